"""The reckoning of Council of 12: the term of office, what the people say of it, the throne."""

from enum import StrEnum
from typing import Final

from mypy_extensions import i64

from hofstaat.engine.bits import bit, count_bits
from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12.cards import THRONE
from hofstaat.games.council_of_12.table.cells import (
    BROKEN,
    FAVOUR,
    FILED,
    RESULT,
    SEEKER,
    SEEKER_AT,
    SEEKER_FILED_AT,
    SEEKERS_FILED,
    SEEKERS_LEFT,
    TICK,
)
from hofstaat.games.council_of_12.table.chamber import Chamber


class Reason(StrEnum):
    """How it ended, in the order of the results."""

    SUCCESSOR = "successor"
    SURVIVED = "survived"
    OVERTHROWN = "overthrown"
    CONDITION_MISSED = "condition-missed"


REASONS: Final = (Reason.SUCCESSOR, Reason.SURVIVED, Reason.OVERTHROWN, Reason.CONDITION_MISSED)
ENDS: Final = tuple(reason.value for reason in REASONS)
BRACKETS: Final = (23, 34, 60, 78, 109)
VERDICTS: Final = ("disappointed", "proud", "devoted", "enthralled", "masterful", "legendary")


def challenge_points(table: Chamber) -> i64:
    """All evaluated challenges by their last place, those on the right double; the throne scores what it says."""
    points: i64 = 0
    for i in range(table.get(FILED)):
        worth = table.council.score[table.filed_challenge(i)]
        points += 2 * worth if table.is_on_right(i) else worth
    if table.is_throne() and table.cells[RESULT] != 0:
        points += table.council.score[THRONE]
    return points


def crown_points(table: Chamber) -> i64:
    """The crown values of all seven help-seekers, also of those nobody has seen."""
    crown = table.council.crown
    seeker = table.get(SEEKER)
    points: i64 = 0
    for i in range(table.get(SEEKERS_LEFT)):
        points += crown[table.get(SEEKER_AT + i)]
    for i in range(table.get(SEEKERS_FILED)):
        points += crown[table.get(SEEKER_FILED_AT + i)]
    if seeker != NONE:
        points += crown[seeker]
    return points


def silent_rounds(table: Chamber) -> i64:
    """The ticks held so far, that of the round being played included (C12-84)."""
    if table.council.tick_points == 0:
        return 0
    reached = bit(table.get(TICK) + 1) - 1
    return count_bits(reached & ~table.get(BROKEN))


def term(table: Chamber) -> i64:
    """The term of office in years (C12-80)."""
    silence = silent_rounds(table) * table.council.tick_points
    return challenge_points(table) + crown_points(table) + table.get(FAVOUR) + silence


def verdict(years: int) -> str:
    """What the people say of a term (C12-81)."""
    for bracket, word in zip(BRACKETS, VERDICTS):
        if years <= bracket:
            return word
    return VERDICTS[-1]


def bells_on_right(table: Chamber) -> i64:
    """How many challenges lie on the right (C12-85)."""
    n: i64 = 0
    for i in range(table.get(FILED)):
        if table.is_on_right(i):
            n += 1
    return n


def largest_group(table: Chamber) -> i64:
    """How many seats have laid the character laid most often (C12-70)."""
    largest: i64 = 0
    for seat in range(table.seats):
        n: i64 = 0
        for other in range(table.seats):
            if table.laid(other) == table.laid(seat):
                n += 1
        largest = n if n > largest else largest
    return largest
