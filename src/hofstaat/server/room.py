"""A match that is awake: its seats, who is connected, the game, and telling everybody their part of every change.

Everything that changes a room happens under its lock, is committed first and told afterwards.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, TypeVar

import msgspec
from sqlalchemy import Connection as Database
from sqlalchemy.exc import SQLAlchemyError

from hofstaat.engine.records import BadRecord
from hofstaat.engine.registry import UnknownGame
from hofstaat.engine.registry import game as game_of
from hofstaat.server import abreast, info, logs, metrics, rows
from hofstaat.server.clocks import Clocks
from hofstaat.server.failures import Outrun, refusal_of
from hofstaat.server.messages import Error
from hofstaat.server.play import Play, fits
from hofstaat.server.refusal import Refusal
from hofstaat.server.rows import Change
from hofstaat.server.seating import Page, Seating
from hofstaat.server.store import StoreFailed
from hofstaat.server.stored import Entry, Loaded, SeatRow, TalkRow
from hofstaat.server.telling import Telling

if TYPE_CHECKING:
    from hofstaat.server.hall import Hall

T = TypeVar("T")
ATTEMPTS = 4


class Room(Seating):
    """One match. `play` is None before the deal; `problem` says why a match cannot be played on."""

    def __init__(self, hall: "Hall", match: str) -> None:
        super().__init__()
        self.hall = hall
        self.id = match
        self.lock = asyncio.Lock()
        self.loaded = False
        self.users = 0
        self.problem: str | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.behind = False
        self.mending = False
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.talked = 0  # the number of the last remark that was passed on
        self.heard: dict[int, tuple[str, int]] = {}  # what each bot was told: of which past, how many events

    # -- from and to the store ---------------------------------------------------------------------------------

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Alone with the room, which knows what the store knows."""
        async with self.lock:
            await self.must_be_loaded()
            yield

    async def must_be_loaded(self) -> None:
        """Where it does not, it starts again from the store, and everybody here hears what is there."""
        if not self.loaded:
            await abreast.reload(self)

    async def attempt(self, work: Callable[[], Awaitable[T]]) -> T:
        """Alone with the room; where another process was quicker, once more on what it left."""
        for _ in range(ATTEMPTS):
            try:
                async with self.lock:
                    await self.must_be_loaded()
                    return await work()
            except Outrun:
                continue
        raise Refusal("stale")

    async def load(self) -> None:
        """Take everything from the store."""
        loaded = await self.read(lambda c: rows.load(c, self.id, self.hall.store.process))
        if loaded is None:
            raise Refusal("no-such-table", status=404)
        self.take(loaded)

    async def read(self, job: Callable[[Database], T]) -> T:
        try:
            return await self.hall.store.read(job)
        except StoreFailed:
            raise Refusal("store-failed", status=503) from None
        except rows.Unreadable as error:
            logs.crash("rows broken", error, match=self.id)
            raise Refusal("log-broken") from None

    def take(self, loaded: Loaded) -> None:
        self.row, self.seats, self.holders = loaded.row, loaded.seats, loaded.holders
        self.elsewhere, self.talked = loaded.elsewhere, loaded.talked
        self.play = self.revive(loaded.log)
        bank = self.row.time_bank
        left = {s.seat: bank if s.time_left is None else s.time_left for s in self.seats} if bank else {}
        self.clocks = Clocks({seat: float(seconds) for seat, seconds in left.items()})
        self.heard = {}
        self.loaded = True

    def revive(self, log: list[Entry]) -> Play | None:
        """The game as its log tells it; a log this server cannot play out stays untouched."""
        self.problem = None
        try:
            game = game_of(self.row.game)
            if not fits(game, self.row):
                self.problem = "rules-changed"
                return None
            return Play(game, self.row, log) if self.row.status != "waiting" else None
        except UnknownGame:
            self.problem = "no-such-game"
        except BadRecord as error:
            self.problem = "log-broken"
            logs.crash("log broken", error, match=self.id)
        return None

    async def save(self, job: Callable[[Database], object], **changed: object) -> None:
        """Commit a change of the match as we know it."""
        version = self.row.version

        def whole(c: Database) -> None:
            rows.touch(c, self.id, version, **changed)
            job(c)

        await self.commit(whole)

    async def save_entries(self, entries: Sequence[Entry], *seats: SeatRow) -> None:
        """Commit new plies, and what they change of the match and of these seats."""
        self.note_turn()
        row = self.row
        turn = msgspec.json.encode(row.turn).decode()
        await self.commit(
            Change(
                match=self.id,
                version=row.version,
                status=row.status,
                turn=turn,
                changed=row.changed,
                entries=list(entries),
                seats=list(seats),
            )
        )

    async def commit(self, job: Callable[[Database], object]) -> None:
        """When it fails, forget what was not committed and start again from the store."""
        try:
            await self.hall.store.write(job, self.id)
            self.row.version += 1
        except Exception as error:  # noqa: BLE001 - whatever it was, it is not stored
            self.loaded = False
            refusal = refusal_of(error)
            if refusal.key == "store-failed":
                logs.crash("store failed", error, match=self.id)
                self.hall.mend(self)
                raise refusal from None
            await abreast.reload(self)
            raise refusal from None

    def note_turn(self) -> None:
        """What the lobby shows of a running match."""
        assert self.play is not None
        self.row.turn = self.play.table.actors()
        self.row.status = "over" if self.play.outcome() else "playing"
        self.row.changed = time.time()

    # -- the game ----------------------------------------------------------------------------------------------

    def playing(self) -> Play:
        """The running game, or why there is none."""
        if self.problem:
            raise Refusal(self.problem)
        if self.play is None:
            raise Refusal("not-started")
        return self.play

    # -- telling -----------------------------------------------------------------------------------------------

    def publish(self) -> None:
        """After every change of the game: each connection gets what it does not have yet."""
        self.tell(list(self.connections), table=False)

    def publish_table(self, but: Page | None = None) -> None:
        """After every change of who sits there; what one may do can depend on it."""
        self.tell([connection for connection in self.connections if connection is not but], table=True)

    def tell(self, connections: list[Page], *, table: bool) -> None:
        """To each page in one go, and to all in a row: a reader woken by the first is still awake at the last.

        What the store does not know yet is told to nobody.
        """
        if not self.loaded:
            return
        self.set_clocks()
        telling = Telling(self)
        news = [(connection, self.news(connection, telling, table=table)) for connection in connections]
        for connection, messages in news:
            connection.send_bytes(*(messages or []))
            connection.send_off()
            if messages is None:
                connection.drop()
        if self.play is not None:
            self.play.all_were_told()
        self.wake_bots()

    def news(self, page: Page, telling: Telling, *, table: bool) -> list[bytes] | None:
        """What the page does not have yet; None if we fail at it."""
        try:
            missing = telling.missing(page)
            return [telling.table(), *missing] if table else missing
        except Exception as error:  # noqa: BLE001 - what is stored has happened; this page comes back and asks again
            logs.crash("telling failed", error, match=self.id)
            return None

    async def welcome(self, connection: Page, seen: int | None) -> None:
        """Everything somebody needs who sits down or comes back."""
        talk = await self.read(lambda c: rows.recent_talk(c, self.id))
        connection.seen = seen or 0
        connection.send(info.welcome(self, connection.visitor))
        connection.send(info.table(self))
        connection.send(info.chat(talk))
        if self.problem:
            connection.send(Error(key=self.problem, params={}))
        connection.send_bytes(*Telling(self).missing(connection, again=True))

    def seat_row(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", seat=seat)
        return self.seats[seat]

    # -- coming and going --------------------------------------------------------------------------------------

    async def enter(self, connection: Page, seen: int | None) -> None:
        async with self.locked():
            await self.hall.bus.catch_up(self)
            self.connections.add(connection)
            self.users += 1
            await self.hall.bus.announce(self, connection.visitor)
            self.set_clocks()
            await self.welcome(connection, seen)
            self.publish_table(but=connection)

    async def leave(self, connection: Page) -> None:
        """The seat keeps what was agreed; how far its player was told is remembered."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        try:
            async with self.lock:
                await self.remember([s for s in self.seats_of(connection.visitor) if not self.is_present(s)])
                await self.hall.bus.withdraw(self, connection.visitor)
                self.publish_table()
        finally:
            self.release()

    async def remember(self, gone: list[int]) -> None:
        """If this is lost, the seat is merely told once more what it may already know."""
        if gone:
            self.clocks.run([], time.monotonic())
            facts = {seat: (self.seats[seat].told, self.clocks.left.get(seat)) for seat in gone}
            with suppress(StoreFailed, SQLAlchemyError):
                await self.hall.store.write(lambda c: rows.remember(c, self.id, facts))

    def release(self) -> None:
        self.users -= 1
        self.hall.consider(self)

    def busy(self) -> bool:
        """Somebody is here, or a bot has something to do."""
        return self.users > 0 or bool(self.thinking) or bool(self.bots_due())

    def pass_on(self, talk: list[TalkRow]) -> None:
        """What was said goes to everybody, once."""
        if talk:
            self.talked = talk[-1].id
            for connection in self.connections:
                connection.send(info.chat(talk))

    # -- acting ------------------------------------------------------------------------------------------------

    async def act(self, seat: int, code: int, command: str | None, *, back: bool = False) -> None:
        """An action, its chance and its consequences: committed. `back`: the player has taken the seat back."""
        entries = self.playing().act(seat, code, command, time.time())
        self.clocks.run([], time.monotonic())
        row = self.seats[seat]
        before = (row.steward, row.time_left)
        if back and row.steward:
            row.steward, row.level = False, None
            self.grant_time(row)
        row.time_left = self.clocks.left.get(seat)
        await self.save_entries(entries, *([row] if before != (row.steward, row.time_left) else []))
        metrics.actions_of(self.row.game).inc()

    async def reseat(self, visitor: str) -> None:
        """After a visitor gained or lost a seat: its pages start over, everybody else sees the table."""
        for connection in list(self.connections):
            if connection.visitor == visitor:
                await self.welcome(connection, None)
        self.publish_table()

    # -- bots --------------------------------------------------------------------------------------------------

    def bots_due(self) -> list[int]:
        """The seats for which a bot owes a decision."""
        if not self.loaded or self.play is None or self.row.status != "playing":
            return []
        return [seat for seat in self.play.table.actors() if self.driven(seat)]

    def leads(self) -> bool:
        """Of the processes with somebody at this table, ours is the first: its bots need not wait for others."""
        own = self.hall.store.process
        return not self.elsewhere or (bool(self.connections) and own < self.elsewhere[0][0])

    def wake_bots(self) -> None:
        for seat in self.bots_due():
            if seat not in self.thinking and not self.hall.closing:
                self.thinking[seat] = asyncio.create_task(self.hall.drive(self, seat))

    # -- time --------------------------------------------------------------------------------------------------

    def grant_time(self, row: SeatRow) -> None:
        """Who comes to a seat whose bank is empty gets a little to go on with."""
        if self.row.time_bank:
            self.clocks.grant(row.seat, self.row.time_bank)
            row.time_left = self.clocks.left.get(row.seat)

    def set_clocks(self) -> None:
        """The banks of persons who owe a decision run down while somebody is at the table."""
        if not self.row.time_bank:
            return
        now = time.monotonic()
        ticking = self.play.table.actors() if self.play and self.connections else []
        self.clocks.run([seat for seat in ticking if not self.driven(seat)], now)
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        due = self.clocks.due_in(now)
        if due is not None:
            self.alarm = asyncio.get_running_loop().call_later(due + 0.01, self.hall.expire, self)
