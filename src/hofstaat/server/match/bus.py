"""Several processes on one PostgreSQL: hearing of each other's changes, and knowing who is at a table elsewhere.

A notification only wakes: whoever hears one reads the store again. What is missed is caught up with at the next one,
and after every gap in the hearing. All times are the database's own, so nobody's clock matters.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import psycopg
from sqlalchemy import Connection, delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from hofstaat.server.match import catch_up
from hofstaat.server.monitoring import logs
from hofstaat.server.storage.errors import StoreFailed
from hofstaat.server.storage.schema import PRESENCE, PROCESSES
from hofstaat.server.storage.store import Store
from hofstaat.server.storage.writer import NOTIFY

if TYPE_CHECKING:
    from hofstaat.server.match.room import Room
    from hofstaat.server.match.rooms import Rooms

HEARTBEAT_S = 3.0  # seconds between signs of life
DEAD_AFTER_S = 12.0  # without one for so long a process does not count any more
RECONNECT_AFTER_S = 12.0  # who does not hear even its own signs of life listens anew
RETRY_S = 0.2
LISTEN = "LISTEN hofstaat"


class LocalBus:
    """One process alone, on SQLite: there is nobody to hear or to be heard by."""

    def start(self) -> None:
        """Nothing has to be done."""

    async def close(self) -> None:
        """Nothing has to be done."""

    async def catch_up(self, room: "Room") -> None:
        """Nobody else can have changed anything."""

    async def announce_presence(self, room: "Room", visitor: str) -> None:
        """Nobody else has to know."""

    async def withdraw_presence(self, room: "Room", visitor: str) -> None:
        """Nobody else has to know."""


class PostgresBus(LocalBus):
    """The ear of this process, its signs of life, and its entries in the list of who is where."""

    def __init__(self, rooms: "Rooms", store: Store) -> None:
        self.rooms = rooms
        self.store = store
        self.closing = threading.Event()
        self.last_heard_at = time.monotonic()

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.listener_thread = threading.Thread(target=self.listen, name="store-listener", daemon=True)
        self.listener_thread.start()
        self.heartbeat_task = asyncio.create_task(self.send_heartbeats())

    async def close(self) -> None:
        self.closing.set()
        self.heartbeat_task.cancel()
        await self.write_or_log(lambda c: remove_processes(c, [self.store.process]))
        await asyncio.to_thread(self.listener_thread.join)

    # -- hearing -----------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Until the end, over one connection after another."""
        while not self.closing.is_set():
            try:
                self.listen_once()
            except Exception as error:  # noqa: BLE001 - whatever it was, we must hear again
                logs.log_exception("not hearing other processes", error)
                self.closing.wait(RETRY_S)

    def listen_once(self) -> None:
        dialect = self.store.reader.dialect
        args, options = dialect.create_connect_args(self.store.reader.url)
        with psycopg.connect(*args, **options, autocommit=True) as connection:
            connection.execute(LISTEN)
            self.last_heard_at = time.monotonic()
            self.call_soon(self.rooms.refresh_all_soon)
            while not self.closing.is_set() and time.monotonic() < self.last_heard_at + RECONNECT_AFTER_S:
                for notice in connection.notifies(timeout=1.0):
                    self.on_notification(notice.payload)
                    if self.closing.is_set():
                        break

    def on_notification(self, word: str) -> None:
        self.last_heard_at = time.monotonic()
        process, _, match = word.partition(" ")
        if process != self.store.process and match:
            self.call_soon(self.rooms.refresh_soon, match)

    def call_soon(self, act: Callable[..., object], *args: object) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(act, *args)

    # -- signs of life -----------------------------------------------------------------------------------------

    async def send_heartbeats(self) -> None:
        while True:
            await self.write_or_log(self.heartbeat)
            await asyncio.sleep(HEARTBEAT_S)

    def heartbeat(self, c: Connection) -> None:
        """A sign of life; who gives none any more is struck off the list."""
        here = update(PROCESSES).where(PROCESSES.c.id == self.store.process).values(seen=func.clock_timestamp())
        if c.execute(here).rowcount == 0:
            self.register(c)
        c.execute(NOTIFY, {"words": [f"{self.store.process} "]})
        silent = text("clock_timestamp() - CAST(:given_up AS interval)").bindparams(given_up=f"{DEAD_AFTER_S} seconds")
        remove_processes(c, list(c.execute(select(PROCESSES.c.id).where(PROCESSES.c.seen < silent)).scalars()))

    def register(self, c: Connection) -> None:
        """At the start, and when the others thought we were gone."""
        c.execute(insert(PROCESSES).values(id=self.store.process, seen=func.clock_timestamp()))
        here = [
            (room.id, subscriber.visitor)
            for room in list(self.rooms.awake.values())
            for subscriber in list(room.subscribers)
        ]
        for match, visitor in here:
            c.execute(self.presence_row(match, visitor))

    # -- catching up -------------------------------------------------------------------------------------------

    async def catch_up(self, room: "Room") -> None:
        await catch_up.catch_up(room)

    # -- who is where ------------------------------------------------------------------------------------------

    async def announce_presence(self, room: "Room", visitor: str) -> None:
        if sum(subscriber.visitor == visitor for subscriber in room.subscribers) == 1:
            await self.write_or_log(lambda c: c.execute(self.presence_row(room.id, visitor)), room.id)

    async def withdraw_presence(self, room: "Room", visitor: str) -> None:
        if not any(subscriber.visitor == visitor for subscriber in room.subscribers):
            here = (PRESENCE.c.process == self.store.process, PRESENCE.c.match == room.id)
            gone = delete(PRESENCE).where(*here, PRESENCE.c.visitor == visitor)
            await self.write_or_log(lambda c: c.execute(gone), room.id)

    def presence_row(self, match: str, visitor: str) -> Any:
        values = {"process": self.store.process, "match": match, "visitor": visitor}
        return insert(PRESENCE).values(**values).on_conflict_do_nothing()

    async def write_or_log(self, job: Callable[[Connection], object], match: str = "") -> None:
        """Who is where is a courtesy: without it the games go on."""
        try:
            await self.store.write(job, match)
        except (StoreFailed, SQLAlchemyError) as error:
            logs.log_exception("others were not told", error)


def remove_processes(c: Connection, processes: list[str]) -> None:
    """Processes that are gone: nobody is at a table there any more, and everybody hears of it."""
    if not processes:
        return
    lost = delete(PRESENCE).where(PRESENCE.c.process.in_(processes)).returning(PRESENCE.c.match)
    matches = set(c.execute(lost).scalars())
    c.execute(delete(PROCESSES).where(PROCESSES.c.id.in_(processes)))
    if matches:
        c.execute(NOTIFY, {"words": [f"{processes[0]} {match}" for match in sorted(matches)]})
