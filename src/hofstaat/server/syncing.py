"""What the event loop has committed in SQLite reaches the disk: a thread syncs SQLite's log for all who wait."""

import os
import queue
import threading
from pathlib import Path

from hofstaat.server import metrics
from hofstaat.server.jobs import Waiting, gather, tell

SYNC = getattr(os, "fdatasync", os.fsync)


class Syncing:
    """`log`: SQLite's. So many commits were `written` to it; of those so many are `synced`."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.written = 0
        self.synced = 0
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="store-syncer", daemon=True)
        self.thread.start()

    async def all_of_it(self) -> None:
        """Return when everything that is written now is on the disk."""
        if self.synced < self.written:
            waiting = Waiting()
            self.waiting.put(waiting)
            await waiting.future

    def work(self) -> None:
        file: int | None = None
        while (batch := gather(self.waiting)) is not None:
            written = self.written
            try:
                if file is None:
                    file = os.open(self.log, os.O_RDWR)
                with metrics.SYNC_SECONDS.time():
                    SYNC(file)
                self.synced = written
            except OSError as error:
                for waiting in batch:
                    waiting.error = error
            tell(batch)
        if file is not None:
            os.close(file)

    def close(self) -> None:
        """After everybody has been answered."""
        self.waiting.put(None)
        self.thread.join()
