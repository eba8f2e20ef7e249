"""A client that does not read delays nobody, and is let go."""

import asyncio

from ziggurat.server.metrics import Metrics
from ziggurat.server.sockets.connection import MOST_WAITING, Client
from ziggurat.server.sockets.connections import SEND_SECONDS, Sockets
from ziggurat.server.sockets.endpoint import TOO_SLOW, send_all


def test_who_leaves_too_many_frames_unread_is_let_go() -> None:
    async def story() -> tuple[int, list[dict[str, object]]]:
        client, sent = Client("a", "A", "x"), []

        async def send(message: dict[str, object]) -> None:
            sent.append(message)

        for _ in range(MOST_WAITING + 5):
            client.send(b"{}")
        waiting = len(client.frames)
        await send_all(send, client)  # type: ignore[arg-type]
        return waiting, sent

    waiting, sent = asyncio.run(story())
    assert waiting == MOST_WAITING
    assert sent[-1] == {"type": "websocket.close", "code": TOO_SLOW, "reason": ""}


def test_who_reads_nothing_at_all_is_let_go() -> None:
    async def story() -> bool:
        sockets, client = Sockets(Metrics()), Client("a", "A", "x")
        sockets.add(client)
        stuck = asyncio.Event()

        async def send(message: dict[str, object]) -> None:
            await stuck.wait()

        client.sender = asyncio.create_task(send_all(send, client))  # type: ignore[arg-type]
        client.send(b"{}")
        while client.busy_since is None:
            await asyncio.sleep(0)
        sockets.drop_deaf(client.busy_since + SEND_SECONDS - 1)
        still = not client.sender.cancelling()
        sockets.drop_deaf(client.busy_since + SEND_SECONDS + 1)
        await asyncio.wait([client.sender])
        return still and client.sender.cancelled()

    assert asyncio.run(story())
