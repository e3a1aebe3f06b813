"""The form of a lesson: `lesson.toml` beside the `cards.toml` of its game.

Texts are not in it: they are messages `lesson-STEP`, `lesson-STEP-title`, `-do`, `-see`, `-watch` and `-wrong` of
GAME-lesson.ftl, told by the step's id. The claims of a text stand beside it as facts; tests compare them.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from hofstaat.engine import registry
from hofstaat.engine.game import Game
from hofstaat.engine.material import folder
from hofstaat.engine.refusal import Refusal

FORMAT = 1
FILE = "lesson.toml"
TAP = "tap "
Facts = list[str]
"""Each is `path = value`: what a seat sees there, `columns.1.standing = esteemed`."""


class BadLesson(Refusal):
    """A lesson nobody can be taught with; the sentence says where and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}", "bad-lesson", where=where, why=why)


class Line(NamedTuple):
    """One scripted action: `3: announce bishop`."""

    seat: int
    words: str


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something said after an action, pointing at what came of it; without an anchor of its own at the step's.
    `knows`: secrets that its text tells, as paths of `describe`.
    """

    point_at: str | None = None
    facts: Facts = []
    knows: Facts = []


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that is said, shown and done.

    `before`: scripted actions that lead to it. `expect`: actions in notation, any of which goes on, or `tap ANCHOR`;
    nothing: one only reads. `taps`: the anchors among which one taps. `wrong`: patterns of other actions that have
    answers of their own, `lesson-STEP-wrong-1` for the first. `see`: what is said after the action; `then`: the
    scripted actions that follow; `watch`: what is said after these.
    """

    id: str
    point_at: str
    before: list[str] = []
    facts: Facts = []
    knows: Facts = []
    expect: list[str] = []
    taps: list[str] = []
    wrong: list[str] = []
    then: list[str] = []
    see: Panel | None = None
    watch: Panel | None = None

    @property
    def is_tapped(self) -> bool:
        return any(words.startswith(TAP) for words in self.expect)

    @property
    def is_played(self) -> bool:
        return bool(self.expect) and not self.is_tapped


class Later(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Said once in the free game, `lesson-later-ID`, when these facts first hold for the learner."""

    id: str
    when: Facts
    point_at: str


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`lots`: with which lots the first draws of chance begin; `deal`: what of `describe` they should bring.
    `prologue`: actions before the first step; `bots`: who plays on after the last.
    """

    format: Annotated[int, msgspec.Meta(ge=FORMAT, le=FORMAT)]
    seats: int
    learner: int
    minutes: int
    bots: str
    lots: list[list[int]]
    deal: Facts = []
    options: dict[str, object] = {}
    prologue: list[str] = []
    steps: Annotated[list[Step], msgspec.Meta(min_length=6, max_length=12)] = msgspec.field(name="step")
    later: list[Later] = []

    @property
    def digest(self) -> str:
        """Names this very lesson: one that was begun with another cannot go on with its steps."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]


def lines_of(rows: list[str]) -> list[Line]:
    return [Line(int(seat), words) for seat, _, words in (row.partition(": ") for row in rows)]


def path_of(game: Game) -> Path:
    return folder(game.package) / FILE


@cache
def has_lesson(name: str) -> bool:
    return path_of(registry.game(name)).is_file()


@cache
def lesson_of(name: str) -> Lesson:
    """The lesson of the game of this name."""
    path = path_of(registry.game(name))
    return read(path.read_text("utf-8"), name)


def read(text: str, name: str) -> Lesson:
    try:
        lesson = msgspec.toml.decode(text, type=Lesson)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadLesson(name, str(error)) from None
    check_form(lesson)
    return lesson


def check_form(lesson: Lesson) -> None:
    ids = [*(step.id for step in lesson.steps), *(f"later {later.id}" for later in lesson.later)]
    for one in ids:
        if ids.count(one) > 1:
            raise BadLesson(one, "there are two of this name.")
    for step in lesson.steps:
        wanted = {tapped(words) for words in step.expect if words.startswith(TAP)}
        if bool(wanted) != bool(step.taps) or not wanted <= {*step.taps}:
            raise BadLesson(step.id, "what is to be tapped must be among its taps.")
        check_script([*step.before, *step.then], lesson.seats, step.id)
    check_script(lesson.prologue, lesson.seats, "prologue")


def check_script(rows: list[str], seats: int, where: str) -> None:
    try:
        good = all(0 <= line.seat < seats for line in lines_of(rows))
    except ValueError:
        good = False
    if not good:
        raise BadLesson(where, "a scripted action begins with its seat.")


def tapped(words: str) -> str:
    return words.removeprefix(TAP)
