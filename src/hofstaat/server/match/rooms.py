"""The hall: every match that is awake. One wakes when somebody comes and is forgotten when nothing keeps it busy."""

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import msgspec

from hofstaat.engine.table import IllegalAction
from hofstaat.server.bots import pool as bot_pool
from hofstaat.server.bots.pool import BotPool
from hofstaat.server.bots.worker import Question
from hofstaat.server.match.bus import LocalBus, PostgresBus
from hofstaat.server.match.room import Room
from hofstaat.server.match.store_errors import Conflict
from hofstaat.server.monitoring import logs, metrics
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.settings import Settings
from hofstaat.server.storage.store import Store

RETRY_AFTER_S = 1.0
LEADER_HEAD_START_S = 3.0
"""Seconds the bots of a table in several processes have in the first of them, before the others think as well."""


class Rooms:
    """What the rooms share: the store, the bots, the settings."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.bots = BotPool(settings.bot_workers, settings.bot_pace, settings.bot_limit)
        self.awake: dict[str, Room] = {}
        self.closing = False
        self.bus = PostgresBus(self, store) if store.shared else LocalBus()
        self.tasks: set[asyncio.Task[None]] = set()

    # -- waking and sleeping -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def open(self, match: str) -> AsyncIterator[Room]:
        """The room, awake for as long as the visit lasts."""
        room = self.awake.get(match)
        if room is None:
            room = self.awake[match] = Room(self, match)
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
        await self.bus.close()
        self.bots.close()

    # -- other processes ---------------------------------------------------------------------------------------

    def refresh_soon(self, match: str) -> None:
        """Another process has changed this match: if it is awake here, look what is new."""
        room = self.awake.get(match)
        if room is not None and not room.refresh_pending and not self.closing:
            room.refresh_pending = True
            self.spawn(self.refresh(room))

    def refresh_all_soon(self) -> None:
        """We may have missed something."""
        for match in list(self.awake):
            self.refresh_soon(match)

    async def refresh(self, room: Room) -> None:
        async with room.lock:
            room.refresh_pending = False
            try:
                if room.loaded:
                    await self.bus.catch_up(room)
                else:
                    await room.ensure_loaded()
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

    # -- bots --------------------------------------------------------------------------------------------------

    async def drive_bot(self, room: Room, seat: int) -> None:
        """One decision of a bot: think, then act if the question still stands."""
        try:
            if not room.is_leader():
                await asyncio.sleep(LEADER_HEAD_START_S)
            live_match = room.require_live_match()
            asked = live_match.ply
            code = await self.bots.choose(partial(bot_question, room, seat), max(1, live_match.count_fading_in_deal()))
            async with room.locked():
                if live_match is room.live_match and seat in room.bots_due() and live_match.is_current(seat, asked):
                    await room.act(seat, code, None)
                    room.broadcast()
            await self.store.synced()
        except Conflict:
            pass
        except (Refusal, IllegalAction) as error:
            logs.logger().warning("bot refused", match=room.id, seat=seat, key=error.key)
            await asyncio.sleep(RETRY_AFTER_S)
        except Exception as error:  # noqa: BLE001 - the room must go on
            logs.log_exception("bot turn failed", error, match=room.id, seat=seat)
            await asyncio.sleep(RETRY_AFTER_S)
        finally:
            room.bot_tasks.pop(seat, None)
            room.start_bots()
            self.sleep_if_idle(room)

    # -- time banks --------------------------------------------------------------------------------------------

    def on_clock_expired(self, room: Room) -> None:
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
            row.level = row.level or bot_pool.default_level(room.require_live_match().game)
        if late:
            await room.save_entries([], *(room.seats[seat] for seat in late))
        room.broadcast_table()


def bot_question(room: Room, seat: int, *, whole: bool) -> Question:
    """For a bot, from what its seat was told: all of it, or what is new since it was asked last."""
    live_match, row, level = room.require_live_match(), room.row, room.seats[seat].level
    told = [witnessed.event for witnessed in live_match.events_for(seat, 0)]
    epoch = f"{sum(entry.kind == 'undo' for entry in live_match.log)}/{level}"
    past, heard = room.bots_heard.get(seat, ("", 0))
    since = 0 if whole or past != epoch else heard
    room.bots_heard[seat] = (epoch, len(told))
    codes = live_match.table.options(seat)
    return Question(
        match=row.id,
        seat=seat,
        game=row.game,
        seats=row.seats,
        options=row.options,
        kind=bot_pool.bot_kind(live_match.game, level),
        seed=bot_seed(row.seed, seat),
        epoch=epoch,
        since=since,
        events=msgspec.json.encode(told[since:]),
        view=msgspec.json.encode(live_match.game.view(live_match.table, seat)),
        codes=codes,
        choices=msgspec.json.encode([live_match.game.choice(live_match.table, seat, code) for code in codes]),
    )


def bot_seed(seed: str, seat: int) -> int:
    """Unguessable, and telling nothing about the seed of the deal."""
    return int.from_bytes(hashlib.sha256(f"{seed}/bot/{seat}".encode()).digest()[:7], "big")
