"""The interface of a store."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from types import TracebackType
from typing import NamedTuple, Self

from ziggurat.outcomes import Done, resolve
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

    The topics `table` and `chat` have the table and its newest number; a server may add topics. The topic `shared`
    means that another process has a table too, and that hints about it arrive from now on: it should be read again. The
    topic `all` means that any hints may have been missed: everything on display should be read again.
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

    async def append(self, table_id: str, rows: Sequence[Row], summary: Summary | None = None) -> None:
        """Add events to a table, all or none, and the summary. Durable on return.

        Raises `Conflict` unless the first event is the next one of the table, `Unavailable` if the medium fails. A
        caller that is cancelled meanwhile does not stop the append.
        """
        outcome = asyncio.get_running_loop().create_future()
        self.append_later(table_id, rows, summary, partial(resolve, outcome))
        await outcome

    @abstractmethod
    def append_later(self, table_id: str, rows: Sequence[Row], summary: Summary | None, done: Done) -> None:
        """Append, and call `done` from the event loop with None or the error; without a task per append."""

    single_writer = False
    """Whether no other process can write to this database."""

    @abstractmethod
    def listen(self, callback: Callable[[Hint], None]) -> None:
        """Call `callback` for every hint of another process."""

    def watch(self, table_id: str) -> None:
        """Receive the hints about a table; the hint `shared` follows if another process has it too."""

    def unwatch(self, table_id: str) -> None:
        """Stop receiving the hints about a table."""

    def is_shared(self, table_id: str) -> bool:
        """Return whether another process watches a table too, as far as this one knows."""
        return False

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
