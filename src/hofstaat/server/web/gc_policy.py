"""Python's collector makes everybody wait while it looks: so it looks when nobody waits.

Nothing we make needs it (what goes is free at once); what others leave behind may.
"""

import asyncio
import gc
import sys
import time

from hofstaat.server.storage.store import Store

CHECK_EVERY_S = 5.0
QUIET_S = 1.0
"""Seconds in which nobody has changed anything."""
SOFT_LIMIT, HARD_LIMIT = 20_000, 1_000_000
"""How many objects more than at the last look; so many that nobody's peace counts any more."""


def start(store: Store) -> asyncio.Task[None]:
    """Never look at what was imported; the store's threads need the interpreter often, and only for a moment."""
    gc.collect()
    gc.freeze()
    gc.disable()
    sys.setswitchinterval(0.0005)
    return asyncio.create_task(collect_when_quiet(store))


def stop(looking: asyncio.Task[None]) -> None:
    looking.cancel()
    gc.enable()


async def collect_when_quiet(store: Store) -> None:
    while True:
        await asyncio.sleep(CHECK_EVERY_S)
        if should_collect(gc.get_count()[0], time.monotonic() - store.last_write_at):
            gc.collect()


def should_collect(more: int, quiet: float) -> bool:
    """With so many objects more than at the last look, and so many seconds of quiet."""
    return more > HARD_LIMIT or (more > SOFT_LIMIT and quiet > QUIET_S)
