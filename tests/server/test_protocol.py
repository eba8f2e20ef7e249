"""Fragmented, joined and malformed frames; test names begin with chapters of RFC 6455.

The tests use plain sockets, so that they control every byte.
"""

import asyncio
import gc
import json
import socket
import struct
import weakref
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count

import pytest
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from helpers.fake_transport import FakeTransport, accepted_socket
from helpers.in_process import settle
from helpers.server import Guest, Server
from ziggurat.server.limits import Budget, Rate
from ziggurat.server.sockets.protocol import FLOOD, FRAME_RATE, MAX_FRAMES, FastWebSocketProtocol

PING = '{"type":"ping"}'
TEXT, BINARY, CLOSE, HEARTBEAT, ANSWER = 0x81, 0x82, 0x88, 0x89, 0x8A
MASK = bytes.fromhex("37fa213d")  # that of the example in 5.7


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("wire")) as running, closing(running):
        yield running


@pytest.fixture
def line(server: Server) -> Iterator[socket.socket]:
    with open_socket(server) as opened:
        yield opened


addresses = count(1)


@contextmanager
def open_socket(server: Server, address: str = "") -> Iterator[socket.socket]:
    """Open a socket, after the handshake and the welcome; by default from a new address, which has all its budget."""
    cookie = "; ".join(f"{name}={value}" for name, value in Guest(server).http.cookies.items())
    source = (address or f"127.3.0.{next(addresses)}", 0)
    with closing(socket.create_connection(("127.0.0.1", server.port), 20, source)) as opened:
        opened.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += opened.recv(1)
        assert head.startswith(b"HTTP/1.1 101"), head
        assert kinds(opened, 1) == ["welcome"]
        yield opened


def frame(first: int, payload: bytes, *, masked: bool = True) -> bytes:
    """Return one frame (5.2)."""
    size = len(payload)
    length = bytes([size]) if size < 126 else struct.pack("!BH", 126, size)
    if not masked:
        return bytes([first]) + length + payload
    hidden = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
    return bytes([first, length[0] | 0x80]) + length[1:] + MASK + hidden


def receive(opened: socket.socket) -> tuple[int, bytes]:
    """Return the next frame of the server."""
    first, size = exactly(opened, 2)
    if size == 126:
        [size] = struct.unpack("!H", exactly(opened, 2))
    return first, exactly(opened, size)


def exactly(opened: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        more = opened.recv(size - len(data))
        assert more, "the server closed the connection"
        data += more
    return data


def kinds(opened: socket.socket, count: int) -> list[str]:
    return [json.loads(receive(opened)[1])["type"] for _ in range(count)]


def test_5_4_frames_in_one_packet_are_answered_in_order(line: socket.socket) -> None:
    line.sendall(frame(TEXT, PING.encode()) * 20 + frame(TEXT, b'{"type":"lobby"}') + frame(TEXT, PING.encode()))
    assert kinds(line, 22) == ["pong"] * 20 + ["lobby", "pong"]


def test_5_2_frame_received_byte_by_byte_is_answered(line: socket.socket) -> None:
    long = json.dumps({"type": "ping", "more": "x" * 200}).encode()  # refused, but read as one frame
    for data in (frame(TEXT, PING.encode()), frame(TEXT, long), frame(TEXT, PING.encode())):
        for place in range(len(data)):
            line.sendall(data[place : place + 1])
    assert kinds(line, 3) == ["pong", "refused", "pong"]


def test_5_4_fragments_with_a_ping_between_them_are_one_text(line: socket.socket) -> None:
    half = len(PING) // 2
    line.sendall(frame(0x01, PING[:half].encode()) + frame(HEARTBEAT, b"here?"))
    assert receive(line) == (ANSWER, b"here?")
    line.sendall(frame(0x80, PING[half:].encode()) + frame(TEXT, PING.encode()))
    assert kinds(line, 2) == ["pong", "pong"]


def test_5_5_2_ping_between_texts_is_answered(line: socket.socket) -> None:
    line.sendall(
        frame(TEXT, PING.encode()) + frame(HEARTBEAT, b"a") + frame(HEARTBEAT, b"") + frame(TEXT, PING.encode())
    )
    found = [receive(line) for _ in range(4)]
    assert [payload for first, payload in found if first == ANSWER] == [b"a", b""]
    assert [json.loads(payload)["type"] for first, payload in found if first == TEXT] == ["pong", "pong"]


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        pytest.param(frame(TEXT, PING.encode(), masked=False), 1002, id="5.1 not masked"),
        pytest.param(frame(0xC1, PING.encode()), 1002, id="5.2 a reserved bit"),
        pytest.param(frame(0x83, b"?"), 1002, id="5.2 unknown opcode"),
        pytest.param(frame(TEXT, b"\xff\xfe"), 1007, id="8.1 not UTF-8"),
        pytest.param(frame(0x01, b"\xff") + frame(0x80, b"\xfe"), 1007, id="8.1 not UTF-8, in fragments"),
        pytest.param(bytes([TEXT, 0xFF]) + struct.pack("!Q", 1 << 40) + bytes(4), 1009, id="too large"),
        pytest.param(frame(BINARY, b"?"), 1003, id="binary"),
    ],
)
def test_7_4_1_bad_frame_closes_the_connection_with_its_code(
    server: Server, line: socket.socket, bad: bytes, code: int
) -> None:
    line.sendall(frame(TEXT, PING.encode()))
    assert kinds(line, 1) == ["pong"]
    line.sendall(bad)
    first, payload = receive(line)
    assert (first, int.from_bytes(payload[:2], "big")) == (CLOSE, code)
    assert "Traceback" not in server.errors.read_text()


def test_5_5_1_close_frame_is_answered(line: socket.socket) -> None:
    line.sendall(frame(TEXT, PING.encode()) + frame(CLOSE, struct.pack("!H", 1000)))
    while (found := receive(line))[0] == TEXT:
        assert json.loads(found[1])["type"] == "pong"
    assert found == (CLOSE, struct.pack("!H", 1000))
    assert line.recv(1) == b""


# --- Floods ------------------------------------------------------------------------------------------------

MANY = 5_000  # frames in one burst


def last_close_code(opened: socket.socket) -> int:
    """Read until the server sends a close frame; return its code."""
    while (found := receive(opened))[0] != CLOSE:
        pass
    return int.from_bytes(found[1][:2], "big")


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(frame(HEARTBEAT, b"") * MANY, id="pings"),
        pytest.param(frame(ANSWER, b"") * MANY, id="pongs"),
        pytest.param(frame(TEXT, PING.encode()) * MANY, id="texts"),
        pytest.param(frame(TEXT, b"x" * 65_000) * 20, id="large texts"),
        pytest.param(frame(0x01, b"") + frame(0x00, b"") * MANY, id="empty fragments"),
        pytest.param(frame(0x01, b"") + frame(0x00, b"") * 100, id="a message of many fragments"),
        pytest.param((frame(0x01, b"x") + frame(0x80, b"y")) * MANY, id="fragmented texts"),
    ],
)
def test_flood_of_frames_of_any_kind_closes_the_connection(server: Server, flood: bytes) -> None:
    with open_socket(server) as line:
        with suppress(OSError):  # the server stops reading
            line.sendall(flood)
        assert last_close_code(line) == FLOOD


def test_client_that_floods_again_and_again_cannot_connect_for_a_while(server: Server) -> None:
    with Guest(server).socket() as before:
        for _ in range(4):
            with open_socket(server, "127.0.0.9") as line, suppress(OSError):
                line.sendall(frame(HEARTBEAT, b"") * MANY)
                last_close_code(line)
        with pytest.raises(AssertionError, match="429"), open_socket(server, "127.0.0.9"):
            pass
        with open_socket(server, "127.0.0.10"):
            pass
        before.send("ping")
        assert before.until("pong")


def test_hundred_frames_per_second_are_all_answered(line: socket.socket) -> None:
    for _ in range(10):
        line.sendall(frame(TEXT, PING.encode()) * 10)
        assert kinds(line, 10) == ["pong"] * 10


def test_frames_beyond_the_budget_are_answered_later(line: socket.socket) -> None:
    many = int(FRAME_RATE.burst) + 20
    line.sendall(frame(TEXT, PING.encode()) * many)
    assert kinds(line, many) == ["pong"] * many


def test_server_does_not_read_from_a_client_that_does_not_read() -> None:
    """Otherwise the answers to its frames would fill the server's memory."""

    async def story() -> list[bool]:
        transport = FakeTransport()
        protocol = await accepted_socket(transport)
        states = [transport.reading]
        protocol.pause_writing()
        states.append(transport.reading)
        protocol.resume_writing()
        await settle(lambda: transport.reading)
        return [*states, transport.reading]

    assert asyncio.run(story()) == [True, False, True]


def test_lost_connection_leaves_no_timers() -> None:
    """Otherwise clients that connect and are refused would fill the memory."""

    async def story() -> list[object]:
        protocol = await accepted_socket(FakeTransport())
        protocol.budget.charge(1000)
        protocol.data_received(frame(TEXT, PING.encode()))
        await protocol.send({"type": "websocket.close", "code": 1000})
        timers = [protocol.pausing, protocol.aborting]
        protocol.connection_lost(None)
        return [*(timer is not None and timer.cancelled() for timer in timers), protocol.pausing, protocol.aborting]

    assert asyncio.run(story()) == [True, True, None, None]


def test_lost_connection_leaves_no_reference_cycles() -> None:
    """Otherwise a flood of connections causes long garbage collections."""

    async def story() -> object:
        protocol = await accepted_socket(FakeTransport())
        left, tasks = weakref.ref(protocol), protocol.tasks
        protocol.connection_lost(None)
        await settle(lambda: not tasks)
        del protocol
        await asyncio.sleep(0)
        return left()

    gc.disable()
    try:
        assert asyncio.run(story()) is None
    finally:
        gc.enable()


def test_few_frames_are_handled_in_one_iteration() -> None:
    async def story() -> tuple[int, int]:
        transport, handled = FakeTransport(), []
        protocol = await accepted_socket(transport)
        protocol.on_message = lambda payload: not handled.append(payload)
        protocol.data_received(frame(TEXT, PING.encode()) * 100)
        first = len(handled)
        await settle(lambda: len(handled) == 100)
        return first, len(handled)

    assert asyncio.run(story()) == (MAX_FRAMES, 100)


def test_address_has_a_budget_for_all_its_connections() -> None:
    async def story() -> list[int]:
        parent = Budget(Rate(burst=25, per_second=0.001), asyncio.get_running_loop().time())
        handled: list[list[bytes]] = [[], [], []]
        for each in handled:
            protocol = await accepted_socket(FakeTransport())
            protocol.budget.parent = parent
            protocol.on_message = lambda payload, each=each: not each.append(payload)
            protocol.data_received(frame(TEXT, PING.encode()) * 10)
        return [len(each) for each in handled]

    # A frame costs a little more than a token, and the last one may be paid with the rest of one.
    assert asyncio.run(story()) == [10, 10, 5]


# --- uvicorn's internals -----------------------------------------------------------------------------------

USED_ATTRIBUTES = [
    *("close_sent", "close_timer", "config", "conn", "curr_msg_data_type", "disconnected", "frames"),
    *("handshake_complete", "handshake_initiated", "initial_response", "logger", "loop", "queue", "read_paused"),
    "transport",
]
OVERRIDDEN_METHODS = [
    *("connection_lost", "data_received", "handle_connect", "pause_writing", "receive"),
    *("resume_writing", "send", "send_receive_event_to_app", "shutdown"),
]


@pytest.mark.parametrize("name", OVERRIDDEN_METHODS)
def test_installed_uvicorn_has_the_method_that_the_fast_protocol_overrides(name: str) -> None:
    assert name in vars(FastWebSocketProtocol)
    assert callable(getattr(WebSocketsSansIOProtocol, name))


def test_installed_uvicorn_has_the_attributes_that_the_fast_protocol_uses() -> None:
    async def attributes() -> set[str]:
        config = Config("none:none")
        config.load_app = lambda: None  # type: ignore[method-assign]
        protocol = WebSocketsSansIOProtocol(config, ServerState(), {}, asyncio.get_running_loop())
        protocol.transport = None  # type: ignore[assignment]  # set by `connection_made`
        return {name for name in USED_ATTRIBUTES if hasattr(protocol, name)}

    assert asyncio.run(attributes()) == set(USED_ATTRIBUTES)
