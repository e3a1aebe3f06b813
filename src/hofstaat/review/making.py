"""Making a review from a record alone."""

import hashlib
import math
from collections.abc import Callable

from hofstaat.bots.evaluator import Judged, evaluator_of
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.records import Record
from hofstaat.review.course import Budget, Point, fair_share, note_known, parts_of, points_of, result_of
from hofstaat.review.form import FORMAT, Mistake, Moment, Read, Review, SeatParts
from hofstaat.review.reads import read_in
from hofstaat.review.story import Decision, Story, story_of
from hofstaat.review.turning import turning_points
from hofstaat.review.verdicts import Tally, judged_by, mistake_in

DIGITS = 3
FINE_LUCK = 0.065  # one standard error up to which the luck of a game is told


def version_of(game: Game) -> str:
    """The evaluator and its version: reviews of different ones are not to be compared."""
    return f"{game.name}/{evaluator_of(game).version}"


def review(
    game: Game,
    record: Record,
    *,
    budget: Budget | None = None,
    seed: int = 1,
    progress: Callable[[float], None] = lambda done: None,
) -> Review:
    """The course, its causes and better moves, each by the knowledge its seat could have. `progress`: 0 to 1."""
    story = story_of(game, record)
    return Making(story, budget or Budget.of(game), progress).made(seed)


class Making:
    """One review while it is made."""

    def __init__(self, story: Story, budget: Budget, progress: Callable[[float], None]) -> None:
        self.story = story
        self.game = story.game
        self.budget = budget
        self.progress = progress
        self.seats = len(story.outcome.scores)
        self.tallies = [Tally() for _ in range(self.seats)]
        self.judged: dict[int, Judged] = {}
        self.mistakes: list[Mistake] = []
        self.reads: list[Read] = []

    def made(self, seed: int) -> Review:
        points = points_of(self.story, self.budget, seed, lambda done: self.progress(done / 2))
        at_end = len(points)
        for number, (decision, minds) in enumerate(self.story.minds()):
            point = points[number]
            note_known(self.game, point, minds, self.budget)
            if read := read_in(self.game, minds, decision, self.story.decisions[number + 1 :]):
                self.reads.append(read)
            if judged := judged_by(self.game, minds[decision.seat], decision, self.budget):
                self.judged[decision.ply] = judged
                if is_judged(self.game, decision):
                    self.tallies[decision.seat].count(self.game, judged)
                if mistake := mistake_in(self.game, minds[decision.seat], decision, judged, self.budget):
                    self.tallies[decision.seat].mistakes += 1
                    self.mistakes.append(mistake)
            self.progress(0.5 + (number + 1) / at_end / 2)
        return self.summed_up(points)

    def summed_up(self, points: list[Point]) -> Review:
        plies = {mistake.ply for mistake in self.mistakes}
        seats = [self.seat_parts(points, seat) for seat in range(self.seats)]
        return Review(
            format=FORMAT,
            evaluator=version_of(self.game),
            record="sha256:" + hashlib.sha256(records.write(self.story.record).encode()).hexdigest(),
            game=self.game.name,
            unit="points" if self.game.cooperative else "win",
            fair=fair_share(self.story, points),
            turns=self.story.turns,
            by_rounds=evaluator_of(self.game).stage is not None,
            luck_known=all(parts.luck_error <= FINE_LUCK for parts in seats),
            plies=len(self.story.record.plies),
            result=result_of(self.story),
            seats=seats,
            moments=[self.moment(point) for point in points],
            turning=turning_points(self.story, points, plies),
            mistakes=self.mistakes,
            reads=self.reads,
        )

    def moment(self, point: Point) -> Moment:
        decision = point.decision
        judged = self.judged.get(decision.ply)
        return Moment(
            ply=decision.ply,
            seat=decision.seat,
            turn=decision.turn,
            truth=rounded(point.truth),
            after=rounded(point.after),
            known=rounded(point.known),
            loss=round(judged.loss, DIGITS) if judged else 0.0,
            error=round(judged.error, DIGITS) if judged else 0.0,
        )

    def seat_parts(self, points: list[Point], seat: int) -> SeatParts:
        parts, tally = parts_of(self.story, points, seat, self.budget), self.tallies[seat]
        return SeatParts(
            seat=seat,
            result=result_of(self.story)[seat],
            deal=parts.deal,
            draws=parts.draws,
            own=parts.own,
            fate=parts.fate,
            others=parts.others,
            luck_error=parts.luck_error,
            loss=max(0.0, tally.loss),
            at_stake=tally.at_stake,
            decisions=tally.decisions,
            mattered=tally.mattered,
            accuracy=tally.accuracy(self.game),
            mistakes=tally.mistakes,
        )


def is_judged(game: Game, decision: Decision) -> bool:
    """Whether a loss in this decision can be anybody's mistake at all."""
    return not math.isinf(evaluator_of(game).leniency(decision.before, decision.seat, decision.code))


def rounded(values: list[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]
