"""What a page asks of its table. Each command is carried out alone with the room, or refused and changes nothing."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from hofstaat.engine.table import IllegalAction
from hofstaat.server import bots, chronicles, founding, messages, rows
from hofstaat.server.connection import Connection
from hofstaat.server.failures import refusal_of
from hofstaat.server.messages import PHRASES, Accepted, FromClient, Pong
from hofstaat.server.play import CannotUndo
from hofstaat.server.refusal import Refusal, tidy
from hofstaat.server.room import Room
from hofstaat.server.store import NotOnDisk, StoreFailed
from hofstaat.server.stored import SeatRow, TalkRow
from hofstaat.server.telling import Telling


async def carry_out(room: Room, page: Connection, command: FromClient) -> None:
    """Carry the command out and answer it."""
    if isinstance(command, messages.Ping):
        page.send(Pong())
        return
    try:
        answer = await room.attempt(partial(HANDLERS[type(command)], room, page, command))
    except Refusal as refusal:
        page.refuse(command, refusal, room.play.ply if room.play else 0)
    except Exception as error:  # noqa: BLE001 - one bad command must not cost a connection
        page.crashed(command, error, room.play.ply if room.play else 0)
    else:
        await acknowledge(room, page, answer)


async def acknowledge(room: Room, page: Connection, answer: Accepted | None) -> None:
    """What was done and told, once it is on the disk. If that fails the page comes back and asks again."""
    try:
        await room.hall.store.on_disk()
    except NotOnDisk:
        page.drop()
    else:
        if answer is not None:
            page.send(answer)


# -- the game ----------------------------------------------------------------------------------------------------------


async def hello(room: Room, page: Connection, command: messages.Hello) -> None:
    await room.welcome(page, command.seen)


async def act(room: Room, page: Connection, command: messages.Act) -> Accepted:
    """A repeated command is acknowledged again, a stale one is refused; who acts has taken the seat back."""
    play, row = room.playing(), own_seat(room, page, command.seat)
    name = f"{command.seat}:{command.id}"
    if name in play.commands:
        return Accepted(id=command.id, ply=play.commands[name])
    if row.resigned:
        raise Refusal("resigned")
    must_be_fresh(room, page, command.seat, command.ply)
    returned = row.steward
    try:
        await room.act(command.seat, command.code, name, back=True)
    except IllegalAction as illegal:
        raise Refusal(illegal.key) from None
    if returned:
        room.publish_table()
    else:
        room.publish()
    return Accepted(id=command.id, ply=play.ply)


async def undo(room: Room, page: Connection, command: messages.Undo) -> Accepted:
    play, row = room.playing(), own_seat(room, page, command.seat)
    name = f"{command.seat}:{command.id}"
    if name in play.commands:
        return Accepted(id=command.id, ply=play.commands[name])
    must_be_fresh(room, page, command.seat, command.ply)
    if row.resigned:
        raise Refusal("resigned")
    try:
        entry = play.undo(command.seat, room.watching, name, time.time())
    except CannotUndo:
        raise Refusal("cannot-undo") from None
    await room.save_entries([entry])
    room.publish()
    return Accepted(id=command.id, ply=play.ply)


def must_be_fresh(room: Room, page: Connection, seat: int, ply: int) -> None:
    """A command that answers an older state is refused, and the page gets the present one."""
    if not room.playing().fresh(seat, ply):
        page.seen = min(page.seen, ply)
        page.send_bytes(*Telling(room).missing(page, again=True))
        raise Refusal("stale")


async def resign(room: Room, page: Connection, command: messages.Resign) -> None:
    play, row = room.playing(), own_seat(room, page, command.seat)
    if room.row.status == "over":
        raise Refusal("game-over")
    row.resigned, row.steward = True, False
    row.level = row.level or bots.default_level(play.game)
    await room.save(lambda c: rows.save_seat(c, room.id, row))
    room.publish_table()


async def start(room: Room, page: Connection, command: messages.Start) -> None:
    must_be_host(room, page)
    must_wait(room)
    open_seats = [seat.seat for seat in room.seats if seat.kind == "open"]
    if open_seats:
        raise Refusal("seats-open", seats=open_seats)
    if room.problem:
        raise Refusal(room.problem)
    founding.refuse_bots_alone(founding.game_named(room.row.game), room.row.options, room.seats)
    entries = founding.deal(room.row, time.time())
    room.row.status = "playing"
    room.play = room.revive(list(entries))
    await room.save_entries(entries)
    room.publish_table()


async def rematch(room: Room, page: Connection, command: messages.Rematch) -> None:
    """The first who asks makes it; everybody is told where it is."""
    if room.row.status != "over":
        raise Refusal("not-over")
    if not room.seats_of(page.visitor) and not room.is_host(page.visitor):
        raise Refusal("not-your-seat")
    if room.row.rematch is None:
        chronicle = chronicles.continued(room.row, room.seats, room.play)
        following = founding.rematch(room.row, room.seats, room.holders, chronicle)
        await room.save(lambda c: rows.link_rematch(c, room.id, following))
        room.row.rematch = following.row.id
    room.publish_table()


# -- seats -------------------------------------------------------------------------------------------------------------


async def steward(room: Room, page: Connection, command: messages.Steward) -> None:
    """Before the deal the host puts bots on open seats; afterwards a bot stands in for who is away."""
    row = room.seat_row(command.seat)
    game = founding.game_named(room.row.game)
    level = founding.level_named(game, command.level)
    if room.row.status == "waiting":
        must_be_host(room, page)
        set_bot(room, row, level if command.on else None)
    else:
        set_steward(room, page, row, level if command.on else None)
    await room.save(lambda c: rows.save_seat(c, room.id, row))
    room.publish_table()


def set_bot(room: Room, row: SeatRow, level: str | None) -> None:
    if row.kind != ("bot" if level is None else "open"):
        raise Refusal("seat-not-open", seat=row.seat)
    row.kind, row.level = ("open", None) if level is None else ("bot", level)
    row.nickname = "" if level is None else bots.name_not_in({seat.nickname for seat in room.seats})


def set_steward(room: Room, page: Connection, row: SeatRow, level: str | None) -> None:
    own = page.visitor in room.holders.get(row.seat, set())
    if room.row.status == "over":
        raise Refusal("game-over")
    if row.kind != "person" or row.resigned:
        raise Refusal("no-steward-there", seat=row.seat)
    if not own:
        must_be_host(room, page)
        if room.is_present(row.seat):
            raise Refusal("player-present", seat=row.seat)
    row.steward, row.level = level is not None, level
    if level is None:
        room.grant_time(row)


async def remove(room: Room, page: Connection, command: messages.Remove) -> None:
    must_be_host(room, page)
    row = room.seat_row(command.seat)
    if row.kind != "person" or page.visitor in room.holders.get(row.seat, set()):
        raise Refusal("not-a-guest", seat=row.seat)
    await give_up(room, row)


async def leave(room: Room, page: Connection, command: messages.Leave) -> None:
    await give_up(room, own_seat(room, page, command.seat))


async def give_up(room: Room, row: SeatRow) -> None:
    """The seat is open again; once the game has begun a bot keeps it until somebody is invited to it."""
    if room.row.status == "over":
        raise Refusal("game-over")
    gone = room.holders.pop(row.seat, set())
    row.kind = "open"
    if room.row.status == "waiting":
        row.nickname = ""
    else:
        row.steward, row.level = True, bots.default_level(room.playing().game)
    host_seat = None if room.row.host_seat == row.seat else room.row.host_seat  # a seat's next player is no host
    await room.save(lambda c: rows.free_seat(c, room.id, row), host_seat=host_seat)
    room.row.host_seat = host_seat
    for visitor in gone:
        await room.reseat(visitor)
    room.publish_table()


async def rename(room: Room, page: Connection, command: messages.Rename) -> None:
    row = own_seat(room, page, command.seat)
    row.nickname = founding.new_nickname(command.nickname, room.seats, row.seat)
    await room.save(lambda c: rows.save_seat(c, room.id, row))
    room.publish_table()


# -- talk --------------------------------------------------------------------------------------------------------------


async def say(room: Room, page: Connection, command: messages.Say) -> None:
    await talk(room, page, command.seat, tidy(command.text, "bad-text"), None)


async def phrase(room: Room, page: Connection, command: messages.Phrase) -> None:
    if command.key not in PHRASES:
        raise Refusal("unknown-phrase")
    await talk(room, page, command.seat, None, command.key)


async def talk(room: Room, page: Connection, seat: int | None, text: str | None, key: str | None) -> None:
    """Where the game and its phase allow it, and not too much at once."""
    if seat is not None:
        own_seat(room, page, seat)
    elif room.seats_of(page.visitor):
        raise Refusal("not-your-seat")
    running = room.play is not None and room.row.status == "playing"
    if running and not room.playing().game.may_talk(room.playing().table, seat):
        raise Refusal("may-not-talk")
    if not page.talk.take():
        raise Refusal("too-fast")
    nickname = "" if seat is None else room.seats[seat].nickname
    said = TalkRow(id=0, seat=seat, nickname=nickname, text=text, phrase=key, at=time.time())
    try:
        row = await room.hall.store.write(lambda c: rows.add_talk(c, room.id, said), room.id)
    except (StoreFailed, SQLAlchemyError) as error:
        raise refusal_of(error) from None
    if row.id == room.talked + 1:
        room.pass_on([row])
    else:
        await room.hall.bus.catch_up(room)


# -- what must hold ----------------------------------------------------------------------------------------------------


def own_seat(room: Room, page: Connection, seat: int) -> SeatRow:
    row = room.seat_row(seat)
    if page.visitor not in room.holders.get(seat, set()):
        raise Refusal("not-your-seat", seat=seat)
    return row


def must_be_host(room: Room, page: Connection) -> None:
    if not room.is_host(page.visitor):
        raise Refusal("not-host")


def must_wait(room: Room) -> None:
    if room.row.status != "waiting":
        raise Refusal("already-started")


HANDLERS: dict[type, Callable[[Room, Connection, Any], Awaitable[Accepted | None]]] = {
    messages.Hello: hello,
    messages.Act: act,
    messages.Undo: undo,
    messages.Resign: resign,
    messages.Steward: steward,
    messages.Start: start,
    messages.Remove: remove,
    messages.Rename: rename,
    messages.Say: say,
    messages.Phrase: phrase,
    messages.Rematch: rematch,
    messages.Leave: leave,
}
