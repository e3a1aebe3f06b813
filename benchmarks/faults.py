"""kill -9 under load, again and again: the only process on SQLite, then one of two on PostgreSQL.

    python -m tools.native python -m benchmarks.faults --kills 50 --json benchmarks/faults.json

Players of all five games go on whatever happens. Every acknowledged action must be in the log exactly once,
every match must be finished, every record must verify: otherwise this ends with an error instead of figures.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.figures import show
from tests.postgres import binaries, cluster
from tests.server.kill_harness import Load, run_kill_test


def figures(load: Load, kills: int, seconds: float) -> dict[str, Any]:
    away = sorted(load.away)
    return {
        "kills": kills,
        "acknowledged_actions": len(load.done),
        "lost": 0,
        "matches_finished_and_verified": len(load.matches),
        "reconnections": len(away),
        "away_p50_s": round(away[len(away) // 2], 3),
        "away_most_s": round(away[-1], 3),
        "seconds": round(seconds),
    }


def on_sqlite(kills: int) -> dict[str, Any]:
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        load = asyncio.run(run_kill_test(Path(folder), "", servers=1, kills=kills))
    return figures(load, kills, time.perf_counter() - started)


def on_postgresql(kills: int) -> dict[str, Any]:
    programs = binaries()
    if programs is None:
        raise SystemExit("no PostgreSQL binaries (on Debian: apt install postgresql)")
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, cluster(programs) as server:
        load = asyncio.run(run_kill_test(Path(folder), server.address, servers=2, kills=kills))
    return figures(load, kills, time.perf_counter() - started)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    trials = {"SQLite, the only process": on_sqlite, "PostgreSQL, one of two processes": on_postgresql}
    show({name: trial(args.kills) for name, trial in trials.items()}, args.json)


if __name__ == "__main__":
    main()
