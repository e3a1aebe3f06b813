"""How good options and positions are: by playing many tables on, each option on the same tables with the same dice.

Values are shares of the victory; where all win together, the points they reach. They say what comes of a position if
bots play on, nothing more.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module

import msgspec

from hofstaat.bots import playouts
from hofstaat.bots.base import module_of
from hofstaat.bots.ismcts.policy import Policy
from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.rewards import shares_of
from hofstaat.engine.table import Outcome, Table

CHANCE = Policy()
WARM = 100  # tables before the trees of a search count
SAME = 0.95  # so often must two options end alike to be one plan
Part = tuple[int, str, str]
"""A part of the reckoning: whose, which kind of part, and which one of that kind."""


def no_piles(table: Table) -> list[tuple[int, int]]:
    """Nothing lies unseen in a pile whose order matters."""
    return []


def scores(start: Table, end: Table) -> dict[Part, float]:
    """Nothing is known of a reckoning but its sum."""
    return {(seat, "points", ""): float(points) for seat, points in enumerate(ended(end).scores)}


def no_claim(table: Table, seat: int, code: int) -> bool | None:
    return None


def usual(table: Table, seat: int, code: int) -> float:
    return 1.0


def no_guess(table: Table, seat: int, code: int) -> str | None:
    return None


class Evaluator(msgspec.Struct, frozen=True, kw_only=True):
    """How one game is evaluated. A game says so in its `evaluator.py`.

    `judges` play on where options are compared (None: one search per option), `players` where a chance of victory is
    shown. `clear` is the loss from which on a move is a mistake. `by_round` tells in how many parts its story is told.
    """

    version: int = 1
    judges: Policy | None = CHANCE
    players: Policy = CHANCE
    clear: float = 0.10
    tables: int = 300  # on which a suspected mistake is measured
    draws: int = 3000  # playouts of a true value where cards were drawn, which makes luck exact to some five percents
    piles: Callable[[Table], list[tuple[int, int]]] = no_piles
    parts: Callable[[Table, Table], dict[Part, float]] = scores
    claim: Callable[[Table, int, int], bool | None] = no_claim
    """Whether the action says the truth on this table; None: it says nothing that could be false."""
    guess: Callable[[Table, int, int], str | None] = no_guess
    """The card on this table that the action meets without having seen it; None: it meets none."""
    leniency: Callable[[Table, int, int], float] = usual
    """How many times the usual loss makes this action a mistake: playouts give too little for looking and hiding."""
    stage: Callable[[Table], int] | None = None  # rounds by which its story is told, rather than turns


def evaluator_of(game: Game) -> Evaluator:
    """The game's own evaluator; of a game that brings none, playouts at random."""
    module = module_of(game, "evaluator")
    found: Evaluator = import_module(module).EVALUATOR if module else Evaluator()
    return found


class Valued(msgspec.Struct):
    """An option, what it is worth to its seat, with one standard error, and the mean points of every seat.

    `loss`: how much less than the best of the options compared, table by table.
    """

    code: int
    value: float
    error: float
    points: list[float]
    loss: float = 0.0
    loss_error: float = 0.0


def evaluate(
    game: Game, knowledge: Knowledge, seat: int, options: Sequence[int], playouts: int, seed: int = 1
) -> list[Valued]:
    """Each option by what the seat knows, best first; `playouts` for each."""
    return summed(game, seat, options, rows_of(game, knowledge, seat, options, playouts, seed))


def rows_of(
    game: Game, knowledge: Knowledge, seat: int, options: Sequence[int], times: int, seed: int
) -> list[list[Table]]:
    """For each table drawn the final tables after each option."""
    evaluator = evaluator_of(game)
    if evaluator.judges is not None:
        return playouts.play_out(playouts.draw(knowledge, times, seed), seat, list(options), evaluator.judges, seed)
    tables = playouts.draw(knowledge, times + WARM, seed)
    return playouts.search_out(
        tables, seat, list(options), evaluator.players, seed, cooperative=game.cooperative, warm=WARM
    )


def summed(game: Game, seat: int, options: Sequence[int], rows: list[list[Table]]) -> list[Valued]:
    """The means over the rows, best first."""
    outcomes = [[ended(table) for table in row] for row in rows]
    worths = [[worth(game, outcome, seat) for outcome in row] for row in outcomes]
    found = []
    for k, code in enumerate(options):
        value, error = mean([row[k] for row in worths])
        points = [mean([float(row[k].scores[s]) for row in outcomes])[0] for s in range(len(outcomes[0][0].scores))]
        found.append(Valued(code, value, error, points))
    best = max(range(len(options)), key=lambda k: found[k].value)
    for k, option in enumerate(found):
        option.loss, option.loss_error = mean([row[best] - row[k] for row in worths])
    return sorted(found, key=lambda option: -option.value)


def ended(table: Table) -> Outcome:
    outcome = table.outcome()
    assert outcome is not None
    return outcome


def worth(game: Game, outcome: Outcome, seat: int) -> float:
    """A share of the victory; together, points."""
    if game.cooperative:
        return float(outcome.scores[seat])
    return shares_of(outcome, cooperative=False)[seat]


def worths(game: Game, outcome: Outcome) -> list[float]:
    return [worth(game, outcome, seat) for seat in range(len(outcome.scores))]


def mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    n = len(numbers)
    middle = sum(numbers) / n
    spread = sum((number - middle) ** 2 for number in numbers) / n
    return middle, math.sqrt(spread / n)


def means(rows: Iterable[Sequence[float]]) -> list[float]:
    return [sum(column) / len(column) for column in zip(*rows, strict=True)]


def is_same_plan(rows: list[list[Table]], one: int, two: int) -> bool:
    """Options that end alike on nearly every table are one plan in another order."""
    return sum(row[one].equals(row[two]) for row in rows) >= SAME * len(rows)


# -- one decision ------------------------------------------------------------------------------------------------------


class Judged(msgspec.Struct):
    """A decision by what its seat could know. The best option was chosen on some tables, its lead measured on others.

    `at_stake`: what lay between the best and the worst option.
    """

    best: int
    loss: float
    error: float
    value: float
    best_value: float
    at_stake: float
    points: list[float]
    best_points: list[float]


def judge(
    game: Game, knowledge: Knowledge, seat: int, options: Sequence[int], played: int, look: int, check: int, seed: int
) -> Judged:
    """Choose the best option on `look` tables; compare what was played with it on `check` fresh ones."""
    first = evaluate(game, knowledge, seat, options, look, seed)
    best, worst = first[0], first[-1]
    if best.code == played:
        stake = best.value - worst.value
        return Judged(played, 0.0, 0.0, best.value, best.value, stake, best.points, best.points)
    fresh = {each.code: each for each in evaluate(game, knowledge, seat, [best.code, played], check, seed + 500_009)}
    mine, other = fresh[played], fresh[best.code]
    error = max(mine.loss_error, other.loss_error)
    stake = max(0.0, other.value - min(worst.value, mine.value))
    loss = other.value - mine.value
    return Judged(best.code, loss, error, mine.value, other.value, stake, mine.points, other.points)


SURE = 2  # standard errors


def is_mistake(judged: Judged, clear: float) -> bool:
    """Clearly worse than the best, and surely by something."""
    return judged.loss >= clear and judged.loss - SURE * judged.error >= 0.3 * clear


def is_inaccuracy(judged: Judged, clear: float) -> bool:
    return judged.loss >= 0.5 * clear and judged.loss - SURE * judged.error >= 0.1 * clear


# -- positions ---------------------------------------------------------------------------------------------------------


def known_value(game: Game, knowledge: Knowledge, times: int, seed: int) -> list[float]:
    """Everybody's expectation, by one seat's knowledge."""
    tables = playouts.draw(knowledge, times, seed)
    return expected(game, tables, 0, playouts.NOTHING_DONE, seed)


def true_value(
    game: Game, table: Table, times: int, seed: int, seat: int = 0, code: int = playouts.NOTHING_DONE
) -> list[float]:
    """Everybody's expectation, by all cards but the order of the piles; after this action, if one is given."""
    tables = playouts.veiled(table, evaluator_of(game).piles(table), times, seed)
    return expected(game, tables, seat, code, seed)


def expected(game: Game, tables: list[Table], seat: int, code: int, seed: int) -> list[float]:
    rows = playouts.play_out(tables, seat, [code], evaluator_of(game).players, seed)
    return means([worths(game, ended(row[0])) for row in rows])


def unseen(game: Game, table: Table) -> int:
    """How many cards lie unseen in piles; it changes whenever one is drawn."""
    return sum(count for _, count in evaluator_of(game).piles(table))


def likelihood(knowledge: Knowledge, test: Callable[[Table], bool | None], times: int, seed: int) -> float:
    """How likely something is from what a seat knows."""
    return sum(bool(test(table)) for table in playouts.draw(knowledge, times, seed)) / times
