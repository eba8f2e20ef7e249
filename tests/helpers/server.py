"""A real server in a process of its own, and clients that talk to it as a browser would."""

from __future__ import annotations

import json
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

# Far more than anything takes: the machine may be busy, and nobody waits for these to pass.
READY_SECONDS = 180.0
ANSWER_SECONDS = 120.0


PORTS = range(20_000, 32_000)  # below those that systems give to clients: one of them may not take it meanwhile


def free_port() -> int:
    """Return a port nobody uses."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def plain_client(**settings: Any) -> httpx.Client:
    """Return a client for plain HTTP: reading the certificates that nobody needs would take longer than most tests."""
    return httpx.Client(verify=False, **settings)


class Server:
    """`ziggurat serve` on a folder of its own; started, stopped and killed by its process id."""

    program: Sequence[str] = ("-m", "ziggurat.cli")

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.arguments = arguments
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.clients: list[httpx.Client] = []
        self.environment: dict[str, str] | None = None
        self.store = f"sqlite:///{folder / 'ziggurat.db'}"

    @property
    def address(self) -> str:
        """Return where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def errors(self) -> Path:
        """Return the file of its log."""
        return self.folder / "server.log"

    def start(self) -> Self:
        """Start it and wait until it answers."""
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        command += ["--db", self.store, *self.arguments]
        with self.errors.open("ab") as log:
            self.process = subprocess.Popen(command, stderr=log, stdout=log, env=self.environment)
        until = time.monotonic() + READY_SECONDS
        with plain_client(timeout=2) as client:
            while time.monotonic() < until:
                with suppress(httpx.TransportError):
                    if client.get(f"{self.address}/healthz").status_code == 200:
                        return self
                assert self.process.poll() is None, self.errors.read_text()
                time.sleep(0.02)
        raise AssertionError(f"the server did not answer: {self.errors.read_text()}")

    def stopped(self) -> None:
        """End it, if it still runs, and let all clients go."""
        self.__exit__(None, None, None)
        self.close()

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it and return its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(ANSWER_SECONDS)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait(ANSWER_SECONDS)

    def close(self) -> None:
        """Let all clients go."""
        for client in self.clients:
            client.close()


class SameDeals(Server):
    """A server that deals every game in the same way: for tests and pictures that must be repeatable."""

    # -P: the folder of the script has a babel.py, which is not the package of that name
    program = ("-P", str(Path(__file__).with_name("same_deals.py")))


class Guest:
    """Somebody at the server: a session over HTTP, and sockets."""

    def __init__(self, server: Server, name: str = "Ada") -> None:
        self.server = server
        self.http = plain_client(base_url=server.address, timeout=ANSWER_SECONDS)
        server.clients.append(self.http)
        self.account: dict[str, Any] = self.post("/api/guest", name=name)["account"]
        self.ids = count(1)

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Post JSON and return the answer, which must be a success."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()
        return data

    def get(self, path: str) -> dict[str, Any]:
        """Return what is at an address."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()
        return data

    @contextmanager
    def socket(self) -> Iterator[Talk]:
        """Open a socket with the session's cookie."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.server.port}/ws"
        with connect(address, additional_headers={"Cookie": cookie}, compression=None) as opened:
            yield Talk(opened)

    def new_id(self) -> str:
        """Return an id for a command."""
        return f"c{next(self.ids)}"


class Talk:
    """A conversation over one socket; every frame received is kept, so that tests can search them for secrets."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened
        self.heard: list[str] = []

    def send(self, kind: str, **fields: Any) -> None:
        """Send a frame."""
        self.opened.send(json.dumps({"type": kind, **fields}))

    def next(self) -> dict[str, Any]:
        """Return the next frame."""
        text = str(self.opened.recv(timeout=ANSWER_SECONDS))
        self.heard.append(text)
        frame: dict[str, Any] = json.loads(text)
        return frame

    def until(self, *kinds: str) -> dict[str, Any]:
        """Return the next frame of one of these kinds."""
        while True:
            frame = self.next()
            if frame["type"] in kinds:
                return frame

    def closed(self) -> int:
        """Read until the server closes; return its code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
