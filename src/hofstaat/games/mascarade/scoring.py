"""The end of Mascarade and its winners."""

from enum import StrEnum
from typing import Final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Outcome
from hofstaat.games.mascarade.table.table import Cell, Mascarade


class Reason(StrEnum):
    GOAL = "goal"
    BANKRUPT = "bankrupt"
    CHEAT = "cheat"
    TURN_LIMIT = "turn-limit"


REASONS: Final = tuple(Reason)


class Ending:
    """The reasons by their numbers."""

    GOAL: Final[i64] = 0
    BANKRUPT: Final[i64] = 1
    CHEAT: Final[i64] = 2
    TURN_LIMIT: Final[i64] = 3


def end_of(t: Mascarade) -> i64:
    """After power and fines: somebody has 13 or more, or somebody has nothing left; else NONE (MA-50)."""
    reason = NONE
    goal = t.agreed.goal
    for seat in range(t.seats):
        gold = t.gold(seat)
        if gold >= goal:
            return Ending.GOAL
        if gold == 0:
            reason = Ending.BANKRUPT
    return reason


def winners_of(t: Mascarade) -> i64:
    """The richest, as bits, all on a tie (MA-50); with `first_to_13` all who reached it, if anybody did (MA-52)."""
    least = t.richest_beside(NONE)
    if t.agreed.first_to_goal and least > t.agreed.goal:
        least = t.agreed.goal
    bits: i64 = 0
    for seat in range(t.seats):
        if t.gold(seat) >= least:
            bits |= bit(seat)
    return bits


def outcome(t: Mascarade) -> Outcome:
    """Everybody's gold is their score; who won is not always the richest (MA-38, MA-52)."""
    scores = [int(t.gold(seat)) for seat in range(t.seats)]
    bits = t.get(Cell.WINNERS)
    winners = [int(seat) for seat in range(t.seats) if bits >> seat & 1]
    return Outcome(tuple(winners), tuple(scores), REASONS[t.get(Cell.REASON)].value)
