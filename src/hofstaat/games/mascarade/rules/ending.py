"""The swap under the table, fines, the end of a turn and of the game; the next turn begins."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Decision, Moves, Outcome, Step
from hofstaat.games.mascarade import scoring
from hofstaat.games.mascarade.scoring import Ending
from hofstaat.games.mascarade.table.table import Cell, Event, Mascarade, Phase


class Asked(Decision[Mascarade]):
    """A question to one seat, which need not be the one whose turn it is."""

    def waiting(self, t: Mascarade) -> i64:
        return bit(t.actor())

    def looks_like(self, t: Mascarade, seat: i64, code: i64, observer: i64) -> i64:
        """Two cards go under the table; only the seat that took them knows whether they were swapped (MA-14)."""
        actions = t.agreed.actions
        return code - 1 if actions.swap.has(code) and actions.is_swapped(code) else code


def add_each(moves: Moves, codes: vec[i64]) -> None:
    for i in range(i64(len(codes))):
        moves.add(codes[i])


def add_all(moves: Moves, start: i64, end: i64) -> None:
    for code in range(start, end):
        moves.add(code)


# -- a swap (MA-14, MA-33, MA-36) --------------------------------------------------------------------------------------


def swap_or_not(t: Mascarade, seat: i64, code: i64) -> None:
    """Two cards are taken, unseen by the others, and given back swapped or not."""
    actions = t.agreed.actions
    pair = actions.pair(code)
    a = t.agreed.place_from(seat, actions.low[pair])
    b = t.agreed.place_from(seat, actions.high[pair])
    swapped = actions.is_swapped(code)
    lay_down(t, a, b)
    if swapped:
        t.swap_cards(a, b)
    t.note_swap(seat, a, b, swapped=swapped)
    t.tell(Event.SWAPPED, seat, a, b, 1 if swapped else 0)


def lay_down(t: Mascarade, a: i64, b: i64) -> None:
    """Cards that lay open are turned down when they are taken."""
    t.turn_down(a)
    t.turn_down(b)


# -- turns (MA-12, MA-17, MA-18, MA-51) --------------------------------------------------------------------------------


def begin_turn(t: Mascarade, seat: i64) -> None:
    t.set(Cell.TURN, seat)
    t.set(Cell.ACTOR, seat)
    t.enter(Phase.TURN)
    t.tell(Event.TURN_BEGAN, seat, t.turns(), t.forced())


def end_turn(t: Mascarade) -> None:
    """The next is the left of the active player, bound if just revealed (MA-17, MA-18); or time is up (MA-51)."""
    following = t.left_of(t.turn())
    forced = t.revealed_place_of(following)
    t.clear_announcement()
    t.set(Cell.FORCED, forced)
    limit = t.agreed.turn_limit
    if limit > 0 or t.is_preparation():
        t.set(Cell.TURNS, t.turns() + 1)
    if limit > 0 and t.turns() >= limit:
        end(t, Ending.TURN_LIMIT, scoring.winners_of(t))
    else:
        begin_turn(t, following)


def finish(t: Mascarade) -> None:
    """After the power come the fines, then the end test, once; then the next turn (MA-20, MA-50)."""
    pay_fines(t)
    reason = scoring.end_of(t)
    if reason == NONE:
        end_turn(t)
    else:
        end(t, reason, scoring.winners_of(t))


def pay_fines(t: Mascarade) -> None:
    """Every seat that claimed wrongly pays, the announcer too (MA-17)."""
    if not t.is_claimed():
        return
    seat = t.turn()
    for steps in range(t.seats):
        if t.claim(seat) >= 0 and not t.was_right(seat):
            t.pay_fine(seat)
        seat = t.left_of(seat)


# -- the end (MA-50 to MA-53) ------------------------------------------------------------------------------------------


@final
class Over(Step[Mascarade]):
    """Nobody decides anything any more."""

    def outcome(self, t: Mascarade) -> Outcome | None:
        return scoring.outcome(t)


def end(t: Mascarade, reason: i64, winners: i64) -> None:
    """All cards are shown to everybody."""
    t.clear_announcement()
    t.set(Cell.FORCED, NONE)
    t.set(Cell.ACTOR, t.turn())
    t.set(Cell.REASON, reason)
    t.set(Cell.WINNERS, winners)
    for place in range(t.agreed.places):
        t.note_shown(place)
        t.tell(Event.SHOWN, place, t.card(place))
    t.tell(Event.ENDED, winners, reason)
    t.enter(Phase.OVER)
