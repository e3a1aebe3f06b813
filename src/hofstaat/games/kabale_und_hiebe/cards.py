"""The influence cards and goals of Kabale und Hiebe: their names and numbers.

A *rank* is one of the 25 influence cards everybody has; a *card* is a rank in the colour of a seat. A *goal* is
area * 6 + its place among the points of an area; equal goals are the same number.
"""

from typing import Final

from mypy_extensions import i64

from hofstaat.engine.bits import shifted

RANKS: Final = (
    "king",
    "queen",
    "juliet",
    "alchemist",
    "fencing-master",
    "landowner",
    "merchant",
    "cardinal",
    "minstrel",
    "explorer",
    "assassin",
    "storm",
    "cloak",
    "traitor",
    "musketeers",
    "wizard",
    "witch",
    "prince",
    "squire",
    "hermit",
    "little-giant",
    "double",
    "dragon",
    "romeo",
    "beggar",
)
RANK_NUMBERS: Final = {name: rank for rank, name in enumerate(RANKS)}
AREAS: Final = ("alchemy", "fencing", "farming", "trade", "religion", "music")
COLOURS: Final = ("red", "blue", "yellow", "green", "white", "black")


class Rank:
    """The ranks that the rules name."""

    JULIET: Final[i64] = 2
    ALCHEMIST: Final[i64] = 3  # the first of six professions, in the order of the areas
    EXPLORER: Final[i64] = 9
    ASSASSIN: Final[i64] = 10
    STORM: Final[i64] = 11
    CLOAK: Final[i64] = 12
    TRAITOR: Final[i64] = 13
    MUSKETEERS: Final[i64] = 14
    WIZARD: Final[i64] = 15
    WITCH: Final[i64] = 16
    PRINCE: Final[i64] = 17
    SQUIRE: Final[i64] = 18
    HERMIT: Final[i64] = 19
    LITTLE_GIANT: Final[i64] = 20
    DOUBLE: Final[i64] = 21
    DRAGON: Final[i64] = 22
    ROMEO: Final[i64] = 23
    BEGGAR: Final[i64] = 24


N_RANKS: Final[i64] = 25
N_AREAS: Final[i64] = 6
PER_AREA: Final[i64] = 6
N_GOALS: Final[i64] = 36
MAX_SEATS: Final[i64] = 6
ROUNDS: Final[i64] = 6
HAND: Final[i64] = 3
NO_NUMBER: Final[i64] = -1
UNKNOWN: Final[i64] = 31  # a rank nobody has told us, on the tables of `knowledge`
UNKNOWN_GOAL: Final[i64] = 36  # ... and such a goal

RANK_BITS: Final[i64] = 5
RANK_MASK: Final[i64] = 31
GOAL_BITS: Final[i64] = 6
GOAL_MASK: Final[i64] = 63


def card_of(seat: i64, rank: i64) -> i64:
    return shifted(seat, RANK_BITS) | rank


def owner_of(card: i64) -> i64:
    return card >> RANK_BITS


def rank_of(card: i64) -> i64:
    return card & RANK_MASK


def area_of(goal: i64) -> i64:
    return goal // PER_AREA


def with_goal(goals: i64, column: i64, goal: i64) -> i64:
    """The goals of several columns are one number in an event: this column's is added."""
    return goals | shifted(goal, GOAL_BITS * column)


def goal_in(goals: i64, column: i64) -> i64:
    """The goal of this column among those of several."""
    return goals >> GOAL_BITS * column & GOAL_MASK
