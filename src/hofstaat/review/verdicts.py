"""Decisions judged by what their seat could know: losses, mistakes with the better move, accuracy."""

from collections import Counter
from collections.abc import Sequence

import msgspec
from librt.random import Random

from hofstaat.bots import evaluator as evaluators
from hofstaat.bots import playouts
from hofstaat.bots.evaluator import Judged, evaluator_of, is_mistake, judge, rows_of
from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import Moves, Table
from hofstaat.review.course import Budget
from hofstaat.review.form import Deed, Mistake
from hofstaat.review.reasons import reasons_of
from hofstaat.review.story import Decision

MATTERS = 0.5  # of the loss that is a mistake: so much at stake makes a decision count
LINES = 40  # simulations from which the example line is taken
LINE = 3  # moves of it
STEP = 5  # accuracy is rounded to


def judged_by(game: Game, mind: Knowledge, decision: Decision, budget: Budget) -> Judged | None:
    """None where there was no choice."""
    if len(decision.options) == 1:
        return None
    seed = decision.ply + 1
    check = max(1, budget.check * evaluator_of(game).tables // 300)
    return judge(game, mind, decision.seat, decision.options, decision.code, budget.look, check, seed)


def mistake_in(game: Game, mind: Knowledge, decision: Decision, judged: Judged, budget: Budget) -> Mistake | None:
    """A mistake is one only if a second look at other tables finds it again; in Mascarade that is another search."""
    clear = evaluator_of(game).clear * evaluator_of(game).leniency(decision.before, decision.seat, decision.code)
    if not is_mistake(judged, clear):
        return None
    codes = [judged.best, decision.code]
    rows = rows_of(game, mind, decision.seat, codes, budget.again, decision.ply + 900_001)
    again = {each.code: each for each in evaluators.summed(game, decision.seat, codes, rows)}
    mine, better = again[decision.code], again[judged.best]
    surely = Judged(
        judged.best, better.value - mine.value, max(mine.loss_error, better.loss_error), mine.value, better.value,
        judged.at_stake, mine.points, better.points,
    )  # fmt: skip
    return told(game, mind, decision, surely, rows) if is_mistake(surely, clear) else None


def told(game: Game, mind: Knowledge, decision: Decision, judged: Judged, rows: list[list[Table]]) -> Mistake:
    table, seat = decision.before, decision.seat
    return Mistake(
        ply=decision.ply,
        turn=decision.turn,
        seat=seat,
        did=deed(game, table, seat, decision.code),
        better=deed(game, table, seat, judged.best),
        value=judged.value,
        instead=judged.best_value,
        error=judged.error,
        points=[round(best - own, 2) for best, own in zip(judged.best_points, judged.points)],
        reasons=reasons_of(game, seat, table, rows, 0, [1]),
        line=example_line(game, mind, decision, judged.best),
    )


def deed(game: Game, table: Table, seat: int, code: int) -> Deed:
    return Deed(game.say(table, seat, code), msgspec.to_builtins(game.choice(table, seat, code)))


def example_line(game: Game, mind: Knowledge, decision: Decision, code: int) -> list[Deed]:
    """How the same seat's turn goes on most often after the better move; nothing if its turn is over then."""
    policy = evaluator_of(game).players
    lines: Counter[tuple[int, ...]] = Counter()
    starts: dict[tuple[int, ...], Table] = {}
    for i, table in enumerate(playouts.draw(mind, LINES, decision.ply + 3)):
        table.apply(decision.seat, code)
        start = table.copy()
        line: list[int] = []
        rng = Random(i + 1)
        while len(line) < LINE and table.actors() == [decision.seat]:
            moves = Moves()
            table.offer(decision.seat, moves)
            line.append(int(policy.pick(table, decision.seat, moves, rng)))
            table.apply(decision.seat, line[-1])
        lines[tuple(line)] += 1
        starts.setdefault(tuple(line), start)
    (commonest, _), *_ = lines.most_common(1)
    return spelled(game, starts[commonest], decision.seat, commonest)


def spelled(game: Game, table: Table, seat: int, codes: Sequence[int]) -> list[Deed]:
    found = []
    for code in codes:
        found.append(deed(game, table, seat, code))
        table.apply(seat, code)
    return found


class Tally(msgspec.Struct):
    """The loss of one seat, of the stake it had."""

    loss: float = 0.0
    at_stake: float = 0.0
    decisions: int = 0
    mattered: int = 0
    mistakes: int = 0

    def count(self, game: Game, judged: Judged) -> None:
        self.loss += judged.loss
        self.at_stake += judged.at_stake
        self.decisions += 1
        self.mattered += judged.at_stake >= MATTERS * evaluator_of(game).clear

    def accuracy(self, game: Game) -> int | None:
        """The share of what was at stake that was kept, rounded; a council has none by player."""
        if game.cooperative or self.at_stake <= 0.0 or not self.mattered:
            return None
        kept = 1.0 - max(0.0, self.loss) / self.at_stake
        return STEP * round(100.0 * max(0.0, kept) / STEP)
