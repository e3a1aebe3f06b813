"""Announcements, and everybody's answers (MA-15 to MA-17, MA-20)."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.table import NONE, Moves
from hofstaat.games.mascarade.cards import PASSED, Character
from hofstaat.games.mascarade.rules.ending import Asked, add_all, finish
from hofstaat.games.mascarade.rules.powers import peasants_receive, use
from hofstaat.games.mascarade.table.table import Cell, Event, Mascarade, Phase


def announce(t: Mascarade, seat: i64, place: i64, character: i64) -> None:
    """Everybody is asked, one after the other, clockwise (MA-15)."""
    t.set(Cell.CHARACTER, character)
    t.set_claim(seat, place)
    t.tell(Event.ANNOUNCED, seat, place, character)
    t.set(Cell.ACTOR, t.left_of(seat))
    t.enter(Phase.ANSWER)


@final
class Answer(Asked):
    """Not me; or it is I, with one named own place, be it the protected one (MA-15, MA-60, MA-70)."""

    def offer(self, t: Mascarade, seat: i64, moves: Moves) -> None:
        add_all(moves, t.agreed.actions.pass_by.start, t.agreed.actions.claim.end)

    def play(self, t: Mascarade, seat: i64, code: i64) -> None:
        claim = t.agreed.actions.claim
        place = seat * t.agreed.hands + claim.first(code) if claim.has(code) else PASSED
        t.tell(Event.ANSWERED, seat, NONE if place == PASSED else place, t.character())
        if not asks_next(t, seat, place):
            settle(t)

    def refuse(self, t: Mascarade, seat: i64, code: i64) -> tuple[str, str]:
        return "answer-first", "First say whether you are the announced character, or not."


def asks_next(t: Mascarade, seat: i64, place: i64) -> bool:
    """The seat has claimed with this place or PASSED. Whether somebody is still to be asked; if so, that seat is."""
    t.set_claim(seat, place)
    following = t.left_of(seat)
    if following == t.turn():
        return False
    t.set(Cell.ACTOR, following)
    t.enter(Phase.ANSWER)
    return True


def settle(t: Mascarade) -> None:
    """Unchallenged, the announcer uses the power unseen (MA-16). Otherwise all who claimed reveal: the one who told
    the truth uses the power, then the others pay a fine (MA-17).
    """
    if not t.is_claimed():
        use(t, t.turn())
        return
    seat = t.turn()
    for steps in range(t.seats):
        if t.claim(seat) >= 0:
            reveal_claim(t, seat)
        seat = t.left_of(seat)
    right = t.right_one()
    if right == NONE:
        t.tell(Event.NOBODY_WAS, t.character())
        finish(t)
    elif t.character() == Character.PEASANT:
        peasants_receive(t)
    else:
        use(t, right)


def reveal_claim(t: Mascarade, seat: i64) -> None:
    """Only the named place counts (MA-63). The seats that are right are fixed now (MA-20)."""
    place = t.claim(seat)
    right = t.card(place) == t.character()
    if right:
        t.set_right(seat)
    t.reveal(place, right=right)
