"""The processes bots think in, with a time limit and a pace that tells nothing about their cards."""

import asyncio
import math
import multiprocessing
import os
import random
import secrets
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Protocol

from hofstaat.bots import base
from hofstaat.server.bots import worker
from hofstaat.server.bots.worker import Question
from hofstaat.server.monitoring import logs, metrics

LATE_STEP_S = 1.0
THINKING_ENDS_S = 0.1
"""So long after the time it may think a bot has answered, on a machine that keeps up."""


def spare_processes() -> int:
    """How many processes may think without the server suffering."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


class MakeQuestion(Protocol):
    """Makes a bot's question: with all that its seat was told, or only with what is new since it was asked last."""

    def __call__(self, *, whole: bool) -> Question: ...


class BotPool:
    """Worker processes, started when first needed. A match always asks the same one, which remembers its bots."""

    def __init__(self, workers: int, pace: float, limit: float) -> None:
        self.slots = workers or spare_processes()
        self.pace = pace
        self.limit = limit
        self.pools: dict[int, ProcessPoolExecutor] = {}
        self.slot_locks = [asyncio.Lock() for _ in range(self.slots)]

    async def choose(self, ask: MakeQuestion, slowness: Callable[[int], float] = lambda code: 1.0) -> int:
        """The bot's choice after its pace, times what its code deserves."""
        started = time.monotonic()
        question = ask(whole=False)
        slot = self.slot(question.match)
        try:
            async with self.slot_locks[slot]:  # waiting for one's turn is not thinking too long
                code = await asyncio.wait_for(self.answer(ask, question), self.limit)
        except Exception as error:  # noqa: BLE001 - a broken bot must not stop the game
            metrics.BOT_FAILURES.inc()
            logs.log_exception("bot failed", error, match=question.match, seat=question.seat)
            self.restart(slot)
            code = None
        chosen = code if code in question.codes else secrets.choice(question.codes)
        quick = base.thinks(question.kind) + THINKING_ENDS_S
        await self.wait_for_pace(started, base.pace(question.kind) * slowness(chosen), quick)
        return chosen

    async def answer(self, ask: MakeQuestion, question: Question) -> int | None:
        code = await self.think(question)
        return await self.think(ask(whole=True)) if code is None else code

    async def think(self, question: Question) -> int | None:
        pool = self.pool(self.slot(question.match))
        return await asyncio.get_running_loop().run_in_executor(pool, worker.think, question)

    async def wait_for_pace(self, started: float, slowness: float = 1.0, quick: float = 0.0) -> None:
        """Until the pace is over. A slower answer comes at full steps, so that its hour tells little; so no pace is
        quicker than what its kind may think.
        """
        if self.pace <= 0:
            return
        pace = max(self.pace * slowness, quick)
        due = pace * random.uniform(1.0, 1.5)
        late = time.monotonic() - started - due
        if late > 0:
            due += math.ceil(late / LATE_STEP_S) * LATE_STEP_S
        await asyncio.sleep(max(0.0, started + due - time.monotonic()))

    def slot(self, match: str) -> int:
        return zlib.crc32(match.encode()) % self.slots

    def pool(self, slot: int) -> ProcessPoolExecutor:
        if slot not in self.pools:
            context = multiprocessing.get_context("spawn")
            self.pools[slot] = ProcessPoolExecutor(1, context, initializer=worker.init_worker)
        return self.pools[slot]

    def restart(self, slot: int) -> None:
        """Give up on a process that broke or thinks for ever; the next question starts another."""
        pool = self.pools.pop(slot, None)
        if pool is not None:
            stop(pool)

    def close(self) -> None:
        for slot in list(self.pools):
            self.restart(slot)


def stop(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # the pool has no public way to end a busy process
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
