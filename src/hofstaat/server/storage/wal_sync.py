"""What the event loop has committed in SQLite reaches the disk: a thread syncs SQLite's log for all who wait."""

import os
import queue
import threading
from pathlib import Path

from hofstaat.server.monitoring import metrics
from hofstaat.server.storage.write_queue import Pending, resolve_all, take_batch

FDATASYNC = getattr(os, "fdatasync", os.fsync)


class WalSync:
    """`log`: SQLite's. So many commits were `written` to it; of those so many are `synced`."""

    def __init__(self, log: Path) -> None:
        self.wal = log
        self.written = 0
        self.synced = 0
        self.requests: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.sync_loop, name="store-syncer", daemon=True)
        self.thread.start()

    async def wait_synced(self) -> None:
        """Return when everything that is written now is on the disk."""
        if self.synced < self.written:
            pending = Pending()
            self.requests.put(pending)
            await pending.future

    def sync_loop(self) -> None:
        file: int | None = None
        while (batch := take_batch(self.requests)) is not None:
            written = self.written
            try:
                if file is None:
                    file = os.open(self.wal, os.O_RDWR)
                with metrics.SYNC_SECONDS.time():
                    FDATASYNC(file)
                self.synced = written
            except OSError as error:
                for pending in batch:
                    pending.error = error
            resolve_all(batch)
        if file is not None:
            os.close(file)

    def close(self) -> None:
        """After everybody has been answered."""
        self.requests.put(None)
        self.thread.join()
