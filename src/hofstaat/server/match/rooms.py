"""The rooms of all matches that are awake. A room is made for its first visitor and dropped when it is idle."""

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from hofstaat.server.bots import levels
from hofstaat.server.bots.pool import BotPool
from hofstaat.server.match.bot_driver import drive_bot
from hofstaat.server.match.room import Room, Services
from hofstaat.server.monitoring import metrics
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.settings import Settings
from hofstaat.server.storage.notifications import notifications
from hofstaat.server.storage.store import Store

RETRY_AFTER_S = 1.0


class Rooms:
    """The things that rooms share: the store, the bots, the settings."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.notifications = notifications(
            store, on_change=self.refresh_soon, on_gap=self.refresh_all_soon, here=self.presence
        )
        self.bots = BotPool(settings.bot_workers, settings.bot_pace, settings.bot_limit)
        self.awake: dict[str, Room] = {}
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.services = Services(
            store,
            self.notifications,
            on_idle=self.sleep_if_idle,
            on_broken=self.recover_soon,
            on_clock_expired=self.appoint_stewards_soon,
            start_bot=self.start_bot,
        )

    # -- waking and sleeping -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def open(self, match: str) -> AsyncIterator[Room]:
        """The room, awake for as long as the visit lasts."""
        room = self.awake.get(match)
        if room is None:
            room = self.awake[match] = Room(self.services, match)
            metrics.AWAKE.set(len(self.awake))
        room.users += 1
        try:
            async with room.locked():
                pass
            yield room
        finally:
            room.release()

    def sleep_if_idle(self, room: Room) -> None:
        """Forget the room a little later, unless something keeps it busy by then."""
        if not room.loaded:
            self.forget(room)
        elif not room.is_busy():
            asyncio.get_running_loop().call_later(self.settings.linger, self.forget, room)

    def forget(self, room: Room) -> None:
        if self.awake.get(room.id) is room and not (room.loaded and room.is_busy()) and room.users == 0:
            del self.awake[room.id]
            metrics.AWAKE.set(len(self.awake))

    async def close(self) -> None:
        self.closing = True
        tasks = [*self.tasks, *(task for room in self.awake.values() for task in room.bot_tasks.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.notifications.close()
        self.bots.close()

    # -- other processes ---------------------------------------------------------------------------------------

    def refresh_soon(self, match: str) -> None:
        """Another process has changed this match: if it is awake here, look what is new."""
        room = self.awake.get(match)
        if room is not None and not room.refresh_pending and not self.closing:
            room.refresh_pending = True
            self.spawn(self.refresh(room))

    def presence(self) -> list[tuple[str, str]]:
        """The matches and the visitors at them. Called from the thread that writes."""
        return [(room.id, page.visitor) for room in list(self.awake.values()) for page in list(room.subscribers)]

    def refresh_all_soon(self) -> None:
        """We may have missed something."""
        for match in list(self.awake):
            self.refresh_soon(match)

    async def refresh(self, room: Room) -> None:
        async with room.lock:
            room.refresh_pending = False
            try:
                await (room.catch_up() if room.loaded else room.reload())
            except Refusal:
                room.loaded = False

    def recover_soon(self, room: Room) -> None:
        """The store has failed a room: what is stored is told to everybody there as soon as it can be read."""
        if not room.recovering and not self.closing:
            room.recovering = True
            self.spawn(self.recover(room))

    async def recover(self, room: Room) -> None:
        try:
            while not room.loaded and self.awake.get(room.id) is room:
                await asyncio.sleep(RETRY_AFTER_S)
                await self.refresh(room)
        finally:
            room.recovering = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def start_bot(self, room: Room, seat: int) -> None:
        if not self.closing:
            room.bot_tasks[seat] = asyncio.create_task(drive_bot(self.bots, room, seat))

    # -- time banks --------------------------------------------------------------------------------------------

    def appoint_stewards_soon(self, room: Room) -> None:
        """Somebody's time bank is empty: a steward takes over."""
        self.spawn(self.appoint_stewards(room))

    async def appoint_stewards(self, room: Room) -> None:
        with suppress(Refusal):  # what could not be stored comes again with the next alarm, once the room is mended
            await room.run_exclusively(partial(self.put_stewards_in, room))

    async def put_stewards_in(self, room: Room) -> None:
        late = room.clocks.expired(time.monotonic())
        room.clocks.run([], time.monotonic())
        for seat in late:
            row = room.seats[seat]
            row.steward, row.time_left = True, 0.0
            row.level = row.level or levels.default_level(room.require_live_match().game)
        if late:
            await room.save_entries([], *(room.seats[seat] for seat in late))
        room.broadcast_table()
