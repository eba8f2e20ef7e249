"""Random tokens for sessions and invitations. The store keeps only their hashes, so a copied file opens no door."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BYTES = 32


def new_token() -> str:
    """Return a token nobody can guess, fit for a cookie or a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """Return what the store keeps of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """Return the name of a new table or account: random, so that ids tell nothing and cannot be counted."""
    return secrets.token_hex(8)
