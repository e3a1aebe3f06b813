"""The random bot: any legal action, all equally likely."""

import random
from collections.abc import Sequence

import msgspec

from hofstaat.bots.base import Bot
from hofstaat.engine.game import Game
from hofstaat.engine.table import Setup


class RandomBot(Bot):
    def __init__(self, game: Game, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(game, setup, seat, seed)
        self.rng = random.Random(seed)

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        return self.rng.choice(options)


BOT = RandomBot
