"""The short way of small texts: however they come over the wire, they are carried out, in order, one at a time."""

import asyncio
import gc
import json
import weakref
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect, WebSocketState
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from hofstaat.server import protocol
from hofstaat.server.rate_limits import Rate
from hofstaat.server.settings import Rates
from hofstaat.server.web import connection as ws_connection
from hofstaat.server.web import flood_guard
from tests.server.live_server import Live, Visitor, awaited


def told(name: str) -> bytes:
    """A command that is refused under its name."""
    return json.dumps({"do": "act", "seat": 0, "ply": 0, "code": 9999, "id": name}, ensure_ascii=False).encode()


def framed(name: str) -> bytes:
    return Frame(Opcode.TEXT, told(name)).serialize(mask=True)


def in_two(name: str) -> list[bytes]:
    text = told(name)
    return [
        Frame(Opcode.TEXT, text[:9], fin=False).serialize(mask=True),
        Frame(Opcode.PING, b"?").serialize(mask=True),
        Frame(Opcode.CONT, text[9:], fin=True).serialize(mask=True),
    ]


A, B, C = framed("a"), framed("b"), framed("c")
LONG = Frame(Opcode.TEXT, told("a") + b" " * 100).serialize(mask=True)
COMING = {
    "alone": (["a", "b"], [A, B]),
    "together": (["a", "b", "c"], [A + B + C]),
    "long": (["a", "b"], [LONG, B]),
    "not plain": (["ü", "b"], [framed("ü"), B]),
    "after a pong": (["a"], [Frame(Opcode.PONG, b"!").serialize(mask=True), A]),
    "in two": (["a", "b"], [*in_two("a"), B]),
    "in two, at once": (["a", "b"], [b"".join(in_two("a")) + B]),
    "split": (["a", "b"], [A[:1], A[1:7], A[7:], B]),
    "split after its head": (["a", "b"], [A[:2], A[2:], B]),
    "one and a half": (["a", "b", "c"], [A + B[:5], B[5:], C]),
}


@pytest.mark.parametrize("how", [*COMING, "everything"])
@awaited
async def test_however_commands_come_they_are_carried_out_in_order(live: Live, how: str) -> None:
    cases = list(COMING.values()) if how == "everything" else [COMING[how]]
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page:
            await page.settle()
            for names, chunks in cases:
                for chunk in chunks:
                    page.socket.transport.write(chunk)
                    await asyncio.sleep(0.02)
                assert [(await page.next("refused"))["id"] for _ in names] == names


@awaited
async def test_a_frame_that_breaks_the_rules_ends_the_connection(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        for bad in (Frame(Opcode.TEXT, told("a")).serialize(mask=False), Frame(Opcode.CONT, b"x").serialize(mask=True)):
            async with ada.at(match) as page:
                await page.settle()
                page.socket.transport.write(bad)
                with pytest.raises(ConnectionClosed) as closed:
                    await page.read_on()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1002


@awaited
async def test_queued_messages_go_out_before_the_connection_is_closed(live: Live) -> None:
    """A page that says too much nonsense hears of all of it, and then that it is enough."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page:
            await page.settle()
            page.got.clear()
            nonsense = Frame(Opcode.TEXT, b"nonsense").serialize(mask=True)
            page.socket.transport.write(nonsense * (ws_connection.MAX_ERRORS + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await page.read_on()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == ws_connection.BAD_MESSAGES
            assert [message["msg"] for message in page.got] == ["error"] * (ws_connection.MAX_ERRORS + 1)


class Wire:
    """A socket on which nothing comes but the end."""

    application_state = WebSocketState.CONNECTED

    async def receive(self) -> dict[str, object]:
        return {"type": "websocket.disconnect", "code": 1001}


@awaited
async def test_of_a_page_that_went_nothing_waits_for_the_collector() -> None:
    wire: Any = Wire()
    connection = ws_connection.Connection(wire, "visitor", Rates())
    left = weakref.ref(connection)

    async def execute(connection: ws_connection.Connection, command: protocol.FromClient) -> None:
        raise AssertionError(command)

    gc.disable()
    try:
        with suppress(WebSocketDisconnect):
            await connection.serve(partial(execute, connection))
        del connection
        assert left() is None
    finally:
        gc.enable()


@awaited
async def test_a_page_whose_command_breaks_us_is_closed(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("hofstaat.server.web.commands.execute", broken)
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page:
            page.socket.transport.write(A)
            with pytest.raises(ConnectionClosed) as closed:
                await page.read_on()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == ws_connection.SERVER_ERROR


# -- frames that never become a message --------------------------------------------------------------------------------

PINGS = Frame(Opcode.PING, b"x" * 100).serialize(mask=True) * 40
BEGIN = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
NOTHINGS = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 700


@pytest.mark.parametrize(("begin", "frames"), [(b"", PINGS), (BEGIN, NOTHINGS)], ids=["pings", "continuations"])
@awaited
async def test_a_page_that_sends_too_much_is_read_slowly(
    live: Live, monkeypatch: pytest.MonkeyPatch, begin: bytes, frames: bytes
) -> None:
    """Its bytes stay in its own buffers; somebody else at the table plays on."""
    read: list[int] = []
    honest = WebSocketsSansIOProtocol.data_received

    def counting(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        read.append(len(data) if data[0] != A[0] else 0)
        honest(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counting)
    monkeypatch.setattr(flood_guard, "READING", Rate(len(frames), 1))
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page, eve.at(match) as flood:
            await flood.settle()
            read.clear()
            flood.socket.transport.write(begin)
            for _ in range(200):
                flood.socket.transport.write(frames)
                await asyncio.sleep(0)
            await page.until(page.turn)
            assert (await page.act(page.turn()[0]))["msg"] == "accepted"
            assert 0 < sum(read) < 100 * len(frames)
            flood.socket.transport.abort()
