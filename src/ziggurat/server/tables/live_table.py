"""A table in memory: its connections, its queue of work, and the commands acknowledged last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ziggurat.server.connection import Connection
from ziggurat.table.json_types import LastingView, TableView
from ziggurat.table.state import Seat
from ziggurat.table.table import Table, Viewer

MAX_ACKNOWLEDGED = 256

Request = tuple[str, str]
"""The account that sent a command, and the id that the client gave it. Neither has a space."""


class LobbyCard(NamedTuple):
    """The part of a lobby summary that rarely changes, with its source view."""

    view: LastingView
    data: str
    accounts: tuple[str, ...]


class LobbyState(NamedTuple):
    """The fields of a lobby summary that make it worth storing again."""

    card: LobbyCard
    status: str
    waiting: tuple[str, ...]
    deadline: int | None


class RemotePresence(NamedTuple):
    """The seats and the number of spectators that another process has connected, until a monotonic time."""

    seats: tuple[int, ...]
    spectators: int
    until: float


@dataclass(eq=False)
class LiveTable:
    """A table in memory with its connections.

    All work that changes the table or depends on its being durable runs one piece at a time: `enter` starts it in the
    order of arrival, `leave` ends it. Both are synchronous, so no caller that is cancelled can keep a table busy.
    """

    id: str
    table: Table
    created: int
    connections: dict[Connection, Viewer] = field(default_factory=dict)
    views: dict[Viewer, TableView] = field(default_factory=dict)
    """The last view of each viewer with a client that applies patches; the next patch is relative to it."""
    acknowledged: OrderedDict[Request, int] = field(default_factory=OrderedDict)
    """The version after each of the last commands, also of other processes; a command sent again is answered from
    here."""
    snapshot_at: int = 0
    chat_sent: int = 0
    """The number of the last chat line sent to the connections."""
    log_task: asyncio.Task[None] | None = None
    """Prepares the log of a table that was loaded."""
    presence_sent: bytes = b""
    """The last presence frame sent to all connections."""
    presence_planned: bool = False
    remote: dict[str, RemotePresence] = field(default_factory=dict)
    """The presence at other processes."""
    used: float = 0.0
    """When the table was last needed, as monotonic time."""
    dirty: bool = False
    """Whether memory may differ from the store: the table has to be reloaded before anything else."""

    catching_up: bool = False
    """Whether events of other processes will be read."""

    busy: bool = False
    queue: deque[Callable[[], None]] = field(default_factory=deque)

    lobby_sent: LobbyState | None = None
    """The lobby state that this process stored last."""
    lobby_sent_at: int = 0
    lobby_key: tuple[Any, ...] = ()
    """The table's summary key at that time; while it is the same, so is the lobby state."""
    lobby_card: LobbyCard | None = None
    seated: Sequence[Seat] = ()
    """The seats for which the viewers of the connections were last computed."""

    def enter(self, start: Callable[[], None]) -> None:
        """Start work now if the table is idle, otherwise after the work queued before it."""
        if self.busy:
            self.queue.append(start)
        else:
            self.busy = True
            start()

    def leave(self) -> None:
        """End the current work and start the next in the queue."""
        if self.queue:
            self.queue.popleft()()
        else:
            self.busy = False

    def acknowledge(self, request: Request, version: int) -> None:
        """Remember that a command has been carried out, and the version after it."""
        self.acknowledged[request] = version
        if len(self.acknowledged) > MAX_ACKNOWLEDGED:
            self.acknowledged.popitem(last=False)
