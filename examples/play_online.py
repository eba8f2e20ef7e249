"""A player at a Ziggurat server, with the `websockets` library.

    python play_online.py SERVER new GAME [SEATS]       create a table, wait for players, play
    python play_online.py SERVER join TABLE             sit down at a table, play

It plays legal random actions to the end and writes the record to TABLE.json. After a lost connection it reconnects,
sends the command that was not acknowledged again, and continues. It keeps its view up to date with the patches that the
server sends. docs/api.md describes every message.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ziggurat.json_patch import patched


class Server:
    """The HTTP side: a session, tables, records."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.token: str | None = None
        self.token = self.ask("/api/guest", {"name": name, "token": True})["token"]

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a POST request with a JSON body, or GET without; return the answer."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers)) as answer:
            return json.load(answer)


class Player:
    """The WebSocket side: plays at one table until the game ends."""

    def __init__(self, server: Server, table: str) -> None:
        self.server = server
        self.table = table
        self.view: dict[str, Any] = {"status": "open", "version": 0, "may": [], "game": None}
        self.pending: str | None = None  # the command not yet acknowledged
        self.count = 0

    async def play(self) -> None:
        """Play to the end; reconnect as often as necessary."""
        address = f"ws{self.server.address.removeprefix('http')}/ws"
        headers = {"Authorization": f"Bearer {self.server.token}"}
        while self.view["status"] != "ended":
            try:
                async with connect(address, additional_headers=headers, compression=None) as socket:
                    await self.run(socket)
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.2)

    async def run(self, socket: ClientConnection) -> None:
        """Subscribe to the table, resend the pending command, then handle every frame."""
        await self.hello(socket)
        if self.pending:
            await socket.send(self.pending)
        async for text in socket:
            await self.handle(socket, json.loads(text))
            if self.view["status"] == "ended":
                return

    async def hello(self, socket: ClientConnection) -> None:
        """Subscribe to the table; the server answers with a full view, and later with its changes."""
        await socket.send(json.dumps({"type": "hello", "table": self.table, "patches": True}))

    async def handle(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        """Update the view from a frame, then act if it is our turn."""
        match frame["type"]:
            case "sync":
                self.view = frame["view"]
            case "event" if frame["version"] == self.view["version"] + 1:
                self.view = patched(self.view, frame["patch"]) if "patch" in frame else frame["view"]
            case "event" if frame["version"] > self.view["version"]:
                await self.hello(socket)  # a frame was missed: request the full view
            case "ack":
                self.pending = None
            case "refused" if frame["code"] == "stale":
                self.pending = None
                await self.hello(socket)
            case "refused":
                raise SystemExit(f"refused: {frame}")
        await self.act(socket)

    async def act(self, socket: ClientConnection) -> None:
        """Start the game if allowed; send an action in our turn unless one is pending."""
        if "start" in self.view["may"] and self.view["status"] == "open":
            await asyncio.to_thread(self.server.ask, f"/api/tables/{self.table}/start", {})
            self.view["may"] = []
        actions = self.view["game"]["actions"] if self.view["game"] else []
        if not actions or self.pending or "act" not in self.view["may"]:
            return
        self.count += 1
        command = {"type": "act", "table": self.table, "id": f"a{self.count}", "version": self.view["version"]}
        self.pending = json.dumps({**command, "action": random.choice(actions), "confirm": True})
        await socket.send(self.pending)


def main(address: str, what: str, name: str, seats: str = "2") -> None:
    """Create or join a table, play, write the record."""
    server = Server(address, "Ada")
    if what == "new":
        table = server.ask("/api/tables", {"game": name, "seats": int(seats)})["id"]
        print(table, flush=True)
    else:
        table = name
        server.ask(f"/api/tables/{table}/sit", {})
    player = Player(server, table)
    asyncio.run(player.play())
    Path(f"{table}.json").write_text(json.dumps(server.ask(f"/api/tables/{table}/record")), encoding="utf-8")
    print(f"{player.count} actions played, {player.view['result']['totals']}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) - 1 not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
