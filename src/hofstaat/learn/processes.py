"""The vector environment over several processes: each steps its share of the tables into shared memory."""

from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from hofstaat.learn.arrays import Arrays, arrays_in, size_of
from hofstaat.learn.env_spec import EnvSpec
from hofstaat.learn.vector import HofstaatVectorEnv


@dataclass(frozen=True)
class Task:
    """The games that the processes play, and the place of their results."""

    name: str
    seats: int
    opponents: str | None
    options: dict[str, Any]
    memory: str
    count: int


class Processes:
    """Tables in `workers` processes of equal shares, with the arrays of one vector environment.

    Use it in a `with` block: at its end the processes stop and the shared memory is freed.
    """

    def __init__(
        self,
        name: str,
        count: int,
        workers: int,
        seats: int | None = None,
        *,
        opponents: str | None = None,
        **options: object,
    ) -> None:
        if count % workers:
            raise ValueError(f"{count} tables cannot be shared equally by {workers} processes.")
        self.env_spec = EnvSpec(name, seats, **options)
        self.memory = SharedMemory(create=True, size=size_of(self.env_spec, count))
        self.arrays: Arrays | None = arrays_in(self.memory.buf, self.env_spec, count)
        share = count // workers
        parts = [slice(first, first + share) for first in range(0, count, share)]
        task = Task(name, self.env_spec.seats, opponents, options, self.memory.name, count)
        self.pipes, self.processes = start(task, parts)

    def reset(self, seed: int = 0) -> Arrays:
        """Deal everywhere. Each process has seeds of its own, derived from this one."""
        return self.ask([("reset", seed * len(self.pipes) + i) for i in range(len(self.pipes))])

    def step(self, actions: NDArray[np.int64]) -> Arrays:
        """One action at each table."""
        return self.ask([("step", part) for part in np.split(np.asarray(actions), len(self.pipes))])

    def ask(self, questions: list[tuple[str, Any]]) -> Arrays:
        """Ask all, then wait for all; an error in one of them is raised here."""
        assert self.arrays is not None, "closed"
        for pipe, question in zip(self.pipes, questions, strict=True):
            pipe.send(question)
        answers = [pipe.recv() for pipe in self.pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return self.arrays

    def close(self) -> None:
        """Stop the processes and free the memory; arrays handed out are gone then."""
        if self.arrays is None:
            return
        self.arrays = None
        for pipe in self.pipes:
            with suppress(OSError):
                pipe.send(("stop", None))
        for process in self.processes:
            process.join()
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def start(task: Task, parts: list[slice]) -> tuple[list[Connection], list[SpawnProcess]]:
    """One process for each part of the tables, and how to talk to it."""
    context = get_context("spawn")
    pipes, processes = [], []
    for part in parts:
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, task, part), daemon=True)
        process.start()
        theirs.close()  # so that ours ends when the process does
        pipes.append(ours)
        processes.append(process)
    return pipes, processes


def serve(pipe: Connection, task: Task, part: slice) -> None:
    """Runs in a process of its own: step a part of the tables whenever asked."""
    shared = SharedMemory(task.memory)
    arrays = arrays_in(shared.buf, EnvSpec(task.name, task.seats, **task.options), task.count).part(part)
    env = HofstaatVectorEnv(
        task.name,
        part.stop - part.start,
        task.seats,
        opponents=task.opponents,
        first=part.start,
        **task.options,
    )
    while (question := pipe.recv())[0] != "stop":
        pipe.send(answer(env, arrays, *question))
    del env, arrays
    shared.close()


def answer(env: HofstaatVectorEnv, arrays: Arrays, what: str, told: Any) -> Exception | None:
    """Do what was asked and show it; an error is the answer if that is not possible."""
    try:
        if what == "reset":
            env.reset(seed=told)
        else:
            env.step(told)
    except ValueError as error:
        return error
    arrays.take(env.arrays)
    return None
