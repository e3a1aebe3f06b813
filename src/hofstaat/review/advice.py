"""Advice for one decision: up to three options with their chances and a reason, by what the seat knows."""

from collections.abc import Iterable, Sequence
from time import perf_counter

import msgspec

from hofstaat.bots.evaluator import Valued, evaluator_of, is_same_plan, likelihood, rows_of, summed
from hofstaat.bots.playouts import draw
from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import Setup, Table
from hofstaat.review.reasons import Reason, reasons_of

SHOWN = 3
COMPARED = 4
LOOK = 60  # tables for every option
STEP = 100  # more tables for those compared
MOST = 400
SECONDS = 2.2
EQUAL = 0.02  # of victory
EQUAL_POINTS = 0.5
EQUAL_ERRORS = 2  # standard errors within which two options are told as equal
BELIEFS = 200  # tables from which a claim is judged


class Advised(msgspec.Struct, frozen=True):
    """An option: its value with one standard error, everybody's expected points, why, and whether it is about as good
    as the best. `likely`: how likely what it claims is true, where it claims something.
    """

    code: int
    value: float
    error: float
    points: list[float]
    reasons: list[Reason]
    is_equal: bool
    likely: float | None = None


class Advice(msgspec.Struct, frozen=True):
    """Options worth a thought, the best first; equal ones in the order of their codes. `unit`: win or points.

    `all_equal`: nothing speaks for one of them.
    """

    unit: str
    options: list[Advised]
    all_equal: bool
    tables: int


def knowledge_of(game: Game, setup: Setup, seat: int, events: Iterable[msgspec.Struct]) -> Knowledge:
    """The knowledge of the seat after all it has witnessed."""
    known = game.knowledge(setup, seat)
    for event in events:
        known.learn(event)
    return known


def advise(
    game: Game,
    knowledge: Knowledge,
    seat: int,
    options: Sequence[int],
    *,
    seed: int = 1,
    seconds: float | None = SECONDS,
    look: int = LOOK,
    most: int = MOST,
) -> Advice:
    """Weigh the options by what the seat knows, and by nothing else; `seconds`: no more is begun after that time."""
    begun = perf_counter()
    rows = rows_of(game, knowledge, seat, options, look, seed)
    columns = worth_comparing(game, seat, options, rows)
    codes = [options[column] for column in columns]
    rows = [[row[column] for column in columns] for row in rows]
    if len(codes) > 1:
        rows = more_rows(game, knowledge, seat, codes, seed, most, seconds and begun + seconds) or rows
    compared = Comparison(game, knowledge, seat, codes, rows, draw(knowledge, 1, seed)[0])
    advised = [compared.advised(each) for each in summed(game, seat, codes, rows)[:SHOWN]]
    equal = sorted([each for each in advised if each.is_equal], key=lambda each: each.code)
    return Advice(
        unit="points" if game.cooperative else "win",
        options=[*equal, *[each for each in advised if not each.is_equal]],
        all_equal=len(options) > 1 and len(equal) == len(advised),
        tables=len(rows),
    )


def worth_comparing(game: Game, seat: int, options: Sequence[int], rows: list[list[Table]]) -> list[int]:
    """The columns of the best options, of those that are one plan in another order only the first."""
    kept: list[int] = []
    for valued in summed(game, seat, options, rows):
        column = options.index(valued.code)
        if not any(is_same_plan(rows, column, other) for other in kept):
            kept.append(column)
        if len(kept) == COMPARED:
            break
    return kept


def more_rows(
    game: Game, knowledge: Knowledge, seat: int, codes: list[int], seed: int, most: int, until: float | None
) -> list[list[Table]]:
    """Fresh tables for the best options, in steps, as long as there is time."""
    step = STEP if evaluator_of(game).judges is not None else most  # a search learns on from table to table
    rows: list[list[Table]] = []
    while len(rows) < most and (until is None or perf_counter() < until):
        rows += rows_of(game, knowledge, seat, codes, min(step, most), seed + 1 + len(rows))
    return rows


class Comparison(msgspec.Struct, frozen=True):
    """The figures needed to say why one option is better than another."""

    game: Game
    knowledge: Knowledge
    seat: int
    codes: list[int]
    rows: list[list[Table]]
    start: Table

    def advised(self, own: Valued) -> Advised:
        return Advised(
            code=own.code,
            value=own.value,
            error=own.error,
            points=own.points,
            reasons=self.reasons(own.code),
            is_equal=self.is_equal(own),
            likely=self.likely(own.code),
        )

    def is_equal(self, own: Valued) -> bool:
        line = EQUAL_POINTS if self.game.cooperative else EQUAL
        return own.loss <= max(line, EQUAL_ERRORS * own.loss_error)

    def reasons(self, code: int) -> list[Reason]:
        own = self.codes.index(code)
        others = [column for column in range(len(self.codes)) if column != own]
        return reasons_of(self.game, self.seat, self.start, self.rows, own, others) if others else []

    def likely(self, code: int) -> float | None:
        """How likely what the option claims is true, by what the seat knows."""
        claim = evaluator_of(self.game).claim
        if claim(self.start, self.seat, code) is None:
            return None
        return likelihood(self.knowledge, lambda table: claim(table, self.seat, code), BELIEFS, 1)
