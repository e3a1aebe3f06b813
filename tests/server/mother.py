"""A process that has everything imported and forks a server at each line it reads.

It prints `pid N` for each; the server itself prints its address. At the end of its input it ends the last one.
"""

import os
import signal
import sys
from pathlib import Path

from starlette.applications import Starlette

import hofstaat
from hofstaat.server import main
from tests.server.live import settings_for


def serve(data: Path) -> None:
    main.run(settings_for(data))
    os._exit(0)


def end(child: int) -> None:
    """Whether it still lives or was killed: nothing of it is left."""
    try:
        os.kill(child, signal.SIGKILL)
    finally:
        os.waitpid(child, 0)


def bear(data: str) -> None:
    hofstaat.game("hof-verrat")
    main.configured(Starlette()).load()
    child = 0
    for _ in sys.stdin:
        if child:
            end(child)
        child = os.fork()
        if child == 0:
            serve(Path(data))
        sys.stdout.write(f"pid {child}\n")
        sys.stdout.flush()
    if child:
        end(child)
