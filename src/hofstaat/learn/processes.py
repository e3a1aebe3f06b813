"""The vector environment over several processes: each steps its share of the tables into shared memory."""

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from hofstaat.learn.arrays import Arrays, arrays_in, size_of
from hofstaat.learn.setting import Setting
from hofstaat.learn.vector import HofstaatVectorEnv

Made = dict[str, Any]


class Processes:
    """Tables in `workers` processes of equal shares, with the arrays of one vector environment.

    Use it in a `with` block: at its end the processes stop and the shared memory is freed.
    """

    def __init__(self, name: str, count: int, workers: int, seats: int | None = None, **made: Any) -> None:
        if count % workers:
            raise ValueError(f"{count} tables cannot be shared equally by {workers} processes.")
        options = {key: value for key, value in made.items() if key != "opponents"}
        self.setting = Setting(name, seats, **options)
        self.count = count
        self.share = count // workers
        self.memory = SharedMemory(create=True, size=size_of(self.setting, count))
        self.arrays: Arrays | None = arrays_in(self.memory.buf, self.setting, count)
        context = get_context("spawn")
        pipes = [context.Pipe() for _ in range(workers)]
        self.pipes: list[Connection] = [ours for ours, _ in pipes]
        self.processes = [
            context.Process(target=serve, args=(theirs, self.memory.name, count, self.share, i, name, seats, made))
            for i, (_, theirs) in enumerate(pipes)
        ]
        for process in self.processes:
            process.daemon = True
            process.start()

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


def serve(
    pipe: Connection, memory: str, count: int, share: int, number: int, name: str, seats: int | None, made: Made
) -> None:
    """Runs in a process of its own: step a share of the tables whenever asked."""
    shared = SharedMemory(memory)
    options = {key: value for key, value in made.items() if key != "opponents"}
    part = arrays_in(shared.buf, Setting(name, seats, **options), count).part(
        slice(number * share, (number + 1) * share)
    )
    env = HofstaatVectorEnv(name, share, seats, first=number * share, arrays=part, **made)
    while True:
        what, told = pipe.recv()
        if what == "stop":
            break
        pipe.send(answer(env, what, told))
    del env, part
    shared.close()


def answer(env: HofstaatVectorEnv, what: str, told: Any) -> Exception | None:
    """Do what was asked; an error is the answer then."""
    try:
        if what == "reset":
            env.reset(seed=told)
        else:
            env.step(told)
    except ValueError as error:
        return error
    return None
