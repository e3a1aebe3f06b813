"""An acknowledged change is on the disk; a power cut can take only what was told and not acknowledged."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hofstaat.server.storage import queries, writer
from hofstaat.server.storage.errors import NotOnDisk
from hofstaat.server.storage.store import Store
from tests.server.databases import fresh_postgres
from tests.server.live_server import Live, Page, Visitor, awaited, serving, settings_for
from tests.server.test_store import opened

pytestmark = pytest.mark.unsteady


@contextmanager
def hanging_disk(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """As long as this lasts nothing reaches the disk."""
    back = threading.Event()
    patch.setattr(writer, "FDATASYNC", lambda file: back.wait(60))
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
    """Another table waits as long for its commit, and loses nothing; reading goes on."""
    async with (
        Visitor(live.origin) as ada,
        Visitor(live.origin) as ben,
        ada.at(await ada.open("me", "here Ben")) as one,
        ben.at(await ben.open("me", "here Eve")) as two,
    ):
        await two.until(two.turn)
        with hanging_disk(monkeypatch):
            await act_unanswered(one)
            acting = asyncio.create_task(act_unanswered(two))
            assert len((await ada.get("/api/tables"))["mine"]) == 1
            assert not one.answers and not two.answers
        await acting
        for page in (one, two):
            await page.until(lambda page=page: page.answers)
            assert page.answers["mine"]["msg"] == "accepted"


@awaited
async def test_a_repeated_command_is_not_answered_sooner(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
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
    """The rest after a power cut: the database, and its log as it was when it was last synced."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.database, self.log = folder / "hofstaat.db", folder / "hofstaat.db-wal"
        self.honest = writer.FDATASYNC
        self.safe = b""
        patch.setattr(writer, "CHECKPOINT_EVERY_S", 600.0)
        patch.setattr(writer, "FDATASYNC", self.sync)

    def sync(self, file: int) -> None:
        now = self.log.read_bytes()
        self.honest(file)
        self.safe = now

    def rows(self, folder: Path, query: str) -> int:
        """So many rows are there after the power cut."""
        folder.mkdir()
        (folder / "x.db").write_bytes(self.database.read_bytes())
        (folder / "x.db-wal").write_bytes(self.safe)
        with closing(sqlite3.connect(folder / "x.db")) as left, suppress(sqlite3.OperationalError):  # no table as yet
            return int(left.execute(query).fetchone()[0])
        return 0


@pytest.mark.parametrize("hasty", [False, True])
def test_an_acknowledged_action_outlasts_a_power_cut(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    hasty: bool,  # noqa: FBT001
) -> None:
    """`hasty`, the guard: a store that says so before it is so is found out."""
    (tmp_path / "served").mkdir()
    disk = Disk(tmp_path / "served", monkeypatch)
    if hasty:
        monkeypatch.setattr(Store, "synced", at_once)

    @awaited
    async def play(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            match = await ada.open("me", "here Ben")
            async with ada.at(match) as page:
                disk.safe, lost = disk.log.read_bytes(), list[int]()
                for number in range(5):
                    await page.until(page.turn)
                    answer = await page.act(page.turn()[0])
                    lost.append(answer["ply"] - disk.rows(tmp_path / str(number), "SELECT count(*) FROM log"))
                    await page.reach(0, answer["ply"])
                assert (max(lost) > 0) == hasty

    with serving(settings_for(tmp_path / "served")) as live:
        play(live)


@pytest.mark.parametrize("hasty", [False, True])
def test_an_answered_request_outlasts_a_power_cut(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    hasty: bool,  # noqa: FBT001
) -> None:
    """A table, a link to its open seat, the seat that was taken with it."""
    (tmp_path / "served").mkdir()
    disk = Disk(tmp_path / "served", monkeypatch)
    if hasty:
        monkeypatch.setattr(Store, "synced", at_once)

    @awaited
    async def meet(live: Live) -> None:
        async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
            match = await ada.open("me", "open")
            found = [disk.rows(tmp_path / "opened", "SELECT count(*) FROM matches")]
            token = await ada.invite(match, 1)
            found.append(disk.rows(tmp_path / "invited", "SELECT count(*) FROM tokens"))
            await ben.join(match, token=token, nickname="Ben")
            found.append(disk.rows(tmp_path / "joined", "SELECT count(*) FROM holders") - 1)
            assert found == ([0, 0, -1] if hasty else [1, 1, 1])

    with serving(settings_for(tmp_path / "served")) as live:
        meet(live)


async def at_once(self: Store) -> None:
    """A store that does not wait for the disk."""


@awaited
async def test_an_action_that_cannot_be_synced_is_not_acknowledged(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is sent away; back again it repeats the command, which has been carried out once."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page:
            await page.until(page.turn)
            seat = page.turn()[0]
            before = page.states[seat]
            with monkeypatch.context() as broken:
                broken.setattr(writer, "FDATASYNC", failing)
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
async def test_a_sync_that_failed_is_tried_again_for_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, table = Store(f"sqlite:///{tmp_path / 'x.db'}"), opened()
    await store.write(partial(queries.insert_match, loaded=table))
    with monkeypatch.context() as broken:
        broken.setattr(writer, "FDATASYNC", failing)
        for _ in range(2):
            with pytest.raises(NotOnDisk):
                await store.synced()
    await store.synced()
    monkeypatch.setattr(writer, "FDATASYNC", failing)
    await store.synced()  # nothing is left to be synced
    store.close()


@pytest.mark.postgres
@awaited
async def test_postgresql_syncs_its_commits_itself(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "FDATASYNC", failing)
    store = Store(fresh_postgres(postgres))
    await store.write(partial(queries.insert_match, loaded=opened()))
    await store.synced()
    store.close()


@awaited
async def test_all_who_wait_are_served_by_one_sync(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who come while another batch is being committed, and wait for it."""
    synced: list[int] = []
    monkeypatch.setattr(writer, "FDATASYNC", synced.append)
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    await store.write(partial(queries.insert_match, loaded=opened()))
    keep_busy = asyncio.create_task(store.write(lambda c: time.sleep(0.2)))
    await asyncio.sleep(0)
    await asyncio.gather(keep_busy, *(store.synced() for _ in range(5)))
    await store.synced()
    assert len(synced) == 1
    store.close()
