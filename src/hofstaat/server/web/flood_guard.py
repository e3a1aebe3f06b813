"""Reading below the WebSocket: no page sends more bytes in a second than a page needs, whatever frames they are in."""

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from hofstaat.server.rate_limits import Bucket, Rate

READING = Rate(256 * 1024, 32 * 1024)
"""Bytes: some hundred messages of the greatest size at once, then some eight in a second."""


class FloodGuard(WebSocketsSansIOProtocol):
    """The protocol of uvicorn; it overrides only what asyncio calls. Frames that never become a message count as well."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, object]) -> None:
        super().__init__(config, server_state, app_state)
        self.bucket = Bucket(READING)

    def data_received(self, data: bytes) -> None:
        """Received bytes are read; if it was too much, nothing more is read until the bucket is full enough again."""
        super().data_received(data)
        wait = self.bucket.take_all(len(data))
        if wait > 0 and not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_later(wait, self.read_on)

    def pause_writing(self) -> None:
        """A page that does not read gets no answers: neither to its pings."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_on()

    def read_on(self) -> None:
        """Unless a message waits to be carried out: then uvicorn reads on after it."""
        if self.queue.empty() and self.writable.is_set() and not self.transport.is_closing():
            self.transport.resume_reading()
