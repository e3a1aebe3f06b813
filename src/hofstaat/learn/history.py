"""The course of one game for OpenSpiel: a table, and what each seat has been told since the beginning.

Copied and saved by others' code: `copy.deepcopy` and `pickle` work although tables are compiled.
"""

from copy import copy
from dataclasses import dataclass
from typing import Any

import msgspec
from librt.random import Random

from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import CHANCE, Event, Table
from hofstaat.learn.env_spec import EnvSpec

Told = list[msgspec.Struct]
HIDDEN = -1


@dataclass(frozen=True)
class Origin:
    """Where an imagined course begins: the table, who imagined it, and what that seat was told and has seen."""

    table: Table
    seat: int
    told: Told
    seen: list[tuple[int, int]]


class History:
    """`plies`: every action so far, chance's lots included; `seen`: per seat, every decision as it could tell it."""

    def __init__(self, env_spec: EnvSpec) -> None:
        self.env_spec = env_spec
        self.table: Table = env_spec.start()
        self.table.journal = []
        self.plies: list[tuple[int, int]] = []
        self.told: list[Told] = [[] for _ in range(env_spec.seats)]
        self.lines: list[list[str]] = [[] for _ in range(env_spec.seats)]
        self.seen: list[list[tuple[int, int]]] = [[] for _ in range(env_spec.seats)]
        self.knowledges: dict[int, tuple[Knowledge, int]] = {}
        self.origin: Origin | None = None  # of an imagined course

    @property
    def journal(self) -> list[Event]:
        assert self.table.journal is not None
        return self.table.journal

    def actor(self) -> int | None:
        """The actor now: chance, or the lowest of the seats that owe a decision; None: the game is over."""
        actors = self.table.actors()
        return min(actors) if actors else None

    def act(self, seat: int, code: int) -> None:
        """One action, and its news to every seat."""
        if seat != CHANCE:
            for observer in range(self.env_spec.seats):
                self.seen[observer].append((seat, self.looked(seat, code, observer)))
        self.table.apply(seat, code)
        self.plies.append((seat, code))
        for observer in range(self.env_spec.seats):
            self.tell(observer)
        self.journal.clear()

    def looked(self, seat: int, code: int, observer: int) -> int:
        """The action as the observer can tell it; HIDDEN while others decide at the same time."""
        if observer == seat:
            return code
        return HIDDEN if len(self.table.actors()) > 1 else int(self.table.looks_like(seat, code, observer))

    def tell(self, observer: int) -> None:
        game, setup = self.env_spec.game, self.env_spec.setup
        for event in self.journal:
            heard = game.witness(setup, event, observer)
            if heard is not None:
                self.told[observer].append(heard)
                self.lines[observer].append(encoded(heard))

    # -- copies ------------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> "History":
        other = copy_without_pickle(self)
        other.table = self.table.copy()
        other.table.journal = []
        other.plies = self.plies[:]
        other.told = [row[:] for row in self.told]
        other.lines = [row[:] for row in self.lines]
        other.seen = [row[:] for row in self.seen]
        other.knowledges = {}
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        env_spec = self.env_spec
        origin = self.origin
        begun = origin and (env_spec.game.describe(origin.table), origin.seat, origin.told, origin.seen)
        return replayed, (env_spec.game.name, env_spec.seats, env_spec.options, self.plies, begun)

    # -- what a seat must hold possible ------------------------------------------------------------------------

    def knowledge(self, seat: int) -> Knowledge:
        """Folded from what the seat was told; kept, so that many samples from one moment are cheap."""
        mind, heard = self.knowledges.get(seat, (self.env_spec.game.knowledge(self.env_spec.setup, seat), 0))
        for event in self.told[seat][heard:]:
            mind.learn(event)
        self.knowledges[seat] = mind, len(self.told[seat])
        return mind

    def imagined(self, seat: int, seed: int) -> "History":
        """A course this seat must hold possible. The others start from what they see there."""
        other = History(self.env_spec)
        table = self.knowledge(seat).sample(Random(seed))
        other.begin_at(Origin(table, seat, self.told[seat][:], self.seen[seat][:]))
        return other

    def begin_at(self, origin: Origin) -> None:
        """Go on from an imagined table, of which one seat was told everything and the others see what they see."""
        self.origin = origin
        self.table = origin.table.copy()
        self.table.journal = []
        for observer in range(self.env_spec.seats):
            self.lines[observer] = [encoded(self.env_spec.game.view(self.table, observer))]
            self.seen[observer] = origin.seen[:]
        self.told[origin.seat] = origin.told[:]
        self.lines[origin.seat] = [encoded(event) for event in origin.told]


def copy_without_pickle(history: History) -> History:
    """A shallow copy: `copy.copy` would go through `__reduce__` and play the game again."""
    other = History.__new__(History)
    other.__dict__ = copy(history.__dict__)
    return other


def replayed(
    name: str,
    seats: int,
    options: dict[str, object],
    plies: list[tuple[int, int]],
    begun: tuple[dict[str, Any], int, Told, list[tuple[int, int]]] | None,
) -> History:
    """The same course again, played from its beginning."""
    history = History(EnvSpec(name, seats, **options))
    if begun is not None:
        position, seat, told, seen = begun
        history.begin_at(Origin(history.env_spec.game.position(position), seat, told, seen))
    for actor, code in plies:
        history.act(actor, code)
    return history


def encoded(struct: msgspec.Struct) -> str:
    return msgspec.json.encode(struct).decode()
