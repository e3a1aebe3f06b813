"""The characters and tokens of Mit List und Tücke: their names and numbers.

A card is a small number, the place of its character in CHARACTERS. Its text is fixed; its rank, crests and victims
are data (`setup.py`), and its back follows from its rank.
"""

from typing import Final

from mypy_extensions import i64

CHARACTERS: Final = (
    "charlatan",
    "black-knight",
    "courtesan",
    "clairvoyant",
    "poisoner",
    "berserker",
    "assassin",
    "abbot",
    "druid",
    "white-knight",
    "monk",
    "executioner",
    "intriguer",
    "witch",
    "queen",
    "king",
    "saint",
    "bishop",
    "wizard",
    "inquisitor",
)
CARD_NUMBERS: Final = {name: card for card, name in enumerate(CHARACTERS)}
N_CARDS: Final[i64] = 20

BLACK_KNIGHT: Final[i64] = 1
EXECUTIONER: Final[i64] = 11
SAINT: Final[i64] = 16
INQUISITOR: Final[i64] = 19

LIGHT: Final[i64] = 0
DARK: Final[i64] = 1
BACKS: Final = ("light", "dark")
UNKNOWN: Final[i64] = 20  # + back: a card of which only the back is known, on the tables of `knowledge.py`
N_FACES: Final[i64] = 22

COLOURS: Final = ("blue", "green", "yellow")
N_COLOURS: Final[i64] = 3
ELIMINATION_TOKEN: Final[i64] = 3  # what lies on the chapel when no influence does
MOST_CRESTS: Final = 9  # on one card
TOKENS: Final = (*COLOURS, "elimination")

MIN_SEATS: Final[i64] = 3
MAX_SEATS: Final[i64] = 4
CHAPTERS: Final[i64] = 4
HAND: Final[i64] = 4
POSITIONS: Final[i64] = 4  # of the centre: light 1, light 2, dark 1, dark 2
DEALT: Final[i64] = 2  # of each back, to each seat and to the centre


class Text:
    """The text of a character: its effect when it is played."""

    NOTHING: Final[i64] = 0
    HEALS: Final[i64] = 1
    SWAPS: Final[i64] = 2
    LOOKS: Final[i64] = 3
    STRIKES: Final[i64] = 4
    VISITS_CENTRE: Final[i64] = 5
    CONDEMNS: Final[i64] = 6
    INTRIGUES: Final[i64] = 7
    SPIES: Final[i64] = 8
    WAITS: Final[i64] = 9
    BLESSES: Final[i64] = 10
    INQUIRES: Final[i64] = 11


TEXTS: Final = {
    "charlatan": Text.HEALS,
    "courtesan": Text.SWAPS,
    "clairvoyant": Text.LOOKS,
    "poisoner": Text.STRIKES,
    "berserker": Text.STRIKES,
    "assassin": Text.STRIKES,
    "abbot": Text.STRIKES,
    "druid": Text.VISITS_CENTRE,
    "white-knight": Text.VISITS_CENTRE,
    "monk": Text.VISITS_CENTRE,
    "executioner": Text.CONDEMNS,
    "intriguer": Text.INTRIGUES,
    "witch": Text.SPIES,
    "queen": Text.WAITS,
    "king": Text.WAITS,
    "saint": Text.BLESSES,
    "inquisitor": Text.INQUIRES,
}


def centre_position(back: i64, which: i64) -> i64:
    """The first (0) or second (1) position of the centre with this back."""
    return back * DEALT + which


def crests_of(packed: i64, colour: i64) -> i64:
    """How many crests of a colour are among packed ones."""
    return packed >> 8 * colour & 255
