"""When Mascarade ends and who has won."""

from enum import StrEnum
from typing import Final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE
from hofstaat.games.mascarade.table.ballroom import GOLD, Ballroom


class Reason(StrEnum):
    GOAL = "goal"
    BANKRUPT = "bankrupt"
    CHEAT = "cheat"
    TURN_LIMIT = "turn-limit"


REASONS: Final = tuple(Reason)
GOAL: Final[i64] = 0
BANKRUPT: Final[i64] = 1
CHEAT_WON: Final[i64] = 2
TURN_LIMIT: Final[i64] = 3


def end_of(table: Ballroom) -> i64:
    """After power and fines: somebody has 13 or more, or somebody has nothing left; else NONE (MA-50)."""
    reason = NONE
    for seat in range(table.seats):
        gold = i64(table.cells[GOLD + seat])
        if gold >= table.ball.goal:
            return GOAL
        if gold == 0:
            reason = BANKRUPT
    return reason


def winners_of(table: Ballroom) -> i64:
    """The richest, as bits, all on a tie (MA-50); with `first_to_13` all who reached it, if anybody did (MA-52)."""
    least = table.richest_beside(NONE)
    if table.ball.first_to_goal and least > table.ball.goal:
        least = table.ball.goal
    bits: i64 = 0
    for seat in range(table.seats):
        if table.gold(seat) >= least:
            bits |= bit(seat)
    return bits
