"""A throw-away PostgreSQL server for tests: the machine's binaries, a socket in a folder of its own."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.lacking import lacking

SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "60",
}


def binaries() -> Path | None:
    """Where initdb, pg_ctl and postgres lie together: Debian keeps them off the PATH."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((f for f in folders if (f / "postgres").exists() and (f / "pg_ctl").exists()), None)


def owner(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: give the folder to its own user and run as that one."""
    if os.geteuid() != 0:
        return {}
    shutil.chown(folder, "postgres", "postgres")
    return {"user": "postgres", "group": "postgres", "extra_groups": []}


@contextmanager
def cluster(programs: Path) -> Iterator[str]:
    """A running server; yields the SQLAlchemy address of its empty database."""
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # a socket's path must be short
    who = owner(folder)
    env = {**os.environ, "HOME": str(folder), "LC_ALL": "C.UTF-8"}

    def call(program: str, *arguments: str) -> None:
        command = [str(programs / program), "-D", str(folder / "data"), *arguments]
        subprocess.run(command, check=True, cwd=folder, env=env, stdout=subprocess.DEVNULL, **who)

    settings = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
    try:
        call("initdb", "-A", "trust", "-U", "test", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
        call("pg_ctl", "-w", "-l", str(folder / "log"), "-o", f"-k {folder} {settings}", "start")
        try:
            yield f"postgresql+psycopg://test@/postgres?host={folder}"
        finally:
            call("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the run; tests make their own databases."""
    programs = binaries()
    if programs is None:
        lacking("no PostgreSQL binaries (on Debian: apt install postgresql)", "HOFSTAAT_REQUIRE_POSTGRES")
    with cluster(programs) as address:
        yield address
