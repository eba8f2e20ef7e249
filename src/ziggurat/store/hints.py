"""Notifications of new events between the processes on one PostgreSQL database.

Hints are sent after the commit, on their own connection. `NOTIFY` inside the transaction of a move would take a lock
that serialises all commits of the database. A hint may be late or lost; only the stored events count.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import zlib
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from ziggurat.store.postgres_errors import DATABASE_ERRORS
from ziggurat.store.store import Hint

NOTIFY = "SELECT pg_notify(channel, word) FROM unnest($1::text[], $2::text[]) AS hint (channel, word)"
MAX_BATCH = 500
MAX_PAUSE = 5.0
CHECK_EVERY = 30.0
CHANNELS = 1024  # for tables; a hint wakes the processes that have a table of its channel
RELOAD_ALL = Hint("all", "", 0)


class Hints:
    """A connection that sends and receives hints, and reconnects when it is lost.

    Hints about a table have a channel that tables with the same hash share; all others have a common one.
    """

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._sender_id = secrets.token_hex(8)
        self._prefix = ""
        self._callbacks: list[Callable[[Hint], None]] = []
        self._outbox: dict[tuple[str, str], tuple[int | None, int]] = {}
        """The channel (None: the common one) and the newest number of each topic and key."""
        self._watched: Counter[int] = Counter()
        """The number of watched tables of each channel."""
        self._listening: set[int] = set()
        """The channels on which this connection listens."""
        self._changed: set[int] = set()
        """The channels to be compared: watched, but not listened to, or the reverse."""
        self._new: defaultdict[int, set[str]] = defaultdict(set)
        """Tables that are watched before their channel is listened to."""
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
        _, newest = self._outbox.get((topic, key), (None, 0))
        self._outbox[topic, key] = (None if table is None else channel_of(table), max(number, newest))
        self._all_sent.clear()
        self._wake.set()

    def watch(self, table_id: str) -> None:
        """Receive the hints about a table."""
        channel = channel_of(table_id)
        self._watched[channel] += 1
        if channel not in self._listening:
            self._new[channel].add(table_id)
            self._changed.add(channel)
            self._wake.set()

    def unwatch(self, table_id: str) -> None:
        """Receive no more hints about a table."""
        channel = channel_of(table_id)
        self._watched[channel] -= 1
        if not self._watched[channel]:
            self._changed.add(channel)
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
        await connection.add_listener(self._prefix, self._on_notification)
        self._listening.clear()
        self._changed.update(self._watched)
        await self._update_channels(connection)
        self._notify_listeners(RELOAD_ALL)

    async def _send_loop(self, connection: Any) -> None:
        """Send queued hints; if there are none for CHECK_EVERY seconds, check the connection."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(CHECK_EVERY):
                    await self._wake.wait()
            self._wake.clear()
            if not self._outbox and not self._changed:
                await connection.execute("SELECT 1")
            await self._update_channels(connection)
            while self._outbox:
                await self._send_batch(connection)

    async def _update_channels(self, connection: Any) -> None:
        """Listen on the channels of watched tables only, and report the tables for which that is new."""
        while self._changed:
            channel = next(iter(self._changed))
            wanted, name = self._watched[channel] > 0, f"{self._prefix}_{channel}"
            if wanted and channel not in self._listening:
                await connection.add_listener(name, self._on_notification)
                self._listening.add(channel)
            elif not wanted and channel in self._listening:
                self._listening.discard(channel)
                await connection.remove_listener(name, self._on_notification)
            self._changed.discard(channel)
            for table_id in self._new.pop(channel, ()):
                self._notify_listeners(Hint("watched", table_id, 0))

    async def _send_batch(self, connection: Any) -> None:
        """Send up to MAX_BATCH hints, and remove them from the outbox afterwards."""
        some = dict(list(self._outbox.items())[:MAX_BATCH])
        channels = [self._prefix if channel is None else f"{self._prefix}_{channel}" for channel, _ in some.values()]
        words = [json.dumps([self._sender_id, *name, number]) for name, (_, number) in some.items()]
        await connection.execute(NOTIFY, channels, words)
        for name, sent in some.items():
            if self._outbox[name] == sent:
                del self._outbox[name]
        if not self._outbox:
            self._all_sent.set()

    def _on_notification(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        """Pass a notification of another process to the listeners."""
        sender, topic, key, number = json.loads(payload)
        if sender != self._sender_id:
            self._notify_listeners(Hint(topic, key, number))

    def _notify_listeners(self, hint: Hint) -> None:
        for callback in self._callbacks:
            try:
                callback(hint)
            except Exception as error:
                # A failing listener must not end the task; the loop's exception handler logs it.
                problem = {"message": f"a listener failed with {hint}", "exception": error}
                asyncio.get_running_loop().call_exception_handler(problem)


def channel_of(table_id: str) -> int:
    """Return the number of a table's channel, the same in every process."""
    return zlib.crc32(table_id.encode()) % CHANNELS
