"""Python's collector makes everybody wait while it looks: so it looks when nobody waits.

Nothing we make needs it (what goes is free at once); what others leave behind may.
"""

import asyncio
import gc
import sys
import time

from hofstaat.server.store import Store

LOOK_AFTER = 5.0
QUIET = 1.0
"""Seconds in which nobody has changed anything."""
WORTH_IT, OVERDUE = 20_000, 1_000_000
"""How many objects more than at the last look; so many that nobody's peace counts any more."""


def start(store: Store) -> asyncio.Task[None]:
    """Never look at what was imported; the store's threads need the interpreter often, and only for a moment."""
    gc.collect()
    gc.freeze()
    gc.disable()
    sys.setswitchinterval(0.0005)
    return asyncio.create_task(look(store))


def stop(looking: asyncio.Task[None]) -> None:
    looking.cancel()
    gc.enable()


async def look(store: Store) -> None:
    while True:
        await asyncio.sleep(LOOK_AFTER)
        if is_time(gc.get_count()[0], time.monotonic() - store.asked):
            gc.collect()


def is_time(more: int, quiet: float) -> bool:
    """With so many objects more than at the last look, and so many seconds of quiet."""
    return more > OVERDUE or (more > WORTH_IT and quiet > QUIET)
