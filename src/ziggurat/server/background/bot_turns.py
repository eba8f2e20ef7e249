"""Plays the turns of the bots. Their actions are committed like those of players."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress

from ziggurat.bots.bot import BotFailed
from ziggurat.bots.plans import PlannedAction, plan_key
from ziggurat.server.background.bot_pool import BotPool, Job, PoolClosed
from ziggurat.server.background.fair_queue import Owner
from ziggurat.server.ids import now_ms
from ziggurat.server.tables.commits import CommitPipeline
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.showcase import OWNER
from ziggurat.store import StoreError
from ziggurat.table.commands import Act, ReplaceBot
from ziggurat.table.errors import BadEvents, Refused
from ziggurat.table.table import BotTurn

FALLBACKS = ("greedy", "random")
RETRY_SECONDS = (0.2, 2.0)  # pauses before a failed bot is asked again; it is replaced if it then fails too
SHOWCASE_SECONDS = 2.5  # before each action of the showcase, so that spectators can follow
LEASE_SECONDS = 15.0
RENEW_SECONDS = 5.0  # between two renewals of a lease while a bot thinks
REFUSED_SECONDS = 1.0  # pause after a refused action, so that a faulty bot cannot keep the server busy


class BotTurns:
    """Asks the bot pool for actions wherever a bot is to move."""

    def __init__(self, pipeline: CommitPipeline, pool: BotPool, seconds: float) -> None:
        self.pipeline = pipeline
        self.registry = pipeline.registry
        self.pool = pool
        self.seconds = seconds
        self.playing: set[str] = set()
        """Ids of the tables where a bot is choosing an action."""
        self.holder = secrets.token_hex(8)
        """Identifies this process in leases."""
        self.plans: dict[str, list[PlannedAction]] = {}
        """The later actions of the bot's turn, by table, the next one first."""
        self.begun: dict[str, tuple[int, float]] = {}
        """The seat of the bot to move, and when its turn began, by table."""
        self.registry.listeners.append(self.on_table_changed)
        self.registry.join_listeners.append(self.on_table_changed)

    def on_table_changed(self, live: LiveTable) -> None:
        """Start to play for the bots of a table if one is to move and the game has an audience."""
        if next_turn(live) is not None and live.id not in self.playing:
            self.playing.add(live.id)
            self.registry.spawn(self.play(live))

    async def play(self, live: LiveTable) -> None:
        """Play for the bots of a table until a person is to move or the last spectator leaves a bots' game."""
        renewing: asyncio.Task[None] | None = None
        try:
            while (turn := next_turn(live)) is not None:
                if live.table.state.origin.owner == OWNER:
                    await asyncio.sleep(SHOWCASE_SECONDS)
                    turn = next_turn(live)
                if turn is None or not await self.claim(live):
                    break
                if renewing is None and not self.registry.store.single_writer:
                    renewing = asyncio.create_task(self.renew(live))
                    if await self.catch_up(live):
                        continue
                if next_turn(live) != turn:  # events of another process came while the lease was claimed
                    continue
                await self.play_action(live, turn)
            await self.release(live)
        except (StoreError, BadEvents, PoolClosed) as error:
            # The turn stays due in the store, where `Clocks` finds it again.
            self.registry.log("bot_waits", table=live.id, code=getattr(error, "code", "store_error"))
        finally:
            if renewing is not None:
                renewing.cancel()
            self.playing.discard(live.id)
            self.plans.pop(live.id, None)
            self.begun.pop(live.id, None)

    async def claim(self, live: LiveTable) -> bool:
        """Return whether this process plays the bots of a table; False while another one does.

        If the other process dies, `Clocks` finds the turn in the store after the lease has ended.
        """
        if self.registry.store.single_writer:
            return True
        now = now_ms()
        return await self.registry.store.claim_lease(live.id, self.holder, now, now + int(LEASE_SECONDS * 1000))

    async def catch_up(self, live: LiveTable) -> bool:
        """Read what the last holder of the lease has played, if it is not known here; return whether it was not."""
        newest = (await self.registry.store.last_seqs([live.id])).get(live.id, 0)
        if newest <= live.table.version:
            return False
        self.registry.catch_up(live)
        await self.pipeline.perform(live)  # returns after the table has been read
        return True

    async def renew(self, live: LiveTable) -> None:
        """Keep the lease of a table until cancelled. If it is lost, the version of an action decides."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            with suppress(StoreError):
                await self.claim(live)

    async def release(self, live: LiveTable) -> None:
        if not self.registry.store.single_writer:
            await self.registry.store.release_lease(live.id, self.holder)

    async def play_action(self, live: LiveTable, turn: BotTurn) -> None:
        """Commit one action of a bot; replace the bot if it fails repeatedly."""
        for pause in (*RETRY_SECONDS, 0.0):
            action = await self.try_to_choose(live, turn)
            if action is not None:
                self.registry.metrics.bot_thoughts.add(outcome="played")
                await self.commit(live, turn, action)
                return
            await asyncio.sleep(pause)
            if live.table.bot_turn() != turn:
                return
        await self.replace(live, turn)

    async def try_to_choose(self, live: LiveTable, turn: BotTurn) -> str | None:
        """Return a bot's action, or None if the bot or its worker failed."""
        try:
            return await self.choose(live, turn)
        except PoolClosed:
            raise
        except BotFailed as error:
            self.registry.metrics.bot_thoughts.add(outcome="failed")
            self.registry.log("bot_failed", table=live.id, bot=turn.level, reason=str(error)[:200])
            return None

    async def choose(self, live: LiveTable, turn: BotTurn) -> str:
        """Return a bot's next action, from its plan or chosen from its seat's view."""
        game, view = live.table.state.settings.game, live.table.bot_view(turn.seat)
        if len(view["actions"]) == 1:
            return str(view["actions"][0])
        planned = self.planned_action(live.id, plan_key(game, turn.level, view))
        if planned in view["actions"]:
            return str(planned)
        choice = await self.pool.choose(
            Job(live.id, owner_of(live), self.turn_began(live.id, turn.seat)),
            game,
            turn.level,
            view,
            seed=secrets.token_hex(32),
            seconds=self.seconds,
            box=live.table.state.origin.box_data,
        )
        self.plans[live.id] = choice.rest
        return choice.action

    def turn_began(self, table: str, seat: int) -> float:
        """Return when the bot's turn began; a second search of a turn does not wait behind later turns."""
        if self.begun.get(table, (None,))[0] != seat:
            self.begun[table] = (seat, time.monotonic())
        return self.begun[table][1]

    def planned_action(self, table: str, key: str) -> str | None:
        """Return the planned action for a view and drop those before it; drop the plan if there is none."""
        rest = self.plans.pop(table, [])
        for number, planned in enumerate(rest):
            if planned.key == key:
                self.plans[table] = rest[number + 1 :]
                return planned.word
        return None

    async def replace(self, live: LiveTable, turn: BotTurn) -> None:
        """Replace a failed bot by a simpler one; after `random`, play the first legal action."""
        if turn.level == "random":
            await self.commit(live, turn, str(live.table.bot_view(turn.seat)["actions"][0]))
        else:
            level = next(name for name in FALLBACKS if name != turn.level)
            await self.pipeline.perform(live, ReplaceBot(turn.seat, level))

    async def commit(self, live: LiveTable, turn: BotTurn, action: str) -> None:
        """Commit a bot's action, unless the table has changed meanwhile."""
        try:
            await self.pipeline.perform(live, Act(turn.seat, action, confirm=True, version=turn.version))
        except Refused as refused:
            self.registry.metrics.refused.add(code=refused.code)
            if refused.code != "stale":
                self.registry.log("bot_refused", table=live.id, bot=turn.level, code=refused.code)
                await asyncio.sleep(REFUSED_SECONDS)


def next_turn(live: LiveTable) -> BotTurn | None:
    """Return which bot is to move, unless only bots play and no connection watches."""
    return live.table.bot_turn() if live.connections or live.table.state.persons() else None


def owner_of(live: LiveTable) -> Owner:
    """Return the account that created a table, with its address if it is connected there."""
    account = live.table.state.origin.owner
    addresses = [connection.address for connection in live.connections if connection.account == account]
    return Owner(addresses[0] if addresses else "", account)
