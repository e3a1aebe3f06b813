"""A table that begins with a lesson: how far its learner is, and what is said there.

The page gets one step at a time: the script holds what the others will do, and cards that nobody may know yet.
"""

from collections.abc import Callable

import msgspec

from hofstaat.lessons import Later, Lesson, Line, Place, Progress, Step, has_lesson, lesson_of
from hofstaat.lessons.sight import holds
from hofstaat.server.match.live_match import LiveMatch
from hofstaat.server.protocol import LessonCard, LessonStep
from hofstaat.server.storage.models import LogEntry, MatchRow, SeatRow


class Kept(msgspec.Struct, frozen=True):
    """The part of a lesson that the row of a match keeps: the lots that were prepared, and how far the learner is."""

    prepared: list[list[int]]
    progress: Progress


class Taught:
    """A lesson with the place where its learner is."""

    def __init__(self, lesson: Lesson, kept: Kept) -> None:
        self.lesson = lesson
        self.prepared = kept.prepared
        self.place = kept.progress.place_in(lesson)
        self.said = kept.progress.said

    @property
    def step(self) -> Step | None:
        return self.place.of(self.lesson)

    def kept(self, place: Place | None = None, said: list[str] | None = None) -> str:
        """As the row keeps it."""
        progress = Progress(self.lesson.digest, place or self.place, self.said if said is None else said)
        return msgspec.json.encode(Kept(self.prepared, progress)).decode()


def taught(row: MatchRow) -> Taught | None:
    """The lesson of this table, if it began with one that there still is."""
    if row.lesson is None or not has_lesson(row.game):
        return None
    return Taught(lesson_of(row.game), msgspec.json.decode(row.lesson, type=Kept))


def is_running(row: MatchRow) -> bool:
    """Whether a step is still to be done: then the script plays for the others, and nothing is taken back."""
    lesson = taught(row) if row.lesson is not None and row.status == "playing" else None
    return lesson is not None and lesson.step is not None


def begun(lesson: Lesson) -> str:
    return msgspec.json.encode(Kept(lesson.lots, Progress(lesson.digest))).decode()


def play_lines(live_match: LiveMatch, lines: list[Line], at: float) -> list[LogEntry]:
    """The actions of the script: the new entries of the log."""
    entries = []
    for seat, words in lines:
        entries += live_match.act(seat, live_match.game.parse(live_match.table, seat, words), None, at)
    return entries


# -- telling -----------------------------------------------------------------------------------------------------------


def message(row: MatchRow, live_match: LiveMatch, view: Callable[[], msgspec.Struct]) -> LessonStep | None:
    """The texts for the learner now; None where the table has no lesson."""
    lesson = taught(row)
    if lesson is None:
        return None
    return free_step(lesson, view()) if lesson.step is None else guided_step(lesson, lesson.step, live_match)


def guided_step(taught: Taught, step: Step, live_match: LiveMatch) -> LessonStep:
    place, lesson = taught.place, taught.lesson
    asks = place.is_asking(lesson)
    text = step.id if place.stage == "ask" else f"{step.id}-{place.stage}"
    return LessonStep(
        seat=lesson.learner,
        step=place.step,
        steps=len(lesson.steps),
        title=step.id,
        text=text,
        point_at=place.anchor(lesson),
        asks=("tap" if step.is_tapped else "act") if asks else "read",
        expected=expected(step, lesson.learner, live_match) if asks else [],
        taps=step.taps if asks else [],
    )


def expected(step: Step, seat: int, live_match: LiveMatch) -> list[int]:
    """The codes of what is asked for; nothing is to be played where one taps."""
    if step.is_tapped:
        return []
    return [live_match.game.parse(live_match.table, seat, words) for words in step.expect]


def free_step(taught: Taught, view: msgspec.Struct) -> LessonStep:
    """Behind the last step: now and then a remark on what happens for the first time."""
    later = next(iter(remarks(taught, view)), None)
    return LessonStep(
        seat=taught.lesson.learner,
        step=len(taught.lesson.steps),
        steps=len(taught.lesson.steps),
        title=None,
        text=None if later is None else f"later-{later.id}",
        point_at=None if later is None else later.point_at,
        asks="read",
        expected=[],
        taps=[],
    )


def remarks(taught: Taught, view: msgspec.Struct) -> list[Later]:
    seen = msgspec.to_builtins(view)
    fresh = [later for later in taught.lesson.later if later.id not in taught.said]
    return [later for later in fresh if all(holds(seen, fact) for fact in later.when)]


def card(row: MatchRow) -> LessonCard | None:
    """The lesson as the lobby remembers it."""
    lesson = taught(row)
    if lesson is None:
        return None
    step, steps = lesson.place.step, len(lesson.lesson.steps)
    return LessonCard(game=row.game, match=row.id, step=step, steps=steps, learnt=step >= steps)


def seats_of(lesson: Lesson, nickname: str, bots: list[str]) -> list[SeatRow]:
    """The learner among the bots that play on after the lesson; `bots`: their names."""
    names = iter(bots)
    return [
        SeatRow(seat=seat, kind="person", nickname=nickname, level=None)
        if seat == lesson.learner
        else SeatRow(seat=seat, kind="bot", nickname=next(names), level=lesson.bots)
        for seat in range(lesson.seats)
    ]
