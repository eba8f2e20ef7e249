"""A player at a Ziggurat server in plain Python, as a model for other languages.

    python play_plain.py SERVER TABLE [DROP]

Joins a table and plays legal random actions with blocking calls. Right after sending its action number DROP it closes
the connection on purpose: the command is sent again with the same id, and is performed once.
"""

from __future__ import annotations

import base64
import http.client
import json
import os
import random
import socket
import struct
import sys
from typing import Any
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket:
    """A WebSocket: the part of RFC 6455 that a client of this server needs."""

    def __init__(self, host: str, port: int, token: str) -> None:
        self.connection = socket.create_connection((host, port), timeout=60)
        self.input = self.connection.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /ws HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Authorization: Bearer {token}"]
        self.connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        if b" 101 " not in self.input.readline():
            raise ConnectionError("no upgrade")
        while self.input.readline() != b"\r\n":
            pass

    def send(self, text: str, opcode: int = TEXT) -> None:
        """Send one frame; RFC 6455 requires clients to mask them."""
        payload, mask = text.encode(), os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | opcode, 0x80 | min(size, 126)]) + (struct.pack("!H", size) if size >= 126 else b"")
        self.connection.sendall(head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload)))

    def receive(self) -> dict[str, Any]:
        """Return the next message."""
        while True:
            opcode, size = self.exactly(2)
            if size == 126:
                [size] = struct.unpack("!H", self.exactly(2))
            elif size == 127:
                [size] = struct.unpack("!Q", self.exactly(8))
            payload = self.exactly(size)
            if opcode & 15 == PING:
                self.send(payload.decode("latin-1"), PONG)
            elif opcode & 15 == CLOSE:
                raise ConnectionError("closed")
            else:
                message: dict[str, Any] = json.loads(payload)
                return message

    def exactly(self, size: int) -> bytes:
        """Return exactly `size` bytes."""
        data = self.input.read(size)
        if len(data) < size:
            raise ConnectionError("connection closed")
        return data

    def close(self) -> None:
        """Close the connection without a closing handshake."""
        self.input.close()
        self.connection.close()


def ask(address: tuple[str, int], path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """Post JSON and return the answer."""
    connection = http.client.HTTPConnection(*address, timeout=60)
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    data: dict[str, Any] = json.load(answer)
    connection.close()
    if answer.status != 200:
        raise SystemExit(f"{path}: {data}")
    return data


def play(address: tuple[str, int], token: str, table: str, drop: int) -> dict[str, Any]:
    """Play to the end; return the last view."""
    view: dict[str, Any] = {"status": "open", "version": 0}
    pending, count = "", 0
    while True:
        connection = Socket(*address, token)
        connection.send(json.dumps({"type": "hello", "table": table}))
        if pending:
            connection.send(pending)
        try:
            while view["status"] != "ended":
                frame = connection.receive()
                if frame["type"] in ("sync", "event"):
                    if frame["type"] == "event" and frame["version"] > view["version"] + 1:
                        connection.send(json.dumps({"type": "hello", "table": table}))
                        continue
                    view = frame["view"] if frame["version"] >= view["version"] else view
                elif frame["type"] == "ack":
                    pending = ""
                elif frame["type"] == "refused":
                    if frame["code"] != "stale":
                        raise SystemExit(f"refused: {frame}")
                    pending = ""
                    connection.send(json.dumps({"type": "hello", "table": table}))
                    continue
                if not pending and "act" in view.get("may", []):
                    count += 1
                    fields = {"id": f"p{count}", "version": view["version"], "confirm": True}
                    action = random.choice(view["game"]["actions"])
                    pending = json.dumps({"type": "act", "table": table, "action": action, **fields})
                    connection.send(pending)
                    if count == drop:
                        raise ConnectionError("dropped on purpose")
            return view
        except (ConnectionError, OSError) as error:
            print(f"connection lost ({error}), reconnecting", flush=True)
        finally:
            connection.close()


def main(server: str, table: str, drop: str = "0") -> None:
    """Log in as a guest, join the table, play."""
    parts = urlsplit(server)
    address = (parts.hostname or "localhost", parts.port or 80)
    token = ask(address, "/api/guest", {"name": "Blaise", "token": True})["token"]
    ask(address, f"/api/tables/{table}/sit", {}, token)
    view = play(address, token, table, int(drop))
    print(f"won by {[view['seats'][seat]['name'] for seat in view['result']['winners']]}")


if __name__ == "__main__":
    if len(sys.argv) - 1 not in (2, 3):
        sys.exit(__doc__)
    main(*sys.argv[1:])
