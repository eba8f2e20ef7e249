"""Notifications of new events between the processes on one PostgreSQL database.

Hints are sent after the commit, on their own connection. `NOTIFY` inside the transaction of a move would take a lock
that serialises all commits of the database. A hint may be late or lost; only the stored events count.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from ziggurat.store.postgres_errors import DATABASE_ERRORS
from ziggurat.store.store import Hint

NOTIFY = "SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word"
MAX_BATCH = 500
MAX_PAUSE = 5.0
CHECK_EVERY = 30.0
RELOAD_ALL = Hint("all", "", 0)


class Hints:
    """A connection that sends and receives hints, and reconnects when it is lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._sender_id = secrets.token_hex(8)
        self._channel = ""
        self._callbacks: list[Callable[[Hint], None]] = []
        self._outbox: dict[tuple[str, str], int] = {}
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

    def send(self, topic: str, key: str, number: int) -> None:
        """Queue a hint; of several with the same key, only the newest is sent."""
        self._outbox[topic, key] = max(number, self._outbox.get((topic, key), 0))
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
        """Listen on the channel of this schema; a database may hold several installations."""
        schema = await connection.fetchval("SELECT current_schema()")
        self._channel = f"ziggurat_{hashlib.sha256(str(schema).encode()).hexdigest()[:16]}"
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.add_listener(self._channel, self._on_notification)
        self._notify_listeners(RELOAD_ALL)

    async def _send_loop(self, connection: Any) -> None:
        """Send queued hints, and check the connection every CHECK_EVERY seconds."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(CHECK_EVERY):
                    await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await self._send_batch(connection)
            await connection.execute("SELECT 1")

    async def _send_batch(self, connection: Any) -> None:
        """Send up to MAX_BATCH hints, and remove them from the outbox afterwards."""
        some = dict(list(self._outbox.items())[:MAX_BATCH])
        words = [json.dumps([self._sender_id, topic, key, number]) for (topic, key), number in some.items()]
        await connection.execute(NOTIFY, self._channel, words)
        for name, number in some.items():
            if self._outbox[name] == number:
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
