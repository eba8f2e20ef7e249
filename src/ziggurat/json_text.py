"""JSON as the server and its store write it: compact. orjson is many times faster; without it all else is the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any


def plain(data: Any) -> bytes:
    """Return data as JSON, by Python's own means."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


json_bytes: Callable[[Any], bytes] = plain
"""Returns data as JSON, ready to be sent."""

with suppress(ImportError):
    import orjson

    def quick(data: Any) -> bytes:
        """Return data as JSON, by orjson; what it does not take, such as a huge number, goes the old way."""
        try:
            return orjson.dumps(data)
        except TypeError:
            return plain(data)

    json_bytes = quick


def json_text(data: Any) -> str:
    """Return data as JSON, to be kept."""
    return json_bytes(data).decode()
