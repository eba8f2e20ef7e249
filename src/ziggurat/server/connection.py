"""Connections: the outgoing frames of each, and all of them by account."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable
from typing import Any

from ziggurat.json_text import json_bytes
from ziggurat.server.limits import Budget
from ziggurat.server.metrics import Metrics

# Queued frames and bytes; a client further behind is disconnected and resyncs with `hello`.
MAX_QUEUED = 512
MAX_QUEUED_BYTES = 2_097_152
MAX_PER_ACCOUNT = 16
SESSIONS_TOPIC = "sessions"  # of hints between processes: sessions of an account have ended
SEND_SECONDS = 20.0  # how long a client may read nothing at all
WATCH_SECONDS = 5.0


def encode_frame(kind: str, /, **fields: Any) -> bytes:
    """Return a frame of the server as UTF-8 JSON."""
    return json_bytes({"type": kind, **fields})


class Connection:
    """One WebSocket and its account. Sending never waits for a slow client."""

    def __init__(self, account: str, name: str, address: str, session: str = "") -> None:
        self.account = account
        self.name = name
        self.address = address
        self.session = session
        """The hash of the session token with which the client connected."""
        self.send_now: Callable[[bytes], bool] | None = None
        """Writes a frame to the socket immediately; returns False if the socket cannot take it now."""
        self.budget: Budget | None = None
        """Limits the frames that the client may send."""
        self.frames: deque[bytes] = deque()
        self.queued_bytes = 0
        self.tables: set[str] = set()
        """Ids of the tables that the client has joined."""
        self.invitations: dict[str, str] = {}
        """Hashes of the links with which the client joined private tables, by table."""
        self.shares: set[str] = set()
        """Ids of the private tables whose finished game the client sees by a link, without the chat."""
        self.patches = False
        """Whether the client applies patches to its views; otherwise it gets whole views."""
        self.blocked: frozenset[str] = frozenset()
        """Accounts whose chat lines the client does not get."""
        self.finished = False
        self.overrun = False
        """Whether the connection was closed because its queue was full."""
        self.sender: asyncio.Task[None] | None = None
        self.busy_since: float | None = None
        """When the sender began to write the present batch of frames; None while it waits."""
        self.wake: asyncio.Future[None] | None = None

    def send(self, frame: bytes) -> None:
        """Send a frame now or queue it; close the connection if the queue is full."""
        if self.finished:
            return
        if not self.frames and self.busy_since is None and self.send_now is not None and self.send_now(frame):
            return
        if len(self.frames) >= MAX_QUEUED or self.queued_bytes + len(frame) > MAX_QUEUED_BYTES:
            self.overrun = True
            self.finish()
            return
        self.frames.append(frame)
        self.queued_bytes += len(frame)
        self.wake_sender()

    def next_frame(self) -> bytes:
        """Remove the oldest frame from the queue and return it."""
        frame = self.frames.popleft()
        self.queued_bytes -= len(frame)
        return frame

    def charge(self, cost: float) -> None:
        """Charge work that the client has caused; its next frames wait longer."""
        if cost and self.budget is not None:
            self.budget.charge(cost)

    def finish(self) -> None:
        """Close the connection after the queued frames have been sent."""
        self.finished = True
        self.wake_sender()

    def close(self) -> None:
        """Close the connection at once: queued frames are dropped and no frame of the client is handled."""
        self.frames.clear()
        self.queued_bytes = 0
        self.finish()

    def wake_sender(self) -> None:
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    async def wait_for_frames(self) -> bool:
        """Wait until frames are queued; return False once the connection is finished."""
        self.busy_since = None
        while not self.frames:
            if self.finished:
                return False
            self.wake = asyncio.get_running_loop().create_future()
            await self.wake
        self.busy_since = time.monotonic()
        return True


class Connections:
    """The open connections of each account."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.by_account: dict[str, set[Connection]] = defaultdict(set)

    def add(self, connection: Connection) -> bool:
        """Register a connection; return False if its account has too many."""
        if len(self.by_account[connection.account]) >= MAX_PER_ACCOUNT:
            return False
        self.by_account[connection.account].add(connection)
        self.metrics.sockets.add(1)
        return True

    def remove(self, connection: Connection) -> None:
        connections = self.by_account.get(connection.account, set())
        if connection in connections:
            connections.remove(connection)
            self.metrics.sockets.add(-1)
        if not connections:
            self.by_account.pop(connection.account, None)

    def is_online(self, account: str) -> bool:
        return account in self.by_account

    async def watch(self) -> None:
        """Close stalled connections every few seconds, until cancelled."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            self.close_stalled(time.monotonic())

    def close_stalled(self, now: float) -> None:
        """Close connections that have read nothing for SEND_SECONDS."""
        for connection in [each for connections in self.by_account.values() for each in connections]:
            since = connection.busy_since
            if since is not None and connection.sender and now - since > SEND_SECONDS:
                connection.sender.cancel()

    def close_account(self, account: str, *, keep: str = "") -> None:
        """Close the connections of an account, except those of the session `keep`."""
        for connection in list(self.by_account.get(account, ())):
            if connection.session != keep:
                connection.close()

    def close_session(self, account: str, session: str) -> None:
        """Close the connections of a session that has ended."""
        for connection in list(self.by_account.get(account, ())):
            if connection.session == session:
                connection.close()

    def move_session(self, account: str, old: str, new: str) -> None:
        """Assign the connections of a session to the one that replaces it."""
        for connection in self.by_account.get(account, ()):
            if connection.session == old:
                connection.session = new

    def sessions(self) -> set[str]:
        """Return the sessions of all open connections."""
        return {each.session for connections in self.by_account.values() for each in connections if not each.finished}

    def keep_sessions(self, checked: set[str], valid: set[str]) -> None:
        """Close the connections of the checked sessions that are not valid."""
        for connection in [each for connections in self.by_account.values() for each in connections]:
            if connection.session in checked - valid:
                connection.close()

    def set_blocked(self, account: str, blocked: frozenset[str]) -> None:
        """Set whose chat lines the clients of an account do not get."""
        for connection in self.by_account.get(account, ()):
            connection.blocked = blocked
