"""Servers that are killed again and again under load, and clients who play on whatever happens to them."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import hofstaat
from hofstaat.engine import records
from hofstaat.engine.match import verify
from tests.server.live_server import Page, Visitor

ROOT = Path(__file__).resolve().parent.parent.parent
TABLES = [("me", "here Ben"), ("me", "here Ben", "here Cem"), ("here Ben", "me", "here Cem"), ("me", "bot", "bot")]
ROUND_S = 120.0
"""Seconds within which the clients play on and a new server is there; otherwise the run has failed."""
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.TransportError)


@dataclass
class Acknowledged:
    match: str
    seat: int
    id: str
    ply: int


@dataclass
class Load:
    """The knowledge of the clients: where the servers are just now, and what they have acknowledged."""

    origins: dict[int, str] = field(default_factory=dict)
    pids: dict[int, int] = field(default_factory=dict)
    done: list[Acknowledged] = field(default_factory=list)
    matches: dict[str, httpx.Cookies] = field(default_factory=dict)
    away: list[float] = field(default_factory=list)  # seconds from a lost connection to the next welcome
    seen: dict[str, int] = field(default_factory=dict)  # up to which ply each match was shown to somebody
    taken_back: list[str] = field(default_factory=list)  # matches that later had fewer plies than that
    stopping: bool = False

    def look(self, match: str, page: Page) -> None:
        """Everything anybody has seen, acknowledged or not, outlasts the server."""
        ply = max((state["ply"] for state in page.states.values()), default=0)
        if ply < self.seen.get(match, 0):
            self.taken_back.append(match)
        self.seen[match] = ply


@contextmanager
def mother(data: Path, database: str) -> Iterator[subprocess.Popen[str]]:
    command = [
        sys.executable,
        "-c",
        f"from tests.server.spawning_server import spawn_server; spawn_server({str(data)!r}, {database!r})",
    ]
    quiet = "ignore:resource_tracker:UserWarning"  # of the killed ones' semaphores, which it cleans up
    path = os.pathsep.join([*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(ROOT / "src"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path.lstrip(os.pathsep), "PYTHONWARNINGS": quiet}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env
    ) as process:
        try:
            yield process
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(20)


def start(process: subprocess.Popen[str], load: Load, place: int) -> None:
    """A new server on the same data."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(f"{place}\n")
    process.stdin.flush()
    for line in (process.stdout.readline().split(), process.stdout.readline().split()):
        if line[0] == "pid":
            load.pids[place] = int(line[1])
        else:
            load.origins[place] = line[1].rstrip("/")


@dataclass
class Client:
    """Plays match after match of any game; what stays unanswered is sent again, to another server if need be."""

    load: Load
    seats: tuple[str, ...]
    rng: random.Random
    match: str = ""
    pending: dict[str, object] | None = None
    lost: float = 0.0
    cookies: httpx.Cookies = field(default_factory=httpx.Cookies)

    async def run(self) -> None:
        while not self.load.stopping:
            async with Visitor(self.rng.choice(list(self.load.origins.values()))) as visitor:
                visitor.http.cookies = self.cookies
                try:
                    await self.sit(visitor)
                except GONE:
                    self.lost = self.lost or time.monotonic()
                    await asyncio.sleep(0.02)
                self.cookies.update(visitor.http.cookies)

    async def sit(self, visitor: Visitor) -> None:
        games = [game for game in hofstaat.names() if len(self.seats) in hofstaat.game(game).seats]
        self.match = self.match or await visitor.open(*self.seats, game=self.rng.choice(games))
        self.load.matches[self.match] = self.cookies
        async with visitor.at(self.match) as page:
            if self.lost:
                self.load.away.append(time.monotonic() - self.lost)
                self.lost = 0.0
            await page.settle()
            self.load.look(self.match, page)
            try:
                await self.play(page)
            finally:
                self.load.look(self.match, page)
        self.match = ""

    async def play(self, page: Page) -> None:
        while page.over is None and not self.load.stopping:
            if self.pending is None and not page.turn():
                await page.receive()
                continue
            self.pending = self.pending or self.a_command(page)
            answer = await page.command("act", **self.pending)
            if answer["msg"] == "accepted":
                seat = int(str(self.pending["seat"]))
                self.load.done.append(Acknowledged(self.match, seat, answer["id"], answer["ply"]))
            self.pending = None
            await page.settle()

    def a_command(self, page: Page) -> dict[str, object]:
        seat = page.turn()[0]
        code = self.rng.choice(page.states[seat]["options"])["code"]
        return {"seat": seat, "ply": page.states[seat]["ply"], "code": code, "id": uuid.uuid4().hex}


async def kill_again_and_again(process: subprocess.Popen[str], load: Load, kills: int, rng: random.Random) -> None:
    """After some acknowledged actions, one of the servers, and at once another in its place."""
    for _ in range(kills):
        wanted = len(load.done) + rng.randrange(3, 20)
        async with asyncio.timeout(ROUND_S):
            while len(load.done) < wanted:  # noqa: ASYNC110 - the clients run beside
                await asyncio.sleep(0.005)
            place = rng.choice(list(load.pids))
            os.kill(load.pids[place], signal.SIGKILL)
            await asyncio.to_thread(start, process, load, place)


async def run_kill_test(data: Path, database: str, *, servers: int, kills: int, seed: int = 9) -> Load:
    """The whole story: play, kill, look whether everything is there, finish every match and verify its record."""
    load = Load()
    with mother(data, database) as process:
        for place in range(servers):
            start(process, load, place)
        players = [Client(load, seats, random.Random(seed + i)) for i, seats in enumerate(TABLES)]
        clients = [asyncio.create_task(player.run()) for player in players]
        try:
            await kill_again_and_again(process, load, kills, random.Random(seed))
        finally:
            load.stopping = True
            for task in clients:
                task.cancel()
            await asyncio.gather(*clients, return_exceptions=True)
        check_log(database or f"sqlite:///{data / 'hofstaat.db'}", load, kills)
        await asyncio.gather(*(finish(load, match, cookies) for match, cookies in load.matches.items()))
    return load


def check_log(database: str, load: Load, kills: int) -> None:
    """Each acknowledged command is in the log once, before the ply that was acknowledged; nothing seen is lost."""
    engine = create_engine(database)
    with engine.connect() as c:
        rows = c.execute(text("SELECT match, command, ply FROM log WHERE command IS NOT NULL")).all()
        plies = c.execute(text("SELECT match, min(ply), max(ply), count(*) FROM log GROUP BY match")).all()
    engine.dispose()
    stored = {(match, command): ply for match, command, ply in rows}
    assert len(stored) == len(rows)
    assert len(load.done) >= kills * 3
    for done in load.done:
        assert stored[done.match, f"{done.seat}:{done.id}"] < done.ply
    assert load.seen and not load.taken_back
    assert all(first == 0 and last + 1 == count for _, first, last, count in plies)


async def finish(load: Load, match: str, cookies: httpx.Cookies) -> None:
    """Every match can be finished, and its record verifies."""
    async with Visitor(next(iter(load.origins.values()))) as visitor:
        visitor.http.cookies = cookies
        async with visitor.at(match) as page:
            await page.play(random.Random(1))
            assert page.over is not None
        record = records.read((await visitor.http.get(f"/api/tables/{match}/record")).text)
        verify(hofstaat.game(record.header.game), record)
        assert record.end is not None
