"""A server under abuse: generated and mutated messages, floods, slow readers, idle sockets, while one table plays on.

    python -m tools.native python -m benchmarks.abuse --messages 100000 --json benchmarks/abuse.json

Nothing may crash, nothing may be answered with an error of ours, and the table beside must not notice.
"""

import argparse
import asyncio
import json
import random
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from benchmarks.figures import show
from benchmarks.fuzz_messages import Nonsense
from benchmarks.load import SERVE, Server, running
from tests.server.live_server import Page, Visitor

IN_ONE_BREATH = 100
UNHURRIED = 0.15  # seconds between two actions of somebody who keeps to the limits


class Canary:
    """Somebody who plays undisturbed beside, and how long their actions take."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.latencies: list[float] = []
        self.games = 0
        self.stop = False

    async def run(self) -> None:
        rng = random.Random(1)
        async with Visitor(self.origin) as ada:
            while not self.stop:
                match = await ada.open("me", "here Ben", "here Cem", game="kabale-und-hiebe")
                async with AsyncExitStack() as stack:
                    await self.play(await admitted(stack, ada, match), rng)
                self.games += 1

    async def play(self, page: Page, rng: random.Random) -> None:
        while page.over is None and not self.stop:
            await page.until(lambda: page.turn() or page.over)
            if page.over is not None:
                return
            seat = page.turn()[0]
            started = time.perf_counter()
            answer = await page.act(seat, rng.choice(page.states[seat]["options"])["code"])
            self.latencies.append(time.perf_counter() - started)
            assert answer["msg"] == "accepted", answer
            await page.reach(seat, answer["ply"])
            await asyncio.sleep(UNHURRIED)

    def take(self) -> dict[str, float]:
        found, self.latencies = sorted(self.latencies), []
        return {"actions": len(found), "p50_ms": ms(found, 0.5), "p99_ms": ms(found, 0.99)}


async def admitted(stack: AsyncExitStack, visitor: Visitor, match: str) -> Page:
    """One address may open only so many lines in a minute, whoever is behind it: try again like a page."""
    while True:
        with suppress(ConnectionClosed):
            return await stack.enter_async_context(visitor.at(match))
        await asyncio.sleep(1)


def ms(found: list[float], share: float) -> float:
    return round(1000 * found[min(len(found) - 1, int(len(found) * share))], 1) if found else 0.0


async def pester(origin: str, count: int, seed: int) -> Counter[str]:
    """Send nonsense over connection after connection; what came back, by key."""
    answers: Counter[str] = Counter()
    nonsense = Nonsense(seed).messages(count)
    async with Visitor(origin) as eve:
        match = await eve.open("me", "here Ben", "open", "bot page")
        left = True
        while left:
            async with eve.at(match, hello=False) as page:
                await page.send("hello")
                left = await rant(page.socket, nonsense, answers)
    return answers


async def rant(line: ClientConnection, nonsense: Any, answers: Counter[str]) -> bool:
    """Until the server hangs up; whether there is more to say."""
    try:
        while True:
            said = 0
            for message in nonsense:
                await line.send(message.decode("utf-8", "replace"))
                answers["sent"] += 1
                said += 1
                if said == IN_ONE_BREATH:
                    break
            await hear(line, answers)
            if said < IN_ONE_BREATH:
                return False
    except ConnectionClosed as closed:
        answers[f"closed {closed.rcvd.code if closed.rcvd else 'roughly'}"] += 1
        return True


async def hear(line: ClientConnection, answers: Counter[str]) -> None:
    await line.send('{"do":"ping"}')
    async with asyncio.timeout(30):
        async for raw in line:
            message = json.loads(raw)
            if message["msg"] == "pong":
                return
            if "key" in message:
                answers[message["key"]] += 1
            if message["msg"] == "accepted":
                answers["accepted"] += 1


async def flood(origin: str, seconds: float) -> Counter[str]:
    """One page says as much as it can, comes back when it is hung up on, and goes on."""
    counted: Counter[str] = Counter()
    end = time.perf_counter() + seconds
    async with Visitor(origin) as eve:
        match = await eve.open("me", "bot page")
        while time.perf_counter() < end:
            try:
                async with eve.at(match, hello=False) as page:
                    await page.send("hello")
                    await shout(page, end, counted)
            except ConnectionClosed as closed:
                counted[f"closed {closed.rcvd.code if closed.rcvd else 'roughly'}"] += 1
    return counted


async def shout(page: Page, end: float, counted: Counter[str]) -> None:
    while time.perf_counter() < end:
        for _ in range(50):
            await page.socket.send('{"do":"say","seat":0,"text":"again and again"}')
            counted["sent"] += 1
        await asyncio.sleep(0.001)  # the table beside plays in this process


async def slow_readers(origin: str, count: int, seconds: float) -> Counter[str]:
    """Sockets that ask for everything again and again and never read."""
    counted: Counter[str] = Counter()
    async with AsyncExitStack() as stack, Visitor(origin) as eve:
        match = await eve.open("me", "here Ben", game="council-of-12")
        for _ in range(count):
            page = await admitted(stack, eve, match)
            page.socket.transport.pause_reading()
            counted["opened"] += 1
            for _ in range(300):
                with suppress(ConnectionClosed):
                    await page.socket.send('{"do":"hello"}')
        await asyncio.sleep(seconds)
    return counted


async def idle_sockets(origin: str, count: int, seconds: float) -> Counter[str]:
    """Connections that never say a word."""
    place = urlsplit(origin)
    lines = []
    for _ in range(count):
        line = socket.create_connection((place.hostname, place.port or 80), timeout=10)
        line.sendall(b"GET / HTTP/1.1\r\n")
        lines.append(line)
        if len(lines) % 100 == 0:
            await asyncio.sleep(0)
    await asyncio.sleep(seconds)
    for line in lines:
        line.close()
    return Counter(opened=count)


Trial = Callable[[str], Awaitable[Counter[str]]]


async def ordeal(server: Server, trials: dict[str, Trial]) -> dict[str, Any]:
    """One trial after another, while the canary plays."""
    canary = Canary(server.origin)
    playing = asyncio.create_task(canary.run())
    await asyncio.sleep(5)
    result: dict[str, Any] = {"alone": {"canary": canary.take()}}
    before = server.memory()
    for name, trial in trials.items():
        counted = await trial(server.origin)
        grown = round(server.memory() - before, 1)
        result[name] = {"counted": dict(counted), "canary": canary.take(), "memory_mb": grown}
        assert not playing.done(), playing
    canary.stop = True
    await playing
    assert server.process.poll() is None
    assert not any("server-error" in part.get("counted", {}) for part in result.values())
    return result


async def nonsense(origin: str, messages: int) -> Counter[str]:
    """Four at once."""
    counted: Counter[str] = Counter()
    for part in await asyncio.gather(*(pester(origin, messages // 4, seed) for seed in range(4))):
        counted += part
    return counted


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.abuse", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--idle", type=int, default=3000)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    unlimited: dict[str, Trial] = {"nonsense": partial(nonsense, messages=args.messages)}
    limited: dict[str, Trial] = {
        "flood": partial(flood, seconds=10),
        "slow readers": partial(slow_readers, count=20, seconds=10),
        "idle sockets": partial(idle_sockets, count=args.idle, seconds=10),
    }
    result = {}
    for name, trials in (("without limits", unlimited), ("with limits", limited)):
        limits = name == "with limits"
        with tempfile.TemporaryDirectory() as folder, running("-c", SERVE, folder, limits=limits) as server:
            result[name] = asyncio.run(ordeal(server, trials))
    show(result, args.json)


if __name__ == "__main__":
    main()
