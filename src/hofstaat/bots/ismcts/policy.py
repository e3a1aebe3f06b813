"""How seats choose in playouts: quickly, and a little better than chance where a game's own policy knows how."""

from librt.random import Random
from mypy_extensions import i64

from hofstaat.engine.table import Moves, Table


class Policy:
    """Any option, all equally likely."""

    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        return moves.pick(rng)


class Inclined(Policy):
    """Of a few options at random the most promising one, as `worth` sees it; now and then just any."""

    def __init__(self, tries: i64) -> None:
        self.tries = tries

    def worth(self, table: Table, seat: i64, code: i64) -> i64:
        """How promising an option looks; only the order matters."""
        raise NotImplementedError

    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        code = moves.pick(rng)
        if moves.n == 1:
            return code
        best = self.worth(table, seat, code)
        for i in range(i64(1), self.tries):
            other = moves.pick(rng)
            worth = self.worth(table, seat, other)
            if worth > best:
                best = worth
                code = other
        return code
