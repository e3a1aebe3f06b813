"""Keeping a room abreast of what other processes have stored. Under the room's lock."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from hofstaat.engine.records import BadRecord
from hofstaat.server import rows
from hofstaat.server.seating import Page
from hofstaat.server.stored import Loaded, TalkRow

if TYPE_CHECKING:
    from hofstaat.server.room import Room


async def catch_up(room: "Room") -> None:
    """Read what is new, take it in and tell everybody here their part."""
    ply, talked = room.play.ply if room.play else 0, room.talked
    process = room.hall.store.process

    def news(c: Connection) -> tuple[Loaded | None, list[TalkRow]]:
        return rows.load(c, room.id, process, ply), rows.talk_since(c, room.id, talked)

    loaded, talk = await room.read(news)
    if loaded is None:
        return
    changed = loaded.row.version != room.row.version or loaded.elsewhere != room.elsewhere
    before = seated(room)
    if changed:
        take_in(room, loaded)
    room.pass_on(talk)
    if changed:
        await tell(room, before)


async def reload(room: "Room") -> None:
    """Forget what was not committed, take everything from the store and tell everybody here."""
    before, talked = seated(room), room.talked
    await room.load()
    if before:
        room.pass_on(await room.read(lambda c: rows.talk_since(c, room.id, talked)))
    await tell(room, before)


def seated(room: "Room") -> dict[Page, list[int]]:
    return {page: room.seats_of(page.visitor) for page in room.connections}


async def tell(room: "Room", before: dict[Page, list[int]]) -> None:
    """Whoever has gained or lost a seat starts over; everybody else sees what is new."""
    for page, seats in before.items():
        if room.seats_of(page.visitor) != seats:
            await room.welcome(page, None)
    room.publish_table()


def take_in(room: "Room", loaded: Loaded) -> None:
    """Seats and row as they are now; the game goes on by the new plies, or is played out again."""
    for old, new in zip(room.seats, loaded.seats):
        new.told = max(old.told, new.told)
        if new.time_left is not None and new.time_left != old.time_left:
            room.clocks.set(new.seat, new.time_left)
    room.row, room.seats, room.holders = loaded.row, loaded.seats, loaded.holders
    room.elsewhere = loaded.elsewhere
    if room.play is None:
        room.play = room.revive(loaded.log)
        return
    try:
        room.play.take_in(loaded.log)
    except BadRecord:
        room.play = room.revive(room.play.log)
