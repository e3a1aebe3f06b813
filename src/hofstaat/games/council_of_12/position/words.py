"""Small pieces of a position in words: seats, characters, sets of both, lists with an entry for each seat."""

from collections.abc import Sequence

from hofstaat.engine.position import Reader
from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12.cards import CHARACTERS, bits_of, mask_of


def read_seat(position: Reader, key: str, seats: int) -> int:
    position.asked.add(key)
    return position.number(key, 0, seats - 1) if position.has(key) else int(NONE)


def read_character(position: Reader, key: str) -> int:
    position.asked.add(key)
    return CHARACTERS.index(position.word(key, CHARACTERS)) if position.has(key) else int(NONE)


def read_seats(position: Reader, key: str, seats: int, default: int = 0) -> int:
    return mask_of(position.numbers(key, 0, seats - 1, default=bits_of(default), once=True))


def read_characters(position: Reader, key: str, default: Sequence[str] = ()) -> int:
    return mask_of([CHARACTERS.index(name) for name in position.words(key, CHARACTERS, default=default, once=True)])


def by_seat(position: Reader, key: str, seats: int) -> Reader:
    """A list with one entry for each seat, as a reader of its own."""
    rows = position.rows(key, seats, default=[None] * seats)
    return Reader({str(i): row for i, row in enumerate(rows)}, position.where(key))
