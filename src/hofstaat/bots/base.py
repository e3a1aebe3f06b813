"""What a bot is, and making one by name."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

import msgspec

from hofstaat.engine.game import Game
from hofstaat.engine.table import Setup


class UnknownBot(LookupError):
    """No bot of this kind plays this game; the message lists those that do."""

    def __str__(self) -> str:
        return str(self.args[0])


class Bot(ABC):
    """A player of one seat. It hears every event of its seat, and is asked when its seat owes a decision."""

    def __init__(self, game: Game, setup: Setup, seat: int, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seat = seat
        self.seed = seed

    def hear(self, event: msgspec.Struct) -> None:  # noqa: B027 - not every bot listens
        """Take in one event as this seat witnessed it."""

    @abstractmethod
    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        """One of `options`; `choices` are the same in the game's own terms."""


THINKERS = {"minister": 0.2, "grey-eminence": 1.5}
"""Bots that search, and how many seconds they think about a decision."""


def kinds(game: Game) -> list[str]:
    """The kinds of bots that play this game, from gentle to strong."""
    return ["random", *(["greedy"] if has_greedy(game) else []), *THINKERS]


def has_greedy(game: Game) -> bool:
    return find_spec(greedy_module(game)) is not None


def greedy_module(game: Game) -> str:
    return f"hofstaat.bots.greedy.{game.name.replace('-', '_')}"


def make(kind: str, game: Game, setup: Setup, seat: int, seed: int) -> Bot:
    """A bot by the name of its kind."""
    if kind not in kinds(game):
        raise UnknownBot(f"There is no bot {kind!r} for {game.name}; there are: {', '.join(kinds(game))}.")
    made: Bot
    if kind in THINKERS:
        made = import_module("hofstaat.bots.search").SearchBot(game, setup, seat, seed, seconds=THINKERS[kind])
    else:
        module = "hofstaat.bots.random" if kind == "random" else greedy_module(game)
        made = import_module(module).BOT(game, setup, seat, seed)
    return made
