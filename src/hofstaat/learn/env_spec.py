"""The common start of all interfaces: a game as agreed, its numbers, and its words."""

from functools import cached_property

import msgspec
import numpy as np
from gymnasium import spaces
from librt.random import Random
from numpy.typing import NDArray

from hofstaat.engine.chance import QuickLots, cast
from hofstaat.engine.game import Game
from hofstaat.engine.observation import Slice
from hofstaat.engine.registry import game as find
from hofstaat.engine.table import Setup, Table

USUAL_SEATS = 4
NOTHING_FORGOTTEN = "memory_aid"
"""A program remembers what it has seen: where a game has this option, learners play with it unless told otherwise."""


class EnvSpec:
    """A game as agreed for learning: how it is dealt, observed and answered."""

    def __init__(self, name: str, seats: int | None = None, **options: object) -> None:
        self.game: Game = find(name)
        self.seats = usual_seats(self.game) if seats is None else seats
        aids = {option.name: True for option in self.game.options if option.name == NOTHING_FORGOTTEN}
        self.options: dict[str, object] = {**aids, **options}
        self.setup: Setup = self.game.setup(self.seats, self.options)
        self.observation = self.game.observation(self.setup)
        self.actions = self.game.actions(self.setup)

    @property
    def slices(self) -> dict[str, Slice]:
        """The parts of an observation by name."""
        return {part.name: part for part in self.observation.slices}

    def start(self) -> Table:
        """A table before the deal."""
        return self.game.start(self.seats, self.options)

    def observe(self, table: Table, seat: int) -> NDArray[np.uint8]:
        """The seat's part of the table, as numbers."""
        return np.array(self.observation.of(table, seat), np.uint8)

    def mask(self, codes: list[int]) -> NDArray[np.int8]:
        """1 for each of these action codes."""
        mask = np.zeros(self.actions, np.int8)
        mask[codes] = 1
        return mask

    def highs(self) -> NDArray[np.uint8]:
        """The highest value of each number of an observation: dividing by it brings them into 0 to 1."""
        return np.concatenate([np.full(part.size, max(part.high, 1), np.uint8) for part in self.observation.slices])

    def box(self) -> spaces.Box:
        """Where observations lie."""
        high = self.highs()
        return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)

    def words(self) -> list[str]:
        """Every action code in words, as seat 0 would say it."""
        return [self.game.say(self.dealt, 0, code) for code in range(self.actions)]

    def choices(self) -> list[msgspec.Struct]:
        """Every action code as the game's own struct, from seat 0."""
        return [self.game.choice(self.dealt, 0, code) for code in range(self.actions)]

    @cached_property
    def dealt(self) -> Table:
        """Some table, to say words at."""
        table = self.start()
        cast(table, quick_lots(1))
        return table


def usual_seats(game: Game) -> int:
    """Four, or the nearest number of seats the game has."""
    return min(game.seats, key=lambda seats: abs(seats - USUAL_SEATS))


def quick_lots(seed: int) -> QuickLots:
    """Chance for learners: quick rather than hard to guess."""
    return QuickLots(Random(seed))
