"""The cost of sleeping matches, and whether anything grows over an hour of play compressed into minutes.

    python -m tools.native python -m benchmarks.endurance --json benchmarks/endurance.json

An hour of play: fifty tables of four with one action every four seconds are 45,000 actions. They are played as fast as
the server answers; whoever has finished a game opens another table. Memory is looked at after each tenth.
"""

import argparse
import asyncio
import random
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvloop

import hofstaat
from benchmarks.figures import show
from benchmarks.load import SERVE, Server, running
from benchmarks.tables import SEATS, Court, Tally
from hofstaat.server.match import create
from hofstaat.server.protocol import OpenTable, SeatWish
from hofstaat.server.storage import queries
from hofstaat.server.storage.store import Store

TENTHS = 10


# -- sleeping ----------------------------------------------------------------------------------------------------------


def fill(folder: Path, count: int) -> None:
    """So many matches in the middle of the first round."""
    store = Store(f"sqlite:///{folder / 'hofstaat.db'}")
    names = hofstaat.names()
    with store.engine.connect() as c, c.begin():
        for i in range(count):
            seats = [SeatWish(kind="me"), *(SeatWish(kind="here", nickname=f"P{n}") for n in range(1, SEATS))]
            wish = OpenTable(game=names[i % len(names)], nickname="P0", seats=seats)
            queries.insert_match(c, create.create_match(wish, f"visitor {i}"))
    store.close()


def sleeping(count: int) -> dict[str, Any]:
    found = {}
    for name, matches in (("empty", 0), ("full", count)):
        with tempfile.TemporaryDirectory() as folder:
            fill(Path(folder), matches)
            with running("-c", SERVE, folder) as server:
                asked = ask(server, 20)
                cpu = server.cpu()
                time.sleep(10)
                used = (server.cpu() - cpu) / 10
                found[name] = {
                    "matches": matches,
                    "start_s": round(server.start_s, 2),
                    "memory_mb": round(server.memory(), 1),
                    "idle_cores": round(used, 4),
                    "lobby_ms": round(1000 * sorted(asked)[10], 1),
                }
    return found


def ask(server: Server, times: int) -> list[float]:
    """How long the lobby takes to answer."""
    taken = []
    with httpx.Client(base_url=server.origin) as client:
        for _ in range(times):
            started = time.perf_counter()
            client.get("/api/tables").raise_for_status()
            taken.append(time.perf_counter() - started)
    return taken


# -- growth ------------------------------------------------------------------------------------------------------------


class Hour:
    """Tables that never rest."""

    def __init__(self, origin: str, http: httpx.AsyncClient) -> None:
        self.origin = origin
        self.http = http
        self.tally = Tally()
        self.rng = random.Random(1)
        self.games = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, number: int) -> None:
        names = hofstaat.names()
        table = Court(self.tally, random.Random(self.rng.getrandbits(30)), names[(number + self.games) % len(names)])
        await table.sit(self.http, self.origin)
        while not table.ready():  # noqa: ASYNC110 - the lines run beside
            await asyncio.sleep(0.01)
        table.done = partial(self.next, table, number)
        table.act()

    def next(self, table: Court, number: int) -> None:
        asyncio.get_running_loop().call_soon(self.act_or_leave, table, number)

    def act_or_leave(self, table: Court, number: int) -> None:
        if table.over or not table.turn:
            table.close()
            self.games += 1
            self.begin(number)
        else:
            table.act()

    async def reach(self, actions: int) -> None:
        while self.tally.actions < actions:  # noqa: ASYNC110 - the lines run beside
            await asyncio.sleep(0.05)

    def begin(self, number: int) -> None:
        task = asyncio.create_task(self.open(number))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def growth(server: Server, tables: int, actions: int) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=server.origin, timeout=60) as http:
        hour = Hour(server.origin, http)
        for number in range(tables):
            hour.begin(number)
        memory, started = [], time.perf_counter()
        for tenth in range(1, TENTHS + 1):
            await hour.reach(actions * tenth // TENTHS)
            memory.append(round(server.memory(), 1))
        taken = time.perf_counter() - started
        for task in hour.tasks:
            task.cancel()
    grown = memory[-1] - memory[TENTHS // 2 - 1]
    return {
        "actions": actions,
        "games": hour.games,
        "seconds": round(taken),
        "memory_mb": memory,
        "grown_mb": round(grown, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endurance", description=__doc__)
    parser.add_argument("--sleeping", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--actions", type=int, default=45_000)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    result = {"sleeping": sleeping(args.sleeping)}
    with tempfile.TemporaryDirectory() as folder, running("-c", SERVE, folder) as server:
        result["an hour of play"] = uvloop.run(growth(server, args.tables, args.actions))
    show(result, args.json)


if __name__ == "__main__":
    main()
