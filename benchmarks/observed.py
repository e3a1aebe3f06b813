"""Steps with everything a learner is given (observation, legal actions, reward), ours beside those of other libraries.

Everybody plays at random, each in the quickest way its API offers: RLCard's `step`, PettingZoo's `agent_iter` and
`last`, OpenSpiel's states with `information_state_tensor`, our vector environment on one core with 256 tables. A step
is one decision with its observation; deals are in the time.
"""

import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
import rlcard
from librt.random import Random
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from benchmarks.peers import draw
from hofstaat.bench import rate
from hofstaat.learn import pettingzoo as zoo
from hofstaat.learn.setting import Setting
from hofstaat.learn.vector import HofstaatVectorEnv

TABLES = 256
STEPS = 8


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


# ---- ours


def vector(name: str) -> Stepped:
    """Many tables at once."""
    env = HofstaatVectorEnv(name, TABLES)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(STEPS):
            env.step(env.random_actions())
        return STEPS * TABLES

    return Stepped(f"{name}, {env.setting.seats} seats", VECTOR, play)


def adapter(name: str) -> Stepped:
    """One table as a PettingZoo environment."""
    return Stepped(f"{name}, {Setting(name).seats} seats", ADAPTER, agents(zoo.env(name)))


# ---- theirs


def agents(env: Any) -> Callable[[], int]:
    """A random game through PettingZoo's API."""
    rng = Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observed["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return play


def classic(name: str) -> Stepped:
    """One of PettingZoo's own card games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pygame's, about pkg_resources
        env = import_module(f"pettingzoo.classic.{name}").env()
    return Stepped(name, f"PettingZoo {version('pettingzoo')}", agents(env))


def rlcards(name: str) -> Stepped:
    """One of RLCard's; a state brings observation and legal actions together."""
    env = rlcard.make(name)
    rng = Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        env.get_payoffs()
        return steps

    return Stepped(name, f"RLCard {version('rlcard')}", play)


def openspiel(name: str) -> Stepped:
    """OpenSpiel's loop in Python with the tensor a learner would ask for."""
    game = pyspiel.load_game(name)
    rng = Random(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.information_state_tensor(state.current_player())
                steps += 1
            state.apply_action(draw(state, rng))
        state.returns()
        return steps

    return Stepped(name, f"OpenSpiel {version('open_spiel')}", play)


def everybody(games: Sequence[str]) -> list[Stepped]:
    """Ours first."""
    ours = [*map(vector, games), *map(adapter, games)]
    theirs = [rlcards("uno"), rlcards("leduc-holdem"), classic("leduc_holdem_v4"), classic("texas_holdem_v4")]
    return [*ours, *theirs, openspiel("hearts")]


# ---- the result


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
    """Everybody's best of interleaved rounds."""
    best = [0.0] * len(runners)
    for _ in track(range(rounds), description="observing", console=Console(stderr=True), transient=True):
        for i, one in enumerate(runners):
            best[i] = max(best[i], rate(one.play, seconds))
    return Observed(runners, best)
