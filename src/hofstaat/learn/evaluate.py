"""Bots against each other, one's own among them: how often each wins, with the error that chance leaves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from hofstaat.bots import Bot, Company, make
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.table import Setup
from hofstaat.learn.batch.tables import rewards_of

Maker = Callable[[Game, Setup, int, int], Bot]


@dataclass(frozen=True)
class Standing:
    """How one of the bots did: its mean reward (1: always wins alone; random among equals: 0), and its error."""

    name: str
    games: int
    wins: int
    reward: float
    error: float

    def __str__(self) -> str:
        return f"{self.name}: {self.wins} of {self.games} games won, reward {self.reward:+.2f} ± {self.error:.2f}"


class Party(Company):
    """Bots made by functions or classes instead of names."""

    def __init__(self, match: Match, makers: Sequence[Maker], seed: int) -> None:
        super().__init__(match, {}, seed)
        setup = match.table.setup
        self.bots = {seat: maker(match.game, setup, seat, seed * 100 + seat) for seat, maker in enumerate(makers)}
        self.heard = dict.fromkeys(self.bots, 0)


def evaluate(
    game: Game, players: Sequence[str | Maker], games: int, seed: int = 1, **options: object
) -> list[Standing]:
    """Play so many games with one bot per seat, each moving one seat on from game to game."""
    seats = len(players)
    makers = [named(player) if isinstance(player, str) else player for player in players]
    rewards: list[list[float]] = [[] for _ in players]
    for number in range(games):
        match = Match.new(game, seats, f"{seed}/{number}", **options)
        turned = [makers[(seat + number) % seats] for seat in range(seats)]
        Party(match, turned, seed + number).play_on()
        outcome = match.outcome()
        assert outcome is not None
        for seat, reward in enumerate(rewards_of(outcome, seats, cooperative=game.cooperative)):
            rewards[(seat + number) % seats].append(reward)
    return [standing(label(player), own) for player, own in zip(players, rewards, strict=True)]


def named(kind: str) -> Maker:
    return lambda game, setup, seat, seed: make(kind, game, setup, seat, seed)


def label(player: str | Maker) -> str:
    return player if isinstance(player, str) else getattr(player, "__name__", repr(player))


def standing(name: str, rewards: list[float]) -> Standing:
    mean = sum(rewards) / len(rewards)
    spread = sqrt(sum((reward - mean) ** 2 for reward in rewards) / max(len(rewards) - 1, 1))
    wins = sum(reward > 0 for reward in rewards)
    return Standing(name, len(rewards), wins, mean, spread / sqrt(len(rewards)))
