"""Jobs for threads of the store, and those who wait for them, each in an event loop."""

import asyncio
import queue
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection

Job = Callable[[Connection], Any]
T = TypeVar("T")
BATCH = 512


class Waiting:
    """Somebody who waits for a result."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def answer(self) -> None:
        if self.future.done():  # whoever asked has gone away
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writing(Waiting):
    """A job and whoever waits for it. `match`: which one it changes."""

    def __init__(self, job: Job, match: str) -> None:
        super().__init__()
        self.job = job
        self.match = match


def gather(jobs: queue.SimpleQueue[T | None]) -> list[T] | None:
    """Everything that has queued up, once there is something; None when it is time to stop."""
    first = jobs.get()
    if first is None:
        return None
    batch = [first]
    while len(batch) < BATCH:
        try:
            more = jobs.get_nowait()
        except queue.Empty:
            break
        if more is None:
            jobs.put(None)  # stop, but only after this batch
            break
        batch.append(more)
    return batch


def tell(batch: Sequence[Waiting]) -> None:
    """Wake those who wait: in this event loop before anything else, in others once for each (it may have ended)."""
    for loop in {waiting.loop for waiting in batch}:
        waiting_there = [waiting for waiting in batch if waiting.loop is loop]
        if loop is running_here():
            answer(waiting_there)
        else:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(answer, waiting_there)


def answer(batch: Sequence[Waiting]) -> None:
    for waiting in batch:
        waiting.answer()


def running_here() -> asyncio.AbstractEventLoop | None:
    """The event loop of this thread, if it has one."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
