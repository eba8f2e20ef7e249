"""Logs as JSON lines.

Only the fields in `ALLOWED` are written: no cookies, tokens, passwords, chat, seeds or hands.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any, TextIO

# Other fields are dropped, so a careless call cannot leak a secret.
ALLOWED = frozenset(
    [
        "table",
        "version",
        "account",
        "client",
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
    """Writes entries to a stream, one JSON object per line."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stderr

    def __call__(self, event: str, **fields: Any) -> None:
        entry = {"at": round(time.time(), 3), "event": event}
        entry |= {name: value for name, value in fields.items() if name in ALLOWED}
        print(json.dumps(entry, ensure_ascii=True, default=str), file=self.stream, flush=True)
