"""The events of Council of 12, each as one seat is told it: the course of a round, and the union of them all."""

from typing import Any, Self

from hofstaat.engine.structs import Flag, Told
from hofstaat.engine.table import NONE, Happened
from hofstaat.games.council_of_12.cards import (
    CHARACTERS,
    bits_of,
    challenge_name,
    character_names,
    character_or_none,
    seat_or_none,
)
from hofstaat.games.council_of_12.events.answers import Answered, Asked, Decided, ReadOut
from hofstaat.games.council_of_12.events.deeds import (
    CardsLie,
    DieTurned,
    Fizzled,
    GoalChanged,
    Opened,
    PileTaken,
    Renewed,
    Resolved,
    Revealed,
    RewardUsed,
    Rolled,
    Spoke,
    Took,
)
from hofstaat.games.council_of_12.notation import Card, Challenge
from hofstaat.games.council_of_12.scoring import REASONS
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup
from hofstaat.games.council_of_12.table.table import Event


class Dealt(Told, frozen=True):
    """The set-up: everybody holds `cards`, the characters of the open help-seekers; `unlearnt` is out of reach."""

    kind = Event.DEALT

    cards: tuple[str, ...]
    unlearnt: tuple[str, ...]
    die: int
    first: int
    favour: int

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        _, cards, unlearnt, die, first, favour, _ = event
        return cls(tuple(character_names(cards)), tuple(character_names(unlearnt)), die, first, favour)


class RoundBegan(Told, frozen=True):
    """A help-seeker comes with a challenge. `round` counts from 1 to 8; `first` is the lead."""

    kind = Event.ROUND_BEGAN

    challenge: str
    help_seeker: str
    first: int
    chair: int | None
    round: int

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Any:
        """At the throne there is neither challenge nor help-seeker to tell of."""
        _, challenge, seeker, first, chair, tick, _ = event
        if seeker == NONE:
            return ThroneRound(first)
        return cls(challenge_name(challenge), CHARACTERS[seeker], first, seat_or_none(chair), tick + 1)


class ThroneRound(Told, frozen=True):
    """The last round: the succession."""

    kind = Event.ROUND_BEGAN

    first: int


class BellRang(Told, frozen=True):
    """The challenge counts double in the end; the next front is seen."""

    kind = Event.BELL_RANG

    favour: int
    following: Challenge


class SecondTurn(Told, frozen=True):
    """The first of two turns met these goals (1, 2)."""

    kind = Event.SECOND_TURN

    met: tuple[int, ...]

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        return cls(tuple([which + 1 for which in bits_of(event[1])]))


class Evaluated(Told, frozen=True):
    """The challenge was turned."""

    kind = Event.EVALUATED

    challenge: Challenge
    passed: Flag
    die: int


class FavourChanged(Told, frozen=True):
    kind = Event.FAVOUR_CHANGED

    favour: int
    change: int


class Dropped(Told, frozen=True):
    kind = Event.DROPPED

    seat: int
    card: Card


class Learnt(Told, frozen=True):
    """Everybody took this character from under the overview."""

    kind = Event.LEARNT

    card: Card


class Filed(Told, frozen=True):
    """Challenge and help-seeker were put away; a passed challenge may be kept as a reward."""

    kind = Event.FILED_AWAY

    challenge: Challenge
    on_right: Flag
    kept: Flag
    help_seeker: Card


class Replayed(Told, frozen=True):
    """The pair of the round before came back."""

    kind = Event.REPLAYED

    challenge: Challenge
    help_seeker: Card


class ThroneShown(Told, frozen=True):
    """All cards for the throne, seat by seat."""

    kind = Event.THRONE_SHOWN

    cards: tuple[str, ...]

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        return cls(tuple([CHARACTERS[card] for card in event[1 : setup.seats + 1]]))


class Ended(Told, frozen=True):
    kind = Event.ENDED

    reason: str
    successor: str | None
    term: int

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        _, ending, successor, term, _, _, _ = event
        return cls(REASONS[ending - 1].value, character_or_none(successor), term)


Witnessed = (
    Dealt
    | RoundBegan
    | ThroneRound
    | Asked
    | Answered
    | ReadOut
    | Decided
    | BellRang
    | SecondTurn
    | RewardUsed
    | Rolled
    | PileTaken
    | Renewed
    | Opened
    | Spoke
    | CardsLie
    | Revealed
    | Fizzled
    | DieTurned
    | GoalChanged
    | Took
    | Resolved
    | Evaluated
    | FavourChanged
    | Dropped
    | Learnt
    | Filed
    | Replayed
    | ThroneShown
    | Ended
)
