"""Analysis of finished games and hints: a strong player's turns, from what the player knows.

One question at a time is answered, in the bots' worker processes, so that running games are hardly slowed down.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from time import monotonic
from typing import Any

from ziggurat.bots.bot import BotFailed
from ziggurat.core.game import View
from ziggurat.server.background.bot_pool import BotPool, Job
from ziggurat.server.background.fair_queue import Owner
from ziggurat.server.errors import ApiError
from ziggurat.server.limits import Limiter, Rate
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.table.errors import Refused

SECONDS = 1.0
QUESTION_RATE = Rate(burst=20, per_second=0.2)  # per account
MAX_WAITING = 8


class Analysis:
    """Analyses moments of finished games."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.limits = Limiter(QUESTION_RATE)
        self.lock = asyncio.Lock()
        self.waiting = 0

    async def advice(self, live: LiveTable, number: int, account: str) -> dict[str, Any]:
        """Return the seat to move after `number` actions, and the best few turns for it."""
        if live.table.status != "ended":
            raise Refused("not_ended")
        seat = live.table.view_at(None, number)["to_move"]
        if seat is None:
            return {"seat": None, "advice": []}
        if self.waiting >= MAX_WAITING or not self.limits.allow(account, monotonic()):
            raise ApiError(429, "busy")
        self.waiting += 1
        try:
            async with self.lock:
                return {"seat": seat, "advice": await self.best_turns(live, number, seat, account)}
        except BotFailed:
            raise ApiError(503, "busy") from None
        finally:
            self.waiting -= 1

    async def hint(self, live: LiveTable, seat: int, account: str) -> list[list[str]]:
        """Return the best turns for the seat to move in a running game, from what it knows; the best one first."""
        if self.waiting >= MAX_WAITING or not self.limits.allow(account, monotonic()):
            raise ApiError(429, "busy")
        self.waiting += 1
        try:
            async with self.lock:
                found = await self.ask(live, live.table.bot_view(seat), account)
        except BotFailed:
            raise ApiError(503, "busy") from None
        finally:
            self.waiting -= 1
        return [list(turn["actions"]) for turn in found]

    async def first_move(self, live: LiveTable, seat: int, actions: Sequence[str], account: str) -> str | None:
        """Return a good one of some actions of the seat to move, without a search: many games may begin at once."""
        if not self.limits.allow(account, monotonic()):
            raise ApiError(429, "busy")
        state, view = live.table.state, live.table.bot_view(seat)
        job, seed, box = Job(live.id, Owner("", account)), secrets.token_hex(32), state.origin.box_data
        legal = set(view["actions"]).intersection(actions)
        starts = [action for action in actions if action in legal]
        try:
            return await self.pool.best_start(
                job, state.settings.game, view, starts, seed=seed, seconds=SECONDS, box=box
            )
        except BotFailed:
            raise ApiError(503, "busy") from None

    async def best_turns(self, live: LiveTable, number: int, seat: int, account: str) -> list[Any]:
        """Return the best turns of a seat at a past moment."""
        return await self.ask(live, live.table.view_at(seat, number), account)

    async def ask(self, live: LiveTable, view: View, account: str) -> list[Any]:
        """Ask a worker, which gets the view of a seat and nothing else."""
        state = live.table.state
        return await self.pool.explain(
            Job(live.id, Owner("", account)),
            state.settings.game,
            view,
            seed=secrets.token_hex(32),
            seconds=SECONDS,
            box=state.origin.box_data,
        )
