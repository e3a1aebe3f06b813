"""A full disk, a read-only database, a broken row, rules of another version: a clear sentence, and the others go on."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import hofstaat
from hofstaat.engine import records
from hofstaat.engine.match import verify
from hofstaat.server.storage.schema import LOG, MATCHES, SEATS
from tests.server.live_server import Live, Page, Visitor, awaited, serving, settings_for

pytestmark = pytest.mark.unsteady


@contextmanager
def full_disk(live: Live) -> Iterator[None]:
    """SQLite may not grow any more: what it says then is what it says when the disk is full."""
    pages = at_the_writer(live, "PRAGMA page_count")
    at_the_writer(live, f"PRAGMA max_page_count={pages}")
    try:
        yield
    finally:
        at_the_writer(live, "PRAGMA max_page_count=1000000")


def at_the_writer(live: Live, words: str) -> Any:
    """Said to the connection that writes: in use, or after a failure in the pool."""
    store = live.api.store
    used = store.writer.connection
    connection = used.connection if used else store.engine.raw_connection()
    answer = connection.cursor().execute(words).fetchone()
    if not used:
        connection.close()
    return answer and answer[0]


async def until_refused(page: Page, rng: random.Random) -> tuple[int, str]:
    """Act until something is refused: how many actions were accepted, and with which key it ended."""
    for accepted in range(10_000):
        await page.until(page.turn)
        seat = page.turn()[0]
        answer = await page.act(seat, rng.choice(page.states[seat]["options"])["code"])
        if answer["msg"] == "refused":
            return accepted, answer["key"]
        await page.reach(seat, answer["ply"])
    raise AssertionError("nothing was refused")


async def finished(ada: Visitor, match: str) -> None:
    async with ada.at(match) as page:
        await page.play(random.Random(1))
        assert page.over is not None
    record = records.read((await ada.http.get(f"/api/tables/{match}/record")).text)
    verify(hofstaat.game(record.header.game), record)


def test_a_full_disk(tmp_path: Path) -> None:
    """A change that does not fit is refused and did not happen; when there is room again everything goes on from there.

    The game is a long one: some forty actions fit into the pages that are there.
    """

    @awaited
    async def sit(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            match = await ada.open("me", "here Ben", "here Cleo", "here Dora")
            async with ada.at(match) as page:
                await page.until(page.turn)
                with full_disk(live):
                    accepted, key = await until_refused(page, random.Random(2))
                    assert key == "store-failed"
                    assert (await ada.post("/api/tables", OPEN, 503))["key"] == "store-failed"
                    assert (await ada.http.get("/api/tables")).status_code == 200
                await page.send("hello")
                await page.settle()
                assert sum('"does"' in entry["line"] for entry in stored(tmp_path, match)) == accepted
            await finished(ada, match)

    with serving(settings_for(tmp_path)) as live:
        sit(live)


OPEN = {"game": "hof-verrat", "nickname": "Ada", "name": "x" * 40, "seats": [{"kind": "me"}, {"kind": "bot"}]}


def stored(folder: Path, match: str) -> list[sqlite3.Row]:
    database = sqlite3.connect(folder / "hofstaat.db")
    database.row_factory = sqlite3.Row
    rows = database.execute("SELECT * FROM log WHERE match = ? ORDER BY ply", (match,)).fetchall()
    database.close()
    return rows


def test_a_read_only_database(tmp_path: Path) -> None:
    """Everything can be looked at, nothing is accepted, and nothing has happened."""

    @awaited
    async def sit(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            match = await ada.open("me", "here Ben")
            async with ada.at(match) as page:
                await page.until(page.turn)
                await page.settle()
                seat, before = page.turn()[0], dict(page.states)
                at_the_writer(live, "PRAGMA query_only=ON")
                assert (await page.act(seat))["key"] == "store-failed"
                await page.send("hello")
                await page.settle()
                assert page.states == before
                at_the_writer(live, "PRAGMA query_only=OFF")
            await finished(ada, match)

    with serving(settings_for(tmp_path)) as live:
        sit(live)


def test_starting_on_a_read_only_database_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from hofstaat.server import main  # noqa: PLC0415

    (tmp_path / "hofstaat.db").write_bytes(b"This is no database, but somebody's letter." * 100)
    assert main.serve(port=0, data=tmp_path, browser=False) == 1
    assert "hofstaat: the database cannot be opened: file is not a database." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (update(LOG).where(LOG.c.ply == 1).values(line='{"seat":0,"does":"nonsense"}'), "log-broken"),
        (update(LOG).where(LOG.c.ply == 0).values(line="not json"), "log-broken"),
        (update(LOG).where(LOG.c.ply == 0).values(line='{"lots":[1,'), "log-broken"),
        (update(LOG).where(LOG.c.ply == 1).values(line='{"dance":1}'), "log-broken"),
        (update(LOG).where(LOG.c.ply == 1).values(line='{"does":"spare"}'), "log-broken"),
        (update(LOG).where(LOG.c.ply == 1).values(line='{"seat":77,"does":"spare"}'), "log-broken"),
        (update(LOG).where(LOG.c.ply == 1).values(ply=17), "log-broken"),
        (update(LOG).where(LOG.c.ply == 1).values(line='{"undo":"many"}'), "log-broken"),
        (update(MATCHES).values(options="{"), "log-broken"),
        (update(MATCHES).values(turn="?"), "log-broken"),
        (update(MATCHES).values(status="dreaming"), "log-broken"),
        (update(MATCHES).values(seats=3), "log-broken"),
        (update(SEATS).where(SEATS.c.seat == 1).values(kind="ghost"), "log-broken"),
        (update(MATCHES).values(rules=0), "rules-changed"),
    ],
)
def test_a_broken_row(tmp_path: Path, change: Any, key: str) -> None:
    """The match says so and stays as it is; the lobby, other matches and the record of what can be read go on."""

    @awaited
    async def sit(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            match = await ada.open("me", "here Ben")
            async with ada.at(match) as page:
                await page.until(page.turn)
                await page.act(page.turn()[0])
            await asleep(live, match)
            await asyncio.to_thread(live.call, live.api.store.write(lambda c: c.execute(change).rowcount))
            other = await ada.open("me", "here Ben")
            async with ada.at(match, hello=False) as page:
                await page.send("hello")
                assert (await page.next("error"))["key"] == key
            assert (await ada.get(f"/api/tables/{match}/replay", 409))["key"] == key
            assert other in [card["match"] for card in (await ada.get("/api/tables"))["mine"]]
            await finished(ada, other)

    with serving(settings_for(tmp_path)) as live:
        sit(live)


async def asleep(live: Live, match: str) -> None:
    """Until the server has forgotten the match."""
    async with asyncio.timeout(20):
        while match in live.api.rooms.awake:  # noqa: ASYNC110 - the server runs beside
            await asyncio.sleep(0.02)
