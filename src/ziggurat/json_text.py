"""Compact JSON for the server and its store, written by orjson if it is installed."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any


def standard_bytes(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


json_bytes: Callable[[Any], bytes] = standard_bytes
"""Returns data as JSON in UTF-8."""

with suppress(ImportError):
    import orjson

    def orjson_bytes(data: Any) -> bytes:
        """Return data as JSON, by the standard library where orjson refuses numbers beyond 64 bits."""
        try:
            return orjson.dumps(data)
        except TypeError:
            return standard_bytes(data)

    json_bytes = orjson_bytes


def json_text(data: Any) -> str:
    return json_bytes(data).decode()
