"""A WebSocket as uvicorn serves it, with a short way for what comes and goes most: small texts.

They pass the layers of the application that have nothing to do with them. Several texts go out in one write, and a page
that says nothing keeps nothing waiting for it.
"""

from collections.abc import Callable, Iterable
from struct import pack

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

EXTENSION = "hofstaat.line"
FINAL_TEXT_FRAME = 0x81
MASKED = 0x80
LONG_LENGTH_FROM = 126  # from here on a frame's length takes more than one byte


class FastTextProtocol(WebSocketsSansIOProtocol):
    """The application takes it from the extensions of its scope. `listener` hears short texts as they come."""

    on_text: Callable[[str], None] | None = None
    outgoing: list[bytes] | None = None
    only_single_frames = False  # up to now every frame came whole and alone: what comes next begins one

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}
            self.only_single_frames = not self.conn.reader.buffer

    def connection_lost(self, exc: Exception | None) -> None:
        """A connection and its parser know each other: let neither wait for the collector."""
        super().connection_lost(exc)
        self.conn.parser.close()

    # -- out ---------------------------------------------------------------------------------------------------

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Once `writable` is set; they go out when all has been said that is to be said now, page after page."""
        if not self.outgoing:
            self.outgoing = []
            self.loop.call_soon(self.flush_texts)
        self.outgoing += [part for text in texts for part in (frame_header(len(text)), text)]

    def flush_texts(self) -> None:
        """What was said, now. To a page that is gone nothing is sent."""
        if self.outgoing and self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(b"".join(self.outgoing))
        self.outgoing = None

    # -- in ----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """A short text goes to the listener, if nothing is before it; everything else takes the usual way."""
        self.only_single_frames = self.only_single_frames and is_single_frame(data)
        if self.on_text and self.only_single_frames and self.can_shortcut() and (text := short_text(data)) is not None:
            self.on_text(text)
        else:
            super().data_received(data)

    def can_shortcut(self) -> bool:
        """Nothing waits to be received, no message is half there, and nobody has closed."""
        conn = self.conn
        return self.queue.empty() and conn.current_size is None and conn.state is State.OPEN and not self.close_sent

    def pause_receiving(self) -> None:
        """Receive nothing for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_receiving(self) -> None:
        if self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()


def is_single_frame(data: bytes) -> bool:
    """Whether this is one frame from a page, from its beginning to its end (RFC 6455, 5.2)."""
    if len(data) < 6 or data[1] < MASKED:
        return False
    size = data[1] - MASKED
    return len(data) == (6 + size if size < LONG_LENGTH_FROM else 8 + int.from_bytes(data[2:4]) if size == LONG_LENGTH_FROM else -1)


def short_text(data: bytes) -> str | None:
    """The text of such a frame, if it is short and plain."""
    if data[0] != FINAL_TEXT_FRAME or len(data) >= 6 + LONG_LENGTH_FROM:
        return None
    text = apply_mask(data[6:], data[2:6])
    return text.decode("ascii") if text.isascii() else None


def frame_header(size: int) -> bytes:
    """What a frame with a whole, unmasked and uncompressed text begins with (RFC 6455, 5.2)."""
    if size < LONG_LENGTH_FROM:
        return pack("!BB", FINAL_TEXT_FRAME, size)
    return pack("!BBH", FINAL_TEXT_FRAME, 126, size) if size < 65536 else pack("!BBQ", FINAL_TEXT_FRAME, 127, size)
