"""A match that is awake: its seats, who is connected, the game, and telling everybody their part of every change.

Everything that changes a room happens under its lock, is committed first and told afterwards.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Concatenate, ParamSpec, TypeVar

import msgspec

from hofstaat.engine.records import BadRecord
from hofstaat.engine.registry import UnknownGame
from hofstaat.engine.registry import game as game_of
from hofstaat.server.match import build_messages, lessons
from hofstaat.server.match.clocks import Clocks
from hofstaat.server.match.live_match import LiveMatch, rules_fit
from hofstaat.server.match.seating import Seating, Subscriber
from hofstaat.server.match.snapshot import Snapshot
from hofstaat.server.match.store_errors import Conflict, refusal_for
from hofstaat.server.monitoring import logs, metrics
from hofstaat.server.protocol import Error
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.storage.errors import CorruptRow, StoreFailed, VersionConflict
from hofstaat.server.storage.models import ChatRow, LogEntry, SeatRow, StoredMatch
from hofstaat.server.storage.notifications import Notifications
from hofstaat.server.storage.queries import MatchChange
from hofstaat.server.storage.store import Store

T = TypeVar("T")
P = ParamSpec("P")
ATTEMPTS = 4


@dataclass(frozen=True)
class Services:
    """The services of a room and its callbacks: for a room without users, one that the store has failed, one where a
    time bank is empty, and for a decision that a bot owes.
    """

    store: Store
    notifications: Notifications
    on_idle: "Callable[[Room], None]"
    on_broken: "Callable[[Room], None]"
    on_clock_expired: "Callable[[Room], None]"
    start_bot: "Callable[[Room, int], None]"


class Room(Seating):
    """One match. `live_match` is None before the deal; `problem` says why a match cannot be played on."""

    def __init__(self, services: Services, match: str) -> None:
        super().__init__()
        self.services = services
        self.store = services.store
        self.id = match
        self.lock = asyncio.Lock()
        self.loaded = False
        self.users = 0
        self.problem: str | None = None
        self.clock_alarm: asyncio.TimerHandle | None = None
        self.refresh_pending = False
        self.recovering = False
        self.bot_tasks: dict[int, asyncio.Task[None]] = {}
        self.last_chat_id = 0  # the number of the last remark that was passed on
        self.bots_heard: dict[int, tuple[str, int]] = {}  # what each bot was told: of which past, how many events

    # -- from and to the store ---------------------------------------------------------------------------------

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Alone with the room, which knows what the store knows."""
        async with self.lock:
            await self.ensure_loaded()
            yield

    async def ensure_loaded(self) -> None:
        """Where it does not, it starts again from the store, and everybody here hears what is there."""
        if not self.loaded:
            await self.reload()

    async def run_exclusively(self, work: Callable[[], Awaitable[T]]) -> T:
        """Alone with the room; where another process was quicker, once more on what it left."""
        for _ in range(ATTEMPTS):
            try:
                async with self.lock:
                    await self.ensure_loaded()
                    return await work()
            except Conflict:
                continue
        raise Refusal("stale")

    async def reload(self) -> None:
        """Forget what was not committed, take everything from the store and tell everybody here."""
        before, talked = self.seats_by_subscriber(), self.last_chat_id
        loaded = await self.read(self.store.load(self.id))
        if loaded is None:
            raise Refusal("no-such-table", status=404)
        self.adopt(loaded)
        if before:
            self.broadcast_chat(await self.read(self.store.chat_since(self.id, talked)))
        await self.broadcast_changes(before)

    async def catch_up(self) -> None:
        """Take in what other processes have stored, and tell everybody here their part."""
        if not self.store.shared:
            return
        ply = self.live_match.ply if self.live_match else 0
        loaded, talk = await self.read(self.store.news(self.id, ply, self.last_chat_id))
        if loaded is None:
            return
        changed = loaded.row.version != self.row.version or loaded.remote_presence != self.remote_presence
        before = self.seats_by_subscriber()
        if changed:
            self.apply_stored(loaded)
        self.broadcast_chat(talk)
        if changed:
            await self.broadcast_changes(before)

    async def read(self, reading: Awaitable[T]) -> T:
        try:
            return await reading
        except StoreFailed:
            raise Refusal("store-failed", status=503) from None
        except CorruptRow as error:
            logs.log_exception("rows broken", error, match=self.id)
            raise Refusal("log-broken") from None

    def adopt(self, loaded: StoredMatch) -> None:
        self.take_rows(loaded)
        self.last_chat_id = loaded.last_chat_id
        self.live_match = self.build_live_match(loaded.log)
        bank = self.row.time_bank
        left = {s.seat: bank if s.time_left is None else s.time_left for s in self.seats} if bank else {}
        self.clocks = Clocks({seat: float(seconds) for seat, seconds in left.items()})
        self.bots_heard = {}
        self.loaded = True

    def apply_stored(self, loaded: StoredMatch) -> None:
        """Seats and row as they are now; the game goes on by the new plies, or is played out again."""
        for old, new in zip(self.seats, loaded.seats):
            new.told = max(old.told, new.told)
            if new.time_left is not None and new.time_left != old.time_left:
                self.clocks.set(new.seat, new.time_left)
        self.take_rows(loaded)
        if self.live_match is None:
            self.live_match = self.build_live_match(loaded.log)
            return
        try:
            self.live_match.append_stored(loaded.log)
        except BadRecord:
            self.live_match = self.build_live_match(self.live_match.log)

    def take_rows(self, loaded: StoredMatch) -> None:
        self.row, self.seats = loaded.row, loaded.seats
        self.holders, self.former = loaded.holders, loaded.former
        self.remote_presence = loaded.remote_presence

    def build_live_match(self, log: list[LogEntry]) -> LiveMatch | None:
        """The game as its log tells it; a log this server cannot play out stays untouched."""
        self.problem = None
        try:
            game = game_of(self.row.game)
            if not rules_fit(game, self.row):
                self.problem = "rules-changed"
                return None
            return LiveMatch(game, self.row, log) if self.row.status != "waiting" else None
        except UnknownGame:
            self.problem = "no-such-game"
        except BadRecord as error:
            self.problem = "log-broken"
            logs.log_exception("log broken", error, match=self.id)
        return None

    async def save(
        self, change: Callable[Concatenate[str, int, P], Awaitable[None]], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Commit a change of the match as we know it; `change`: a method of the store."""
        await self.commit(change(self.id, self.row.version, *args, **kwargs))

    async def save_entries(self, entries: Sequence[LogEntry], *seats: SeatRow) -> None:
        """Commit new plies, and what they change of the match and of these seats."""
        self.update_turn()
        row = self.row
        change = MatchChange(
            match=self.id,
            version=row.version,
            status=row.status,
            turn=msgspec.json.encode(row.turn).decode(),
            changed=row.changed,
            entries=list(entries),
            seats=list(seats),
            outcome=row.outcome,
            lesson=row.lesson,
        )
        await self.commit(self.store.change(change))

    async def commit(self, writing: Awaitable[None]) -> None:
        """When it fails, forget what was not committed and start again from the store."""
        try:
            await writing
            self.row.version += 1
        except Exception as error:  # noqa: BLE001 - whatever it was, it is not stored
            self.loaded = False
            refusal = refusal_for(error)
            if refusal.key == "store-failed":
                logs.log_exception("store failed", error, match=self.id)
                self.services.on_broken(self)
            else:
                await self.reload()
            raise refusal from None

    def update_turn(self) -> None:
        """Update the fields that the lobby shows of a running match."""
        assert self.live_match is not None
        self.row.turn = self.live_match.table.actors()
        outcome = self.live_match.outcome()
        self.row.status = "over" if outcome else "playing"
        self.row.outcome = msgspec.json.encode(outcome).decode() if outcome else None
        self.row.changed = time.time()

    # -- the game ----------------------------------------------------------------------------------------------

    def require_live_match(self) -> LiveMatch:
        """The running game, or why there is none."""
        if self.problem:
            raise Refusal(self.problem)
        if self.live_match is None:
            raise Refusal("not-started")
        return self.live_match

    # -- telling -----------------------------------------------------------------------------------------------

    def broadcast(self) -> None:
        """After every change of the game: each connection gets what it does not have yet."""
        self.send_to(list(self.subscribers), table=False)

    def broadcast_table(self, but: Subscriber | None = None) -> None:
        """After every change of who sits there; what one may do can depend on it."""
        self.send_to([subscriber for subscriber in self.subscribers if subscriber is not but], table=True)

    def send_to(self, connections: list[Subscriber], *, table: bool) -> None:
        """A change that is not committed is told to nobody."""
        if not self.loaded:
            return
        self.set_clocks()
        snapshot = Snapshot(self)
        news = [(subscriber, self.messages_for(subscriber, snapshot, table=table)) for subscriber in connections]
        for subscriber, messages in news:
            if messages is None:
                subscriber.drop()
            else:
                subscriber.send_bytes(*messages)
        if self.live_match is not None:
            self.live_match.visibility.public_steps.clear()  # the garbage collector need not look at them
        self.start_bots()

    def messages_for(self, subscriber: Subscriber, snapshot: Snapshot, *, table: bool) -> list[bytes] | None:
        """The messages that the page does not have yet; None if we fail at it."""
        try:
            missing = snapshot.missing_messages(subscriber)
            return [snapshot.table(), *missing] if table else missing
        except Exception as error:  # noqa: BLE001 - what is stored has happened; this page comes back and asks again
            logs.log_exception("telling failed", error, match=self.id)
            return None

    async def welcome(self, subscriber: Subscriber, seen: int | None) -> None:
        """Everything somebody needs who sits down or comes back."""
        talk = await self.read(self.store.recent_chat(self.id))
        subscriber.seen_ply = seen or 0
        welcome, table = build_messages.welcome(self, subscriber.visitor), build_messages.table(self)
        subscriber.send(welcome, table, build_messages.chat(talk))
        if self.problem:
            subscriber.send(Error(key=self.problem, params={}))
        subscriber.send_bytes(*Snapshot(self).missing_messages(subscriber, again=True))

    # -- coming and going --------------------------------------------------------------------------------------

    async def enter(self, subscriber: Subscriber, seen: int | None) -> None:
        async with self.locked():
            await self.catch_up()
            self.subscribers.add(subscriber)
            self.users += 1
            if self.pages_of(subscriber.visitor) == 1:
                await self.services.notifications.add_presence(self.id, subscriber.visitor)
            self.set_clocks()
            await self.welcome(subscriber, seen)
            self.broadcast_table(but=subscriber)

    async def leave(self, subscriber: Subscriber) -> None:
        """The seat keeps what was agreed; how far its player was told is remembered."""
        if subscriber not in self.subscribers:
            return
        self.subscribers.discard(subscriber)
        try:
            async with self.lock:
                await self.save_told([s for s in self.seats_of(subscriber.visitor) if not self.is_present(s)])
                if not self.pages_of(subscriber.visitor):
                    await self.services.notifications.remove_presence(self.id, subscriber.visitor)
                self.broadcast_table()
        finally:
            self.release()

    async def save_told(self, gone: list[int]) -> None:
        """If this is lost, the seat is merely told once more what it may already know."""
        if gone:
            self.clocks.run([], time.monotonic())
            facts = {seat: (self.seats[seat].told, self.clocks.left.get(seat)) for seat in gone}
            with suppress(StoreFailed, VersionConflict):
                await self.store.save_told(self.id, facts)

    def release(self) -> None:
        self.users -= 1
        self.services.on_idle(self)

    def is_busy(self) -> bool:
        """Somebody is here, or a bot has something to do."""
        return self.users > 0 or bool(self.bot_tasks) or bool(self.bots_due())

    def broadcast_chat(self, talk: list[ChatRow]) -> None:
        """Send remarks to everybody, once."""
        if talk:
            self.last_chat_id = talk[-1].id
            for subscriber in self.subscribers:
                subscriber.send(build_messages.chat(talk))

    # -- acting ------------------------------------------------------------------------------------------------

    async def act(self, seat: int, code: int, command: str | None, *, back: bool = False) -> None:
        """An action, its chance and its consequences: committed. `back`: a player who acts has come back and stays."""
        entries = self.require_live_match().act(seat, code, command, time.time())
        self.clocks.run([], time.monotonic())
        row = self.seats[seat]
        before = (row.steward, row.asked, row.time_left)
        if back:
            row.asked = None
        if back and row.steward:
            row.steward, row.level = False, None
            self.grant_time(row)
        row.time_left = self.clocks.left.get(seat)
        await self.save_entries(entries, *([row] if before != (row.steward, row.asked, row.time_left) else []))
        metrics.actions_of(self.row.game).inc()

    async def broadcast_changes(self, before: dict[Subscriber, list[int]]) -> None:
        """A visitor who has gained or lost a seat starts over; everybody else sees what is new."""
        for subscriber, seats in before.items():
            if self.seats_of(subscriber.visitor) != seats:
                await self.welcome(subscriber, None)
        self.broadcast_table()

    async def welcome_again(self, visitor: str) -> None:
        """After a visitor gained or lost a seat: its pages start over, everybody else sees the table."""
        for subscriber in list(self.subscribers):
            if subscriber.visitor == visitor:
                await self.welcome(subscriber, None)
        self.broadcast_table()

    # -- bots --------------------------------------------------------------------------------------------------

    def bots_due(self) -> list[int]:
        """The seats for which a bot owes a decision; in a lesson the script plays for them."""
        if not self.loaded or self.live_match is None or self.row.status != "playing" or lessons.is_running(self.row):
            return []
        return [seat for seat in self.live_match.table.actors() if self.is_bot_driven(seat)]

    def is_leader(self) -> bool:
        """Of the processes with somebody at this table, ours is the first: its bots need not wait for others."""
        own = self.store.process
        return not self.remote_presence or (bool(self.subscribers) and own < self.remote_presence[0][0])

    def start_bots(self) -> None:
        for seat in self.bots_due():
            if seat not in self.bot_tasks:
                self.services.start_bot(self, seat)

    # -- time --------------------------------------------------------------------------------------------------

    def grant_time(self, row: SeatRow) -> None:
        """A player who comes to a seat whose bank is empty gets a little to go on with."""
        if self.row.time_bank:
            self.clocks.grant(row.seat, self.row.time_bank)
            row.time_left = self.clocks.left.get(row.seat)

    def set_clocks(self) -> None:
        """The banks of persons who owe a decision run down while somebody is at the table."""
        if not self.row.time_bank:
            return
        now = time.monotonic()
        ticking = self.live_match.table.actors() if self.live_match and self.subscribers else []
        self.clocks.run([seat for seat in ticking if not self.is_bot_driven(seat)], now)
        if self.clock_alarm is not None:
            self.clock_alarm.cancel()
            self.clock_alarm = None
        due = self.clocks.due_in(now)
        if due is not None:
            self.clock_alarm = asyncio.get_running_loop().call_later(due + 0.01, self.services.on_clock_expired, self)
