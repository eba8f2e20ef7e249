"""The WebSocket: one a client. Reading and sending are two tasks, so a slow reader holds up nobody.

Who reads fast enough gets frames written at once; the sending task has work only where something must wait.
"""

from __future__ import annotations

import asyncio
import contextlib

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ziggurat.server.api.security import address_of
from ziggurat.server.api.sessions import token_in
from ziggurat.server.limits import Limiter
from ziggurat.server.now import now_ms
from ziggurat.server.services import Rooms
from ziggurat.server.sockets.connection import Client, frame_of
from ziggurat.server.sockets.handler import CHAT, Conversation
from ziggurat.server.sockets.protocol import EXTENSION, Wire
from ziggurat.store import StoreError

TEXT_ONLY = 1003
GO_AWAY = 1012
TOO_SLOW = 1013
NO_SESSION = 4401
TOO_MANY = 4429


class Socket:
    """The application behind `/ws`. It speaks ASGI directly: a framework's wrapper around every frame would cost."""

    def __init__(self) -> None:
        self.chatting = Limiter(CHAT)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Talk to one client until it goes."""
        socket = WebSocket(scope, receive, send)
        client = await self.client_of(socket)
        if client is None:
            return
        rooms: Rooms = socket.app.state.rooms
        conversation = Conversation(rooms.hub, rooms.lobby, client, rooms.chat, self.chatting)
        wire = wire_of(scope)
        if wire is not None:
            wire.taker = conversation.take_now
        client.send(frame_of("welcome", name=client.name, now=now_ms()))
        sending = client.sender = asyncio.create_task(send_all(send, client))
        reading = asyncio.create_task(read_all(receive, send, conversation))
        try:
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if wire is not None:
                wire.taker = None
            conversation.gone()
            rooms.sockets.remove(client)
            reading.cancel()
            client.finish()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(asyncio.shield(sending), 1.0)
            sending.cancel()

    async def client_of(self, socket: WebSocket) -> Client | None:
        """Open the socket for who has a session; close it with a reason for others."""
        rooms: Rooms = socket.app.state.rooms
        try:
            visitor = await rooms.sessions.visitor(token_in(rooms.config, socket.headers, socket.cookies))
        except StoreError:
            await socket.close(GO_AWAY)
            return None
        await socket.accept()
        if visitor is None:
            await socket.close(NO_SESSION, "no_session")
            return None
        wire = wire_of(socket.scope)
        post = wire.post if wire is not None else None
        client = Client(visitor.account.account_id, visitor.account.name, address_of(socket.scope), post)
        if not rooms.sockets.add(client):
            await socket.close(TOO_MANY, "too_many_sockets")
            return None
        return client


def wire_of(scope: Scope) -> Wire | None:
    """Return the short cut to a socket, if it has one."""
    found: Wire | None = scope.get("extensions", {}).get(EXTENSION)
    return found


async def read_all(receive: Receive, send: Send, conversation: Conversation) -> None:
    """Answer frames until the client goes."""
    with contextlib.suppress(RuntimeError, OSError):
        while (message := await receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            if text is None:
                await close(send, TEXT_ONLY, "text_only")
                return
            await conversation.take(text)


async def send_all(send: Send, client: Client) -> None:
    """Send what is queued, in order. Who does not read at all is let go by `Sockets.watch`."""
    with contextlib.suppress(RuntimeError, OSError):
        while await client.waiting():
            while client.frames:
                await send({"type": "websocket.send", "text": client.frames.popleft().decode()})
        await close(send, TOO_SLOW if client.overrun else GO_AWAY)


async def close(send: Send, code: int, reason: str = "") -> None:
    """Close a socket."""
    await send({"type": "websocket.close", "code": code, "reason": reason})
