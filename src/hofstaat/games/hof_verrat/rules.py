"""Hof-Verrat: the decisions of a turn and what follows from them, in the order of the book.

Action codes: kind * (2 + seats) + where        play a card: above, below, or to the district k seats to the left
              STRIKE + side * 30 + kind         the assassin eliminates a card lying open above, below, in the district
              STRIKE + 90                       ... or nobody
              STRIKE + 91 + spy                 ... or the spy with that number in the order laid
with STRIKE = 30 * (2 + seats).
"""

from typing import Final, final

from mypy_extensions import i16, i64

from hofstaat.engine.table import NONE, Moves, Outcome
from hofstaat.games.hof_verrat.cards import ASSASSIN, GUARD, HAND, KINDS, N_MISSIONS, SPY, is_spy, role_of
from hofstaat.games.hof_verrat.scoring import MOST_POINTS, SHARED_VICTORY, standing, total
from hofstaat.games.hof_verrat.table.banquet import (
    ABOVE,
    ALL_AREAS,
    ASSASSIN_AT,
    BEGAN,
    BELOW,
    DARK_MISSIONS,
    DECK,
    DISTRICTS,
    DREW,
    ELIMINATED,
    ELIMINATION,
    ENDED,
    FIRST_PLAYER,
    LIGHT_MISSIONS,
    MISSIONS_DEALT,
    MISSIONS_SHOWN,
    OTHER_AREA,
    OVER,
    OWN_AREA,
    PLACED,
    PLAYING,
    SPARED,
    SPY_REVEALED,
    STAGE,
    STRIKER,
    TABLE_AREA,
    TODO,
    TURN,
    Banquet,
)

SIDES: Final[i64] = 3  # above, below, in a district
DISTRICT_SIDE: Final[i64] = 2
SPARE: Final[i64] = SIDES * KINDS
FIRST_SPY: Final[i64] = SPARE + 1


def strikes(seats: i64) -> i64:
    """The first code of an elimination."""
    return KINDS * (DISTRICTS + seats)


@final
class HofVerrat(Banquet):
    def copy(self) -> "HofVerrat":
        other = HofVerrat(self.court)
        self.copy_onto(other)
        return other

    # -- set-up (HV-1, HV-2) -----------------------------------------------------------------------------------

    def set_up(self) -> None:
        self.clear()
        self.call_lots(self.court.cards, self.court.cards)

    def lots_drawn(self) -> None:
        """The deck is shuffled, then the missions of either side, then the first player is drawn."""
        stage = self.stage()
        self.cells[STAGE] = i16(stage + 1)
        if stage == DECK:
            self.stack_deck()
            self.call_lots(self.seats, N_MISSIONS)
        elif stage == LIGHT_MISSIONS:
            self.deal_missions(0)
            self.call_lots(self.seats, N_MISSIONS)
        elif stage == DARK_MISSIONS:
            self.deal_missions(1)
            self.call_lots(1, self.seats)
        else:
            assert stage == FIRST_PLAYER
            self.begin(i64(self.lots[0]))

    def stack_deck(self) -> None:
        for i in range(self.court.cards):
            self.set_deck_card(i, i64(self.court.fresh[i64(self.lots[i])]))

    def deal_missions(self, dark: i64) -> None:
        for seat in range(self.seats):
            self.set_mission(seat, dark, i64(self.lots[seat]))

    def begin(self, first: i64) -> None:
        self.cells[TURN] = i16(first)
        self.cells[TODO] = i16(ALL_AREAS)
        self.tell(BEGAN, first, self.court.kept)
        for seat in range(self.seats):
            self.tell(MISSIONS_DEALT, seat, self.mission_number(seat, 0), self.mission_number(seat, 1))
        for seat in range(self.seats):
            self.draw(seat)

    def draw(self, seat: i64) -> None:
        """Three cards from the pile, if it has any (HV-3)."""
        if self.pile() == 0:
            return
        for i in range(HAND):
            self.add_to_hand(seat, self.next_card())
        self.tell(DREW, seat, self.hand_card(seat, 0), self.hand_card(seat, 1), self.hand_card(seat, 2))

    # -- who and what ------------------------------------------------------------------------------------------

    def waiting(self) -> i64:
        return i64(1) << self.turn() if self.stage() == PLAYING else 0

    def offer(self, seat: i64, moves: Moves) -> None:
        if self.assassin_at() != NONE:
            self.offer_victims(moves)
        else:
            self.offer_places(seat, moves)

    def play(self, seat: i64, code: i64) -> None:
        if self.assassin_at() == NONE:
            wheres = DISTRICTS + self.seats
            self.place(seat, code // wheres, code % wheres)
        else:
            self.strike(seat, code - strikes(self.seats))

    # -- playing a card (HV-3, HV-4) ---------------------------------------------------------------------------

    def offer_places(self, seat: i64, moves: Moves) -> None:
        """Each hand card, once per kind, to each area the turn has still to serve."""
        for i in range(HAND):
            kind = self.hand_card(seat, i)
            if kind != NONE and not self.holds_before(seat, i, kind):
                self.offer_places_for(kind, moves)

    def holds_before(self, seat: i64, i: i64, kind: i64) -> bool:
        for j in range(i):
            if self.hand_card(seat, j) == kind:
                return True
        return False

    def offer_places_for(self, kind: i64, moves: Moves) -> None:
        code = kind * (DISTRICTS + self.seats)
        if self.owes(TABLE_AREA):
            moves.add(code + ABOVE)
            moves.add(code + BELOW)
        if self.owes(OWN_AREA):
            moves.add(code + DISTRICTS)
        if self.owes(OTHER_AREA):
            for left in range(i64(1), self.seats):
                moves.add(code + DISTRICTS + left)

    def place(self, seat: i64, kind: i64, where: i64) -> None:
        """Lay the card down for good; an assassin may strike before anything else happens (HV-6, HV-9)."""
        area = TABLE_AREA if where < DISTRICTS else OWN_AREA if where == DISTRICTS else OTHER_AREA
        place = where if where < DISTRICTS else DISTRICTS + (seat + where - DISTRICTS) % self.seats
        self.cells[TODO] = i16(i64(self.cells[TODO]) & ~area)
        self.take_from_hand(seat, kind)
        spy = self.lay(seat, kind, place)
        self.tell(PLACED, seat, kind, place, spy)
        if role_of(kind) == ASSASSIN and self.has_victim(place, kind):
            self.cells[ASSASSIN_AT] = i16(place)
            self.cells[STRIKER] = i16(kind)
        else:
            self.go_on(seat)

    # -- the assassin (HV-6, HV-7, HV-10, HV-11) ---------------------------------------------------------------

    def in_reach(self, place: i64, assassin_at: i64) -> bool:
        """The same area: the whole royal table, or the one district."""
        return place == assassin_at or (place < DISTRICTS and assassin_at < DISTRICTS)

    def victims(self, kind: i64, place: i64, striker: i64, assassin_at: i64) -> i64:
        """How many open cards of this kind at this place can be eliminated: no guards, not the assassin just placed."""
        if role_of(kind) == GUARD:
            return 0
        n = self.open_cards(place, kind)
        return n - 1 if kind == striker and place == assassin_at else n

    def has_victim(self, assassin_at: i64, striker: i64) -> bool:
        for spy in range(self.spies_laid()):
            if self.in_reach(self.spy_place(spy), assassin_at):
                return True
        for place in range(DISTRICTS + self.seats):
            if self.in_reach(place, assassin_at):
                for kind in range(KINDS):
                    if self.victims(kind, place, striker, assassin_at) > 0:
                        return True
        return False

    def offer_victims(self, moves: Moves) -> None:
        base = strikes(self.seats)
        assassin_at = self.assassin_at()
        if assassin_at < DISTRICTS:
            self.offer_open_victims(ABOVE, base, moves)
            self.offer_open_victims(BELOW, base + KINDS, moves)
        else:
            self.offer_open_victims(assassin_at, base + DISTRICT_SIDE * KINDS, moves)
        moves.add(base + SPARE)
        for spy in range(self.spies_laid()):
            if self.in_reach(self.spy_place(spy), assassin_at):
                moves.add(base + FIRST_SPY + spy)

    def offer_open_victims(self, place: i64, base: i64, moves: Moves) -> None:
        striker = i64(self.cells[STRIKER])
        for kind in range(KINDS):
            if self.open_cards(place, kind) != 0 and self.victims(kind, place, striker, self.assassin_at()) > 0:
                moves.add(base + kind)

    def strike(self, seat: i64, target: i64) -> None:
        """Eliminate a card lying open, a spy unseen, or nobody: the assassin need not strike (HV-6)."""
        if target == SPARE:
            self.tell(SPARED, seat)
        elif target >= FIRST_SPY:
            self.eliminate_spy(seat, target - FIRST_SPY)
        else:
            side = target // KINDS
            self.eliminate(seat, target % KINDS, self.assassin_at() if side == DISTRICT_SIDE else side)
        self.cells[ASSASSIN_AT] = i16(NONE)
        self.cells[STRIKER] = i16(NONE)
        self.go_on(seat)

    def eliminate(self, seat: i64, kind: i64, place: i64) -> None:
        self.set_open_cards(place, kind, self.open_cards(place, kind) - 1)
        self.set_gone(kind, self.gone(kind) + 1)
        self.tell(ELIMINATION, seat, kind, place)

    def eliminate_spy(self, seat: i64, spy: i64) -> None:
        self.tell(ELIMINATION, seat, self.spy_card(spy), self.spy_place(spy), spy)
        self.set_spy_place(spy, ELIMINATED)

    # -- the end of a turn and of the game (HV-3, HV-8) --------------------------------------------------------

    def go_on(self, seat: i64) -> None:
        """After the third card: draw, and the next seat is to move; with all hands empty the game is over."""
        if self.owes(ALL_AREAS):
            return
        self.draw(seat)
        following = (seat + 1) % self.seats
        self.cells[TURN] = i16(following)
        self.cells[TODO] = i16(ALL_AREAS)
        if self.hand_card(following, 0) == NONE:
            self.end()

    def end(self) -> None:
        """All spies lying are turned up (HV-20), then all missions (HV-23); eliminated spies stay hidden (HV-27)."""
        self.cells[STAGE] = i16(OVER)
        for spy in range(self.spies_laid()):
            if self.spy_place(spy) != ELIMINATED:
                self.tell(SPY_REVEALED, spy, self.spy_card(spy), self.spy_place(spy))
        for seat in range(self.seats):
            self.tell(MISSIONS_SHOWN, seat, self.mission_number(seat, 0), self.mission_number(seat, 1))
        self.tell(ENDED)

    def outcome(self) -> Outcome | None:
        """Most points win, ties share the victory (HV-24)."""
        if self.stage() != OVER:
            return None
        ranks = standing(self)
        points = [int(total(self, seat, ranks)) for seat in range(self.seats)]
        best = max(points)
        winners = tuple([seat for seat, own in enumerate(points) if own == best])
        return Outcome(winners, tuple(points), MOST_POINTS if len(winners) == 1 else SHARED_VICTORY)

    # -- for the search ----------------------------------------------------------------------------------------

    def looks_like(self, seat: i64, code: i64, observer: i64) -> i64:
        """A spy is laid face down: whose it is, nobody else can tell (HV-5)."""
        wheres = DISTRICTS + self.seats
        if code >= strikes(self.seats) or not is_spy(code // wheres):
            return code
        return SPY * wheres + code % wheres

    # -- refusals ----------------------------------------------------------------------------------------------

    def why_not(self, seat: i64, code: i64) -> tuple[str, str]:
        base = strikes(self.seats)
        if self.assassin_at() != NONE:
            return self.why_no_victim(code - base)
        if not 0 <= code < base:
            return "play-a-card", "You have to play a hand card now."
        return self.why_no_place(seat, code // (DISTRICTS + self.seats), code % (DISTRICTS + self.seats))

    def why_no_victim(self, target: i64) -> tuple[str, str]:
        if target < 0:
            return "choose-victim", "First decide whom your assassin eliminates, or nobody."
        if target < SPARE and role_of(target % KINDS) == GUARD:
            return "guard", "Guards cannot be eliminated."
        return "no-such-victim", "There is no such courtier in the area of your assassin."

    def why_no_place(self, seat: i64, kind: i64, where: i64) -> tuple[str, str]:
        if not self.holds_before(seat, HAND, kind):
            return "not-in-hand", "You do not have that card in your hand."
        if where < DISTRICTS:
            return "table-served", "You have already played a card to the royal table this turn."
        if where == DISTRICTS:
            return "own-served", "You have already played a card to your own district this turn."
        return "other-served", "You have already played a card to an opponent's district this turn."


def action_space(spies: int, seats: int) -> int:
    """How many action codes there are, with this many spies in the game."""
    return int(strikes(seats) + FIRST_SPY) + spies
