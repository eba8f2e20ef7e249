"""uvicorn's WebSocket protocol with synchronous handling of text frames and batched writes.

A text frame can be handled when it arrives, without waking the task of the application. Frames to clients that keep up
are written together at the end of the event-loop iteration. The rest is uvicorn's.

The class relies on internals of uvicorn. pyproject.toml therefore caps uvicorn's version, and
tests/server/test_protocol.py checks that each attribute exists.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

WHOLE_TEXT = 0x81  # RFC 6455, 5.2: an unfragmented text frame
LONG = 126  # 5.2: the length is in the next two bytes
EXTENSION = "ziggurat.protocol"


class WriteBatch:
    """The sockets of one event loop that have frames to write.

    They are written together at the end of the iteration: system calls dominate the cost of sending.
    """

    def __init__(self) -> None:
        self.protocols: list[FastWebSocketProtocol] = []

    def add(self, protocol: FastWebSocketProtocol) -> None:
        if not self.protocols:
            protocol.loop.call_soon(self.flush)
        self.protocols.append(protocol)

    def flush(self) -> None:
        protocols, self.protocols = self.protocols, []
        for protocol in protocols:
            protocol.flush()


BATCHES: WeakKeyDictionary[asyncio.AbstractEventLoop, WriteBatch] = WeakKeyDictionary()


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket. The application finds it among the extensions of its scope."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.batch = BATCHES.setdefault(self.loop, WriteBatch())
        self.outgoing: list[bytes] = []
        """Frames to write at the end of this iteration."""
        self.write_paused = False
        """Whether the transport's write buffer is above its high-water mark."""
        self.on_message: Callable[[bytes], bool] | None = None
        """Handles a text frame synchronously; returns False if it has to be queued."""

    # --- From the client -----------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """Offer this object to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # ASGI allows any value

    def handle_text(self, event: Frame) -> None:
        """Pass an unfragmented text to `on_message`, or queue it as uvicorn does."""
        on_message = self.on_message if event.fin and not self.close_sent and self.queue.empty() else None
        if on_message is None or not on_message(bytes(event.data)):
            super().handle_text(event)

    # --- To the client -------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        """Send an ASGI message."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.send_now(text.encode()):
            self.flush()
            await super().send(message)

    def send_now(self, text: bytes) -> bool:
        """Add a text frame to this iteration's batch; return False if the socket cannot take it now."""
        if not self.can_write():
            return False
        if not self.outgoing:
            self.batch.add(self)
        self.outgoing += frame_header(len(text)), text
        return True

    def can_write(self) -> bool:
        ready = self.handshake_complete and self.initial_response is None and not self.write_paused
        return ready and not self.disconnected and not self.close_sent

    def flush(self) -> None:
        """Write the frames of this iteration to the transport."""
        if self.outgoing and not self.transport.is_closing():
            self.transport.write(b"".join(self.outgoing))
        self.outgoing.clear()

    def shutdown(self) -> None:
        """Write what is left before uvicorn closes the socket."""
        self.flush()
        super().shutdown()

    def pause_writing(self) -> None:
        """Note that the transport's write buffer exceeds its high-water mark."""
        self.write_paused = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """Note that the write buffer is below its low-water mark again."""
        self.write_paused = False
        super().resume_writing()


def frame_header(size: int) -> bytes:
    """Return the header of an unmasked text frame with `size` bytes of payload."""
    if size < LONG:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return struct.pack("!BBH", WHOLE_TEXT, LONG, size)
    return struct.pack("!BBQ", WHOLE_TEXT, LONG + 1, size)
