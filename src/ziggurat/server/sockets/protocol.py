"""uvicorn's WebSocket protocol with a fast path for text frames, and limits for every frame.

Incoming bytes are split into frames here. A frame is decoded only if the budgets of its connection and its address
allow it; until then reading pauses, and a client that is far ahead of its budget is closed. Unfragmented text frames
are decoded here, and frames to clients that keep up are written together at the end of the event-loop iteration.
Everything else is left to uvicorn, one frame at a time: handshake, close, fragments, malformed frames, slow clients.

The class relies on internals of uvicorn. pyproject.toml therefore caps uvicorn's version, and
tests/server/test_protocol.py checks that each attribute exists.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from ziggurat.server.api.security import HEADERS
from ziggurat.server.limits import Budget, Rate
from ziggurat.server.sockets.admission import Admission

WHOLE_TEXT = 0x81  # RFC 6455, 5.2: an unfragmented text frame
CONTINUED = (0x01, 0x02)  # the first fragment of a text or binary message
FRAGMENT, LAST_FRAGMENT = 0x00, 0x80
MASKED = 0x80  # 5.1: frames from a client are masked
LONG = 126  # 5.2: the length is in the next two bytes, with LONG + 1 in the next eight
HEADER_BYTES = 14  # the longest header
MAX_QUEUED = 8  # frames read before the application has received them; then reading pauses
EXTENSION = "ziggurat.protocol"
OPEN = State.OPEN

FRAME_RATE = Rate(burst=250, per_second=120)  # tokens per connection, a little more than 100 small frames per second
READ_COST = 0.1  # a read from the socket, so that single bytes are not free
BYTES_PER_TOKEN = 2048.0
MAX_FRAMES = 16  # handled per connection in one iteration of the event loop
MAX_BACKLOG = 16_384  # unhandled bytes of a client that has used up its budget
MAX_FRAGMENTS = 64  # of one message
MIN_PAUSE = 0.02  # seconds
FLOOD = 4429
PROTOCOL_ERROR = 1002  # 7.4.1
BAD_TEXT = 1007  # 7.4.1: not UTF-8
CLOSE_SECONDS = 1.0  # how long a client may take to read why it was closed
ABORT_SECONDS = 15.0  # after a close frame, also if the client reads nothing; uvicorn waits 10 s for the client's


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


class Handshake(ServerProtocol):
    """Adds the security headers to the responses of refused handshakes."""

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(HEADERS)
        return response


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket. The application finds it among the extensions of its scope."""

    rest = b""
    """Bytes that have not been handled yet: an incomplete frame, or frames for which the budget does not suffice."""
    pausing: asyncio.TimerHandle | None = None
    """Ends a pause of reading that the budget demands."""
    aborting: asyncio.TimerHandle | None = None
    """Ends a connection whose client does not read the close frame."""
    continuing = False
    """Whether more of the received frames are handled in the next iteration."""
    fragments = 0
    """Fragments received of an incomplete message."""
    finished = False
    """Whether the connection was closed here: nothing more is read."""

    def __init__(self, *arguments: Any, admission: Admission | None = None, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.admission = admission
        self.batch = BATCHES.setdefault(self.loop, WriteBatch())
        self.budget = Budget(FRAME_RATE, self.loop.time())
        self.max_size = self.config.ws_max_size
        self.conn = Handshake(max_size=self.max_size, logger=self.logger)
        self.outgoing: list[bytes] = []
        """Frames to write at the end of this iteration."""
        self.write_paused = False
        """Whether the transport's write buffer is above its high-water mark."""
        self.on_message: Callable[[bytes], bool] | None = None
        """Handles a text frame synchronously; returns False if it has to be queued."""
        self.on_flood: Callable[[], object] | None = None
        """Called when the connection is closed because its client floods the server."""

    # --- From the client -----------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """Offer this object to the application; read frames only after it has accepted."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # ASGI allows any value
            self.update_reading()

    def data_received(self, data: bytes) -> None:
        """Handle bytes from the client."""
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # uvicorn always passes a whole request
                self.refuse_handshake()
        elif not self.finished:
            self.budget.charge(READ_COST)
            self.rest = self.rest + data if self.rest else data
            self.read_frames()

    def refuse_handshake(self) -> None:
        """Answer a handshake with too many or too long headers."""
        self.close_sent = self.handshake_initiated = self.finished = True
        lines = ["HTTP/1.1 400 Bad Request", "connection: close", "content-length: 0"]
        lines += [f"{name}: {value}" for name, value in HEADERS.items()]
        self.transport.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode())
        self.transport.close()

    def read_frames(self) -> None:
        """Handle at most MAX_FRAMES complete frames, while the budget allows it, and keep the rest."""
        data, start, self.continuing = self.rest, 0, False
        try:
            for _ in range(MAX_FRAMES):
                found = frame_bounds(data, start, self.max_size)
                if found is None or self.must_wait(len(data) - start):
                    break
                first, (begin, start) = start, found
                self.budget.charge(1.0 + (start - first) / BYTES_PER_TOKEN)
                self.read_frame(data, first, begin, start)
                if self.finished:
                    break
            else:
                self.continuing = True
                self.loop.call_soon(self.continue_reading)
        finally:  # a frame whose handler fails is not handled again
            self.rest = b"" if self.finished else data[start:]
        if self.continuing or self.read_paused:
            self.update_reading()

    def must_wait(self, backlog: int) -> bool:
        """Pause and return True if the budget, the queue or the client's reading does not allow another frame."""
        seconds = self.budget.wait(self.loop.time())
        if seconds:
            self.pause(seconds, backlog)
        elif self.write_paused or self.queue.qsize() >= MAX_QUEUED:
            self.update_reading()
        else:
            return False
        return True

    def read_frame(self, data: bytes, start: int, begin: int, end: int) -> None:
        """Handle one frame; uvicorn decodes all but whole text frames."""
        if data[start] == WHOLE_TEXT and begin and not self.fragments and self.conn.state is OPEN:
            self.read_text(unmask(data[begin:end], data[begin - 4 : begin]))
            return
        self.count_fragment(data[start])
        if not self.finished:
            super().data_received(data[start:end])
        if not begin and not self.finished:  # malformed: uvicorn has closed the connection
            self.finish(PROTOCOL_ERROR)

    def read_text(self, payload: bytes) -> None:
        """Handle a text synchronously or queue it for the application."""
        if self.on_message is not None and self.queue.empty() and self.on_message(payload):
            return
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            self.finish(BAD_TEXT)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def count_fragment(self, first: int) -> None:
        """Limit the fragments of one message: their number is unlimited if they are empty."""
        if first in CONTINUED:
            self.fragments = 1
        elif first == LAST_FRAGMENT:
            self.fragments = 0
        elif first == FRAGMENT:
            self.fragments += 1
            if self.fragments > MAX_FRAGMENTS:
                self.close_flooder()

    def send_receive_event_to_app(self) -> None:
        """Queue a message that uvicorn has decoded; close the connection if it is not UTF-8."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.finish(BAD_TEXT)
        else:
            super().send_receive_event_to_app()

    async def receive(self) -> Any:
        """Return the next ASGI message; continue reading where the queue was full."""
        message = await self.queue.get()
        if self.read_paused:
            # Not at once: the application must have begun to handle this message before the next frame is read.
            self.loop.call_soon(self.continue_reading)
        return message

    # --- Pauses --------------------------------------------------------------------------------------------

    def pause(self, seconds: float, backlog: int) -> None:
        """Stop reading until the budget allows more; close a client that is far ahead of it."""
        if backlog > MAX_BACKLOG:
            self.close_flooder()
        elif self.pausing is None:
            self.pausing = self.loop.call_later(max(seconds, MIN_PAUSE), self.end_pause)
            self.update_reading()

    def end_pause(self) -> None:
        self.pausing = None
        self.continue_reading()

    def continue_reading(self) -> None:
        """Handle frames that were received before a pause, then read again."""
        if not self.finished and not self.disconnected:
            self.read_frames()
            self.update_reading()

    def update_reading(self) -> None:
        """Pause or resume the transport. A client that does not read is not read from either."""
        if self.finished or self.transport.is_closing():
            return
        held = self.pausing is not None or self.continuing or self.write_paused or not self.handshake_complete
        paused = held or self.queue.qsize() >= MAX_QUEUED
        if paused != self.read_paused:
            self.read_paused = paused
            if paused:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    # --- The end -------------------------------------------------------------------------------------------

    def close_flooder(self) -> None:
        """Close a connection whose client sends much more than its budget allows."""
        if self.on_flood is not None:
            self.on_flood()
        self.finish(FLOOD, "too_many_frames")

    def finish(self, code: int, reason: str = "") -> None:
        """Send a close frame and read nothing more; the client has CLOSE_SECONDS to read it."""
        self.finished, self.rest = True, b""
        self.flush()
        if self.conn.state is OPEN:
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_sent = True
        if not self.transport.is_closing():
            self.transport.pause_reading()
        # uvicorn does not close the transport while a close timer runs. Closing it now, with unread bytes in the
        # kernel, would reset the connection, and the client would not get the close frame.
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers of a lost connection and release its place."""
        if self.admission is not None:
            self.admission.close(self.transport)
        for timer in (self.pausing, self.aborting):
            if timer is not None:
                timer.cancel()
        self.pausing = self.aborting = None
        self.on_message = self.on_flood = None
        super().connection_lost(exc)
        # Without reference cycles a connection is freed at once. Garbage collections of many would stop all tables.
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)
        self.conn.parser.close()

    def shutdown(self) -> None:
        """Write what is left before uvicorn closes the socket."""
        self.flush()
        super().shutdown()

    # --- To the client -------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        """Send an ASGI message."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is not None and self.send_now(text.encode()):
            return
        self.flush()
        await super().send(message)
        if text is None:
            self.after_handshake_or_close()

    def after_handshake_or_close(self) -> None:
        """Begin to read after the handshake; limit the time that a client has to read a close frame."""
        if not self.close_sent:
            self.update_reading()
        elif self.aborting is None and not self.disconnected:
            self.aborting = self.loop.call_later(ABORT_SECONDS, self.transport.abort)

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

    def pause_writing(self) -> None:
        """Stop reading while the transport's write buffer exceeds its high-water mark."""
        self.write_paused = True
        super().pause_writing()
        self.update_reading()

    def resume_writing(self) -> None:
        """Read again: the write buffer is below its low-water mark."""
        self.write_paused = False
        super().resume_writing()
        self.loop.call_soon(self.continue_reading)


def frame_bounds(data: bytes, start: int, max_size: int) -> tuple[int, int] | None:
    """Return where the payload of a frame begins and ends; None if the frame is incomplete.

    A payload that is not masked or too large begins at 0 and ends after the header: more of it is not needed.
    """
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1] - MASKED, start + 6
    if size >= LONG:
        wide = 2 if size == LONG else 8
        begin += wide
        if len(data) < start + 2 + wide:
            return None
        size = int.from_bytes(data[start + 2 : start + 2 + wide], "big")
    if size < 0 or size > max_size:
        return 0, start + HEADER_BYTES
    return (begin, begin + size) if len(data) >= begin + size else None


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


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
