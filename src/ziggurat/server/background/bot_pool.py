"""Worker processes for bots, limited in number and time, so no bot delays other tables."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ziggurat.bots.bot import BotFailed
from ziggurat.bots.plans import PlannedAction
from ziggurat.core.game import View
from ziggurat.server.background.bot_workers import LocalWorker, Worker
from ziggurat.server.background.fair_queue import FairQueue, Owner

# Expected seconds per turn; 0 for bots that do not search. Other bots are expected to use all of their time.
THINKING_SECONDS = {"random": 0.0, "greedy": 0.0, "apprentice": 0.0, "mason": 0.0, "architect": 1.0}
MIN_SHARE = 0.02  # of the thinking time, however many searches wait


class PoolClosed(BotFailed):
    """The server is stopping. The bot did not fail; its turn remains to be played."""

    code = "stopping"


@dataclass(frozen=True)
class Job:
    """Whom a request is for: the table, and the account that pays with its share of the workers."""

    table: str
    owner: Owner
    since: float | None = None
    """When the bot's turn began, as monotonic time; None if the request is not for a turn."""


class Choice(NamedTuple):
    """A bot's action, and the later actions of the same turn."""

    action: str
    rest: list[PlannedAction]


class Waiting(NamedTuple):
    """A request in a queue, and the future that gets a worker for it."""

    table: str
    worker: asyncio.Future[Worker]


class BotPool:
    """A few workers for all bots, and one more for bots that answer quickly.

    Long searches never occupy all workers, and quick answers do not delay searches. Requests wait in fair queues.
    `remote` replaces each worker that searches by one on another machine, which falls back to it.
    """

    def __init__(
        self,
        workers: int = 2,
        command: list[str] | None = None,
        remote: Callable[[LocalWorker], Worker] | None = None,
    ) -> None:
        command = command or [sys.executable, "-m", "ziggurat.bots.worker"]
        local = [LocalWorker(command) for _ in range(workers)]
        self.searching: list[Worker] = [*local] if remote is None else [remote(each) for each in local]
        self.quick: list[Worker] = [LocalWorker(command) for _ in range(min(workers, 1))]
        self.busy: set[Worker] = set()
        self.searches: FairQueue[Waiting] = FairQueue()
        self.quick_requests: FairQueue[Waiting] = FairQueue()
        self.closed = False

    async def choose(
        self, job: Job, game: str, bot: str, view: View, *, seed: str, seconds: float, box: Any = None
    ) -> Choice:
        """Return the turn a bot chooses for a view, or raise `BotFailed`."""
        request = {"game": game, "bot": bot, "view": view, "seed": seed, "seconds": seconds, "box": box}
        answer = await self.ask(job, request, min(seconds, THINKING_SECONDS.get(bot, seconds)))
        action = answer.get("action")
        if not isinstance(action, str) or action not in view["actions"]:
            raise BotFailed(str(answer.get("error", "no action")))
        return Choice(action, [PlannedAction(key, word) for key, word in answer.get("plan", [])])

    async def explain(
        self, job: Job, game: str, view: View, *, seed: str, seconds: float, box: Any = None
    ) -> list[Any]:
        """Return the best few turns for the seat of a view, or raise `BotFailed`."""
        request = {"game": game, "bot": None, "view": view, "seed": seed, "seconds": seconds, "box": box}
        answer = await self.ask(job, request, seconds)
        advice = answer.get("advice")
        if not isinstance(advice, list):
            raise BotFailed(str(answer.get("error", "no advice")))
        return advice

    async def best_start(
        self, job: Job, game: str, view: View, starts: Sequence[str], *, seed: str, seconds: float, box: Any = None
    ) -> str | None:
        """Return the action among some that begins the best turn, if one does; raise `BotFailed` without an answer."""
        request = {"game": game, "bot": None, "view": view, "seed": seed, "seconds": seconds, "box": box}
        answer = await self.ask(job, {**request, "starts": list(starts)}, 0)
        start: str | None = answer.get("start", "")
        if start is not None and start not in starts:
            raise BotFailed(str(answer.get("error", "no action")))
        return start

    async def ask(self, job: Job, request: dict[str, Any], expected: float) -> dict[str, Any]:
        """Return a worker's answer; raise `PoolClosed` if the pool is closed."""
        worker = await self.acquire(job, expected)
        seconds = request["seconds"] * self.time_share() if expected > 0 else request["seconds"]
        try:
            return await worker.ask({**request, "table": job.table, "seconds": seconds}, seconds)
        except BotFailed:
            if self.closed:
                raise PoolClosed("the server is stopping") from None
            raise
        finally:
            self.release(worker)

    async def acquire(self, job: Job, expected: float) -> Worker:
        """Return a free worker after a fair wait."""
        if self.closed:
            raise PoolClosed("the server is stopping")
        waiting = Waiting(job.table, asyncio.get_running_loop().create_future())
        queue = self.searches if expected > 0 else self.quick_requests
        queue.push(job.owner, expected, waiting, job.since)
        self.dispatch()
        try:
            return await waiting.worker
        except asyncio.CancelledError:
            if waiting.worker.done() and not waiting.worker.cancelled():
                self.release(waiting.worker.result())
            raise

    def time_share(self) -> float:
        """Return the share of the thinking time that a search gets: less, the more searches wait."""
        workers = len(self.searching)
        return max(MIN_SHARE, workers / (workers + len(self.searches)))

    def release(self, worker: Worker) -> None:
        self.busy.discard(worker)
        self.dispatch()

    def dispatch(self) -> None:
        """Assign free workers to waiting requests."""
        self.assign(self.searches, self.searching)
        self.assign(self.quick_requests, self.quick + self.searching)

    def assign(self, queue: FairQueue[Waiting], workers: list[Worker]) -> None:
        """Assign workers to the requests of a queue, preferably the one that searched for the table before."""
        free = [worker for worker in workers if worker not in self.busy]
        while queue and free and not self.closed:
            waiting = queue.pop()
            if waiting.worker.done():  # its caller was cancelled
                continue
            worker = next((worker for worker in free if worker.table == waiting.table), free[0])
            worker.table = waiting.table
            free.remove(worker)
            self.busy.add(worker)
            waiting.worker.set_result(worker)

    async def close(self) -> None:
        """Kill the workers. All requests end with `PoolClosed`."""
        self.closed = True
        for queue in (self.searches, self.quick_requests):
            while queue:
                waiting = queue.pop()
                if not waiting.worker.done():
                    waiting.worker.set_exception(PoolClosed("the server is stopping"))
        for worker in (*self.quick, *self.searching):
            await worker.stop()
