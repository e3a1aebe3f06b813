"""Where reviews are asked for: each is made once, in the order asked, and kept with the version of its evaluator."""

import asyncio
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from hofstaat.engine.registry import game as game_of
from hofstaat.review import Budget, version_of
from hofstaat.server.monitoring import logs
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.reviews import worker
from hofstaat.server.storage import reviews
from hofstaat.server.storage.reviews import StoredReview
from hofstaat.server.storage.store import Store

MOST_WAITING = 50


class ReviewDesk:
    """`waiting`: the matches whose reviews are being made or wait for it, the first in front. `budget`: of playouts;
    None: what each game's evaluator wants.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.budget: Budget | None = None
        self.waiting: dict[str, asyncio.Task[None]] = {}
        self.failed: set[str] = set()
        self.turn = asyncio.Lock()
        context = multiprocessing.get_context("spawn")
        self.context = context
        self.progress = context.Value("d", 0.0)
        self.pool: ProcessPoolExecutor | None = None

    async def stored(self, match: str, game: str) -> StoredReview:
        """The stored review; a review by an older evaluator counts as none."""
        found = await self.store.read(partial(reviews.find, match=match))
        return found if found.evaluator == version_of(game_of(game)) else found.without_body()

    async def share(self, match: str, *, shared: bool) -> None:
        await self.store.write(partial(reviews.share, match=match, shared=shared))

    def ask(self, match: str, game: str, record: str) -> None:
        """Have it made, unless it is being made already."""
        if match in self.waiting:
            return
        if len(self.waiting) >= MOST_WAITING:
            raise Refusal("review-busy", status=503)
        self.failed.discard(match)
        self.waiting[match] = asyncio.get_running_loop().create_task(self.make(match, game, record))

    def place_of(self, match: str) -> int | None:
        """How many are made before it; None: it does not wait."""
        return list(self.waiting).index(match) if match in self.waiting else None

    def progress_of(self, match: str) -> float:
        return float(self.progress.value) if self.place_of(match) == 0 else 0.0

    async def make(self, match: str, game: str, record: str) -> None:
        try:
            async with self.turn:
                self.progress.value = 0.0
                body = await self.made(game, record)
                made = StoredReview(version_of(game_of(game)), body.decode(), shared=False)
                await self.store.write(partial(reviews.keep, match=match, made=made, at=time.time()))
        except Exception as error:  # noqa: BLE001 - whoever asks is told; the next one is made all the same
            logs.log_exception("review failed", error, match=match)
            self.failed.add(match)
            self.stop()
        finally:
            del self.waiting[match]

    async def made(self, game: str, record: str) -> bytes:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                1, self.context, initializer=worker.init_reviewer, initargs=(self.progress,)
            )
        making = partial(worker.make_review, game, record, self.budget)
        return await asyncio.get_running_loop().run_in_executor(self.pool, making)

    def stop(self) -> None:
        """Give up on the process; the next review starts another."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # the pool has no public way to end a busy process
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    async def close(self) -> None:
        """A review not made by then is not kept: whoever asks again has it made again."""
        tasks = list(self.waiting.values())
        for task in tasks:
            task.cancel()
        self.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
