"""How fast steps with observations are, and how many times as fast ours should be as theirs."""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from hofstaat.bench import rate


@dataclass(frozen=True)
class Stepped:
    """Somebody's way to step: `play` makes some steps and says how many."""

    name: str
    library: str
    play: Callable[[], int]


@dataclass(frozen=True)
class Goal:
    """Which of ours should be how many times as fast as which of theirs."""

    ours: str
    theirs: str
    times: float


VECTOR, ADAPTER = "vector environment", "PettingZoo adapter"
GOALS = [
    Goal(VECTOR, "uno", 20),
    Goal(VECTOR, "leduc-holdem", 20),
    Goal(VECTOR, "leduc_holdem_v4", 50),
    Goal(VECTOR, "texas_holdem_v4", 50),
    Goal(VECTOR, "hearts", 5),
    Goal(ADAPTER, "leduc_holdem_v4", 3),
]


@dataclass(frozen=True)
class Observed:
    """Steps per second, in the order of `runners`."""

    runners: list[Stepped]
    per_s: list[float]

    def slowest(self, library: str) -> float:
        """Of several games of ours the slowest is held against the others."""
        return min(per_s for one, per_s in zip(self.runners, self.per_s, strict=True) if one.library == library)

    def of(self, name: str) -> float:
        return next(per_s for one, per_s in zip(self.runners, self.per_s, strict=True) if one.name == name)

    def times(self, goal: Goal) -> float:
        return self.slowest(goal.ours) / self.of(goal.theirs)

    def plain(self) -> dict[str, object]:
        """As data: every figure, and for every goal what was reached."""
        rows = zip(self.runners, self.per_s, strict=True)
        return {
            "steps_per_s": {f"{one.name} ({one.library})": float(f"{per_s:.3g}") for one, per_s in rows},
            "goals": [
                {"ours": g.ours, "theirs": g.theirs, "wanted": g.times, "reached": float(f"{self.times(g):.3g}")}
                for g in GOALS
            ],
        }

    def show(self, console: Console) -> None:
        grid = Grid(title="Observed steps, random play, one core")
        for heading in ("game", "library"):
            grid.add_column(heading)
        grid.add_column("steps/s", justify="right")
        for one, per_s in zip(self.runners, self.per_s, strict=True):
            grid.add_row(one.name, one.library, f"{per_s:,.0f}")
        console.print(grid)
        for goal in GOALS:
            reached = self.times(goal)
            verdict = "reached" if reached >= goal.times else "MISSED"
            console.print(
                f"{goal.ours} (slowest game): {reached:.1f}× {goal.theirs}, wanted {goal.times:g}×: {verdict}"
            )


def measure(runners: list[Stepped], rounds: int, seconds: float) -> Observed:
    """Everybody's best of interleaved rounds, by processor time: whatever else the machine does."""
    best = [0.0] * len(runners)
    for _ in track(range(rounds), description="observing", console=Console(stderr=True), transient=True):
        for i, one in enumerate(runners):
            best[i] = max(best[i], rate(one.play, seconds, process_time))
    return Observed(runners, best)
