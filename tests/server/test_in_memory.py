"""A table is in memory once or not at all: of two, one would stand still for ever while the other is played on."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import patch

import pytest

from ziggurat.server.errors import Trouble
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.tables import registry as hubs
from ziggurat.server.tables.registry import Hub
from ziggurat.store import open_store
from ziggurat.table.commands import Command, Create, SeatBot, Sit, Start

TABLE = "table-1"
START = Start("anna", "5eed" * 16, "5a17" * 16)
COMPANY: list[Command] = [Create("babel", 2, "anna"), Sit("anna", "Anna", 0), Sit("ben", "Ben", 1), START]
BESIDE_A_BOT: list[Command] = [*COMPANY[:2], SeatBot("anna", 1, "random"), START]  # with this seed seat 1 begins


def told(story: Callable[[Hub], Awaitable[Any]]) -> Any:
    """Let a story happen at a hub of its own, and return what it returns."""

    async def with_hub() -> Any:
        async with open_store("sqlite://") as store:
            return await story(Hub(store, Metrics(), Log()))

    return asyncio.run(with_hub())


def test_a_table_that_is_looked_for_while_it_is_made_is_the_same() -> None:
    async def story(hub: Hub) -> None:
        append, looking = hub.store.append, []

        async def slowly(*rows: Any) -> None:
            await append(*rows)
            looking.append(asyncio.create_task(hub.table(TABLE)))  # as the house does: a bot is to move here
            await asyncio.wait(looking, timeout=0.1)

        with patch.object(hub.store, "append", slowly):
            made = await hub.create(TABLE, COMPANY)
        assert await looking[0] is made
        assert await hub.table(TABLE) is made

    told(story)


def test_a_table_that_many_look_for_at_once_is_read_once() -> None:
    async def story(hub: Hub) -> None:
        await hub.create(TABLE, COMPANY)
        hub.live.clear()
        found = await asyncio.gather(*[hub.table(TABLE) for _ in range(5)])
        assert all(live is found[0] for live in found)
        assert hub.opening == {}

    told(story)


def test_a_table_that_does_not_exist_leaves_nothing_behind() -> None:
    async def story(hub: Hub) -> None:
        answers = await asyncio.gather(*[hub.table("nowhere") for _ in range(3)], return_exceptions=True)
        assert [type(answer) for answer in answers] == [Trouble] * 3
        assert hub.opening == {}
        assert hub.live == {}

    told(story)


@pytest.mark.parametrize("beside_a_bot", [False, True])
def test_an_idle_table_is_forgotten_unless_a_bot_is_to_move(
    monkeypatch: pytest.MonkeyPatch, beside_a_bot: bool
) -> None:
    monkeypatch.setattr(hubs, "IDLE_SECONDS", -1.0)

    async def story(hub: Hub) -> bool:
        live = await hub.create(TABLE, BESIDE_A_BOT if beside_a_bot else COMPANY)
        assert (live.table.bot_turn() is not None) == beside_a_bot
        hub.forget_idle()
        return TABLE in hub.live

    assert told(story) == beside_a_bot
