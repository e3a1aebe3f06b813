"""The characters and tokens of Mit List und Tücke, read from `cards.toml` and checked.

A card is a small number, the place of its character in CHARACTERS. What it does is fixed; its rank, crests and victims
are data, and its back follows from its rank.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.material import CONFIDENCE, BadCards, Sheet
from hofstaat.engine.table import Setup

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
TOKENS: Final = (*COLOURS, "elimination")

MIN_SEATS: Final[i64] = 3
MAX_SEATS: Final[i64] = 4
CHAPTERS: Final[i64] = 4
HAND: Final[i64] = 4
POSITIONS: Final[i64] = 4  # of the centre: light 1, light 2, dark 1, dark 2
DEALT: Final[i64] = 2  # of each back, to each seat and to the centre

# What the characters do.
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
    "charlatan": HEALS,
    "courtesan": SWAPS,
    "clairvoyant": LOOKS,
    "poisoner": STRIKES,
    "berserker": STRIKES,
    "assassin": STRIKES,
    "abbot": STRIKES,
    "druid": VISITS_CENTRE,
    "white-knight": VISITS_CENTRE,
    "monk": VISITS_CENTRE,
    "executioner": CONDEMNS,
    "intriguer": INTRIGUES,
    "witch": SPIES,
    "queen": WAITS,
    "king": WAITS,
    "saint": BLESSES,
    "inquisitor": INQUIRES,
}


@final
class Court(Setup):
    """What is agreed for one game: seats, options, and what is printed on the cards."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options, sheet.digest)
        self.random_removal: bool = bool(options["random_removal"])
        ranks = checked_ranks(sheet)
        self.rank = numbers([*ranks, 0, 0])
        self.back = numbers([*((rank + 1) % 2 for rank in ranks), int(LIGHT), int(DARK)])
        self.text = numbers([int(TEXTS.get(name, NOTHING)) for name in CHARACTERS])
        self.victims = numbers([bits(victims(sheet, name)) for name in CHARACTERS])
        self.waits = numbers([bits(victims(sheet, n)) if TEXTS.get(n) == WAITS else 0 for n in CHARACTERS])
        self.awaited: i64 = bits([card for card in range(len(CHARACTERS)) if is_awaited(self.waits, card)])
        self.crests = numbers([packed_crests(sheet, name) for name in CHARACTERS])
        self.tokens: i64 = sheet.number("tokens", str(seats), at_least=1, at_most=99)
        lowest = 1 if self.random_removal else sheet.number("lowest_rank", str(seats), at_least=1, at_most=5)
        self.light = deck(ranks, lowest, int(LIGHT))
        self.dark = deck(ranks, lowest, int(DARK))
        check_decks(sheet, seats, len(self.light), len(self.dark))
        self.in_play: i64 = bits([card for card, rank in enumerate(ranks) if rank >= lowest])
        self.empty_table: vec[i16] = vec[i16]()  # what a table starts from, made once
        check_confidence(sheet)

    def deck_size(self, back: i64) -> i64:
        return i64(len(self.light)) if back == LIGHT else i64(len(self.dark))

    def deck_card(self, back: i64, i: i64) -> i64:
        """The cards of one back in a fixed order, before they are shuffled."""
        return i64(self.light[i]) if back == LIGHT else i64(self.dark[i])

    def plays(self, card: i64) -> bool:
        """Whether the character is in the game (LT-9)."""
        return self.in_play >> card & 1 != 0


def numbers(values: list[int]) -> vec[i64]:
    row = vec[i64]()
    for value in values:
        row = append(row, i64(value))
    return row


def bits(cards: list[int]) -> int:
    """A set of cards as bits."""
    result = 0
    for card in cards:
        result |= bit(card)
    return result


def checked_ranks(sheet: Sheet) -> list[int]:
    """The ranks of all characters: each from 1 to 20 once."""
    ranks = [sheet.number("character", name, "rank", at_least=1, at_most=len(CHARACTERS)) for name in CHARACTERS]
    for rank in ranks:
        if ranks.count(rank) > 1:
            owners = " and ".join([name for name, own in zip(CHARACTERS, ranks) if own == rank])
            raise BadCards(f"{sheet.source}: {owners} have rank {rank}; each rank belongs to one character.")
    return ranks


def victims(sheet: Sheet, killer: str) -> list[int]:
    """Whom a killer eliminates: never the saint (LT-17), never itself."""
    if TEXTS.get(killer) not in (STRIKES, WAITS):
        return []
    allowed = [name for name in CHARACTERS if name not in ("saint", killer)]
    return [CARD_NUMBERS[name] for name in sheet.words("character", killer, "eliminates", among=allowed)]


def is_awaited(waits: vec[i64], card: int) -> bool:
    """Whether somebody waits for this character by his own text."""
    for killer in range(N_CARDS):
        if waits[killer] >> i64(card) & 1:
            return True
    return False


def packed_crests(sheet: Sheet, name: str) -> int:
    """The crests of a character, a byte for each colour: packed like this they can be added up."""
    crests = sheet.words("character", name, "crests", among=COLOURS)
    return sum([bit(8 * COLOURS.index(colour)) for colour in crests])


def crests_of(packed: i64, colour: i64) -> i64:
    """How many crests of a colour are among packed ones."""
    return packed >> 8 * colour & 255


def deck(ranks: list[int], lowest: int, back: int) -> vec[i16]:
    """The characters of one back that are played with, in the order of CHARACTERS; odd ranks are light."""
    cards = vec[i16]()
    for card, rank in enumerate(ranks):
        if rank >= lowest and (rank + 1) % 2 == back:
            cards = append(cards, i16(card))
    return cards


def check_decks(sheet: Sheet, seats: int, light: int, dark: int) -> None:
    """Two cards of each back for every seat and for the centre."""
    needed = int(DEALT) * (seats + 1)
    if light < needed or dark < needed:
        raise BadCards(
            f"{sheet.source}: lowest_rank.{seats} leaves {light} light and {dark} dark characters; "
            f"{seats} players need {needed} of each."
        )


def check_confidence(sheet: Sheet) -> None:
    for name in CHARACTERS:
        sheet.confidence("character", name)
        for value in ("rank", "crests", "text", *(("eliminates",) if TEXTS.get(name) in (STRIKES, WAITS) else ())):
            sheet.word("character", name, f"{value}_confidence", among=CONFIDENCE)
