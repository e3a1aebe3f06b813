"""Cards laid and carried out in Council of 12, as one seat is told: piles show only their tops."""

from typing import Annotated, Literal, Self

from hofstaat.engine.structs import Told
from hofstaat.engine.table import Happened
from hofstaat.games.council_of_12.cards import (
    CHARACTERS,
    EFFECTS,
    bits_of,
    character_or_none,
    seat_or_none,
)
from hofstaat.games.council_of_12.notation import Card, Challenge, Goal
from hofstaat.games.council_of_12.position.names import SENTENCES
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup
from hofstaat.games.council_of_12.table.table import Event, Phase

RollCause = Literal["reward", "character", "effect"]
ROLL_CAUSES: dict[int, RollCause] = {
    int(Phase.REWARD_ROLL): "reward",
    int(Phase.ORACLE_ROLL): "character",
    int(Phase.EFFECT_ROLL): "effect",
}


class RewardUsed(Told, frozen=True):
    kind = Event.REWARD_USED

    reward: Annotated[str, EFFECTS]
    challenge: Challenge


class Rolled(Told, frozen=True):
    kind = Event.ROLLED

    value: int
    cause: RollCause
    seat: int | None = None

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        return cls(event[1], ROLL_CAUSES[event[2]], seat_or_none(event[3]))


class PileTaken(Told, frozen=True):
    """A seat took its whole discard pile into the hand."""

    kind = Event.PILE_TAKEN

    seat: int


class Renewed(Told, frozen=True):
    """The last hand card became the new pile, all other own cards went to the hand."""

    kind = Event.RENEWED

    seat: int
    card: str
    with_oracle: bool = False

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        return cls(event[1], CHARACTERS[event[2]], event[3] == 1)


class Opened(Told, frozen=True):
    """A card was laid openly."""

    kind = Event.OPENED

    seat: int
    card: Card


class Spoke(Told, frozen=True):
    """A sentence was said; that seat's card is fixed."""

    kind = Event.SPOKE

    seat: int
    sentence: Annotated[str, SENTENCES]


class CardsLie(Told, frozen=True):
    """All cards lie for good."""

    kind = Event.CARDS_LIE


class Revealed(Told, frozen=True):
    """A card was turned up, and every equal one (`others`)."""

    kind = Event.REVEALED

    seat: int
    card: str
    others: tuple[int, ...] | None = None
    following: bool = False

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        _, seat, card, equal, follows, _, _ = event
        others = tuple([other for other in bits_of(equal) if other != seat])
        return cls(seat, CHARACTERS[card], others or None, follows == 1)


class Fizzled(Told, frozen=True):
    """A character had no effect: too late, no pile, or played again after the oracle."""

    kind = Event.FIZZLED

    seat: int
    card: Card


class DieTurned(Told, frozen=True):
    """A character, or a reward of the council (no seat), turned the die."""

    kind = Event.DIE_TURNED

    value: int
    seat: int | None = None
    card: str | None = None

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        _, seat, value, card, _, _, _ = event
        return cls(value, seat_or_none(seat), character_or_none(card))


class GoalChanged(Told, frozen=True):
    """Golem or knight changed a goal (1 or 2)."""

    kind = Event.GOAL_CHANGED

    seat: int
    which: Goal
    card: Card


class Took(Told, frozen=True):
    """A seat took a card of its pile; others learn which only if it was the top one. `new_top` lies open now."""

    kind = Event.TOOK
    secret = True

    seat: int
    top: bool
    card: str | None = None
    new_top: str | None = None

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        _, seat, card, top, new_top, _, _ = event
        return cls(seat, top == 1, CHARACTERS[card] if to == seat or top == 1 else None, character_or_none(new_top))


class Resolved(Told, frozen=True):
    """Cards went to the piles of their seats, carried out or negated."""

    kind = Event.RESOLVED

    card: str
    targets: tuple[int, ...]
    negated: bool

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        _, card, seats, negated, _, _, _ = event
        return cls(CHARACTERS[card], tuple(bits_of(seats)), negated == 1)
