"""A game measured with both engines, each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from ziggurat.core.errors import ZigguratError

WORKER = "ziggurat.bench.measure"
FORCED = "ZIGGURAT_PLAIN"

Figures = dict[str, Any]
"""The figures of one game and number of seats: `game`, `seats`, and by engine `plain` and `compiled` (or None)."""


class MeasurementFailed(ZigguratError):
    """The measuring process ended with an error; the message is its last line."""

    code = "measurement_failed"


def measure_engines(game: str, seats: int, seconds: float, on_start: Callable[[str], None]) -> Figures:
    """Return the figures of a game with both engines; call `on_start` before each is measured."""
    figures: Figures = {"game": game, "seats": seats, "plain": None, "compiled": None}
    for engine in ("compiled", "plain"):
        if figures["plain"] is None:  # without a compiled engine, the first run measured the plain one
            on_start(engine)
            measured = run_worker(game, seats, seconds, engine)
            figures[measured.pop("engine")] = measured
    return figures


def run_worker(game: str, seats: int, seconds: float, engine: str) -> Figures:
    """Return what a new process measures with an engine."""
    environment = {key: value for key, value in os.environ.items() if key != FORCED}
    if engine == "plain":
        environment[FORCED] = "1"
    command = [sys.executable, "-m", WORKER, game, str(seats), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise MeasurementFailed((done.stderr.strip().splitlines() or ["?"])[-1])
    figures: Figures = json.loads(done.stdout)
    return figures
