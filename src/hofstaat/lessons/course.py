"""The course of a lesson: where the learner is, what is right, what is played next. It holds no table and no text."""

from fnmatch import fnmatchcase
from typing import Literal, NamedTuple

import msgspec

from hofstaat.lessons.lesson import TAP, Lesson, Line, Step, lines_of

Stage = Literal["ask", "see", "watch"]


class Place(msgspec.Struct, frozen=True):
    """How far somebody is: in which step, and in what part of it. Behind the last step the table is free."""

    step: int
    stage: Stage = "ask"

    def of(self, lesson: Lesson) -> Step | None:
        return lesson.steps[self.step] if self.step < len(lesson.steps) else None

    def is_asking(self, lesson: Lesson) -> bool:
        """Whether something is to be done, not only read."""
        step = self.of(lesson)
        return self.stage == "ask" and step is not None and bool(step.expect)

    def anchor(self, lesson: Lesson) -> str:
        step = lesson.steps[self.step]
        panel = {"ask": None, "see": step.see, "watch": step.watch}[self.stage]
        return panel.point_at if panel and panel.point_at else step.point_at


FIRST = Place(0)


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a lesson that is kept when it is left, beside its match: with which lesson it was begun, how far the
    learner is, and what of the remarks on the free game was said.
    """

    digest: str
    place: Place = FIRST
    said: list[str] = []

    def place_in(self, lesson: Lesson) -> Place:
        """Where one goes on; with another lesson than the one that was begun the table is free."""
        return self.place if self.digest == lesson.digest else Place(len(lesson.steps))


class Right(NamedTuple):
    """Going on: the place after, and the scripted actions that lead there."""

    place: Place
    lines: list[Line]


class Wrong(NamedTuple):
    """Not that: the part of the text's name behind `lesson-`."""

    text: str


def beginning(lesson: Lesson) -> list[Line]:
    """The actions played before the first step is shown."""
    return lines_of([*lesson.prologue, *lesson.steps[0].before])


def answer(lesson: Lesson, place: Place, words: str) -> Right | Wrong:
    """The consequence of this action, which the rules allow."""
    step = lesson.steps[place.step]
    if words in step.expect:
        return done(lesson, place)
    for number, pattern in enumerate(step.wrong, 1):
        if fnmatchcase(words, pattern):
            return Wrong(f"{step.id}-wrong-{number}")
    return Wrong(f"{step.id}-wrong")


def answer_to_tap(lesson: Lesson, place: Place, anchor: str) -> Right | Wrong:
    return answer(lesson, place, TAP + anchor)


def after(lesson: Lesson, place: Place) -> Right:
    """The next place when the text of this place has been read."""
    if place.stage == "ask":
        return done(lesson, place)
    return seen(lesson, place) if place.stage == "see" else entered(lesson, place.step + 1, [])


def done(lesson: Lesson, place: Place) -> Right:
    """The result of the action is shown, where something is said of it."""
    if lesson.steps[place.step].see is not None:
        return Right(Place(place.step, "see"), [])
    return seen(lesson, place)


def seen(lesson: Lesson, place: Place) -> Right:
    """The others act, and what they did is shown where something is said of it."""
    step = lesson.steps[place.step]
    lines = lines_of(step.then)
    if step.watch is not None:
        return Right(Place(place.step, "watch"), lines)
    return entered(lesson, place.step + 1, lines)


def entered(lesson: Lesson, number: int, lines: list[Line]) -> Right:
    more = lines_of(lesson.steps[number].before) if number < len(lesson.steps) else []
    return Right(Place(number), lines + more)
