"""Bots that think ahead: they fold what their seat is told into knowledge and search tables that knowledge allows."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

import msgspec
from librt.random import Random

from hofstaat.bots.base import Bot
from hofstaat.bots.ismcts.policy import Policy
from hofstaat.bots.ismcts.search import Search
from hofstaat.engine.game import Game
from hofstaat.engine.table import Setup

SPARE_SECONDS = 0.05


def policy_for(game: Game) -> Policy:
    """How playouts of this game choose: the game's own policy if there is one, else at random."""
    module = f"hofstaat.bots.ismcts.{game.name.replace('-', '_')}"
    made: Policy = import_module(module).POLICY if find_spec(module) else Policy()
    return made


class Considered(msgspec.Struct, frozen=True):
    """What the search found out about one option."""

    code: int
    words: msgspec.Struct
    visits: int
    reward: float


class SearchBot(Bot):
    """Thinks for `seconds` (answering with time to spare) or for a number of `simulations` at each decision."""

    def __init__(
        self, game: Game, setup: Setup, seat: int, seed: int, *, seconds: float = 0.0, simulations: int = 0
    ) -> None:
        super().__init__(game, setup, seat, seed)
        self.knowledge = game.knowledge(setup, seat)
        self.search = Search(seat, int(setup.seats), seed, policy_for(game))
        self.seconds = seconds
        self.simulations = simulations
        self.last: int | None = None
        self.considered: list[Considered] = []

    def hear(self, event: msgspec.Struct) -> None:
        self.knowledge.learn(event)

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        self.considered = []
        if len(options) == 1:
            self.last = None
            return options[0]
        self.search.restart()
        thinking = max(0.01, self.seconds - SPARE_SECONDS) if self.seconds else 0.0
        self.search.think(self.knowledge, self.simulations, thinking)
        words = dict(zip(options, choices, strict=True))
        rows = self.search.considered(list(options))
        self.considered = [Considered(code, words[code], visits, reward) for code, visits, reward in rows]
        return self.considered[0].code

    def possible_table(self) -> object:
        """A table this bot holds possible, for explanations."""
        return self.knowledge.sample(Random(self.seed))
