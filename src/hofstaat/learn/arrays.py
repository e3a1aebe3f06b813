"""The arrays a vector environment writes into: allocated once, in this process's memory or shared with others."""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hofstaat.learn.setting import Setting


@dataclass(frozen=True)
class Arrays:
    """One row per table. `rewards` and `scores` have a column per seat; they hold where `over` says so."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    """Who is to act."""
    acted: NDArray[np.int64]
    """Who acted last."""
    rewards: NDArray[np.float64]
    scores: NDArray[np.int64]
    over: NDArray[np.bool_]

    def part(self, rows: slice) -> "Arrays":
        """Some of the tables: views, not copies."""
        return Arrays(**{field.name: getattr(self, field.name)[rows] for field in fields(self)})


def shapes(setting: Setting, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and type of every array."""
    return {
        "observations": ((count, int(setting.observation.size)), np.uint8),
        "masks": ((count, setting.actions), np.int8),
        "seats": ((count,), np.int64),
        "acted": ((count,), np.int64),
        "rewards": ((count, setting.seats), np.float64),
        "scores": ((count, setting.seats), np.int64),
        "over": ((count,), np.bool_),
    }


def new_arrays(setting: Setting, count: int) -> Arrays:
    """All zeros, in this process."""
    return Arrays(**{name: np.zeros(shape, kind) for name, (shape, kind) in shapes(setting, count).items()})


def size_of(setting: Setting, count: int) -> int:
    """How many bytes all arrays take, each beginning at a multiple of eight."""
    return sum(padded(shape, kind) for shape, kind in shapes(setting, count).values())


def arrays_in(memory: Any, setting: Setting, count: int) -> Arrays:
    """The arrays laid out in a piece of shared memory."""
    found, at = {}, 0
    for name, (shape, kind) in shapes(setting, count).items():
        found[name] = np.ndarray(shape, kind, buffer=memory, offset=at)
        at += padded(shape, kind)
    return Arrays(**found)


def padded(shape: tuple[int, ...], kind: Any) -> int:
    size = int(np.prod(shape)) * int(np.dtype(kind).itemsize)
    return (size + 7) // 8 * 8
