"""A process that has everything imported and forks a server at each line it reads: the number of its place.

It prints `pid N` for each; the server itself prints its address. The process that had the place
before is ended, and at the end of its input all are.
"""

import os
import signal
import sys
from pathlib import Path

from starlette.applications import Starlette

import hofstaat
from hofstaat.server import main
from tests.server.live_server import settings_for


def serve(data: Path, database: str) -> None:
    main.run(settings_for(data, database=database))
    os._exit(0)


def end(child: int) -> None:
    """Whether it still lives or was killed: nothing of it is left."""
    try:
        os.kill(child, signal.SIGKILL)
    finally:
        os.waitpid(child, 0)


def spawn_server(data: str, database: str) -> None:
    for name in hofstaat.names():
        hofstaat.game(name)
    main.uvicorn_config(Starlette()).load()
    children: dict[str, int] = {}
    for place in sys.stdin:
        if place in children:
            end(children[place])
        child = os.fork()
        if child == 0:
            serve(Path(data), database)
        children[place] = child
        sys.stdout.write(f"pid {child}\n")
        sys.stdout.flush()
    for child in children.values():
        end(child)
