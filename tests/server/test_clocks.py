"""Background work on clocks: flag falls, and expiry of sessions and invitations."""

import asyncio

import pytest

from helpers.in_process import FIRST_COMMANDS, is_idle, services_on, settle
from ziggurat.server.background import clocks
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.background.bot_turns import BotTurns
from ziggurat.server.background.clocks import Clocks
from ziggurat.server.config import DAY_MS, SESSION_DAYS
from ziggurat.server.ids import now_ms
from ziggurat.server.services import Services
from ziggurat.store import Account, Invitation, Session, open_store
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import Create


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
