"""What lies on the table in Hof-Verrat: hands, missions, pile, the royal table, the districts, the spies.

Places are numbered: 0 above and 1 below the royal table, then the districts by seat.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.table import NONE, Table
from hofstaat.games.hof_verrat.cards import (
    HAND,
    KINDS,
    MAX_SEATS,
    N_MISSIONS,
    Court,
    family_of,
    is_spy,
    role_of,
)

ABOVE: Final[i64] = 0
BELOW: Final[i64] = 1
DISTRICTS: Final[i64] = 2
PLACES: Final[i64] = DISTRICTS + MAX_SEATS
ELIMINATED: Final[i64] = PLACES  # where spies go when an assassin finds them

# The three areas a turn serves (HV-3), as bits.
TABLE_AREA: Final[i64] = 1
OWN_AREA: Final[i64] = 2
OTHER_AREA: Final[i64] = 4
ALL_AREAS: Final[i64] = 7

# The stages of a game.
DECK: Final[i64] = 0
LIGHT_MISSIONS: Final[i64] = 1
DARK_MISSIONS: Final[i64] = 2
FIRST_PLAYER: Final[i64] = 3
PLAYING: Final[i64] = 4
OVER: Final[i64] = 5

# What happened: the kinds of events. `view.py` tells what each of them means.
BEGAN: Final[i64] = 0
MISSIONS_DEALT: Final[i64] = 1
DREW: Final[i64] = 2
PLACED: Final[i64] = 3
ELIMINATION: Final[i64] = 4
SPARED: Final[i64] = 5
SPY_REVEALED: Final[i64] = 6
MISSIONS_SHOWN: Final[i64] = 7
ENDED: Final[i64] = 8

# The cells.
STAGE: Final[i64] = 0
TURN: Final[i64] = 1
TODO: Final[i64] = 2  # areas the turn has still to serve
ASSASSIN_AT: Final[i64] = 3  # the place of an assassin who may strike now, or NONE
STRIKER: Final[i64] = 4  # ... and which card it is
TOP: Final[i64] = 5  # the next card of the deck
PILE_END: Final[i64] = 6  # the first card of the deck that is set aside
SPIES_LAID: Final[i64] = 7
HANDS: Final[i64] = 8
MISSION: Final[i64] = HANDS + MAX_SEATS * HAND
OPEN: Final[i64] = MISSION + 2 * MAX_SEATS  # place by place: how many of each kind lie face up
GONE: Final[i64] = OPEN + PLACES * KINDS  # how many of each kind were eliminated face up
SPY: Final[i64] = GONE + KINDS  # spy by spy, in the order laid: which card, where, laid by whom
PER_SPY: Final[i64] = 3


class Banquet(Table):
    """The table and its vocabulary; `rules.py` adds what may be done."""

    def __init__(self, court: Court) -> None:
        super().__init__(court, vec[i16]())
        self.court = court
        self.deck: i64 = SPY + PER_SPY * court.spies

    def clear(self) -> None:
        """Nothing dealt yet."""
        if len(self.court.empty_table) == 0:
            self.court.empty_table = empty_table(self.court)
        self.cells = self.court.empty_table[:]

    # -- whose turn --------------------------------------------------------------------------------------------

    def stage(self) -> i64:
        return i64(self.cells[STAGE])

    def turn(self) -> i64:
        return i64(self.cells[TURN])

    def owes(self, area: i64) -> bool:
        """Whether the player to move has still to play a card to this area."""
        return i64(self.cells[TODO]) & area != 0

    def assassin_at(self) -> i64:
        """The place of an assassin who may strike now, or NONE."""
        return i64(self.cells[ASSASSIN_AT])

    # -- cards in hand and pile --------------------------------------------------------------------------------

    def hand_card(self, seat: i64, i: i64) -> i64:
        return i64(self.cells[HANDS + seat * HAND + i])

    def set_hand_card(self, seat: i64, i: i64, kind: i64) -> None:
        self.cells[HANDS + seat * HAND + i] = i16(kind)

    def hand_size(self, seat: i64) -> i64:
        n: i64 = 0
        for i in range(HAND):
            if self.hand_card(seat, i) != NONE:
                n += 1
        return n

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

    def pile(self) -> i64:
        """How many cards are left to draw."""
        return i64(self.cells[PILE_END]) - i64(self.cells[TOP])

    def deck_card(self, i: i64) -> i64:
        """From TOP to PILE_END the pile, in the order of drawing; then the cards set aside."""
        return i64(self.cells[self.deck + i])

    def set_deck_card(self, i: i64, kind: i64) -> None:
        self.cells[self.deck + i] = i16(kind)

    def next_card(self) -> i64:
        top = i64(self.cells[TOP])
        self.cells[TOP] = i16(top + 1)
        kind = self.deck_card(top)
        self.set_deck_card(top, NONE)
        return kind

    def mission(self, seat: i64, dark: i64) -> i64:
        """The number of the seat's light (0) or dark (1) mission among the ten of its side, or NONE."""
        return i64(self.cells[MISSION + seat * 2 + dark])

    def set_mission(self, seat: i64, dark: i64, mission: i64) -> None:
        self.cells[MISSION + seat * 2 + dark] = i16(mission)

    def mission_number(self, seat: i64, dark: i64) -> i64:
        """The same among all twenty, light ones first."""
        return self.mission(seat, dark) + dark * N_MISSIONS

    # -- cards on the table ------------------------------------------------------------------------------------

    def open_cards(self, place: i64, kind: i64) -> i64:
        return i64(self.cells[OPEN + place * KINDS + kind])

    def open_kinds(self, place: i64) -> list[int]:
        """The kinds of all cards lying open there, in their order."""
        kinds: list[int] = []
        for kind in range(KINDS):
            for copy in range(self.open_cards(place, kind)):
                kinds.append(int(kind))
        return kinds

    def set_open_cards(self, place: i64, kind: i64, n: i64) -> None:
        self.cells[OPEN + place * KINDS + kind] = i16(n)

    def gone(self, kind: i64) -> i64:
        """How many cards of this kind were eliminated face up."""
        return i64(self.cells[GONE + kind])

    def set_gone(self, kind: i64, n: i64) -> None:
        self.cells[GONE + kind] = i16(n)

    def spies_laid(self) -> i64:
        return i64(self.cells[SPIES_LAID])

    def spy_card(self, spy: i64) -> i64:
        return i64(self.cells[SPY + spy * PER_SPY])

    def set_spy_card(self, spy: i64, kind: i64) -> None:
        self.cells[SPY + spy * PER_SPY] = i16(kind)

    def spy_place(self, spy: i64) -> i64:
        return i64(self.cells[SPY + spy * PER_SPY + 1])

    def set_spy_place(self, spy: i64, place: i64) -> None:
        self.cells[SPY + spy * PER_SPY + 1] = i16(place)

    def spy_laid_by(self, spy: i64) -> i64:
        return i64(self.cells[SPY + spy * PER_SPY + 2])

    def lay(self, seat: i64, kind: i64, place: i64) -> i64:
        """Put a card down; a spy face down (HV-5). The spy's number in the order laid, or NONE."""
        if not is_spy(kind):
            self.set_open_cards(place, kind, self.open_cards(place, kind) + 1)
            return NONE
        return self.lay_spy(seat, kind, place)

    def lay_spy(self, seat: i64, kind: i64, place: i64) -> i64:
        spy = self.spies_laid()
        self.cells[SPIES_LAID] = i16(spy + 1)
        self.set_spy_card(spy, kind)
        self.set_spy_place(spy, place)
        self.cells[SPY + spy * PER_SPY + 2] = i16(seat)
        return spy

    # -- reckoning ---------------------------------------------------------------------------------------------

    def weigh(self, place: i64, into: vec[i64]) -> None:
        """Add up the weights at a place by family, face-down spies included."""
        weight = self.court.weight
        for kind in range(KINDS):
            n = self.open_cards(place, kind)
            if n != 0:
                into[family_of(kind)] += n * weight[role_of(kind)]
        for spy in range(self.spies_laid()):
            if self.spy_place(spy) == place:
                kind = self.spy_card(spy)
                into[family_of(kind)] += weight[role_of(kind)]

    def count(self, place: i64, into: vec[i64]) -> None:
        """Add up the cards at a place by family, nobles like any other."""
        for kind in range(KINDS):
            into[family_of(kind)] += self.open_cards(place, kind)
        for spy in range(self.spies_laid()):
            if self.spy_place(spy) == place:
                into[family_of(self.spy_card(spy))] += 1

    def role_count(self, place: i64, role: i64) -> i64:
        n: i64 = 0
        for kind in range(KINDS):
            if role_of(kind) == role:
                n += self.open_cards(place, kind)
        for spy in range(self.spies_laid()):
            if self.spy_place(spy) == place and role_of(self.spy_card(spy)) == role:
                n += 1
        return n


def empty_table(court: Court) -> vec[i16]:
    """The cells before the deal: no card anywhere, no assassin about to strike."""
    cells = vec[i16]([i16(0)] * int(SPY + PER_SPY * court.spies + court.cards))
    cells[ASSASSIN_AT] = i16(NONE)
    cells[STRIKER] = i16(NONE)
    cells[PILE_END] = i16(court.kept)
    for i in range(HANDS, OPEN):
        cells[i] = i16(NONE)
    for i in range(SPY, i64(len(cells))):
        cells[i] = i16(NONE)
    return cells
