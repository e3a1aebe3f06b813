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
from hofstaat.server import bots, logs, metrics
from hofstaat.server.bots import Bots
from hofstaat.server.bus import Bus, Silence
from hofstaat.server.failures import Outrun
from hofstaat.server.refusal import Refusal
from hofstaat.server.room import Room
from hofstaat.server.settings import Settings
from hofstaat.server.store import Store
from hofstaat.server.worker import Question

AFTER_FAILURE = 1.0
LEADER_MAY_TAKE = 3.0
"""Seconds the bots of a table in several processes have in the first of them, before the others think as well."""


class Hall:
    """What the rooms share: the store, the bots, the settings."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.bots = Bots(settings.bot_workers, settings.bot_pace, settings.bot_limit)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.bus = Bus(self, store) if store.shared else Silence()
        self.errands: set[asyncio.Task[None]] = set()

    # -- waking and sleeping -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def visit(self, match: str) -> AsyncIterator[Room]:
        """The room, awake for as long as the visit lasts."""
        room = self.rooms.get(match)
        if room is None:
            room = self.rooms[match] = Room(self, match)
            metrics.AWAKE.set(len(self.rooms))
        room.users += 1
        try:
            async with room.locked():
                pass
            yield room
        finally:
            room.release()

    def consider(self, room: Room) -> None:
        """Forget the room a little later, unless something keeps it busy by then."""
        if not room.loaded:
            self.forget(room)
        elif not room.busy():
            asyncio.get_running_loop().call_later(self.settings.linger, self.forget, room)

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room and not (room.loaded and room.busy()) and room.users == 0:
            del self.rooms[room.id]
            metrics.AWAKE.set(len(self.rooms))

    async def close(self) -> None:
        self.closing = True
        tasks = [*self.errands, *(task for room in self.rooms.values() for task in room.thinking.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bus.close()
        self.bots.close()

    # -- other processes ---------------------------------------------------------------------------------------

    def wake(self, match: str) -> None:
        """Another process has changed this match: if it is awake here, look what is new."""
        room = self.rooms.get(match)
        if room is not None and not room.behind and not self.closing:
            room.behind = True
            self.errand(self.refresh(room))

    def wake_all(self) -> None:
        """We may have missed something."""
        for match in list(self.rooms):
            self.wake(match)

    async def refresh(self, room: Room) -> None:
        async with room.lock:
            room.behind = False
            try:
                if room.loaded:
                    await self.bus.catch_up(room)
                else:
                    await room.must_be_loaded()
            except Refusal:
                room.loaded = False

    def mend(self, room: Room) -> None:
        """The store has failed a room: what is stored is told to everybody there as soon as it can be read."""
        if not room.mending and not self.closing:
            room.mending = True
            self.errand(self.mended(room))

    async def mended(self, room: Room) -> None:
        try:
            while not room.loaded and self.rooms.get(room.id) is room:
                await asyncio.sleep(AFTER_FAILURE)
                await self.refresh(room)
        finally:
            room.mending = False

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # -- bots --------------------------------------------------------------------------------------------------

    async def drive(self, room: Room, seat: int) -> None:
        """One decision of a bot: think, then act if the question still stands."""
        try:
            if not room.leads():
                await asyncio.sleep(LEADER_MAY_TAKE)
            play = room.playing()
            asked = play.ply
            code = await self.bots.choose(partial(question, room, seat), max(1, play.to_remember()))
            async with room.locked():
                if play is room.play and seat in room.bots_due() and play.fresh(seat, asked):
                    await room.act(seat, code, None)
                    room.publish()
            await self.store.on_disk()
        except Outrun:
            pass
        except (Refusal, IllegalAction) as error:
            logs.get().warning("bot refused", match=room.id, seat=seat, key=error.key)
            await asyncio.sleep(AFTER_FAILURE)
        except Exception as error:  # noqa: BLE001 - the room must go on
            logs.crash("bot turn failed", error, match=room.id, seat=seat)
            await asyncio.sleep(AFTER_FAILURE)
        finally:
            room.thinking.pop(seat, None)
            room.wake_bots()
            self.consider(room)

    # -- time banks --------------------------------------------------------------------------------------------

    def expire(self, room: Room) -> None:
        """Somebody's time bank is empty: a steward takes over."""
        self.errand(self.appoint_stewards(room))

    async def appoint_stewards(self, room: Room) -> None:
        with suppress(Refusal):  # what could not be stored comes again with the next alarm, once the room is mended
            await room.attempt(partial(self.relieve, room))

    async def relieve(self, room: Room) -> None:
        late = room.clocks.expired(time.monotonic())
        room.clocks.run([], time.monotonic())
        for seat in late:
            row = room.seats[seat]
            row.steward, row.time_left = True, 0.0
            row.level = row.level or bots.default_level(room.playing().game)
        if late:
            await room.save_entries([], *(room.seats[seat] for seat in late))
        room.publish_table()


def question(room: Room, seat: int, *, whole: bool) -> Question:
    """For a bot, from what its seat was told: all of it, or what is new since it was asked last."""
    play, row, level = room.playing(), room.row, room.seats[seat].level
    told = [witnessed.event for witnessed in play.told(seat, 0)]
    epoch = f"{sum(entry.kind == 'undo' for entry in play.log)}/{level}"
    past, heard = room.heard.get(seat, ("", 0))
    since = 0 if whole or past != epoch else heard
    room.heard[seat] = (epoch, len(told))
    codes = play.table.options(seat)
    return Question(
        match=row.id,
        seat=seat,
        game=row.game,
        seats=row.seats,
        options=row.options,
        kind=bots.kind_of(play.game, level),
        seed=bot_seed(row.seed, seat),
        epoch=epoch,
        since=since,
        events=msgspec.json.encode(told[since:]),
        view=msgspec.json.encode(play.game.view(play.table, seat)),
        codes=codes,
        choices=msgspec.json.encode([play.game.choice(play.table, seat, code) for code in codes]),
    )


def bot_seed(seed: str, seat: int) -> int:
    """Unguessable, and telling nothing about the seed of the deal."""
    return int.from_bytes(hashlib.sha256(f"{seed}/bot/{seat}".encode()).digest()[:7], "big")
