"""The ASGI application behind /ws: authenticate, read loop, send loop.

Reading and sending are two tasks. Frames are written immediately while the client keeps up; the send loop handles only
what had to be queued.
"""

from __future__ import annotations

import asyncio
import contextlib
import time

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ziggurat.server.api.security import client_address
from ziggurat.server.api.sessions import token_in
from ziggurat.server.connection import Connection, encode_frame
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms
from ziggurat.server.services import Services
from ziggurat.server.sockets.handler import MessageHandler
from ziggurat.server.sockets.protocol import EXTENSION, FastWebSocketProtocol

TEXT_ONLY = 1003
GO_AWAY = 1012
TOO_SLOW = 1013
NO_SESSION = 4401
TOO_MANY = 4429
FLUSH_SECONDS = 1.0  # how long queued frames may take to leave after the client or the server has closed


class WebSocketEndpoint:
    """Serves one WebSocket per call, as plain ASGI: Starlette's wrapper slows every frame."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        connection = await self.accept(socket)
        if connection is None:
            return
        services: Services = socket.app.state.services
        handler = MessageHandler(services, connection)
        protocol = fast_protocol(scope)
        if protocol is not None:
            protocol.on_message = handler.try_fast_path
            protocol.on_flood = lambda: services.flood_limits.allow(connection.address, time.monotonic())
        connection.send(encode_frame("welcome", name=connection.name, now=now_ms()))
        sending = connection.sender = asyncio.create_task(send_loop(send, connection))
        reading = asyncio.create_task(read_loop(receive, send, handler))
        try:
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if protocol is not None:
                protocol.on_message = None
            handler.close()
            services.connections.remove(connection)
            reading.cancel()
            connection.finish()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(asyncio.shield(sending), FLUSH_SECONDS)
            sending.cancel()

    async def accept(self, socket: WebSocket) -> Connection | None:
        """Return the connection of an account with a session; close the socket otherwise.

        Errors before the handshake become an HTTP response, see `SecurityMiddleware`.
        """
        services: Services = socket.app.state.services
        address = client_address(socket.scope)
        if services.flood_limits.level(address, time.monotonic()) < 1:
            raise ApiError(429, "too_many_frames")
        user = await services.sessions.find(token_in(services.config, socket.headers, socket.cookies))
        await socket.accept()
        if user is None:
            await socket.close(NO_SESSION, "no_session")
            return None
        connection = Connection(user.id, user.account.name, address, user.session)
        protocol = fast_protocol(socket.scope)
        if protocol is not None:
            protocol.budget.parent = services.frame_budgets.of(address, protocol.loop.time())
            connection.budget, connection.send_now = protocol.budget, protocol.send_now
        if not services.connections.add(connection):
            await socket.close(TOO_MANY, "too_many_sockets")
            return None
        return connection


def fast_protocol(scope: Scope) -> FastWebSocketProtocol | None:
    """Return the protocol object of a socket; None on servers that use another."""
    found: FastWebSocketProtocol | None = scope.get("extensions", {}).get(EXTENSION)
    return found


async def read_loop(receive: Receive, send: Send, handler: MessageHandler) -> None:
    """Handle frames until the client disconnects."""
    with contextlib.suppress(RuntimeError, OSError):
        while (message := await receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            if text is None:
                await close(send, TEXT_ONLY, "text_only")
                return
            await handler.handle(text)


async def send_loop(send: Send, connection: Connection) -> None:
    """Send queued frames in order, then close.

    `Connections.watch` cancels it for a client that reads nothing.
    """
    with contextlib.suppress(RuntimeError, OSError):
        while await connection.wait_for_frames():
            while connection.frames:
                await send({"type": "websocket.send", "text": connection.next_frame().decode()})
        await close(send, TOO_SLOW if connection.overrun else GO_AWAY)


async def close(send: Send, code: int, reason: str = "") -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})
