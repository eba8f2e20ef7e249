"""Passwords: argon2id, in a small pool so that a flood of logins cannot take the processors or the memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

Result = TypeVar("Result")

SHORTEST = 8
LONGEST = 200


class Busy(RuntimeError):
    """More passwords are waiting to be checked than the pool takes."""


class Passwords:
    """Hashes and checks passwords outside the event loop."""

    def __init__(self, workers: int = 2, waiting: int = 32) -> None:
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self.pool = ThreadPoolExecutor(workers, thread_name_prefix="argon2")
        self.most_waiting = workers + waiting
        self.waiting = 0
        # An unknown name costs the same time as a wrong password, so names cannot be found out by the clock.
        self.nobody = self.hasher.hash("nobody has this password")

    async def hash(self, password: str) -> str:
        """Return the text to keep for a password."""
        return await self.run(self.hasher.hash, password)

    async def matches(self, kept: str | None, password: str) -> bool:
        """Tell whether a password is the one that was kept; None stands for an unknown account."""
        found = await self.run(self.check, kept or self.nobody, password)
        return found and kept is not None

    def check(self, kept: str, password: str) -> bool:
        """Compare, in a worker thread."""
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def run(self, work: Callable[..., Result], *arguments: str) -> Result:
        """Run in the pool, or raise `Busy` at once when the queue is full."""
        if self.waiting >= self.most_waiting:
            raise Busy
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Let the workers go."""
        self.pool.shutdown(wait=False, cancel_futures=True)
