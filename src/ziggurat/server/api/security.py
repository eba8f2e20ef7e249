"""Middleware for every request: rate, host, origin, size, headers, errors.

Plain ASGI, because it runs for every frame.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException

from ziggurat.server.api.hosts import AllowedHosts
from ziggurat.server.config import FRAME_BYTES, UNSUBSCRIBE_PATH, Config
from ziggurat.server.errors import ApiError, api_error_from, describe
from ziggurat.server.limits import Limiter, Rate
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
REQUEST_RATE = Rate(burst=120, per_second=30)  # per address
# The page of a table consists of about fifty files, and a whole club may share one address.
FILE_RATE = Rate(burst=1200, per_second=300)
FILES_PATH = "/assets/"
SOCKET_PATH = "/ws"
EMBED_PATH = "/embed/"
MAX_LOGGED_PATH = 200

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
# Only the embedded viewer may be shown inside pages of other sites. It has no session and changes nothing.
EMBED_HEADERS = {
    **{name: value for name, value in HEADERS.items() if name != "x-frame-options"},
    "content-security-policy": HEADERS["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
    "cross-origin-resource-policy": "cross-origin",
}


class SecurityMiddleware:
    """The outermost application: passes acceptable requests on and answers everything else with an error.

    Every response has the security headers, and no exception reaches uvicorn, which would log a traceback.
    """

    def __init__(self, app: App, config: Config, metrics: Metrics, log: Log) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.log = log
        self.hosts = AllowedHosts(config)
        self.requests = Limiter(REQUEST_RATE)
        self.files = Limiter(FILE_RATE)
        self.sockets: Counter[str] = Counter()
        """Open WebSockets by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # --- HTTP ----------------------------------------------------------------------------------------------

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = Answer(scope, send, self.config)
        try:
            error = self.error_for(scope, headers_of(scope))
            if error is None:
                await self.app(scope, LimitedBody(receive).receive, answer.send)
        except Exception as problem:
            error = self.unexpected(scope, problem)
        await answer.end(error)
        self.metrics.requests.add(status=str(answer.status))

    def unexpected(self, scope: Scope, problem: Exception) -> ApiError:
        """Return the error to send for an exception; log it unless it has a code."""
        error = api_error_from(problem)
        if error.code == "internal":
            self.log("internal", path=scope["path"][:MAX_LOGGED_PATH], error=describe(problem))
        return error

    def error_for(self, scope: Scope, headers: dict[str, str]) -> ApiError | None:
        """Return why a request is refused, or None."""
        limiter = self.files if scope["path"].startswith(FILES_PATH) else self.requests
        if not limiter.allow(client_address(scope), time.monotonic()):
            return ApiError(429, "too_many_requests")
        if headers.get("host") not in self.hosts:
            return ApiError(421, "unknown_host")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or len(length) > 12 or int(length) > FRAME_BYTES:
            return ApiError(413, "too_large", most=FRAME_BYTES)
        if scope["method"] in SAFE_METHODS or scope["path"].startswith(UNSUBSCRIBE_PATH):
            return None  # a mail program posts a form there; the token in the path is all that counts
        if not self.has_own_origin(headers) or headers.get("sec-fetch-site", "same-origin") not in (
            "same-origin",
            "none",
        ):
            return ApiError(403, "foreign_origin")
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        # A form of another page can post text but not JSON: a second defence against forged requests.
        if kind != "application/json" and (length != "0" or "transfer-encoding" in headers):
            return ApiError(415, "json_only")
        return None

    def has_own_origin(self, headers: dict[str, str]) -> bool:
        """Return whether a request is from our page or from a program without an origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.config.origins:
            return True
        return origin_host(origin) == headers.get("host", "").lower() != ""

    # --- WebSockets ----------------------------------------------------------------------------------------

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a WebSocket on, or answer its handshake with an HTTP error."""
        answer, address = Answer(scope, send, self.config), client_address(scope)
        self.sockets[address] += 1
        try:
            error = self.websocket_error(scope, address)
            if error is None:
                await self.app(scope, receive, answer.send)
        except Exception as problem:
            error = self.unexpected(scope, problem)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]
        await answer.end(error)

    def websocket_error(self, scope: Scope, address: str) -> ApiError | None:
        """Return why a handshake is refused, or None."""
        headers = headers_of(scope)
        if not self.requests.allow(address, time.monotonic()):
            return ApiError(429, "too_many_requests")
        if self.sockets[address] > self.config.connections_per_address:
            return ApiError(429, "too_many_sockets", most=self.config.connections_per_address)
        if headers.get("host") not in self.hosts:
            return ApiError(421, "unknown_host")
        if not self.has_own_origin(headers):  # a page of another origin with the user's session
            return ApiError(403, "foreign_origin")
        return None if scope["path"] == SOCKET_PATH else ApiError(404, "not_found")


class Answer:
    """The response to a request or a handshake; adds the security headers."""

    def __init__(self, scope: Scope, send: Send, config: Config) -> None:
        self.path = scope["path"]
        self.kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
        self.send_on = send
        self.config = config
        self.status: int | None = None
        """The status once the response has begun; 101 for an accepted WebSocket."""

    async def send(self, message: Message) -> None:
        """Send an ASGI message of the application."""
        if message["type"] == f"{self.kind}.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), *extra_headers(self.config, self.path)]
        elif message["type"] == "websocket.accept":
            self.status = 101
        await self.send_on(message)

    async def end(self, error: ApiError | None) -> None:
        """Send an error, unless a response has begun."""
        if error is None or self.status is not None:
            return
        body = json.dumps(error.to_json()).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if error.status == 429:
            headers.append((b"connection", b"close"))  # new connections cost the client more than another request
        await self.send({"type": f"{self.kind}.start", "status": error.status, "headers": headers})
        await self.send({"type": f"{self.kind}.body", "body": body})


class LimitedBody:
    """Limits a request's body, also if its length was not declared."""

    def __init__(self, source: Receive) -> None:
        self.source = source
        self.size = 0

    async def receive(self) -> Message:
        message = await self.source()
        self.size += len(message.get("body", b""))
        if self.size > FRAME_BYTES:
            raise HTTPException(413)  # FastAPI replaces any other exception that it meets while it reads a body
        return message


def headers_of(scope: Scope) -> dict[str, str]:
    """Return the headers of a request; the last of repeated ones counts."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def client_address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def origin_host(origin: str) -> str:
    """Return host and port of an `Origin` header; empty if it is malformed."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # for example an address with one bracket
        return ""


def extra_headers(config: Config, path: str) -> list[tuple[bytes, bytes]]:
    """Return the headers of every response."""
    headers = dict(EMBED_HEADERS if path.startswith(EMBED_PATH) else HEADERS)
    if config.behind_tls:
        headers["strict-transport-security"] = "max-age=31536000"
    if path.startswith("/api/"):
        headers["cache-control"] = "no-store"
    return [(name.encode(), value.encode()) for name, value in headers.items()]
