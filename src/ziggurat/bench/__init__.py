"""`ziggurat bench`: the speed of every game, plain and compiled, side by side (docs/performance.md)."""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from ziggurat import compiled
from ziggurat.bench.table import table
from ziggurat.core.errors import BadOptions, ZigguratError
from ziggurat.core.registry import game, games
from ziggurat.words import Words, preferred_language, words

SECONDS = 0.5
MOST_SECONDS = 600
WORKER = "ziggurat.bench.measure"
FORCED = "ZIGGURAT_PLAIN"

Figures = dict[str, Any]
"""The figures of one game and number of seats: `game`, `seats`, and by engine `plain` and `compiled` (or None)."""


class CannotMeasure(ZigguratError):
    """A game that breaks down while it is measured."""

    code = "cannot_measure"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take the game and how long to measure it."""
    say = words(preferred_language()).say
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("bench-help-game"))
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S", help=say("bench-help-seconds", seconds=str(SECONDS))
    )
    parser.add_argument("--json", action="store_true", help=say("bench-help-json"))


def run(args: argparse.Namespace) -> int:
    """Measure and show."""
    language = words(preferred_language())
    if not (math.isfinite(args.seconds) and 0 < args.seconds <= MOST_SECONDS):
        raise BadOptions(language.say("bench-seconds-range", seconds=str(args.seconds), most=MOST_SECONDS))
    chosen = [game(name) for name in ([args.game] if args.game else games())]
    measured = [
        measure(one.id, seats, args.seconds, language, shown=not args.json) for one in chosen for seats in one.seats
    ]
    if args.json:
        print(json.dumps({"default": compiled.engine(), "seconds": args.seconds, "games": measured}, indent=1))
    else:
        print(f"{language.say('bench-note')}\n{verdict(measured, language)}")
    return 0


def measure(name: str, seats: int, seconds: float, language: Words, *, shown: bool) -> Figures:
    """Measure one game with both engines, and print its table at once."""
    figures: Figures = {"game": name, "seats": seats, "plain": None, "compiled": None}
    for engine in ("compiled", "plain"):
        if figures["plain"] is None:  # if nothing is compiled, the first run was the plain one
            print(language.say("bench-progress", game=name, seats=seats, engine=engine), file=sys.stderr, flush=True)
            told = work(name, seats, seconds, engine, language)
            figures[told.pop("engine")] = told
    if shown:
        print(table(figures, language), end="\n\n", flush=True)
    return figures


def work(name: str, seats: int, seconds: float, engine: str, language: Words) -> Figures:
    """Run the measuring process with an engine and return what it found."""
    environment = {key: value for key, value in os.environ.items() if key != FORCED}
    if engine == "plain":
        environment[FORCED] = "1"
    command = [sys.executable, "-m", WORKER, name, str(seats), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["?"])[-1]
        raise CannotMeasure(language.say("bench-failed", game=name, seats=seats, reason=reason))
    figures: Figures = json.loads(done.stdout)
    return figures


def verdict(measured: Sequence[Figures], language: Words) -> str:
    """Say which engine runs by default."""
    built = [figures["compiled"] is not None for figures in measured]
    if not any(built):
        return language.say("bench-default-plain")
    if compiled.engine() == "plain":
        return language.say("bench-default-forced")
    return language.say("bench-default-compiled" if all(built) else "bench-default-mixed")
