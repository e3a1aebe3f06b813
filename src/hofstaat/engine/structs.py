"""Numbers become names here: an action as clients get it, an event as a seat is told it.

The rules know actions and events as numbers. A game declares one struct for each kind of either. Its fields take these
numbers in order; an annotation says for which names a number stands, and which seat alone is told it:

    Card = Annotated[str, CARD_NAMES]

    class PassChosen(Told, frozen=True):
        kind = Event.PASS_CHOSEN
        seat: int
        card: Annotated[Card | None, Only("seat")] = None

Where that does not fit, the struct says in `of` how it is made; in `made`, if a field is called `of`. Its tag is its
name: `PassChosen` is "pass-chosen".
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, NamedTuple, Self, get_args, get_type_hints

import msgspec

from hofstaat.engine.actions import ActionSpace
from hofstaat.engine.notation import BadNotation
from hofstaat.engine.table import NONE, Happened, Setup


def kebab(name: str) -> str:
    """StrikeSpy is strike-spy."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


Flag = Annotated[bool, (False, True)]


class Only:
    """In an annotation: only the seats that stand in these fields are told."""

    def __init__(self, *fields: str) -> None:
        self.fields = fields


class Plan(NamedTuple):
    """How a struct is made of numbers: the value of each field, and which fields are told only to whom."""

    values: tuple[Callable[[int], Any], ...]
    secrets: tuple[tuple[int, tuple[int, ...]], ...]


@cache
def plan_of(struct: type[msgspec.Struct]) -> Plan:
    hints = get_type_hints(struct, include_extras=True)
    names = struct.__struct_fields__
    only = [(names.index(name), note) for name in names for note in annotations(hints[name]) if isinstance(note, Only)]
    secrets = [(field, tuple([names.index(other) for other in note.fields])) for field, note in only]
    return Plan(tuple([value_of(hints[name]) for name in names]), tuple(secrets))


def value_of(hint: Any) -> Callable[[int], Any]:
    """The meaning of a number: one of the names in the annotation, or the number itself."""
    for note in annotations(hint):
        if isinstance(note, tuple | range):
            return dict(enumerate(note)).get
    return number_or_none if type(None) in get_args(hint) else int


def number_or_none(number: int) -> int | None:
    return None if number == NONE else number


def annotations(hint: Any) -> Iterator[object]:
    """Everything that stands in `Annotated`, also inside of a union."""
    yield from getattr(hint, "__metadata__", ())
    for part in get_args(hint):
        yield from annotations(part)


class Choice(msgspec.Struct, frozen=True, tag_field="choice", tag=kebab):
    """An action. `words` is how it is written: field names in braces, a field that is None is left out."""

    words: ClassVar[str]

    @classmethod
    def of(cls, *args: Any, **kwargs: Any) -> Self:
        """of(setup, seat, *numbers): the action with these numbers when this seat takes it."""
        return cls(*[value(n) for value, n in zip(plan_of(cls).values, args[2:], strict=True)])

    def synonyms(self) -> tuple[str, ...]:
        """Other words that are understood for it."""
        return ()

    def say(self) -> str:
        parts = [getattr(self, word[1:-1]) if word[0] == "{" else word for word in self.words.split()]
        return " ".join([str(part) for part in parts if part is not None])


class Told(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """An event as one seat is told it. A field that `of` leaves out is hidden; `secret` events tell some seats more."""

    kind: ClassVar[int]
    secret: ClassVar[bool] = False

    @classmethod
    def of(cls, setup: Any, to: int | None, event: Happened) -> Self | None:
        """The event as this seat (None: a spectator) is told it; None: the seat notices nothing."""
        values, secrets = plan_of(cls)
        facts = [value(n) for value, n in zip(values, event[1:])]  # there are more numbers than fields
        for field, seats in secrets:
            if to not in [facts[i] for i in seats]:
                facts[field] = None
        return cls(*facts)

    @classmethod
    def hides(cls, event: Happened) -> bool:
        """Whether some are told more than a spectator."""
        return cls.secret or bool(plan_of(cls).secrets)

    def faded(self) -> Self | None:
        """The event as a log says it later; None: nothing."""
        return self


def maker(struct: Any) -> Callable[..., Any]:
    """The function that makes a struct of numbers: its own `of`, or `made` where a field has that name. Without one, an
    event that hides nothing is made directly of what its numbers mean; its plan is looked up once.
    """
    if "of" in struct.__struct_fields__:
        return struct.made  # type: ignore[no-any-return]
    if struct.of.__func__ is not Told.of.__func__ or plan_of(struct).secrets:  # type: ignore[attr-defined]
        return struct.of  # type: ignore[no-any-return]
    values = plan_of(struct).values
    end = len(values) + 1
    if all(value is int for value in values):
        return lambda setup, to, event: struct(*event[1:end])
    return lambda setup, to, event: struct(*[value(n) for value, n in zip(values, event[1:])])


def by_kind(union: Any) -> dict[int, type[Told]]:
    """The structs of a union of events by the numbers of their kinds. Of two with one number the first makes both."""
    return {told.kind: told for told in reversed(get_args(union))}


class Lexicon:
    """All actions one seat can ever take with one setup: code, choice and words of each."""

    def __init__(self, setup: Setup, seat: int, space: ActionSpace, kinds: Sequence[type[Choice]]) -> None:
        by_name = {str(kind.__struct_config__.tag): kind for kind in kinds}
        self.choices: list[Choice] = [
            make(setup, seat, *action.numbers(code))
            for action in space.actions
            for make in [maker(by_name[action.name])]
            for code in range(int(action.start), int(action.end))
        ]
        self.words = [choice.say() for choice in self.choices]
        self.codes = {words: code for code, words in enumerate(self.words)}
        self.codes |= {words: code for code, choice in enumerate(self.choices) for words in choice.synonyms()}

    def parse(self, text: str, examples: str) -> int:
        code = self.codes.get(" ".join(text.split()))
        if code is None:
            raise BadNotation(text, examples)
        return code
