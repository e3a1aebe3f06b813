"""One WebSocket: a bounded queue of what is to be sent, and the reading of what comes."""

import asyncio
from collections import deque
from contextlib import suppress

import msgspec
from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hofstaat.server import logs, metrics
from hofstaat.server.limits import Bucket
from hofstaat.server.messages import Error, FromClient, Hello, News, Refused
from hofstaat.server.refusal import Refusal
from hofstaat.server.settings import Rates

QUEUED_MESSAGES = 400
QUEUED_BYTES = 4_000_000
TOO_MANY_FAULTS = 50
HELLO_WITHIN = 20.0

BAD_MESSAGES = 4400
NO_SUCH_TABLE = 4404
TOO_SLOW = 4408

DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Connection:
    """A page at a table. `seen`: up to which ply it was told what happened; `whole`: from which on in full, by seat."""

    def __init__(self, socket: WebSocket, visitor: str, rates: Rates) -> None:
        self.socket = socket
        self.visitor = visitor
        self.seen = 0
        self.whole: dict[int | None, int] = {}
        self.commands = Bucket(rates.command)
        self.talk = Bucket(rates.talk)
        self.faults = 0
        self.queue: deque[bytes] = deque()
        self.queued = 0
        self.filled = asyncio.Event()
        self.emptied = asyncio.Event()
        self.too_slow = asyncio.Event()

    # -- sending -----------------------------------------------------------------------------------------------

    def send(self, message: News) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue it. A page that does not keep up is dropped, comes back and catches up."""
        if len(self.queue) >= QUEUED_MESSAGES or self.queued + len(message) > QUEUED_BYTES:
            self.too_slow.set()
            return
        self.queue.append(message)
        self.queued += len(message)
        self.filled.set()

    async def deliver(self) -> None:
        """Send what is queued, until the socket is gone or too slow."""
        transmit: Send = self.socket.scope["transmit"]
        while True:
            self.filled.clear()
            while self.queue:
                message = self.queue[0]
                await transmit({"type": "websocket.send", "text": message.decode()})
                self.queue.popleft()
                self.queued -= len(message)
            self.emptied.set()
            await self.filled.wait()
            self.emptied.clear()

    async def flush(self) -> None:
        """Let what is queued go out before the socket is closed."""
        with suppress(TimeoutError):
            while self.queue:
                await asyncio.wait_for(self.emptied.wait(), 1)

    async def watch(self) -> None:
        await self.too_slow.wait()
        metrics.DROPPED.inc()
        await self.close(TOO_SLOW)

    async def close(self, code: int) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):
            if self.socket.application_state is not WebSocketState.DISCONNECTED:
                await self.socket.close(code)

    # -- receiving ---------------------------------------------------------------------------------------------

    async def first(self) -> Hello | None:
        """The greeting everything begins with."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HELLO_WITHIN):
                command = await self.next()
                return command if isinstance(command, Hello) else None
        return None

    async def next(self) -> FromClient:
        """The next command that can be read; what cannot is answered with an error, and too much of it ends it."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1005))
            try:
                if not self.commands.take():
                    raise Refusal("too-fast")
                return DECODER.decode(message.get("text") or "")
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self.fault("bad-message")
            except Refusal as refusal:
                self.fault(refusal.key)
            if self.faults > TOO_MANY_FAULTS:
                await self.flush()
                await self.close(BAD_MESSAGES)
                raise WebSocketDisconnect(BAD_MESSAGES)

    def fault(self, key: str) -> None:
        self.faults += 1
        metrics.REFUSED.labels(key).inc()
        self.send(Error(key=key, params={}))

    def refuse(self, command: FromClient, refusal: Refusal, ply: int) -> None:
        known = getattr(command, "id", None)
        self.send(Refused(id=known, key=refusal.key, params=refusal.params, ply=ply))

    def crashed(self, command: FromClient, error: Exception, ply: int) -> None:
        """An error of ours: the page hears that something went wrong, the log where."""
        logs.crash("command failed", error, command=type(command).__name__)
        self.refuse(command, Refusal("server-error"), ply)
