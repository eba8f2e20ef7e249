"""What the rooms of the server share: handed to every request, made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from ziggurat.server.api.passwords import Passwords
from ziggurat.server.api.sessions import Sessions, Visitor, token_in
from ziggurat.server.background.analysis import Analyst
from ziggurat.server.background.notifications import Notifier
from ziggurat.server.config import Config
from ziggurat.server.limits import Limiter, Rate
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.sockets.connections import Sockets
from ziggurat.server.tables.chat import Chat
from ziggurat.server.tables.lobby import Lobby
from ziggurat.server.tables.registry import Hub
from ziggurat.store import Store

LOGINS = Rate(burst=10, per_second=0.1)  # per address, and per name
GUESTS = Rate(burst=100, per_second=1)  # per address: a whole club may sit behind one


@dataclass
class Rooms:
    """Everything a request may need."""

    config: Config
    store: Store
    hub: Hub
    lobby: Lobby
    chat: Chat
    sessions: Sessions
    passwords: Passwords
    notifier: Notifier
    metrics: Metrics
    log: Log
    logins: Limiter
    guests: Limiter
    sockets: Sockets
    analyst: Analyst


def rooms(request: Request) -> Rooms:
    """Return the rooms of the server that a request reached."""
    found: Rooms = request.app.state.rooms
    return found


House = Annotated[Rooms, Depends(rooms)]


async def visitor(request: Request, house: House) -> Visitor:
    """Return who asks; without a session the answer is 401."""
    return await house.sessions.required(token_in(house.config, request.headers, request.cookies))


Someone = Annotated[Visitor, Depends(visitor)]
