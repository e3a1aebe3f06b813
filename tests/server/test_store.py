"""The store: group commit, the key (match, ply), migrations; and a server whose store fails or was changed."""

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, insert, select, text, update

from hofstaat.server.match import create
from hofstaat.server.protocol import OpenTable, SeatWish
from hofstaat.server.storage import queries, writer
from hofstaat.server.storage.database import MIGRATIONS
from hofstaat.server.storage.errors import DatabaseTooNew, StoreFailed, VersionConflict
from hofstaat.server.storage.models import LogEntry, StoredMatch
from hofstaat.server.storage.schema import LOG, MATCHES, META, REVISION
from hofstaat.server.storage.store import Store
from hofstaat.server.storage.writer import Writer
from tests.server.databases import SQLITE_AND_POSTGRES
from tests.server.live_server import Live, Visitor, awaited, serving, settings_for

pytestmark = pytest.mark.unsteady

BOTH = pytest.mark.parametrize("database", SQLITE_AND_POSTGRES, indirect=True)


def ply(number: int) -> Any:
    row = {"match": "m", "ply": number, "line": "x", "command": None, "at": 0.0}

    def job(c: Connection) -> str:
        c.execute(insert(LOG).values(**row))
        return "done"

    return job


def count(c: Connection) -> int:
    return c.execute(select(func.count()).select_from(LOG)).scalar_one()


@BOTH
@awaited
async def test_one_failed_job_does_not_fail_its_batch(database: str) -> None:
    """Jobs that gather while the writer is busy share a commit; each hears its own result."""
    store = Store(database)
    numbers = [i // 2 for i in range(200)]
    results = await asyncio.gather(*(store.write(ply(n)) for n in numbers), return_exceptions=True)
    assert results.count("done") == 100
    assert sum(isinstance(result, VersionConflict) for result in results) == 100
    assert await store.read(count) == 100
    store.close()


@BOTH
@awaited
async def test_a_job_is_all_or_nothing(database: str) -> None:
    def two(c: Connection) -> None:
        ply(7)(c)
        ply(0)(c)

    store = Store(database)
    await store.write(ply(0))
    with pytest.raises(VersionConflict):
        await store.write(two)
    assert await store.read(count) == 1
    store.close()


def opened() -> StoredMatch:
    seats = [SeatWish(kind="me"), SeatWish(kind="open")]
    return create.create_match(OpenTable(game="hof-verrat", nickname="Ada", seats=seats), "ada")


def change(table: StoredMatch, version: int, *plies: int, seats: bool = False) -> queries.MatchChange:
    entries = [LogEntry(ply=ply, line='{"seat":0,"does":"x"}', command=None, at=0.0) for ply in plies]
    return queries.MatchChange(
        match=table.row.id,
        version=version,
        status="playing",
        turn="[1]",
        changed=2.0,
        entries=entries,
        seats=[msgspec.structs.replace(table.seats[0], nickname="Eve")] if seats else [],
    )


@BOTH
@pytest.mark.parametrize("seats", [False, True])
@awaited
async def test_changes_come_in_few_statements_and_each_stands_for_itself(database: str, seats: bool) -> None:  # noqa: FBT001
    """Those of an outdated version, and those with a ply that is there, are refused, but not the others with them."""
    store, tables = Store(database), [opened() for _ in range(4)]
    for table in tables:
        await store.write(partial(queries.insert_match, loaded=table))
    good = [change(table, 0, 0, 1, seats=seats) for table in tables]
    assert await asyncio.gather(*map(store.write, good)) == [None] * 4
    mixed = [change(tables[0], 1, 2), change(tables[1], 0, 2), change(tables[2], 1, 1), change(tables[3], 1, 2, 3, 4)]
    keep_busy = store.write(lambda c: time.sleep(0.2))  # so that the others share a batch
    _, *result = await asyncio.gather(keep_busy, *map(store.write, mixed), return_exceptions=True)
    assert [type(one) for one in result] == [type(None), VersionConflict, VersionConflict, type(None)]
    loaded = [await store.read(partial(queries.load_match, match=table.row.id)) for table in tables]
    assert [(it.row.version, [entry.ply for entry in it.log]) for it in loaded if it] == [
        (2, [0, 1, 2]),
        (1, [0, 1]),
        (1, [0, 1]),
        (2, [0, 1, 2, 3, 4]),
    ]
    assert {(it.row.status, it.seats[0].nickname) for it in loaded if it} == {("playing", "Eve" if seats else "Ada")}
    store.close()


# -- failing -----------------------------------------------------------------------------------------------------------


@awaited
async def test_queued_jobs_are_committed_before_the_store_is_closed(tmp_path: Path) -> None:
    store, table = Store(f"sqlite:///{tmp_path / 'x.db'}"), opened()
    await store.write(partial(queries.insert_match, loaded=table))
    writing = asyncio.create_task(store.write(change(table, 0, 0)))
    await asyncio.sleep(0)  # the task has begun, and waits
    store.close()
    await writing
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    loaded = await store.read(partial(queries.load_match, match=table.row.id))
    assert loaded is not None and loaded.row.version == 1
    store.close()


@awaited
async def test_nobody_hears_of_a_commit_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")

    def broken(self: Writer, batch: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "commit", broken)
        with pytest.raises(StoreFailed):
            await store.write(ply(0))
    assert await store.write(ply(0)) == "done"
    store.close()


@BOTH
def test_migrations_lead_to_the_schema(database: str) -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    assert ScriptDirectory.from_config(config).get_current_head() == REVISION
    store = Store(database)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    store.close()
    Store(database).close()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    store = Store(url)
    with store.engine.connect() as connection, connection.begin():
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(DatabaseTooNew):
        Store(url)


def test_sqlite_syncs_its_log_when_it_is_asked_to(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    with store.engine.connect() as connection:
        found = {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")}
    assert found == {"journal_mode": "wal", "synchronous": 1}
    store.close()


@awaited
async def test_sqlites_log_is_kept_short_while_somebody_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When nobody waits the writer brings it to the database, and then it begins anew."""
    monkeypatch.setattr(writer, "CHECKPOINT_EVERY_S", 0.0)
    store, table = Store(f"sqlite:///{tmp_path / 'x.db'}"), opened()
    await store.write(lambda c: queries.insert_match(c, table))
    length = (tmp_path / "x.db-wal").stat().st_size
    for number in range(100):
        await store.write(change(table, number, number))
        await asyncio.sleep(0.005)
    assert table.row.id in in_the_file_alone(tmp_path)
    assert (tmp_path / "x.db-wal").stat().st_size <= 2 * length
    store.close()


@awaited
async def test_a_log_that_cannot_be_made_short_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody reads an old state all the time: what is newer stays in the log, and is not lost."""
    monkeypatch.setattr(writer, "CHECKPOINT_EVERY_S", 0.0)
    store, table = Store(f"sqlite:///{tmp_path / 'x.db'}"), opened()
    await store.write(lambda c: queries.insert_match(c, table))
    with closing(sqlite3.connect(tmp_path / "x.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM matches").fetchall()
        for number in range(10):
            await store.write(change(table, number, number))
    loaded = await store.read(partial(queries.load_match, match=table.row.id))
    assert loaded is not None and loaded.row.version == 10
    store.close()


def in_the_file_alone(folder: Path) -> list[str]:
    """The matches in the database's file, without the log beside it."""
    alone = folder / "alone.db"
    alone.write_bytes((folder / "x.db").read_bytes())
    with closing(sqlite3.connect(alone)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'matches'").fetchone() is None:
            return []
        return [row[0] for row in connection.execute("SELECT id FROM matches")]


# -- a server on it ----------------------------------------------------------------------------------------------------


@BOTH
def test_a_match_survives_restarts(database: str, tmp_path: Path) -> None:
    """Twice in the middle of the game; the page comes back with its cookie and goes on."""
    settings, cookies, match = settings_for(tmp_path, database=database), None, ""

    @awaited
    async def sit(live: Live, plies: int) -> None:
        nonlocal cookies, match
        async with Visitor(live.origin) as ada:
            if cookies:
                ada.http.cookies = cookies
            match = match or await ada.open("me", "bot", "bot")
            async with ada.at(match) as page:
                await page.until(lambda: 0 in page.states)
                end = page.states[0]["ply"] + plies
                await page.play(random.Random(plies), until=lambda: page.states[0]["ply"] >= end)
                assert (page.over is not None) == (plies == 1000)
            cookies = ada.http.cookies

    for plies in (9, 12, 1000):
        with serving(settings) as live:
            sit(live, plies)


@BOTH
def test_two_processes_on_one_database(database: str, tmp_path: Path) -> None:
    """The key decides: who was too late is refused as stale, reads the log again and can go on."""
    settings = settings_for(tmp_path, database=database)

    @awaited
    async def both(one: Live, two: Live) -> None:
        async with Visitor(one.origin) as ada, Visitor(two.origin) as twin:
            match = await ada.open("me", "here Ben")
            twin.http.cookies = ada.http.cookies
            async with ada.at(match) as here, twin.at(match) as there:
                await here.until(here.turn)
                await there.until(there.turn)
                seat = here.turn()[0]
                done = await here.act(seat)
                assert done["msg"] == "accepted"
                late = await there.act(seat)
                assert (late["msg"], late["key"]) == ("refused", "stale")
                await there.settle()
                await here.settle()
                assert there.states == here.states
                assert (await there.act(seat))["msg"] == "accepted"

    with serving(settings) as one, serving(settings) as two:
        both(one, two)


def test_a_failing_store_acknowledges_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @awaited
    async def sit(live: Live) -> None:
        async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "here Ben")) as page:
            await page.until(page.turn)
            seat = page.turn()[0]
            before = page.states[seat]
            with monkeypatch.context() as patch:
                patch.setattr(Writer, "commit", lambda self, batch: 1 / 0)
                answer = await page.act(seat)
                assert (answer["msg"], answer["key"]) == ("refused", "store-failed")
            await page.settle()
            assert page.states[seat] == before
            assert (await page.act(seat))["msg"] == "accepted"

    with serving(settings_for(tmp_path)) as live:
        sit(live)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (update(MATCHES).values(rules=99), "rules-changed"),
        (update(MATCHES).values(cards="sha256:0"), "rules-changed"),
        (update(MATCHES).values(game="forgotten"), "no-such-game"),
        (update(MATCHES).values(options='{"odd":1}'), "rules-changed"),
        (update(LOG).where(LOG.c.ply == 0).values(line='{"lots":[1,2]}'), "log-broken"),
    ],
)
def test_a_match_that_cannot_be_played_on(tmp_path: Path, change: Any, key: str) -> None:
    """It says so and stays as it is; other matches go on."""

    @awaited
    async def sit(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            match = await ada.open("me", "here Ben")
            await live_write(live, change)
            other = await ada.open("me", "here Ben")
            async with ada.at(match) as page:
                assert (await page.next("error"))["key"] == key
                assert (await page.command("act", seat=0, ply=4, code=0))["key"] == key
                assert (await ada.get(f"/api/tables/{match}/replay", 409))["key"] == key
            async with ada.at(other) as page:
                await page.until(page.turn)
                assert (await page.act(page.turn()[0]))["msg"] == "accepted"

    with serving(settings_for(tmp_path)) as live:
        sit(live)


async def live_write(live: Live, statement: Any) -> None:
    job = live.api.store.write(lambda c: c.execute(statement).rowcount)
    await asyncio.to_thread(live.call, job)
