"""The store: one writer thread that commits what has gathered in one transaction; readers beside it.

A job is a function over a connection. Each runs in a savepoint of its own, so that one that fails leaves the others of
its batch untouched; whoever asked hears of its job only after the batch is committed.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text

from hofstaat.server import metrics, schema

T = TypeVar("T")
Job = Callable[[Connection], Any]
BATCH = 512
MIGRATIONS = "hofstaat.server:migrations"
MIGRATION_LOCK = 20_340_817


class StoreFailed(Exception):
    """The batch could not be committed: nothing of it happened."""


class TooNew(Exception):
    """The database has a form that this version does not know."""


class Waiting:
    """A job and whoever waits for it."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def answer(self) -> None:
        if self.future.done():  # whoever asked has gone away
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Store:
    """A database, brought up to date when opened."""

    def __init__(self, url: str) -> None:
        self.writer = open_engine(url, "BEGIN IMMEDIATE")
        self.reader = open_engine(url, "BEGIN")
        try:
            migrate(self.writer)
        except BaseException:
            self.writer.dispose()
            raise
        self.jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="store-reader")
        self.thread = threading.Thread(target=self.work, name="store-writer", daemon=True)
        self.thread.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Carry the job out; return when it is committed."""
        waiting = Waiting(job)
        self.jobs.put(waiting)
        result: T = await waiting.future
        return result

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Look something up, on another thread than the event loop's."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, partial(look_up, self.reader, job))

    def close(self) -> None:
        """Finish what is queued, then let go of the database."""
        self.jobs.put(None)
        self.thread.join()
        self.readers.shutdown()
        self.writer.dispose()
        self.reader.dispose()

    # -- the writer thread -------------------------------------------------------------------------------------

    def work(self) -> None:
        while (batch := self.gather()) is not None:
            try:
                with metrics.COMMIT_SECONDS.time():
                    self.commit(batch)
            except Exception:  # noqa: BLE001 - whatever broke, those who wait must hear of it
                for waiting in batch:
                    waiting.error = StoreFailed("The batch could not be committed.")
            tell(batch)

    def gather(self) -> list[Waiting] | None:
        """Everything that has queued up; None when the store is being closed."""
        first = self.jobs.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < BATCH:
            try:
                more = self.jobs.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self.jobs.put(None)  # close, but only after this batch
                break
            batch.append(more)
        return batch

    def commit(self, batch: list[Waiting]) -> None:
        with self.writer.connect() as connection, connection.begin():
            for waiting in batch:
                carry_out(connection, waiting)


def carry_out(connection: Connection, waiting: Waiting) -> None:
    """One job in a savepoint; a refusal stays its own."""
    try:
        with connection.begin_nested():
            waiting.result = waiting.job(connection)
    except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
        waiting.error = error


def tell(batch: list[Waiting]) -> None:
    """Wake those who wait, each on its own event loop (which may have ended meanwhile)."""
    for waiting in batch:
        try:
            waiting.loop.call_soon_threadsafe(waiting.answer)
        except RuntimeError:
            continue


def look_up(engine: Engine, job: Callable[[Connection], T]) -> T:
    with engine.connect() as connection, connection.begin():
        return job(connection)


# -- engines -----------------------------------------------------------------------------------------------------------


def open_engine(url: str, begin: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=5)
    engine = create_engine(url, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def prepare_sqlite(connection: Any, record: object) -> None:
    """Transactions are ours to begin; what is committed outlasts a power cut."""
    connection.isolation_level = None
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine) -> None:
    """Bring the database to the form this version knows. Several processes take turns."""
    with engine.connect() as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        if revision(connection) != schema.REVISION:
            upgrade(connection)


def revision(connection: Connection) -> str | None:
    """Which form the database has; None: none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - slow to import, and seldom needed
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise TooNew("The database was made by a newer version of Hofstaat.") from error
