"""The one thread that writes. It commits what has gathered in one transaction, and syncs SQLite's log when asked to.

A job is a function over a connection. One that fails leaves the others of its batch untouched; a caller hears of its
job only after the batch is committed. While a database server is away both wait a little: a batch that is carried out
twice does nothing the second time, since its keys are taken.

PostgreSQL commits to the disk. SQLite's commit outlasts the process, and a power cut after the next sync: a sync is a
job of the same thread, one for all who wait for it.
"""

import os
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from sqlite3 import Connection as Sqlite
from sqlite3 import Error as SqliteError
from typing import cast

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from hofstaat.server.monitoring import logs, metrics
from hofstaat.server.storage import queries
from hofstaat.server.storage.database import RETRY_FOR_S, database_message, is_disconnect, retry_while_away
from hofstaat.server.storage.errors import NotOnDisk, StoreFailed, VersionConflict
from hofstaat.server.storage.write_queue import Pending, PendingSync, PendingWrite, resolve_all, take_batch

FDATASYNC = getattr(os, "fdatasync", os.fsync)
CHECKPOINT_EVERY_S = 1.0
NOTIFY = text("SELECT pg_notify('hofstaat', word) FROM unnest(CAST(:words AS text[])) AS word")


class Writer:
    """Of so many `committed` batches so many are `synced`. `process`: the name of this process."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.shared = engine.dialect.name == "postgresql"
        self.connection: Connection | None = None
        self.queue: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self.committed = 0
        self.synced = 0
        self.log_file: int | None = None  # SQLite's log; open as long as the thread
        self.checkpointed_at = time.monotonic()
        self.thread = threading.Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    def is_synced(self) -> bool:
        """Everything committed so far is on the disk."""
        return self.shared or self.synced == self.committed

    def close(self) -> None:
        """Finish what is queued."""
        self.queue.put(None)
        self.thread.join()
        if self.connection is not None:
            self.connection.close()

    def run(self) -> None:
        while (batch := take_batch(self.queue)) is not None:
            for writes in split_batch(batch):
                self.write(writes)
                resolve_all(writes)
            if syncs := [pending for pending in batch if isinstance(pending, PendingSync)]:
                self.sync(syncs)
                resolve_all(syncs)
            if not self.shared and self.queue.empty():
                self.checkpoint_if_due()
        if self.log_file is not None:
            os.close(self.log_file)

    # -- writing -----------------------------------------------------------------------------------------------

    def write(self, batch: list[PendingWrite]) -> None:
        try:
            with metrics.COMMIT_SECONDS.time():
                retry_while_away(partial(self.commit, batch), RETRY_FOR_S if self.shared else 0.0)
        except Exception as error:  # noqa: BLE001 - whatever broke, those who wait must hear of it
            logs.log_exception("store cannot be written", error, why=database_message(error))
            for pending in batch:
                pending.error = StoreFailed("The batch could not be committed.")
        self.committed += 1

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
            if transaction_lost(self.engine, error):
                raise
            return False
        return True

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """On a connection that stays open: to fetch one costs more than a commit. One that failed is given up."""
        connection = self.connection = self.connection or self.engine.connect()
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

    # -- SQLite's log ------------------------------------------------------------------------------------------

    def sync(self, syncs: list[PendingSync]) -> None:
        """Bring the log to the disk. If that fails, the next one who waits tries again."""
        try:
            with metrics.SYNC_SECONDS.time():
                if self.log_file is None:
                    self.log_file = os.open(Path(f"{self.engine.url.database}-wal"), os.O_RDWR)
                FDATASYNC(self.log_file)
            self.synced = self.committed
        except OSError as error:
            logs.log_exception("store cannot be synced", error)
            for pending in syncs:
                pending.error = NotOnDisk("What was committed could not be synced.")

    def checkpoint_if_due(self) -> None:
        """Now and then, while nobody waits, bring what is committed from the log to its place: then the log begins
        anew with the next commit. If that fails, later will do.
        """
        if self.connection is None or time.monotonic() < self.checkpointed_at + CHECKPOINT_EVERY_S:
            return
        self.checkpointed_at = time.monotonic()
        with suppress(SqliteError):
            sqlite = cast(Sqlite, self.connection.connection.driver_connection)
            sqlite.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


def split_batch(batch: list[Pending]) -> list[list[PendingWrite]]:
    """Changes of matches, which can be made in few statements, and the other jobs."""
    writes = [pending for pending in batch if isinstance(pending, PendingWrite)]
    changes = [pending for pending in writes if isinstance(pending.job, queries.MatchChange)]
    others = [pending for pending in writes if not isinstance(pending.job, queries.MatchChange)]
    return [part for part in (changes, others) if part]


def run_in_savepoint(connection: Connection, pending: PendingWrite) -> None:
    """One job in a savepoint; a refusal stays its own."""
    try:
        with connection.begin_nested():
            pending.result = pending.job(connection)
    except Exception as error:
        if transaction_lost(connection, error):
            raise
        pending.error = store_error(error)


LOCK_CONFLICTS = ("40P01", "40001", "55P03")
"""Deadlock, serialization failure, lock not to be had: another process was at the same rows."""


def store_error(error: Exception) -> Exception:
    """The same as an error of the store: somebody was quicker, or the database could not do it."""
    locked = isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", None) in LOCK_CONFLICTS
    if isinstance(error, IntegrityError) or locked:
        return VersionConflict()
    return StoreFailed(database_message(error)) if isinstance(error, SQLAlchemyError) else error


def transaction_lost(database: Connection | Engine, error: Exception) -> bool:
    """Whether the whole transaction is: with its connection, or because SQLite (on a full disk, say) gave it up."""
    return is_disconnect(error) or (database.dialect.name == "sqlite" and isinstance(error, OperationalError))
