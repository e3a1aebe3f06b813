"""Questions of Council of 12, hidden answers and decisions, as one seat is told them."""

from typing import Self

from hofstaat.engine.structs import Told
from hofstaat.engine.table import Happened
from hofstaat.games.council_of_12.cards import bits_of, seat_or_none
from hofstaat.games.council_of_12.notation import ANSWERS, Sentence
from hofstaat.games.council_of_12.position.names import PHASES
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup
from hofstaat.games.council_of_12.table.table import Event


class Asked(Told, frozen=True):
    """A phase opens: `targets` owe an answer. `actor` carries out a character; `tilted_from`: a second tilt
    is due; `effect` counts the effects of a turned challenge.
    """

    kind = Event.ASKED

    phase: str
    targets: tuple[int, ...]
    actor: int | None = None
    tilted_from: int = 0
    effect: int = 0

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        _, phase, seats, actor, start, effect, _ = event
        return cls(PHASES[phase], tuple(bits_of(seats)), seat_or_none(actor), start, effect)


class Answered(Told, frozen=True):
    """A seat has given its hidden answer; only that seat is told which."""

    kind = Event.ANSWERED
    secret = True

    seat: int
    answer: str | None = None
    card: str | None = None
    sentence: Sentence | None = None
    value: int | None = None
    target: int | None = None

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        _, seat, code, _, _, _, _ = event
        return cls(seat, *ANSWERS[code]) if to == seat else cls(seat)


class ReadOut(Told, frozen=True):
    """No majority: a seat's answer is shown before the second reading."""

    kind = Event.READ_OUT

    seat: int
    phase: str
    answer: str
    card: str | None = None
    value: int | None = None
    target: int | None = None

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        told = ANSWERS[event[3]]
        return cls(event[2], PHASES[event[1]], told.answer, told.card, told.value, told.target)


class Decided(Told, frozen=True):
    """The council has decided."""

    kind = Event.DECIDED

    phase: str
    answer: str
    card: str | None = None
    value: int | None = None
    target: int | None = None

    @classmethod
    def of(cls, setup: CouncilOf12Setup, to: int | None, event: Happened) -> Self:
        told = ANSWERS[event[2]]
        return cls(PHASES[event[1]], told.answer, told.card, told.value, told.target)
