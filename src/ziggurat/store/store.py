"""The interface of a store."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import NamedTuple, Self

from ziggurat.store.accounts import Accounts
from ziggurat.store.bot_jobs import BotJobs
from ziggurat.store.chat import Chat
from ziggurat.store.database import Statement
from ziggurat.store.events import Events
from ziggurat.store.friends import Friends
from ziggurat.store.invitations import Invitations
from ziggurat.store.leases import Leases
from ziggurat.store.lobby import Lobby
from ziggurat.store.mail_links import MailLinks
from ziggurat.store.moderation import Moderation
from ziggurat.store.notices import Notices
from ziggurat.store.outages import Outages
from ziggurat.store.pairings import Pairings
from ziggurat.store.records import Records
from ziggurat.store.rows import Row, Summary
from ziggurat.store.sessions import Sessions
from ziggurat.store.shares import Shares
from ziggurat.store.values import Values

CHECK = "INSERT INTO health (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"


class Hint(NamedTuple):
    """A notification from another process.

    The topics `table` and `chat` have the table and its newest number; a server may add topics. The topic `watched`
    means that hints about a table arrive from now on: it should be read again. The topic `all` means that any hints may
    have been missed: everything on display should be read again.
    """

    topic: str
    key: str
    number: int


class Store(
    Events,
    Lobby,
    Accounts,
    Sessions,
    Chat,
    Invitations,
    Notices,
    MailLinks,
    Moderation,
    Records,
    Outages,
    Values,
    Shares,
    Friends,
    Pairings,
    Leases,
    BotJobs,
):
    """All calls of a store, which belongs to one event loop.

    Use it with `async with open_store(address) as store`.
    """

    @abstractmethod
    async def open(self) -> None:
        """Connect and migrate the schema. Raises `Unavailable` or `NewerSchema`."""

    @abstractmethod
    async def close(self) -> None:
        """Complete pending writes, then disconnect."""

    @abstractmethod
    async def append(self, table_id: str, rows: Sequence[Row], summary: Summary | None = None) -> None:
        """Add events to a table, all or none, and the summary. Durable on return.

        Raises `Conflict` unless the first event is the next one of the table, `Unavailable` if the medium fails.
        """

    def append_later(
        self, table_id: str, rows: Sequence[Row], summary: Summary | None, done: Callable[[Exception | None], None]
    ) -> None:
        """Append, and call `done` from the event loop with None or the error.

        The caller needs no task per append.
        """
        task = asyncio.get_running_loop().create_task(self.append(table_id, rows, summary))
        task.add_done_callback(lambda task: done(failure_of(task)))

    single_writer = False
    """Whether no other process can write to this database."""

    @abstractmethod
    def listen(self, callback: Callable[[Hint], None]) -> None:
        """Call `callback` for every hint of another process."""

    def watch(self, table_id: str) -> None:
        """Receive the hints about a table; the hint `watched` may follow when they begin to arrive."""

    def unwatch(self, table_id: str) -> None:
        """Stop receiving the hints about a table."""

    async def check_writable(self, at: int) -> None:
        """Write a row durably. Raises `Unavailable` if the database accepts no writes."""
        await self.write(Statement(CHECK, (at,)))

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def failure_of(task: asyncio.Task[None]) -> Exception | None:
    """Return the exception of a finished task, or None."""
    error = task.exception()
    if error is None or isinstance(error, Exception):
        return error
    raise error
