"""Logs as JSON lines. Only what is named here is written: no cookies, tokens, passwords, chat, seeds or hands."""

from __future__ import annotations

import json
import sys
import time
from typing import Any, TextIO

# Fields an entry may have. Whatever else is passed is dropped, so a careless call cannot leak.
ALLOWED = frozenset(
    [
        "table",
        "version",
        "account",
        "status",
        "method",
        "path",
        "code",
        "milliseconds",
        "bot",
        "game",
        "seats",
        "reason",
        "count",
        "host",
        "port",
        "error",
    ]
)


class Log:
    """Writes entries to a stream, one JSON object a line."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stderr

    def __call__(self, event: str, **fields: Any) -> None:
        """Write one entry."""
        entry = {"at": round(time.time(), 3), "event": event}
        entry |= {name: value for name, value in fields.items() if name in ALLOWED}
        print(json.dumps(entry, ensure_ascii=True, default=str), file=self.stream, flush=True)
