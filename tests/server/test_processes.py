"""Several processes on one PostgreSQL: any of them serves any match, and none can harm one."""

import asyncio
import random
import threading
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, text

from hofstaat.server.storage import database as databases
from hofstaat.server.storage import notifications, queries
from tests.postgres import Cluster
from tests.server.databases import fresh_postgres
from tests.server.live_server import Live, Page, Visitor, awaited, serving, settings_for

pytestmark = pytest.mark.postgres


@pytest.fixture
def database(postgres: str) -> str:
    return fresh_postgres(postgres)


@contextmanager
def two(folder: Path, database: str) -> Iterator[tuple[Live, Live]]:
    settings = settings_for(folder, database=database)
    with serving(settings) as one, serving(settings) as other:
        yield one, other


@asynccontextmanager
async def company(one: Live, other: Live, **wish: Any) -> Any:
    """Ada at one process, Ben at the other, at the same table; both see the first state."""
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Visitor(one.origin))
        ben = await stack.enter_async_context(Visitor(other.origin))
        match = await ada.open("me", "open", **wish)
        await ben.join(match, token=await ada.invite(match, 1), nickname="Ben")
        here = await stack.enter_async_context(ada.at(match))
        there = await stack.enter_async_context(ben.at(match))
        await here.send("start")
        for page in (here, there):
            await page.until(lambda p=page: p.states)
        yield match, here, there


async def actor(*pages: Page) -> tuple[Page, int]:
    """The page whose turn it is, and its seat."""
    while True:
        for page in pages:
            if page.turn():
                return page, page.turn()[0]
            await page.settle()


def seats_shown(page: Page) -> list[tuple[str, str, bool]]:
    assert page.table is not None
    return [(seat["kind"], seat["nickname"], seat["present"]) for seat in page.table["seats"]]


def test_a_change_at_one_is_seen_at_the_other(database: str, tmp_path: Path) -> None:
    """Actions, talk, names and who is there, without anybody asking; a whole game over two processes."""

    @awaited
    async def play(one: Live, other: Live) -> None:
        async with company(one, other) as (_, here, there):
            await here.until(lambda: seats_shown(here)[1] == ("person", "Ben", True))
            await there.send("rename", seat=1, nickname="Benedikt")
            await here.until(lambda: seats_shown(here)[1][1] == "Benedikt")
            for page, words in ((here, "Good evening"), (there, "To you too")):
                await page.send("say", seat=page.welcome["seats"][0], text=words)
            for page in (here, there):
                await page.until(lambda p=page: len(p.chat) == 2)
                assert {entry["text"] for entry in page.chat} == {"Good evening", "To you too"}
            await asyncio.gather(here.play(random.Random(1)), there.play(random.Random(2)))
            assert here.over == there.over
            assert here.logs[0] and len(here.logs[0]) == len(there.logs[1])

    with two(tmp_path, database) as (one, other):
        play(one, other)


def test_seats_taken_elsewhere(database: str, tmp_path: Path) -> None:
    """A seat taken at one process is taken at the other; who watches there is counted here."""

    @awaited
    async def sit(one: Live, other: Live) -> None:
        async with Visitor(one.origin) as ada, Visitor(other.origin) as ben:
            match = await ada.open("me", "open", public=True)
            await ben.get("/api/games")
            async with ada.at(match) as here, ben.at(match) as there:
                await here.until(lambda: here.table is not None and here.table["spectators"] == 1)
                again = Visitor(one.origin)
                again.http.cookies = ben.http.cookies
                async with again:
                    await again.join(match, nickname="Ben")
                await there.until(lambda: there.welcome is not None and there.welcome["seats"] == [1])
                await here.until(lambda: seats_shown(here)[1] == ("person", "Ben", True))
            async with ada.at(match) as here:
                await here.until(lambda: seats_shown(here)[1] == ("person", "Ben", False))

    with two(tmp_path, database) as (one, other):
        sit(one, other)


def test_a_seat_is_asked_for_and_left_elsewhere(database: str, tmp_path: Path) -> None:
    """The question reaches the player's process, the answer the host's; each knows who held the seat."""

    @awaited
    async def ask(one: Live, other: Live) -> None:
        async with company(one, other) as (match, here, there), Visitor(one.origin) as ada, Visitor(one.origin) as ben:
            assert await here.refused("remove", seat=0) == "not-a-guest"
            await here.send("remove", seat=1)
            await there.until(lambda: there.table["asked"] == [1])
            await there.send("stay", seat=1)
            await here.until(lambda: here.table["asked"] == [1])
            await here.until(lambda: here.table["asked"] == [])
            await there.send("leave", seat=1)
            await here.until(lambda: here.table["seats"][1]["kind"] == "open")
            await there.until(lambda: there.welcome["reclaimable"] == [1])
            ada.http.headers["cookie"], ben.http.headers["cookie"] = cookie_of(here), cookie_of(there)
            link = await ada.invite(match, 1)
            assert (await ada.join(match, 403, token=link, nickname="Eve"))["key"] == "no-newcomer"
            await ben.join(match)
            await there.until(lambda: there.welcome["seats"] == [1])

    with two(tmp_path, database) as (one, other):
        ask(one, other)


def cookie_of(page: Page) -> str:
    """With what the page's visitor can be told from others."""
    request = page.socket.request
    assert request is not None
    return str(request.headers["Cookie"])


def test_changes_at_the_same_time_are_both_carried_out(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The later one knew an old version of the match: it reads the new one and tries again."""

    @awaited
    async def rename(one: Live, other: Live) -> None:
        async with company(one, other) as (_, here, there):
            await here.until(lambda: seats_shown(here)[1][2])
            await there.until(lambda: seats_shown(there)[0][2])
            monkeypatch.setattr("hofstaat.server.match.rooms.Rooms.refresh_soon", lambda self, match: None)
            await here.send("rename", seat=0, nickname="Adelheid")
            await here.until(lambda: seats_shown(here)[0][1] == "Adelheid")
            await there.send("rename", seat=1, nickname="Benedikt")
            await there.until(lambda: [name for _, name, _ in seats_shown(there)] == ["Adelheid", "Benedikt"])
            page, seat = await actor(here, there)
            assert (await page.act(seat))["msg"] == "accepted"

    with two(tmp_path, database) as (one, other):
        rename(one, other)


def test_a_hanging_process_cannot_hold_up_or_corrupt_a_match(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stops in the middle of storing an action: the other goes on, and what it stores later is refused."""
    monkeypatch.setitem(databases.POSTGRES_OPTIONS, "options", "-c idle_in_transaction_session_timeout=300")
    honest, stuck, release = queries.write_batch, threading.Event(), threading.Event()

    def hanging(c: Connection, changes: Sequence[queries.MatchChange]) -> None:
        honest(c, changes)
        if not stuck.is_set():
            stuck.set()
            release.wait(30)

    @awaited
    async def play(one: Live, other: Live) -> None:
        async with company(one, other) as (match, here, there):
            page, seat = await actor(here, there)
            twin = Visitor((other if page is here else one).origin)
            twin.http.cookies = cookies_of(page)
            async with twin, twin.at(match) as free:
                await free.until(free.turn)
                monkeypatch.setattr(queries, "write_batch", hanging)
                slow = asyncio.create_task(page.act(seat, free.states[seat]["options"][-1]["code"]))
                await asyncio.to_thread(stuck.wait, 30)
                assert (await free.act(seat, free.states[seat]["options"][0]["code"]))["msg"] == "accepted"
                release.set()
                late = await slow
                assert (late["msg"], late["key"]) == ("refused", "stale")
                await asyncio.gather(
                    page.play(random.Random(1)), (there if page is here else here).play(random.Random(2))
                )
                assert here.over == there.over

    with two(tmp_path, database) as (one, other):
        play(one, other)
    assert gaps(database) == []


def cookies_of(page: Page) -> Any:
    assert page.socket.request is not None
    name, _, value = page.socket.request.headers["Cookie"].partition("=")
    return {name: value}


def gaps(database: str) -> list[str]:
    """Matches whose plies are not 0, 1, 2 …"""
    engine = create_engine(database)
    with engine.connect() as c:
        odd = "SELECT match FROM log GROUP BY match HAVING min(ply) <> 0 OR max(ply) + 1 <> count(*)"
        found = [row.match for row in c.execute(text(odd))]
    engine.dispose()
    return found


def test_a_process_given_up_by_mistake_comes_back(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "HEARTBEAT_S", 0.1)

    def strike_off() -> None:
        engine = create_engine(database)
        with engine.connect() as c, c.begin():
            c.execute(text("UPDATE processes SET seen = seen - interval '1 hour'"))
        engine.dispose()

    @awaited
    async def sit(one: Live, other: Live) -> None:
        async with company(one, other) as (_, here, there):
            await here.until(lambda: seats_shown(here)[1][2])
            await asyncio.to_thread(strike_off)
            page, seat = await actor(here, there)
            assert (await page.act(seat))["msg"] == "accepted"
            await here.until(lambda: seats_shown(here)[1][2])

    with two(tmp_path, database) as (one, other):
        sit(one, other)


def test_the_database_is_restarted_under_load(postgres_server: Cluster, tmp_path: Path) -> None:
    """Everybody waits a moment; nothing is refused, nothing is lost, and both processes hear each other again."""
    database = fresh_postgres(postgres_server.address)

    @awaited
    async def play(one: Live, other: Live) -> None:
        async with company(one, other) as (_, here, there):

            async def restart() -> None:
                for mode in ("fast", "immediate"):
                    await asyncio.to_thread(postgres_server.stop, mode)
                    await asyncio.sleep(0.3)
                    await asyncio.to_thread(postgres_server.start)

            await asyncio.gather(here.play(random.Random(1)), there.play(random.Random(2)), restart())
            assert here.over == there.over
            keys = {message["key"] for page in (here, there) for message in page.got if message["msg"] == "refused"}
            assert keys <= {"stale"}

    with two(tmp_path, database) as (one, other):
        play(one, other)
    assert gaps(database) == []
