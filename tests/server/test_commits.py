"""The commit pipeline: durable before published, one commit per table, tables created all or none."""

import asyncio
import json
from unittest.mock import patch

import pytest

from helpers.commit_scene import Scene, at_table, on_store
from helpers.in_process import (
    FIRST_COMMANDS,
    act_frame,
    join,
    settle,
    types_sent,
)
from ziggurat.server.connection import Connection
from ziggurat.server.services import Services
from ziggurat.server.sockets.handler import MessageHandler
from ziggurat.table.commands import Command, Create, Prefer, Sit, Start
from ziggurat.table.errors import Refused

# --- Durable first -----------------------------------------------------------------------------------------


def test_nothing_is_sent_before_it_is_durable() -> None:
    async def story(scene: Scene) -> None:
        scene.act()
        await scene.written()
        assert types_sent(scene.connection) == []
        scene.store.report()
        await scene.idle()
        assert types_sent(scene.connection) == ["event", "ack"]

    at_table(story)


def test_connection_joins_only_after_the_commit_in_progress() -> None:
    async def story(scene: Scene) -> None:
        version = scene.live.table.version
        scene.act()
        await scene.written()
        joining = asyncio.create_task(join(scene.services, scene.live, "spectator"))
        await settle(lambda: len(scene.live.queue) == 1)
        assert len(scene.live.connections) == 1
        scene.store.report()
        _, spectator = await joining
        assert scene.live.table.version == version + 1
        assert types_sent(spectator) == []  # only the `sync`, which `join` has cleared: no event

    at_table(story)


def test_connection_closed_while_it_waits_does_not_join() -> None:
    async def story(scene: Scene) -> None:
        scene.act()
        await scene.written()
        joining = asyncio.create_task(join(scene.services, scene.live, "spectator"))
        await settle(lambda: len(scene.live.queue) == 1)
        joining.cancel()
        scene.store.report()
        await scene.idle()
        assert list(scene.live.connections) == [scene.connection]

    at_table(story)


def test_frames_of_a_connection_are_answered_in_order() -> None:
    async def story(scene: Scene) -> None:
        handler, connection = scene.handler, scene.connection
        scene.act()
        assert not handler.try_fast_path(b'{"type":"ping"}')
        ping = asyncio.create_task(handler.handle('{"type":"ping"}'))
        await scene.written()
        assert types_sent(connection) == []
        assert not handler.try_fast_path(act_frame(scene.live, "b").encode())  # it would overtake the ping
        scene.store.report()
        await ping
        assert types_sent(connection) == ["event", "ack", "pong"]

    at_table(story)


# --- Commands sent again -----------------------------------------------------------------------------------


def test_action_resent_by_a_second_connection_in_flight_gets_the_same_answer() -> None:
    async def story(scene: Scene) -> None:
        other, second = await join(scene.services, scene.live)
        frame = act_frame(scene.live)
        assert scene.handler.try_fast_path(frame.encode())
        assert other.try_fast_path(frame.encode())
        await scene.written()
        scene.store.report()
        await scene.idle()
        assert not scene.store.pending
        assert json.loads(scene.connection.frames[-1]) == json.loads(second.frames[-1])
        assert types_sent(second) == ["event", "ack"]

    at_table(story)


def test_repeatable_command_resent_in_flight_is_carried_out_once() -> None:
    """A changed preference could be stored twice: the rules would not refuse it."""

    async def story(scene: Scene) -> None:
        done: list[Exception | None] = []
        request = ("anna", "p1")
        for auto in (True, False, True):
            scene.services.pipeline.submit(scene.live, [Prefer(0, auto, auto)], done.append, request)
        await scene.written()
        scene.store.report()
        await scene.idle()
        assert done == [None, None, None]
        assert not scene.store.pending

    at_table(story)


def test_action_of_a_lost_connection_is_acknowledged_when_it_is_resent() -> None:
    async def story(scene: Scene) -> None:
        frame, version = act_frame(scene.live), scene.live.table.version
        assert scene.handler.try_fast_path(frame.encode())
        scene.handler.close()
        scene.connection.finish()
        await scene.written()
        scene.store.report()
        await scene.idle()
        handler, connection = await join(scene.services, scene.live, scene.connection.account)
        await handler.handle(frame)
        assert json.loads(connection.frames[-1]) == {"type": "ack", "table": "t1", "id": "a", "version": version + 1}

    at_table(story)


# --- Creating a table --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "commands",
    [
        pytest.param([Create("babel", 9, "anna")], id="the first"),
        pytest.param([*FIRST_COMMANDS[:2], Sit("ben", "Ben", 0)], id="a later one"),
        pytest.param([FIRST_COMMANDS[0], Start("anna", "5eed" * 16, "5a17" * 16)], id="the last"),
    ],
)
def test_table_is_not_created_if_a_command_is_refused(commands: list[Command]) -> None:
    async def story(services: Services) -> None:
        with pytest.raises(Refused):
            await services.pipeline.create("t1", commands)
        assert services.registry.tables == {}
        assert services.registry.loading == {}
        assert await services.store.last_seqs(["t1"]) == {}

    on_store(story)


def test_created_table_is_stored_in_one_write() -> None:
    async def story(services: Services) -> int:
        with patch.object(services.store, "append_later", wraps=services.store.append_later) as append:
            live = await services.pipeline.create("t1", FIRST_COMMANDS)
        assert append.call_count == 1
        assert await services.store.last_seqs(["t1"]) == {"t1": live.table.version}
        return int(live.table.version)

    assert on_store(story) >= len(FIRST_COMMANDS)


def test_cancelled_creation_leaves_the_table_in_memory_once() -> None:
    async def story(scene: Scene) -> None:
        creating = asyncio.create_task(scene.services.pipeline.create("t2", FIRST_COMMANDS))
        await scene.written()
        creating.cancel()
        loading = asyncio.create_task(scene.services.registry.table("t2"))
        scene.store.report()
        live = await loading
        assert scene.services.registry.tables["t2"] is live
        assert scene.services.registry.loading == {}
        assert not live.dirty

    at_table(story)


def test_error_while_joining_is_reported_and_frees_the_table() -> None:
    async def story(scene: Scene) -> None:
        scene.live.table.log = None  # type: ignore[method-assign, assignment]
        handler = MessageHandler(scene.services, Connection("ben", "Ben", "127.0.0.1"))
        await asyncio.wait_for(handler.handle(json.dumps({"type": "hello", "table": "t1"})), 10)
        assert json.loads(handler.connection.frames[-1])["code"] == "internal"
        assert not scene.live.busy

    at_table(story)
