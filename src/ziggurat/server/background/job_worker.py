"""The loop of `ziggurat think`: takes jobs from the database and answers them with worker processes."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from typing import Any

from ziggurat.bots.bot import BotFailed
from ziggurat.json_text import json_text
from ziggurat.server.background.bot_workers import LocalWorker
from ziggurat.server.background.remote_workers import LEASE_SECONDS
from ziggurat.server.ids import new_id, now_ms
from ziggurat.store import Hint, Store, StoreError
from ziggurat.store.bot_jobs import ADDED_TOPIC, BotJob

IDLE_SECONDS = 1.0  # between two looks at the database without a hint
RETRY_SECONDS = 2.0  # after an error of the database


class JobWorkers:
    """A number of worker processes, each with one job at a time."""

    def __init__(self, store: Store, count: int, command: list[str] | None = None) -> None:
        self.store = store
        command = command or [sys.executable, "-m", "ziggurat.bots.worker"]
        self.workers = [LocalWorker(command) for _ in range(count)]
        self.added = asyncio.Event()
        store.listen(self.on_hint)

    def on_hint(self, hint: Hint) -> None:
        if hint.topic in (ADDED_TOPIC, "all"):
            self.added.set()

    async def run(self) -> None:
        """Answer jobs until cancelled."""
        try:
            await asyncio.gather(*(self.serve(worker) for worker in self.workers))
        finally:
            for worker in self.workers:
                await worker.stop()

    async def serve(self, worker: LocalWorker) -> None:
        """Answer jobs with one worker, one after the other."""
        while True:
            try:
                if not await self.next_job(worker):
                    self.added.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self.added.wait(), IDLE_SECONDS)
            except StoreError:
                await asyncio.sleep(RETRY_SECONDS)

    async def next_job(self, worker: LocalWorker) -> bool:
        """Take a job and answer it; return whether there was one."""
        holder, now = new_id(), now_ms()
        job = await self.store.take_job(holder, now, now + int(LEASE_SECONDS * 1000))
        if job is None:
            return False
        thinking = asyncio.create_task(answer_to(worker, job))
        try:
            while not thinking.done() and await self.store.extend_job(holder, now_ms() + int(LEASE_SECONDS * 1000)):
                await asyncio.wait({thinking}, timeout=LEASE_SECONDS / 3)
            if thinking.done():
                await self.store.answer_job(holder, job.job_id, json_text(thinking.result()))
        finally:
            thinking.cancel()
            with suppress(asyncio.CancelledError):
                await thinking
        return True


async def answer_to(worker: LocalWorker, job: BotJob) -> dict[str, Any]:
    """Return a worker's answer to a job, or its error."""
    request = json.loads(job.request)
    try:
        return await worker.ask(request, request["seconds"])
    except BotFailed as error:
        return {"error": str(error)}
