"""A WebSocket client as light as can be: in a benchmark the clients must not be what is measured."""

import asyncio
import struct
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

Receive = Callable[[bytes], None]
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """One connection; every message is handed to `receive`."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = False
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.gone = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.open.done():
            self.greeted()
        while (frame := self.frame()) is not None:
            code, payload = frame
            if code == TEXT:
                self.receive(payload)
            elif code == PING:
                self.send(payload, PONG)
            elif code == CLOSE:
                self.transport.close()

    def greeted(self) -> None:
        head, end, rest = self.rest.partition(b"\r\n\r\n")
        if not end:
            return
        self.rest = rest
        if b" 101 " in head.split(b"\r\n")[0]:
            self.open.set_result(None)
        else:
            self.open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole message, if there is one; the server neither masks nor splits."""
        data = self.rest
        if len(data) < 2 or not self.open.done():
            return None
        length, start = data[1] & 127, 2
        if length == 126:
            length, start = (struct.unpack_from(">H", data, 2)[0], 4) if len(data) >= 4 else (1 << 60, 4)
        elif length == 127:
            length, start = (struct.unpack_from(">Q", data, 2)[0], 10) if len(data) >= 10 else (1 << 60, 10)
        if len(data) < start + length:
            return None
        self.rest = data[start + length :]
        return data[0] & 15, data[start : start + length]

    def send(self, payload: bytes, code: int = TEXT) -> None:
        """Masked with nothing, which is a mask as good as any."""
        size = len(payload)
        head = bytes([128 | code, 128 | size]) if size < 126 else struct.pack(">BBH", 128 | code, 254, size)
        self.transport.write(head + b"\0\0\0\0" + payload)


async def connect(origin: str, path: str, cookie: str, receive: Receive) -> Line:
    place = urlsplit(origin)
    where = (str(place.hostname), int(place.port or 80))
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(receive), *where)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {place.netloc}",
        f"Origin: {origin}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: hofstaat={cookie}",
    ]
    line.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    await line.open
    return line
