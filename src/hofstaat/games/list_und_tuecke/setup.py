"""The agreement on one game of Mit List und Tücke, and the values of its cards: read from `cards.toml` and checked."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.material import Sheet
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Setup
from hofstaat.games.list_und_tuecke.actions import Actions
from hofstaat.games.list_und_tuecke.cards import (
    CARD_NUMBERS,
    CHARACTERS,
    COLOURS,
    DARK,
    DEALT,
    LIGHT,
    MOST_CRESTS,
    N_CARDS,
    TEXTS,
    Text,
)


@final
class ListUndTueckeSetup(Setup):
    """The agreement on one game: seats, options, and the values printed on the cards."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options, sheet.digest)
        self.random_removal: bool = bool(options["random_removal"])
        ranks = checked_ranks(sheet)
        self.rank = numbers([*ranks, 0, 0])
        self.back = numbers([*((rank + 1) % 2 for rank in ranks), int(LIGHT), int(DARK)])
        self.text = numbers([int(TEXTS.get(name, Text.NOTHING)) for name in CHARACTERS])
        self.victims = numbers([bits(victims(sheet, name)) for name in CHARACTERS])
        self.waits = numbers([bits(victims(sheet, n)) if TEXTS.get(n) == Text.WAITS else 0 for n in CHARACTERS])
        self.awaited: i64 = bits([card for card in range(len(CHARACTERS)) if waits_for_it(self.waits, card)])
        self.crests = numbers([packed_crests(sheet, name) for name in CHARACTERS])
        self.tokens: i64 = sheet.number("tokens", str(seats), at_least=1, at_most=99)
        printed = sheet.number("lowest_rank", str(seats), at_least=1, at_most=5)
        lowest = 1 if self.random_removal else printed
        self.light = deck(ranks, lowest, int(LIGHT))
        self.dark = deck(ranks, lowest, int(DARK))
        check_decks(sheet, seats, len(self.light), len(self.dark))
        self.in_play: i64 = bits([card for card, rank in enumerate(ranks) if rank >= lowest])
        self.space = self.actions = Actions(seats)

    def deck_size(self, back: i64) -> i64:
        return i64(len(self.light)) if back == LIGHT else i64(len(self.dark))

    def deck_card(self, back: i64, i: i64) -> i64:
        """The cards of one back in a fixed order, before they are shuffled."""
        return i64(self.light[i]) if back == LIGHT else i64(self.dark[i])

    def plays(self, card: i64) -> bool:
        """Whether the character is in the game (LT-9)."""
        return self.in_play >> card & 1 != 0

    def eliminates(self, killer: i64, card: i64) -> bool:
        """Whether this card is among the killer's victims."""
        return self.victims[killer] >> card & 1 != 0

    def waits_for(self, killer: i64, card: i64) -> bool:
        """Whether the killer waits for this card by its own text (LT-12)."""
        return self.waits[killer] >> card & 1 != 0

    def is_awaited(self, card: i64) -> bool:
        """Whether somebody waits for this card by his own text."""
        return self.awaited >> card & 1 != 0


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
            paths = [("character", name, "rank") for name, own in zip(CHARACTERS, ranks) if own == rank]
            refuse_rank(sheet, sorted(paths, key=sheet.source.line), rank)
    return ranks


def refuse_rank(sheet: Sheet, paths: list[tuple[str, str, str]], rank: int) -> None:
    """The one the user's file names is one too many, or else the last one."""
    taken, wrong = ".".join(paths[0]), ".".join(paths[-1])
    sentence = f"{wrong} = {rank}, as {taken}; each rank belongs to one character."
    raise sheet.refusal(paths[-1], Refusal(sentence, "cards-rank", name=wrong, other=taken, rank=rank))


def victims(sheet: Sheet, killer: str) -> list[int]:
    """The victims of a killer: never the saint (LT-17), never itself."""
    if TEXTS.get(killer) not in (Text.STRIKES, Text.WAITS):
        return []
    allowed = [name for name in CHARACTERS if name not in ("saint", killer)]
    return [CARD_NUMBERS[name] for name in sheet.words("character", killer, "eliminates", among=allowed)]


def waits_for_it(waits: vec[i64], card: int) -> bool:
    """Whether somebody waits for this character by his own text."""
    for killer in range(N_CARDS):
        if waits[killer] >> i64(card) & 1:
            return True
    return False


def packed_crests(sheet: Sheet, name: str) -> int:
    """The crests of a character, a byte for each colour: packed like this they can be added up."""
    crests = sheet.words("character", name, "crests", among=COLOURS, at_most=MOST_CRESTS)
    return sum([bit(8 * COLOURS.index(colour)) for colour in crests])


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
        sentence = (
            f"lowest_rank.{seats} leaves {light} light and {dark} dark characters; "
            f"{seats} players need {needed} of each."
        )
        why = Refusal(sentence, "cards-lowest-rank", seats=seats, light=light, dark=dark, needed=needed)
        raise sheet.refusal(("lowest_rank", str(seats)), why)
