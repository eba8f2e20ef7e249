"""Hints between the processes on one PostgreSQL: who appended what, so that nobody has to ask again and again.

Hints go out after the commit and apart from it. `NOTIFY` inside the transaction of a move would take a lock that lets
only one commit at a time through the whole database. A hint may be late or lost; the log alone is the truth.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from ziggurat.store.postgres_errors import FAILURES
from ziggurat.store.store import Hint

NOTIFY = "SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word"
MOST_AT_ONCE = 500
LONGEST_PAUSE = 5.0
CHECK_EVERY = 30.0
EVERYTHING = Hint("all", "", 0)


class Hints:
    """One connection that listens and notifies, and comes back by itself when it is lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._me = secrets.token_hex(8)
        self._channel = ""
        self._callbacks: list[Callable[[Hint], None]] = []
        self._outbox: dict[tuple[str, str], int] = {}
        self._wake = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._all_sent.set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to listen."""
        self._task = asyncio.get_running_loop().create_task(self._live(), name="ziggurat-hints")

    async def stop(self) -> None:
        """End listening."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def flush(self) -> None:
        """Wait until every hint has been sent."""
        await self._all_sent.wait()

    def listen(self, callback: Callable[[Hint], None]) -> None:
        """Call back for every hint of another process."""
        self._callbacks.append(callback)

    def send(self, topic: str, key: str, number: int) -> None:
        """Put a hint into the outbox; of several about the same thing only the newest is sent."""
        self._outbox[topic, key] = max(number, self._outbox.get((topic, key), 0))
        self._all_sent.clear()
        self._wake.set()

    async def _live(self) -> None:
        """Connect, and connect again with growing pauses whenever the connection is lost."""
        pause = 0.05
        while True:
            try:
                connection = await self._connect()
                try:
                    await self._listen(connection)
                    pause = 0.05
                    await self._talk(connection)
                finally:
                    connection.terminate()
            except FAILURES:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, connection: Any) -> None:
        """Listen on the channel of this installation: a database may hold several, each in its schema."""
        schema = await connection.fetchval("SELECT current_schema()")
        self._channel = f"ziggurat_{hashlib.sha256(str(schema).encode()).hexdigest()[:16]}"
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.add_listener(self._channel, self._heard)
        self._tell(EVERYTHING)

    async def _talk(self, connection: Any) -> None:
        """Send what is in the outbox, and ask now and then whether the other side is still there."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(CHECK_EVERY):
                    await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await self._send_some(connection)
            await connection.execute("SELECT 1")

    async def _send_some(self, connection: Any) -> None:
        """Notify the others of as many hints as fit; they leave the outbox when that has succeeded."""
        some = dict(list(self._outbox.items())[:MOST_AT_ONCE])
        words = [json.dumps([self._me, topic, key, number]) for (topic, key), number in some.items()]
        await connection.execute(NOTIFY, self._channel, words)
        for name, number in some.items():
            if self._outbox[name] == number:
                del self._outbox[name]
        if not self._outbox:
            self._all_sent.set()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        """Pass on what another process says."""
        sender, topic, key, number = json.loads(payload)
        if sender != self._me:
            self._tell(Hint(topic, key, number))

    def _tell(self, hint: Hint) -> None:
        for callback in self._callbacks:
            try:
                callback(hint)
            except Exception as error:
                # It must not end the listening; the loop's handler logs it.
                problem = {"message": f"a listener failed with {hint}", "exception": error}
                asyncio.get_running_loop().call_exception_handler(problem)
