"""The database, for everybody who is not in this room. One thread writes (`writer`); readers work beside it.

A change returns when it is committed; `synced` returns when all that is committed outlasts a power cut. Changes of a
match name the version of it that they were made from, and fail with VersionConflict where it has another by now.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from hofstaat.server.monitoring import logs
from hofstaat.server.storage import queries
from hofstaat.server.storage.database import RETRY_FOR_S, database_message, open_database, retry_while_away
from hofstaat.server.storage.errors import StoreFailed
from hofstaat.server.storage.models import ChatRow, MatchRow, SeatRow, StoredMatch
from hofstaat.server.storage.queries import MatchChange
from hofstaat.server.storage.write_queue import PendingSync, PendingWrite
from hofstaat.server.storage.writer import Writer

T = TypeVar("T")


class Store:
    """A database, brought up to date when opened. `process` is this process's name among those that share it."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(8)
        self.engine, self.reader = open_database(url)
        self.shared = self.engine.dialect.name == "postgresql"
        self.writer = Writer(self.engine, self.process)
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="store-reader")
        self.last_write_at = 0.0  # when somebody last changed something

    async def write(self, job: Callable[[Connection], T], match: str = "") -> T:
        """Carry the job out; return when it is committed. Other processes hear that the match has changed."""
        pending = PendingWrite(job, match)
        self.last_write_at = time.monotonic()
        self.writer.queue.put(pending)
        result: T = await pending.future
        return result

    async def synced(self) -> None:
        """Return when everything that is committed now outlasts a power cut."""
        if not self.writer.is_synced():
            pending = PendingSync()
            self.writer.queue.put(pending)
            await pending.future

    async def read(self, job: Callable[[Connection], T], patience: float = RETRY_FOR_S) -> T:
        """Look something up, on another thread than the event loop's."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, partial(self.run_read, job, patience))

    def run_read(self, job: Callable[[Connection], T], patience: float) -> T:
        def looked_up() -> T:
            with self.reader.connect() as connection, connection.begin():
                return job(connection)

        try:
            return retry_while_away(looked_up, patience if self.shared else 0.0)
        except DBAPIError as error:
            logs.log_exception("store cannot be read", error, why=database_message(error))
            raise StoreFailed("It could not be read.") from None

    async def ping(self) -> None:
        """StoreFailed at once if the database does not answer."""
        await self.read(lambda c: c.execute(text("SELECT 1")).scalar(), patience=0.0)

    # -- matches -----------------------------------------------------------------------------------------------

    async def create(self, match: StoredMatch, tokens: Sequence[queries.Token] = ()) -> None:
        def both(c: Connection) -> None:
            queries.insert_match(c, match)
            for token in tokens:
                queries.add_token(c, match.row.id, token)

        await self.write(both)

    async def load(self, match: str) -> StoredMatch | None:
        return await self.read(lambda c: queries.load_match(c, match, self.process))

    async def news(self, match: str, ply: int, chat: int) -> tuple[StoredMatch | None, list[ChatRow]]:
        """The match with its log from that ply on, and the remarks after that one."""

        def both(c: Connection) -> tuple[StoredMatch | None, list[ChatRow]]:
            return queries.load_match(c, match, self.process, ply), queries.chat_since(c, match, chat)

        return await self.read(both)

    async def change(self, change: MatchChange) -> None:
        """New lines of the log, and how far the match is with them."""
        await self.write(change, change.match)

    async def update(self, match: str, version: int, job: Callable[[Connection], object], **columns: object) -> None:
        """Carry the job out, and with it change the version and these columns of the match."""

        def both(c: Connection) -> None:
            queries.update_match(c, match, version, **columns)
            job(c)

        await self.write(both, match)

    async def name_greatest(self, match: str, version: int, greatest: str | None) -> None:
        await self.update(match, version, lambda c: None, greatest=greatest)

    async def link_rematch(self, match: str, version: int, following: StoredMatch) -> None:
        await self.update(match, version, lambda c: queries.link_rematch(c, match, following))

    async def open_tables(self, since: float) -> list[StoredMatch]:
        return await self.read(lambda c: queries.open_tables(c, since))

    async def tables_of(self, visitor: str) -> list[StoredMatch]:
        return await self.read(lambda c: queries.tables_of(c, visitor))

    async def lessons_of(self, visitor: str) -> list[MatchRow]:
        return await self.read(lambda c: queries.lessons_of(c, visitor))

    # -- seats -------------------------------------------------------------------------------------------------

    async def save_seat(self, match: str, version: int, row: SeatRow) -> None:
        await self.update(match, version, lambda c: queries.save_seat(c, match, row))

    async def save_told(self, match: str, facts: dict[int, tuple[int, float | None]]) -> None:
        await self.write(lambda c: queries.save_told(c, match, facts))

    async def take_seat(self, match: str, version: int, row: SeatRow, visitor: str, token: str | None) -> None:
        await self.update(match, version, lambda c: queries.take_seat(c, match, row, visitor, token))

    async def share_seat(self, match: str, version: int, seat: int, visitor: str, token: str) -> None:
        await self.update(match, version, lambda c: queries.share_seat(c, match, seat, visitor, token))

    async def free_seat(self, match: str, version: int, row: SeatRow, host_seat: int | None) -> None:
        job = partial(queries.free_seat, match=match, row=row, until=version)
        await self.update(match, version, job, host_seat=host_seat)

    async def add_token(self, match: str, version: int, token: queries.Token) -> None:
        await self.update(match, version, lambda c: queries.add_token(c, match, token))

    async def find_token(self, hashed: str, match: str) -> tuple[int, str] | None:
        return await self.read(lambda c: queries.find_token(c, hashed, match, time.time()))

    # -- talk --------------------------------------------------------------------------------------------------

    async def add_chat(self, match: str, said: ChatRow) -> ChatRow:
        return await self.write(lambda c: queries.add_chat(c, match, said), match)

    async def chat_since(self, match: str, known: int) -> list[ChatRow]:
        return await self.read(lambda c: queries.chat_since(c, match, known))

    async def recent_chat(self, match: str) -> list[ChatRow]:
        return await self.read(lambda c: queries.recent_chat(c, match))

    # -- the end -----------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Finish what is queued, then let go of the database."""
        self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()
        self.reader.dispose()
