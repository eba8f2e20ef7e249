"""Workers on other machines, which take jobs from the database (`ziggurat think`)."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

from ziggurat.bots.bot import BotFailed
from ziggurat.json_text import json_text
from ziggurat.server.background.bot_workers import START_SECONDS, LocalWorker, Worker, time_limit
from ziggurat.server.ids import new_id, now_ms
from ziggurat.store import Hint, Store, StoreError
from ziggurat.store.bot_jobs import ANSWERED_TOPIC

LEASE_SECONDS = 6.0  # how long a worker holds a job without reporting; then another one takes it over
TAKE_SECONDS = 3.0  # how long a job may wait for a worker before this machine does it
POLL_SECONDS = 0.5  # hints may be lost


class RemoteWorker(Worker):
    """Puts requests into the database and waits for the answer.

    If no worker takes a request or the database fails, the worker of this machine answers it.
    """

    def __init__(self, local: LocalWorker, store: Store) -> None:
        self.local = local
        self.store = store
        self.job = ""
        self.answered = asyncio.Event()
        store.listen(self.on_hint)

    def on_hint(self, hint: Hint) -> None:
        if hint.topic == ANSWERED_TOPIC and hint.key == self.job:
            self.answered.set()

    async def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        try:
            answer = await self.ask_others(request, seconds)
        except StoreError:
            answer = None
        return await self.local.ask(request, seconds) if answer is None else answer

    async def ask_others(self, request: dict[str, Any], seconds: float) -> dict[str, Any] | None:
        """Return the answer of another machine, None if none has taken the job in time."""
        # Enough for a worker that dies at the end and for another one that begins again.
        limit = TAKE_SECONDS + 2 * (time_limit(seconds) + START_SECONDS) + LEASE_SECONDS
        self.job, now = new_id(), now_ms()
        await self.store.add_job(self.job, json_text(request), now, now + int(limit * 1000))
        try:
            return await asyncio.wait_for(self.answer_of(self.job), limit)
        except TimeoutError:
            raise BotFailed("no worker has answered in time") from None
        finally:
            with suppress(StoreError):
                await self.store.remove_job(self.job)

    async def answer_of(self, job: str) -> dict[str, Any] | None:
        """Wait for the answer to a job; withdraw it if no worker takes it."""
        loop = asyncio.get_running_loop()
        withdraw_at = loop.time() + TAKE_SECONDS
        while True:
            self.answered.clear()
            state = await self.store.job_state(job)
            if state is None:
                return None
            if state.answer is not None:
                answer: dict[str, Any] = json.loads(state.answer)
                return answer
            if not state.until and loop.time() > withdraw_at and await self.store.withdraw_job(job):
                return None
            with suppress(TimeoutError):
                await asyncio.wait_for(self.answered.wait(), POLL_SECONDS)

    async def stop(self) -> None:
        await self.local.stop()
