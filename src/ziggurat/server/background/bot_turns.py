"""What the house does at its tables: lets bots think, looks at clocks, forgets tables nobody needs.

Every deed goes through the same door as a player's: `Hub.perform`.
"""

from __future__ import annotations

import asyncio
import secrets

from ziggurat.bots.bot import BotFailed
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.errors import Trouble
from ziggurat.server.now import now_ms
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.registry import Hub
from ziggurat.store import StoreError
from ziggurat.table.commands import Act, CheckClock, ReplaceBot
from ziggurat.table.errors import BadEvents, Refused
from ziggurat.table.table import BotTurn

LOOK_EVERY = 0.25  # seconds between looks at the clocks in memory
SEARCH_EVERY = 5.0  # seconds between looks at the clocks in the store
COMPARE_EVERY = 2.0  # seconds between comparisons of watched tables with the store, where others write too
TIDY_EVERY = 60.0
FALLBACKS = ("greedy", "random")


class House:
    """Runs beside the requests for as long as the server does."""

    def __init__(self, hub: Hub, pool: BotPool, bot_seconds: float) -> None:
        self.hub = hub
        self.pool = pool
        self.bot_seconds = bot_seconds
        self.thinking: set[str] = set()
        self.due: dict[str, int] = {}
        hub.changed.append(self.look)

    def look(self, live: LiveTable) -> None:
        """Note a table's clock and let its bot think, if one is to move."""
        due = live.table.due()
        if due is None:
            self.due.pop(live.id, None)
        else:
            self.due[live.id] = due
        if live.table.bot_turn() is not None and live.id not in self.thinking:
            self.thinking.add(live.id)
            self.hub.spawn(self.play_bots(live))

    # --- Bots ----------------------------------------------------------------------------------------------

    async def play_bots(self, live: LiveTable) -> None:
        """Play for the bots of a table until a person is to move."""
        try:
            while (turn := live.table.bot_turn()) is not None:
                await self.one_action(live, turn)
        except (StoreError, BadEvents) as error:
            # The table's turn stays due in the store; it is found again when the store is back.
            self.hub.log("bot_waits", table=live.id, code=getattr(error, "code", "store_error"))
        finally:
            self.thinking.discard(live.id)

    async def one_action(self, live: LiveTable, turn: BotTurn) -> None:
        """Let a bot make one step; one that fails is replaced, and the table goes on."""
        try:
            action = await self.thought(live, turn)
        except BotFailed as error:
            self.hub.metrics.bot_thoughts.add(outcome="failed")
            self.hub.log("bot_failed", table=live.id, bot=turn.level, reason=str(error)[:200])
            level = next((name for name in FALLBACKS if name != turn.level), "random")
            if turn.level == "random":  # even that failed: the processes are sick, so play the first legal action
                await self.try_act(live, turn, str(live.table.bot_view(turn.seat)["actions"][0]))
            else:
                await self.hub.perform(live, ReplaceBot(turn.seat, level))
            return
        self.hub.metrics.bot_thoughts.add(outcome="played")
        await self.try_act(live, turn, action)

    async def thought(self, live: LiveTable, turn: BotTurn) -> str:
        """Ask the pool what a bot would do, giving it the seat's view and nothing else."""
        state = live.table.state
        box = None if state.origin.own_box else state.origin.box.data
        return await self.pool.choose(
            state.settings.game,
            turn.level,
            live.table.bot_view(turn.seat),
            seed=secrets.token_hex(32),
            seconds=self.bot_seconds,
            box=box,
        )

    async def try_act(self, live: LiveTable, turn: BotTurn, action: str) -> None:
        """Make a bot's step, unless the table has moved on meanwhile."""
        try:
            await self.hub.perform(live, Act(turn.seat, action, confirm=True, version=turn.version))
        except Refused as refused:
            self.hub.metrics.refused.add(code=refused.code)
            if refused.code != "stale":
                self.hub.log("bot_refused", table=live.id, bot=turn.level, code=refused.code)
                await asyncio.sleep(1.0)  # nothing a bot does can spin the server

    # --- Clocks --------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Look at clocks and tidy up, until cancelled."""
        await asyncio.gather(self.watch_memory(), self.watch_store(), self.watch_others(), self.tidy())

    async def watch_others(self) -> None:
        """Find out what other processes wrote, should a hint be lost."""
        while not self.hub.store.single_writer:
            await asyncio.sleep(COMPARE_EVERY)
            await self.hub.look_for_missed()

    async def watch_memory(self) -> None:
        """Let clocks of tables in memory run out on time."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            now = now_ms()
            for table_id in [table_id for table_id, due in self.due.items() if due <= now]:
                self.due.pop(table_id, None)
                await self.check(table_id)

    async def watch_store(self) -> None:
        """Find tables by their deadline that no process looks after."""
        while True:
            try:
                for summary in await self.hub.store.due_before(now_ms()):
                    await self.check(summary.table_id)
            except StoreError as error:
                self.hub.metrics.store_errors.add(code=error.code)
            await asyncio.sleep(SEARCH_EVERY)

    async def check(self, table_id: str) -> None:
        """Look at one table's clock and bots."""
        try:
            live = await self.hub.table(table_id)
            await self.hub.perform(live, CheckClock())
            self.look(live)
        except (Refused, StoreError, Trouble, BadEvents) as error:
            self.hub.log("check_failed", table=table_id, code=getattr(error, "code", "error"))

    async def tidy(self) -> None:
        """Forget idle tables, old sessions and invitations."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.hub.forget_idle()
            try:
                await self.hub.store.forget_invitations(now_ms())
            except StoreError as error:
                self.hub.metrics.store_errors.add(code=error.code)
