"""After a game: what a strong player would have done at any moment of it, knowing only what the player then knew.

It thinks in the bots' processes, one question at a time, so that running games hardly notice.
"""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic
from typing import Any

from ziggurat.bots.bot import BotFailed
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.errors import Trouble
from ziggurat.server.limits import Limiter, Rate
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.table.errors import Refused

SECONDS = 1.0
QUESTIONS = Rate(burst=20, per_second=0.2)  # per account
MOST_WAITING = 8


class Analyst:
    """Answers questions about finished games."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.limits = Limiter(QUESTIONS)
        self.thinking = asyncio.Lock()
        self.waiting = 0

    async def advice(self, live: LiveTable, number: int, account: str) -> dict[str, Any]:
        """Return who was to move after so many actions, and the best few turns for that seat."""
        if live.table.status != "ended":
            raise Refused("not_ended")
        seat = live.table.view_at(None, number)["to_move"]
        if seat is None:
            return {"seat": None, "advice": []}
        if self.waiting >= MOST_WAITING or not self.limits.allow(account, monotonic()):
            raise Trouble(429, "busy")
        self.waiting += 1
        try:
            async with self.thinking:
                return {"seat": seat, "advice": await self.thought(live, number, seat)}
        except BotFailed:
            raise Trouble(503, "busy") from None
        finally:
            self.waiting -= 1

    async def thought(self, live: LiveTable, number: int, seat: int) -> list[Any]:
        """Let a process think about what the seat saw, and nothing else."""
        state = live.table.state
        return await self.pool.explain(
            state.settings.game,
            live.table.view_at(seat, number),
            seed=secrets.token_hex(32),
            seconds=SECONDS,
            box=None if state.origin.own_box else state.origin.box.data,
        )
