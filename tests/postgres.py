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

from tests.requirements import skip_or_fail

SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "90",
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


class Cluster:
    """A database server in a folder of its own."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.who = owner(folder)
        self.address = f"postgresql+psycopg://test@/postgres?host={folder}"
        self.call("initdb", "-A", "trust", "-U", "test", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")

    def call(self, program: str, *arguments: str) -> None:
        env = {**os.environ, "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, env=env, stdout=subprocess.DEVNULL, **self.who)

    def start(self) -> None:
        settings = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        options = f"-k {self.folder} {settings}"
        self.call("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self.call("pg_ctl", "-m", mode, "stop")


@contextmanager
def cluster(programs: Path) -> Iterator[Cluster]:
    """A running server."""
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # a socket's path must be short
    try:
        made = Cluster(programs, folder)
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Cluster]:
    """A PostgreSQL server that lives as long as the run; who stops it starts it again."""
    programs = binaries()
    if programs is None:
        skip_or_fail("no PostgreSQL binaries (on Debian: apt install postgresql)", "HOFSTAAT_REQUIRE_POSTGRES")
    with cluster(programs) as server:
        yield server


@pytest.fixture(scope="session")
def postgres(postgres_server: Cluster) -> str:
    """Its address; tests make their own databases."""
    return postgres_server.address
