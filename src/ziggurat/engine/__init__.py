"""`ziggurat engine`: any game as JSON lines on standard input and output. docs/engine-protocol.md is its manual."""

from __future__ import annotations

import argparse
import json
import sys
from typing import BinaryIO

from ziggurat.engine.errors import NoStreams
from ziggurat.engine.lines import lines
from ziggurat.engine.session import Session


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take none: everything is said in the requests."""


def run(args: argparse.Namespace) -> int:
    """Answer requests until `quit` or the end of the input."""
    if sys.stdin is None or sys.stdout is None:
        raise NoStreams("the engine needs standard input and standard output; one of them is closed")
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer every line of `source` by one line of `target`."""
    session = Session()
    for line in lines(source):
        reply = json.dumps(session.answer(line), separators=(",", ":"), allow_nan=False)
        target.write(reply.encode("ascii") + b"\n")
        target.flush()
        if session.finished:
            return
