"""Opening a database and bringing it up to date; recognising a database server that is away."""

import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from hofstaat.server.storage import schema
from hofstaat.server.storage.errors import DatabaseTooNew, DatabaseUnusable

T = TypeVar("T")
RETRY_FOR_S = 10.0  # seconds to wait for a database server that is away
RETRY_EVERY_S = 0.1
MAX_WAL_PAGES = 16_000
"""Pages of SQLite's log: whoever makes it longer brings them to their place in the database."""
MIGRATIONS = "hofstaat.server.storage:migrations"
MIGRATION_LOCK = 20_340_817


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
    """The database's message about itself: of trouble, never of contents."""
    if not isinstance(error, OperationalError | InterfaceError):
        return ""
    return (str(error.orig).strip().splitlines() or [""])[0]


# -- engines -----------------------------------------------------------------------------------------------------------


IDLE_TIMEOUT = "5s"
POSTGRES_OPTIONS = {
    # A process that hangs in the middle of a transaction or loses its network must not hold up others.
    "options": f"-c idle_in_transaction_session_timeout={IDLE_TIMEOUT} -c lock_timeout=15s -c statement_timeout=30s",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


def open_database(url: str) -> tuple[Engine, Engine]:
    """The engines of the writer and of the readers; the database has the form that this version knows."""
    try:
        writer, reader = open_engine(url, "BEGIN IMMEDIATE"), open_engine(url, "BEGIN")
        try:
            migrate(writer)
        except BaseException:
            writer.dispose()
            raise
    except SQLAlchemyError as error:
        reason = getattr(error, "orig", None) or error
        raise DatabaseUnusable(str(reason).strip().splitlines()[0]) from None
    return writer, reader


def open_engine(url: str, begin: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=5, connect_args=POSTGRES_OPTIONS)
    engine = create_engine(url, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def prepare_sqlite(connection: Any, record: object) -> None:
    """We begin the transactions. A commit outlasts the process; a power cut only once the log is synced."""
    connection.isolation_level = None
    log = ("journal_mode=WAL", "synchronous=NORMAL", f"wal_autocheckpoint={MAX_WAL_PAGES}")
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
