"""Players and spectators under load: a small WebSocket client, and the games of a group.

The client implements as much of RFC 6455 as a server with unfragmented text frames needs. It runs on the same machine
as the server that it measures, so it has to be cheap.
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

from load_server import Group, Player, loopback

from ziggurat.json_patch import patched

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
CONNECT_SECONDS = 20.0
NO_MASK = bytes(4)  # a valid mask that leaves the payload unchanged

loads: Callable[[bytes], Any] = json.loads
with suppress(ImportError):
    from orjson import loads


class Socket(asyncio.Protocol):
    """One WebSocket. `on_frame` is called with every decoded frame and the time of its arrival."""

    def __init__(self, player: Player, port: int, on_frame: Callable[[dict[str, Any], float], None]) -> None:
        self.player = player
        self.port = port
        self.on_frame = on_frame
        self.buffer = bytearray()
        self.open = False
        self.frame_bytes = 0
        """The size of the frame that `on_frame` gets."""
        self.transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.lost: asyncio.Future[None] = loop.create_future()

    async def connect(self, number: int) -> None:
        """Connect from the loopback address with this number and complete the handshake."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self.port, local_addr=(loopback(number), 0))
        await asyncio.wait_for(self.opened, CONNECT_SECONDS)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
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
        """Handle all complete frames."""
        now = time.perf_counter()
        self.buffer += data
        if not self.open and not self.complete_handshake():
            return
        while (frame := self.next_frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self.frame_bytes = len(payload)
                self.on_frame(loads(payload), now)
            elif opcode == PING:
                self.write(PONG, payload)

    def complete_handshake(self) -> bool:
        """Read the response to the upgrade; return False while it is incomplete."""
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
        """Remove the next complete frame from the buffer and return it."""
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
        assert self.transport is not None
        size = len(payload)
        head = struct.pack("!BB", FINAL | opcode, FINAL | size) if size < 126 else b""
        head = head or struct.pack("!BBH", FINAL | opcode, FINAL | 126, size)
        self.transport.write(head + NO_MASK + payload)

    def send(self, kind: str, **fields: Any) -> None:
        self.write(TEXT, json.dumps({"type": kind, **fields}, separators=(",", ":")).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed during the handshake"))
        if not self.lost.done():
            self.lost.set_result(None)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


@dataclass
class Tally:
    """Counts of all groups together."""

    delivered: list[float] = field(default_factory=list)
    """Seconds from sending a move to its delivery to all players and spectators of the table."""
    event_bytes: int = 0
    """Bytes of all `event` frames, and their number."""
    event_frames: int = 0
    acknowledged: int = 0
    games: int = 0
    lost: int = 0
    doubled: int = 0
    refused: int = 0
    problems: list[str] = field(default_factory=list)

    def problem(self, text: str) -> None:
        """Record the first few errors."""
        if len(self.problems) < 20:
            self.problems.append(text)


@dataclass
class Place:
    """The state of the current table as one player knows it."""

    version: int = 0
    view: dict[str, Any] = field(default_factory=dict)
    actions: list[str] = field(default_factory=list)
    to_move: int | None = None
    ended: bool = False


class Play:
    """A group that plays its tables one after the other with random legal moves.

    The connections of players and spectators use the ports in turn. Without `patches` they get whole views.
    """

    def __init__(
        self, group: Group, ports: list[int], tally: Tally, rng: random.Random, paced: bool, patches: bool = True
    ) -> None:
        self.group = group
        self.hello: dict[str, Any] = {"patches": True} if patches else {}
        self.tally = tally
        self.rng = rng
        self.paced = paced
        self.tables = deque(group.tables)
        self.table = ""
        self.sockets = [
            Socket(player, ports[number % len(ports)], self.listener(number))
            for number, player in enumerate(group.players + group.spectators)
        ]
        self.places: list[Place] = []
        self.received: dict[str, dict[int, str]] = {table: {} for table in group.tables}
        """The actions received at each table, by version, to compare with the store."""
        self.acked: dict[str, int] = {}
        """The newest acknowledged version of each table."""
        self.pending: set[str] = set()
        self.sent_at = 0.0
        self.sent_version = 0
        self.overdue: deque[float] = deque()
        self.playing = False
        self.waiting = False
        """Whether the measurement has not begun yet."""
        self.ids = 0
        self.run = secrets.token_hex(4)
        """Begins the ids of all commands: a server knows the ids of earlier connections, also after a restart."""

    def listener(self, seat: int) -> Callable[[dict[str, Any], float], None]:
        """Return the callback for the frames of a seat; spectators follow the last seat."""
        return lambda frame, now: self.on_frame(seat, frame, now)

    async def connect(self, first: int) -> None:
        await asyncio.gather(*(socket.connect(first + seat) for seat, socket in enumerate(self.sockets)))

    def begin(self) -> None:
        """Join the next table with all players; play begins when all have its `sync`."""
        self.playing = False
        if not self.tables:
            return
        for socket in self.sockets:
            if self.table:
                socket.send("bye", table=self.table)
        self.table = self.tables.popleft()
        self.places = [Place() for _ in self.sockets]
        for socket in self.sockets:
            socket.send("hello", table=self.table, **self.hello)

    # --- Moves ---------------------------------------------------------------------------------------------

    def due(self, now: float) -> None:
        """Send the next move, or queue it until the one before has been delivered."""
        if self.playing and self.sent_version == 0 and not self.overdue:
            self.move(now)
        else:
            self.overdue.append(now)

    def move(self, begun: float) -> None:
        """Send a random legal move of the seat to move."""
        seat = self.places[0].to_move
        assert seat is not None
        place = self.places[seat]
        self.ids += 1
        self.sent_at, self.sent_version = begun, place.version + 1
        id_ = f"{self.run}-{self.ids}"
        self.pending.add(id_)
        action = self.rng.choice(place.actions)
        fields = {"table": self.table, "id": id_, "version": place.version, "action": action, "confirm": True}
        self.sockets[seat].send("act", **fields)

    def continue_play(self, now: float) -> None:
        """Send the next move after a delivery, unless the pace says to wait."""
        if not self.playing or self.waiting:
            return
        if self.overdue:
            self.move(self.overdue.popleft())
        elif not self.paced:
            self.move(now)

    # --- Frames --------------------------------------------------------------------------------------------

    def on_frame(self, seat: int, frame: dict[str, Any], now: float) -> None:
        kind = frame["type"]
        if kind == "event" and frame["table"] == self.table:
            self.event(seat, frame, now)
        elif kind == "ack":
            self.acknowledged(frame)
        elif kind == "sync" and frame["table"] == self.table:
            self.update_place(seat, frame)
            if all(place.version == frame["version"] for place in self.places):
                self.synced(now)
        elif kind == "refused":
            self.tally.refused += 1
            self.tally.problem(f"refused: {frame}")

    def synced(self, now: float) -> None:
        """Begin to play once all players have the same version; skip a finished game."""
        if self.places[0].ended:
            self.begin()
        else:
            self.playing = True
            self.continue_play(now)

    def acknowledged(self, frame: dict[str, Any]) -> None:
        """Count an acknowledgement; a second one for the same id is an error."""
        if frame["id"] not in self.pending:
            self.tally.doubled += 1
            self.tally.problem(f"acknowledged twice: {frame}")
        self.pending.discard(frame["id"])
        self.acked[frame["table"]] = max(frame["version"], self.acked.get(frame["table"], 0))
        self.tally.acknowledged += 1

    def update_place(self, seat: int, frame: dict[str, Any]) -> None:
        """Store the table as a player sees it."""
        place = self.places[seat]
        view = place.view = patched(place.view, frame["patch"]) if "patch" in frame else frame["view"]
        place.version = frame["version"]
        place.to_move = view["to_move"]
        place.actions = view["game"]["actions"]
        place.ended = view["status"] == "ended"

    def event(self, seat: int, frame: dict[str, Any], now: float) -> None:
        """Check that an event is the next one, and whether all players have it."""
        version = frame["version"]
        self.tally.event_bytes += self.sockets[seat].frame_bytes
        self.tally.event_frames += 1
        self.check_next(self.places[seat].version, version)
        if frame["kind"] == "stepped":
            self.check_word(version, frame["data"]["word"])
        self.update_place(seat, frame)
        if any(place.version < version for place in self.places):
            return
        if version == self.sent_version:
            self.tally.delivered.append(now - self.sent_at)
            self.sent_version = 0
        if all(place.ended for place in self.places):
            self.tally.games += 1
            self.begin()
        elif self.places[seat].to_move is not None and self.sent_version == 0:
            self.continue_play(now)

    def check_next(self, known: int, version: int) -> None:
        """Count lost and repeated events."""
        if version != known + 1:
            self.tally.lost += max(0, version - known - 1)
            self.tally.doubled += version <= known
            self.tally.problem(f"{self.table}: version {version} after {known}")

    def check_word(self, version: int, word: str) -> None:
        """Check that all players receive the same action."""
        if self.received[self.table].setdefault(version, word) != word:
            self.tally.problem(f"{self.table}: version {version} differs between players")

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
