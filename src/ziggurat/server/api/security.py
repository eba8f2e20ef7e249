"""The gate in front of every request: origin, size, rate, headers. Written as plain ASGI, so that it costs little."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from ziggurat.server.config import FRAME_BYTES, Config
from ziggurat.server.errors import Trouble
from ziggurat.server.limits import Limiter, Rate
from ziggurat.server.metrics import Metrics

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
REQUESTS = Rate(burst=120, per_second=30)  # per address
# A table's page is some fifty files, and a whole club behind one address may come at once.
FILES = Rate(burst=1200, per_second=300)
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


class Guard:
    """Lets good requests through to the app and answers the others itself."""

    def __init__(self, app: App, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.requests = Limiter(REQUESTS)
        self.files = Limiter(FILES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, then hand it on."""
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard an HTTP request."""
        headers = headers_of(scope)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.add(status=str(message["status"]))
                message["headers"] = [*message.get("headers", ()), *extra_headers(self.config, scope)]
            await send(message)

        trouble = self.objection(scope, headers)
        if trouble is not None:
            await answer(sending, trouble)
        else:
            await self.app(scope, Body(receive).receive, sending)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard the opening of a socket: pages of other origins may not use our visitors' sessions."""
        headers = headers_of(scope)
        if not self.own_origin(headers) or not self.requests.allow(address_of(scope), time.monotonic()):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        await self.app(scope, receive, send)

    def objection(self, scope: Scope, headers: dict[str, str]) -> Trouble | None:
        """Return why a request is not let through."""
        limiter = self.files if scope["path"].startswith(FILES_PATH) else self.requests
        if not limiter.allow(address_of(scope), time.monotonic()):
            return Trouble(429, "too_many_requests")
        length = headers.get("content-length", "0")
        if not length.isdigit() or len(length) > 12 or int(length) > FRAME_BYTES:
            return Trouble(413, "too_large", most=FRAME_BYTES)
        if scope["method"] in SAFE_METHODS:
            return None
        if not self.own_origin(headers) or headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return Trouble(403, "foreign_origin")
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        # A form of another page can post text, but not JSON: the second lock against forged requests.
        if kind != "application/json" and (length != "0" or "transfer-encoding" in headers):
            return Trouble(415, "json_only")
        return None

    def own_origin(self, headers: dict[str, str]) -> bool:
        """Tell whether a request comes from our own page, or from a program, which sends no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.config.origins:
            return True
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


class Body:
    """Reads a request's body, but no more than we take, also when its length was not announced."""

    def __init__(self, source: Receive) -> None:
        self.source = source
        self.size = 0

    async def receive(self) -> Message:
        """Pass a message on."""
        message = await self.source()
        self.size += len(message.get("body", b""))
        if self.size > FRAME_BYTES:
            raise Trouble(413, "too_large", most=FRAME_BYTES)
        return message


def headers_of(scope: Scope) -> dict[str, str]:
    """Return the headers of a request; of a repeated one the last counts."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: Scope) -> str:
    """Return the address a request came from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def extra_headers(config: Config, scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the headers that every answer gets."""
    headers = dict(HEADERS)
    if config.behind_tls:
        headers["strict-transport-security"] = "max-age=31536000"
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = "no-store"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


async def answer(send: Send, trouble: Trouble) -> None:
    """Send a trouble as an HTTP answer."""
    body = json.dumps(trouble.to_json()).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
