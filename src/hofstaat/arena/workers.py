"""Playing many games at once: in processes here, or on a Ray cluster. The results are the same, their order is not."""

import contextlib
import multiprocessing
import os
import signal
import tempfile
from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec

from hofstaat.arena import playing
from hofstaat.arena.playing import Played
from hofstaat.arena.tournament import CannotPlay, Task

IN_HAND = 2  # games handed out for each process, so that none waits


def prepare() -> None:
    """In a worker: Ctrl-C is the parent's business, and a bot that hangs for good may end the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    playing.IN_A_PROCESS_OF_ITS_OWN.set()


def pool_of(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=prepare)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_processes(tasks: Sequence[Task], jobs: int) -> Generator[Played]:
    """Play them in processes. If one dies, the games at hand are played one by one to find out whose bot it was."""
    left = deque(tasks)
    while left:
        with contextlib.ExitStack() as closing:
            pool = closing.enter_context(pool_of(min(jobs, len(left))))
            closing.callback(pool.shutdown, wait=False, cancel_futures=True)
            suspects: list[Task] = []
            yield from until_one_dies(pool, left, jobs, suspects)
        for task in suspects:
            yield alone(task)


def until_one_dies(pool: ProcessPoolExecutor, left: deque[Task], jobs: int, suspects: list[Task]) -> Generator[Played]:
    running: dict[Future[Played], Task] = {}
    while left or running:
        try:
            while left and len(running) < IN_HAND * jobs:
                running[pool.submit(playing.play, left[0])] = left[0]
                left.popleft()
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                result = future.result()
                del running[future]
                yield result
        except BrokenProcessPool:
            suspects += running.values()
            return


def alone(task: Task) -> Played:
    """Play a game in a process of its own; the seat whose bot ends the process plays at random from then on."""
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "asked"
        task = msgspec.structs.replace(task, trace=str(trace))
        while True:
            try:
                with pool_of(1) as pool:
                    return pool.submit(playing.play, task).result()
            except BrokenProcessPool:
                task = without(task, trace)


def without(task: Task, trace: Path) -> Task:
    """The same game, its bot last asked given up."""
    if not trace.exists():
        raise RuntimeError("A worker died before any bot was asked.")
    seat, decision = (int(word) for word in trace.read_text(encoding="utf-8").split())
    trace.unlink()
    return msgspec.structs.replace(task, given_up={**task.given_up, seat: decision})


# -- Ray ----------------------------------------------------------------------------------------------------------


def on_ray(tasks: Sequence[Task], address: str) -> Generator[Played]:
    """Play them on a Ray cluster (`auto`, `local`, `ray://HOST:PORT`), where Hofstaat must be installed too."""
    ray = connected(address)
    remote = ray.remote(max_retries=0)(play_remotely)
    left = deque(tasks)
    running: dict[Any, Task] = {}
    in_hand = IN_HAND * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while left or running:
        while left and len(running) < in_hand:
            task = left.popleft()
            running[remote.remote(msgspec.json.encode(task))] = task
        for done in ray.wait(list(running))[0]:
            yield fetched(ray, done, running.pop(done))


def connected(address: str) -> Any:
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise CannotPlay("arena-no-ray") from None
    if not ray.is_initialized():
        ray.init(address=address, logging_level="error", log_to_driver=False)
    return ray


def play_remotely(task: bytes) -> bytes:
    prepare()
    return msgspec.json.encode(playing.play(msgspec.json.decode(task, type=Task)))


def fetched(ray: Any, done: Any, task: Task) -> Played:
    """The result; a game whose worker died is played here, where we can see whose bot it was."""
    try:
        return msgspec.json.decode(ray.get(done), type=Played)
    except ray.exceptions.WorkerCrashedError:
        return alone(task)
