"""The database, for everybody who is not in this room. One thread writes (`writer`); readers work beside it."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from hofstaat.server.monitoring import logs
from hofstaat.server.storage.database import RETRY_FOR_S, database_message, migrate, open_engine, retry_while_away
from hofstaat.server.storage.errors import StoreFailed
from hofstaat.server.storage.write_queue import PendingSync, PendingWrite
from hofstaat.server.storage.writer import Writer

T = TypeVar("T")


class Store:
    """A database, brought up to date when opened. `process` is this process's name among those that share it."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(8)
        self.engine = open_engine(url, "BEGIN IMMEDIATE")
        self.reader = open_engine(url, "BEGIN")
        self.shared = self.engine.dialect.name == "postgresql"
        try:
            migrate(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
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

    def close(self) -> None:
        """Finish what is queued, then let go of the database."""
        self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()
        self.reader.dispose()
