"""The names and numbers of the characters, challenges, effects and months of Council of 12.

A character is a small number in the order of CHARACTERS, a challenge is its printed number. Sets of characters, of
values of the die (bits 1 to 12) and of seats are bits.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE

CHARACTERS: Final = (
    "alchemist",
    "worker",
    "druid",
    "princess",
    "patient-one",
    "golem",
    "warlock",
    "machine",
    "oracle",
    "parasite",
    "knight",
    "shapeshifter",
)
N_CHARACTERS: Final[i64] = 12

N_CHALLENGES: Final[i64] = 36
THRONE: Final[i64] = 37
CHALLENGES: Final = tuple(f"challenge-{n}" for n in range(1, 37))
DIFFICULTIES: Final = ("easy", "medium", "hard")
DRAWN: Final = (4, 2, 1)  # of each difficulty (C12-4)
ROUNDS: Final[i64] = 7  # before the throne
OPEN_SEEKERS: Final = 5
MAX_SEATS: Final[i64] = 4
MAX_FAVOUR: Final[i64] = 5
FACES: Final[i64] = 12
TILTS: Final = 5
INTENTS: Final[i64] = 4  # a card is laid in silence or with one of three sentences (C12-12)
GOLEM_GOAL: Final[i64] = 0b1111000000000  # 9, 10, 11, 12 (C12-39)
KNIGHT_GOAL: Final[i64] = 0b0000000011110  # 1, 2, 3, 4

EFFECTS: Final = (
    "",
    "EACH_DROP",
    "ONE_DROP",
    "ROLL",
    "EACH_TAKE",
    "ONE_TAKE_ALL",
    "LEARN",
    "R_OPEN",
    "R_TILT",
    "R_ROLL",
    "R_SAVE",
    "R_TAKE_ALL",
    "R_SHIELD",
)
REWARDS: Final = EFFECTS[7:]
EFFECTS_EACH: Final[i64] = 4  # room for so many effects beside favour on each side of a card
FAIL_WORDS: Final = (*(f"LOSE{n}" for n in range(1, 6)), "REPLAY", "EACH_DROP", "ONE_DROP", "ROLL")
PASS_WORDS: Final = (*(f"GAIN{n}" for n in range(1, 6)), "EACH_TAKE", "ONE_TAKE_ALL", "LEARN", *REWARDS)

MONTHS: Final = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)


class Character:
    """Their numbers."""

    ALCHEMIST: Final[i64] = 0
    WORKER: Final[i64] = 1
    DRUID: Final[i64] = 2
    PRINCESS: Final[i64] = 3
    PATIENT_ONE: Final[i64] = 4
    GOLEM: Final[i64] = 5
    WARLOCK: Final[i64] = 6
    MACHINE: Final[i64] = 7
    ORACLE: Final[i64] = 8
    PARASITE: Final[i64] = 9
    KNIGHT: Final[i64] = 10
    SHAPESHIFTER: Final[i64] = 11


class Effect:
    """The deeds of a challenge beside favour. From R_OPEN on they are rewards to keep."""

    EACH_DROP: Final[i64] = 1
    ONE_DROP: Final[i64] = 2
    ROLL: Final[i64] = 3
    EACH_TAKE: Final[i64] = 4
    ONE_TAKE_ALL: Final[i64] = 5
    LEARN: Final[i64] = 6
    R_OPEN: Final[i64] = 7
    R_TILT: Final[i64] = 8
    R_ROLL: Final[i64] = 9
    R_SAVE: Final[i64] = 10
    R_TAKE_ALL: Final[i64] = 11
    R_SHIELD: Final[i64] = 12


class Sentence:
    """The words that go with a card laid face down (C12-12)."""

    SILENT: Final[i64] = 0
    ALONE: Final[i64] = 1
    PART: Final[i64] = 2
    NOTHING: Final[i64] = 3


def numbers(values: list[int]) -> vec[i64]:
    return extended(vec[i64](), values)


def extended(row: vec[i64], values: list[int]) -> vec[i64]:
    for value in values:
        row = append(row, i64(value))
    return row


def mask_of(values: list[int]) -> int:
    mask = 0
    for value in values:
        mask |= bit(value)
    return mask


def bits_of(mask: int) -> list[int]:
    return [value for value in range(16) if mask >> value & 1]


def challenge_name(number: int) -> str:
    return "throne" if number == THRONE else f"challenge-{number}"


def challenge_number(name: str) -> int:
    return int(THRONE) if name == "throne" else CHALLENGES.index(name) + 1


def character_names(mask: int) -> list[str]:
    return [CHARACTERS[c] for c in bits_of(mask)]


def character_or_none(card: int) -> str | None:
    return None if card == NONE else CHARACTERS[card]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)
