"""Rematches whose players leave early: the next table exists for everyone who was sent there."""

import asyncio
import contextlib

from helpers.in_process import FIRST_COMMANDS, is_idle, services_on, settle
from ziggurat.server.connection import Connection
from ziggurat.server.tables import delivery
from ziggurat.store import open_store
from ziggurat.table.commands import Answer, Ask, Resign


def test_next_table_exists_although_the_answering_player_left_while_the_answer_waited() -> None:
    async def story() -> None:
        async with open_store("sqlite://") as store:
            services = services_on(store)
            live = await services.pipeline.create("t1", FIRST_COMMANDS)
            await services.pipeline.perform(live, Resign(0))
            await services.rematches.perform(live, Ask(0, "rematch", next_table="n1"), ("anna", "a"))
            live.enter(lambda: None)  # another commit of the table is being written
            answer = Answer(1, "rematch", True, next_table="n2")
            answering = asyncio.create_task(services.rematches.perform(live, answer, ("ben", "b")))
            await settle(lambda: bool(live.queue))
            answering.cancel()  # as when the connection is lost
            with contextlib.suppress(asyncio.CancelledError):
                await answering
            live.leave()
            await settle(lambda: is_idle(services.registry))
            assert live.table.state.successor == "n2"
            found = await services.registry.table("n2")
            assert found.table.state.origin.rematch_of == "t1"

    asyncio.run(story())


def test_game_starts_although_its_players_leave_for_it_before_it_exists() -> None:
    async def story() -> None:
        async with open_store("sqlite://") as store:
            services = services_on(store)
            live = await services.pipeline.create("t1", FIRST_COMMANDS)
            await services.pipeline.perform(live, Resign(0))
            for seat in live.table.state.seats:
                delivery.join(live, Connection(str(seat.account), seat.name, "127.0.0.1"))
            await services.rematches.perform(live, Ask(0, "rematch", next_table="n1"), ("anna", "a"))
            await services.rematches.perform(live, Answer(1, "rematch", True, next_table="n2"), ("ben", "b"))
            for connection in list(live.connections):
                delivery.leave(live, connection)
            await services.rematches.create(live)
            assert (await services.registry.table("n2")).table.status == "playing"
            assert services.rematches.starts == {}

    asyncio.run(story())
