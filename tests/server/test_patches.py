"""Clients that apply patches get the changes of their view, others get whole views."""

import asyncio
import json
from typing import Any

import pytest

from helpers.in_process import services_on, settle
from ziggurat import game, games
from ziggurat.json_patch import difference, patched
from ziggurat.server.connection import Connection
from ziggurat.server.services import Services
from ziggurat.server.sockets.handler import MessageHandler
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import Store, open_store
from ziggurat.table.commands import Act, Command, Create, Sit, Start


def first_commands(name: str) -> list[Command]:
    sitting = [Sit("anna", "Anna", 0), Sit("ben", "Ben", 1)]
    return [Create(name, 2, "anna"), *sitting, Start("anna", "5eed" * 16, "5a17" * 16)]


async def connect(services: Services, live: LiveTable, account: str, patches: bool) -> Connection:
    """Return the connection of an account that has joined a table."""
    connection = Connection(account, account, "127.0.0.1")
    hello = {"type": "hello", "table": live.id, "patches": patches}
    await MessageHandler(services, connection).handle(json.dumps(hello))
    return connection


async def act(services: Services, live: LiveTable) -> None:
    """Play the first legal action of the seat to move."""
    seat = live.table.state.to_move
    assert seat is not None
    word = live.table.bot_view(seat)["actions"][0]
    await services.pipeline.perform(live, Act(seat, str(word), confirm=True, version=live.table.version))


def frames(connection: Connection) -> list[dict[str, Any]]:
    """Return the `sync` and `event` frames of a connection."""
    found = [json.loads(frame) for frame in connection.frames]
    return [frame for frame in found if frame["type"] in ("sync", "event")]


def run(story: Any) -> None:
    async def with_store() -> None:
        async with open_store("sqlite://") as store:
            await story(store)

    asyncio.run(with_store())


@pytest.mark.parametrize("name", games())
def test_patches_lead_to_the_same_views_as_whole_views(name: str) -> None:
    async def story(store: Store) -> None:
        services = services_on(store)
        live = await services.pipeline.create("t1", first_commands(name))
        accounts = ("anna", "ben", "eve")
        by_patches = [await connect(services, live, account, True) for account in accounts]
        whole = [await connect(services, live, account, False) for account in accounts]
        for _ in range(30):
            if live.table.status == "playing":
                await act(services, live)
        for one, other in zip(by_patches, whole, strict=True):
            (first, *changes), (_, *views) = frames(one), frames(other)
            view = first["view"]
            assert len(changes) == len(views) > 20
            for change, expected in zip(changes, views, strict=True):
                assert "view" not in change
                view = patched(view, change["patch"])
                assert view == expected["view"]

    run(story)


def test_patches_are_smaller_than_views() -> None:
    async def story(store: Store) -> None:
        services = services_on(store)
        live = await services.pipeline.create("t1", first_commands("babylon"))
        spectator = await connect(services, live, "eve", True)
        for _ in range(12):
            await act(services, live)
        sync, *events = [frame for frame in spectator.frames if b'"type":"sync"' in frame or b'"type":"event"' in frame]
        assert sum(map(len, events)) / len(events) < len(sync) / 4

    run(story)


def test_client_that_joins_later_gets_changes_of_its_own_view() -> None:
    async def story(store: Store) -> None:
        services = services_on(store)
        live = await services.pipeline.create("t1", first_commands("babel"))
        await connect(services, live, "anna", True)
        await act(services, live)
        late = await connect(services, live, "ben", True)
        await act(services, live)
        sync, event = frames(late)
        assert patched(sync["view"], event["patch"]) == json.loads(json.dumps(live.table.view(1)))

    run(story)


def test_after_a_failed_write_clients_get_a_whole_view() -> None:
    async def story(store: Store) -> None:
        services = services_on(store)
        live = await services.pipeline.create("t1", first_commands("babel"))
        anna = await connect(services, live, "anna", True)
        await act(services, live)
        live.dirty = True  # as after a write that failed
        await act(services, live)
        await settle(lambda: len(frames(anna)) == 4)
        _, _, reloaded, event = frames(anna)
        assert reloaded["type"] == "sync"
        assert patched(reloaded["view"], event["patch"])["version"] == live.table.version

    run(story)


def test_views_of_every_game_are_objects_with_fields() -> None:
    """Patches name the fields of objects, so a view must not be an array."""
    for name in games():
        played = game(name)
        assert isinstance(played.view(played.new(2, 1), None), dict)


def test_rejoining_client_gets_only_what_is_missing() -> None:
    async def story(store: Store) -> None:
        services = services_on(store)
        live = await services.pipeline.create("t1", first_commands("babel"))
        for _ in range(3):
            await act(services, live)
        version, whole = live.table.version, live.table.log(0)

        async def sync(**fields: Any) -> dict[str, Any]:
            connection = Connection("anna", "anna", "127.0.0.1")
            await MessageHandler(services, connection).handle(json.dumps({"type": "hello", "table": "t1", **fields}))
            return frames(connection)[0]

        same = await sync(version=version, patches=True)
        assert (same["since"], same["viewer"], same["kept"], same["log"]) == (version, 0, len(whole), [])
        assert "view" not in same
        later = await sync(version=version - 1, patches=True)
        assert later["view"]["version"] == version
        assert later["log"] == [entry for entry in json.loads(json.dumps(whole)) if entry["seq"] == version]
        assert later["kept"] == len(whole) - len(later["log"])
        for fields in ({"version": version + 1, "patches": True}, {"version": version}, {"patches": True}):
            found = await sync(**fields)
            assert (len(found["log"]), found["view"]["version"]) == (len(whole), version)
            assert "since" not in found

    run(story)


def test_patch_of_a_part_that_viewers_share_is_computed_once() -> None:
    before, after = {"a": {"x": [1, 2]}, "b": 1}, {"a": {"x": [1, 3]}, "b": 2}
    known: dict[tuple[int, int], Any] = {}
    first = difference({"shared": before, "own": 1}, {"shared": after, "own": 1}, known)
    second = difference({"shared": before, "own": 1}, {"shared": after, "own": 2}, known)
    assert first["change"]["shared"] is second["change"]["shared"]
    assert second["set"] == {"own": 2}
