"""The one reckoning of examples/ppo.py that is easy to get wrong: what followed a decision, seat by seat."""

import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch", reason='PyTorch is not installed: make torch, or pip install "hofstaat[ppo]"')

ppo = SimpleNamespace(**runpy.run_path(str(Path(__file__).resolve().parents[2] / "examples" / "ppo.py")))


def memory(seats: list[int], over: list[bool], rewards: list[list[float]], values: list[float]) -> Any:
    """One table, step by step."""
    rows = ppo.Memory()
    for seat, ended, reward, value in zip(seats, over, rewards, values, strict=True):
        rows.add(seats=[seat], over=[ended], rewards=[reward], values=np.array([value], np.float32))
    return rows


def test_a_reward_reaches_both_seats_over_their_own_decisions() -> None:
    nothing = [0.0, 0.0]
    rows = memory([0, 1, 0, 1], [False, False, False, True], [nothing, nothing, nothing, [1.0, -1.0]], [0.0] * 4)
    found, usable = ppo.advantages(rows, np.zeros(1, np.float32), np.array([0]))
    assert found[:, 0] == pytest.approx([ppo.LAMBDA, -ppo.LAMBDA, 1.0, -1.0])
    assert usable.all()


def test_the_expectation_is_taken_off() -> None:
    rows = memory([0, 1], [False, True], [[0.0, 0.0], [1.0, -1.0]], [0.25, -0.5])
    found, _ = ppo.advantages(rows, np.zeros(1, np.float32), np.array([1]))
    assert found[:, 0] == pytest.approx([0.75, -0.5])


def test_a_game_that_goes_on_is_worth_what_its_next_seat_expects() -> None:
    """Seat 1 is to act and expects 0.5; of seat 0 nothing more is known: its decision is left out."""
    rows = memory([1, 0], [False, False], [[0.0, 0.0], [0.0, 0.0]], [0.2, 0.3])
    found, usable = ppo.advantages(rows, np.array([0.5], np.float32), np.array([1]))
    assert found[0, 0] == pytest.approx(0.3)
    assert usable[:, 0].tolist() == [True, False]


def test_the_next_game_is_another_one() -> None:
    """Steps after the end do not count for decisions before it."""
    rows = memory([0, 0], [True, True], [[1.0, -1.0], [-1.0, 1.0]], [0.0, 0.0])
    found, _ = ppo.advantages(rows, np.zeros(1, np.float32), np.array([0]))
    assert found[:, 0] == pytest.approx([1.0, -1.0])
