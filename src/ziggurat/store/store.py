"""The interface of a store: everything a server keeps."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import NamedTuple, Self

from ziggurat.store.accounts import Accounts
from ziggurat.store.chat import Chat
from ziggurat.store.events import Events
from ziggurat.store.invitations import Invitations
from ziggurat.store.lobby import Lobby
from ziggurat.store.notices import Notices
from ziggurat.store.records import Records
from ziggurat.store.rows import Row, Summary
from ziggurat.store.sessions import Sessions


class Hint(NamedTuple):
    """A word from another process: topic `table` or `chat` with the table and its newest number, or a server's own.

    The topic `all` comes whenever hints may have been missed: whatever is shown to somebody should be read again.
    """

    topic: str
    key: str
    number: int


class Store(Events, Lobby, Accounts, Sessions, Chat, Invitations, Notices, Records):
    """Keeps everything. One store belongs to one event loop; use it as `async with open_store(address) as store`."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, bring the schema up to date and be ready; `Unavailable` or `NewerSchema` if that cannot be."""

    @abstractmethod
    async def close(self) -> None:
        """Finish every write that was begun, then let go of the database."""

    @abstractmethod
    async def append(self, table_id: str, rows: Sequence[Row], summary: Summary | None = None) -> None:
        """Add events to a table, all or none, with what the lobby is to know afterwards. Durable when this returns.

        Raises `Conflict` unless the first event is the next one of the table, `Unavailable` when the medium fails.
        """

    def append_later(
        self, table_id: str, rows: Sequence[Row], summary: Summary | None, done: Callable[[Exception | None], None]
    ) -> None:
        """Do what `append` does, but call `done` instead of returning: with None when it is durable, or the error.

        Nobody has to wait in a task of its own, which saves a busy server much. `done` is called from the event loop.
        """
        task = asyncio.get_running_loop().create_task(self.append(table_id, rows, summary))
        task.add_done_callback(lambda task: done(failure_of(task)))

    single_writer = False
    """Whether no other process can write here: then nobody needs to look for what others did."""

    @abstractmethod
    def listen(self, callback: Callable[[Hint], None]) -> None:
        """Call back for every hint of another process. A database that only one process serves has none."""

    async def ping(self) -> None:
        """Return if the database can be read now, or raise `Unavailable`."""
        await self.rows("SELECT 1")

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def failure_of(task: asyncio.Task[None]) -> Exception | None:
    """Return why a task failed, None if it did not."""
    error = task.exception()
    if error is None or isinstance(error, Exception):
        return error
    raise error
