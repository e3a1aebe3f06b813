"""Of matches nobody looks at any more nothing is left in memory."""

import gc
import random
import time
from collections import Counter
from functools import partial

from tests.server.live_server import Live, Page, Visitor, awaited

KINDS = ("Room", "Play", "Connection", "Step", "WebSocket", "Task", "Event")


def living(live: Live) -> Counter[str]:
    """Objects of the server's kinds, once every match has been forgotten."""
    end = time.monotonic() + 20
    while live.api.rooms.awake and time.monotonic() < end:
        time.sleep(0.05)
    gc.unfreeze()
    gc.collect()
    found = Counter(type(thing).__name__ for thing in gc.get_objects())
    return Counter({kind: found[kind] for kind in KINDS})


@awaited
async def play_some(live: Live, games: int) -> None:
    async with Visitor(live.origin) as ada:
        for seed in range(games):
            async with ada.at(await ada.open("me", "here Ben")) as page:
                await page.play(random.Random(seed), until=partial(far_enough, page))


def far_enough(page: Page) -> bool:
    return any(state["ply"] > 30 for state in page.states.values())


def test_matches_come_and_go(live: Live) -> None:
    play_some(live, 2)
    before = living(live)
    play_some(live, 10)
    assert living(live) <= before + Counter(dict.fromkeys(KINDS, 3))
    assert before["Step"] < 100


@awaited
async def test_messages_are_not_kept_once_they_are_told(live: Live) -> None:
    """Else the collector would have to look through it, at every table, while all others wait."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page:
            await page.play(random.Random(1), until=partial(far_enough, page))
            live_match = live.api.rooms.awake[match].require_live_match()
            assert live_match.ply > 30 and not live_match.visibility.public_steps
