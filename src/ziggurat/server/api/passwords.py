"""Passwords: argon2id, in a small pool so that many logins cannot exhaust processors or memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ziggurat.server.errors import ApiError

Result = TypeVar("Result")

MIN_LENGTH = 8
MAX_LENGTH = 200
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


@cache
def unknown_hash() -> str:
    """Return a hash that stands for unknown accounts; it is computed once per process.

    An unknown name takes as long as a wrong password, so names cannot be found by timing.
    """
    return HASHER.hash("no account has this password")


class Busy(ApiError):
    """The pool's queue is full."""

    def __init__(self) -> None:
        super().__init__(503, "busy")


class Passwords:
    """Hashes and checks passwords outside the event loop."""

    def __init__(self, workers: int = 2, queue: int = 32) -> None:
        self.pool = ThreadPoolExecutor(workers, thread_name_prefix="argon2")
        self.max_pending = workers + queue
        self.pending = 0
        self.unknown_hash = unknown_hash()

    async def hash(self, password: str) -> str:
        """Return the hash to store for a password."""
        return await self.run(HASHER.hash, password)

    async def matches(self, stored: str | None, password: str) -> bool:
        """Return whether a password matches a stored hash; None stands for an unknown account."""
        matches = await self.run(self.verify, stored or self.unknown_hash, password)
        return matches and stored is not None

    def verify(self, stored: str, password: str) -> bool:
        """Compare in a worker thread."""
        try:
            return HASHER.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def run(self, work: Callable[..., Result], *arguments: str) -> Result:
        """Run work in the pool, or raise `Busy` if the queue is full."""
        if self.pending >= self.max_pending:
            raise Busy
        self.pending += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)
        finally:
            self.pending -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
