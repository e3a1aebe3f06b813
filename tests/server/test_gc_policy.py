"""Python's collector looks when nobody waits."""

import asyncio
import gc
import time
from types import SimpleNamespace
from typing import cast

import pytest

from hofstaat.server.storage.store import Store
from hofstaat.server.web import gc_policy
from tests.server.live_server import Live, awaited


@pytest.mark.parametrize(
    ("more", "quiet", "time"),
    [(100, 60.0, False), (30_000, 0.1, False), (30_000, 2.0, True), (2_000_000, 0.0, True)],
)
def test_when_there_is_something_and_nobody_waits_or_far_too_much(more: int, quiet: float, time: bool) -> None:  # noqa: FBT001
    assert gc_policy.should_collect(more, quiet) is time


@awaited
async def test_a_running_server_does_not_stop_to_collect(live: Live) -> None:
    assert not gc.isenabled()


class CountedCollector:
    """Stands for Python's, which every other server in this process drives as well."""

    def __init__(self) -> None:
        self.collected = 0

    def collect(self) -> None:
        self.collected += 1

    def get_count(self) -> tuple[int, int, int]:
        return 2 * gc_policy.SOFT_LIMIT, 0, 0

    def freeze(self) -> None: ...

    def disable(self) -> None: ...

    def enable(self) -> None: ...


@pytest.mark.parametrize("quiet", [True, False])
@awaited
async def test_garbage_is_collected_in_a_quiet_moment(
    quiet: bool,  # noqa: FBT001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    collector = CountedCollector()
    monkeypatch.setattr(gc_policy, "gc", collector)
    monkeypatch.setattr(gc_policy, "CHECK_EVERY_S", 0.01)
    store = SimpleNamespace(last_write_at=0.0 if quiet else time.monotonic() + 60)
    looking = gc_policy.start(cast(Store, store))
    at_start = collector.collected
    await asyncio.sleep(0.1)
    gc_policy.stop(looking)
    assert (collector.collected > at_start) is quiet
