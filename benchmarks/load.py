"""Our server under load beside a bare Starlette server with the same fan-out and sizes of messages, in one run.

    python -m tools.native python -m benchmarks.load --json benchmarks/load.json

Players of all five games, four at each table, over real WebSockets on loopback; the store is SQLite, on the disk.
Both servers run all the time and take turns. Saturated, the median of the turns counts. Paced, all actions count
together, but for those of a turn's first second: a server that has slept is cold. Seconds in which another machine took
this one's processors away say more of that machine than of the servers: they are counted apart. Each round plays at new
tables, so that no game is over before the round is. The players share one process, whose collector rests: its pauses
are not the servers'.
"""

import argparse
import asyncio
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import uvloop

from benchmarks.figures import show
from benchmarks.tables import SEATS, Table, Tally, bare_tables, court_tables

TICKS = os.sysconf("SC_CLK_TCK")
REST = 2.0  # seconds before a turn
TURNS = 2  # of paced play in a round
DISTURBED = 0.01  # seconds of processors' time: if others take more than this, a second is disturbed
SERVE = "from hofstaat.server.main import serve; import sys; sys.exit(serve(port=0, browser=False, data=sys.argv[1]))"
Figures = dict[str, float]


class Second(NamedTuple):
    """How much of it other machines took, and how long what was told and what was acknowledged in it had taken."""

    stolen: float
    latencies: list[float]
    acknowledged: list[float]


# -- processes ---------------------------------------------------------------------------------------------------------


class Server:
    """A server in a process of its own: where it is, how much time and memory it has used."""

    def __init__(self, process: subprocess.Popen[str], started: float) -> None:
        self.process = process
        assert process.stdout is not None
        self.origin = process.stdout.readline().split()[-1].rstrip("/")
        self.start_s = time.perf_counter() - started

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Megabytes that are its own."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024


@contextmanager
def running(*words: str, limits: bool = False) -> Iterator[Server]:
    """`limits`: as for everybody; without them one address may do what it likes."""
    factor = "1" if limits else "1000000"
    env = {**os.environ, "HOFSTAAT_RATE_FACTOR": factor, "PYTHONWARNINGS": "ignore"}
    started = time.perf_counter()
    with subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            yield Server(process, started)
        finally:
            process.terminate()
            process.wait(20)


# -- rounds ------------------------------------------------------------------------------------------------------------


async def saturated(tables: Sequence[Table], server: Server, tally: Tally, seconds: float) -> Figures:
    """Every table acts again as soon as everybody has heard of its last action."""
    for table in tables:
        table.done = partial(act, table)
    tally.clear()
    cpu, own, started = server.cpu(), time.process_time(), time.perf_counter()
    for table in tables:
        if table.idle():
            act(table)
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - started
    figures = {
        "messages_per_s": tally.messages / taken,
        "actions_per_s": tally.actions / taken,
        "server_cpu_us_per_message": 1e6 * (server.cpu() - cpu) / max(1, tally.messages),
        "server_cores": (server.cpu() - cpu) / taken,
        "client_cores": (time.process_time() - own) / taken,
        "refused": tally.refused,
    }
    await settle(tables)
    return figures


async def paced(tables: Sequence[Table], server: Server, tally: Tally, seconds: int) -> tuple[Figures, list[Second]]:
    """One action per table per second, each table at its own moment; a second to get warm, then those that count."""
    for table in tables:
        table.done = lambda: None
    tally.clear()
    cpu, started = server.cpu(), time.perf_counter()
    first = asyncio.get_running_loop().time()
    end = first + 1 + seconds
    heard = asyncio.create_task(by_the_second(tally, 1 + seconds))
    await asyncio.gather(*(beat(table, first + i / len(tables), end) for i, table in enumerate(tables)))
    taken = time.perf_counter() - started
    await settle(tables)
    return {"actions_per_s": tally.actions / taken, "server_cores": (server.cpu() - cpu) / taken}, (await heard)[1:]


async def by_the_second(tally: Tally, count: int) -> list[Second]:
    found = []
    for _ in range(count):
        lost, told, done = stolen(), len(tally.latencies), len(tally.acknowledged)
        await asyncio.sleep(1)
        found.append(Second(stolen() - lost, tally.latencies[told:], tally.acknowledged[done:]))
    return found


def stolen() -> float:
    """Seconds in which our processors wanted to run and another machine's did."""
    cpu = Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()
    return int(cpu[8]) / TICKS


def percentiles(seconds: Sequence[Second]) -> Figures:
    """Of the seconds that nobody disturbed (if there are none, of all), and `all` of all."""
    calm = [second for second in seconds if second.stolen <= DISTURBED]
    figures: Figures = {"seconds": len(seconds), "undisturbed": len(calm)}
    for name, found in (
        ("", [latency for second in calm or seconds for latency in second.latencies]),
        ("_all", [latency for second in seconds for latency in second.latencies]),
        ("_acknowledged", [latency for second in seconds for latency in second.acknowledged]),
    ):
        found.sort()
        figures |= {f"p{part}{name}_ms": round(1000 * found[len(found) * part // 100], 3) for part in (50, 99)}
    return figures


async def beat(table: Table, due: float, end: float) -> None:
    """By the clock: tables that were once late together do not stay together."""
    clock = asyncio.get_running_loop().time
    while due < end:
        await asyncio.sleep(max(0.0, due - clock()))
        if table.idle():
            act(table)
        due += 1.0


def act(table: Any) -> None:
    table.act()


async def settle(tables: Sequence[Table]) -> None:
    for table in tables:
        table.done = lambda: None
    for _ in range(100):
        if all(table.idle() or table.over for table in tables):
            return
        await asyncio.sleep(0.05)


def close(tables: Sequence[Table]) -> None:
    for table in tables:
        table.close()


# -- the run -----------------------------------------------------------------------------------------------------------


async def compare(count: int, seconds: float, rounds: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, running("-c", SERVE, folder) as ours:
        tally = Tally()
        before = ours.memory()
        tables = await court_tables(ours.origin, count, tally)
        memory = {"ours": 1024 * (ours.memory() - before) / (count * SEATS)}
        await paced(tables, ours, tally, 3)
        sizes = Path(folder) / "sizes.json"
        sizes.write_text(json.dumps(tally.sizes), encoding="utf-8")
        average = [statistics.mean(size) for size in zip(*tally.sizes)]
        close(tables)
        with running("-m", "benchmarks.baseline", str(sizes)) as bare:
            before = bare.memory()
            plain = await bare_tables(bare.origin, count, tally)
            memory["bare"] = 1024 * (bare.memory() - before) / (count * SEATS)
            found: dict[str, dict[str, list[Figures]]] = {n: {"paced": [], "saturated": []} for n in ("ours", "bare")}
            every: dict[str, list[Second]] = {"ours": [], "bare": []}
            over = 0
            for _ in range(rounds):
                tables = await court_tables(ours.origin, count, tally)
                sides: dict[str, tuple[Sequence[Table], Server]] = {"ours": (tables, ours), "bare": (plain, bare)}
                for name, (seated, server) in TURNS * list(sides.items()):
                    await asyncio.sleep(REST)
                    figures, heard = await paced(seated, server, tally, round(seconds))
                    found[name]["paced"].append(figures)
                    every[name] += heard
                for name, (seated, server) in sides.items():
                    await asyncio.sleep(REST)
                    found[name]["saturated"].append(await saturated(seated, server, tally, seconds))
                over += sum(table.over for table in tables)
                close(tables)
        medians = {name: {kind: median(runs) for kind, runs in kinds.items()} for name, kinds in found.items()}
        for name, heard in every.items():
            medians[name]["paced"] |= percentiles(heard)
        return summary(medians, memory) | {"tables": count, "finished": over, "sizes": average}


def median(runs: list[Figures]) -> Figures:
    return {key: round(statistics.median(run[key] for run in runs), 3) for key in runs[0]}


def summary(found: dict[str, dict[str, Figures]], memory: Figures) -> dict[str, Any]:
    ours, bare = found["ours"], found["bare"]
    rate = ours["saturated"]["messages_per_s"] / bare["saturated"]["messages_per_s"]
    cpu = bare["saturated"]["server_cpu_us_per_message"] / ours["saturated"]["server_cpu_us_per_message"]
    return {
        "ratios": {
            "messages_per_s": round(rate, 3),
            "messages_per_cpu_second": round(cpu, 3),
            "p99": round(ours["paced"]["p99_ms"] / bare["paced"]["p99_ms"], 2),
            "p99_all": round(ours["paced"]["p99_all_ms"] / bare["paced"]["p99_all_ms"], 2),
            "memory_per_connection": round(memory["ours"] / memory["bare"], 2),
        },
        "memory_kb_per_connection": {name: round(kb, 1) for name, kb in memory.items()},
        **found,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    gc.disable()
    result = uvloop.run(compare(args.tables, args.seconds, args.rounds))
    show(result, args.json)


if __name__ == "__main__":
    main()
