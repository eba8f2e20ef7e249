"""Workers that answer requests for bots: the interface, and a process on this machine."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from abc import ABC, abstractmethod
from typing import Any

from ziggurat.bots.bot import BotFailed

MAX_LINE_BYTES = 1 << 22
# Before a process is killed: thinking time is processor time, of which a busy machine gives a worker only a share.
GRACE_FACTOR = 6.0
GRACE_SECONDS = 2.0
START_SECONDS = 10.0  # additional time for the first request to a new process

# Ctrl-C in the server's terminal goes to all processes of a group, but not to the workers in theirs.
OWN_GROUP: dict[str, Any] = {"start_new_session": True}
if sys.platform == "win32":
    OWN_GROUP = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}


def time_limit(seconds: float) -> float:
    """Return how long an answer may take that needs `seconds` of processor time."""
    return seconds * GRACE_FACTOR + GRACE_SECONDS


class Worker(ABC):
    """Answers one request at a time (`bots/worker.py`)."""

    table = ""
    """The table of the last request; the worker may have statistics of its search."""

    @abstractmethod
    async def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Return the answer to a request, or raise `BotFailed`. The bot may think for `seconds`."""

    @abstractmethod
    async def stop(self) -> None:
        """Stop thinking; a later request starts the worker again."""


class LocalWorker(Worker):
    """One process, started when first needed and replaced when it fails."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Return the answer to a request, or kill the process and raise `BotFailed`."""
        starting = self.process is None or self.process.returncode is not None
        limit = time_limit(seconds) + (START_SECONDS if starting else 0.0)
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
