"""Presence: everyone learns who is online, and a client that comes and goes causes few frames."""

import asyncio
import json

from helpers.in_process import playing_table, settle
from ziggurat.server.connection import Connection
from ziggurat.server.tables import delivery
from ziggurat.server.tables.live_table import LiveTable

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
