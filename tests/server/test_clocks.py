"""Background work on clocks: flag falls, outages, and expiry of sessions and invitations."""

import asyncio
from dataclasses import replace

import pytest

from helpers.in_process import FIRST_COMMANDS, is_idle, join, next_act, services_on, settle
from ziggurat.server.background import clocks
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.background.bot_turns import BotTurns
from ziggurat.server.background.clocks import Clocks
from ziggurat.server.config import DAY_MS, SESSION_DAYS
from ziggurat.server.ids import now_ms
from ziggurat.server.services import Services
from ziggurat.server.tables import commits
from ziggurat.store import Account, Invitation, Outage, Session, open_store
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import CheckClock, Create


def clocks_of(services: Services) -> Clocks:
    return Clocks(services.pipeline, BotTurns(services.pipeline, BotPool(0), 1.0))


def test_expired_sessions_and_invitations_are_deleted() -> None:
    async def story() -> None:
        async with open_store("sqlite://") as store:
            services, now = services_on(store), now_ms()
            expired = now - SESSION_DAYS * DAY_MS - 1000
            await store.create_account(Account("anna", "Anna", 1))
            await store.create_session(Session("old", "anna", expired, expired))
            await store.create_session(Session("new", "anna", now, now))
            await services.pipeline.create("t1", FIRST_COMMANDS)
            await store.create_invitation(Invitation("past", "t1", None, "anna", 1, now - 1000))
            await store.create_invitation(Invitation("open", "t1", None, "anna", 1, now + DAY_MS))
            await clocks_of(services).delete_expired()
            assert await store.session("old") is None
            assert await store.session("new") is not None
            assert await store.invitation("past", 1) is None
            assert await store.invitation("open", 1) is not None

    asyncio.run(story())


def test_clean_up_runs_periodically(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "CLEAN_UP_SECONDS", 0.001)

    async def story() -> None:
        async with open_store("sqlite://") as store:
            services = services_on(store)
            await store.create_account(Account("anna", "Anna", 1))
            await store.create_session(Session("old", "anna", 1, 1))
            running = asyncio.create_task(clocks_of(services).run())
            async with asyncio.timeout(30):
                while await store.session("old") is not None:
                    await asyncio.sleep(0.01)
            running.cancel()
            await asyncio.wait([running])

    asyncio.run(story())


def test_flag_falls_when_the_clock_in_memory_runs_out() -> None:
    async def story() -> None:
        async with open_store("sqlite://") as store:
            services = services_on(store)
            running = asyncio.create_task(clocks_of(services).run())
            created = Create("babel", 2, "anna", clock=ClockRule("live", base=1000))
            live = await services.pipeline.create("t1", [created, *FIRST_COMMANDS[1:]])
            await settle(lambda: live.table.status == "ended" and is_idle(services.registry))
            running.cancel()
            await asyncio.wait([running])

    asyncio.run(story())


class Time:
    """A settable time in milliseconds, used by the server instead of the system's."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000
        for module in (clocks, commits):
            monkeypatch.setattr(module, "now_ms", lambda: self.now)


TIMED_COMMANDS = [Create("babel", 2, "anna", options={"start": 1}, clock=ClockRule("live", base=60_000))]
TIMED_COMMANDS += FIRST_COMMANDS[1:]


def test_player_does_not_lose_when_the_system_clock_jumps(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def story() -> None:
        async with open_store("sqlite://") as store:
            services = services_on(store)
            background = clocks_of(services)
            await background.begin()
            live = await services.pipeline.create("t1", TIMED_COMMANDS)
            running = asyncio.create_task(background.run())
            time.now += 3_600_000
            outages = services.pipeline.outages
            await settle(lambda: live.table.version > 4 and not outages.new and is_idle(services.registry))
            running.cancel()
            await asyncio.wait([running])
            assert [row.kind for row in await store.read("t1")][-1] == "excused"
            assert live.table.state.clock.remaining(0, time.now) == 60_000
            assert await store.outages(0) == [Outage(1_000_000, 4_600_000)]

    asyncio.run(story())


def test_move_that_arrives_first_after_an_outage_is_not_late(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def story() -> None:
        async with open_store("sqlite://") as store:
            services = services_on(store)
            await clocks_of(services).begin()
            live = await services.pipeline.create("t1", TIMED_COMMANDS)
            before = live.table.version
            time.now += 10_000
            services.pipeline.outages.observe(time.now - 1000)  # the last second was observed
            await services.pipeline.perform(live, replace(next_act(live), version=before))
            assert [row.kind for row in await store.read("t1", before)][:2] == ["excused", "stepped"]
            assert live.table.state.clock.remaining(0, time.now) == 59_000

    asyncio.run(story())


def test_table_that_slept_through_several_outages_gets_back_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def story() -> None:
        async with open_store("sqlite://") as store:
            await services_on(store).pipeline.create("t1", TIMED_COMMANDS)
            await store.set_alive(time.now + 2000)
            for stopped_at, started_at in [(1_002_000, 1_500_000), (1_501_000, 9_000_000)]:
                time.now = stopped_at
                await store.set_alive(stopped_at)
                time.now = started_at
                services = services_on(store)
                await clocks_of(services).begin()
            live = await services.registry.table("t1")
            await services.pipeline.perform(live, CheckClock())
            assert live.table.state.clock.remaining(0, time.now) == 57_000

    asyncio.run(story())


def test_open_tables_that_wait_for_long_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def story() -> None:
        async with open_store("sqlite://") as store:
            services = services_on(store)
            for table, private in [("listed", False), ("watched", False), ("private", True)]:
                await services.pipeline.create(table, [Create("babel", 2, "anna", private=private)])
            await services.pipeline.create("playing", FIRST_COMMANDS)
            await join(services, services.registry.tables["watched"], "anna")
            time.now += clocks.LISTED_DAYS * DAY_MS + 1
            await clocks_of(services).close_idle_tables()
            assert statuses(services) == {
                "listed": "closed",
                "watched": "open",
                "private": "open",
                "playing": "playing",
            }
            time.now += clocks.UNLISTED_DAYS * DAY_MS
            await clocks_of(services).close_idle_tables()
            assert statuses(services)["private"] == "closed"
            assert [summary.table_id for summary in await store.open_tables()] == ["watched"]

    asyncio.run(story())


def statuses(services: Services) -> dict[str, str]:
    return {table: live.table.status for table, live in services.registry.tables.items()}
