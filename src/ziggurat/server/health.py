"""Whether moves can be stored: a durable write, at most one per second however often clients ask."""

from __future__ import annotations

import asyncio
import time

from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms
from ziggurat.store import Store, StoreError, Unavailable

CACHE_SECONDS = 1.0
WRITE_SECONDS = 5.0  # a disk or database that takes longer counts as unavailable


class HealthCheck:
    """Checks the store. Requests that arrive during a check share it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.checking: asyncio.Task[str | None] | None = None
        self.checked_at = 0.0

    async def require(self) -> None:
        """Raise `ApiError` if the store accepts no writes."""
        reason = await self.problem()
        if reason is not None:
            raise ApiError(503, "store_unavailable", reason=reason)

    async def problem(self) -> str | None:
        """Return why the store accepts no writes, or None; the answer is up to CACHE_SECONDS old."""
        checking = self.checking
        if checking is None or (checking.done() and time.monotonic() - self.checked_at > CACHE_SECONDS):
            checking = self.checking = asyncio.create_task(self.check())
        return await asyncio.shield(checking)  # a client that disconnects does not cancel the check of the others

    async def check(self) -> str | None:
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await self.store.check_writable(now_ms())
        except TimeoutError:
            return "no_answer"
        except StoreError as error:
            return error.reason if isinstance(error, Unavailable) else error.code
        finally:
            self.checked_at = time.monotonic()
        return None
