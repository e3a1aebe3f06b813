"""The store: group commit, the key (match, ply), migrations; and a server whose store fails or was changed."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable
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
from sqlalchemy.exc import IntegrityError

from hofstaat.server.match import create
from hofstaat.server.protocol import OpenTable, SeatWish
from hofstaat.server.storage import queries
from hofstaat.server.storage.models import LogEntry, StoredMatch
from hofstaat.server.storage.schema import LOG, MATCHES, META, REVISION
from hofstaat.server.storage.store import MIGRATIONS, DatabaseTooNew, Store, StoreFailed
from hofstaat.server.storage.write_queue import PendingWrite
from tests.server.databases import SQLITE_AND_POSTGRES
from tests.server.live_server import Live, Visitor, awaited, serving, settings_for

pytestmark = pytest.mark.unsteady

AT_ONCE = "hofstaat.server.storage.store.SLOW_COMMIT_S", 60.0  # whatever this machine's disk is busy with
BOTH = pytest.mark.parametrize("database", SQLITE_AND_POSTGRES, indirect=True)


def ply(number: int) -> Any:
    row = {"match": "m", "ply": number, "kind": "act", "seat": 0, "data": "x", "command": None, "at": 0.0}

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
    assert sum(isinstance(result, IntegrityError) for result in results) == 100
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
    with pytest.raises(IntegrityError):
        await store.write(two)
    assert await store.read(count) == 1
    store.close()


def opened() -> StoredMatch:
    seats = [SeatWish(kind="me"), SeatWish(kind="open")]
    return create.create_match(OpenTable(game="hof-verrat", nickname="Ada", seats=seats), "ada")


def change(table: StoredMatch, version: int, *plies: int, seats: bool = False) -> queries.MatchChange:
    entries = [LogEntry(ply=ply, kind="act", seat=0, data="x", command=None, at=0.0) for ply in plies]
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
    assert [type(one) for one in result] == [type(None), queries.VersionConflict, IntegrityError, type(None)]
    loaded = [await store.read(partial(queries.load_match, match=table.row.id)) for table in tables]
    assert [(it.row.version, [entry.ply for entry in it.log]) for it in loaded if it] == [
        (2, [0, 1, 2]),
        (1, [0, 1]),
        (1, [0, 1]),
        (2, [0, 1, 2, 3, 4]),
    ]
    assert {(it.row.status, it.seats[0].nickname) for it in loaded if it} == {("playing", "Eve" if seats else "Ada")}
    store.close()


# -- at once -----------------------------------------------------------------------------------------------------------


class Watched:
    """A store with some tables, and which batches its event loop and its writer have taken on."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.store = Store(f"sqlite:///{folder / 'x.db'}")
        self.at_once: list[int] = []
        self.by_the_writer: list[int] = []
        in_one, committed = queries.write_batch_sqlite, Store.commit_changes

        def in_the_loop(sqlite: sqlite3.Connection, changes: list[queries.MatchChange]) -> None:
            self.at_once.append(len(changes))
            in_one(sqlite, changes)

        def in_the_thread(store: Store, batch: list[PendingWrite]) -> bool:
            if isinstance(batch[0].job, queries.MatchChange):
                self.by_the_writer.append(len(batch))
            return committed(store, batch)

        patch.setattr(*AT_ONCE)
        patch.setattr(queries, "write_batch_sqlite", in_the_loop)
        patch.setattr(Store, "commit_changes", in_the_thread)

    async def tables(self, count: int) -> list[StoredMatch]:
        tables = [opened() for _ in range(count)]
        for table in tables:
            await self.store.write(partial(queries.insert_match, loaded=table))
        return tables

    async def plies(self, table: StoredMatch) -> list[int]:
        loaded = await self.store.read(partial(queries.load_match, match=table.row.id))
        assert loaded is not None
        return [entry.ply for entry in loaded.log]


@awaited
async def test_plain_changes_of_one_moment_are_one_commit_and_wake_no_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(tmp_path, monkeypatch)
    tables = await watched.tables(5)
    await asyncio.gather(*(watched.store.write(change(table, 0, 0, 1)) for table in tables))
    await watched.store.write(change(tables[0], 1, 2))
    assert (watched.at_once, watched.by_the_writer) == ([5, 1], [])
    assert [await watched.plies(table) for table in tables] == [[0, 1, 2]] + 4 * [[0, 1]]
    watched.store.close()


@awaited
async def test_a_change_that_cannot_be_made_at_once_is_refused_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(tmp_path, monkeypatch)
    good, outdated = await watched.tables(2)
    changes = [change(good, 0, 0), change(outdated, 7, 0)]
    result = await asyncio.gather(*map(watched.store.write, changes), return_exceptions=True)
    assert [type(one) for one in result] == [type(None), queries.VersionConflict]
    assert (watched.at_once, watched.by_the_writer) == ([2], [2])
    assert [await watched.plies(table) for table in (good, outdated)] == [[0], []]
    watched.store.close()


@awaited
async def test_while_somebody_else_is_writing_the_event_loop_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(tmp_path, monkeypatch)
    (table,) = await watched.tables(1)
    with closing(sqlite3.connect(tmp_path / "x.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(watched.store.write(change(table, 0, 0)))
        while not watched.by_the_writer:  # noqa: ASYNC110 - the loop is free, which is the point
            await asyncio.sleep(0.01)
        assert not writing.done()
        other.execute("COMMIT")
    await writing
    assert await watched.plies(table) == [0]
    watched.store.close()


@awaited
async def test_a_slow_disk_is_the_writers_until_it_is_quick_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(tmp_path, monkeypatch)
    (table,) = await watched.tables(1)
    watched.store.last_commit_s = 61.0
    for number in range(3):
        await watched.store.write(change(table, number, number))
    assert (watched.at_once, watched.by_the_writer) == ([1, 1], [1])
    assert await watched.plies(table) == [0, 1, 2]
    watched.store.close()


@awaited
async def test_what_was_gathered_is_committed_before_the_store_is_closed(tmp_path: Path) -> None:
    store, table = Store(f"sqlite:///{tmp_path / 'x.db'}"), opened()
    await store.write(partial(queries.insert_match, loaded=table))
    writing = asyncio.create_task(store.write(change(table, 0, 0)))
    await asyncio.sleep(0)  # asked for, and the loop has not come to it
    store.close()
    await writing
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    loaded = await store.read(partial(queries.load_match, match=table.row.id))
    assert loaded is not None and loaded.row.version == 1
    store.close()


# -- failing -----------------------------------------------------------------------------------------------------------


@awaited
async def test_nobody_hears_of_a_commit_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")

    def broken(self: Store, batch: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "commit", broken)
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
    with store.writer.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    store.close()
    Store(database).close()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    store = Store(url)
    with store.writer.connect() as connection, connection.begin():
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(DatabaseTooNew):
        Store(url)


def test_sqlite_is_set_up_to_keep_what_it_promised(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    with store.writer.connect() as connection:
        found = {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")}
    assert found == {"journal_mode": "wal", "synchronous": 2}
    store.close()


@awaited
async def test_sqlites_log_is_kept_short_beside_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was committed is soon in the file itself, though the writer never stops to bring it there."""
    monkeypatch.setattr("hofstaat.server.storage.store.CHECKPOINT_EVERY_S", 0.05)
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    table = opened()
    await store.write(lambda c: queries.insert_match(c, table))
    assert within_seconds(lambda: table.row.id in in_the_file_alone(tmp_path))
    store.close()


@awaited
async def test_a_log_that_cannot_be_made_short_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hofstaat.server.storage.store.CHECKPOINT_EVERY_S", 0.01)
    tried: list[None] = []

    def fail() -> None:
        tried.append(None)
        raise sqlite3.OperationalError("disk I/O error")

    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    monkeypatch.setattr(store.reader, "raw_connection", fail)
    await store.write(partial(queries.insert_match, loaded=opened()))
    assert within_seconds(lambda: len(tried) == 1)
    await store.write(partial(queries.insert_match, loaded=opened()))
    assert within_seconds(lambda: len(tried) == 2)
    store.close()


def in_the_file_alone(folder: Path) -> list[str]:
    """The matches in the database's file, without the log beside it."""
    alone = folder / "alone.db"
    alone.write_bytes((folder / "x.db").read_bytes())
    with closing(sqlite3.connect(alone)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'matches'").fetchone() is None:
            return []
        return [row[0] for row in connection.execute("SELECT id FROM matches")]


def within_seconds(holds: Callable[[], bool]) -> bool:
    end = time.monotonic() + 20
    while not holds() and time.monotonic() < end:
        time.sleep(0.05)
    return holds()


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
                patch.setattr(Store, "commit", lambda self, batch: 1 / 0)
                patch.setattr(queries, "write_batch_sqlite", lambda sqlite, changes: 1 / 0)
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
        (update(LOG).where(LOG.c.ply == 0).values(data="[1,2]"), "log-broken"),
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
