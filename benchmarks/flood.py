"""Measures what honest players notice while other clients flood the server.

    python benchmarks/flood.py                          four connections: pings, texts, pongs, large frames
    python benchmarks/flood.py --kinds hello preview    other floods, one connection for each name; also http
    python benchmarks/flood.py --same-address           the flooding clients share the players' address
    python benchmarks/flood.py --half-open 1000         connections that send half a request, and new players

It starts `ziggurat serve` on a temporary store and connects over loopback only. Two players make moves; the latency of
a move is the time until both have it. The flooding clients run in a separate process, send as fast as they can, read
nothing and reconnect when they are closed. Everything ends after `--seconds`.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import multiprocessing
import secrets
import socket
import tempfile
import threading
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from load_client import NO_MASK, Play, Tally
from load_report import quantile
from load_server import Group, ServerProcess, fill_store, new_rng

MAX_SECONDS = 60.0
MOVES_PER_SECOND = 20
SETTLE_SECONDS = 10.0
START_SECONDS = 3.0  # for the process of the flooding clients
FLOODERS = "127.77.0.1"
PLAYERS = "127.0.0.1"
HALF_A_REQUEST = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
JOIN_SECONDS = 10.0
TEXT, PING, PONG = 0x81, 0x89, 0x8A


# --- Flooding clients, in a process of their own -----------------------------------------------------------


def frame(first: int, payload: bytes) -> bytes:
    """Return a masked frame; a mask of zeros leaves the payload unchanged."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + length + NO_MASK + payload


def payload_of(kind: str, table: str) -> bytes:
    """Return the bytes that a flooding client sends again and again, about 64 kB."""
    frames = {
        "ping": frame(PING, b""),
        "pong": frame(PONG, b""),
        "text": frame(TEXT, b'{"type":"ping"}'),
        "large": frame(TEXT, b'{"type":"ping","x":"' + b"x" * 65_000 + b'"}'),
        "http": f"GET /api/games HTTP/1.1\r\nHost: {PLAYERS}\r\n\r\n".encode(),
        "hello": frame(TEXT, f'{{"type":"hello","table":"{table}"}}'.encode()),
        "preview": frame(TEXT, f'{{"type":"preview","table":"{table}","id":"p","action":"go:A"}}'.encode()),
    }
    return frames[kind] * max(1, 65_536 // len(frames[kind]))


@dataclass
class Flood:
    """One flooding connection at a time, until the end."""

    port: int
    address: str
    token: str
    kind: str
    table: str
    start: float
    until: float
    sent: int = 0
    connections: int = 0
    refused: int = 0
    codes: Counter[int] = field(default_factory=Counter)

    def run(self) -> None:
        time.sleep(max(0.0, self.start - time.monotonic()))
        while time.monotonic() < self.until:
            with suppress(OSError):
                self.connect_and_flood()
            time.sleep(0.01)

    def connect_and_flood(self) -> None:
        with socket.create_connection((PLAYERS, self.port), 5, (self.address, 0)) as opened:
            opened.settimeout(2)
            if self.kind != "http":
                opened.sendall(handshake(self.port, self.token))
                if b" 101 " not in opened.recv(1024):
                    self.refused += 1
                    return
            self.connections += 1
            try:
                self.send_until_closed(opened)
            except OSError:
                self.codes[close_code(opened)] += 1

    def send_until_closed(self, opened: socket.socket) -> None:
        data = payload_of(self.kind, self.table)
        if self.kind == "preview":
            opened.sendall(payload_of("hello", self.table)[: len(frame(TEXT, b"")) + 40])
        while time.monotonic() < self.until:
            try:
                self.sent += opened.send(data)
            except TimeoutError:  # the server does not read
                if close_code(opened):
                    raise


def handshake(port: int, token: str) -> bytes:
    """Return the request that opens a WebSocket."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    return (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
    ).encode()


def close_code(opened: socket.socket) -> int:
    """Return the code of a close frame among the last bytes received; 0 if there is none."""
    last = b""
    opened.settimeout(0.2)
    with suppress(OSError):
        while data := opened.recv(1 << 20):
            last = (last + data)[-200:]
    opened.settimeout(2)
    at = last.rfind(b"\x88")
    return int.from_bytes(last[at + 2 : at + 4], "big") if at >= 0 else 0


def flood(floods: list[Flood], report: Any) -> None:
    """Run flooding clients in threads; send what happened to `report`."""
    threads = [threading.Thread(target=each.run) for each in floods]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    report.send(floods)


# --- Honest players ----------------------------------------------------------------------------------------


async def play(group: Group, port: int, seconds: float) -> tuple[list[float], Tally]:
    """Make moves at a fixed rate; return the seconds that each took."""
    tally = Tally()
    game = Play(group, [port], tally, new_rng(), paced=True)
    await game.connect(0)
    game.begin()
    begun = time.perf_counter()
    number = 0
    while time.perf_counter() - begun < seconds:
        await asyncio.sleep(max(0.0, begun + number / MOVES_PER_SECOND - time.perf_counter()))
        game.due(time.perf_counter())
        number += 1
    until = time.perf_counter() + SETTLE_SECONDS
    while game.overdue and time.perf_counter() < until:
        await asyncio.sleep(0.05)
    waited = [time.perf_counter() - due for due in game.overdue]  # moves without an answer count with their wait
    game.close()
    return tally.delivered + waited, tally


def new_players(port: int, seconds: float) -> list[float]:
    """Enter as new guests, one after the other; return the seconds that each took, JOIN_SECONDS if it failed."""
    took: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        begun = time.monotonic()
        body = b'{"token":true}'
        head = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        with suppress(OSError), socket.create_connection((PLAYERS, port), JOIN_SECONDS) as opened:
            opened.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            if b" 200 " in opened.recv(4096):
                took.append(time.monotonic() - begun)
                time.sleep(0.2)
                continue
        took.append(JOIN_SECONDS)
        time.sleep(0.2)
    return took


# --- The two measurements ----------------------------------------------------------------------------------


def measure_floods(chosen: argparse.Namespace, folder: Path) -> None:
    store = f"sqlite:///{folder}/flood.db"
    groups = asyncio.run(fill_store(store, "babel", 2, 1 + len(chosen.kinds), 40))
    with ServerProcess(store, folder, "--bot-workers", "1") as server:
        start = time.monotonic() + START_SECONDS + chosen.seconds / 2
        address = PLAYERS if chosen.same_address else FLOODERS
        floods = [
            Flood(
                server.port, address, flooder.players[0].token, kind, flooder.tables[0], start, start + chosen.seconds
            )
            for kind, flooder in zip(chosen.kinds, groups[1:], strict=True)
        ]
        ours, theirs = multiprocessing.Pipe()
        process = multiprocessing.get_context("spawn").Process(target=flood, args=(floods, theirs))
        process.start()
        time.sleep(START_SECONDS)
        calm, _ = asyncio.run(play(Group(groups[0].players, groups[0].tables[:8]), server.port, chosen.seconds / 2))
        before, used = server.resident_megabytes(), server.cpu_seconds()
        busy, tally = asyncio.run(play(Group(groups[0].players, groups[0].tables[8:]), server.port, chosen.seconds))
        after, used = server.resident_megabytes(), server.cpu_seconds() - used
        floods = ours.recv() if ours.poll(SETTLE_SECONDS) else []
        process.join(SETTLE_SECONDS)
    print_latency("without floods", calm)
    print_latency("during floods", busy)
    print(f"  server: CPU {100 * used / chosen.seconds:.0f} % of a core; memory {before:.0f} MB, then {after:.0f} MB")
    print(f"  problems of the players: {tally.problems or 'none'}")
    for each in floods:
        codes = ", ".join(f"{count} x {code or 'none'}" for code, count in each.codes.items()) or "never closed"
        print(
            f"  {each.kind:8} {each.sent / 1e6:8.1f} MB sent, {each.connections} connections, "
            f"{each.refused} handshakes refused, close codes: {codes}"
        )


def measure_half_open(chosen: argparse.Namespace, folder: Path) -> None:
    opened: list[socket.socket] = []
    with ServerProcess(f"sqlite:///{folder}/flood.db", folder, "--bot-workers", "1") as server:
        calm = new_players(server.port, chosen.seconds / 4)
        try:
            for _ in range(chosen.half_open):
                with suppress(OSError):
                    opened.append(half_open(server.port, PLAYERS if chosen.same_address else FLOODERS))
            busy = new_players(server.port, chosen.seconds)
        finally:
            for each in opened:
                each.close()
    print_latency("without half-open connections, new players", calm)
    print_latency(f"with {len(opened)} half-open connections, new players", busy)
    print(f"  {sum(took >= JOIN_SECONDS for took in busy)} of {len(busy)} new players did not get in")


def half_open(port: int, address: str) -> socket.socket:
    connected = socket.create_connection((PLAYERS, port), 1, (address, 0))
    connected.sendall(HALF_A_REQUEST)
    return connected


def print_latency(what: str, seconds: list[float]) -> None:
    points = "  ".join(f"p{100 * part:g} {quantile(seconds, part) * 1000:.1f}" for part in (0.5, 0.95, 0.99))
    print(f"{what}: {len(seconds)} measured, ms: {points}  max {max(seconds, default=0) * 1000:.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a server while clients flood it.")
    parser.add_argument("--kinds", nargs="+", default=["ping", "text", "pong", "large"])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--same-address", action="store_true")
    parser.add_argument("--half-open", type=int, default=0)
    chosen = parser.parse_args()
    chosen.seconds = min(chosen.seconds, MAX_SECONDS)
    with tempfile.TemporaryDirectory(dir=".", prefix=".flood-") as folder:
        measure = measure_half_open if chosen.half_open else measure_floods
        measure(chosen, Path(folder).absolute())


if __name__ == "__main__":
    main()
