"""The WebSocket: one a client. Reading and sending are two tasks, so a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
import contextlib

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from ziggurat.server.clients import Client, frame_of
from ziggurat.server.conversation import CHAT, Conversation
from ziggurat.server.guard import address_of
from ziggurat.server.hub import now_ms
from ziggurat.server.limits import Limiter
from ziggurat.server.rooms import Rooms
from ziggurat.server.sessions import token_in
from ziggurat.store import StoreError

router = APIRouter()
chatting = Limiter(CHAT)
TEXT_ONLY = 1003
GO_AWAY = 1012
TOO_SLOW = 1013
NO_SESSION = 4401
TOO_MANY = 4429
SEND_SECONDS = 20.0


@router.websocket("/ws")
async def talk(socket: WebSocket) -> None:
    """Talk to one client until it goes."""
    rooms: Rooms = socket.app.state.rooms
    try:
        visitor = await rooms.sessions.visitor(token_in(rooms.config, socket.headers, socket.cookies))
    except StoreError:
        await socket.close(GO_AWAY)
        return
    await socket.accept()
    if visitor is None:
        await socket.close(NO_SESSION, "no_session")
        return
    client = Client(visitor.account.account_id, visitor.account.name, address_of(socket.scope))
    if not rooms.sockets.add(client):
        await socket.close(TOO_MANY, "too_many_sockets")
        return
    conversation = Conversation(rooms.hub, rooms.lobby, client, chatting)
    client.send(frame_of("welcome", name=client.name, now=now_ms()))
    sending = asyncio.create_task(send_all(socket, client))
    reading = asyncio.create_task(read_all(socket, conversation))
    try:
        await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        conversation.gone()
        rooms.sockets.remove(client)
        reading.cancel()
        client.finish()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(asyncio.shield(sending), 1.0)
        sending.cancel()


async def read_all(socket: WebSocket, conversation: Conversation) -> None:
    """Answer frames until the client goes."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                await socket.close(TEXT_ONLY, "text_only")
                return
            await conversation.take(text)


async def send_all(socket: WebSocket, client: Client) -> None:
    """Send what is queued, in order; who does not read is let go."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
        while (text := await client.queue.get()) is not None:
            await asyncio.wait_for(socket.send_text(text), SEND_SECONDS)
        await socket.close(TOO_SLOW if client.overrun else GO_AWAY)
