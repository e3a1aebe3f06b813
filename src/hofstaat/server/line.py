"""A WebSocket as uvicorn serves it, with a short way out for what is sent most: many small texts.

It passes the layers of the application that have nothing to do with them, and several texts go out in one write.
"""

from collections.abc import Iterable
from struct import pack

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

NAME = "hofstaat.line"
WHOLE_TEXT = 0x81


class Line(WebSocketsSansIOProtocol):
    """The application finds it among the extensions of its scope."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = {"line": self}

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Once `writable` is set. To a page that is gone nothing is sent."""
        if self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))


def head(size: int) -> bytes:
    """What a frame with a whole, unmasked and uncompressed text begins with (RFC 6455, 5.2)."""
    if size < 126:
        return pack("!BB", WHOLE_TEXT, size)
    return pack("!BBH", WHOLE_TEXT, 126, size) if size < 65536 else pack("!BBQ", WHOLE_TEXT, 127, size)
