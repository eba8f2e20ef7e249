"""The commit pipeline: durable before published, one commit per table, errors stay local."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import patch

import pytest

from helpers.in_process import (
    FIRST_COMMANDS,
    HeldStore,
    act_frame,
    is_idle,
    join,
    next_act,
    playing_table,
    services_on,
    settle,
    types_sent,
)
from ziggurat.server.services import Services
from ziggurat.server.sockets.connection import Connection
from ziggurat.server.sockets.handler import MessageHandler
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import Conflict, StoreError, Unavailable, open_store
from ziggurat.table.commands import Act, Command, Create, Prefer, Sit, Start
from ziggurat.table.errors import Refused


class Scene:
    """A running game on a held store, with the connection of the player to move."""

    def __init__(self) -> None:
        self.store = HeldStore()
        self.services = services_on(self.store)
        self.live = self.add("t1")
        self.handler: MessageHandler
        self.connection: Connection

    def add(self, name: str) -> LiveTable:
        live = self.services.registry.tables[name] = playing_table(name)
        return live

    def submit(self, live: LiveTable, done: Callable[[Exception | None], None], action: str | None = None) -> None:
        """Submit an action of the seat to move, by default its first legal one."""
        mover = live.table.state.to_move
        assert mover is not None
        chosen = action or live.table.view(mover)["game"]["actions"][0]
        self.services.pipeline.submit(live, [Act(mover, chosen, confirm=True)], done)

    def act(self, **changed: Any) -> None:
        """Send an action by the fast path."""
        assert self.handler.try_fast_path(act_frame(self.live, **changed).encode())

    async def written(self, count: int = 1) -> None:
        """Wait until the pipeline has passed writes to the store."""
        await settle(lambda: len(self.store.pending) == count)

    async def idle(self) -> None:
        await settle(lambda: is_idle(self.services.registry))


def at_table(story: Callable[[Scene], Awaitable[None]]) -> None:
    """Run a story with a player who has joined the table."""

    async def run() -> None:
        scene = Scene()
        scene.handler, scene.connection = await join(scene.services, scene.live)
        await story(scene)

    asyncio.run(run())


def on_store(story: Callable[[Services], Awaitable[Any]]) -> Any:
    """Run a story with services on a real store in memory."""

    async def run() -> Any:
        async with open_store("sqlite://") as store:
            return await story(services_on(store))

    return asyncio.run(run())


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


# --- Errors ------------------------------------------------------------------------------------------------


def test_action_that_the_store_refuses_is_refused_and_sent_to_no_other() -> None:
    async def story(scene: Scene) -> None:
        _, watching = await join(scene.services, scene.live, "spectator")
        scene.connection.frames.clear()
        changed: list[LiveTable] = []
        scene.services.registry.listeners.append(changed.append)
        scene.act()
        await scene.written()
        scene.store.report(Unavailable("disk_full", "no room"))
        await scene.idle()
        [refused] = [json.loads(text) for text in scene.connection.frames]
        assert (refused["type"], refused["code"]) == ("refused", "store_unavailable")
        assert types_sent(watching) == []
        assert changed == []
        assert scene.live.dirty  # it is reloaded before anything else
        assert not scene.handler.busy

    at_table(story)


def test_illegal_action_is_refused_without_a_write() -> None:
    async def story(scene: Scene) -> None:
        scene.act(action="drop:A")
        await scene.idle()
        assert types_sent(scene.connection) == ["refused"]
        assert not scene.store.pending
        assert not scene.live.dirty
        assert not scene.handler.busy

    at_table(story)


def test_errors_at_one_table_leave_the_rest_of_the_batch_alone() -> None:
    """One action is illegal, one meets a fault of the program; the third is committed."""

    async def story(scene: Scene) -> None:
        outcomes: list[tuple[str, Exception | None]] = []
        tables = {name: scene.add(name) for name in ("illegal", "faulty", "good")}
        tables["faulty"].table.updates_for = None  # type: ignore[method-assign, assignment]
        for name, live in tables.items():
            action = "drop:A" if name == "illegal" else None
            scene.submit(live, lambda error, name=name: outcomes.append((name, error)), action)  # type: ignore[misc]
        await scene.written()
        scene.store.report()
        await scene.idle()
        assert not scene.store.pending
        assert [(name, type(error)) for name, error in outcomes] == [
            ("illegal", Refused),
            ("faulty", TypeError),
            ("good", type(None)),
        ]
        assert [live.dirty for live in tables.values()] == [False, True, False]

    at_table(story)


def test_failing_callback_leaves_other_commits_alone() -> None:
    async def story(scene: Scene) -> None:
        outcomes: list[Exception | None] = []

        def fail(error: Exception | None) -> None:
            raise OSError("the socket is closed")

        tables = [scene.add("first"), scene.add("second")]
        for live, done in zip(tables, (fail, outcomes.append), strict=True):
            scene.submit(live, done)
        await scene.written(2)
        scene.store.report()
        await scene.idle()
        assert outcomes == [None]
        assert not any(live.dirty for live in tables)

    at_table(story)


def test_failing_listener_undoes_nothing_and_leaves_other_tables_alone() -> None:
    async def story(scene: Scene) -> None:
        outcomes: list[Exception | None] = []
        changed: list[str] = []

        def fail(live: LiveTable) -> None:
            changed.append(live.id)
            raise OSError("a listener failed")

        scene.services.registry.listeners.insert(0, fail)
        for name in ("first", "second"):
            scene.submit(scene.add(name), outcomes.append)
        await scene.written(2)
        scene.store.report()
        await scene.idle()
        assert outcomes == [None, None]
        assert changed == ["first", "second"]

    at_table(story)


def test_table_is_reloaded_and_resynced_after_a_failed_write() -> None:
    async def story(services: Services) -> None:
        live = await services.pipeline.create("t1", FIRST_COMMANDS)
        version, action = live.table.version, next_act(live)
        _, watching = await join(services, live, "spectator")

        def fail(table: str, rows: object, summary: object, done: Callable[[Exception], None]) -> None:
            done(Unavailable("disk_full", "no room"))

        with patch.object(services.store, "append_later", fail), pytest.raises(Unavailable):
            await services.pipeline.perform(live, action)
        assert types_sent(watching) == []
        memory = live.table
        await services.pipeline.perform(live, action)
        assert live.table is not memory
        assert types_sent(watching) == ["sync", "event"]
        assert json.loads(watching.frames[0])["version"] == version
        assert live.table.version == version + 1

    on_store(story)


def test_cancelled_request_leaves_its_commit_standing() -> None:
    async def story(scene: Scene) -> None:
        version = scene.live.table.version
        request = asyncio.create_task(scene.services.pipeline.perform(scene.live, next_act(scene.live)))
        await scene.written()
        request.cancel()
        scene.store.report()
        await scene.idle()
        assert scene.live.table.version == version + 1
        assert not scene.live.dirty
        assert types_sent(scene.connection) == ["event"]

    at_table(story)


# --- Conflicts (test_commit_conflicts.py has those between two processes) ----------------------------------


def test_lasting_conflict_is_reported_after_a_few_attempts() -> None:
    async def story(scene: Scene) -> None:
        outcomes: list[Exception | None] = []

        async def reload(live: LiveTable) -> None:
            live.dirty = False

        with patch.object(scene.services.registry, "reload", reload):
            scene.services.pipeline.submit(scene.live, [Prefer(0, True, True)], outcomes.append)
            attempts = 0
            while not outcomes:
                await settle(lambda: bool(scene.store.pending or outcomes))
                attempts += bool(scene.store.pending)
                scene.store.report(Conflict("t1", 1))
        assert attempts == 4
        assert isinstance(outcomes[0], StoreError)

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
