"""The store: one writer thread that commits what has gathered in one transaction; readers beside it.

A job is a function over a connection. One that fails leaves the others of its batch untouched; whoever asked hears of
its job only after the batch is committed. While a database server is away both wait a little: a batch that is carried
out twice does nothing the second time, since its keys are taken.

What is most frequent, plain changes in SQLite, the event loop commits itself: to wake a thread up for it, and to be
woken by it, takes longer. It does not wait for the disk (`on_disk` does), except when SQLite begins its log anew; a
process that is killed loses nothing of it. What cannot be done at once is left to the writer.
"""

import asyncio
import queue
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from sqlite3 import Connection as Sqlite
from sqlite3 import Error as SqliteError
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from hofstaat.server.monitoring import logs, metrics
from hofstaat.server.storage import queries, schema
from hofstaat.server.storage.wal_sync import WalSync
from hofstaat.server.storage.write_queue import Job, PendingWrite, resolve_all, take_batch

T = TypeVar("T")
RETRY_FOR_S = 10.0  # seconds to wait for a database server that is away
RETRY_EVERY_S = 0.1
SLOW_COMMIT_S = 0.02
"""Seconds: commits that take so long are none to wait for in the event loop."""
CHECKPOINT_EVERY_S = 1.0
MAX_WAL_PAGES = 8_000
"""Pages of SQLite's log: a longer one is written from the front again. Twice as long, whoever writes does that."""
MIGRATIONS = "hofstaat.server.storage:migrations"
MIGRATION_LOCK = 20_340_817
NOTIFY = text("SELECT pg_notify('hofstaat', word) FROM unnest(CAST(:words AS text[])) AS word")


class StoreFailed(Exception):
    """The batch could not be committed: nothing of it happened."""


class NotOnDisk(Exception):
    """What was committed could not be synced: it has happened, but a power cut may undo it."""


class DatabaseTooNew(Exception):
    """The database has a form that this version does not know."""


class Store:
    """A database, brought up to date when opened. `process` is this process's name among those that share it."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(8)
        self.writer = open_engine(url, "BEGIN IMMEDIATE")
        self.reader = open_engine(url, "BEGIN")
        self.shared = self.writer.dialect.name == "postgresql"
        try:
            migrate(self.writer)
        except BaseException:
            self.writer.dispose()
            raise
        self.connection: Connection | None = None  # the writer's
        self.jobs: queue.SimpleQueue[PendingWrite | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="store-reader")
        self.pending: deque[PendingWrite] = deque()  # to be committed at once
        self.loop_connection_or_none: PoolProxiedConnection | None = None
        self.wal_sync = None if self.shared else WalSync(Path(f"{self.writer.url.database}-wal"))
        self.last_write_at = 0.0  # when somebody last changed something
        self.last_commit_s = 0.0  # the last commit
        self.closing = threading.Event()
        self.threads = [threading.Thread(target=self.writer_loop, name="store-writer", daemon=True)]
        if not self.shared:
            self.threads.append(threading.Thread(target=self.checkpoint_loop, name="store-keeper", daemon=True))
        for thread in self.threads:
            thread.start()

    async def write(self, job: Callable[[Connection], T], match: str = "") -> T:
        """Carry the job out; return when it is committed. Other processes hear that the match has changed."""
        pending = PendingWrite(job, match)
        self.last_write_at = time.monotonic()
        if self.commits_on_loop(job):
            self.pending.append(pending)
            pending.loop.call_soon(self.commit_on_loop)
        else:
            self.jobs.put(pending)
        result: T = await pending.future
        return result

    async def wait_synced(self) -> None:
        """Return when everything that is committed now outlasts a power cut. The writer has always seen to that."""
        if self.wal_sync is not None:
            try:
                await self.wal_sync.wait_synced()
            except OSError as error:
                logs.log_exception("store cannot be synced", error)
                self.last_commit_s = SLOW_COMMIT_S  # the writer takes over, and hears whether it is still so
                raise NotOnDisk("What was committed could not be synced.") from None

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
        self.closing.set()
        self.hand_to_writer(drain(self.pending))
        self.jobs.put(None)
        for thread in self.threads:
            thread.join()
        self.readers.shutdown()
        if self.wal_sync is not None:
            self.wal_sync.close()
        if self.connection is not None:
            self.connection.close()
        if self.loop_connection_or_none is not None:
            self.loop_connection_or_none.close()
        self.writer.dispose()
        self.reader.dispose()

    # -- the event loop ----------------------------------------------------------------------------------------

    def commits_on_loop(self, job: Job) -> bool:
        """Plain changes in SQLite, unless the disk is slow: then nobody else should have to wait for it."""
        return (
            not self.shared
            and self.last_commit_s < SLOW_COMMIT_S
            and isinstance(job, queries.MatchChange)
            and queries.is_log_only(job)
        )

    def commit_on_loop(self) -> None:
        """What has gathered in this turn of the loop, in one transaction."""
        batch = drain(self.pending)
        if not batch:
            return
        started = time.monotonic()
        try:
            queries.write_batch_sqlite(
                self.loop_connection(), [cast(queries.MatchChange, pending.job) for pending in batch]
            )
        except Exception:  # noqa: BLE001 - somebody else is writing, a change is refused: the writer will find out
            self.hand_to_writer(batch)
        else:
            self.record_commit_time(started)
            assert self.wal_sync is not None
            self.wal_sync.written += 1
            resolve_all(batch)

    def loop_connection(self) -> Sqlite:
        """A connection of the event loop's own, which waits for nobody, and not for the disk."""
        if self.loop_connection_or_none is None:
            connection = self.writer.raw_connection()
            waits_for_nobody = "PRAGMA busy_timeout=0; PRAGMA synchronous=NORMAL;"
            cast(Sqlite, connection.driver_connection).executescript(waits_for_nobody + queries.BATCH_TRIGGER)
            self.loop_connection_or_none = connection
        return cast(Sqlite, self.loop_connection_or_none.driver_connection)

    def hand_to_writer(self, batch: list[PendingWrite]) -> None:
        for pending in batch:
            self.jobs.put(pending)

    def record_commit_time(self, started: float) -> None:
        """How long a commit took."""
        self.last_commit_s = time.monotonic() - started
        metrics.COMMIT_SECONDS.observe(self.last_commit_s)

    # -- the writer thread -------------------------------------------------------------------------------------

    def writer_loop(self) -> None:
        while (gathered := take_batch(self.jobs)) is not None:
            for batch in split_batch(gathered):
                started = time.monotonic()
                try:
                    retry_while_away(partial(self.commit, batch), RETRY_FOR_S if self.shared else 0.0)
                except Exception as error:  # noqa: BLE001 - whatever broke, those who wait must hear of it
                    logs.log_exception("store cannot be written", error, why=database_message(error))
                    for pending in batch:
                        pending.error = StoreFailed("The batch could not be committed.")
                self.record_commit_time(started)
                resolve_all(batch)

    def commit(self, batch: list[PendingWrite]) -> None:
        """In the order of the matches, so that two processes never wait for each other."""
        batch.sort(key=lambda pending: pending.match)
        for pending in batch:
            pending.error = None  # of an earlier try
        if not self.commit_changes(batch):
            with self.transaction() as connection:
                for pending in batch:
                    run_in_savepoint(connection, pending)
                self.notify(connection, batch)

    def commit_changes(self, batch: list[PendingWrite]) -> bool:
        """Changes, all of them in few statements; if one cannot be, none is, and each has to be tried for itself."""
        changes = [pending.job for pending in batch if isinstance(pending.job, queries.MatchChange)]
        if len(changes) < len(batch):
            return False
        try:
            with self.transaction() as connection:
                queries.write_batch(connection, changes)
                self.notify(connection, batch)
        except Exception as error:
            if transaction_lost(self.writer, error):
                raise
            return False
        return True

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """On a connection that stays open: to fetch one costs more than a commit. One that failed is given up."""
        connection = self.connection = self.connection or self.writer.connect()
        try:
            with connection.begin():
                yield connection
        except BaseException:
            self.connection = None
            with suppress(DBAPIError):
                connection.close()
            raise

    def notify(self, connection: Connection, batch: list[PendingWrite]) -> None:
        """Wake the other processes, if there may be any: which matches have changed, and that they need not tell us."""
        if not self.shared:
            return
        matches = {pending.match for pending in batch if pending.match and pending.error is None}
        if matches:
            connection.execute(NOTIFY, {"words": [f"{self.process} {match}" for match in sorted(matches)]})

    # -- SQLite's own log ----------------------------------------------------------------------------------------

    def checkpoint_loop(self) -> None:
        """Now and then, beside the writer, bring what is committed from SQLite's log to its place.

        That takes several commits' time, and nobody has to wait for it.
        """
        seen = 0.0
        while not self.closing.wait(CHECKPOINT_EVERY_S):
            if self.last_write_at != seen:
                seen = self.last_write_at
                self.checkpoint()

    def checkpoint(self) -> None:
        """Later will do. While a long log is begun anew nobody can write, but little is left to be brought over."""
        with suppress(SqliteError), closing(self.reader.raw_connection()) as connection:
            sqlite = cast(Sqlite, connection.driver_connection)
            _, length, _ = sqlite.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if length > MAX_WAL_PAGES:
                sqlite.execute("PRAGMA wal_checkpoint(RESTART)")


def drain(waiting: deque[PendingWrite]) -> list[PendingWrite]:
    """All of them, once."""
    batch = []
    with suppress(IndexError):
        while True:
            batch.append(waiting.popleft())
    return batch


def split_batch(batch: list[PendingWrite]) -> list[list[PendingWrite]]:
    """What can be done in few statements, and whatever else there is."""
    changes = [pending for pending in batch if isinstance(pending.job, queries.MatchChange)]
    others = [pending for pending in batch if not isinstance(pending.job, queries.MatchChange)]
    return [part for part in (changes, others) if part]


def run_in_savepoint(connection: Connection, pending: PendingWrite) -> None:
    """One job in a savepoint; a refusal stays its own."""
    try:
        with connection.begin_nested():
            pending.result = pending.job(connection)
    except Exception as error:
        if transaction_lost(connection, error):
            raise
        pending.error = error


def transaction_lost(database: Connection | Engine, error: Exception) -> bool:
    """Whether the whole transaction is: with its connection, or because SQLite (on a full disk, say) gave it up."""
    return is_disconnect(error) or (database.dialect.name == "sqlite" and isinstance(error, OperationalError))


# -- a server that is away ---------------------------------------------------------------------------------------------


def retry_while_away(work: Callable[[], T], patience: float) -> T:
    """Again and again while the database server is away, but not for ever."""
    end = time.monotonic() + patience
    while True:
        try:
            return work()
        except DBAPIError as error:
            if not is_disconnect(error) or time.monotonic() > end:
                raise
            time.sleep(RETRY_EVERY_S)


def is_disconnect(error: Exception) -> bool:
    """The connection is gone, or there was none to be had."""
    if not isinstance(error, OperationalError | InterfaceError):
        return isinstance(error, DBAPIError) and error.connection_invalidated
    return error.connection_invalidated or error.statement is None


def database_message(error: Exception) -> str:
    """What the database says of itself: of trouble, never of contents."""
    if not isinstance(error, OperationalError | InterfaceError):
        return ""
    return (str(error.orig).strip().splitlines() or [""])[0]


# -- engines -----------------------------------------------------------------------------------------------------------


IDLE_TIMEOUT = "5s"
POSTGRES_OPTIONS = {
    # Who hangs in the middle of a transaction, or whose network is gone, must not hold up the others.
    "options": f"-c idle_in_transaction_session_timeout={IDLE_TIMEOUT} -c lock_timeout=15s -c statement_timeout=30s",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


def open_engine(url: str, begin: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=5, connect_args=POSTGRES_OPTIONS)
    engine = create_engine(url, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def prepare_sqlite(connection: Any, record: object) -> None:
    """Transactions are ours to begin; what is committed outlasts a power cut."""
    connection.isolation_level = None
    log = ("journal_mode=WAL", "synchronous=FULL", f"wal_autocheckpoint={2 * MAX_WAL_PAGES}")
    for pragma in ("busy_timeout=5000", *log, "foreign_keys=ON"):
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
        raise DatabaseTooNew("The database was made by a newer version of Hofstaat.") from error
