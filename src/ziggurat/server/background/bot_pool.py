"""Worker processes for bots, limited in number and time, so no bot delays other tables."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from dataclasses import dataclass
from typing import Any, NamedTuple

from ziggurat.bots.bot import BotFailed
from ziggurat.bots.plans import PlannedAction
from ziggurat.core.game import View
from ziggurat.server.background.fair_queue import FairQueue, Owner

MAX_LINE_BYTES = 1 << 22
# Before a process is killed: thinking time is processor time, of which a busy machine gives a worker only a share.
GRACE_FACTOR = 6.0
GRACE_SECONDS = 2.0
START_SECONDS = 10.0  # additional time for the first request to a new process
# Expected seconds per turn; 0 for bots that do not search. Other bots are expected to use all of their time.
THINKING_SECONDS = {"random": 0.0, "greedy": 0.0, "apprentice": 0.0, "mason": 0.0, "architect": 1.0}
MIN_SHARE = 0.02  # of the thinking time, however many searches wait

# Ctrl-C in the server's terminal goes to all processes of a group, but not to the workers in theirs.
OWN_GROUP: dict[str, Any] = {"start_new_session": True}
if sys.platform == "win32":
    OWN_GROUP = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}


class PoolClosed(BotFailed):
    """The server is stopping. The bot did not fail; its turn remains to be played."""

    code = "stopping"


class Worker:
    """One process, started when first needed and replaced when it fails."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.table = ""
        """The table of the last request; the process has statistics of its search."""

    async def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Return the answer to a request, or kill the process and raise `BotFailed`."""
        starting = self.process is None or self.process.returncode is not None
        limit = seconds * GRACE_FACTOR + GRACE_SECONDS + (START_SECONDS if starting else 0.0)
        try:
            return await asyncio.wait_for(self.exchange(request), limit)
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise BotFailed(f"{type(error).__name__}: {error}") from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def exchange(self, request: dict[str, Any]) -> dict[str, Any]:
        """Write a request as one line and return the line that answers it."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=MAX_LINE_BYTES,
                **OWN_GROUP,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        await self.process.stdin.drain()
        answer = json.loads(await self.process.stdout.readuntil(b"\n"))
        if not isinstance(answer, dict):
            raise ValueError("the answer is not a JSON object")
        return answer

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


@dataclass(frozen=True)
class Job:
    """Whom a request is for: the table, and the account that pays with its share of the workers."""

    table: str
    owner: Owner


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
    """

    def __init__(self, workers: int = 2, command: list[str] | None = None) -> None:
        command = command or [sys.executable, "-m", "ziggurat.bots.worker"]
        self.searching = [Worker(command) for _ in range(workers)]
        self.quick = [Worker(command) for _ in range(min(workers, 1))]
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
        queue.push(job.owner, expected, waiting)
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
