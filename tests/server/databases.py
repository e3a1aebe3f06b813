"""Empty databases for tests: a SQLite file, or a database of its own on the run's PostgreSQL server."""

import uuid

import pytest
from sqlalchemy import create_engine, make_url, text

SQLITE_AND_POSTGRES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


def fresh_postgres(server: str) -> str:
    """A new database on the server."""
    name = f"t{uuid.uuid4().hex[:12]}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)
