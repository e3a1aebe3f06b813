"""Eliminating: killers that strike at once and killers that wait (LT-10 to LT-14, LT-18)."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.table import NONE, Decision, Moves
from hofstaat.games.list_und_tuecke.cards import EXECUTIONER
from hofstaat.games.list_und_tuecke.rules.chapter import go_on
from hofstaat.games.list_und_tuecke.table import Event, ListUndTuecke, Phase


def waiting_killer(t: ListUndTuecke, seat: i64, card: i64) -> i64:
    """The seat whose visible card waits for the card played: the first clockwise from the left (LT-12, LT-14)."""
    if not t.agreed.is_awaited(card) and t.verdict() != card:
        return NONE
    for steps in range(i64(1), t.seats):
        other = t.left_of(seat, steps)
        top = t.top(other)
        if top != NONE and (t.agreed.waits_for(top, card) or (top == EXECUTIONER and t.verdict() == card)):
            return other
    return NONE


def eliminate(t: ListUndTuecke, killer: i64, victim: i64) -> None:
    """The victim's whole stack is turned; the killer's owner gets one token (LT-10)."""
    t.tell(Event.ELIMINATED, killer, t.top(killer), victim, t.top(victim))
    t.turn_stack(victim)
    t.add_eliminations(killer, 1)


def is_victim(t: ListUndTuecke, seat: i64, killer: i64, other: i64) -> bool:
    """Whether an instant killer just played can strike the visible card of this opponent (LT-11)."""
    if other == seat:
        return False
    top = t.top(other)
    return top != NONE and t.agreed.eliminates(killer, top)


def strike(t: ListUndTuecke, seat: i64, killer: i64) -> None:
    """An instant killer must strike; only between several victims the player chooses (LT-11)."""
    found: i64 = 0
    victim: i64 = NONE
    for other in range(t.seats):
        if is_victim(t, seat, killer, other):
            found += 1
            victim = other
    if found > 1:
        t.enter(Phase.VICTIM)
        return
    if found == 1:
        eliminate(t, seat, victim)
    go_on(t)


@final
class ChooseVictim(Decision[ListUndTuecke]):
    """An instant killer strikes one of several (LT-11)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        killer = t.top(seat)
        for other in range(t.seats):
            if is_victim(t, seat, killer, other):
                moves.add(t.agreed.actions.eliminate.code(t.top(other)))
        moves.sort()

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        eliminate(t, seat, t.owner_of(t.agreed.actions.eliminate.first(code)))
        go_on(t)

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.actions.eliminate.has(code):
            return "no-such-victim", "Your killer cannot eliminate that card now."
        return "choose-victim", "You have to choose a victim now."
