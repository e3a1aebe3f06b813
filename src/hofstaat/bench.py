"""How fast this copy of Hofstaat is: games through the Python API, rollouts inside, copies, starting up.

`benchmarks/compare.py` of a checkout puts other engines beside it with the same clock and the same table.
"""

import platform
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from time import perf_counter
from timeit import Timer

import msgspec
from librt.random import Random
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import hofstaat
from hofstaat import build
from hofstaat.engine.chance import QuickLots, cast, rollouts

SEATS = 4
CROWD = 6
DEALS = 16
"""Rollouts start from so many different deals."""
ROLLOUTS_EACH = 10
SEEDS = 1 << 30
COPIES_AT_ONCE = 2000
VERSION = "import sys; sys.argv = ['hofstaat', '--version']; from hofstaat.cli import main; sys.exit(main())"


@dataclass(frozen=True)
class Contestant:
    """One game of one engine: what to call, and a program that imports the engine and deals."""

    name: str
    engine: str
    play: Callable[[], int]
    """A whole game at random through the Python API, the deal included; how many decisions it had."""
    start: str
    rollouts: Callable[[], float] | None = None
    """Some playouts inside the engine; how many actions in all."""
    copy: Callable[[], object] | None = None


@dataclass(frozen=True)
class Figures:
    """The measurement; None where an engine has no such thing."""

    actions_per_s: float | None = None
    rollout_actions_per_s: float | None = None
    copy_us: float | None = None
    start_ms: float | None = None

    def better(self, other: "Figures") -> "Figures":
        """The best of both: on a busy machine the quickest run is the truest."""
        return Figures(
            best(max, self.actions_per_s, other.actions_per_s),
            best(max, self.rollout_actions_per_s, other.rollout_actions_per_s),
            best(min, self.copy_us, other.copy_us),
            best(min, self.start_ms, other.start_ms),
        )

    def times_better_than(self, peer: "Figures") -> "Figures":
        """How many times faster than the peer, field by field: above 1 is ours."""
        return Figures(
            ratio(self.actions_per_s, peer.actions_per_s),
            ratio(self.rollout_actions_per_s, peer.rollout_actions_per_s),
            ratio(peer.copy_us, self.copy_us),
            ratio(peer.start_ms, self.start_ms),
        )


def best(which: Callable[[float, float], float], a: float | None, b: float | None) -> float | None:
    """The only one there is, or the better one."""
    if a is None or b is None:
        return b if a is None else a
    return which(a, b)


def ratio(a: float | None, b: float | None) -> float | None:
    """None where one of them was not measured."""
    return a / b if a is not None and b else None


# ---- ours


def ours(name: str) -> Contestant:
    """A registered game, at four seats or the nearest it allows; a game for a crowd at six."""
    game = hofstaat.game(name)
    seats = CROWD if game.seats[-1] > 2 * CROWD else min(game.seats, key=lambda n: abs(n - SEATS))
    deals = [game.deal(seats=seats, seed=seed) for seed in range(DEALS)]
    rng = Random(1)
    lots = QuickLots(rng)

    def play() -> int:
        trial = game.deal(seats=seats, seed=rng.randrange(SEEDS))
        decisions = 0
        while actors := trial.actors():
            seat = actors[0]
            if seat < 0:
                cast(trial, lots)
                continue
            options = trial.options(seat)
            trial.apply(seat, options[rng.randrange(len(options))])
            decisions += 1
        trial.outcome()
        return decisions

    def play_out() -> float:
        return sum(rollouts(table, ROLLOUTS_EACH, rng.randrange(SEEDS)) for table in deals)

    start = f"import hofstaat; hofstaat.game({name!r}).deal(seats={seats}, seed=1)"
    engine = f"Hofstaat {build.version()}, {build.describe()}"
    return Contestant(f"{name}, {seats} seats", engine, play, start, play_out, deals[0].copy)


def our_games(first: str = "hof-verrat") -> list[str]:
    """Every installed game, the model game first."""
    return sorted(hofstaat.names(), key=lambda name: (name != first, name))


# ---- the clock


def rate(work: Callable[[], float], seconds: float, clock: Callable[[], float] = perf_counter) -> float:
    """How much work gets done per second, over at least that long."""
    started = clock()
    done = work()
    while (spent := clock() - started) < seconds:
        done += work()
    return done / spent


def run_once(program: str) -> float:
    """Milliseconds a fresh Python needs for a program."""
    started = perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.DEVNULL)
    return (perf_counter() - started) * 1000


def quickest(program: str, times: int) -> float:
    """The best of several runs."""
    return min(run_once(program) for _ in range(times))


def measure_once(one: Contestant, seconds: float) -> Figures:
    """One slice of each, without the start."""
    copies = Timer(one.copy).timeit(COPIES_AT_ONCE) / COPIES_AT_ONCE * 1e6 if one.copy else None
    return Figures(
        actions_per_s=rate(one.play, seconds),
        rollout_actions_per_s=rate(one.rollouts, seconds) if one.rollouts else None,
        copy_us=copies,
    )


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float) -> list[Figures]:
    """Everybody's best of several rounds. The rounds interleave, so a busy moment of the machine hits all."""
    found = [Figures() for _ in contestants]
    bare = float("inf")
    for _ in track(range(rounds), description="measuring", console=Console(stderr=True), transient=True):
        bare = min(bare, run_once("pass"))
        for i, one in enumerate(contestants):
            found[i] = found[i].better(measure_once(one, seconds)).better(Figures(start_ms=run_once(one.start)))
    return [replace(figures, start_ms=(figures.start_ms or 0.0) - bare) for figures in found]


# ---- the result


@dataclass(frozen=True)
class Result:
    """The figures of one run, ready to be shown or written."""

    contestants: list[Contestant]
    figures: list[Figures]
    ours: int
    """The first so many are ours."""
    version_ms: float

    def plain(self) -> dict[str, object]:
        """As data: every figure, and how many times faster each of our games is than each peer."""
        rows = list(zip(self.contestants, self.figures, strict=True))
        return {
            "hofstaat": build.version(),
            "build": build.describe(),
            "python": platform.python_version(),
            "machine": platform.machine(),
            "version_ms": round(self.version_ms, 1),
            "figures": {one.name: {"engine": one.engine, **rounded(figures)} for one, figures in rows},
            "ratios": {
                one.name: {peer.name: rounded(mine.times_better_than(its)) for peer, its in rows[self.ours :]}
                for one, mine in rows[: self.ours]
            },
        }

    def grid(self) -> Grid:
        """One table: ours first, then the peers, each figure with how many times faster our first game is."""
        grid = Grid(title="Random play, best of several interleaved rounds")
        for heading, justify in HEADINGS:
            grid.add_column(heading, justify=justify)  # type: ignore[arg-type]  # rich names its words in a Literal
        for i, (one, figures) in enumerate(zip(self.contestants, self.figures, strict=True)):
            factors = None if i < self.ours else self.figures[0].times_better_than(figures)
            grid.add_row(one.name, one.engine, *cells(figures, factors), end_section=i == self.ours - 1)
        return grid

    def remarks(self) -> str:
        """Remarks that the table has no room for."""
        first = self.contestants[0].name
        peers = f" (×: how many times faster {first} is)" if self.ours < len(self.figures) else ""
        return (
            f"Actions are players' decisions; the time includes the deal{peers}. Start: importing and "
            f"dealing, beyond bare Python. `hofstaat --version` answers in {self.version_ms:.0f} ms."
        )


HEADINGS = [
    ("game", "left"),
    ("engine", "left"),
    ("actions/s from Python", "right"),
    ("rollout actions/s inside", "right"),
    ("copy, µs", "right"),
    ("start, ms", "right"),
]


def rounded(figures: Figures) -> dict[str, float | None]:
    """Three significant digits are all a noisy machine gives."""
    return {name: None if x is None else float(f"{x:.3g}") for name, x in asdict(figures).items()}


def cells(figures: Figures, factors: Figures | None) -> list[str]:
    """The figures of one row, with our factor behind each where there is one."""
    patterns = ("{:,.0f}", "{:,.0f}", "{:.2f}", "{:.0f}")
    words = []
    for field, pattern in zip(fields(Figures), patterns, strict=True):
        value = getattr(figures, field.name)
        factor = getattr(factors, field.name) if factors else None
        words.append("–" if value is None else pattern.format(value) + (f"  {factor:.1f}×" if factor else ""))
    return words


def compare(games: Iterable[str], peers: Sequence[Contestant] = (), *, rounds: int = 5, seconds: float = 0.2) -> Result:
    """Measure our games and the peers in one run."""
    mine = [ours(name) for name in games]
    contestants = [*mine, *peers]
    figures = measure(contestants, rounds, seconds)
    return Result(contestants, figures, len(mine), quickest(VERSION, rounds))


def report(result: Result, json: Path | None = None, console: Console | None = None) -> None:
    """Show the table; write the figures and ratios if a file is named."""
    console = console or Console()
    console.print(result.grid())
    console.print(result.remarks())
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(result.plain()), indent=2) + b"\n")
