"""Playouts of Kabale und Hiebe for the search: up to the end of the round, then the goals won tell who is ahead."""

from math import exp
from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from hofstaat.bots.ismcts.policy import Policy
from hofstaat.bots.kabale_und_hiebe.quick import NEW_AREA, has_area
from hofstaat.bots.kabale_und_hiebe.quick import POLICY as QUICK
from hofstaat.engine.table import Moves, Table
from hofstaat.games.kabale_und_hiebe.cards import N_AREAS, ROUNDS
from hofstaat.games.kabale_und_hiebe.scoring import outcome
from hofstaat.games.kabale_und_hiebe.table import KabaleUndHiebe

CLOSE: Final = 1.0  # points that decide a game as good as over ...
OPEN: Final = 1.2  # ... and more for each round to come


@final
class RoundByRound(Policy):
    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        return QUICK.pick(table, seat, moves, rng)

    def stage(self, table: Table) -> i64:
        assert isinstance(table, KabaleUndHiebe)
        return table.round()

    def judge(self, table: Table) -> list[float]:
        """The more points a seat is ahead and the fewer rounds are left, the likelier it wins."""
        assert isinstance(table, KabaleUndHiebe)
        points = [float(won) + NEW_AREA * areas_of(table, seat) for seat, won in enumerate(outcome(table).scores)]
        heat = CLOSE + OPEN * float(ROUNDS - table.round())
        best = max(points)
        parts = [exp((own - best) / heat) for own in points]
        whole = sum(parts)
        return [part / whole for part in parts]


def areas_of(table: KabaleUndHiebe, seat: i64) -> float:
    """How many areas the seat has won a goal of: all six are doubled (KH-40)."""
    areas = 0.0
    for area in range(N_AREAS):
        if has_area(table, seat, area):
            areas += 1.0
    return areas


POLICY: Final = RoundByRound()
