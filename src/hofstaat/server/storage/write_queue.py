"""The jobs of the write thread, and those who wait for them, each in an event loop."""

import asyncio
import queue
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

Job = Callable[[Connection], Any]
MAX_BATCH = 512


class Pending:
    """A caller who waits for a result."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def resolve(self) -> None:
        if self.future.done():  # the caller has gone away
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class PendingSync(Pending):
    """Waits until everything committed so far is on the disk."""


class PendingWrite(Pending):
    """Waits until this job is committed. `match`: the one it changes."""

    def __init__(self, job: Job, match: str) -> None:
        super().__init__()
        self.job = job
        self.match = match


def take_batch(jobs: "queue.SimpleQueue[Pending | None]") -> list[Pending] | None:
    """Everything that has queued up, once there is something; None when it is time to stop."""
    first = jobs.get()
    if first is None:
        return None
    batch = [first]
    while len(batch) < MAX_BATCH:
        try:
            more = jobs.get_nowait()
        except queue.Empty:
            break
        if more is None:
            jobs.put(None)  # stop, but only after this batch
            break
        batch.append(more)
    return batch


def resolve_all(batch: Sequence[Pending]) -> None:
    """Wake those who wait, once in each event loop (it may have ended)."""
    for loop in {pending.loop for pending in batch}:
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(resolve, [pending for pending in batch if pending.loop is loop])


def resolve(batch: Sequence[Pending]) -> None:
    for pending in batch:
        pending.resolve()
