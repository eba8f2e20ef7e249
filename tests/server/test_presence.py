"""Presence: everyone learns who is online, and a client that comes and goes causes few frames."""

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from helpers.in_process import playing_table, settle
from ziggurat.server.connection import Connection
from ziggurat.server.tables import delivery
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.presence import REPEAT_SECONDS, Presence
from ziggurat.store import Hint

SPECTATORS = 40
VISITS = 200


def presences(connection: Connection) -> list[dict[str, object]]:
    frames = [json.loads(frame) for frame in connection.frames]
    return [frame for frame in frames if frame["type"] == "presence"]


def joined(live: LiveTable, account: str) -> Connection:
    connection = Connection(account, account, "127.0.0.1")
    delivery.join(live, connection)
    return connection


async def sent(live: LiveTable) -> None:
    """Wait until the planned presence has been sent."""
    await settle(lambda: not live.presence_planned)


def test_everyone_learns_that_a_player_has_come_and_gone() -> None:
    async def story() -> list[list[bool]]:
        live = playing_table()
        watcher = joined(live, "carol")
        await sent(live)
        anna = joined(live, "anna")
        await sent(live)
        delivery.leave(live, anna)
        await sent(live)
        return [frame["seats"] for frame in presences(watcher)]  # type: ignore[misc]

    # The first is the answer to joining; the second is for everyone, including the new connection.
    assert asyncio.run(story()) == [[False, False], [False, False], [True, False], [False, False]]


def test_client_that_joins_and_leaves_many_times_causes_few_frames() -> None:
    async def story() -> int:
        live = playing_table()
        watchers = [joined(live, f"w{number}") for number in range(SPECTATORS)]
        await sent(live)
        for watcher in watchers:
            watcher.frames.clear()
        for _ in range(VISITS):
            delivery.leave(live, joined(live, "visitor"))
        await sent(live)
        return sum(len(presences(watcher)) for watcher in watchers)

    assert asyncio.run(story()) <= SPECTATORS


def test_newcomer_learns_that_another_spectator_has_left() -> None:
    async def story() -> object:
        live = playing_table()
        earlier = joined(live, "dora")
        await sent(live)
        newcomer = joined(live, "carol")
        delivery.leave(live, earlier)  # before the next frame for all, which is equal to the last one
        await sent(live)
        return presences(newcomer)[-1]["spectators"]

    assert asyncio.run(story()) == 1


class SharedStore:
    """A store whose tables another process has too; it keeps what is reported."""

    def __init__(self) -> None:
        self.reports: list[list[int]] = []

    def listen(self, _: Callable[[Hint], None]) -> None:
        pass

    def is_shared(self, _: str) -> bool:
        return True

    def hint(self, topic: str, key: str, *, table: str = "") -> None:
        assert topic == "presence"
        self.reports.append(json.loads(key)[2])


def reporting(live: LiveTable) -> Any:
    """Return the presence of a process with one table, and its store."""
    registry: Any = SimpleNamespace(store=SharedStore(), tables={live.id: live})
    return Presence(registry, SimpleNamespace())  # type: ignore[arg-type]


def test_departure_is_reported_although_the_report_before_had_to_be_repeated() -> None:
    async def story() -> list[list[int]]:
        live = playing_table()
        presence = reporting(live)
        anna = joined(live, "anna")
        presence.report(1.0)
        presence.on_hint(Hint("shared", live.id, 0))
        delivery.leave(live, anna)
        for now in (2.0, 3.0, 3.0 + REPEAT_SECONDS):
            presence.report(now)
        return presence.store.reports

    assert asyncio.run(story()) == [[0], []]


def test_report_is_repeated_for_a_process_that_did_not_know_it() -> None:
    async def story() -> list[list[int]]:
        live = playing_table()
        presence = reporting(live)
        joined(live, "anna")
        presence.report(1.0)
        presence.report(1.5)
        presence.on_report(json.dumps(["another", live.id, [1], 0]))
        presence.report(2.0)
        presence.on_report(json.dumps(["another", live.id, [1], 0]))  # known by now
        presence.report(2.5)
        return presence.store.reports

    assert asyncio.run(story()) == [[0], [0]]
