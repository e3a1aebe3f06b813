"""The arrays of a vector environment: allocated once, over the compiled rows or in memory shared by processes."""

import ctypes
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hofstaat.learn.batch.tables import Tables
from hofstaat.learn.env_spec import EnvSpec


@dataclass(frozen=True)
class Arrays:
    """One row per table. `rewards` and `scores` have a column per seat; they hold where `over` says so."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    """The seat to act."""
    acted: NDArray[np.int64]
    """The seat that acted last."""
    rewards: NDArray[np.float64]
    scores: NDArray[np.int64]
    over: NDArray[np.bool_]

    def take(self, other: "Arrays") -> None:
        """Copy everything from arrays of the same shapes."""
        for field in fields(self):
            getattr(self, field.name)[...] = getattr(other, field.name)

    def part(self, rows: slice) -> "Arrays":
        """Some of the tables: views, not copies."""
        return Arrays(**{field.name: getattr(self, field.name)[rows] for field in fields(self)})


def shapes(env_spec: EnvSpec, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and type of every array."""
    return {
        "observations": ((count, int(env_spec.observation.size)), np.uint8),
        "masks": ((count, env_spec.actions), np.int8),
        "seats": ((count,), np.int64),
        "acted": ((count,), np.int64),
        "rewards": ((count, env_spec.seats), np.float64),
        "scores": ((count, env_spec.seats), np.int64),
        "over": ((count,), np.bool_),
    }


ROWS = {"seats": "to_act"}
"""Where a row of the tables has another name."""


def arrays_over(tables: Tables, env_spec: EnvSpec) -> Arrays:
    """The compiled rows themselves, as arrays."""
    every = shapes(env_spec, int(tables.count))
    return Arrays(**{name: wrapped(getattr(tables, ROWS.get(name, name)), *each) for name, each in every.items()})


def wrapped(row: Any, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """A row's memory as a writable array. Left to itself NumPy makes it read-only, though it changes all the time."""
    memory = np.frombuffer(row, np.uint8)
    block: Any = (ctypes.c_uint8 * memory.nbytes).from_address(memory.ctypes.data)
    block.row = memory  # keeps the row alive as long as the array
    return np.ndarray(shape, kind, buffer=block)


def size_of(env_spec: EnvSpec, count: int) -> int:
    """How many bytes all arrays take, each beginning at a multiple of eight."""
    return sum(padded(shape, kind) for shape, kind in shapes(env_spec, count).values())


def arrays_in(memory: Any, env_spec: EnvSpec, count: int) -> Arrays:
    """The arrays laid out in a piece of shared memory."""
    found, at = {}, 0
    for name, (shape, kind) in shapes(env_spec, count).items():
        found[name] = np.ndarray(shape, kind, buffer=memory, offset=at)
        at += padded(shape, kind)
    return Arrays(**found)


def padded(shape: tuple[int, ...], kind: Any) -> int:
    size = int(np.prod(shape)) * int(np.dtype(kind).itemsize)
    return (size + 7) // 8 * 8
