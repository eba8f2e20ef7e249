"""HTTP connections: timeouts, room for new clients, and bytes that are not HTTP."""

import asyncio
import json
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from helpers.fake_transport import FakeTransport
from helpers.in_process import settle
from helpers.server import Guest, Server
from ziggurat.server.sockets import http_protocol
from ziggurat.server.sockets.admission import Admission
from ziggurat.server.sockets.http_protocol import LimitedHttpProtocol

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Read the whole request, then answer."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


def connected(admission: Admission | None = None) -> tuple[LimitedHttpProtocol, FakeTransport]:
    """Return the protocol of a new connection, and its transport."""
    config = Config(app, log_level="critical", lifespan="off")
    config.load()
    admission = admission or Admission(10, 10)
    loop = asyncio.get_running_loop()
    protocol = LimitedHttpProtocol(config, ServerState(), {}, loop, admission=admission)
    transport = FakeTransport()
    protocol.connection_made(transport)
    return protocol, transport


# --- Timeouts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(GET[:20], id="half a header"),
        pytest.param(POST + b"123", id="half a body"),
        pytest.param(GET + GET[:20], id="half of a second request"),
    ],
)
def test_incomplete_request_is_closed(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.01)

    async def story() -> None:
        protocol, transport = connected()
        protocol.timeout_keep_alive = 0.01  # type: ignore[assignment]
        if data:
            protocol.data_received(data)
        await settle(lambda: transport.closed)

    asyncio.run(story())


def test_more_bytes_of_an_incomplete_request_do_not_extend_its_time() -> None:
    async def story() -> tuple[object, object]:
        protocol, _ = connected()
        first = protocol.deadline
        for place in range(20):
            protocol.data_received(GET[place : place + 1])
        return first, protocol.deadline

    first, last = asyncio.run(story())
    assert first is last is not None


def test_complete_request_has_no_deadline_and_the_next_one_has() -> None:
    async def story() -> list[bool]:
        protocol, transport = connected()
        protocol.data_received(GET)
        states = [protocol.deadline is None]
        await settle(lambda: transport.written.startswith(b"HTTP/1.1 200"))
        protocol.data_received(POST)
        return [*states, protocol.deadline is None]

    assert asyncio.run(story()) == [True, False]


def test_client_that_reads_nothing_of_a_response_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "READ_SECONDS", 0.01)

    async def story() -> None:
        protocol, transport = connected()
        protocol.data_received(GET)
        protocol.pause_writing()
        protocol.resume_writing()
        assert protocol.reading is None
        protocol.pause_writing()
        await settle(lambda: transport.closed)
        protocol.connection_lost(None)

    asyncio.run(story())


def test_place_of_a_connection_is_released() -> None:
    async def story() -> tuple[int, int]:
        admission = Admission(1, 1)
        protocol, transport = connected(admission)
        protocol.data_received(GET)
        before = len(admission.addresses)
        await settle(lambda: bool(transport.written))
        protocol.connection_lost(None)
        return before, len(admission.addresses)

    assert asyncio.run(story()) == (1, 0)


# --- A real server -----------------------------------------------------------------------------------------


@contextmanager
def few_files(soft: int) -> Iterator[None]:
    """Lower the limit of open files for processes that are started inside the block."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def half_open(server: Server, source: str) -> socket.socket:
    opened = socket.create_connection(("127.0.0.1", server.port), 20, (source, 0))
    opened.sendall(GET[:20])
    return opened


@pytest.mark.parametrize("source", ["127.0.0.1", "127.4.0.1"])
def test_half_open_connections_do_not_keep_players_out(tmp_path: Path, source: str) -> None:
    with few_files(200):
        server = Server(tmp_path).start()
    with ExitStack() as stack:
        stack.callback(server.stopped)
        for _ in range(400):
            stack.enter_context(half_open(server, source))
        with Guest(server).socket() as talk:
            assert talk.until("welcome")


UPGRADE = b"\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
NOT_HTTP = [
    b"\r\n\r\n\r\nnonsense\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET /" + b"a" * 100_000,
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n",
    GET + b"nonsense\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999999\r\n\r\n",
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    + b"A: b\r\n" * 300
    + b"\r\n",
    b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stopped()


@pytest.mark.parametrize("data", NOT_HTTP)
def test_bad_request_gets_an_error_with_security_headers_and_no_traceback(server: Server, data: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 20) as opened:
        opened.sendall(data)
        answer = b""
        while b"\r\n\r\n" not in answer:
            more = opened.recv(65_536)
            assert more, answer
            answer += more
    assert answer.startswith(b"HTTP/1.1 ")
    assert not answer.startswith(b"HTTP/1.1 500")
    assert b"x-content-type-options: nosniff" in answer.partition(b"\r\n\r\n")[0].lower()
    assert "Traceback" not in server.errors.read_text()


def test_bad_request_is_answered_as_json() -> None:
    async def story() -> bytes:
        protocol, transport = connected()
        protocol.data_received(b"nonsense\r\n\r\n")
        return bytes(transport.written)

    head, _, body = asyncio.run(story()).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400")
    assert json.loads(body)["code"] == "malformed"


@pytest.mark.parametrize("lengths", ["3\r\ncontent-length: 4", "3, 4", "-3", "+3", "3\r\n 4"])
def test_contradictory_or_malformed_length_is_refused(lengths: str) -> None:
    async def story() -> bytes:
        protocol, transport = connected()
        head = f"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: {lengths}\r\n\r\n"
        protocol.data_received(head.encode() + b"abcd")
        return bytes(transport.written)

    assert asyncio.run(story()).startswith(b"HTTP/1.1 400")


# --- uvicorn's internals -----------------------------------------------------------------------------------

OVERRIDDEN_METHODS: list[Callable[..., object]] = [
    H11Protocol.connection_lost,
    H11Protocol.connection_made,
    H11Protocol.data_received,
    H11Protocol.handle_events,
    H11Protocol.handle_websocket_upgrade,
    H11Protocol.on_response_complete,
    H11Protocol.pause_writing,
    H11Protocol.resume_writing,
    H11Protocol.send_400_response,
]


@pytest.mark.parametrize("method", OVERRIDDEN_METHODS)
def test_method_of_uvicorn_is_overridden(method: Callable[..., object]) -> None:
    assert method.__name__ in vars(LimitedHttpProtocol)
