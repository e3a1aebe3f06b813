"""Turning points: the turns (or rounds) in which the true chances changed most, and what changed them."""

from itertools import groupby

from hofstaat.bots.evaluator import evaluator_of
from hofstaat.review.course import Point, fair_share, result_of
from hofstaat.review.form import Turning
from hofstaat.review.story import Story

MOST = 3
LEAST = 0.10  # of victory
LEAST_POINTS = 3.0
SETTLED = 0.90  # from then on the last turn brings no news


def turning_points(story: Story, points: list[Point], mistakes: set[int]) -> list[Turning]:
    """The three largest changes, in the order of play. `mistakes`: their plies."""
    least = LEAST_POINTS if story.game.cooperative else LEAST
    turns = [list(group) for _, group in groupby(points, key=lambda point: point.decision.turn)]
    begins = [turn[0].truth for turn in turns]
    afterwards = [*begins[1:], result_of(story)]
    found = [dealt(story, points)] if not story.game.cooperative else []
    for number, (turn, before, after) in enumerate(zip(turns, begins, afterwards)):
        is_last = number == len(turns) - 1
        if is_last and not story.game.cooperative and max(before) >= SETTLED:
            continue
        following = turns[number + 1][0] if not is_last else None
        found.append(turning(turn, following, before, after, mistakes, story))
    largest = sorted(found, key=lambda each: -size(each))[:MOST]
    return sorted((each for each in largest if size(each) >= least), key=lambda each: each.ply)


def size(turning: Turning) -> float:
    return max(abs(change) for change in turning.change)


def dealt(story: Story, points: list[Point]) -> Turning:
    """The change of equal chances by the deal alone."""
    fair = fair_share(story, points)
    before = [fair] * len(points[0].truth)
    change = [value - fair for value in points[0].truth]
    return Turning(ply=points[0].decision.ply, turn=0, kind="deal", seat=None, before=before, change=change)


def turning(
    turn: list[Point],
    following: Point | None,
    before: list[float],
    after: list[float],
    mistakes: set[int],
    story: Story,
) -> Turning:
    """Told by the step that moved most for whom the turn changed most."""
    change = [new - old for new, old in zip(after, before)]
    seat = max(range(len(change)), key=lambda each: abs(change[each]))
    sign = 1 if change[seat] >= 0 else -1
    moved, drawn = steps_of(turn, following, seat, story)
    own = max(range(len(turn)), key=lambda i: sign * moved[i])
    chance = max(range(len(turn)), key=lambda i: sign * drawn[i])
    if sign * drawn[chance] > sign * moved[own]:
        point, kind = turn[chance], "draw"
    else:
        point, kind = turn[own], kind_of(turn[own], moved[own], mistakes, story)
    decision = point.decision
    return Turning(ply=decision.ply, turn=decision.turn, kind=kind, seat=decision.seat, before=before, change=change)


def steps_of(turn: list[Point], following: Point | None, seat: int, story: Story) -> tuple[list[float], list[float]]:
    """For each decision of the turn what it changed for the seat, and what was drawn after it."""
    ends = [*[point.truth for point in turn[1:]], following.truth if following else result_of(story)]
    moved = [point.after[seat] - point.truth[seat] for point in turn]
    drawn = [end[seat] - point.after[seat] for point, end in zip(turn, ends)]
    return moved, drawn


def kind_of(point: Point, moved: float, mistakes: set[int], story: Story) -> str:
    """A mistake; fate, if to its own seat the move did in truth much that could not be expected of it; else a move."""
    decision = point.decision
    if decision.ply in mistakes:
        return "mistake"
    surprise = point.after[decision.seat] - point.truth[decision.seat] - point.expected
    return "fate" if abs(surprise) >= evaluator_of(story.game).clear and abs(surprise) >= abs(moved) / 2 else "move"
