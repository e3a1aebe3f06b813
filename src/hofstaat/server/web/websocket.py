"""WebSocket /ws/{match}: a page comes to a table, says hello, and stays until it goes or is dropped."""

import asyncio
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from hofstaat.server.web import commands
from hofstaat.server.web.api import Api
from hofstaat.server.monitoring import logs, metrics
from hofstaat.server.web.connection import BAD_MESSAGES, NO_SUCH_TABLE, SERVER_ERROR, Connection
from hofstaat.server.protocol import Error
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.match.room import Room
from hofstaat.server.web.security import visitor_of

TRY_AGAIN = 1013


async def endpoint(socket: WebSocket) -> None:
    api: Api = socket.app.state.api
    client = socket.client.host if socket.client else ""
    await socket.accept()
    connection = Connection(socket, visitor_of(socket), api.rates)
    if not api.buckets["connect"].take(client):
        await connection.close(TRY_AGAIN)
        return
    metrics.SOCKETS.inc()
    try:
        await serve_client(api, connection, socket.path_params["match"])
    except WebSocketDisconnect:
        pass
    except Exception as error:  # noqa: BLE001 - its text may not be logged
        logs.log_exception("connection failed", error)
        await connection.close(SERVER_ERROR)
    finally:
        metrics.SOCKETS.dec()
        await connection.stop_tasks()


async def serve_client(api: Api, connection: Connection, match: str) -> None:
    """From hello to the end."""
    hello = await connection.receive_hello()
    if hello is None:
        await connection.close(BAD_MESSAGES)
        return
    try:
        async with api.rooms.open(match) as room:
            await serve_in_room(room, connection, hello.seen)
    except Refusal as refusal:
        connection.send(Error(key=refusal.key, params=refusal.params))
        await connection.drain()
        await connection.close(TRY_AGAIN if refusal.status == 503 else NO_SUCH_TABLE)


async def serve_in_room(room: Room, connection: Connection, seen: int | None) -> None:
    try:
        await room.enter(connection, seen)
        await connection.serve(partial(commands.execute, room, connection))
    finally:
        await asyncio.shield(room.leave(connection))
