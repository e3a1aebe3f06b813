"""The events of Council of 12, each as one seat is told it: the course of a round, and the union of them all."""

from typing import Any, Self

from hofstaat.engine.structs import Told
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
    following: str

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        return cls(event[1], challenge_name(event[2]))


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

    challenge: str
    passed: bool
    die: int

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        return cls(challenge_name(event[1]), event[2] == 1, event[3])


class FavourChanged(Told, frozen=True):
    kind = Event.FAVOUR_CHANGED

    favour: int
    change: int

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        return cls(event[1], event[2])


class Dropped(Told, frozen=True):
    kind = Event.DROPPED

    seat: int
    card: str

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        return cls(event[1], CHARACTERS[event[2]])


class Learnt(Told, frozen=True):
    """Everybody took this character from under the overview."""

    kind = Event.LEARNT

    card: str

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        return cls(CHARACTERS[event[1]])


class Filed(Told, frozen=True):
    """Challenge and help-seeker were put away; a passed challenge may be kept as a reward."""

    kind = Event.FILED_AWAY

    challenge: str
    on_right: bool
    kept: bool
    help_seeker: str

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        _, challenge, on_right, kept, seeker, _, _ = event
        return cls(challenge_name(challenge), on_right == 1, kept == 1, CHARACTERS[seeker])


class Replayed(Told, frozen=True):
    """The pair of the round before came back."""

    kind = Event.REPLAYED

    challenge: str
    help_seeker: str

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        return cls(challenge_name(event[1]), CHARACTERS[event[2]])


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
