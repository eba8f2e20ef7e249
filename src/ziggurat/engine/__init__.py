"""Any game as JSON lines; docs/engine-protocol.md is the manual of the protocol."""

from __future__ import annotations

import json
from typing import BinaryIO

from ziggurat.engine.lines import lines
from ziggurat.engine.session import Session


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Write one line of answer for every line of `source`, until `quit` or its end."""
    session = Session()
    for line in lines(source):
        reply = json.dumps(session.answer(line), separators=(",", ":"), allow_nan=False)
        target.write(reply.encode("ascii") + b"\n")
        target.flush()
        if session.finished:
            return
