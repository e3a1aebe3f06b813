"""What happens in Council of 12, as one seat witnesses it: hidden answers stay hidden, discard piles show their top."""

from typing import Literal

import msgspec

from hofstaat.engine.table import NONE, Event, Setup
from hofstaat.games.council_of_12.cards import (
    CHARACTERS,
    EFFECTS,
    bits_of,
    challenge_name,
    character_names,
)
from hofstaat.games.council_of_12.notation import Sentence, answer_of
from hofstaat.games.council_of_12.scoring import REASONS
from hofstaat.games.council_of_12.table import cells
from hofstaat.games.council_of_12.table.cells import PHASES, SENTENCES

RollCause = Literal["reward", "character", "effect"]
ROLL_CAUSES: dict[int, RollCause] = {
    int(cells.REWARD_ROLL): "reward",
    int(cells.ORACLE_ROLL): "character",
    int(cells.EFFECT_ROLL): "effect",
}


class Dealt(msgspec.Struct, frozen=True, tag_field="event", tag="dealt"):
    """The set-up: everybody holds `cards`, the characters of the open help-seekers; `unlearnt` is out of reach."""

    cards: tuple[str, ...]
    unlearnt: tuple[str, ...]
    die: int
    first: int
    favour: int


class RoundBegan(msgspec.Struct, frozen=True, tag_field="event", tag="round-began"):
    """A help-seeker comes with a challenge. `round` counts from 1 to 8; `first` is the lead."""

    challenge: str
    help_seeker: str
    first: int
    chair: int | None
    round: int


class ThroneRound(msgspec.Struct, frozen=True, tag_field="event", tag="throne-round"):
    """The last round: the succession."""

    first: int


class Asked(msgspec.Struct, frozen=True, tag_field="event", tag="asked"):
    """A phase opens: `targets` owe an answer. `actor` carries out a character; `tilted_from`: a second tilt
    is due; `effect` counts the effects of a turned challenge.
    """

    phase: str
    targets: tuple[int, ...]
    actor: int | None = None
    tilted_from: int = 0
    effect: int = 0


class Answered(msgspec.Struct, frozen=True, tag_field="event", tag="answered"):
    """A seat has given its hidden answer; only that seat is told which."""

    seat: int
    answer: str | None = None
    card: str | None = None
    sentence: Sentence | None = None
    value: int | None = None
    target: int | None = None


class ReadOut(msgspec.Struct, frozen=True, tag_field="event", tag="read-out"):
    """No majority: a seat's answer is shown before the second reading."""

    seat: int
    phase: str
    answer: str
    card: str | None = None
    value: int | None = None
    target: int | None = None


class Decided(msgspec.Struct, frozen=True, tag_field="event", tag="decided"):
    """The council has decided."""

    phase: str
    answer: str
    card: str | None = None
    value: int | None = None
    target: int | None = None


class BellRang(msgspec.Struct, frozen=True, tag_field="event", tag="bell-rang"):
    """The challenge counts double in the end; the next front is seen."""

    favour: int
    following: str


class SecondTurn(msgspec.Struct, frozen=True, tag_field="event", tag="second-turn"):
    """The first of two turns met these goals (1, 2)."""

    met: tuple[int, ...]


class RewardUsed(msgspec.Struct, frozen=True, tag_field="event", tag="reward-used"):
    reward: str
    challenge: str


class Rolled(msgspec.Struct, frozen=True, tag_field="event", tag="rolled"):
    value: int
    cause: RollCause
    seat: int | None = None


class PileTaken(msgspec.Struct, frozen=True, tag_field="event", tag="pile-taken"):
    """A seat took its whole discard pile into the hand."""

    seat: int


class Renewed(msgspec.Struct, frozen=True, tag_field="event", tag="renewed"):
    """The last hand card became the new pile, all other own cards went to the hand."""

    seat: int
    card: str
    with_oracle: bool = False


class Opened(msgspec.Struct, frozen=True, tag_field="event", tag="opened"):
    """A card was laid openly."""

    seat: int
    card: str


class Spoke(msgspec.Struct, frozen=True, tag_field="event", tag="spoke"):
    """A sentence was said; that seat's card is fixed."""

    seat: int
    sentence: str


class CardsLie(msgspec.Struct, frozen=True, tag_field="event", tag="cards-lie"):
    """All cards lie for good."""


class Revealed(msgspec.Struct, frozen=True, tag_field="event", tag="revealed"):
    """A card was turned up, and every equal one (`others`)."""

    seat: int
    card: str
    others: tuple[int, ...] | None = None
    following: bool = False


class Fizzled(msgspec.Struct, frozen=True, tag_field="event", tag="fizzled"):
    """A character had no effect: too late, no pile, or played again after the oracle."""

    seat: int
    card: str


class DieTurned(msgspec.Struct, frozen=True, tag_field="event", tag="die-turned"):
    """A character, or a reward of the council (no seat), turned the die."""

    value: int
    seat: int | None = None
    card: str | None = None


class GoalChanged(msgspec.Struct, frozen=True, tag_field="event", tag="goal-changed"):
    """Golem or knight changed a goal (1 or 2)."""

    seat: int
    which: int
    card: str


class Took(msgspec.Struct, frozen=True, tag_field="event", tag="took"):
    """A seat took a card of its pile; others learn which only if it was the top one. `new_top` lies open now."""

    seat: int
    top: bool
    card: str | None = None
    new_top: str | None = None


class Resolved(msgspec.Struct, frozen=True, tag_field="event", tag="resolved"):
    """Cards went to the piles of their seats, carried out or negated."""

    card: str
    targets: tuple[int, ...]
    negated: bool


class Evaluated(msgspec.Struct, frozen=True, tag_field="event", tag="evaluated"):
    """The challenge was turned."""

    challenge: str
    passed: bool
    die: int


class FavourChanged(msgspec.Struct, frozen=True, tag_field="event", tag="favour-changed"):
    favour: int
    change: int


class Dropped(msgspec.Struct, frozen=True, tag_field="event", tag="dropped"):
    seat: int
    card: str


class Learnt(msgspec.Struct, frozen=True, tag_field="event", tag="learnt"):
    """Everybody took this character from under the overview."""

    card: str


class Filed(msgspec.Struct, frozen=True, tag_field="event", tag="filed"):
    """Challenge and help-seeker were put away; a passed challenge may be kept as a reward."""

    challenge: str
    on_right: bool
    kept: bool
    help_seeker: str


class Replayed(msgspec.Struct, frozen=True, tag_field="event", tag="replayed"):
    """The pair of the round before came back."""

    challenge: str
    help_seeker: str


class ThroneShown(msgspec.Struct, frozen=True, tag_field="event", tag="throne-shown"):
    """All cards for the throne, seat by seat."""

    cards: tuple[str, ...]


class Ended(msgspec.Struct, frozen=True, tag_field="event", tag="ended"):
    reason: str
    successor: str | None
    term: int


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


def witness(setup: Setup, event: Event, seat: int | None) -> Witnessed:
    """What this seat (None: a spectator) is told of an event."""
    kind, a, b, c, d, _e, _ = event
    if kind <= cells.SECOND_TURN:
        return witness_council(event, seat)
    if kind <= cells.CARDS_LIE:
        return witness_laying(kind, a, b, c)
    if kind <= cells.RESOLVED:
        return witness_deed(kind, a, b, c, d, own=a == seat)
    return witness_end(kind, a, b, c, d, seats=setup.seats)


def witness_council(event: Event, seat: int | None) -> Witnessed:
    kind, a, b, c, d, e, _ = event
    if kind == cells.ANSWERED:
        return Answered(a, *answer_of(b)) if a == seat else Answered(a)
    if kind == cells.ASKED:
        return Asked(PHASES[a], tuple(bits_of(b)), seat_or_none(c), d, e)
    if kind == cells.DEALT:
        return Dealt(names(a), names(b), c, d, e)
    if kind == cells.ROUND_BEGAN:
        if b == NONE:
            return ThroneRound(c)
        return RoundBegan(challenge_name(a), CHARACTERS[b], c, seat_or_none(d), e + 1)
    if kind == cells.READ_OUT:
        told = answer_of(c)
        return ReadOut(b, PHASES[a], told.answer, told.card, told.value, told.target)
    if kind == cells.DECIDED:
        told = answer_of(b)
        return Decided(PHASES[a], told.answer, told.card, told.value, told.target)
    if kind == cells.BELL_RANG:
        return BellRang(a, challenge_name(b))
    assert kind == cells.SECOND_TURN
    return SecondTurn(tuple(which + 1 for which in bits_of(a)))


def witness_laying(kind: int, a: int, b: int, c: int) -> Witnessed:
    if kind == cells.REWARD_USED:
        return RewardUsed(EFFECTS[a], challenge_name(b))
    if kind == cells.ROLLED:
        return Rolled(a, ROLL_CAUSES[b], seat_or_none(c))
    if kind == cells.PILE_TAKEN:
        return PileTaken(a)
    if kind == cells.RENEWED:
        return Renewed(a, CHARACTERS[b], c == 1)
    if kind == cells.OPENED:
        return Opened(a, CHARACTERS[b])
    if kind == cells.SPOKE:
        return Spoke(a, SENTENCES[b])
    assert kind == cells.CARDS_LIE
    return CardsLie()


def witness_deed(kind: int, a: int, b: int, c: int, d: int, *, own: bool) -> Witnessed:
    if kind == cells.REVEALED:
        return Revealed(a, CHARACTERS[b], tuple(other for other in bits_of(c) if other != a) or None, d == 1)
    if kind == cells.FIZZLED:
        return Fizzled(a, CHARACTERS[b])
    if kind == cells.DIE_TURNED:
        return DieTurned(b, seat_or_none(a), None if c == NONE else CHARACTERS[c])
    if kind == cells.GOAL_CHANGED:
        return GoalChanged(a, b + 1, CHARACTERS[c])
    if kind == cells.TOOK:
        return Took(a, c == 1, CHARACTERS[b] if own or c == 1 else None, None if d == NONE else CHARACTERS[d])
    assert kind == cells.RESOLVED
    return Resolved(CHARACTERS[a], tuple(bits_of(b)), c == 1)


def witness_end(kind: int, a: int, b: int, c: int, d: int, *, seats: int) -> Witnessed:
    if kind == cells.EVALUATED:
        return Evaluated(challenge_name(a), b == 1, c)
    if kind == cells.FAVOUR_CHANGED:
        return FavourChanged(a, b)
    if kind == cells.DROPPED:
        return Dropped(a, CHARACTERS[b])
    if kind == cells.LEARNT:
        return Learnt(CHARACTERS[a])
    if kind == cells.FILED_AWAY:
        return Filed(challenge_name(a), b == 1, c == 1, CHARACTERS[d])
    if kind == cells.REPLAYED:
        return Replayed(challenge_name(a), CHARACTERS[b])
    if kind == cells.THRONE_SHOWN:
        return ThroneShown(tuple(CHARACTERS[card] for card in (a, b, c, d)[:seats]))
    assert kind == cells.ENDED
    return Ended(REASONS[a - 1].value, None if b == NONE else CHARACTERS[b], c)


HIDING = frozenset(int(kind) for kind in (cells.ANSWERED, cells.TOOK))
"""The kinds of events of which not everybody is told everything."""


def names(mask: int) -> tuple[str, ...]:
    return tuple(character_names(mask))


def seat_or_none(value: int) -> int | None:
    return None if value == NONE else value
