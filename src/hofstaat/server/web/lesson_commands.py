"""The commands of a learner at a table with a lesson: read on, touch what is asked for, play what is asked for."""

import time

import msgspec

from hofstaat.lessons import Right, Wrong, after, answer, answer_to_tap
from hofstaat.server import protocol
from hofstaat.server.match import lessons
from hofstaat.server.match.lessons import Taught
from hofstaat.server.match.room import Room
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.storage.models import LogEntry
from hofstaat.server.web.connection import Connection


async def act(room: Room, seat: int, code: int, name: str) -> None:
    """Play what the step asks for; anything else the rules allow is answered, and plays nothing."""
    lesson, live_match = require_lesson(room, seat), room.require_live_match()
    if code not in live_match.table.options(seat):
        live_match.table.apply(seat, code)  # refused with the rules' own reason
    step = lesson.step
    if step is None or not step.is_played or not lesson.place.is_asking(lesson.lesson):
        raise Refusal("lesson-first")
    right = checked(answer(lesson.lesson, lesson.place, live_match.game.say(live_match.table, seat, code)))
    await go(room, lesson, right, live_match.act(seat, code, name, time.time()))


async def read(room: Room, connection: Connection, command: protocol.ReadOn) -> None:
    """Go on from a text; one that is no longer there has been read already."""
    lesson = require_lesson(room, seat_of(room, connection, command.seat))
    said = lessons.message(room.row, room.require_live_match(), lambda: view(room, command.seat))
    if said is None or said.text != command.text or said.asks != "read":
        return room.broadcast()
    if lesson.step is None:
        room.row.lesson = lesson.kept(said=[*lesson.said, command.text.removeprefix("later-")])
        await room.save_entries([])
        return room.broadcast()
    await go(room, lesson, after(lesson.lesson, lesson.place), [])
    return room.broadcast_table()


async def tap(room: Room, connection: Connection, command: protocol.Tap) -> None:
    """Answer a question of the lesson by touching something on the board."""
    lesson = require_lesson(room, seat_of(room, connection, command.seat))
    step = lesson.step
    if step is None or not step.is_tapped or command.text != step.id or not lesson.place.is_asking(lesson.lesson):
        return room.broadcast()
    if command.anchor not in step.taps:
        raise Refusal("lesson-first")
    await go(room, lesson, checked(answer_to_tap(lesson.lesson, lesson.place, command.anchor)), [])
    return room.broadcast()


async def go(room: Room, lesson: Taught, right: Right, entries: list[LogEntry]) -> None:
    """The following actions are played and stored with where the learner is then."""
    room.loaded = False  # until the script is played out: where it fails, the room starts again from the store
    entries += lessons.play_lines(room.require_live_match(), right.lines, time.time())
    room.loaded = True
    room.row.lesson = lesson.kept(right.place)
    await room.save_entries(entries)


def checked(verdict: Right | Wrong) -> Right:
    if isinstance(verdict, Wrong):
        raise Refusal("lesson", text=verdict.text)
    return verdict


def require_lesson(room: Room, seat: int) -> Taught:
    lesson = lessons.taught(room.row)
    if lesson is None or lesson.lesson.learner != seat:
        raise Refusal("no-lesson", seat=seat)
    return lesson


def seat_of(room: Room, connection: Connection, seat: int) -> int:
    room.seat_row(seat)
    if connection.visitor not in room.holders.get(seat, set()):
        raise Refusal("not-your-seat", seat=seat)
    return seat


def view(room: Room, seat: int) -> msgspec.Struct:
    live_match = room.require_live_match()
    return live_match.game.view(live_match.table, seat)


