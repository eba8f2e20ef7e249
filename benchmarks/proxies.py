"""Plays games through reverse proxies that route by table, and kills a process in mid-game.

    python tests/helpers/postgres.py python benchmarks/proxies.py [nginx] [haproxy] [caddy]

For each proxy that is installed, or named, it starts two `ziggurat serve` on one PostgreSQL and the proxy with the
example of docs/operations.md. Two players play a whole game of each kind with random legal moves, both over
`/ws?table=ID`. In mid-game the process that has both connections is killed with SIGKILL; the players reconnect through
the proxy, send what was not acknowledged again and finish the game. The exit code is 1 unless both connections were on
one process, the game was finished, its record is right, and every acknowledged move is in it.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from load_server import ServerProcess, free_port, new_rng
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from ziggurat import game, games
from ziggurat.core.match import verify
from ziggurat.core.record import Record

OPERATIONS = Path(__file__).parents[1] / "docs/operations.md"
KILL_AFTER = 12  # moves
READY_SECONDS = 30.0
GAME_SECONDS = 240.0
HEADERS = """
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection "upgrade";
"""


def example(proxy: str, port: int, servers: list[int]) -> str:
    """Return the documented configuration of a proxy, with other ports."""
    section = OPERATIONS.read_text(encoding="utf-8").partition("### Route by table")[2]
    blocks = dict(zip(("nginx", "haproxy", "caddy"), re.findall(r"```\n(.*?)```", section, re.DOTALL), strict=False))
    text = str(blocks[proxy]).replace(":8081", f":{servers[0]}").replace(":8082", f":{servers[1]}")
    if proxy == "nginx":
        server = f"server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://ziggurat; {HEADERS} }} }}"
        return f"daemon off; error_log stderr; pid nginx.pid; events {{}} http {{ access_log off;\n{text}\n{server} }}"
    if proxy == "haproxy":
        defaults = "defaults\n    mode http\n    timeout connect 2s\n    timeout client 60s\n    timeout server 60s\n"
        return defaults + text.replace("bind :8080", f"bind 127.0.0.1:{port}")
    return f"{{\nadmin off\nauto_https off\n}}\nhttp://127.0.0.1:{port} {{\n{text}\n}}"


@contextmanager
def running(proxy: str, port: int, servers: list[int], folder: Path) -> Iterator[None]:
    """Run a proxy."""
    config = folder / f"{proxy}.conf"
    config.write_text(example(proxy, port, servers))
    commands = {
        "nginx": ["nginx", "-p", str(folder), "-c", str(config)],
        "haproxy": ["haproxy", "-db", "-f", str(config)],
        "caddy": ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)],
    }
    with (folder / f"{proxy}.log").open("wb") as log:
        process = subprocess.Popen(commands[proxy], stdout=log, stderr=log, start_new_session=True)
    try:
        until = time.monotonic() + READY_SECONDS
        while not answers(port):
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{proxy} did not start:\n{(folder / f'{proxy}.log').read_text()}")
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(READY_SECONDS)


def answers(port: int) -> bool:
    with suppress(urllib.error.URLError, OSError):
        return bool(request(port, "/healthz"))
    return False


def request(port: int, path: str, token: str = "", body: dict[str, Any] | None = None) -> Any:
    """Return the answer to a GET, or to a POST with a body."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    with urllib.request.urlopen(asked, timeout=10) as answer:
        text = answer.read().decode()
    return json.loads(text) if text.startswith(("{", "[")) else text or "ok"


def sockets_at(server: ServerProcess) -> int:
    """Return how many connections a process has."""
    for line in request(server.port, "/metrics").splitlines():
        if line.startswith("ziggurat_sockets "):
            return int(float(line.split()[1]))
    raise RuntimeError("no metric ziggurat_sockets")


@dataclass
class Match:
    """One game through a proxy."""

    port: int
    table: str
    tokens: list[str]
    versions: dict[int, int] = field(default_factory=dict)
    """The version that each seat knows."""
    acknowledged: set[int] = field(default_factory=set)
    ended: bool = False
    reconnections: int = 0

    async def play(self, seat: int) -> None:
        """Play one seat until the end of the game, with as many connections as it takes."""
        pending: dict[str, Any] | None = None
        self.versions[seat] = 0
        while not self.ended:
            headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
            address = f"ws://127.0.0.1:{self.port}/ws?table={self.table}"
            with suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                async with connect(address, additional_headers=headers, compression=None) as opened:
                    pending = await self.converse(opened, seat, pending)
            if not self.ended:
                self.reconnections += 1
                await asyncio.sleep(0.3)

    async def converse(
        self, opened: ClientConnection, seat: int, pending: dict[str, Any] | None
    ) -> dict[str, Any] | None:
        """Play over one connection; return the command that has no answer when it is lost."""
        rng, view = new_rng(), dict[str, Any]()
        try:
            await opened.send(json.dumps({"type": "hello", "table": self.table, "version": self.versions[seat]}))
            if pending is not None:
                await opened.send(json.dumps(pending))
            async for text in opened:
                frame = json.loads(text)
                if frame["type"] in ("ack", "refused") and pending is not None and frame["id"] == pending["id"]:
                    if frame["type"] == "refused":
                        raise RuntimeError(f"refused: {frame}")
                    self.acknowledged.add(frame["version"])
                    pending = None
                view = frame.get("view", view)
                self.versions[seat] = max(self.versions[seat], view.get("version", 0))
                if view.get("status") == "ended":
                    self.ended = True
                    return None
                actions = view["game"]["actions"] if view else []
                if actions and pending is None:
                    pending = self.command(view["version"], rng.choice(actions))
                    await opened.send(json.dumps(pending))
                    view = {}
        except (OSError, WebSocketException):
            pass
        return pending

    def command(self, version: int, action: str) -> dict[str, Any]:
        fields = {"version": version, "action": action, "confirm": True}
        return {"type": "act", "table": self.table, "id": os.urandom(8).hex(), **fields}


async def play_through(port: int, servers: list[ServerProcess], name: str) -> str:
    """Play a game, kill the process that has it, and check the game; return a line of report."""
    ask = asyncio.to_thread
    tokens = [(await ask(request, port, "/api/guest", "", {"name": who, "token": True}))["token"] for who in "AB"]
    table = (await ask(request, port, "/api/tables", tokens[0], {"game": name, "seats": 2}))["id"]
    await ask(request, port, f"/api/tables/{table}/sit", tokens[1], {})
    await ask(request, port, f"/api/tables/{table}/start", tokens[0], {})
    match = Match(port, table, tokens)
    async with asyncio.timeout(GAME_SECONDS), asyncio.TaskGroup() as group:
        for seat in range(2):
            group.create_task(match.play(seat))
        while len(match.acknowledged) < KILL_AFTER:
            await asyncio.sleep(0.01)
        counts = [sockets_at(server) for server in servers]
        if sorted(counts) != [0, 2]:
            raise RuntimeError(f"the connections of a table are at {counts} processes")
        killed = servers[counts.index(2)]
        killed.end(signal.SIGKILL)
        at_kill = len(match.acknowledged)
    record = Record.from_data(await ask(request, port, f"/api/tables/{table}/record", tokens[0]))
    verify(record, game(record.game))
    view = (await ask(request, port, f"/api/tables/{table}", tokens[0]))["view"]
    if max(match.acknowledged) > view["version"]:
        raise RuntimeError("an acknowledged move is missing")
    await ask(killed.start)
    lost = f"{match.reconnections} reconnections"
    return f"{len(match.acknowledged)} moves, killed after {at_kill}, {lost}, record right"


async def main(proxies: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="ziggurat-proxies-") as name:
        folder, store = Path(name), os.environ["ZIGGURAT_TEST_DSN"]
        servers = [ServerProcess(store, folder, "--bot-workers", "1").start() for _ in range(2)]
        try:
            for proxy in proxies:
                port = free_port()
                with running(proxy, port, [server.port for server in servers], folder):
                    for each in games():
                        print(f"{proxy}, {each}: {await play_through(port, servers, each)}", flush=True)
        finally:
            for server in servers:
                server.end(signal.SIGKILL)
    return 0


if __name__ == "__main__":
    chosen = sys.argv[1:] or [proxy for proxy in ("nginx", "haproxy", "caddy") if shutil.which(proxy)]
    sys.exit(asyncio.run(main(chosen)))
