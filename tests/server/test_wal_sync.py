"""What was acknowledged is on the disk; what was only told can be lost to a power cut, but to nothing else."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from hofstaat.server.storage import queries, wal_sync
from hofstaat.server.storage.store import NotOnDisk, Store
from tests.server.live_server import Live, Page, Visitor, awaited, serving, settings_for
from tests.server.test_store import AT_ONCE, BOTH, change, opened

pytestmark = pytest.mark.unsteady


@contextmanager
def hanging_disk(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """As long as this lasts nothing reaches the disk."""
    back = threading.Event()
    patch.setattr(*AT_ONCE)
    patch.setattr(wal_sync, "FDATASYNC", lambda file: back.wait(60))
    try:
        yield
    finally:
        back.set()


async def act_unanswered(page: Page) -> int:
    """Act as "mine" and wait until it is told; the seat."""
    await page.until(page.turn)
    seat = page.turn()[0]
    state = page.states[seat]
    await page.send("act", seat=seat, ply=state["ply"], code=state["options"][0]["code"], id="mine")
    await page.reach(seat, state["ply"] + 1)
    return seat


@awaited
async def test_an_action_is_told_at_once_and_acknowledged_when_it_is_on_the_disk(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other tables go on meanwhile."""
    async with (
        Visitor(live.origin) as ada,
        Visitor(live.origin) as ben,
        ada.at(await ada.open("me", "here Ben")) as one,
        ben.at(await ben.open("me", "here Eve")) as two,
    ):
        with hanging_disk(monkeypatch):
            await act_unanswered(one)
            await act_unanswered(two)
            assert not one.answers and not two.answers
        for page in (one, two):
            await page.until(lambda page=page: page.answers)
            assert page.answers["mine"]["msg"] == "accepted"


@awaited
async def test_who_repeats_a_command_is_not_told_sooner(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """From another page, since the first is still waiting."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as one, ada.at(match) as two:
            with hanging_disk(monkeypatch):
                seat = await act_unanswered(one)
                await two.send("act", seat=seat, ply=one.states[seat]["ply"], code=0, id="mine")
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(two.until(lambda: two.answers), 0.3)
            await two.until(lambda: two.answers)
            assert two.answers["mine"]["msg"] == "accepted"


class Disk:
    """What would be left after a power cut: the database, and its log as it was when it was last synced."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.database, self.log = folder / "hofstaat.db", folder / "hofstaat.db-wal"
        self.honest = wal_sync.FDATASYNC
        patch.setattr("hofstaat.server.storage.store.CHECKPOINT_EVERY_S", 600.0)
        patch.setattr(wal_sync, "FDATASYNC", self.sync)
        patch.setattr(*AT_ONCE)

    def sync(self, file: int) -> None:
        now = self.log.read_bytes()
        self.honest(file)
        self.safe = now

    def plies(self, match: str, folder: Path) -> int:
        """How many the match has after the power cut."""
        (folder / "x.db").write_bytes(self.database.read_bytes())
        (folder / "x.db-wal").write_bytes(self.safe)
        with closing(sqlite3.connect(folder / "x.db")) as left:
            count: int = left.execute('SELECT count(*) FROM log WHERE "match" = ?', (match,)).fetchone()[0]
        return count


@pytest.mark.parametrize("hasty", [False, True])
def test_what_was_acknowledged_outlasts_a_power_cut(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    hasty: bool,  # noqa: FBT001
) -> None:
    """`hasty`, the guard: a store that says so before it is so is found out."""
    (tmp_path / "served").mkdir()
    disk = Disk(tmp_path / "served", monkeypatch)
    if hasty:

        async def at_once(self: Store) -> None:
            pass

        monkeypatch.setattr(Store, "wait_synced", at_once)

    @awaited
    async def play(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            match = await ada.open("me", "here Ben")
            async with ada.at(match) as page:
                disk.safe, lost = disk.log.read_bytes(), []
                for number in range(5):
                    await page.until(page.turn)
                    answer = await page.act(page.turn()[0])
                    (tmp_path / str(number)).mkdir()
                    lost.append(answer["ply"] - disk.plies(match, tmp_path / str(number)))
                    await page.reach(0, answer["ply"])
                assert (max(lost) > 0) == hasty

    with serving(settings_for(tmp_path / "served")) as live:
        play(live)


@awaited
async def test_what_cannot_be_brought_to_the_disk_is_not_acknowledged(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page is sent away; back again it repeats the command, which has been carried out once."""
    monkeypatch.setattr(*AT_ONCE)
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page:
            await page.until(page.turn)
            seat = page.turn()[0]
            before = page.states[seat]
            with monkeypatch.context() as broken:
                broken.setattr(wal_sync, "FDATASYNC", failing)
                with pytest.raises(ConnectionClosed):
                    await page.act(seat, id="mine")
        async with ada.at(match) as page:
            await page.until(lambda: seat in page.states)
            assert page.states[seat]["ply"] == before["ply"] + 1
            again = await page.act(seat, before["options"][0]["code"], ply=before["ply"], id="mine")
            assert (again["msg"], again["ply"]) == ("accepted", before["ply"] + 1)
            await page.until(page.turn)
            assert (await page.act(page.turn()[0]))["msg"] == "accepted"


def failing(file: int) -> None:
    raise OSError("planted")


# -- the store alone ---------------------------------------------------------------------------------------------------


@awaited
async def test_the_writer_takes_over_from_a_disk_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, table = Store(f"sqlite:///{tmp_path / 'x.db'}"), opened()
    await store.write(partial(queries.insert_match, loaded=table))
    with monkeypatch.context() as broken:
        broken.setattr(wal_sync, "FDATASYNC", failing)
        await store.write(change(table, 0, 0))
        with pytest.raises(NotOnDisk):
            await store.wait_synced()
    assert not store.commits_on_loop(change(table, 1, 1))
    await store.write(change(table, 1, 1))
    await store.wait_synced()
    store.close()


@BOTH
@awaited
async def test_where_everything_is_on_the_disk_nobody_waits(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL and the writer sync every commit themselves."""
    monkeypatch.setattr("hofstaat.server.storage.store.SLOW_COMMIT_S", 0.0)
    monkeypatch.setattr(wal_sync, "FDATASYNC", failing)
    store, table = Store(database), opened()
    await store.write(partial(queries.insert_match, loaded=table))
    await store.write(change(table, 0, 0))
    await store.wait_synced()
    store.close()


@awaited
async def test_all_who_wait_are_served_by_one_sync(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    first = threading.Event()

    def sync(file: int) -> None:
        synced.append(file)
        first.wait(60)
        os.fsync(file)

    monkeypatch.setattr(*AT_ONCE)
    monkeypatch.setattr(wal_sync, "FDATASYNC", sync)
    store, tables = Store(f"sqlite:///{tmp_path / 'x.db'}"), [opened() for _ in range(4)]
    for table in tables:
        await store.write(partial(queries.insert_match, loaded=table))
    waiting: list[asyncio.Task[Any]] = []
    for table in tables:
        await store.write(change(table, 0, 0))
        waiting.append(asyncio.create_task(store.wait_synced()))
        while not synced:  # noqa: ASYNC110 - the first sync has begun: what comes now needs another
            await asyncio.sleep(0.01)
    first.set()
    await asyncio.gather(*waiting)
    assert len(synced) == 2
    store.close()


@pytest.mark.parametrize(("most", "anew"), [(50, True), (5000, False)])
@awaited
async def test_only_a_long_log_is_begun_anew_though_somebody_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, *, anew: bool
) -> None:
    """Otherwise it would grow as long as nobody stops."""
    said: list[str] = []
    monkeypatch.setattr("hofstaat.server.storage.store.CHECKPOINT_EVERY_S", 600.0)
    monkeypatch.setattr("hofstaat.server.storage.store.MAX_WAL_PAGES", most)
    store, table = Store(f"sqlite:///{tmp_path / 'x.db'}"), opened()
    store.loop_connection().execute("PRAGMA wal_autocheckpoint=0")
    await store.write(partial(queries.insert_match, loaded=table))
    for number in range(100):
        await store.write(change(table, number, number))
    with closing(store.reader.raw_connection()) as connection:
        cast(sqlite3.Connection, connection.driver_connection).set_trace_callback(said.append)
    store.checkpoint()
    assert ("PRAGMA wal_checkpoint(RESTART)" in said) == anew
    assert "PRAGMA wal_checkpoint(PASSIVE)" in said
    await store.write(change(table, 100, 100))
    store.close()
