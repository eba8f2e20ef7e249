"""Players under load: a thin WebSocket client, and the games that a company plays with it.

The client knows just enough of RFC 6455 for a server that sends whole text frames. It shares a machine with the server
it measures, so what it costs counts.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
import secrets
import struct
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, cast

from load_server import Company, Player, loopback

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
CONNECT_SECONDS = 20.0
NO_MASK = bytes(4)  # a mask of zeros is a mask: the payload goes as it is, to our own machine

loads: Callable[[bytes], Any] = json.loads
with suppress(ImportError):
    from orjson import loads


class Socket(asyncio.Protocol):
    """One WebSocket. `heard` is called with every frame, already read, and with the time it came."""

    def __init__(self, player: Player, port: int, heard: Callable[[dict[str, Any], float], None]) -> None:
        self.player = player
        self.port = port
        self.heard = heard
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.lost: asyncio.Future[None] = loop.create_future()

    async def connect(self, number: int) -> None:
        """Connect from an address of our own and shake hands."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self.port, local_addr=(loopback(number), 0))
        await asyncio.wait_for(self.opened, CONNECT_SECONDS)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = transport = cast(asyncio.Transport, transport)
        lines = [
            "GET /ws HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self.player.token}",
        ]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        """Take every whole frame out of what has come."""
        now = time.perf_counter()
        self.buffer += data
        if not self.open and not self.shake_hands():
            return
        while (frame := self.next_frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self.heard(loads(payload), now)
            elif opcode == PING:
                self.write(PONG, payload)

    def shake_hands(self) -> bool:
        """Read the answer to the upgrade, if it is there."""
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.decode(errors="replace").partition("\r\n")[0]))
            return False
        self.buffer, self.open = bytearray(rest), True
        self.opened.set_result(None)
        return True

    def next_frame(self) -> tuple[int, bytes] | None:
        """Take the next frame from the buffer."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size or len(buffer) < start:
            return None
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return opcode, payload

    def write(self, opcode: int, payload: bytes) -> None:
        """Send a frame."""
        assert self.transport is not None
        size = len(payload)
        head = struct.pack("!BB", FINAL | opcode, FINAL | size) if size < 126 else b""
        head = head or struct.pack("!BBH", FINAL | opcode, FINAL | 126, size)
        self.transport.write(head + NO_MASK + payload)

    def send(self, kind: str, **fields: Any) -> None:
        """Send a frame of the protocol."""
        self.write(TEXT, json.dumps({"type": kind, **fields}, separators=(",", ":")).encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Note the end."""
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed while shaking hands"))
        if not self.lost.done():
            self.lost.set_result(None)

    def close(self) -> None:
        """Go."""
        if self.transport is not None:
            self.transport.abort()


@dataclass
class Tally:
    """What all companies have seen together."""

    delivered: list[float] = field(default_factory=list)
    """Seconds from sending a move to its delivery to everybody at the table."""
    acknowledged: int = 0
    games: int = 0
    lost: int = 0
    doubled: int = 0
    refused: int = 0
    problems: list[str] = field(default_factory=list)

    def problem(self, text: str) -> None:
        """Keep the first few things that should not have happened."""
        if len(self.problems) < 20:
            self.problems.append(text)


@dataclass
class Place:
    """What one player has seen of the present table."""

    version: int = 0
    actions: list[str] = field(default_factory=list)
    to_move: int | None = None
    ended: bool = False


class Play:
    """A company that plays its tables one after the other: legal random moves, sent by whoever is to move."""

    def __init__(self, company: Company, ports: list[int], tally: Tally, chance: random.Random, paced: bool) -> None:
        self.company = company
        self.tally = tally
        self.chance = chance
        self.paced = paced
        self.tables = deque(company.tables)
        self.table = ""
        self.sockets = [
            Socket(player, ports[seat % len(ports)], self.listener(seat)) for seat, player in enumerate(company.players)
        ]
        self.places: list[Place] = []
        self.told: dict[str, dict[int, str]] = {table: {} for table in company.tables}
        """The actions that were told at each table, by version: to be compared with the store."""
        self.acked: dict[str, int] = {}
        """The newest version that was acknowledged at each table."""
        self.pending: set[str] = set()
        self.sent_at = 0.0
        self.sent_version = 0
        self.owed: deque[float] = deque()
        self.playing = False
        self.waiting = False
        """Whether nobody moves yet."""
        self.ids = 0

    def listener(self, seat: int) -> Callable[[dict[str, Any], float], None]:
        """Return what one socket calls with its frames."""
        return lambda frame, now: self.hear(seat, frame, now)

    async def connect(self, first: int) -> None:
        """Open all sockets."""
        await asyncio.gather(*(socket.connect(first + seat) for seat, socket in enumerate(self.sockets)))

    def begin(self) -> None:
        """Let everybody look at the next table; play begins when all have seen it."""
        self.playing = False
        if not self.tables:
            return
        for socket in self.sockets:
            if self.table:
                socket.send("bye", table=self.table)
        self.table = self.tables.popleft()
        self.places = [Place() for _ in self.sockets]
        for socket in self.sockets:
            socket.send("hello", table=self.table)

    # --- Moves ---------------------------------------------------------------------------------------------

    def due(self, now: float) -> None:
        """Make the next move, or owe it until the one before has been delivered."""
        if self.playing and self.sent_version == 0 and not self.owed:
            self.move(now)
        else:
            self.owed.append(now)

    def move(self, begun: float) -> None:
        """Send a legal move, by whoever is to move."""
        seat = self.places[0].to_move
        assert seat is not None
        place = self.places[seat]
        self.ids += 1
        self.sent_at, self.sent_version = begun, place.version + 1
        id_ = f"m{self.ids}"
        self.pending.add(id_)
        action = self.chance.choice(place.actions)
        fields = {"table": self.table, "id": id_, "version": place.version, "action": action, "confirm": True}
        self.sockets[seat].send("act", **fields)

    def go_on(self, now: float) -> None:
        """Play on after a delivery: at once, or when the pace wants it."""
        if not self.playing or self.waiting:
            return
        if self.owed:
            self.move(self.owed.popleft())
        elif not self.paced:
            self.move(now)

    # --- Frames --------------------------------------------------------------------------------------------

    def hear(self, seat: int, frame: dict[str, Any], now: float) -> None:
        """Take a frame in."""
        kind = frame["type"]
        if kind == "event" and frame["table"] == self.table:
            self.event(seat, frame, now)
        elif kind == "ack":
            self.acknowledged(frame)
        elif kind == "sync" and frame["table"] == self.table:
            self.look(seat, frame)
            if all(place.version == frame["version"] for place in self.places):
                self.synced(now)
        elif kind == "refused":
            self.tally.refused += 1
            self.tally.problem(f"refused: {frame}")

    def synced(self, now: float) -> None:
        """Begin to play where everybody sees the same; a game that was over before is passed by."""
        if self.places[0].ended:
            self.begin()
        else:
            self.playing = True
            self.go_on(now)

    def acknowledged(self, frame: dict[str, Any]) -> None:
        """Count an acknowledgement, once."""
        if frame["id"] not in self.pending:
            self.tally.doubled += 1
            self.tally.problem(f"acknowledged twice: {frame}")
        self.pending.discard(frame["id"])
        self.acked[frame["table"]] = max(frame["version"], self.acked.get(frame["table"], 0))
        self.tally.acknowledged += 1

    def look(self, seat: int, frame: dict[str, Any]) -> None:
        """Remember how a player sees the table."""
        view, place = frame["view"], self.places[seat]
        place.version = frame["version"]
        place.to_move = view["to_move"]
        place.actions = view["game"]["actions"]
        place.ended = view["status"] == "ended"

    def event(self, seat: int, frame: dict[str, Any], now: float) -> None:
        """Check that the event is the next one, and see whether everybody has it now."""
        version = frame["version"]
        self.check_next(self.places[seat].version, version)
        if frame["kind"] == "stepped":
            self.check_word(version, frame["data"]["word"])
        self.look(seat, frame)
        if any(place.version < version for place in self.places):
            return
        if version == self.sent_version:
            self.tally.delivered.append(now - self.sent_at)
            self.sent_version = 0
        if all(place.ended for place in self.places):
            self.tally.games += 1
            self.begin()
        elif self.places[seat].to_move is not None and self.sent_version == 0:
            self.go_on(now)

    def check_next(self, known: int, version: int) -> None:
        """Count events that were lost or came twice."""
        if version != known + 1:
            self.tally.lost += max(0, version - known - 1)
            self.tally.doubled += version <= known
            self.tally.problem(f"{self.table}: version {version} after {known}")

    def check_word(self, version: int, word: str) -> None:
        """Everybody must be told the same."""
        if self.told[self.table].setdefault(version, word) != word:
            self.tally.problem(f"{self.table}: version {version} was told in two ways")

    def close(self) -> None:
        """Leave."""
        for socket in self.sockets:
            socket.close()
