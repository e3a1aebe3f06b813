"""The commands of a page to its table. Each command is carried out alone with the room, or refused and changes nothing."""

import math
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from hofstaat.engine.table import IllegalAction
from hofstaat.server.bots import levels
from hofstaat.server.match import chronicles, create, lessons
from hofstaat.server import protocol
from hofstaat.server.web import lesson_commands
from hofstaat.server.web.connection import Connection
from hofstaat.server.match.store_errors import refusal_for
from hofstaat.server.protocol import PHRASES, Accepted, FromClient, Pong
from hofstaat.server.match.live_match import CannotUndo
from hofstaat.server.protocol.refusal import Refusal, clean_text
from hofstaat.server.match.room import Room
from hofstaat.server.storage.errors import NotOnDisk, StoreFailed, VersionConflict
from hofstaat.server.storage.models import SeatRow, ChatRow
from hofstaat.server.match.snapshot import Snapshot

ANSWER_WITHIN_S = 120.0
"""Seconds somebody who is asked for the seat has to answer, before a bot may stand in."""


async def execute(room: Room, connection: Connection, command: FromClient) -> None:
    """Carry the command out and answer it."""
    if isinstance(command, protocol.Ping):
        connection.send(Pong())
        return
    try:
        answer = await room.run_exclusively(partial(HANDLERS[type(command)], room, connection, command))
    except Refusal as refusal:
        connection.refuse(command, refusal, room.live_match.ply if room.live_match else 0)
    except Exception as error:  # noqa: BLE001 - one bad command must not cost a connection
        connection.report_crash(command, error, room.live_match.ply if room.live_match else 0)
    else:
        await acknowledge(room, connection, answer)


async def acknowledge(room: Room, connection: Connection, answer: Accepted | None) -> None:
    """Acknowledge a change that was told, once it is on the disk. If that fails the page comes back and asks again."""
    try:
        await room.store.synced()
    except NotOnDisk:
        connection.drop()
    else:
        if answer is not None:
            connection.send(answer)


# -- the game ----------------------------------------------------------------------------------------------------------


async def hello(room: Room, connection: Connection, command: protocol.Hello) -> None:
    await room.welcome(connection, command.seen)


async def act(room: Room, connection: Connection, command: protocol.Act) -> Accepted:
    """A repeated command is acknowledged again, a stale one is refused; who acts has taken the seat back."""
    live_match, row = room.require_live_match(), require_own_seat(room, connection, command.seat)
    name = f"{command.seat}:{command.id}"
    if name in live_match.commands:
        return Accepted(id=command.id, ply=live_match.commands[name])
    if row.resigned:
        raise Refusal("resigned")
    check_fresh(room, connection, command.seat, command.ply)
    returned = row.steward or row.asked is not None
    try:
        if lessons.is_running(room.row):
            await lesson_commands.act(room, command.seat, command.code, name)
        else:
            await room.act(command.seat, command.code, name, back=True)
    except IllegalAction as illegal:
        raise Refusal(illegal.key) from None
    if returned:
        room.broadcast_table()
    else:
        room.broadcast()
    return Accepted(id=command.id, ply=live_match.ply)


async def undo(room: Room, connection: Connection, command: protocol.Undo) -> Accepted:
    live_match, row = room.require_live_match(), require_own_seat(room, connection, command.seat)
    name = f"{command.seat}:{command.id}"
    if name in live_match.commands:
        return Accepted(id=command.id, ply=live_match.commands[name])
    check_fresh(room, connection, command.seat, command.ply)
    if row.resigned:
        raise Refusal("resigned")
    if lessons.is_running(room.row):
        raise Refusal("cannot-undo")
    try:
        entry = live_match.undo(command.seat, room.observers_besides, name, time.time())
    except CannotUndo:
        raise Refusal("cannot-undo") from None
    await room.save_entries([entry])
    room.broadcast()
    return Accepted(id=command.id, ply=live_match.ply)


def check_fresh(room: Room, connection: Connection, seat: int, ply: int) -> None:
    """A command that answers an older state is refused, and the page gets the present one."""
    if not room.require_live_match().is_current(seat, ply):
        connection.seen_ply = min(connection.seen_ply, ply)
        connection.send_bytes(*Snapshot(room).missing_messages(connection, again=True))
        raise Refusal("stale")


async def resign(room: Room, connection: Connection, command: protocol.Resign) -> None:
    live_match, row = room.require_live_match(), require_own_seat(room, connection, command.seat)
    if room.row.status == "over":
        raise Refusal("game-over")
    row.resigned, row.steward = True, False
    row.level = row.level or levels.default_level(live_match.game)
    await room.save(room.store.save_seat, row)
    room.broadcast_table()


async def start(room: Room, connection: Connection, command: protocol.Start) -> None:
    check_host(room, connection)
    check_waiting(room)
    open_seats = [seat.seat for seat in room.seats if seat.kind == "open"]
    if open_seats:
        raise Refusal("seats-open", seats=open_seats)
    if room.problem:
        raise Refusal(room.problem)
    create.check_needs_person(create.require_game(room.row.game), room.row.options, room.seats)
    entries = create.deal_entries(room.row, time.time())
    room.row.status = "playing"
    room.live_match = room.build_live_match(list(entries))
    await room.save_entries(entries)
    room.broadcast_table()


async def rematch(room: Room, connection: Connection, command: protocol.Rematch) -> None:
    """The first who asks makes it; everybody is told where it is."""
    if room.row.status != "over":
        raise Refusal("not-over")
    if not room.seats_of(connection.visitor) and not room.is_host(connection.visitor):
        raise Refusal("not-your-seat")
    if room.row.rematch is None:
        chronicle = chronicles.continued_chronicle(room.row, room.seats, room.live_match)
        following = create.rematch(room.row, room.seats, room.holders, chronicle)
        await room.save(room.store.link_rematch, following)
        room.row.rematch = following.row.id
    room.broadcast_table()


async def set_speed(room: Room, connection: Connection, command: protocol.SetSpeed) -> None:
    connection.speed = command.speed


# -- seats -------------------------------------------------------------------------------------------------------------


async def steward(room: Room, connection: Connection, command: protocol.Steward) -> None:
    """Before the deal the host puts bots on open seats; afterwards a bot stands in for who is away."""
    row = room.seat_row(command.seat)
    game = create.require_game(room.row.game)
    level = create.require_level(game, command.level)
    if room.row.status == "waiting":
        check_host(room, connection)
        set_bot(room, row, level if command.on else None)
    else:
        set_steward(room, connection, row, level if command.on else None)
    await room.save(room.store.save_seat, row)
    room.broadcast_table()


def set_bot(room: Room, row: SeatRow, level: str | None) -> None:
    if row.kind != ("bot" if level is None else "open"):
        raise Refusal("seat-not-open", seat=row.seat)
    row.kind, row.level = ("open", None) if level is None else ("bot", level)
    row.nickname = "" if level is None else levels.free_bot_name({seat.nickname for seat in room.seats})


def set_steward(room: Room, connection: Connection, row: SeatRow, level: str | None) -> None:
    own = connection.visitor in room.holders.get(row.seat, set())
    if room.row.status == "over":
        raise Refusal("game-over")
    if row.kind != "person" or row.resigned:
        raise Refusal("no-steward-there", seat=row.seat)
    if not own:
        check_host(room, connection)
        check_unattended(room, row)
    row.steward, row.level = level is not None, level
    if level is None:
        room.grant_time(row)
        if own:
            row.asked = None


def check_unattended(room: Room, row: SeatRow) -> None:
    """A bot may stand in for who is away, or has not answered for a while when asked for the seat."""
    if not room.is_present(row.seat):
        return
    if row.asked is None:
        raise Refusal("player-present", seat=row.seat)
    left = row.asked + ANSWER_WITHIN_S - time.time()
    if left > 0:
        raise Refusal("answer-awaited", seat=row.seat, seconds=math.ceil(left))


async def remove(room: Room, connection: Connection, command: protocol.Remove) -> None:
    """Before the deal the host takes a guest's seat away; afterwards it is its player's, who is asked for it."""
    check_host(room, connection)
    row = room.seat_row(command.seat)
    if row.kind != "person" or connection.visitor in room.holders.get(row.seat, set()):
        raise Refusal("not-a-guest", seat=row.seat)
    if room.row.status == "waiting":
        await free_seat(room, row)
    else:
        await ask_for_seat(room, row)


async def ask_for_seat(room: Room, row: SeatRow) -> None:
    """The question stands until it is answered; meanwhile a bot stands in for who is away."""
    if room.row.status == "over":
        raise Refusal("game-over")
    if row.asked is not None:
        raise Refusal("already-asked", seat=row.seat)
    row.asked = time.time()
    if not row.resigned and not room.is_present(row.seat):
        row.steward, row.level = True, row.level or levels.default_level(room.require_live_match().game)
    await room.save(room.store.save_seat, row)
    room.broadcast_table()


async def stay(room: Room, connection: Connection, command: protocol.Stay) -> None:
    row = require_own_seat(room, connection, command.seat)
    if row.asked is None:
        raise Refusal("not-asked", seat=row.seat)
    row.asked = None
    await room.save(room.store.save_seat, row)
    room.broadcast_table()


async def leave(room: Room, connection: Connection, command: protocol.Leave) -> None:
    await free_seat(room, require_own_seat(room, connection, command.seat))


async def free_seat(room: Room, row: SeatRow) -> None:
    """The seat is open again; once the game has begun a bot keeps it until its player or somebody new takes it."""
    if room.row.status == "over":
        raise Refusal("game-over")
    gone = room.vacate_seat(row.seat)
    row.kind, row.asked = "open", None
    if room.row.status == "waiting":
        row.nickname = ""
    else:
        row.steward, row.level = True, levels.default_level(room.require_live_match().game)
    host_seat = None if room.row.host_seat == row.seat else room.row.host_seat  # a seat's next player is no host
    await room.save(room.store.free_seat, row, host_seat)
    room.row.host_seat = host_seat
    for visitor in gone:
        await room.welcome_again(visitor)
    room.broadcast_table()


async def rename(room: Room, connection: Connection, command: protocol.Rename) -> None:
    row = require_own_seat(room, connection, command.seat)
    row.nickname = create.check_nickname(command.nickname, room.seats, row.seat)
    await room.save(room.store.save_seat, row)
    room.broadcast_table()


# -- talk --------------------------------------------------------------------------------------------------------------


async def say(room: Room, connection: Connection, command: protocol.Say) -> None:
    await post_chat(room, connection, command.seat, clean_text(command.text, "bad-text"), None)


async def phrase(room: Room, connection: Connection, command: protocol.Phrase) -> None:
    if command.key not in PHRASES:
        raise Refusal("unknown-phrase")
    await post_chat(room, connection, command.seat, None, command.key)


async def post_chat(room: Room, connection: Connection, seat: int | None, text: str | None, key: str | None) -> None:
    """Where the game and its phase allow it, and not too much at once."""
    if seat is not None:
        require_own_seat(room, connection, seat)
    elif room.seats_of(connection.visitor):
        raise Refusal("not-your-seat")
    running = room.live_match is not None and room.row.status == "playing"
    if running and not room.require_live_match().game.may_talk(room.require_live_match().table, seat):
        raise Refusal("may-not-talk")
    if not connection.chat_bucket.take():
        raise Refusal("too-fast")
    nickname = "" if seat is None else room.seats[seat].nickname
    said = ChatRow(id=0, seat=seat, nickname=nickname, text=text, phrase=key, at=time.time())
    try:
        row = await room.store.add_chat(room.id, said)
    except (StoreFailed, VersionConflict) as error:
        raise refusal_for(error) from None
    if row.id == room.last_chat_id + 1:
        room.broadcast_chat([row])
    else:
        await room.catch_up()


# -- what must hold ----------------------------------------------------------------------------------------------------


def require_own_seat(room: Room, connection: Connection, seat: int) -> SeatRow:
    row = room.seat_row(seat)
    if connection.visitor not in room.holders.get(seat, set()):
        raise Refusal("not-your-seat", seat=seat)
    return row


def check_host(room: Room, connection: Connection) -> None:
    if not room.is_host(connection.visitor):
        raise Refusal("not-host")


def check_waiting(room: Room) -> None:
    if room.row.status != "waiting":
        raise Refusal("already-started")


HANDLERS: dict[type, Callable[[Room, Connection, Any], Awaitable[Accepted | None]]] = {
    protocol.Hello: hello,
    protocol.Act: act,
    protocol.Undo: undo,
    protocol.ReadOn: lesson_commands.read,
    protocol.Tap: lesson_commands.tap,
    protocol.Resign: resign,
    protocol.Steward: steward,
    protocol.Start: start,
    protocol.Remove: remove,
    protocol.Stay: stay,
    protocol.Rename: rename,
    protocol.Say: say,
    protocol.Phrase: phrase,
    protocol.SetSpeed: set_speed,
    protocol.Rematch: rematch,
    protocol.Leave: leave,
}
