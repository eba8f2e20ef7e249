"""A client that does not read is disconnected and delays no other client."""

import asyncio

from helpers.in_process import settle
from ziggurat.server.connection import MAX_QUEUED, MAX_QUEUED_BYTES, SEND_SECONDS, Connection, Connections
from ziggurat.server.metrics import Metrics
from ziggurat.server.sockets.endpoint import TOO_SLOW, send_loop


def test_client_with_a_full_queue_is_disconnected() -> None:
    async def story() -> tuple[int, list[dict[str, object]]]:
        connection, sent = Connection("a", "A", "x"), []

        async def send(message: dict[str, object]) -> None:
            sent.append(message)

        for _ in range(MAX_QUEUED + 5):
            connection.send(b"{}")
        queued = len(connection.frames)
        await send_loop(send, connection)  # type: ignore[arg-type]
        return queued, sent

    queued, sent = asyncio.run(story())
    assert queued == MAX_QUEUED
    assert sent[-1] == {"type": "websocket.close", "code": TOO_SLOW, "reason": ""}


def test_client_with_too_many_queued_bytes_is_disconnected() -> None:
    connection = Connection("a", "A", "x")
    for _ in range(3):
        connection.send(b"x" * (MAX_QUEUED_BYTES // 3))
    assert not connection.overrun
    connection.next_frame()
    connection.send(b"x" * (MAX_QUEUED_BYTES // 3))
    assert not connection.overrun
    connection.send(b"xxx")
    assert connection.overrun
    assert connection.finished


def test_client_that_reads_nothing_is_disconnected() -> None:
    async def story() -> bool:
        connections, connection = Connections(Metrics()), Connection("a", "A", "x")
        connections.add(connection)
        stuck = asyncio.Event()

        async def send(message: dict[str, object]) -> None:
            await stuck.wait()

        connection.sender = asyncio.create_task(send_loop(send, connection))  # type: ignore[arg-type]
        connection.send(b"{}")
        await settle(lambda: connection.busy_since is not None)
        assert connection.busy_since is not None
        connections.close_stalled(connection.busy_since + SEND_SECONDS - 1)
        still = not connection.sender.cancelling()
        connections.close_stalled(connection.busy_since + SEND_SECONDS + 1)
        await asyncio.wait([connection.sender])
        return still and connection.sender.cancelled()

    assert asyncio.run(story())
