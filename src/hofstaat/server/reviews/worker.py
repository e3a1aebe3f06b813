"""The work of the process that makes reviews. All it gets is a finished record; it runs when nothing else wants to."""

import os
from contextlib import suppress
from multiprocessing.sharedctypes import Synchronized

import msgspec

from hofstaat.engine import records
from hofstaat.engine.registry import game as game_of
from hofstaat.review import Budget, review
from hofstaat.server.bots.worker import init_worker

LAST = 19  # the lowest priority there is


class Progress:
    """How far the review being made is, in memory that the server reads."""

    shared: "Synchronized[float] | None" = None


def init_reviewer(progress: "Synchronized[float]") -> None:
    init_worker()
    step_back()
    Progress.shared = progress


def step_back() -> None:
    """Bots and requests come first: this process gets what they leave."""
    if hasattr(os, "nice"):
        os.nice(LAST)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def make_review(game: str, record: str, budget: Budget | None) -> bytes:
    """The review as JSON."""
    tell_progress(0.0)
    return msgspec.json.encode(review(game_of(game), records.read(record), budget=budget, progress=tell_progress))


def tell_progress(done: float) -> None:
    if Progress.shared is not None:
        Progress.shared.value = done
