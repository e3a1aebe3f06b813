"""When an answer comes tells nothing about hidden cards. Clocks here are not real, so nothing depends on the machine.

`python -m benchmarks.timing` asks the same of a running server and its real clock.
"""

import asyncio
import random
from typing import Any

import pytest

from benchmarks.timing import correlation, surprise
from hofstaat.server.bots.pool import BotPool
from hofstaat.server.bots.worker import Question
from tests.server.live_server import awaited

DECISIONS = 400
PACE = 0.9


class Clock:
    """Time passes only when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr("hofstaat.server.bots.pool.time", made)
    monkeypatch.setattr("hofstaat.server.bots.pool.asyncio.sleep", made.sleep)
    return made


async def answer_times(clock: Clock, rng: random.Random) -> tuple[list[float], list[float]]:
    """How long bots thought, which depends on what they hold, and when their answers came."""
    thinkers: Any = BotPool(1, PACE, 20.0)
    thought, came = [], []
    nothing: dict[str, Any] = {"options": {}, "epoch": "", "since": 0, "events": b"", "view": b"", "choices": b""}
    question = Question(match="m", seat=0, game="g", seats=2, kind="random", seed=0, codes=[1], **nothing)
    for _ in range(DECISIONS):
        hidden = rng.random()

        async def think(asked: Question, hidden: float = hidden) -> int:
            clock.now += hidden * PACE
            return 1

        thinkers.think = think
        started = clock.now
        await thinkers.choose(lambda *, whole: question)
        thought.append(hidden)
        came.append(clock.now - started)
    return thought, came


def surprise_at(pace: Any, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> float:
    monkeypatch.setattr("hofstaat.server.bots.pool.random.uniform", random.Random(5).uniform)
    if pace is not None:
        monkeypatch.setattr(BotPool, "wait_for_pace", pace)
    found: list[float] = []

    @awaited
    async def measure() -> None:
        found.append(surprise(*await answer_times(clock, random.Random(4)), random.Random(3)))

    measure()
    return found[0]


def test_a_bots_answer_says_nothing_about_how_hard_it_thought(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    assert surprise_at(None, clock, monkeypatch) > 0.05


def test_a_planted_correlation_is_noticed(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """The guard: a bot that answers as soon as it can, and one that adds its pace to its thinking."""

    async def at_once(self: BotPool, started: float, slowness: float = 1.0, quick: float = 0.0) -> None:
        return

    async def on_top(self: BotPool, started: float, slowness: float = 1.0, quick: float = 0.0) -> None:
        await asyncio.sleep(self.pace * random.uniform(1.0, 1.5))

    for pace in (at_once, on_top):
        assert surprise_at(pace, clock, monkeypatch) < 0.01


def test_the_measure_itself() -> None:
    rng = random.Random(1)
    xs = [rng.random() for _ in range(300)]
    noise = [rng.random() for _ in xs]
    assert correlation(xs, xs) == pytest.approx(1.0)
    assert surprise(xs, noise, rng) > 0.05
    assert surprise(xs, [x * 0.3 + n for x, n in zip(xs, noise)], rng) < 0.01
