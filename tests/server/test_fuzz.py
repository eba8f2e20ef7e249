"""Hostile requests to every route and frames of every type: each gets an answer with a code, none an internal error.

Routes, parameters and body fields come from the application's OpenAPI description and frame types from the models, so
new ones are included. The generator is seeded; `ZIGGURAT_FUZZ_ROUNDS` multiplies the number of requests and frames.
"""

import asyncio
import io
import json
import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import pytest

from helpers.fake_transport import FakeTransport, accepted_socket
from helpers.in_process import playing_table, settle
from ziggurat.server.app import create_app
from ziggurat.server.config import Config
from ziggurat.server.connection import Connection
from ziggurat.server.log import Log
from ziggurat.server.sockets import frames
from ziggurat.server.sockets.handler import MessageHandler
from ziggurat.store import open_store

SEED = 17
ROUNDS = int(os.environ.get("ZIGGURAT_FUZZ_ROUNDS", "1"))
REQUESTS = 12 * ROUNDS  # per route
FRAMES = 40 * ROUNDS  # per type
STREAMS = 150 * ROUNDS
ALLOWED_503 = {"busy"}
BAD_RANGE = (b"Range header", b"Malformed range")  # Starlette's answers for files

NUMBERS = [0, 1, -1, 7, 2**31, 2**53, 2**63, 2**64, -(2**63), int("9" * 30), 1e400, 1.5]
TEXTS = [
    *("", "a", "0", "true", "null", "-1", "9" * 30, "-" + "9" * 30, "1e999", "NaN", "٣", "²"),
    *("a" * 3000, "\0", "\ud800", "é" * 500, "../../etc/passwd", "%00", "%", "a\r\nb: c", "\u202e", "🏛" * 300),
    *("http://[", "//", "[", "'; DROP TABLE events; --", "{}", "greedy", "babel", "webhook"),
]
ORIGINS = ["http://[", "http://localhost", "https://evil.example", "null", "", "\x00", "http://]", "//", "http://a:b:c"]
HOSTS = ["localhost", "localhost", "localhost", "[", "", "evil.example", "a:b:c", "::1", "²"]
LENGTHS = ["0", "-1", "²", "9" * 30, "x", "", "1"]
TYPES = ["application/json", "application/json", "APPLICATION/JSON; charset=\xff", "text/plain", "", "a/b;;=\x00"]


def any_value(rng: random.Random, depth: int = 0) -> Any:
    """Return a random JSON value."""
    kind = rng.randrange(7 if depth < 3 else 4)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice(NUMBERS)
    if kind in (2, 3):
        return rng.choice(TEXTS)
    if kind == 4:
        return [any_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(TEXTS): any_value(rng, depth + 1) for _ in range(rng.randrange(4))}


def fitting_value(rng: random.Random, schema: dict[str, Any], definitions: dict[str, Any]) -> Any:
    """Return a value that often fits a JSON schema."""
    if "$ref" in schema:
        schema = definitions[schema["$ref"].rpartition("/")[2]]
    if "anyOf" in schema:
        schema = rng.choice(schema["anyOf"])
    if rng.random() < 0.15:
        return any_value(rng)
    if "enum" in schema:
        return rng.choice(schema["enum"])
    if "const" in schema:
        return schema["const"]
    match schema.get("type"):
        case "integer":
            return rng.choice([schema.get("minimum", 0), schema.get("maximum", 3), rng.randrange(4)])
        case "boolean":
            return rng.random() < 0.5
        case "string":
            return rng.choice(["babel", "greedy", "a", "x1", *TEXTS])
        case "object":
            fields = schema.get("properties", {})
            required = schema.get("required", [])
            kept = [name for name in fields if name in required or rng.random() < 0.5]
            return {name: fitting_value(rng, fields[name], definitions) for name in kept}
    return any_value(rng)


def body_bytes(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "surrogatepass")


# --- Routes ------------------------------------------------------------------------------------------------


class Client:
    """Calls the application without a network, each request from another address."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.count = 0

    async def request(self, method: str, path: str, query: str, headers: dict[str, str], body: bytes) -> "Answer":
        self.count += 1
        raw = [(name.encode(), value.encode("latin-1", "replace")) for name, value in headers.items()]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "path": path,
            "raw_path": quote(path, errors="replace").encode(),
            "query_string": query.encode(),
            "headers": raw,
            "client": (f"10.{self.count >> 16}.{self.count >> 8 & 255}.{self.count & 255}", 1),
            "server": ("localhost", 80),
            "scheme": "http",
            "root_path": "",
        }
        messages = [{"type": "http.request", "body": body, "more_body": False}, {"type": "http.disconnect"}]
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return messages.pop(0) if len(messages) > 1 else messages[0]

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return Answer(sent)


class Answer:
    """What the application sent."""

    def __init__(self, sent: list[dict[str, Any]]) -> None:
        assert sent[0]["type"] == "http.response.start", sent
        self.status = sent[0]["status"]
        self.headers = {name.decode().lower(): value.decode("latin-1") for name, value in sent[0]["headers"]}
        self.body = b"".join(message.get("body", b"") for message in sent[1:])

    def json(self) -> Any:
        return json.loads(self.body)


def check(answer: Answer, where: str) -> None:
    """Fail unless a response is acceptable."""
    assert answer.headers["x-content-type-options"] == "nosniff", where
    assert "content-security-policy" in answer.headers, where
    assert answer.status < 500 or answer.json()["code"] in ALLOWED_503, (where, answer.body)
    if answer.status >= 400 and not answer.body.startswith(BAD_RANGE) and answer.status != 416:
        assert set(answer.json()) == {"code", "params", "reason"}, (where, answer.body)
    assert b"Traceback" not in answer.body


@asynccontextmanager
async def running_app(log: io.StringIO, page: Path) -> AsyncIterator[Any]:
    """Start the application on a store in memory, without bots."""
    config = Config(db="sqlite://", bot_workers=0, page=str(page))
    app = create_app(config, open_store("sqlite://"), Log(log))
    async with app.app.router.lifespan_context(app.app):
        yield app


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<!doctype html><title>Ziggurat</title>")
    return tmp_path


async def new_guest(client: Client) -> str:
    headers = {"host": "localhost", "content-type": "application/json"}
    answer = await client.request("POST", "/api/guest", "", headers, b'{"token": true}')
    token: str = answer.json()["token"]
    return token


async def new_table(client: Client, token: str) -> str:
    headers = {"host": "localhost", "content-type": "application/json", "authorization": f"Bearer {token}"}
    body = body_bytes({"game": "babel", "seats": 2})
    table: str = (await client.request("POST", "/api/tables", "", headers, body)).json()["id"]
    return table


def hostile_headers(rng: random.Random, token: str) -> dict[str, str]:
    """Return headers that are mostly acceptable, each sometimes hostile."""
    headers = {"host": "localhost", "content-type": "application/json", "authorization": f"Bearer {token}"}
    for name, values in (
        ("host", HOSTS),
        ("origin", ORIGINS),
        ("content-length", LENGTHS),
        ("content-type", TYPES),
        ("authorization", ["", "Bearer", "Bearer " + "x" * 5000, "Basic \xff", "bearer \xe9"]),
        ("cookie", ["ziggurat=\xff", "=;=;", "ziggurat=" + "a" * 5000, "\x00"]),
        ("accept-language", ["\xff", "," * 500]),
        ("accept-encoding", ["br;q=x", "\xff", ",;,;" * 100]),
        ("user-agent", ["\xff\x00" * 500]),
        ("range", ["bytes=-1-", "bytes=9-1,2-", "bytes=" + "0-1," * 200, "\xff"]),
        ("if-none-match", ["\xff"]),
        ("sec-fetch-site", ["cross-site", "\xff"]),
    ):
        if rng.random() < 0.08:
            headers[name] = rng.choice(values)
    return headers


def test_no_request_causes_an_internal_error(page: Path) -> None:
    log = io.StringIO()

    async def story() -> None:
        rng = random.Random(SEED)
        async with running_app(log, page) as app:
            client, described = Client(app), app.app.openapi()
            definitions = described["components"]["schemas"]
            for path, methods in described["paths"].items():
                for method, route in methods.items():
                    for number in range(REQUESTS):
                        if number % 6 == 0:  # some requests end the session or close the table
                            token = await new_guest(client)
                            known = token, await new_table(client, token)
                        await one_request(client, rng, (method.upper(), path, route), definitions, known)

    asyncio.run(story())
    assert "internal" not in log.getvalue(), log.getvalue()


async def one_request(
    client: Client, rng: random.Random, route: tuple[str, str, Any], definitions: Any, known: tuple[str, str]
) -> None:
    """Send one random request to a route and check the answer."""
    method, path, description = route
    token, table = known
    query = []
    for parameter in description.get("parameters", ()):
        value = rng.choice([table, str(rng.choice(NUMBERS)), rng.choice(TEXTS)])
        if parameter["in"] == "path":
            kept = table if parameter["name"] == "table_id" and rng.random() < 0.7 else value or "x"
            path = path.replace(f"{{{parameter['name']}}}", kept)
        elif rng.random() < 0.8:
            query.append(f"{parameter['name']}={quote(value, errors='replace')}")
    body = b""
    if "requestBody" in description:
        schema = description["requestBody"]["content"]["application/json"]["schema"]
        body = body_bytes(fitting_value(rng, schema, definitions))
        if rng.random() < 0.15:
            body = rng.choice([b"", b"{", b"\xff\xfe", b"[" * 60_000, body[: len(body) // 2], b'{"a":1e999}', b"nul"])
    where = f"{method} {path[:100]}?{'&'.join(query)[:200]} {body[:200]!r}"
    check(await client.request(method, path, "&".join(query), hostile_headers(rng, token), body), where)


PATHS = [
    "/",
    "/" + "a" * 3000,
    "/" + "a/" * 1500,
    "/assets/" + "é" * 300,
    "/\0",
    "/assets/\0",
    "/../../etc/passwd",
    "//",
]
PATHS += ["/api/", "/api/" + "x" * 3000, "/api/tables/" + "9" * 3000, "/ws", "/table/\ud800", "/%2e%2e/%2e%2e/etc"]


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "NONSENSE", ""])
def test_no_path_or_method_causes_an_internal_error(page: Path, method: str) -> None:
    log = io.StringIO()

    async def story() -> None:
        rng = random.Random(SEED)
        async with running_app(log, page) as app:
            for path in PATHS:
                check(await Client(app).request(method, path, "a=%ff&=&&", hostile_headers(rng, ""), b""), path)

    asyncio.run(story())
    assert "internal" not in log.getvalue(), log.getvalue()


def test_trace_is_refused(page: Path) -> None:
    async def story() -> set[int]:
        async with running_app(io.StringIO(), page) as app:
            client = Client(app)
            paths = ("/", "/api/games", "/healthz", "/assets/a.js")
            return {(await client.request("TRACE", path, "", {"host": "localhost"}, b"")).status for path in paths}

    assert asyncio.run(story()) == {405}


def test_malformed_origin_is_foreign(page: Path) -> None:
    async def story() -> list[tuple[int, str]]:
        found = []
        async with running_app(io.StringIO(), page) as app:
            for origin in ORIGINS:
                headers = {"host": "localhost", "content-type": "application/json", "origin": origin}
                answer = await Client(app).request("POST", "/api/guest", "", headers, b"{}")
                found.append((answer.status, answer.json().get("code", "")))
        return found

    assert asyncio.run(story()) == [(403, "foreign_origin"), (200, "")] + [(403, "foreign_origin")] * 7


@pytest.mark.parametrize("registered", [True, False])
def test_account_deleted_many_times_at_once_causes_no_internal_error(page: Path, registered: bool) -> None:
    log = io.StringIO()

    async def story() -> set[int]:
        async with running_app(log, page) as app:
            client = Client(app)
            token = await new_guest(client)
            for _ in range(3):
                await new_table(client, token)
            headers = {"host": "localhost", "content-type": "application/json", "authorization": f"Bearer {token}"}
            secret = {"password": "clay tablet"}
            if registered:
                await client.request("POST", "/api/register", "", headers, body_bytes({"name": "Ada", **secret}))
            calls = [client.request("POST", "/api/me/delete", "", headers, body_bytes(secret)) for _ in range(60)]
            calls += [client.request("POST", "/api/me/name", "", headers, b'{"name":"x"}') for _ in range(20)]
            calls += [client.request("GET", "/api/me/export", "", headers, b"") for _ in range(5)]
            return {answer.status for answer in await asyncio.gather(*calls)}

    assert asyncio.run(story()) <= {200, 401, 404, 409, 503}
    assert "internal" not in log.getvalue(), log.getvalue()


def unbounded(schema: dict[str, Any]) -> bool:
    """Return whether a parameter's schema allows numbers or texts of any size."""
    if "anyOf" in schema:
        return any(unbounded(part) for part in schema["anyOf"])
    if schema.get("type") in ("integer", "number"):
        return "minimum" not in schema or "maximum" not in schema
    return schema.get("type") == "string" and "maxLength" not in schema and "enum" not in schema


def test_every_parameter_is_bounded() -> None:
    paths = create_app(Config()).app.openapi()["paths"]
    found = [
        f"{method} {path}: {parameter['name']}"
        for path, methods in paths.items()
        for method, route in methods.items()
        for parameter in route.get("parameters", ())
        if unbounded(parameter["schema"])
    ]
    assert found == []


# --- Frames ------------------------------------------------------------------------------------------------


def frame_schemas() -> list[dict[str, Any]]:
    union = get_args(frames.Frame)[0]
    return [model.model_json_schema() for model in get_args(union)]


def test_no_frame_causes_an_internal_error(page: Path) -> None:
    log = io.StringIO()

    async def story() -> int:
        rng, answered = random.Random(SEED), 0
        async with running_app(log, page) as app:
            services = app.app.state.services
            live = services.registry.tables["t1"] = playing_table()
            handler = MessageHandler(services, Connection("anna", "Anna", "127.0.0.1"))
            await handler.handle('{"type":"hello","table":"t1"}')
            for schema in frame_schemas():
                for _ in range(FRAMES):
                    value = fitting_value(rng, {**schema, "type": "object"}, schema.get("$defs", {}))
                    if isinstance(value, dict) and rng.random() < 0.8:
                        value |= {"table": "t1"} if "table" in value else {}
                        value |= {"id": f"i{rng.randrange(10**6)}"} if "id" in value else {}
                    text = json.dumps(value)
                    before = len(handler.connection.frames)
                    payload = text.encode("utf-8", "surrogatepass")
                    if not handler.try_fast_path(payload):
                        await handler.handle(text)
                    await settle(lambda: not handler.busy)
                    answered += len(handler.connection.frames) > before
                    handler.connection.frames.clear()
                    handler.connection.queued_bytes = 0
            assert live.table.version >= 4
        return answered

    assert asyncio.run(story()) > FRAMES * len(frame_schemas()) / 2
    assert "internal" not in log.getvalue(), log.getvalue()


def random_stream(rng: random.Random) -> bytes:
    """Return the bytes of a few frames, mostly well formed, some damaged."""
    data = b""
    for _ in range(rng.randrange(1, 8)):
        payload = rng.choice([b"", b'{"type":"ping"}', b"\xff\xfe", b"\x03\xe8", b"x" * 130, rng.randbytes(20)])
        first = rng.choice([0x81, 0x01, 0x00, 0x80, 0x82, 0x02, 0x88, 0x89, 0x8A, rng.randrange(256)])
        size = len(payload)
        length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
        if rng.random() < 0.1:
            length = b"\x7f" + rng.choice([size, 2**16, 2**40, 2**64 - 1]).to_bytes(8, "big")
        masked = bytes([length[0] | 0x80]) + length[1:] if rng.random() < 0.95 else length
        data += bytes([first]) + masked + bytes(4) + payload
    return data if rng.random() < 0.8 else data[: rng.randrange(len(data))]


def test_no_bytes_on_a_socket_raise_an_exception() -> None:
    async def story() -> None:
        rng = random.Random(SEED)
        loop, failed = asyncio.get_running_loop(), []
        loop.set_exception_handler(lambda _, context: failed.append(context))
        for _ in range(STREAMS):
            transport = FakeTransport()
            protocol = await accepted_socket(transport)
            data = random_stream(rng)
            while data and not transport.closed:
                cut = rng.choice([1, 2, 7, 1000])
                protocol.data_received(data[:cut])
                data = data[cut:]
            await asyncio.sleep(0)
            protocol.connection_lost(None)
            await settle(lambda protocol=protocol: not protocol.tasks)
        assert not failed

    asyncio.run(story())
