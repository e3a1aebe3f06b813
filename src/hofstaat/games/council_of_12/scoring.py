"""The reckoning of Council of 12: the term of office, what the people say of it, the throne."""

from enum import StrEnum
from typing import Final

from mypy_extensions import i64

from hofstaat.engine.bits import bit, count_bits
from hofstaat.engine.table import NONE, Outcome
from hofstaat.games.council_of_12.cards import THRONE
from hofstaat.games.council_of_12.table.stacks import filed_challenge, is_on_right
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Ending


class Reason(StrEnum):
    """The words for the endings, in their order."""

    SUCCESSOR = "successor"
    SURVIVED = "survived"
    OVERTHROWN = "overthrown"
    CONDITION_MISSED = "condition-missed"


REASONS: Final = (Reason.SUCCESSOR, Reason.SURVIVED, Reason.OVERTHROWN, Reason.CONDITION_MISSED)
ENDS: Final = tuple(reason.value for reason in REASONS)
BRACKETS: Final = (23, 34, 60, 78, 109)
VERDICTS: Final = ("disappointed", "proud", "devoted", "enthralled", "masterful", "legendary")


def outcome(table: CouncilOf12) -> Outcome:
    """Everybody's points are the term of office (C12-80)."""
    ending = table.get(Cell.RESULT)
    won = ending in (Ending.AGREED, Ending.SURVIVED)
    winners = table.agreed.everybody if won else ()
    return Outcome(winners, (int(term(table)),) * int(table.seats), ENDS[ending - 1])


def challenge_points(table: CouncilOf12) -> i64:
    """All evaluated challenges by their last place, those on the right double; the throne scores what it says."""
    points: i64 = 0
    for i in range(table.get(Cell.FILED)):
        worth = table.agreed.score[filed_challenge(table, i)]
        points += 2 * worth if is_on_right(table, i) else worth
    if table.is_throne() and table.get(Cell.RESULT) != 0:
        points += table.agreed.score[THRONE]
    return points


def crown_points(table: CouncilOf12) -> i64:
    """The crown values of all seven help-seekers, also of those nobody has seen."""
    crown = table.agreed.crown
    seeker = table.get(Cell.SEEKER)
    points: i64 = 0
    for i in range(table.get(Cell.SEEKERS_LEFT)):
        points += crown[table.get(Cell.SEEKER_AT + i)]
    for i in range(table.get(Cell.SEEKERS_FILED)):
        points += crown[table.get(Cell.SEEKER_FILED_AT + i)]
    if seeker != NONE:
        points += crown[seeker]
    return points


def silent_rounds(table: CouncilOf12) -> i64:
    """The ticks held so far, that of the round being played included (C12-84)."""
    if table.agreed.tick_points == 0:
        return 0
    reached = bit(table.get(Cell.TICK) + 1) - 1
    return count_bits(reached & ~table.get(Cell.BROKEN))


def term(table: CouncilOf12) -> i64:
    """The term of office in years (C12-80)."""
    silence = silent_rounds(table) * table.agreed.tick_points
    return challenge_points(table) + crown_points(table) + table.get(Cell.FAVOUR) + silence


def verdict(years: int) -> str:
    """The people's word for a term (C12-81)."""
    for bracket, word in zip(BRACKETS, VERDICTS):
        if years <= bracket:
            return word
    return VERDICTS[-1]


def bells_on_right(table: CouncilOf12) -> i64:
    """How many challenges lie on the right (C12-85)."""
    n: i64 = 0
    for i in range(table.get(Cell.FILED)):
        if is_on_right(table, i):
            n += 1
    return n


def has_missed(table: CouncilOf12) -> bool:
    """Whether the scenario asked for another successor, or for more bells (C12-85)."""
    wanted = table.agreed.must_enthrone
    another = wanted != NONE and table.get(Cell.SUCCESSOR) != wanted
    return another or bells_on_right(table) < table.agreed.min_bells


def largest_group(table: CouncilOf12) -> i64:
    """How many seats have laid the character laid most often (C12-70)."""
    largest: i64 = 0
    for seat in range(table.seats):
        n: i64 = 0
        for other in range(table.seats):
            if table.laid(other) == table.laid(seat):
                n += 1
        largest = n if n > largest else largest
    return largest
