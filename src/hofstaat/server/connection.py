"""One WebSocket: a bounded queue of what is to be sent, and the carrying out of what comes, one after the other."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hofstaat.server import line, logs, metrics
from hofstaat.server.limits import Bucket
from hofstaat.server.line import Line
from hofstaat.server.messages import Error, FromClient, Hello, News, Refused
from hofstaat.server.refusal import Refusal
from hofstaat.server.settings import Rates

QUEUED_MESSAGES = 400
QUEUED_BYTES = 4_000_000
MOST_WAITING = 8
TOO_MANY_FAULTS = 50
HELLO_WITHIN = 20.0

SERVER_ERROR = 1011
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
        self.line: Line = socket.scope["extensions"].pop(line.NAME)["line"]
        self.queue: deque[bytes] = deque()
        self.queued = 0
        self.delivering: asyncio.Task[None] | None = None
        self.dropping: asyncio.Task[None] | None = None
        self.inbox: deque[str] = deque()
        self.working: asyncio.Task[None] | None = None

    # -- sending -----------------------------------------------------------------------------------------------

    def send(self, *messages: News) -> None:
        self.send_bytes(*map(msgspec.json.encode, messages))

    def send_bytes(self, *messages: bytes) -> None:
        """At once, or when the page has read on. One that does not keep up is dropped, comes back and catches up."""
        size = sum(map(len, messages))
        if self.dropping or len(self.queue) >= QUEUED_MESSAGES or self.queued + size > QUEUED_BYTES:
            self.drop()
        elif self.line.writable.is_set() and not self.queue:
            self.line.send_texts(messages)
        else:
            self.queue.extend(messages)
            self.queued += size
            self.delivering = self.delivering or asyncio.create_task(self.deliver())

    def send_off(self) -> None:
        """What was said goes out now, before anything else is done."""
        self.line.send_off()

    async def deliver(self) -> None:
        """Send what is queued, as fast as it is read."""
        while self.queue:
            await self.line.writable.wait()
            message = self.queue.popleft()
            self.queued -= len(message)
            self.line.send_texts([message])
        self.delivering = None

    async def flush(self) -> None:
        """Let what is queued go out before the socket is closed."""
        if self.delivering:
            await asyncio.wait([self.delivering], timeout=1)

    def drop(self) -> None:
        if not self.dropping:
            metrics.DROPPED.inc()
            self.dropping = asyncio.create_task(self.close(TOO_SLOW))

    async def end(self) -> None:
        """Nothing is sent any more."""
        helpers = [helper for helper in (self.delivering, self.dropping, self.working) if helper]
        for helper in helpers:
            helper.cancel()
        await asyncio.gather(*helpers, return_exceptions=True)

    async def close(self, code: int) -> None:
        self.line.send_off()
        with suppress(RuntimeError, WebSocketDisconnect):
            if self.socket.application_state is not WebSocketState.DISCONNECTED:
                await self.socket.close(code)

    # -- receiving ---------------------------------------------------------------------------------------------

    async def first(self) -> Hello | None:
        """The greeting everything begins with."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HELLO_WITHIN):
                command = None
                while command is None and self.faults <= TOO_MANY_FAULTS:
                    command = self.read(await self.receive())
                return command if isinstance(command, Hello) else None
        return None

    async def serve(self, carry_out: Callable[[FromClient], Awaitable[None]]) -> None:
        """Carry out what comes until the page goes; what it has said before is still carried out."""
        self.carry_out = carry_out
        self.line.listener = self.hear
        try:
            while True:
                self.hear(await self.receive())
                await self.done()
        finally:
            self.line.listener = None
            await self.done()
            del self.carry_out  # it knows this page: let neither wait for the collector

    async def receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        return message.get("text") or ""

    def hear(self, text: str) -> None:
        """One command is carried out at a time; a few may wait."""
        self.inbox.append(text)
        if len(self.inbox) >= MOST_WAITING:
            self.line.hold()
        if self.working is None:
            self.working = asyncio.create_task(self.work())

    async def work(self) -> None:
        try:
            while self.inbox:
                await self.work_off(self.inbox.popleft())
        except Exception as error:  # noqa: BLE001 - its text may not be logged
            logs.crash("connection failed", error)
            await self.close(SERVER_ERROR)
        finally:
            self.working = None
            self.line.go_on()

    async def work_off(self, text: str) -> None:
        command = self.read(text)
        if command is not None:
            await self.carry_out(command)
        elif self.faults > TOO_MANY_FAULTS:
            self.inbox.clear()
            await self.flush()
            await self.close(BAD_MESSAGES)

    async def done(self) -> None:
        if self.working:
            await asyncio.wait([self.working])

    def read(self, text: str) -> FromClient | None:
        """The command, if it can be read now; otherwise that is answered with an error."""
        if not self.commands.take():
            self.fault("too-fast")
            return None
        try:
            return DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.fault("bad-message")
            return None

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
