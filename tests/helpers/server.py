"""A server in a separate process, and clients that use it as a browser would."""

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
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ziggurat.json_patch import patched

# Much longer than needed: the machine may be busy, and a passing test never waits for these.
READY_SECONDS = 180.0
ANSWER_SECONDS = 120.0
LIMITED_SECONDS = 10.0  # a full bucket of requests is back after four

PORTS = range(20_000, 32_000)  # below the ports that systems give to clients


def free_port() -> int:
    """Return an unused port."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def plain_client(**settings: Any) -> httpx.Client:
    """Return a client for plain HTTP; loading certificates would take longer than most tests."""
    return httpx.Client(verify=False, **settings)


class Server:
    """`ziggurat serve` with a separate data folder; stopped and killed by its process id."""

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
        return f"http://127.0.0.1:{self.port}"

    @property
    def errors(self) -> Path:
        """Return the path of the log."""
        return self.folder / "server.log"

    def start(self) -> Self:
        """Start the process and wait until it is healthy."""
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
        raise AssertionError(f"the server was not healthy in time: {self.errors.read_text()}")

    def stopped(self) -> None:
        """Kill the process, if it still runs, and close all clients."""
        self.__exit__(None, None, None)
        self.close()

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and return the exit code."""
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
        for client in self.clients:
            client.close()


class SameDeals(Server):
    """A server with the same deal in every game, for repeatable tests and screenshots."""

    # -P: the script's folder has a babel.py, which would hide the package of that name
    program = ("-P", str(Path(__file__).with_name("same_deals.py")))


class Guest:
    """A guest account: a session over HTTP, and connections."""

    def __init__(self, server: Server, name: str = "Ada") -> None:
        self.server = server
        self.http = plain_client(base_url=server.address, timeout=ANSWER_SECONDS)
        server.clients.append(self.http)
        self.account: dict[str, Any] = self.post("/api/guest", name=name)["account"]
        self.ids = count(1)

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Post JSON and return the answer; fail unless its status is 200."""
        answer = self.request("POST", path, json=body)
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()
        return data

    def get(self, path: str) -> dict[str, Any]:
        """Return the JSON at a path; fail unless the status is 200."""
        answer = self.request("GET", path)
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()
        return data

    def request(self, method: str, path: str, **content: Any) -> httpx.Response:
        """Send a request; retry for a while if it was one too many: all tests of a worker share one address."""
        until = time.monotonic() + LIMITED_SECONDS
        answer = self.http.request(method, path, **content)
        while answer.status_code == 429 and time.monotonic() < until:
            time.sleep(0.2)
            answer = self.http.request(method, path, **content)
        return answer

    @contextmanager
    def socket(self) -> Iterator[Talk]:
        """Open a WebSocket with the session's cookie."""
        with self.connect() as opened:
            yield Talk(opened)

    def connect(self) -> ClientConnection:
        """Connect; retry for a while if it was one request too many, as in `request`."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.server.port}/ws"
        until = time.monotonic() + LIMITED_SECONDS
        while True:
            try:
                return connect(address, additional_headers={"Cookie": cookie}, compression=None)
            except InvalidStatus as refused:
                if refused.response.status_code != 429 or time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def new_id(self) -> str:
        """Return a new id for a command."""
        return f"c{next(self.ids)}"


class Talk:
    """One WebSocket. All received frames are kept, so that tests can search them for secrets."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened
        self.received: list[str] = []
        self.frames: list[dict[str, Any]] = []
        """The received frames, with whole views instead of patches."""
        self.views: dict[str, dict[str, Any]] = {}
        """The newest view of each table."""

    def send(self, kind: str, **fields: Any) -> None:
        self.opened.send(json.dumps({"type": kind, **fields}))

    def next(self) -> dict[str, Any]:
        text = str(self.opened.recv(timeout=ANSWER_SECONDS))
        self.received.append(text)
        frame: dict[str, Any] = json.loads(text)
        if "patch" in frame:
            frame["view"] = patched(self.views[frame["table"]], frame["patch"])
        if "view" in frame:
            self.views[frame["table"]] = frame["view"]
        self.frames.append(frame)
        return frame

    def until(self, *kinds: str) -> dict[str, Any]:
        """Return the next frame of one of these kinds."""
        while True:
            frame = self.next()
            if frame["type"] in kinds:
                return frame

    def closed(self) -> int:
        """Read until the server closes the connection; return the close code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
