"""The events of Kabale und Hiebe, as one seat is told them. Columns are numbered from 1."""

from typing import Self

from hofstaat.engine.structs import Flag, Told
from hofstaat.engine.table import Happened
from hofstaat.games.kabale_und_hiebe.cards import RANKS, goal_in
from hofstaat.games.kabale_und_hiebe.events.award import AwardStep
from hofstaat.games.kabale_und_hiebe.notation import Card, Column
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup
from hofstaat.games.kabale_und_hiebe.table import Event


class RoundBegan(Told, frozen=True):
    """Goals were revealed, from left to right; `first` moves first."""

    kind = Event.ROUND_BEGAN

    round: int
    first: int
    goals: tuple[str, ...]

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, to: int | None, event: Happened) -> Self:
        _, number, first, goals, _, _, _ = event
        return cls(number, first, tuple([setup.goal_names[goal_in(goals, column)] for column in range(setup.seats)]))


class Drew(Told, frozen=True):
    """A seat drew this many cards, 0 if it has none left to draw; only that seat is told which."""

    kind = Event.DREW
    secret = True

    seat: int
    number: int
    cards: tuple[str, ...] | None = None

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, to: int | None, event: Happened) -> Self:
        _, seat, number, a, b, c, _ = event
        return (
            cls(seat, number, tuple([RANKS[rank] for rank in (a, b, c)[:number]])) if to == seat else cls(seat, number)
        )


class Shuffled(Told, frozen=True):
    """A seat shuffled its discard pile of so many cards into a new draw pile."""

    kind = Event.SHUFFLED

    seat: int
    number: int


class Placed(Told, frozen=True):
    """A card was laid face down at the bottom of a column; only its owner is told which."""

    kind = Event.PLACED
    secret = True

    seat: int
    column: int
    card: str | None = None

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, to: int | None, event: Happened) -> Self:
        _, seat, rank, column, _, _, _ = event
        return cls(seat, column + 1, RANKS[rank] if to == seat else None)


class TurnedUp(Told, frozen=True):
    """The card above the one just laid was turned up."""

    kind = Event.TURNED_UP

    owner: int
    card: str
    column: int

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, to: int | None, event: Happened) -> Self:
        _, owner, rank, column, _, _, _ = event
        return cls(owner, RANKS[rank], column + 1)


class Travelled(Told, frozen=True):
    """An explorer left the column and was laid face down at the bottom of another."""

    kind = Event.TRAVELLED

    owner: int
    column: Column
    into: Column


class Stayed(Told, frozen=True):
    """An explorer found no way on and stays, face up."""

    kind = Event.STAYED

    owner: int
    column: Column


class Killed(Told, frozen=True):
    """An assassin sent the card that turned him up to its owner's discard pile."""

    kind = Event.KILLED

    owner: int
    column: Column
    victim: int
    card: Card


class Closed(Told, frozen=True):
    """A storm closed its column."""

    kind = Event.CLOSED

    owner: int
    column: Column


class Slid(Told, frozen=True):
    """A card was slid under the seat's cloak; only that seat is told which."""

    kind = Event.SLID
    secret = True

    seat: int
    column: int
    card: str | None = None

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, to: int | None, event: Happened) -> Self:
        _, seat, rank, column, _, _, _ = event
        return cls(seat, column + 1, RANKS[rank] if to == seat else None)


class Exchanged(Told, frozen=True):
    """A traitor exchanged two goals: `goal` lies at the head of his column now, `other_goal` at that of the other."""

    kind = Event.EXCHANGED

    seat: int
    column: int
    other_column: int
    goal: str
    other_goal: str

    @classmethod
    def of(cls, setup: KabaleUndHiebeSetup, to: int | None, event: Happened) -> Self:
        _, seat, column, other, goal, other_goal, _ = event
        return cls(seat, column + 1, other + 1, setup.goal_names[goal], setup.goal_names[other_goal])


class Declined(Told, frozen=True):
    """A seat did not use its cloak or traitor."""

    kind = Event.DECLINED

    seat: int
    card: Card
    column: Column


class Skipped(Told, frozen=True):
    """A seat without a hand card is passed over."""

    kind = Event.SKIPPED

    seat: int


class RoundEnded(Told, frozen=True):
    """Every goal is fulfilled, or nobody can place a card any more."""

    kind = Event.ROUND_ENDED

    round: int
    fulfilled: Flag


class Revealed(Told, frozen=True):
    """At the end of the round a card was turned up, or taken out from under its owner's cloak; it does not act."""

    kind = Event.REVEALED

    owner: int
    card: Card
    column: Column
    under_cloak: Flag


class Cleared(Told, frozen=True):
    """All cards of the columns went to their owners' discard piles."""

    kind = Event.CLEARED


class Counted(Told, frozen=True):
    """The final count of a seat: the plain sum, the doubled set if it has all six areas, the better of both."""

    kind = Event.COUNTED

    seat: int
    plain: int
    doubled: int | None
    points: int


class Ended(Told, frozen=True):
    """The sixth round is over."""

    kind = Event.ENDED


Witnessed = (
    RoundBegan
    | Drew
    | Shuffled
    | Placed
    | TurnedUp
    | Travelled
    | Stayed
    | Killed
    | Closed
    | Slid
    | Exchanged
    | Declined
    | Skipped
    | RoundEnded
    | Revealed
    | AwardStep
    | Cleared
    | Counted
    | Ended
)
