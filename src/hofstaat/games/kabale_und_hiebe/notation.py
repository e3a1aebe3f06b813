"""The actions of Kabale und Hiebe in words, both ways: code <-> choice <-> words.

king column 2       place the king at the bottom of the second column from the left
slide king          slide the king under the cloak           exchange 3     the traitor takes the third goal
slide nothing                                                exchange nothing
"""

import msgspec

from hofstaat.engine.notation import BadNotation
from hofstaat.engine.table import Table
from hofstaat.games.kabale_und_hiebe.cards import MAX_SEATS, RANK_NUMBERS, RANKS
from hofstaat.games.kabale_und_hiebe.rules.turns import EXCHANGE, SLIDE_NOTHING, slides


class Place(msgspec.Struct, frozen=True, tag_field="choice", tag="place"):
    """Place a hand card at the bottom of a column (counted from 1)."""

    card: str
    column: int


class Slide(msgspec.Struct, frozen=True, tag_field="choice", tag="slide"):
    """Slide a hand card under the cloak just turned up."""

    card: str


class SlideNothing(msgspec.Struct, frozen=True, tag_field="choice", tag="slide-nothing"):
    """Slide nothing under the cloak."""


class Exchange(msgspec.Struct, frozen=True, tag_field="choice", tag="exchange"):
    """The traitor exchanges the goal of his column with that of this one."""

    column: int


class ExchangeNothing(msgspec.Struct, frozen=True, tag_field="choice", tag="exchange-nothing"):
    """The traitor leaves the goals where they are."""


Choice = Place | Slide | SlideNothing | Exchange | ExchangeNothing

# By their codes within each group.
PLACES = [Place(card, column + 1) for column in range(int(MAX_SEATS)) for card in RANKS]
SLIDES: list[Slide | SlideNothing] = [*(Slide(card) for card in RANKS), SlideNothing()]
EXCHANGES = [Exchange(column + 1) for column in range(int(MAX_SEATS))]


def choice(table: Table, seat: int, code: int) -> Choice:
    seats = table.seats
    base = slides(seats)
    if code < base:
        return PLACES[code]
    if code < base + EXCHANGE:
        return SLIDES[code - base]
    column = code - base - EXCHANGE
    return EXCHANGES[column] if column < seats else ExchangeNothing()


def code(table: Table, seat: int, choice: Choice) -> int:
    seats = int(table.seats)
    base = int(slides(seats))
    match choice:
        case Place(card, column):
            return (column - 1) * len(RANKS) + RANK_NUMBERS[card]
        case Slide(card):
            return base + RANK_NUMBERS[card]
        case SlideNothing():
            return base + int(SLIDE_NOTHING)
        case Exchange(column):
            return base + int(EXCHANGE) + column - 1
        case ExchangeNothing():
            return base + int(EXCHANGE) + seats


def say(table: Table, seat: int, action: int) -> str:
    meant = choice(table, seat, action)
    match meant:
        case Place():
            return f"{meant.card} column {meant.column}"
        case Slide():
            return f"slide {meant.card}"
        case SlideNothing():
            return "slide nothing"
        case Exchange():
            return f"exchange {meant.column}"
        case ExchangeNothing():
            return "exchange nothing"


def parse(table: Table, seat: int, text: str) -> int:
    return code(table, seat, read(table, text))


def read(table: Table, text: str) -> Choice:
    columns = {str(column): column for column in range(1, int(table.seats) + 1)}
    match text.split():
        case [card, "column", n] if card in RANK_NUMBERS and n in columns:
            return Place(card, columns[n])
        case ["slide", "nothing"]:
            return SlideNothing()
        case ["slide", card] if card in RANK_NUMBERS:
            return Slide(card)
        case ["exchange", "nothing"]:
            return ExchangeNothing()
        case ["exchange", n] if n in columns:
            return Exchange(columns[n])
    raise BadNotation(text, "king column 2, slide king, slide nothing, exchange 1, exchange nothing")
