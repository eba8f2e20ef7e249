"""The secret seed of a game: its named random streams, and the public commitment.

The hash of seed and salt is published when the game starts, seed and salt when it has ended. Then anyone can
replay the game and check that the deal was fixed beforehand (`ziggurat verify`).
"""

from __future__ import annotations

import hashlib
import secrets

from ziggurat.core.errors import BadOptions
from ziggurat.core.rng import Stream

SEED_BYTES = 32
LABEL = b"ziggurat stream 1\0"


def fresh_seed() -> bytes:
    """Return a new secret seed of 256 bits."""
    return secrets.token_bytes(SEED_BYTES)


def fresh_salt() -> bytes:
    """Return a new secret salt for `seed_hash`."""
    return secrets.token_bytes(SEED_BYTES)


def seed_bytes(seed: int | str | bytes) -> bytes:
    """Return the bytes of a seed given as a whole number, hexadecimal digits or bytes."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << 256:
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str) and len(seed) == 2 * SEED_BYTES and not set(seed) - set("0123456789abcdef"):
        return bytes.fromhex(seed)
    raise BadOptions("a seed must be a whole number from 0 to 2**256 - 1, or 64 hexadecimal digits in lower case")


def salt_bytes(salt: bytes) -> bytes:
    """Return a salt, or raise `BadOptions` if it has the wrong length."""
    if isinstance(salt, bytes) and len(salt) == SEED_BYTES:
        return salt
    raise BadOptions(f"a salt must be {SEED_BYTES} bytes")


def seed_hash(seed: bytes, salt: bytes) -> str:
    """Return the commitment to a seed, published when the game starts."""
    return hashlib.sha256(seed + salt).hexdigest()


def reproducible_salt(seed: bytes) -> bytes:
    """Return a salt derived from the seed, for reproducible records."""
    return hashlib.sha256(b"ziggurat salt 1\0" + seed).digest()


def stream(seed: bytes, name: str) -> Stream:
    """Return the random stream of this name; streams of different names are independent."""
    return Stream(hashlib.sha256(LABEL + name.encode("ascii") + b"\0" + seed).digest())
