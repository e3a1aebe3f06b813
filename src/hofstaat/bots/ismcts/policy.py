"""How the search looks at a game, and how seats choose in playouts: by a game's own policy where it knows better."""

from librt.random import Random
from mypy_extensions import i64

from hofstaat.engine.table import Moves, Table


class Policy:
    """Everything is searched; in playouts any option, all equally likely."""

    def is_planned(self, table: Table) -> bool:
        """Whether the decision due is a matter of a common plan that all who think alike would find, not of search."""
        return False

    def is_searched(self, table: Table, seat: i64) -> bool:
        """Whether the searching seat's trees go on here; else the playout begins."""
        return True

    def narrow(self, table: Table, seat: i64, moves: Moves) -> None:
        """Leave out what need not be tried."""

    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        """The seat's action in a playout."""
        return moves.pick(rng)


class Mixed(Policy):
    """Mostly as another policy plays, else any option."""

    def __init__(self, inner: Policy, at_random: float) -> None:
        self.inner = inner
        self.at_random = at_random

    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        return moves.pick(rng) if rng.random() < self.at_random else self.inner.pick(table, seat, moves, rng)
