"""Middleware for every request: origin, size, rate, headers.

Plain ASGI, because it runs for every frame.
"""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from ziggurat.server.config import FRAME_BYTES, Config
from ziggurat.server.errors import ApiError
from ziggurat.server.limits import Limiter, Rate
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


class SecurityMiddleware:
    """Passes acceptable requests on and answers the others with an error."""

    def __init__(self, app: App, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.requests = Limiter(REQUEST_RATE)
        self.files = Limiter(FILE_RATE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.add(status=str(message["status"]))
                message["headers"] = [*message.get("headers", ()), *extra_headers(self.config, scope)]
            await send(message)

        error = self.error_for(scope, headers)
        if error is not None:
            await send_error(send_with_headers, error)
        else:
            await self.app(scope, LimitedBody(receive).receive, send_with_headers)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a WebSocket that a page of another origin opens with a user's session."""
        headers = headers_of(scope)
        if not self.has_own_origin(headers) or not self.requests.allow(client_address(scope), time.monotonic()):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        await self.app(scope, receive, send)

    def error_for(self, scope: Scope, headers: dict[str, str]) -> ApiError | None:
        """Return why a request is refused, or None."""
        limiter = self.files if scope["path"].startswith(FILES_PATH) else self.requests
        if not limiter.allow(client_address(scope), time.monotonic()):
            return ApiError(429, "too_many_requests")
        length = headers.get("content-length", "0")
        if not length.isdigit() or len(length) > 12 or int(length) > FRAME_BYTES:
            return ApiError(413, "too_large", most=FRAME_BYTES)
        if scope["method"] in SAFE_METHODS:
            return None
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
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


class LimitedBody:
    """Limits a request's body, also if its length was not declared."""

    def __init__(self, source: Receive) -> None:
        self.source = source
        self.size = 0

    async def receive(self) -> Message:
        message = await self.source()
        self.size += len(message.get("body", b""))
        if self.size > FRAME_BYTES:
            raise ApiError(413, "too_large", most=FRAME_BYTES)
        return message


def headers_of(scope: Scope) -> dict[str, str]:
    """Return the headers of a request; the last of repeated ones counts."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def client_address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def extra_headers(config: Config, scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the headers of every response."""
    headers = dict(HEADERS)
    if config.behind_tls:
        headers["strict-transport-security"] = "max-age=31536000"
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = "no-store"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


async def send_error(send: Send, error: ApiError) -> None:
    body = json.dumps(error.to_json()).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
