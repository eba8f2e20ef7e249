"""uvicorn's WebSocket protocol with a fast path for text frames.

Unfragmented text frames are decoded here, and frames to clients that keep up are written together at the end of the
event-loop iteration. Everything else is left to uvicorn: handshake, close, fragments, malformed frames, slow clients.

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
from websockets.http11 import Request
from websockets.protocol import State

WHOLE_TEXT = 0x81  # RFC 6455, 5.2: an unfragmented text frame
PING, PONG = 0x89, 0x8A
MASKED = 0x80  # 5.1: frames from a client are masked
LONG = 126  # 5.2: the length is in the next two bytes
MAX_QUEUED = 8  # frames read before the application has received them; then reading pauses
EXTENSION = "ziggurat.protocol"
OPEN = State.OPEN


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

    fast_path = False
    """Whether frames are decoded here. uvicorn's decoder is then between two frames, so either can read the next."""
    rest = b""
    """The first bytes of an incomplete frame."""

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

    def data_received(self, data: bytes) -> None:
        """Handle bytes from the client."""
        if self.fast_path:
            self.read_frames(self.rest + data if self.rest else data)
            return
        opening = not self.handshake_initiated
        super().data_received(data)
        # Clients wait for our handshake before they send frames. One that does not stays with uvicorn's decoder.
        self.fast_path = opening and self.handshake_initiated and data.endswith(b"\r\n\r\n")

    def read_frames(self, data: bytes) -> None:
        """Handle all complete frames and keep the rest; give up the fast path at the first unusual one."""
        start = 0
        while (found := frame_bounds(data, start)) is not None:
            begin, end = found
            if begin == end or not self.read_frame(data, start, begin, end):
                self.fast_path = False
                super().data_received(data[start:])
                return
            start = end
        self.rest = data[start:]

    def read_frame(self, data: bytes, start: int, begin: int, end: int) -> bool:
        """Handle one complete frame; return False if it needs uvicorn's decoder."""
        if data[start] in (PING, PONG) and end - begin < LONG:
            super().data_received(data[start:end])
            return True
        if data[start] != WHOLE_TEXT or self.close_sent or self.conn.state is not OPEN:
            return False
        payload = unmask(data[begin:end], data[begin - 4 : begin])
        if self.on_message is not None and self.queue.empty() and self.on_message(payload):
            return True
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MAX_QUEUED:
            self.read_paused = True  # uvicorn's `receive` resumes reading
            self.transport.pause_reading()
        return True

    # --- To the client -------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        """Send an ASGI message."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.send_now(text.encode()):
            self.flush()
            await super().send(message)

    def send_now(self, text: bytes) -> bool:
        """Add a text frame to this iteration's batch; return False if the socket cannot."""
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


def frame_bounds(data: bytes, start: int) -> tuple[int, int] | None:
    """Return where the payload of a frame begins and ends; None if the frame is incomplete.

    They are equal for a frame that the fast path does not read: unmasked, empty, or of 64 kB and more.
    """
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1] - MASKED, start + 6
    if size == LONG:
        if len(data) < start + 4:
            return None
        size, begin = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
    elif size < 0 or size > LONG:
        return start, start
    return (begin, begin + size) if len(data) >= begin + size else None


def unmask(payload: bytes, mask: bytes) -> bytes:
    """Return the payload XORed with the repeated mask (RFC 6455, 5.3)."""
    size = len(payload)
    masks = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(masks, "big")).to_bytes(size, "big")


def frame_header(size: int) -> bytes:
    """Return the header of an unmasked text frame with `size` bytes of payload."""
    if size < LONG:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return struct.pack("!BBH", WHOLE_TEXT, LONG, size)
    return struct.pack("!BBQ", WHOLE_TEXT, LONG + 1, size)
