"""The table of Hof-Verrat: hands, missions, pile, the royal table, the districts, the spies.

Places are numbered: 0 above and 1 below the royal table, then the districts by seat. A card that nobody has told us
is UNKNOWN: `knowledge.py` carries out on a table of its own what it is told.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.table import NONE, Table
from hofstaat.games.hof_verrat.cards import HAND, KINDS, N_MISSIONS, UNKNOWN, is_spy
from hofstaat.games.hof_verrat.setup import HofVerratSetup

PLACES: Final[i64] = 7  # above, below, five districts
PER_SPY: Final[i64] = 3  # which card, where, laid by whom


class Phase:
    """The draws and decisions of a game. `rules.py` has a step for each."""

    DECK: Final[i64] = 0
    LIGHT_MISSIONS: Final[i64] = 1
    DARK_MISSIONS: Final[i64] = 2
    FIRST_PLAYER: Final[i64] = 3
    PLACE: Final[i64] = 4
    STRIKE: Final[i64] = 5
    OVER: Final[i64] = 6


class Event:
    """The kinds of events. `events.py` says which seat is told how much of each."""

    BEGAN: Final[i64] = 0
    MISSIONS_DEALT: Final[i64] = 1
    DREW: Final[i64] = 2
    PLACED: Final[i64] = 3
    ELIMINATED: Final[i64] = 4
    SPARED: Final[i64] = 5
    SPY_REVEALED: Final[i64] = 6
    MISSIONS_SHOWN: Final[i64] = 7
    ENDED: Final[i64] = 8


class At:
    """The places of cards."""

    ABOVE: Final[i64] = 0
    BELOW: Final[i64] = 1
    DISTRICTS: Final[i64] = 2  # + seat
    ELIMINATED: Final[i64] = 7  # where spies go when an assassin finds them


class Area:
    """The three areas a turn serves (HV-3), as bits."""

    TABLE: Final[i64] = 1
    OWN: Final[i64] = 2
    OTHER: Final[i64] = 4
    ALL: Final[i64] = 7


class Cell:
    """The first cell of each thing. One that takes more than one cell says how many, before a colon."""

    PHASE: Final[i64] = 0
    TURN: Final[i64] = 1
    TODO: Final[i64] = 2  # areas the turn has still to serve
    STRIKER_AT: Final[i64] = 3  # the place of an assassin who may strike now, or NONE
    STRIKER: Final[i64] = 4  # ... and which card it is
    TOP: Final[i64] = 5  # the next card of the deck
    PILE_END: Final[i64] = 6  # the first card of the deck that is set aside
    SPIES_LAID: Final[i64] = 7
    HANDS: Final[i64] = 8  # MAX_SEATS * HAND: seat by seat
    MISSIONS: Final[i64] = 23  # MAX_SEATS * 2: seat by seat, the light one and the dark one
    OPEN: Final[i64] = 33  # PLACES * KINDS: place by place, how many of each kind lie face up
    GONE: Final[i64] = 243  # KINDS: how many of each were eliminated face up
    SPY: Final[i64] = 273  # PER_SPY for each spy in the order laid; behind them the deck


@final
class HofVerrat(Table):
    def __init__(self, agreed: HofVerratSetup) -> None:
        super().__init__(agreed, vec[i16]())
        self.agreed = agreed
        self.deck: i64 = Cell.SPY + PER_SPY * agreed.spies

    def copy(self) -> "HofVerrat":
        other = HofVerrat(self.agreed)
        self.copy_onto(other)
        return other

    # -- the turn ----------------------------------------------------------------------------------------------

    def give_turn(self, seat: i64) -> None:
        """The seat is to move and has all areas to serve."""
        self.set(Cell.TURN, seat)
        self.set(Cell.TODO, Area.ALL)

    def owes(self, area: i64) -> bool:
        """Whether the player to move has still to play a card to this area."""
        return self.get(Cell.TODO) & area != 0

    def serve(self, area: i64) -> None:
        self.set(Cell.TODO, self.get(Cell.TODO) & ~area)

    def striker(self) -> i64:
        """The assassin who may strike now, or NONE."""
        return self.get(Cell.STRIKER)

    def striker_at(self) -> i64:
        """The place of that assassin, or NONE."""
        return self.get(Cell.STRIKER_AT)

    def set_striker(self, kind: i64, place: i64) -> None:
        self.set(Cell.STRIKER, kind)
        self.set(Cell.STRIKER_AT, place)

    # -- hands and missions ------------------------------------------------------------------------------------

    def hand_card(self, seat: i64, i: i64) -> i64:
        return self.get(Cell.HANDS + seat * HAND + i)

    def set_hand_card(self, seat: i64, i: i64, kind: i64) -> None:
        self.set(Cell.HANDS + seat * HAND + i, kind)

    def hand_size(self, seat: i64) -> i64:
        n: i64 = 0
        for i in range(HAND):
            if self.hand_card(seat, i) != NONE:
                n += 1
        return n

    def holds(self, seat: i64, kind: i64, before: i64 = HAND) -> bool:
        """Whether the card is in the hand, among the first so many."""
        for i in range(before):
            if self.hand_card(seat, i) == kind:
                return True
        return False

    def add_to_hand(self, seat: i64, kind: i64) -> None:
        """Hands are kept sorted, without gaps: equal hands are equal, whatever the order of drawing."""
        i = self.hand_size(seat)
        while i > 0 and self.hand_card(seat, i - 1) > kind:
            self.set_hand_card(seat, i, self.hand_card(seat, i - 1))
            i -= 1
        self.set_hand_card(seat, i, kind)

    def take_from_hand(self, seat: i64, kind: i64) -> None:
        i: i64 = 0
        while self.hand_card(seat, i) != kind:
            i += 1
        while i < HAND - 1:
            self.set_hand_card(seat, i, self.hand_card(seat, i + 1))
            i += 1
        self.set_hand_card(seat, i, NONE)

    def mission(self, seat: i64, dark: i64) -> i64:
        """The number of the seat's light (0) or dark (1) mission among the ten of its side, or NONE."""
        return self.get(Cell.MISSIONS + seat * 2 + dark)

    def set_mission(self, seat: i64, dark: i64, mission: i64) -> None:
        self.set(Cell.MISSIONS + seat * 2 + dark, mission)

    def mission_number(self, seat: i64, dark: i64) -> i64:
        """The same among all twenty, light ones first."""
        return self.mission(seat, dark) + dark * N_MISSIONS

    # -- pile and cards set aside ------------------------------------------------------------------------------

    def pile(self) -> i64:
        """How many cards are left to draw."""
        return self.get(Cell.PILE_END) - self.get(Cell.TOP)

    def deck_card(self, i: i64) -> i64:
        """From TOP to PILE_END the pile, in the order of drawing; then the cards set aside."""
        return self.get(self.deck + i)

    def set_deck_card(self, i: i64, kind: i64) -> None:
        self.set(self.deck + i, kind)

    def next_card(self) -> i64:
        top = self.get(Cell.TOP)
        kind = self.deck_card(top)
        self.set(Cell.TOP, top + 1)
        self.set_deck_card(top, NONE)
        return kind

    # -- open cards --------------------------------------------------------------------------------------------

    def open_cards(self, place: i64, kind: i64) -> i64:
        return self.get(Cell.OPEN + place * KINDS + kind)

    def open_kinds(self, place: i64) -> list[int]:
        """The kinds of all cards lying open there, in their order."""
        return self.kinds_from(Cell.OPEN + place * KINDS)

    def add_open_cards(self, place: i64, kind: i64, n: i64) -> None:
        self.set(Cell.OPEN + place * KINDS + kind, self.open_cards(place, kind) + n)

    def gone(self, kind: i64) -> i64:
        """How many cards of this kind were eliminated face up."""
        return self.get(Cell.GONE + kind)

    def gone_kinds(self) -> list[int]:
        """The kinds of all cards eliminated face up, in their order."""
        return self.kinds_from(Cell.GONE)

    def add_gone(self, kind: i64) -> None:
        self.set(Cell.GONE + kind, self.gone(kind) + 1)

    def kinds_from(self, cell: i64) -> list[int]:
        """The kinds counted in the cells from this one, each as often as it is there."""
        kinds: list[int] = []
        for kind in range(KINDS):
            for copy in range(self.get(cell + kind)):
                kinds.append(int(kind))
        return kinds

    # -- spies -------------------------------------------------------------------------------------------------

    def spies_laid(self) -> i64:
        return self.get(Cell.SPIES_LAID)

    def spy_card(self, spy: i64) -> i64:
        return self.get(Cell.SPY + spy * PER_SPY)

    def set_spy_card(self, spy: i64, kind: i64) -> None:
        self.set(Cell.SPY + spy * PER_SPY, kind)

    def spy_place(self, spy: i64) -> i64:
        return self.get(Cell.SPY + spy * PER_SPY + 1)

    def set_spy_place(self, spy: i64, place: i64) -> None:
        self.set(Cell.SPY + spy * PER_SPY + 1, place)

    def spy_laid_by(self, spy: i64) -> i64:
        return self.get(Cell.SPY + spy * PER_SPY + 2)

    # -- what happens to cards ---------------------------------------------------------------------------------

    def draw(self, seat: i64) -> None:
        """Three cards from the pile, if it has any (HV-3)."""
        if self.pile() == 0:
            return
        for i in range(HAND):
            self.add_to_hand(seat, self.next_card())
        self.tell(Event.DREW, seat, self.hand_card(seat, 0), self.hand_card(seat, 1), self.hand_card(seat, 2))

    def lay(self, seat: i64, kind: i64, place: i64) -> i64:
        """Put a card down; a spy face down (HV-5). The spy's number in the order laid, or NONE."""
        if kind != UNKNOWN and not is_spy(kind):
            self.add_open_cards(place, kind, 1)
            return NONE
        spy = self.spies_laid()
        self.set(Cell.SPIES_LAID, spy + 1)
        self.set_spy_card(spy, kind)
        self.set_spy_place(spy, place)
        self.set(Cell.SPY + spy * PER_SPY + 2, seat)
        return spy


def empty_table(agreed: HofVerratSetup) -> vec[i16]:
    """The cells before the deal: no card anywhere, no assassin about to strike."""
    cells = vec[i16]([i16(0)] * int(Cell.SPY + PER_SPY * agreed.spies + agreed.cards))
    cells[Cell.STRIKER_AT] = i16(NONE)
    cells[Cell.STRIKER] = i16(NONE)
    cells[Cell.PILE_END] = i16(agreed.kept)
    for i in range(Cell.HANDS, Cell.OPEN):
        cells[i] = i16(NONE)
    for i in range(Cell.SPY, i64(len(cells))):
        cells[i] = i16(NONE)
    return cells
