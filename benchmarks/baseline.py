"""A bare Starlette server to measure ours against: everybody at a table gets the same sizes of messages, nothing else.

`python -m benchmarks.baseline SIZES.json` serves on a free port and prints its address. No rules, no store, no limits.
"""

import itertools
import json
import sys
from collections import defaultdict
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hofstaat.server import main
from hofstaat.server.settings import Settings


def create_app(sizes: list[list[int]]) -> Starlette:
    """`sizes`: for each action the sizes of what one seat got; repeated for ever."""
    tables: dict[str, list[WebSocket]] = defaultdict(list)
    texts = itertools.cycle([["x" * size for size in action] for action in sizes])

    async def endpoint(socket: WebSocket) -> None:
        table = tables[socket.path_params["table"]]
        await socket.accept()
        table.append(socket)
        try:
            while True:
                await socket.receive_text()
                await socket.send_text("a" * 60)
                for text in next(texts):
                    for member in table:
                        await member.send_text(text)
        except WebSocketDisconnect:
            table.remove(socket)

    return Starlette(routes=[WebSocketRoute("/ws/{table}", endpoint)])


def serve(path: Path) -> None:
    chosen = Settings(port=0, browser=False)
    with main.bind_socket(chosen) as listening:
        config = main.uvicorn_config(create_app(json.loads(path.read_text(encoding="utf-8"))))
        main.Server(config, chosen, main.address(chosen, listening)).run([listening])


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
