"""A page: does anything that is allowed, and now and then what good manners demand, as a courtier would."""

import random
from collections.abc import Sequence

import msgspec

from hofstaat.bots.base import Bot, greedy, has_greedy
from hofstaat.engine.game import Game
from hofstaat.engine.table import Setup

MANNERS = 0.35  # of the decisions are taken as a courtier would


class PageBot(Bot):
    def __init__(self, game: Game, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(game, setup, seat, seed)
        self.rng = random.Random(seed)
        self.teacher: Bot | None = None
        if has_greedy(game):
            self.teacher = greedy(game)(game, setup, seat, seed)

    def hear(self, event: msgspec.Struct) -> None:
        if self.teacher is not None:
            self.teacher.forgets = self.forgets
            self.teacher.hear(event)

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        if self.teacher is not None and self.rng.random() < MANNERS:
            return self.teacher.choose(view, options, choices)
        return self.rng.choice(options)


BOT = PageBot
