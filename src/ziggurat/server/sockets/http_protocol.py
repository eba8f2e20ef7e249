"""uvicorn's HTTP protocol with timeouts, a limited number of connections, and security headers on all responses.

The class relies on internals of uvicorn. pyproject.toml therefore caps uvicorn's version, and
tests/server/test_http_protocol.py checks that each attribute exists.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ziggurat.server.api.security import HEADERS
from ziggurat.server.sockets.admission import Admission

REQUEST_SECONDS = 10.0  # from the first byte of a request, or from the connection, to the end of the request
READ_SECONDS = 20.0  # how long a client may read nothing of a response


class LimitedHttpProtocol(H11Protocol):
    """One HTTP connection."""

    deadline: asyncio.TimerHandle | None = None
    """Closes the connection if the request is not complete in time."""
    reading: asyncio.TimerHandle | None = None
    """Closes the connection if the client reads nothing of a response for long."""

    def __init__(self, *arguments: Any, admission: Admission, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.admission = admission

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        if self.admission.open(transport):
            self.start_deadline()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Handle bytes; the whole request must arrive before the deadline."""
        if self.deadline is None and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.start_deadline()
        try:
            super().data_received(data)
        except h11.LocalProtocolError:  # invalid bytes after a response has begun: it cannot be replaced by an error
            self.transport.abort()

    def handle_events(self) -> None:
        """Handle what has arrived; end the deadline once the request is complete."""
        super().handle_events()
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.stop_deadline()
            self.admission.set_busy(self.transport)

    def start_deadline(self) -> None:
        self.deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def stop_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self.admission.set_waiting(self.transport)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass the connection on; its place is released by the WebSocket's protocol."""
        self.stop_deadline()
        self.admission.set_busy(self.transport)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_deadline()
        self.stop_reading()
        self.admission.close(self.transport)
        super().connection_lost(exc)

    # --- Responses -----------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """Answer bytes that are not HTTP; the application learns that the client has gone."""
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        body = b'{"code": "malformed", "params": {"field": "", "problem": "http"}, "reason": null}'
        head = [(b"content-type", b"application/json"), (b"connection", b"close"), *headers]
        for event in (h11.Response(status_code=400, headers=head), h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def pause_writing(self) -> None:
        """Limit the time in which the client may read nothing."""
        self.stop_reading()
        self.reading = self.loop.call_later(READ_SECONDS, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stop_reading()
        super().resume_writing()

    def stop_reading(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
