"""Pairing: a player takes the open seat of any other who waits for the same game and clock, or waits.

A player with a live clock waits only while connected to the table. The seat of a game over days stays open until
another player takes it.
"""

from __future__ import annotations

import asyncio

from ziggurat.core.seed import fresh_salt, fresh_seed
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import new_id, now_ms
from ziggurat.server.tables.commits import CommitPipeline
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import Account, Pairing, Store, StoreError
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import Close, Command, Create, Sit, Start
from ziggurat.table.errors import BadEvents, Refused

CLOCKS = {
    "quick": ClockRule("live", 600_000, 10_000, 0),
    "calm": ClockRule("live", 1_800_000, 30_000, 0),
    "days": ClockRule("days", 0, 0, 3),
}
STAND_IN = "greedy"
SEATS = 2
TOUCH_SECONDS = 10.0  # between two checks of who still waits
FRESH_MS = 30_000  # a player who was seen this recently still waits
STALE_MS = 60_000  # without the player for this long, the table is closed


def is_fresh(pairing: Pairing, now: int) -> bool:
    """Return whether the owner of a table still waits."""
    return pairing.clock == "days" or now - pairing.seen < FRESH_MS


def is_stale(pairing: Pairing, now: int) -> bool:
    """Return whether the owner of a table has been gone for long."""
    return pairing.clock != "days" and now - pairing.seen > STALE_MS


async def fresh_pairings(store: Store) -> list[Pairing]:
    """Return the players who wait, the longest wait first."""
    now = now_ms()
    return [pairing for pairing in await store.pairings() if is_fresh(pairing, now)]


class Pairings:
    """Brings players together who want the same game and clock."""

    def __init__(self, pipeline: CommitPipeline) -> None:
        self.pipeline = pipeline
        self.registry = pipeline.registry
        self.store: Store = pipeline.registry.store

    async def join(self, user: Account, game: str, clock: str) -> LiveTable | None:
        """Sit down with a player who waits; return the table, or None without one."""
        for pairing in await fresh_pairings(self.store):
            if (pairing.game, pairing.clock) != (game, clock):
                continue
            live = await self.take(user, pairing)
            if live is not None:
                return live
        return None

    async def take(self, user: Account, pairing: Pairing) -> LiveTable | None:
        """Return the table of a waiting player after sitting down there; None if that is impossible.

        A player who waits already returns to the table they opened.
        """
        mine = pairing.account_id == user.account_id
        if not mine and not await self.may_meet(user.account_id, pairing.account_id):
            return None
        try:
            live = await self.registry.table(pairing.table_id)
            if mine:
                return live if live.table.status == "open" else None
            if not await self.store.claim_pairing(pairing.table_id):
                return None
            await self.pipeline.perform(live, Sit(user.account_id, user.name), start())
        except (Refused, ApiError, BadEvents):
            return None  # closed, started or full meanwhile
        return live

    async def may_meet(self, one: str, other: str) -> bool:
        """Return whether neither account has blocked the other."""
        return other not in await self.store.blocked_by(one) and one not in await self.store.blocked_by(other)

    async def wait(self, user: Account, game: str, clock: str) -> LiveTable:
        """Create a table and wait there; join a player instead who began to wait at the same time."""
        name, now = new_id(), now_ms()
        first: list[Command] = [
            Create(game, SEATS, user.account_id, clock=CLOCKS[clock], stand_in=STAND_IN),
            Sit(user.account_id, user.name, 0),
        ]
        live = await self.pipeline.create(name, first)
        mine = Pairing(name, user.account_id, game, clock, now, now)
        await self.store.create_pairing(mine)
        return await self.join_earlier(user, mine) or live

    async def join_earlier(self, user: Account, mine: Pairing) -> LiveTable | None:
        """Move to the table of a player who waits longer, which was not there a moment ago."""
        for pairing in await fresh_pairings(self.store):
            same = (pairing.game, pairing.clock) == (mine.game, mine.clock) and pairing.account_id != mine.account_id
            earlier = (pairing.created, pairing.table_id) < (mine.created, mine.table_id)
            if not same or not earlier or not await self.may_meet(mine.account_id, pairing.account_id):
                continue
            if not await self.store.claim_pairing(mine.table_id):
                return None  # another player sits down here
            live = await self.take(user, pairing)
            if live is not None:
                await self.close(mine.table_id)
                return live
            await self.store.create_pairing(mine)
        return None

    async def start_if_paired(self, live: LiveTable) -> None:
        """Start the game of a table whose owner waited for any opponent, once it is full."""
        if live.table.status != "open" or any(seat.is_open for seat in live.table.state.seats):
            return
        if await self.store.claim_pairing(live.id):
            await self.pipeline.perform(live, start())

    # --- Players who no longer wait ------------------------------------------------------------------------

    async def run(self) -> None:
        """Check who still waits, until cancelled."""
        while True:
            await asyncio.sleep(TOUCH_SECONDS)
            try:
                await self.check(now_ms())
            except StoreError as error:
                self.registry.metrics.store_errors.add(code=error.code)

    async def check(self, now: int) -> None:
        """Store that connected players wait; close the tables of those who are gone."""
        for pairing in await self.store.pairings():
            live = self.registry.tables.get(pairing.table_id)
            summary = await self.store.table(pairing.table_id)
            if summary is None or summary.status != "open":
                await self.store.claim_pairing(pairing.table_id)
            elif live is not None and any(one.account == pairing.account_id for one in live.connections):
                await self.store.touch_pairing(pairing.table_id, now)
            elif is_stale(pairing, now) and await self.store.claim_pairing(pairing.table_id):
                await self.close(pairing.table_id)

    async def close(self, table_id: str) -> None:
        try:
            await self.pipeline.perform(await self.registry.table(table_id), Close(None))
        except (Refused, ApiError, BadEvents) as error:
            self.registry.log("close_failed", table=table_id, code=getattr(error, "code", "bad_events"))


def start() -> Start:
    """Return the command by which the server starts a game, with a new secret deal."""
    return Start(None, fresh_seed().hex(), fresh_salt().hex())
