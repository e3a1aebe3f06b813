"""A match with a lesson: the deal is prepared, the script plays the others, the learner does what is asked."""

from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.refusal import Refusal
from hofstaat.lessons.course import Progress, Right, Wrong, after, answer, answer_to_tap, beginning
from hofstaat.lessons.lesson import BadLesson, Later, Lesson, Line, Step, lesson_of
from hofstaat.lessons.sight import holds, seen_by


def dealt(game: Game, lesson: Lesson, seed: int | str) -> Match:
    """The match of a lesson, before anybody has acted."""
    return Match.dealt(game, game.setup(lesson.seats, lesson.options), seed, lesson.lots)


class Guided:
    """`place`: how far the learner is; behind the last step the table is free."""

    def __init__(self, match: Match, lesson: Lesson, progress: Progress) -> None:
        self.match = match
        self.lesson = lesson
        self.place = progress.place_in(lesson)
        self.said = {*progress.said}  # of what comes later

    @classmethod
    def begun(cls, game: Game, seed: int | str, lesson: Lesson | None = None) -> "Guided":
        """A lesson from its deal on."""
        chosen = lesson or lesson_of(game.name)
        guided = cls(dealt(game, chosen, seed), chosen, Progress(chosen.digest))
        guided.play(beginning(chosen), "prologue")
        return guided

    @property
    def progress(self) -> Progress:
        return Progress(self.lesson.digest, self.place, sorted(self.said))

    @property
    def seat(self) -> int:
        return self.lesson.learner

    @property
    def step(self) -> Step | None:
        return self.place.of(self.lesson)

    def play(self, lines: list[Line], where: str) -> None:
        for line in lines:
            play_line(self.match, line, where)

    def read(self) -> None:
        """The text has been read: what comes then."""
        self.go(after(self.lesson, self.place))

    def tap(self, anchor: str) -> Wrong | None:
        """Answer a question by touching the board; nothing is played."""
        return self.take(answer_to_tap(self.lesson, self.place, anchor))

    def act(self, code: int) -> Wrong | None:
        """The learner's action, which the rules allow: played if it is one that is asked for."""
        words = self.match.game.say(self.match.table, self.seat, code)
        verdict = answer(self.lesson, self.place, words)
        if isinstance(verdict, Right):
            self.match.act(self.seat, code)
        return self.take(verdict)

    def take(self, verdict: Right | Wrong) -> Wrong | None:
        if isinstance(verdict, Wrong):
            return verdict
        self.go(verdict)
        return None

    def go(self, right: Right) -> None:
        where = self.lesson.steps[self.place.step].id
        self.place = right.place
        self.play(right.lines, where)

    def expected(self) -> list[int]:
        """The codes of the actions that are asked for now."""
        step, match = self.step, self.match
        if step is None or not step.is_played or not self.place.is_asking(self.lesson):
            return []
        return [match.game.parse(match.table, self.seat, words) for words in step.expect]

    def now_said(self) -> list[Later]:
        """The texts due in the free game now that were not said yet."""
        view = seen_by(self.match, self.seat)
        fitting = [
            row for row in self.lesson.later if row.id not in self.said and all(holds(view, f) for f in row.when)
        ]
        self.said |= {row.id for row in fitting}
        return fitting


def play_line(match: Match, line: Line, where: str) -> None:
    """One scripted action; one that is not legal now is a mistake in the lesson."""
    seat, words = line
    try:
        if match.table.actors() and seat not in match.table.actors():
            raise BadLesson(where, f"{seat}: {words}: seat {match.table.actors()[0]} is to act.")
        match.act(seat, match.game.parse(match.table, seat, words))
    except Refusal as why:
        raise why if isinstance(why, BadLesson) else BadLesson(where, f"{seat}: {words}: {why}") from None
