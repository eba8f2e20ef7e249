"""Measures how fast all clients are back at their tables after the server was killed.

    python benchmarks/reconnect.py [--sockets 2000] [--rounds 3]
    python tests/helpers/postgres.py python benchmarks/reconnect.py --db env

Two players sit at each table; each has one connection and waits between attempts as long as the page does. In every
round the process is killed with SIGKILL and started again on the same port. A client is back when it has the current
state of its table. The exit code is 1 if a client is not back ten seconds after the kill.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from load_client import Socket
from load_report import quantile
from load_server import Player, ServerProcess, fill_store

MAX_SOCKETS, MAX_ROUNDS = 4000, 20
CONNECT_AT_ONCE = 100
RETRY_SECONDS = (0.3, 0.7, 1.5, 3.0, 5.0, 8.0)  # as in web/src/net/socket.svelte.ts
TARGET_SECONDS = 10.0
GIVE_UP_SECONDS = 60.0


class Client:
    """One player who reconnects when the connection is lost."""

    def __init__(self, number: int, player: Player, table: str) -> None:
        self.number = number
        self.player = player
        self.table = table
        self.back = asyncio.Event()
        self.socket: Socket | None = None
        self.attempts = 0

    def on_frame(self, frame: dict[str, Any], _: float) -> None:
        if frame["type"] == "sync" and frame["table"] == self.table:
            self.back.set()

    async def connect(self, port: int) -> None:
        """Connect, ask for the table and wait for its state."""
        self.attempts += 1
        self.socket = Socket(self.player, port, self.on_frame)
        await self.socket.connect(self.number)
        self.socket.send("hello", table=self.table)
        await asyncio.wait_for(self.back.wait(), GIVE_UP_SECONDS)

    async def reconnect(self, port: int) -> float:
        """Return when the client had its table again, after the connection was lost."""
        assert self.socket is not None
        await self.socket.lost
        self.back.clear()
        self.attempts = 0
        for seconds in RETRY_SECONDS:
            await asyncio.sleep(seconds)
            try:
                await self.connect(port)
            except OSError:
                continue
            return time.monotonic()
        return float("inf")


async def run(store: str, folder: Path, sockets: int, rounds: int) -> int:
    groups = await fill_store(store, "babel", 2, sockets // 2, 1)
    players = [(player, group.tables[0]) for group in groups for player in group.players]
    clients = [Client(number, player, table) for number, (player, table) in enumerate(players)]
    server = ServerProcess(store, folder, "--bot-workers", "1")
    slowest = 0.0
    try:
        server.start()
        for first in range(0, len(clients), CONNECT_AT_ONCE):
            await asyncio.gather(*(client.connect(server.port) for client in clients[first : first + CONNECT_AT_ONCE]))
        for _ in range(rounds):
            slowest = max(slowest, await kill_once(server, clients))
    finally:
        for client in clients:
            if client.socket is not None:
                client.socket.close()
        if server.process is not None:
            server.end(signal.SIGKILL)
    return 0 if slowest <= TARGET_SECONDS else 1


async def kill_once(server: ServerProcess, clients: list[Client]) -> float:
    """Kill the server, start it again; print and return when the last client was back."""
    tasks = [asyncio.create_task(client.reconnect(server.port)) for client in clients]
    await asyncio.sleep(0)
    killed = time.monotonic()
    server.end(signal.SIGKILL)
    await asyncio.to_thread(server.start)
    healthy = time.monotonic() - killed
    seconds = [back - killed for back in await asyncio.gather(*tasks)]
    attempts = max(client.attempts for client in clients)
    points = "  ".join(f"p{100 * part:g} {quantile(seconds, part):.1f}" for part in (0.5, 0.99))
    print(f"{len(clients)} sockets after a kill, seconds: server healthy {healthy:.1f}  back {points}  ", end="")
    print(f"all {max(seconds):.1f}; at most {attempts} attempts; {server.resident_megabytes():.0f} MB", flush=True)
    return max(seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how fast clients reconnect after a kill.")
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--db", choices=("sqlite", "env"), default="sqlite", help="env: $ZIGGURAT_TEST_DSN")
    chosen = parser.parse_args()
    sockets, rounds = min(chosen.sockets, MAX_SOCKETS), min(chosen.rounds, MAX_ROUNDS)
    with tempfile.TemporaryDirectory(dir=".", prefix=".reconnect-") as folder:
        here = Path(folder).absolute()
        store = os.environ["ZIGGURAT_TEST_DSN"] if chosen.db == "env" else f"sqlite:///{here}/reconnect.db"
        return asyncio.run(run(store, here, sockets, rounds))


if __name__ == "__main__":
    sys.exit(main())
