"""One WebSocket: a bounded queue of messages to be sent, and the commands that come, carried out one after the other."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hofstaat.server.monitoring import logs, metrics
from hofstaat.server.rate_limits import Bucket
from hofstaat.server.protocol import Error, FromClient, Hello, Refused, ServerMessage, Speed
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.settings import Rates

MAX_QUEUED_MESSAGES = 400
MAX_QUEUED_BYTES = 4_000_000
MAX_ERRORS = 50
HELLO_TIMEOUT_S = 20.0

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
        self.speed: Speed = "normal"
        self.seen_ply = 0
        self.full_from_ply: dict[int | None, int] = {}
        self.command_bucket = Bucket(rates.command)
        self.chat_bucket = Bucket(rates.talk)
        self.error_count = 0
        self.queue: deque[bytes] = deque()
        self.queued_bytes = 0
        self.sender_task: asyncio.Task[None] | None = None
        self.drop_task: asyncio.Task[None] | None = None

    # -- sending -----------------------------------------------------------------------------------------------

    def send(self, *messages: ServerMessage) -> None:
        self.send_bytes(*map(msgspec.json.encode, messages))

    def send_bytes(self, *messages: bytes) -> None:
        """As fast as the page reads. One that does not keep up is dropped, comes back and catches up."""
        size = sum(map(len, messages))
        if self.drop_task or len(self.queue) >= MAX_QUEUED_MESSAGES or self.queued_bytes + size > MAX_QUEUED_BYTES:
            self.drop()
        else:
            self.queue.extend(messages)
            self.queued_bytes += size
            self.sender_task = self.sender_task or asyncio.create_task(self.send_queued())

    async def send_queued(self) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):  # the page is gone
            while self.queue:
                message = self.queue.popleft()
                self.queued_bytes -= len(message)
                await self.socket.send_text(message.decode())
        self.sender_task = None

    async def drain(self) -> None:
        """Let what is queued go out before the socket is closed."""
        if self.sender_task:
            await asyncio.wait([self.sender_task], timeout=1)

    def drop(self) -> None:
        if not self.drop_task:
            metrics.DROPPED.inc()
            self.drop_task = asyncio.create_task(self.close(TOO_SLOW))

    async def stop_tasks(self) -> None:
        """Nothing is sent any more."""
        helpers = [helper for helper in (self.sender_task, self.drop_task) if helper]
        for helper in helpers:
            helper.cancel()
        await asyncio.gather(*helpers, return_exceptions=True)

    async def close(self, code: int) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):
            if self.socket.application_state is not WebSocketState.DISCONNECTED:
                await self.socket.close(code)

    # -- receiving ---------------------------------------------------------------------------------------------

    async def receive_hello(self) -> Hello | None:
        """The greeting everything begins with."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HELLO_TIMEOUT_S):
                command = None
                while command is None and self.error_count <= MAX_ERRORS:
                    command = self.read(await self.receive())
                return command if isinstance(command, Hello) else None
        return None

    async def serve(self, execute: Callable[[FromClient], Awaitable[None]]) -> None:
        """Carry out commands until the page goes; those it has sent before are still carried out."""
        while True:
            command = self.read(await self.receive())
            if command is not None:
                await execute(command)
            elif self.error_count > MAX_ERRORS:
                await self.drain()
                await self.close(BAD_MESSAGES)

    async def receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        return message.get("text") or ""

    def read(self, text: str) -> FromClient | None:
        """The command, if it can be read now; otherwise that is answered with an error."""
        if not self.command_bucket.take():
            self.send_error("too-fast")
            return None
        try:
            return DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.send_error("bad-message")
            return None

    def send_error(self, key: str) -> None:
        self.error_count += 1
        metrics.REFUSED.labels(key).inc()
        self.send(Error(key=key, params={}))

    def refuse(self, command: FromClient, refusal: Refusal, ply: int) -> None:
        known = getattr(command, "id", None)
        self.send(Refused(id=known, key=refusal.key, params=refusal.params, ply=ply))

    def report_crash(self, command: FromClient, error: Exception, ply: int) -> None:
        """An error of ours: the page hears that something went wrong, the log where."""
        logs.log_exception("command failed", error, command=type(command).__name__)
        self.refuse(command, Refusal("server-error"), ply)
