"""The actions of Kabale und Hiebe as clients get them, and how they are written. Columns are numbered from 1."""

from typing import Annotated, Self

from hofstaat.engine import structs
from hofstaat.games.kabale_und_hiebe.cards import RANKS
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup

EXAMPLES = "king column 2, slide king, slide nothing, exchange 1, exchange nothing"

Card = Annotated[str, RANKS]
Column = Annotated[int, range(1, 7)]


class Place(structs.Choice, frozen=True):
    """Place a hand card at the bottom of a column (counted from 1) (KH-4, KH-5)."""

    words = "{card} column {column}"

    card: str
    column: int

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, seat: int, column: int, rank: int) -> Self:
        return cls(RANKS[rank], column + 1)


class Slide(structs.Choice, frozen=True):
    """Slide a hand card under the cloak just turned up (KH-14)."""

    words = "slide {card}"

    card: Card


class SlideNothing(structs.Choice, frozen=True):
    """Slide nothing under the cloak (KH-14)."""

    words = "slide nothing"


class Exchange(structs.Choice, frozen=True):
    """The traitor exchanges the goal of his column with that of this one (KH-15)."""

    words = "exchange {column}"

    column: Column


class ExchangeNothing(structs.Choice, frozen=True):
    """The traitor leaves the goals where they are (KH-15)."""

    words = "exchange nothing"


Choice = Place | Slide | SlideNothing | Exchange | ExchangeNothing
