"""How the search looks at a game, and how seats choose in playouts: by a game's own policy where it knows better."""

from librt.random import Random
from mypy_extensions import i64

from hofstaat.engine.table import Moves, Table


class Policy:
    """Everything is searched; in playouts any option, all equally likely."""

    def is_planned(self, table: Table) -> bool:
        """Whether the decision due is a matter of a common plan that all who think alike would find, not of search."""
        return False

    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        """The seat's action in a playout."""
        return moves.pick(rng)

    def stage(self, table: Table) -> i64:
        """The part of the game that is being played; where another one begins, a playout ends with a judgement."""
        return 0

    def judge(self, table: Table) -> list[float]:
        """How likely each seat wins, where another stage begins."""
        raise NotImplementedError


class Mixed(Policy):
    """Mostly as another policy plays, else any option."""

    def __init__(self, inner: Policy, at_random: float) -> None:
        self.inner = inner
        self.at_random = at_random

    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        return moves.pick(rng) if rng.random() < self.at_random else self.inner.pick(table, seat, moves, rng)
