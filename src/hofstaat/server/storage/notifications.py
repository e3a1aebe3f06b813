"""Several processes on one PostgreSQL: notifications of changed matches, and the list of who is at which match where.

A notification names a match, and its receiver reads the store again. One that is missed is made up for by the next one,
and after every gap in the connection. All times are the database's own, so the clocks of the processes do not matter.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg
from sqlalchemy import Connection, delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert

from hofstaat.server.monitoring import logs
from hofstaat.server.storage.errors import StoreFailed, VersionConflict
from hofstaat.server.storage.schema import PRESENCE, PROCESSES
from hofstaat.server.storage.store import Store
from hofstaat.server.storage.writer import NOTIFY

HEARTBEAT_S = 3.0  # seconds between heartbeats
DEAD_AFTER_S = 12.0  # seconds without one, after which a process does not count any more
RECONNECT_AFTER_S = 12.0  # seconds without even its own heartbeats, after which a process connects anew
RETRY_S = 0.2
LISTEN = "LISTEN hofstaat"


class Notifications:
    """One process alone, on SQLite: there is no other to hear from, and none to tell."""

    def start(self) -> None:
        """Nothing has to be done."""

    async def close(self) -> None:
        """Nothing has to be done."""

    async def add_presence(self, match: str, visitor: str) -> None:
        """Nothing has to be done."""

    async def remove_presence(self, match: str, visitor: str) -> None:
        """Nothing has to be done."""


class PostgresNotifications(Notifications):
    """The listening connection of this process, its heartbeat, and its entries in the list of who is where.

    `on_change` is called with each match that another process has changed, `on_gap` when some may have been missed;
    `here` lists the matches and visitors of this process.
    """

    def __init__(
        self,
        store: Store,
        *,
        on_change: Callable[[str], None],
        on_gap: Callable[[], None],
        here: Callable[[], list[tuple[str, str]]],
    ) -> None:
        self.store = store
        self.on_change = on_change
        self.on_gap = on_gap
        self.here = here
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

    # -- listening ---------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """In a thread, until the end, over one connection after another."""
        while not self.closing.is_set():
            try:
                self.listen_once()
            except Exception as error:  # noqa: BLE001 - whatever it was, we must listen again
                logs.log_exception("not hearing other processes", error)
                self.closing.wait(RETRY_S)

    def listen_once(self) -> None:
        dialect = self.store.reader.dialect
        args, options = dialect.create_connect_args(self.store.reader.url)
        with psycopg.connect(*args, **options, autocommit=True) as connection:
            connection.execute(LISTEN)
            self.last_heard_at = time.monotonic()
            self.call_soon(self.on_gap)
            while not self.closing.is_set() and time.monotonic() < self.last_heard_at + RECONNECT_AFTER_S:
                for notice in connection.notifies(timeout=1.0):
                    self.on_notification(notice.payload)
                    if self.closing.is_set():
                        break

    def on_notification(self, word: str) -> None:
        self.last_heard_at = time.monotonic()
        process, _, match = word.partition(" ")
        if process != self.store.process and match:
            self.call_soon(self.on_change, match)

    def call_soon(self, act: Callable[..., object], *args: object) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(act, *args)

    # -- heartbeats ---------------------------------------------------------------------------------------------

    async def send_heartbeats(self) -> None:
        while True:
            await self.write_or_log(self.heartbeat)
            await asyncio.sleep(HEARTBEAT_S)

    def heartbeat(self, c: Connection) -> None:
        """The time of this process's last heartbeat; processes whose last is long ago are removed."""
        here = update(PROCESSES).where(PROCESSES.c.id == self.store.process).values(seen=func.clock_timestamp())
        if c.execute(here).rowcount == 0:
            self.register(c)
        c.execute(NOTIFY, {"words": [f"{self.store.process} "]})
        silent = text("clock_timestamp() - CAST(:given_up AS interval)").bindparams(given_up=f"{DEAD_AFTER_S} seconds")
        remove_processes(c, list(c.execute(select(PROCESSES.c.id).where(PROCESSES.c.seen < silent)).scalars()))

    def register(self, c: Connection) -> None:
        """At the start, and when the others thought we were gone."""
        c.execute(insert(PROCESSES).values(id=self.store.process, seen=func.clock_timestamp()))
        for match, visitor in self.here():
            c.execute(self.presence_row(match, visitor))

    # -- who is where ------------------------------------------------------------------------------------------

    async def add_presence(self, match: str, visitor: str) -> None:
        await self.write_or_log(lambda c: c.execute(self.presence_row(match, visitor)), match)

    async def remove_presence(self, match: str, visitor: str) -> None:
        here = (PRESENCE.c.process == self.store.process, PRESENCE.c.match == match)
        gone = delete(PRESENCE).where(*here, PRESENCE.c.visitor == visitor)
        await self.write_or_log(lambda c: c.execute(gone), match)

    def presence_row(self, match: str, visitor: str) -> Any:
        values = {"process": self.store.process, "match": match, "visitor": visitor}
        return insert(PRESENCE).values(**values).on_conflict_do_nothing()

    async def write_or_log(self, job: Callable[[Connection], object], match: str = "") -> None:
        """Games go on without knowing who is where."""
        try:
            await self.store.write(job, match)
        except (StoreFailed, VersionConflict) as error:
            logs.log_exception("other processes were not told", error)


def remove_processes(c: Connection, processes: list[str]) -> None:
    """Processes that are gone: nobody is at a table there any more, and everybody hears of it."""
    if not processes:
        return
    lost = delete(PRESENCE).where(PRESENCE.c.process.in_(processes)).returning(PRESENCE.c.match)
    matches = set(c.execute(lost).scalars())
    c.execute(delete(PROCESSES).where(PROCESSES.c.id.in_(processes)))
    if matches:
        c.execute(NOTIFY, {"words": [f"{processes[0]} {match}" for match in sorted(matches)]})


def notifications(
    store: Store,
    *,
    on_change: Callable[[str], None],
    on_gap: Callable[[], None],
    here: Callable[[], list[tuple[str, str]]],
) -> Notifications:
    """The kind that the database offers: PostgreSQL may have several processes, SQLite has one."""
    if not store.shared:
        return Notifications()
    return PostgresNotifications(store, on_change=on_change, on_gap=on_gap, here=here)
