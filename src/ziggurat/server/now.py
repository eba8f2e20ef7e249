"""The time of the server, as tables count it."""

from __future__ import annotations

import time


def now_ms() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000
