"""The characters of Mascarade: their names and numbers.

Places are numbered: first the players' cards, seat by seat (one each; two hands with 3 players, two hands and the
protected card with 2), then the centre.
"""

from typing import Final

from mypy_extensions import i64

CHARACTERS: Final = (
    "judge",
    "bishop",
    "king",
    "queen",
    "fool",
    "thief",
    "witch",
    "spy",
    "peasant",
    "cheat",
    "inquisitor",
    "widow",
)
CHARACTER_NUMBERS: Final = {name: number for number, name in enumerate(CHARACTERS)}
N_CHARACTERS: Final[i64] = 12


class Character:
    JUDGE: Final[i64] = 0
    BISHOP: Final[i64] = 1
    KING: Final[i64] = 2
    QUEEN: Final[i64] = 3
    FOOL: Final[i64] = 4
    THIEF: Final[i64] = 5
    WITCH: Final[i64] = 6
    SPY: Final[i64] = 7
    PEASANT: Final[i64] = 8
    CHEAT: Final[i64] = 9
    INQUISITOR: Final[i64] = 10
    WIDOW: Final[i64] = 11


WITH_GOLD: Final = ("bishop", "king", "queen", "fool", "thief", "peasant", "cheat", "inquisitor", "widow")

MAX_SEATS: Final[i64] = 13
MAX_PLACES: Final[i64] = 13  # there are 13 cards (MA-4)
HANDS: Final = ("left", "right", "protected")
PROTECTED: Final[i64] = 2  # the number of that hand
PASSED: Final[i64] = -2  # in place of the card a seat claims with: it does not claim
