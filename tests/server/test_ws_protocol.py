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
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from hofstaat.server import protocol
from hofstaat.server.settings import Rates
from hofstaat.server.web import connection as ws_connection
from hofstaat.server.web import ws_protocol
from tests.server.live_server import Live, Visitor, awaited


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535])
def test_a_whole_frame_is_known_for_one(size: int) -> None:
    text = "x" * size
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert ws_protocol.is_single_frame(frame)
    assert ws_protocol.short_text(frame) == (text if size < ws_protocol.LONG_LENGTH_FROM else None)
    assert not ws_protocol.is_single_frame(frame[:-1])
    assert not ws_protocol.is_single_frame(frame + b"x")
    assert not ws_protocol.is_single_frame(Frame(Opcode.TEXT, text.encode()).serialize(mask=False))


@pytest.mark.parametrize("code", [Opcode.BINARY, Opcode.PING, Opcode.CLOSE])
def test_other_frames_are_no_texts(code: Opcode) -> None:
    assert ws_protocol.short_text(Frame(code, b"xy").serialize(mask=True)) is None


def test_what_is_too_long_or_not_plain_takes_the_usual_way() -> None:
    assert not ws_protocol.is_single_frame(Frame(Opcode.TEXT, b"x" * 65_536).serialize(mask=True))
    assert not ws_protocol.is_single_frame(b"")
    assert ws_protocol.short_text(Frame(Opcode.TEXT, "ü".encode()).serialize(mask=True)) is None
    assert ws_protocol.short_text(Frame(Opcode.TEXT, b"half of it", fin=False).serialize(mask=True)) is None


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
async def test_what_was_said_goes_out_before_the_connection_is_closed(live: Live) -> None:
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
    """A socket and its line: whether it is held, and how it was closed."""

    application_state = WebSocketState.CONNECTED
    on_text = None

    def __init__(self) -> None:
        self.held = False
        self.closed: int | None = None
        self.writable = asyncio.Event()
        self.writable.set()
        self.sent: list[bytes] = []
        self.scope = {"extensions": {ws_protocol.EXTENSION: {"line": self}}}

    def pause_receiving(self) -> None:
        self.held = True

    def resume_receiving(self) -> None:
        self.held = False

    def send_texts(self, texts: tuple[bytes, ...]) -> None:
        self.sent += texts

    def flush_texts(self) -> None:
        assert self.closed is None

    async def close(self, code: int) -> None:
        self.closed = code

    async def receive(self) -> dict[str, object]:
        return {"type": "websocket.disconnect", "code": 1001}


@awaited
async def test_a_page_may_have_few_commands_waiting() -> None:
    wire: Any = Wire()
    connection = ws_connection.Connection(wire, "visitor", Rates())
    done, gate = [], asyncio.Event()

    async def carry_out(command: protocol.FromClient) -> None:
        await gate.wait()
        done.append(command)

    connection.execute = carry_out
    for number in range(ws_connection.MAX_INBOX):
        assert not wire.held, number
        connection.enqueue('{"do":"ping"}')
    assert wire.held
    gate.set()
    await connection.wait_idle()
    assert len(done) == ws_connection.MAX_INBOX and not wire.held and connection.inbox_task is None


@awaited
async def test_a_page_whose_command_breaks_us_is_closed() -> None:
    wire: Any = Wire()
    connection = ws_connection.Connection(wire, "visitor", Rates())

    async def broken(command: protocol.FromClient) -> None:
        raise ZeroDivisionError

    connection.execute = broken
    connection.enqueue('{"do":"ping"}')
    await connection.wait_idle()
    assert wire.closed == ws_connection.SERVER_ERROR


@awaited
async def test_of_a_page_that_went_nothing_waits_for_the_collector() -> None:
    wire: Any = Wire()
    connection = ws_connection.Connection(wire, "visitor", Rates())
    left = weakref.ref(connection)

    async def carry_out(connection: ws_connection.Connection, command: protocol.FromClient) -> None:
        raise AssertionError(command)

    gc.disable()
    try:
        with suppress(WebSocketDisconnect):
            await connection.serve(partial(carry_out, connection))
        del connection
        assert left() is None
    finally:
        gc.enable()


@awaited
async def test_of_a_line_that_was_cut_nothing_waits_for_the_collector(live: Live) -> None:
    gc.disable()
    try:
        async with Visitor(live.origin) as ada:
            match = await ada.open("me", "here Ben")
            async with ada.at(match):
                pages = live.api.rooms.awake[match].subscribers
                cut = [
                    found
                    for subscriber in pages
                    if isinstance(subscriber, ws_connection.Connection)
                    for found in weakly(subscriber)
                ]
                assert cut and all(thing() is not None for thing in cut)
        for _ in range(100):
            if all(thing() is None for thing in cut):
                break
            await asyncio.sleep(0.05)
        assert all(thing() is None for thing in cut)
    finally:
        gc.enable()


def weakly(connection: ws_connection.Connection) -> list[weakref.ref[Any]]:
    return [weakref.ref(connection), weakref.ref(connection.protocol), weakref.ref(connection.protocol.conn)]
