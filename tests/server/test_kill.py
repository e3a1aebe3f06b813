"""kill -9 under load, twenty times: every acknowledged action is there, every match can be finished and verifies."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import hofstaat
from hofstaat.engine import records
from hofstaat.engine.match import verify
from tests.server.live import Page, Visitor, awaited

ROOT = Path(__file__).resolve().parent.parent.parent
KILLS = 20
TABLES = [("me", "here Ben"), ("me", "here Ben", "here Cem"), ("here Ben", "me"), ("me", "bot")]
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.TransportError)


@dataclass
class Acknowledged:
    match: str
    seat: int
    id: str
    ply: int


@dataclass
class Load:
    """What the clients know: where the server is just now, and what it has acknowledged."""

    origin: str = ""
    pid: int = 0
    done: list[Acknowledged] = field(default_factory=list)
    matches: dict[str, httpx.Cookies] = field(default_factory=dict)
    stopping: bool = False


@contextmanager
def mother(data: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", f"from tests.server.mother import bear; bear({str(data)!r})"]
    quiet = "ignore:resource_tracker:UserWarning"  # of the killed ones' semaphores, which it cleans up
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": quiet}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env
    ) as process:
        try:
            yield process
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(20)


def start(process: subprocess.Popen[str], load: Load) -> None:
    """A new server on the same data."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("start\n")
    process.stdin.flush()
    for line in (process.stdout.readline().split(), process.stdout.readline().split()):
        if line[0] == "pid":
            load.pid = int(line[1])
        else:
            load.origin = line[1].rstrip("/")


async def client(load: Load, seats: tuple[str, ...], rng: random.Random) -> None:
    """Plays match after match, whatever happens to the server; what stays unanswered is sent again."""
    cookies, match, pending = httpx.Cookies(), "", None
    while not load.stopping:
        async with Visitor(load.origin) as visitor:
            visitor.http.cookies = cookies
            try:
                match = match or await visitor.open(*seats)
                load.matches[match] = cookies
                async with visitor.at(match) as page:
                    pending = await play(load, match, page, pending, rng)
                match = ""
            except Interrupted as interrupted:
                pending = interrupted.pending
            except GONE:
                await asyncio.sleep(0.02)
            cookies.update(visitor.http.cookies)


class Interrupted(Exception):
    """The server went away before it answered this command."""

    def __init__(self, pending: dict[str, object]) -> None:
        self.pending = pending


async def play(
    load: Load, match: str, page: Page, pending: dict[str, object] | None, rng: random.Random
) -> dict[str, object] | None:
    while page.over is None and not load.stopping:
        if pending is None and not page.turn():
            await page.receive()
            continue
        pending = pending or a_command(page, rng)
        try:
            answer = await page.command("act", **pending)
        except GONE:
            raise Interrupted(pending) from None
        seat = int(str(pending["seat"]))
        if answer["msg"] == "accepted":
            load.done.append(Acknowledged(match, seat, answer["id"], answer["ply"]))
            await page.settle()
        pending = None
    return None


def a_command(page: Page, rng: random.Random) -> dict[str, object]:
    seat = page.turn()[0]
    code = rng.choice(page.states[seat]["options"])["code"]
    return {"seat": seat, "ply": page.states[seat]["ply"], "code": code, "id": uuid.uuid4().hex}


async def kill_again_and_again(process: subprocess.Popen[str], load: Load, rng: random.Random) -> None:
    for _ in range(KILLS):
        wanted = len(load.done) + rng.randrange(3, 20)
        while len(load.done) < wanted:  # noqa: ASYNC110 - the clients run beside
            await asyncio.sleep(0.005)
        os.kill(load.pid, signal.SIGKILL)
        await asyncio.to_thread(start, process, load)


@pytest.mark.slow
@awaited
async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    load, rng = Load(), random.Random(9)
    with mother(tmp_path) as process:
        start(process, load)
        clients = [asyncio.create_task(client(load, seats, random.Random(i))) for i, seats in enumerate(TABLES)]
        try:
            await kill_again_and_again(process, load, rng)
        finally:
            load.stopping = True
            for task in clients:
                task.cancel()
            await asyncio.gather(*clients, return_exceptions=True)
        check_log(tmp_path / "hofstaat.db", load)
        await asyncio.gather(*(finish(load, match, cookies) for match, cookies in load.matches.items()))


def check_log(path: Path, load: Load) -> None:
    """Each acknowledged command is in the log exactly once, before the ply that was acknowledged."""
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT match, command, ply FROM log WHERE command IS NOT NULL").fetchall()
        plies = database.execute("SELECT match, min(ply), max(ply), count(*) FROM log GROUP BY match").fetchall()
    database.close()
    stored = {(match, command): ply for match, command, ply in rows}
    assert len(stored) == len(rows)
    assert len(load.done) >= KILLS * 3
    for done in load.done:
        assert stored[done.match, f"{done.seat}:{done.id}"] < done.ply
    assert all(first == 0 and last + 1 == count for _, first, last, count in plies)


async def finish(load: Load, match: str, cookies: httpx.Cookies) -> None:
    async with Visitor(load.origin) as visitor:
        visitor.http.cookies = cookies
        async with visitor.at(match) as page:
            await page.play(random.Random(1))
            assert page.over is not None
        record = records.read((await visitor.http.get(f"/api/tables/{match}/record")).text)
        verify(hofstaat.game(record.header.game), record)
        assert record.end is not None
