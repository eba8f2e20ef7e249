"""uvicorn's WebSocket, with a short cut for what happens thousands of times a second.

A whole text frame from a client is taken as it comes, and one to a client that reads is written at once, both without a
pass through the general machinery. Everything else (opening, closing, heartbeats, frames in pieces or malformed, a
client that reads slowly) is uvicorn's.
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

WHOLE_TEXT = 0x81  # RFC 6455, 5.2: the last (and only) frame of a text
PING, PONG = 0x89, 0x8A
MASKED = 0x80  # 5.1: whatever a client sends is masked
LONG = 126  # a length that stands in the next two bytes
MOST_WAITING = 8  # frames read ahead of the application; then the client has to wait
EXTENSION = "ziggurat.wire"
OPEN = State.OPEN


class Round:
    """The sockets of one event loop that have something to send in this round of it.

    All are written together at its end: to give the kernel something is by far the dearest part of sending it.
    """

    def __init__(self) -> None:
        self.wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        """Let a socket be written at the end of the round."""
        if not self.wires:
            wire.loop.call_soon(self.flush)
        self.wires.append(wire)

    def flush(self) -> None:
        """Write what was sent."""
        wires, self.wires = self.wires, []
        for wire in wires:
            wire.flush()


ROUNDS: WeakKeyDictionary[asyncio.AbstractEventLoop, Round] = WeakKeyDictionary()


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket as uvicorn sees it. The application finds it among the extensions of its scope."""

    short_cut = False
    """Whether frames are taken here. uvicorn's reader then stands between two frames, so either may take the next."""
    rest = b""
    """The beginning of a frame that has not come whole yet."""

    def __init__(self, *setting: Any, **named: Any) -> None:
        super().__init__(*setting, **named)
        self.round = ROUNDS.setdefault(self.loop, Round())
        self.outgoing: list[bytes] = []
        """What was sent in this round of the loop."""
        self.full = False
        """Whether more waits to be sent than may wait."""
        self.taker: Callable[[bytes], bool] | None = None
        """Answers a text at once, if it can, and tells whether it did."""

    # --- From the client -----------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """Let the application know that it may write here directly."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Take what a client sends."""
        if self.short_cut:
            self.take(self.rest + data if self.rest else data)
            return
        opening = not self.handshake_initiated
        super().data_received(data)
        # A client waits for our answer before it sends frames; one that does not goes the long way for ever.
        self.short_cut = opening and self.handshake_initiated and data.endswith(b"\r\n\r\n")

    def take(self, data: bytes) -> None:
        """Take whole frames; leave the beginning of the next one for later."""
        start = 0
        while (found := frame_at(data, start)) is not None:
            begin, end = found
            if begin == end or not self.take_one(data, start, begin, end):
                self.short_cut = False
                super().data_received(data[start:])
                return
            start = end
        self.rest = data[start:]

    def take_one(self, data: bytes, start: int, begin: int, end: int) -> bool:
        """Take one frame that has come whole; False if it is not a simple one."""
        if data[start] in (PING, PONG) and end - begin < LONG:
            super().data_received(data[start:end])
            return True
        if data[start] != WHOLE_TEXT or self.close_sent or self.conn.state is not OPEN:
            return False
        payload = unmasked(data[begin:end], data[begin - 4 : begin])
        if self.taker is not None and self.queue.empty() and self.taker(payload):
            return True
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True  # `receive` lets it go on
            self.transport.pause_reading()
        return True

    # --- To the client -------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        """Send a message of the application."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.post(text.encode()):
            self.flush()
            await super().send(message)

    def post(self, text: bytes) -> bool:
        """Send a text in this round of the loop; False if something is in its way, and nothing was sent."""
        if not self.free():
            return False
        if not self.outgoing:
            self.round.add(self)
        self.outgoing += header(len(text)), text
        return True

    def flush(self) -> None:
        """Write what was sent in this round."""
        if self.outgoing and not self.transport.is_closing():
            self.transport.write(b"".join(self.outgoing))
        self.outgoing.clear()

    def shutdown(self) -> None:
        """Say goodbye when the server stops."""
        self.flush()
        super().shutdown()

    def free(self) -> bool:
        """Tell whether a frame can go out now, with nothing before it and nothing in its way."""
        ready = self.handshake_complete and self.initial_response is None and not self.full
        return ready and not self.disconnected and not self.close_sent

    def pause_writing(self) -> None:
        """Note that the client does not read as fast as we write."""
        self.full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """Note that the client has caught up."""
        self.full = False
        super().resume_writing()


def frame_at(data: bytes, start: int) -> tuple[int, int] | None:
    """Return where the payload of the frame that starts here begins and ends; None if it has not come whole yet.

    Both are the start if it is none of those that the short cut takes: not masked, empty, or of 64 kB and more.
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


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """Take the mask off a payload (5.3): every byte is combined with one of the mask's four, in turn."""
    size = len(payload)
    masks = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(masks, "big")).to_bytes(size, "big")


def header(size: int) -> bytes:
    """Return the head of a text frame of so many bytes."""
    if size < LONG:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return struct.pack("!BBH", WHOLE_TEXT, LONG, size)
    return struct.pack("!BBQ", WHOLE_TEXT, LONG + 1, size)
