"""The backups of docs/self-hosting.md, made while somebody plays, and brought back: the game goes on from there."""

import asyncio
import random
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from tests.postgres import Cluster
from tests.server.databases import fresh_postgres
from tests.server.live_server import Live, Visitor, awaited, serving, settings_for

pytestmark = pytest.mark.unsteady


def backed_up_and_restored(folder: Path, database: str, backup: Callable[[], str]) -> None:
    """Play, back up in the middle without stopping, play on, lose everything, restore, and finish from there."""
    kept: dict[str, Any] = {}

    @awaited
    async def play(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            kept["match"] = await ada.open("me", "here Ben")
            async with ada.at(kept["match"]) as page:
                await page.until(page.turn)
                playing = asyncio.create_task(page.play(random.Random(1)))
                await asyncio.sleep(0.1)
                kept["restored"] = await asyncio.to_thread(backup)
                await playing
            kept["cookies"] = ada.http.cookies

    @awaited
    async def go_on(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            ada.http.cookies = kept["cookies"]
            async with ada.at(kept["match"]) as page:
                await page.play(random.Random(2))
                assert page.over is not None

    with serving(settings_for(folder, database=database)) as live:
        play(live)
    with serving(settings_for(folder, database=kept["restored"])) as live:
        go_on(live)


def test_sqlite(tmp_path: Path) -> None:
    def backup() -> str:
        target = tmp_path / "backup.db"
        database = sqlite3.connect(tmp_path / "hofstaat.db")
        database.execute(f"VACUUM INTO '{target}'")
        database.close()
        return f"sqlite:///{target}"

    backed_up_and_restored(tmp_path, "", backup)


@pytest.mark.postgres
def test_postgresql(tmp_path: Path, postgres_server: Cluster) -> None:
    database = fresh_postgres(postgres_server.address)

    def call(program: str, *words: str) -> None:
        host = ["-h", str(postgres_server.folder), "-U", "test"]
        subprocess.run([str(postgres_server.programs / program), *host, *words], check=True, capture_output=True)

    def backup() -> str:
        name = str(make_url(database).database)
        call("pg_dump", "-Fc", "-f", str(tmp_path / "backup.dump"), name)
        restored = fresh_postgres(postgres_server.address)
        call("pg_restore", "-d", str(make_url(restored).database), str(tmp_path / "backup.dump"))
        return restored

    backed_up_and_restored(tmp_path, database, backup)
