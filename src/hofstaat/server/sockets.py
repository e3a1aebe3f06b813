"""WebSocket /ws/{match}: a page comes to a table, says hello, and stays until it goes or is dropped."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from hofstaat.server import commands, logs, metrics
from hofstaat.server.connection import BAD_MESSAGES, NO_SUCH_TABLE, SERVER_ERROR, Connection
from hofstaat.server.messages import Error
from hofstaat.server.refusal import Refusal
from hofstaat.server.room import Room
from hofstaat.server.security import visitor_of

if TYPE_CHECKING:
    from hofstaat.server.app import House

TRY_AGAIN = 1013


async def endpoint(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    client = socket.client.host if socket.client else ""
    await socket.accept()
    page = Connection(socket, visitor_of(socket), house.rates)
    if not house.buckets["connect"].take(client):
        await page.close(TRY_AGAIN)
        return
    metrics.SOCKETS.inc()
    try:
        await attend(house, page, socket.path_params["match"])
    except WebSocketDisconnect:
        pass
    except Exception as error:  # noqa: BLE001 - its text may not be logged
        logs.crash("connection failed", error)
        await page.close(SERVER_ERROR)
    finally:
        metrics.SOCKETS.dec()
        await page.end()


async def attend(house: "House", page: Connection, match: str) -> None:
    """From hello to the end."""
    hello = await page.first()
    if hello is None:
        await page.close(BAD_MESSAGES)
        return
    try:
        async with house.hall.visit(match) as room:
            await stay(room, page, hello.seen)
    except Refusal as refusal:
        page.send(Error(key=refusal.key, params=refusal.params))
        await page.flush()
        await page.close(TRY_AGAIN if refusal.status == 503 else NO_SUCH_TABLE)


async def stay(room: Room, page: Connection, seen: int | None) -> None:
    try:
        await room.enter(page, seen)
        await page.serve(partial(commands.carry_out, room, page))
    finally:
        await asyncio.shield(room.leave(page))
