"""`ziggurat engine`: any game as JSON lines on standard input and output (docs/engine-protocol.md)."""

from __future__ import annotations

import argparse
import sys

from ziggurat.engine import serve
from ziggurat.engine.errors import NoStreams


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare no arguments; the requests contain everything."""


def run(args: argparse.Namespace) -> int:
    """Answer requests until `quit` or the end of the input."""
    if sys.stdin is None or sys.stdout is None:
        raise NoStreams("the engine needs standard input and standard output; one of them is closed")
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
