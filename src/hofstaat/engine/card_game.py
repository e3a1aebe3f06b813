"""A game put together from its parts: everything that all games do alike."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar, cast, get_args

import msgspec
from librt.vecs import vec
from mypy_extensions import i16

from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.material import Sheet
from hofstaat.engine.observation import Observation
from hofstaat.engine.position import Reader
from hofstaat.engine.refusal import no_such_seat
from hofstaat.engine.structs import Choice, Lexicon, Told, by_kind, maker
from hofstaat.engine.table import Happened, Setup, Step, Table

S = TypeVar("S", bound=Setup)
T = TypeVar("T", bound=Table)


class Parts(msgspec.Struct, Generic[S, T], frozen=True, kw_only=True):
    """The parts of a game; each has a file of its own."""

    setup: Callable[[Sheet, int, dict[str, object]], S]
    table: Callable[[S], T]
    empty: Callable[[S], vec[i16]]
    steps: list[Step[T]]
    examples: str
    view: Callable[[T, int | None, Any], msgspec.Struct]
    describe: Callable[[T], dict[str, Any]]
    lay_out: Callable[[T, Reader], None]
    knowledge: Callable[[int, S], Knowledge]
    observation: Callable[[S], Observation]
    standing: Callable[[S, Any], msgspec.Struct | None] | None = None


class CardGame(Game, Generic[S, T]):
    """A game names its parts and its own facts; everything else follows."""

    parts: Parts[S, T]

    def __init__(self, cards: Path | None = None) -> None:
        super().__init__(cards)
        self.events_by_kind = by_kind(self.events)
        self.told_by: dict[int, Callable[..., Told | None]] = {
            kind: maker(told) for kind, told in self.events_by_kind.items()
        }

    def agree(self, seats: int, options: dict[str, object]) -> Setup:
        setup = self.parts.setup(self.sheet, seats, options)
        setup.empty = self.parts.empty(setup)
        setup.steps = vec[Step](self.parts.steps)  # type: ignore[type-arg]
        return setup

    def blank(self, setup: Setup) -> Table:
        table = self.parts.table(cast(S, setup))
        table.clear()
        return table

    def open(self, table: Table) -> None:
        """The game begins with its first phase, which is a draw."""
        table.enter_draw(0)

    def lay_out(self, table: Table, position: Reader) -> None:
        self.parts.lay_out(cast(T, table), position)

    def describe(self, table: Table) -> dict[str, Any]:
        return self.parts.describe(cast(T, table))

    def actions(self, setup: Setup) -> int:
        return int(setup.space.size)

    def build_choice(self, table: Table, seat: int, code: int) -> Choice:
        return self.lexicon(table.setup, seat).choices[code]

    def build_words(self, table: Table, seat: int, code: int) -> str:
        return self.lexicon(table.setup, seat).words[code]

    def read_words(self, table: Table, seat: int, text: str) -> int:
        return self.lexicon(table.setup, seat).parse(text, self.parts.examples)

    @lru_cache(maxsize=64)  # noqa: B019 - there is one object of each game, for ever
    def lexicon(self, setup: Setup, seat: int) -> Lexicon:
        return Lexicon(setup, seat, setup.space, get_args(self.choices))

    def build_view(self, table: Table, seat: int | None, public: Any) -> msgspec.Struct:
        return self.parts.view(cast(T, table), seat, public)

    def standing(self, setup: Setup, view: msgspec.Struct) -> msgspec.Struct | None:
        return self.parts.standing(cast(S, setup), view) if self.parts.standing else None

    def witness(self, setup: Setup, event: Happened, seat: int | None) -> Told | None:
        """As for any game, in one call: every event is told to every seat."""
        if seat not in setup.watchers:
            raise no_such_seat(int(setup.seats), seat)
        return self.told_by[event[0]](setup, seat, event)

    def build_told(self, setup: Setup, event: Happened, seat: int | None) -> Told | None:
        return self.told_by[event[0]](setup, seat, event)

    def hides(self, event: Happened) -> bool:
        return self.events_by_kind[event[0]].hides(event)

    def forgets(self, event: Happened) -> bool:
        return self.remembers is None or self.events_by_kind[event[0]].faded is not Told.faded

    def recall(self, setup: Setup, event: msgspec.Struct, seat: int | None, turns_ago: int) -> msgspec.Struct | None:
        if self.remembers is None or turns_ago <= self.remembers:
            return event
        return cast(Told, event).faded()

    def build_knowledge(self, setup: Setup, seat: int) -> Knowledge:
        return self.parts.knowledge(seat, cast(S, setup))

    def observation(self, setup: Setup) -> Observation:
        return self.parts.observation(cast(S, setup))
