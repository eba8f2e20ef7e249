"""Compares the engine of this tree with another one, and measures batches.

    python benchmarks/engines.py compare ../before [--rounds N]    play-outs, legal(), clone(): medians, and their ratio
    python benchmarks/engines.py batch [--games N]                 steps per second with one thread and with two
    python benchmarks/engines.py openspiel                         steps per second of states without tensors

`compare` alternates between the two trees, each with the Python of its own `.venv`, and counts processor time. It shows
ratios of this tree to the other: above 1 is better for rates, below 1 for times and bytes. `batch` counts random legal
actions with observations, masks or features, and rewards, per second of processor time (one thread) and of real time.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from ziggurat import game, games
from ziggurat.batch import Batch

HERE = Path(__file__).parents[1]
FIGURES = ("actions", "legal", "clone", "memory")


def measured(tree: Path, name: str, seats: int, seconds: float) -> dict[str, Any]:
    """Return the figures of a game with the engine of a tree."""
    python = tree.resolve() / ".venv" / "bin" / "python"
    command = [str(python), "-m", "ziggurat.bench.measure", name, str(seats), str(seconds)]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compare(other: Path, rounds: int, seconds: float) -> None:
    """Print the medians of both trees and their ratio."""
    print(f"{'':28}{'other':>12}{'this':>12}{'ratio':>8}")
    for name in games():
        for seats in game(name).seats:
            runs = [[measured(tree, name, seats, seconds) for tree in (other, HERE)] for _ in range(rounds)]
            for figure in FIGURES:
                before, now = (statistics.median(run[place][figure] for run in runs) for place in range(2))
                print(f"{name:16}{seats:2} {figure:9}{before:12.4g}{now:12.4g}{now / before:8.2f}", flush=True)


def steps_per_second(name: str, count: int, threads: int, clock: Callable[[], float]) -> float:
    """Return the steps per second of a batch."""
    batch = Batch(name, count, seed=1, threads=threads)
    for _ in range(20):  # away from the first positions
        batch.step(batch.random_actions())
    steps = 0
    started = clock()
    while clock() - started < 2:
        batch.step(batch.random_actions())
        steps += count
    return steps / (clock() - started)


def batches(count: int) -> None:
    """Print the speed of batches of every game with two seats."""
    print(f"{'':24}{'one, CPU':>12}{'one':>12}{'two':>12}{'ratio':>8}")
    for name in games():
        spent = steps_per_second(name, count, 1, process_time)
        one, two = (steps_per_second(name, count, threads, perf_counter) for threads in (1, 2))
        print(f"{name:24}{spent:12.0f}{one:12.0f}{two:12.0f}{two / one:8.2f}", flush=True)


def openspiel_steps(name: str) -> float:
    """Return the random legal actions per second of processor time on OpenSpiel's states."""
    import pyspiel  # only this figure needs it

    import ziggurat.adapters.openspiel  # noqa: F401 - registers the games

    rng, steps = random.Random(1), 0
    played = pyspiel.load_game(f"python_ziggurat_{name}")
    started = process_time()
    while process_time() - started < 1:
        state = played.new_initial_state()
        state.apply_action(rng.randrange(100))
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps / (process_time() - started)


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="what", required=True)
    comparing = commands.add_parser("compare")
    comparing.add_argument("other", type=Path)
    comparing.add_argument("--rounds", type=int, default=5)
    comparing.add_argument("--seconds", type=float, default=0.3)
    batching = commands.add_parser("batch")
    batching.add_argument("--games", type=int, default=1024)
    commands.add_parser("openspiel")
    args = parser.parse_args()
    if args.what == "compare":
        compare(args.other, args.rounds, args.seconds)
    elif args.what == "openspiel":
        for name in games():
            print(f"{name:24}{openspiel_steps(name):12.0f}", flush=True)
    else:
        batches(args.games)


if __name__ == "__main__":
    main()
