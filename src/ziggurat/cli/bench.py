"""`ziggurat bench`: the speed of every game, plain and compiled, side by side (docs/performance.md)."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence

from ziggurat import compiled
from ziggurat.bench.engines import Figures, MeasurementFailed, measure_engines
from ziggurat.bench.table import rows
from ziggurat.cli.text_table import aligned
from ziggurat.core.errors import BadOptions
from ziggurat.core.registry import game, games
from ziggurat.words import Words, preferred_language, words

SECONDS = 0.5
MAX_SECONDS = 600


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the game and the time per figure."""
    say = words(preferred_language()).say
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("bench-help-game"))
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S", help=say("bench-help-seconds", seconds=str(SECONDS))
    )
    parser.add_argument("--json", action="store_true", help=say("bench-help-json"))


def run(args: argparse.Namespace) -> int:
    """Measure the games and print their tables, or all figures as JSON."""
    language = words(preferred_language())
    if not (math.isfinite(args.seconds) and 0 < args.seconds <= MAX_SECONDS):
        raise BadOptions(language.say("bench-seconds-range", seconds=str(args.seconds), most=MAX_SECONDS))
    chosen = [game(name) for name in ([args.game] if args.game else games())]
    measured = []
    for name, seats in [(one.id, seats) for one in chosen for seats in one.seats]:
        measured.append(measure(name, seats, args.seconds, language))
        if not args.json:
            print(aligned(rows(measured[-1], language)), end="\n\n", flush=True)
    if args.json:
        print(json.dumps({"default": compiled.engine(), "seconds": args.seconds, "games": measured}, indent=1))
    else:
        print(f"{language.say('bench-note')}\n{default_engine(measured, language)}")
    return 0


def measure(name: str, seats: int, seconds: float, language: Words) -> Figures:
    """Measure one game with both engines, with its progress on standard error."""

    def on_start(engine: str) -> None:
        print(language.say("bench-progress", game=name, seats=seats, engine=engine), file=sys.stderr, flush=True)

    try:
        return measure_engines(name, seats, seconds, on_start)
    except MeasurementFailed as error:
        message = language.say("bench-failed", game=name, seats=seats, reason=str(error))
        raise MeasurementFailed(message) from None


def default_engine(measured: Sequence[Figures], language: Words) -> str:
    """Return a sentence about the engine that runs by default."""
    built = [figures["compiled"] is not None for figures in measured]
    if not any(built):
        return language.say("bench-default-plain")
    if compiled.engine() == "plain":
        return language.say("bench-default-forced")
    return language.say("bench-default-compiled" if all(built) else "bench-default-mixed")
