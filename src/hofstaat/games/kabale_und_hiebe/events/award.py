"""The steps of an award as events, public like all of them. Columns are numbered from 1; numbers may end in .5."""

from typing import Self

from hofstaat.engine.structs import Told
from hofstaat.engine.table import NONE, Happened
from hofstaat.games.kabale_und_hiebe.cards import NO_NUMBER, RANKS
from hofstaat.games.kabale_und_hiebe.notation import Card, Column
from hofstaat.games.kabale_und_hiebe.scoring import GROUNDS
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup
from hofstaat.games.kabale_und_hiebe.table import Event


def in_halves(doubled: int) -> float | None:
    """A number as it is printed: inside it is kept doubled."""
    return None if doubled == NO_NUMBER else doubled / 2


class AwardBegan(Told, frozen=True):
    """Now this column is awarded."""

    kind = Event.AWARD_BEGAN

    column: int
    goal: str
    number: int

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, to: int | None, event: Happened) -> Self:
        _, column, goal, number, _, _, _ = event
        return cls(column + 1, setup.goal_names[goal], number)


class AbilitiesCancelled(Told, frozen=True):
    """Musketeers: every card counts just its printed number."""

    kind = Event.ABILITIES_CANCELLED

    column: Column


class SpellCancelled(Told, frozen=True):
    """Several wizards, or several witches, cancel each other."""

    kind = Event.SPELL_CANCELLED

    column: Column
    card: Card
    number: int


class SpellCast(Told, frozen=True):
    """The one wizard or witch removes so many cards; each follows."""

    kind = Event.SPELL_CAST

    column: Column
    card: Card
    owner: int
    number: int


class Removed(Told, frozen=True):
    """A card leaves the column because of its number."""

    kind = Event.REMOVED

    column: int
    owner: int
    card: str
    number: float
    spell: str

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, to: int | None, event: Happened) -> Self:
        _, column, owner, rank, number, spell, _ = event
        return cls(column + 1, owner, RANKS[rank], number / 2, RANKS[spell])


class PairFound(Told, frozen=True):
    """Prince and squire of one colour lie here together."""

    kind = Event.PAIR_FOUND

    column: Column
    seat: int


class Numbered(Told, frozen=True):
    """The number of a card: as printed, by its own ability or what it doubles, and after the dragons. None: no number.

    `changed`: its ability made it another than printed. `lowered`: dragons did.
    """

    kind = Event.NUMBERED

    column: int
    owner: int
    card: str
    printed: float | None
    counted: float | None
    number: float | None
    changed: bool
    lowered: bool

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, to: int | None, event: Happened) -> Self:
        _, column, owner, rank, printed, counted, number = event
        return cls(
            column + 1,
            owner,
            RANKS[rank],
            in_halves(printed),
            in_halves(counted),
            in_halves(number),
            printed not in (counted, NO_NUMBER),
            counted != number,
        )


class BeggarFound(Told, frozen=True):
    """The lowest sum wins."""

    kind = Event.BEGGAR_FOUND

    column: Column


class Summed(Told, frozen=True):
    """The sum of a seat that takes part."""

    kind = Event.SUMMED

    column: int
    seat: int
    number: float

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, to: int | None, event: Happened) -> Self:
        _, column, seat, number, _, _, _ = event
        return cls(column + 1, seat, number / 2)


class Awarded(Told, frozen=True):
    """The goal goes to the winner, or to nobody. `ground`: pair, highest, nearest (of equal sums), lowest, farthest
    (of equal sums), nobody.
    """

    kind = Event.AWARDED

    column: int
    goal: str
    winner: int | None
    ground: str

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, to: int | None, event: Happened) -> Self:
        _, column, goal, winner, ground, _, _ = event
        return cls(column + 1, setup.goal_names[goal], None if winner == NONE else winner, GROUNDS[ground])


AwardStep = (
    AwardBegan
    | AbilitiesCancelled
    | SpellCancelled
    | SpellCast
    | Removed
    | PairFound
    | Numbered
    | BeggarFound
    | Summed
    | Awarded
)
