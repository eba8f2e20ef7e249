"""Ids, tokens and the server's clock."""

from __future__ import annotations

import hashlib
import secrets
import time

TOKEN_BYTES = 32


def new_token() -> str:
    """Return an unguessable token that fits into a cookie or a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """Return the hash that the store keeps: a copied database contains no usable token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """Return a random id for a table or an account; ids cannot be enumerated."""
    return secrets.token_hex(8)


def now_ms() -> int:
    """Return the Unix time in milliseconds, the unit of all times at a table."""
    return time.time_ns() // 1_000_000
