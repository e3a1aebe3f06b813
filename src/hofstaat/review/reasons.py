"""Why an option is better or worse: what differs in the final reckoning, on the same tables with the same dice."""

from collections.abc import Sequence

import msgspec

from hofstaat.bots.evaluator import Part, evaluator_of, mean
from hofstaat.engine.game import Game
from hofstaat.engine.table import Table

LEAST_POINTS = 0.3
LEAST_ERRORS = 3  # standard errors by which a difference must be sure
FOR, AGAINST = 2, 1  # so many reasons are told


class Reason(msgspec.Struct, frozen=True):
    """A part of somebody's points that an option changes. `speaks_for`: whether that is good for who chooses."""

    part: str
    of: str
    seat: int
    points: float
    speaks_for: bool


def reasons_of(
    game: Game, seat: int, start: Table, rows: Sequence[Sequence[Table]], own: int, others: Sequence[int]
) -> list[Reason]:
    """The changes by the option in column `own` beside the mean of those in `others`: the clearest two reasons for it,
    and one against it. Nothing, if nothing is sure.
    """
    found = [
        Reason(part, of, whose, round(points, 2), (points > 0) == helps(game, whose, seat))
        for (whose, part, of), (points, error) in differences(game, start, rows, own, others).items()
        if abs(points) >= LEAST_POINTS and abs(points) > LEAST_ERRORS * error
    ]
    found.sort(key=lambda reason: -abs(reason.points))
    good = [reason for reason in found if reason.speaks_for][:FOR]
    return [*good, *[reason for reason in found if not reason.speaks_for][:AGAINST]]


def helps(game: Game, whose: int, seat: int) -> bool:
    """Whether points of that seat are welcome to this one."""
    return game.cooperative or whose == seat


def differences(
    game: Game, start: Table, rows: Sequence[Sequence[Table]], own: int, others: Sequence[int]
) -> dict[Part, tuple[float, float]]:
    """For each part of the reckoning the mean difference and its standard error."""
    parts = evaluator_of(game).parts
    each: list[dict[Part, float]] = []
    for row in rows:
        mine = parts(start, row[own])
        theirs = [parts(start, row[other]) for other in others]
        keys = dict.fromkeys([*mine, *(key for one in theirs for key in one)])
        each.append({key: mine.get(key, 0.0) - sum(one.get(key, 0.0) for one in theirs) / len(theirs) for key in keys})
    keys = dict.fromkeys(key for one in each for key in one)
    return {key: mean([one.get(key, 0.0) for one in each]) for key in keys}
