"""A push service on this machine, and the subscription of a browser that can decrypt what it gets.

The decryption follows RFC 8291 and the check of the signature RFC 8292; neither uses the library that the server uses.
"""

from __future__ import annotations

import base64
import json
import os
import queue
import threading
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

WAIT_SECONDS = 60.0


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass(frozen=True)
class Pushed:
    """A request that the push service has received."""

    path: str
    headers: dict[str, str]
    body: bytes


class Subscription:
    """The keys of a browser's subscription."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        """Return the keys as a browser sends them."""
        return {"p256dh": encoded(self.public), "auth": encoded(self.auth)}

    def decrypt(self, body: bytes) -> dict[str, Any]:
        """Return the message in the body of a request (RFC 8188 and 8291)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        assert length == 65 and len(content) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = derive(self.auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0")
        assert padded[-1:] == b"\x02"  # the last record
        message: dict[str, Any] = json.loads(padded[:-1])
        return message


def signed_claims(authorization: str) -> tuple[dict[str, Any], str]:
    """Return the claims and the key of an `Authorization` header; fail if the signature is wrong."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(decoded(claims))
    return found, parts["k"]


class PushService:
    """Answers every POST with the same status and keeps the requests."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.requests: queue.Queue[Pushed] = queue.Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.receive(Pushed(self.path, headers, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Log nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def receive(self, pushed: Pushed) -> None:
        self.requests.put(pushed)

    def next(self) -> Pushed:
        """Return the next request; fail if none comes."""
        return self.requests.get(timeout=WAIT_SECONDS)

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
