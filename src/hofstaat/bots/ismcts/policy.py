"""How seats choose in playouts: quickly, and a little better than chance where a game's own policy knows how."""

from math import exp

from librt.random import Random
from mypy_extensions import i64

from hofstaat.engine.table import Moves, Table


class Policy:
    """Any option, all equally likely, to the end of the game."""

    def __init__(self, horizon: i64 = 0) -> None:
        """`horizon`: after how many actions a playout is judged instead of played on; 0: never."""
        self.horizon = horizon

    def is_planned(self, table: Table) -> bool:
        """Whether the decision due is a matter of a common plan that all who think alike would find, not of search."""
        return False

    def playout_length(self, table: Table) -> i64:
        """How many actions a playout from here takes before it is judged; 0: it goes to the end."""
        return self.horizon

    def judge(self, table: Table) -> list[float]:
        """What each seat may hope for from here, from 0 to 1, as victories are rewarded."""
        raise NotImplementedError

    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        return moves.pick(rng)


class Inclined(Policy):
    """Of a few options at random the most promising one, as `worth` sees it; now and then just any."""

    def __init__(self, tries: i64, horizon: i64 = 0) -> None:
        super().__init__(horizon)
        self.tries = tries

    def worth(self, table: Table, seat: i64, code: i64) -> float:
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


def hopes(points: list[float], heat: float) -> list[float]:
    """Expected points as chances to win: the greater the heat, the less a lead tells."""
    best = max(points)
    parts = [exp((each - best) / heat) for each in points]
    whole = sum(parts)
    return [part / whole for part in parts]
