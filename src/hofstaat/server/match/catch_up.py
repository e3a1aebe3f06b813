"""Keeping a room abreast of what other processes have stored. Under the room's lock."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from hofstaat.engine.records import BadRecord
from hofstaat.server.match.seating import Subscriber
from hofstaat.server.storage import queries
from hofstaat.server.storage.models import ChatRow, StoredMatch

if TYPE_CHECKING:
    from hofstaat.server.match.room import Room


async def catch_up(room: "Room") -> None:
    """Read what is new, take it in and tell everybody here their part."""
    ply, talked = room.live_match.ply if room.live_match else 0, room.last_chat_id
    process = room.rooms.store.process

    def news(c: Connection) -> tuple[StoredMatch | None, list[ChatRow]]:
        return queries.load_match(c, room.id, process, ply), queries.chat_since(c, room.id, talked)

    loaded, talk = await room.read(news)
    if loaded is None:
        return
    changed = loaded.row.version != room.row.version or loaded.remote_presence != room.remote_presence
    before = seats_by_subscriber(room)
    if changed:
        apply_stored(room, loaded)
    room.broadcast_chat(talk)
    if changed:
        await broadcast_changes(room, before)


async def reload(room: "Room") -> None:
    """Forget what was not committed, take everything from the store and tell everybody here."""
    before, talked = seats_by_subscriber(room), room.last_chat_id
    await room.load()
    if before:
        room.broadcast_chat(await room.read(lambda c: queries.chat_since(c, room.id, talked)))
    await broadcast_changes(room, before)


def seats_by_subscriber(room: "Room") -> dict[Subscriber, list[int]]:
    return {subscriber: room.seats_of(subscriber.visitor) for subscriber in room.subscribers}


async def broadcast_changes(room: "Room", before: dict[Subscriber, list[int]]) -> None:
    """Whoever has gained or lost a seat starts over; everybody else sees what is new."""
    for subscriber, seats in before.items():
        if room.seats_of(subscriber.visitor) != seats:
            await room.welcome(subscriber, None)
    room.broadcast_table()


def apply_stored(room: "Room", loaded: StoredMatch) -> None:
    """Seats and row as they are now; the game goes on by the new plies, or is played out again."""
    for old, new in zip(room.seats, loaded.seats):
        new.told = max(old.told, new.told)
        if new.time_left is not None and new.time_left != old.time_left:
            room.clocks.set(new.seat, new.time_left)
    room.row, room.seats = loaded.row, loaded.seats
    room.holders, room.former = loaded.holders, loaded.former
    room.remote_presence = loaded.remote_presence
    if room.live_match is None:
        room.live_match = room.build_live_match(loaded.log)
        return
    try:
        room.live_match.append_stored(loaded.log)
    except BadRecord:
        room.live_match = room.build_live_match(room.live_match.log)
