"""How Kabale und Hiebe is evaluated: options with playouts at random, chances with quick players.

One card moves little here: half the usual loss is a mistake, measured on more tables. Its story is told by rounds.
"""

from hofstaat.bots.evaluator import CHANCE, Evaluator, Part
from hofstaat.bots.kabale_und_hiebe.quick import POLICY
from hofstaat.engine.table import Table
from hofstaat.games.kabale_und_hiebe.cards import N_GOALS
from hofstaat.games.kabale_und_hiebe.scoring import outcome, plain_count
from hofstaat.games.kabale_und_hiebe.table import Cell, KabaleUndHiebe


def piles(table: Table) -> list[tuple[int, int]]:
    """Everybody's draw pile, and the goals to come."""
    assert isinstance(table, KabaleUndHiebe)
    each = [(int(Cell.PILES) + 25 * seat, int(table.pile_size(seat))) for seat in range(int(table.seats))]
    return [*each, (int(Cell.GOAL_PILE), int(table.goals_left()))]


def parts(start: Table, end: Table) -> dict[Part, float]:
    """Each goal on the table, the goals to come, and what the areas add."""
    assert isinstance(start, KabaleUndHiebe) and isinstance(end, KabaleUndHiebe)
    here = {int(start.goal(column)) for column in range(int(start.seats))} - {-1}
    scores = outcome(end).scores
    found: dict[Part, float] = {}
    for seat in range(int(end.seats)):
        later = 0.0
        for goal in range(int(N_GOALS)):
            times = int(end.won(seat, goal)) - int(start.won(seat, goal))
            points = float(end.agreed.points[goal])
            if times and goal in here:
                found[seat, "goal", end.agreed.goal_names[goal]] = points
                times -= 1
            later += times * points
        found[seat, "later-goals", ""] = later
        found[seat, "areas", ""] = float(scores[seat] - plain_count(end.agreed, end.all_won(seat)))
    return found


def stage(table: Table) -> int:
    assert isinstance(table, KabaleUndHiebe)
    return int(table.round())


EVALUATOR = Evaluator(
    judges=CHANCE, players=POLICY, clear=0.05, tables=800, draws=1000, piles=piles, parts=parts, stage=stage
)
