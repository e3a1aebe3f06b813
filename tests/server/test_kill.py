"""kill -9 under load: every acknowledged action is there, every match can be finished and verifies.

`python -m benchmarks.faults` does the same fifty times on each database and writes down figures.
"""

from pathlib import Path

import pytest

from tests.server.databases import fresh_postgres
from tests.server.kill_harness import run_kill_test
from tests.server.live_server import awaited

pytestmark = pytest.mark.unsteady

KILLS = 12


@pytest.mark.slow
@awaited
async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    await run_kill_test(tmp_path, "", servers=1, kills=KILLS)


@pytest.mark.slow
@pytest.mark.postgres
@awaited
async def test_one_of_two_processes_is_killed(tmp_path: Path, postgres: str) -> None:
    """Its players go on at the other."""
    load = await run_kill_test(tmp_path, fresh_postgres(postgres), servers=2, kills=KILLS // 2)
    assert load.away
