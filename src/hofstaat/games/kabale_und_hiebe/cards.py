"""The influence cards and goals of Kabale und Hiebe, read from `cards.toml` and checked.

A *rank* is one of the 25 influence cards everybody has; a *card* is a rank in the colour of a seat. A *goal* is
area * 6 + its place among the points of an area; equal goals are the same number. Numbers on cards are kept doubled
because one of them ends in a half (KH-36).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import shifted
from hofstaat.engine.material import Sheet
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Setup

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

JULIET: Final[i64] = 2
PROFESSIONS: Final[i64] = 3  # six of them, in the order of the areas
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

RANK_BITS: Final[i64] = 5
RANK_MASK: Final[i64] = 31


@final
class Court(Setup):
    """What is agreed for one game: seats, options, and the numbers printed on the cards, doubled."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options, sheet.digest)
        self.open_goals: bool = bool(options["open_goals"])
        self.number = numbers([printed_number(sheet, rank) for rank in RANKS])
        self.at_home = numbers([sheet.halves("card", rank, "at_home", at_most=99) for rank in RANKS[3:9]])
        self.wizard_removes_from: i64 = sheet.halves("card", "wizard", "removes_from", at_most=99)
        self.witch_removes_up_to: i64 = sheet.halves("card", "witch", "removes_up_to", at_most=99)
        self.hermit_loses: i64 = sheet.halves("card", "hermit", "less_per_other", at_most=99)
        self.giant_gains: i64 = sheet.halves("card", "little-giant", "more_per_other", at_most=99)
        self.dragon_lowers: i64 = sheet.halves("card", "dragon", "lowers_by", at_most=99)
        self.romeo_with_juliet: i64 = sheet.halves("card", "romeo", "with_juliet", at_most=99)
        per_area = goal_points(sheet)
        self.points = numbers(per_area * int(N_AREAS))
        self.goals = goal_deck(per_area, ones=not options["two_player_no_ones"])
        self.empty_table: vec[i16] = vec[i16]()  # what a table starts from, made once


def numbers(values: list[int]) -> vec[i64]:
    row = vec[i64]()
    for value in values:
        row = append(row, i64(value))
    return row


def printed_number(sheet: Sheet, rank: str) -> int:
    if rank == "double":
        sheet.word("card", rank, "copies", among=["below"])
        return int(NO_NUMBER)
    return sheet.halves("card", rank, "number", at_most=99)


def goal_points(sheet: Sheet) -> list[int]:
    """The points of the goals of any area; a column must be able to fulfil them, so they are 1 to 9."""
    points = sheet.numbers("goals", "points", at_least=1, at_most=9)
    if len(points) != PER_AREA:
        sentence = f"goals.points has {len(points)} numbers; it should have {PER_AREA}."
        why = Refusal(sentence, "cards-points", there=len(points), needed=int(PER_AREA))
        raise sheet.refusal(("goals", "points"), why)
    return points


def goal_deck(per_area: list[int], *, ones: bool) -> vec[i16]:
    """All goals, unshuffled; without the 1-point ones if the option says so."""
    deck = vec[i16]()
    for area in range(N_AREAS):
        for points in per_area:
            if ones or points != 1:
                deck = append(deck, i16(area * PER_AREA + i64(per_area.index(points))))
    return deck


def card_of(seat: i64, rank: i64) -> i64:
    return shifted(seat, RANK_BITS) | rank


def owner_of(card: i64) -> i64:
    return card >> RANK_BITS


def rank_of(card: i64) -> i64:
    return card & RANK_MASK


def area_of(goal: i64) -> i64:
    return goal // PER_AREA


def goal_name(court: Court, goal: int) -> str:
    return f"{AREAS[goal // int(PER_AREA)]}-{court.points[goal]}"


def goal_names(court: Court) -> dict[str, int]:
    """Every goal this game has, by name."""
    return {goal_name(court, int(goal)): int(goal) for goal in court.goals}
