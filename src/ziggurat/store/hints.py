"""Notifications of new events between the processes on one PostgreSQL database.

Hints are sent after the commit, on their own connection. `NOTIFY` inside the transaction of a move would take a lock
that serialises all commits of the database. A hint may be late or lost; only the stored events count.

Every process has a channel, and all have a common one. For each notification PostgreSQL wakes every connection that
listens on any channel, so a hint about a table is sent only if another process has the table (`holders.py`).
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from ziggurat.store.holders import ALIVE, ALIVE_SECONDS, Holders
from ziggurat.store.postgres_errors import DATABASE_ERRORS
from ziggurat.store.store import Hint

NOTIFY = "SELECT pg_notify(channel, word) FROM unnest($1::text[], $2::text[]) AS hint (channel, word)"
MAX_BATCH = 2000
MAX_PAYLOAD = 7500  # bytes; PostgreSQL accepts 7,999
MAX_PAUSE = 5.0
RELOAD_ALL = Hint("all", "", 0)

Message = tuple[str, str, int]
"""A topic, a key and a number."""


class Hints:
    """A connection that sends and receives hints, and reconnects when it is lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._process = secrets.token_hex(8)
        self._prefix = ""
        self._callbacks: list[Callable[[Hint], None]] = []
        self._outbox: dict[tuple[str | None, str, str], int] = {}
        """The newest number of each recipient (None: all), topic and key."""
        self._holders = Holders(self._post, lambda table: self._notify_listeners(Hint("shared", table, 0)))
        self._wake = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._all_sent.set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the background task."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name="ziggurat-hints")

    async def stop(self) -> None:
        """Stop the background task."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def flush(self) -> None:
        """Wait until every hint has been sent."""
        await self._all_sent.wait()

    def listen(self, callback: Callable[[Hint], None]) -> None:
        """Add a listener for hints of other processes."""
        self._callbacks.append(callback)

    def send(self, topic: str, key: str, number: int, table: str | None = None) -> None:
        """Queue a hint; of several with the same key, only the newest is sent."""
        for recipient in (None,) if table is None else self._holders.recipients(table):
            self._post(recipient, topic, key, number)

    def watch(self, table_id: str) -> None:
        """Receive the hints about a table."""
        self._holders.watch(table_id)

    def unwatch(self, table_id: str) -> None:
        """Receive no more hints about a table."""
        self._holders.unwatch(table_id)

    def is_shared(self, table_id: str) -> bool:
        """Return whether hints about a watched table have a recipient."""
        return self._holders.is_shared(table_id)

    def _post(self, recipient: str | None, topic: str, key: str, number: int = 0) -> None:
        """Queue a message, after all that are in the queue."""
        number = max(number, self._outbox.pop((recipient, topic, key), 0))
        self._outbox[recipient, topic, key] = number
        self._all_sent.clear()
        self._wake.set()

    async def _run(self) -> None:
        """Connect, and reconnect with growing pauses."""
        pause = 0.05
        while True:
            try:
                connection = await self._connect()
                try:
                    await self._subscribe(connection)
                    pause = 0.05
                    await self._send_loop(connection)
                finally:
                    connection.terminate()
            except DATABASE_ERRORS:
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_PAUSE)

    async def _subscribe(self, connection: Any) -> None:
        """Listen on the channels of this schema; a database may hold several installations."""
        schema = await connection.fetchval("SELECT current_schema()")
        self._prefix = f"ziggurat_{hashlib.sha256(str(schema).encode()).hexdigest()[:16]}"
        connection.add_termination_listener(lambda _: self._wake.set())
        for recipient in (None, self._process):
            await connection.add_listener(self._channel(recipient), self._on_notification)
        self._holders.reconnect()
        self._notify_listeners(RELOAD_ALL)

    def _channel(self, recipient: str | None) -> str:
        return self._prefix if recipient is None else f"{self._prefix}_{recipient}"

    async def _send_loop(self, connection: Any) -> None:
        """Send queued hints, and regularly that this process is alive, which also checks the connection."""
        alive_at = time.monotonic()
        while True:
            if (now := time.monotonic()) >= alive_at:
                alive_at = now + ALIVE_SECONDS
                self._post(None, ALIVE, "")
                self._holders.drop_lost(now)
            self._wake.clear()
            while self._outbox:
                await self._send_batch(connection)
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, alive_at - time.monotonic())):
                    await self._wake.wait()

    async def _send_batch(self, connection: Any) -> None:
        """Send up to MAX_BATCH hints; those that could not be sent return to the outbox."""
        some = dict(list(self._outbox.items())[:MAX_BATCH])
        for name in some:
            del self._outbox[name]
        channels, words = [], []
        for recipient, hints in grouped(some):
            for word in payloads(self._process, hints):
                channels.append(self._channel(recipient))
                words.append(word)
        try:
            await connection.execute(NOTIFY, channels, words)
        except BaseException:
            self._outbox = some | self._outbox
            raise
        if not self._outbox:
            self._all_sent.set()

    def _on_notification(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        """Pass the hints of another process to the listeners."""
        sender, hints = json.loads(payload)
        if sender == self._process:
            return
        now = time.monotonic()
        for topic, key, number in hints:
            if not self._holders.receive(sender, topic, key, now):
                self._notify_listeners(Hint(topic, key, number))

    def _notify_listeners(self, hint: Hint) -> None:
        for callback in self._callbacks:
            try:
                callback(hint)
            except Exception as error:
                # A failing listener must not end the task; the loop's exception handler logs it.
                problem = {"message": f"a listener failed with {hint}", "exception": error}
                asyncio.get_running_loop().call_exception_handler(problem)


def grouped(outbox: dict[tuple[str | None, str, str], int]) -> list[tuple[str | None, list[Message]]]:
    """Return the messages of each recipient, in their order; one to all is never before or after its neighbours."""
    groups: list[tuple[str | None, list[Message]]] = []
    current: dict[str | None, list[Message]] = {}
    for (recipient, topic, key), number in outbox.items():
        if (recipient is None) != (None in current):
            current = {}
        if recipient not in current:
            current[recipient] = []
            groups.append((recipient, current[recipient]))
        current[recipient].append((topic, key, number))
    return groups


def payloads(process: str, hints: list[Message]) -> list[str]:
    """Return hints as few texts that PostgreSQL accepts as notifications."""
    texts, size = list[list[str]](), MAX_PAYLOAD
    for hint in hints:
        text = json.dumps(hint)
        size += len(text) + 1
        if size > MAX_PAYLOAD:
            texts.append([])
            size = len(text)
        texts[-1].append(text)
    return [f'["{process}",[{",".join(some)}]]' for some in texts]
