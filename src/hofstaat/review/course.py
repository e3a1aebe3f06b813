"""The course of a game: everybody's chance before and after each decision, by the truth and by what each could know."""

import math
from collections.abc import Callable
from itertools import pairwise

import msgspec

from hofstaat.bots import playouts
from hofstaat.bots.evaluator import (
    ended,
    evaluator_of,
    known_value,
    means,
    true_value,
    unseen,
    worth,
    worths,
)
from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.records import Lots
from hofstaat.review.story import Decision, Story


class Budget(msgspec.Struct, frozen=True):
    """How many playouts a review takes: for a true value (`drawn` where cards were drawn), for one by knowledge, to
    choose the best option, and to measure a suspected mistake once more.
    """

    truth: int = 1000
    drawn: int = 3000
    known: int = 200
    look: int = 60
    check: int = 300
    again: int = 800

    @classmethod
    def of(cls, game: Game) -> "Budget":
        """As the game's evaluator wants it."""
        return cls(drawn=evaluator_of(game).draws)


class Point(msgspec.Struct):
    """One decision in numbers. `expected`: what its own move promised to change, by what its seat knew."""

    decision: Decision
    truth: list[float]
    after: list[float]
    known: list[float]
    expected: float
    is_drawn: bool  # whether chance brought something before it
    draws: bool  # ... and after it


def points_of(story: Story, budget: Budget, seed: int, progress: Callable[[float], None]) -> list[Point]:
    """The course without what each could know. Where nothing is drawn V is Q, so no noise counts as luck."""
    game, decisions = story.game, story.decisions
    drawn = [False, *(is_drawn(story, one, two) for one, two in pairwise(decisions))]
    points: list[Point] = []
    carried: list[float] | None = None
    for i, decision in enumerate(decisions):
        draws = i + 1 < len(decisions) and drawn[i + 1]
        times = budget.drawn if drawn[i] or draws or i == 0 else budget.truth
        dice = seed * 10_007 + i
        truth = carried or true_value(game, decision.before, times, dice)
        after = true_value(game, decision.before, times, dice, decision.seat, decision.code)
        carried = None if draws else after
        points.append(Point(decision, truth, after, [], 0.0, drawn[i], draws))
        progress((i + 1) / len(decisions))
    return points


def is_drawn(story: Story, one: Decision, two: Decision) -> bool:
    """Whether chance brought anything between these decisions: lots, or cards from piles."""
    lines = story.record.plies[one.ply + 1 : two.ply]
    return any(isinstance(line, Lots) for line in lines) or unseen(story.game, one.before) != unseen(
        story.game, two.before
    )


def note_known(game: Game, point: Point, minds: list[Knowledge], budget: Budget) -> None:
    """Each seat's chance as it could know it, and the promise of the move to the seat that made it."""
    decision = point.decision
    seed = decision.ply + 1
    point.known = [known_value(game, mind, budget.known, seed)[seat] for seat, mind in enumerate(minds)]
    point.expected = expected_change(game, minds[decision.seat], decision, budget.known, seed)


def expected_change(game: Game, mind: Knowledge, decision: Decision, times: int, seed: int) -> float:
    """Q − V of the own move by the own knowledge, on the same tables with the same dice."""
    if len(decision.options) == 1:
        return 0.0
    tables = playouts.draw(mind, times, seed)
    codes = [playouts.NOTHING_DONE, decision.code]
    rows = playouts.play_out(tables, decision.seat, codes, evaluator_of(game).players, seed)
    before, after = means([[worth(game, ended(table), decision.seat) for table in row] for row in rows])
    return after - before


def result_of(story: Story) -> list[float]:
    return worths(story.game, story.outcome)


def fair_share(story: Story, points: list[Point]) -> float:
    """Before the deal all are equal; of a council nobody can say what it was worth then."""
    return points[0].truth[0] if story.game.cooperative else 1.0 / len(points[0].truth)


class Parts(msgspec.Struct):
    """How one seat came from its fair share to its result; the sum of all is the difference."""

    deal: float = 0.0
    draws: float = 0.0
    own: float = 0.0
    fate: float = 0.0
    others: float = 0.0
    luck_error: float = 0.0


def parts_of(story: Story, points: list[Point], seat: int, budget: Budget) -> Parts:
    """The sum telescopes: every value counts once as what a step led to, and once as where the next began."""
    values = [point.truth[seat] for point in points] + [result_of(story)[seat]]
    parts = Parts(deal=values[0] - fair_share(story, points))
    for point, following in zip(points, values[1:]):
        moved = point.after[seat] - point.truth[seat]
        parts.draws += following - point.after[seat]
        if point.decision.seat == seat:
            parts.own += point.expected
            parts.fate += moved - point.expected
        else:
            parts.others += moved
    parts.luck_error = luck_error(story, points, seat, budget)
    return parts


def luck_error(story: Story, points: list[Point], seat: int, budget: Budget) -> float:
    """One standard error of deal and draws together, from the playouts behind them."""
    if story.game.cooperative:
        return 0.0
    values = [points[0].truth[seat]]
    for point, following in pairwise(points):
        if point.draws:
            values += [point.after[seat], following.truth[seat]]
    return math.sqrt(sum(value * (1.0 - value) for value in values) / budget.drawn)
