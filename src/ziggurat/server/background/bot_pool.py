"""Worker processes for bots, limited in number and time, so no bot delays other tables."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any

from ziggurat.bots.bot import BotFailed
from ziggurat.core.game import View

MAX_LINE_BYTES = 1 << 22
GRACE_SECONDS = 2.0  # beyond the bot's time limit, before its process is killed
START_SECONDS = 10.0  # additional time for the first request to a new process

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

    async def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Return the answer to a request, or kill the process and raise `BotFailed`."""
        starting = self.process is None or self.process.returncode is not None
        limit = seconds + GRACE_SECONDS + (START_SECONDS if starting else 0.0)
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


class BotPool:
    """A few workers; requests wait for a free one."""

    def __init__(self, workers: int = 2, command: list[str] | None = None) -> None:
        self.workers = [Worker(command or [sys.executable, "-m", "ziggurat.bots.worker"]) for _ in range(workers)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.closed = False

    async def choose(self, game: str, bot: str, view: View, *, seed: str, seconds: float, box: Any = None) -> str:
        """Return the action a bot chooses for a view, or raise `BotFailed`."""
        request = {"game": game, "bot": bot, "view": view, "seed": seed, "seconds": seconds, "box": box}
        answer = await self.ask(request, seconds)
        action = answer.get("action")
        if not isinstance(action, str) or action not in view["actions"]:
            raise BotFailed(str(answer.get("error", "no action")))
        return action

    async def explain(self, game: str, view: View, *, seed: str, seconds: float, box: Any = None) -> list[Any]:
        """Return the best few turns for the seat of a view, or raise `BotFailed`."""
        request = {"game": game, "bot": None, "view": view, "seed": seed, "seconds": seconds, "box": box}
        answer = await self.ask(request, seconds)
        advice = answer.get("advice")
        if not isinstance(advice, list):
            raise BotFailed(str(answer.get("error", "no advice")))
        return advice

    async def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Return the answer of the next free worker; raise `PoolClosed` if the pool is closed."""
        worker = await self.free.get()
        try:
            if not self.closed:
                return await worker.ask(request, seconds)
        except BotFailed:
            if not self.closed:
                raise
        finally:
            self.free.put_nowait(worker)
        raise PoolClosed("the server is stopping")

    async def close(self) -> None:
        """Kill the workers. All requests end with `PoolClosed`."""
        self.closed = True
        for worker in self.workers:
            await worker.stop()
