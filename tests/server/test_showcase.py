"""The showcase: one game of bots for all, only while no public game runs, and only while it is watched."""

import asyncio
import json
from collections.abc import Awaitable, Callable

from helpers.in_process import services_on
from ziggurat.server.background.bot_turns import next_turn
from ziggurat.server.connection import Connection
from ziggurat.server.services import Services
from ziggurat.store import Store, open_store
from ziggurat.table.commands import Create, Resign, Sit, Start


def run(story: Callable[[Services, Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with open_store("sqlite://") as store:
            services = services_on(store)
            await story(services, store)
            await services.registry.close()

    asyncio.run(whole())


async def lists(services: Services) -> dict[str, object]:
    """Return the lists that a new watcher of the front page gets."""
    connection = Connection("zoe", "Zoe", "127.0.0.1")
    await services.lobby.watch(connection)
    frame: dict[str, object] = json.loads(connection.frames[-1])
    return frame


async def public_game(services: Services, name: str) -> None:
    sitting = [Create("babel", 2, "anna"), Sit("anna", "Anna", 0), Sit("ben", "Ben", 1)]
    await services.pipeline.create(name, [*sitting, Start("anna", "1" * 64, "2" * 64)])


def test_front_page_gets_one_showcase_while_no_public_game_runs() -> None:
    async def story(services: Services, store: Store) -> None:
        first, again = (await lists(services)), (await lists(services))
        showcase = first["showcase"]
        assert isinstance(showcase, dict)
        assert showcase == again["showcase"]
        assert [seat["kind"] for seat in showcase["seats"]] == ["bot", "bot"]
        assert {seat["level"] for seat in showcase["seats"]} == {"mason", "apprentice"}
        await public_game(services, "t1")
        during = await lists(services)
        assert during["showcase"] is None
        assert [table["id"] for table in during["running"]] == ["t1"]

    run(story)


def test_two_processes_create_one_showcase() -> None:
    async def story() -> None:
        async with open_store("sqlite://") as store:
            processes = [services_on(store) for _ in range(2)]
            tables = await asyncio.gather(*(services.lobby.showcase.table() for services in processes))
            made = {summary.table_id for summary in tables if summary is not None}
            assert len(made) == 1
            found = await asyncio.gather(*(services.lobby.showcase.table() for services in processes))
            assert {summary.table_id for summary in found if summary} == made
            for services in processes:
                await services.registry.close()

    asyncio.run(story())


def test_showcase_goes_on_only_while_it_is_watched() -> None:
    async def story(services: Services, store: Store) -> None:
        summary = await services.lobby.showcase.table()
        assert summary is not None
        live = await services.registry.table(summary.table_id)
        assert next_turn(live) is None
        spectator = Connection("zoe", "Zoe", "127.0.0.1")
        await services.pipeline.join(live, spectator)
        assert next_turn(live) is not None

    run(story)


def test_private_and_finished_games_are_not_listed() -> None:
    async def story(services: Services, store: Store) -> None:
        await public_game(services, "t1")
        sitting = [Create("babel", 2, "anna", private=True), Sit("anna", "Anna", 0), Sit("ben", "Ben", 1)]
        await services.pipeline.create("t2", [*sitting, Start("anna", "1" * 64, "2" * 64)])
        assert [table["id"] for table in (await lists(services))["running"]] == ["t1"]
        await services.pipeline.perform(await services.registry.table("t1"), Resign(0))
        assert (await lists(services))["running"] == []

    run(story)
