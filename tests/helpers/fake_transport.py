"""A WebSocket without a network: the test passes bytes to the protocol and reads what it writes."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState

from helpers.in_process import settle
from ziggurat.server.sockets.protocol import FastWebSocketProtocol

REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class FakeTransport(asyncio.Transport):
    """Keeps what is written, and whether the protocol wants to read."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = bytearray()
        self.reading = True
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True


async def silent_app(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts and reads until the client has gone."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def accepted_socket(transport: FakeTransport) -> FastWebSocketProtocol:
    """Return a protocol after its handshake."""
    config = Config(silent_app, log_level="critical", lifespan="off", ws_max_size=65_536)
    config.load()
    protocol = FastWebSocketProtocol(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.connection_made(transport)
    protocol.data_received(REQUEST)
    await settle(lambda: protocol.handshake_complete)
    return protocol
