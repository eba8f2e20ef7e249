"""Errors in the commit pipeline stay local, and leave nothing in memory."""

import asyncio
import gc
import json
import weakref
from collections.abc import Awaitable, Callable, Iterator
from typing import Any
from unittest.mock import patch

import pytest

from helpers.commit_scene import Scene, at_table, on_store
from helpers.in_process import (
    FIRST_COMMANDS,
    join,
    next_act,
    types_sent,
)
from ziggurat.server.services import Services
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import Unavailable
from ziggurat.table.commands import Create, Start
from ziggurat.table.errors import Refused

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


# --- Memory ------------------------------------------------------------------------------------------------


@pytest.fixture
def without_collections() -> Iterator[None]:
    """Cyclic garbage stays, as in a server, which collects it rarely."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("without_collections")
def test_refused_command_leaves_no_reference_cycle() -> None:
    """Otherwise each one keeps a copy of the table's state until a full collection."""

    async def refused(work: Awaitable[Any]) -> weakref.ref[Refused]:
        try:
            await work
        except Refused as error:
            return weakref.ref(error)
        raise AssertionError("it was not refused")

    async def story(services: Services) -> list[object]:
        live = await services.pipeline.create("t1", FIRST_COMMANDS)
        start = Start("anna", "5eed" * 16, "5a17" * 16)
        left = [await refused(services.pipeline.perform(live, start))]
        left.append(await refused(services.pipeline.create("t2", [Create("babel", 9, "anna")])))
        await asyncio.sleep(0)
        return [error() for error in left]

    assert on_store(story) == [None, None]


@pytest.mark.usefixtures("without_collections")
def test_handler_of_a_closed_connection_is_freed_at_once() -> None:
    async def story(services: Services) -> list[object]:
        live = await services.pipeline.create("t1", FIRST_COMMANDS)
        handler, connection = await join(services, live)
        left = [weakref.ref(handler), weakref.ref(connection)]
        handler.close()
        del handler, connection
        await asyncio.sleep(0)
        return [reference() for reference in left]

    assert on_store(story) == [None, None]
