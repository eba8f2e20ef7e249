"""JSON as the server writes it: compact. orjson does it many times faster; without it nothing else changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any


def plain(data: Any) -> str:
    """Return data as JSON, by Python's own means."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


json_text: Callable[[Any], str] = plain
"""Returns data as JSON."""

with suppress(ImportError):
    import orjson

    def quick(data: Any) -> str:
        """Return data as JSON, by orjson; what it does not take, such as a huge number, goes the old way."""
        try:
            return orjson.dumps(data).decode()
        except TypeError:
            return plain(data)

    json_text = quick
