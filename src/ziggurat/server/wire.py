"""uvicorn's WebSocket, with a short cut for what happens thousands of times a second.

A whole text frame to a client that reads is written at once, without a pass through the general machinery. Everything
else (opening, closing, heartbeats, a client that reads slowly) is uvicorn's.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

WHOLE_TEXT = 0x81  # RFC 6455, 5.2: the last (and only) frame of a text


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket as uvicorn sees it."""

    async def send(self, message: Any) -> None:
        """Send a message of the application."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.free():
            await super().send(message)
            return
        payload = text.encode()
        self.transport.write(header(len(payload)) + payload)

    def free(self) -> bool:
        """Tell whether a frame can go out now, with nothing before it and nothing in its way."""
        ready = self.handshake_complete and self.initial_response is None and self.writable.is_set()
        return ready and not self.disconnected and not self.close_sent and self.conn.state is State.OPEN


def header(size: int) -> bytes:
    """Return the head of a text frame of so many bytes."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)
