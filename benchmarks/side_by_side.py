"""Compares the processor time per move of two checkouts, running `load.py` for both at once.

    python benchmarks/side_by_side.py ../before .             ten runs, Babel, two players with whole views
    python benchmarks/side_by_side.py ../before . --runs 4 --seconds 10
    python benchmarks/side_by_side.py ../version-0.1 . --views-after patches \
        --game babylon --seats 4 --spectators 3 --tables 20   other options are those of load.py

Each checkout needs its own environment in `.venv`; the client is that of this checkout. In every run each has one
processor core to itself, for its server and its client, and the cores are swapped after each run, so that other load on
the machine meets both alike. Version 0.1 has whole views only. Needs Linux and two cores.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

PER_MOVE = re.compile(r"CPU per move: server (\d+) us")
LOAD = Path(__file__).with_name("load.py")
TABLES = 500


def start(checkout: Path, core: int, seconds: float, views: str, options: list[str]) -> subprocess.Popen[str]:
    """Start `load.py` for a checkout on one core."""
    command = [sys.executable, str(LOAD), "--flat-out", "--tables", str(TABLES), "--seconds", str(seconds)]
    return subprocess.Popen(
        ["taskset", "-c", str(core), *command, "--checkout", str(checkout), "--views", views, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def microseconds(process: subprocess.Popen[str]) -> int:
    """Wait for a run and return the server's processor time per move."""
    output, _ = process.communicate()
    found = PER_MOVE.search(output)
    if process.returncode or found is None:
        raise SystemExit(f"load.py failed:\n{output}")
    return int(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the processor time per move of two checkouts.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--views-before", default="whole")
    parser.add_argument("--views-after", default="whole")
    given, options = parser.parse_known_args()
    cores = sorted(os.sched_getaffinity(0))[:2]
    if len(cores) < 2:
        raise SystemExit("side_by_side.py needs two processor cores")
    ratios = []
    for run in range(given.runs):
        first, second = cores if run % 2 == 0 else cores[::-1]
        running = (
            start(given.before.absolute(), first, given.seconds, given.views_before, options),
            start(given.after.absolute(), second, given.seconds, given.views_after, options),
        )
        before, after = map(microseconds, running)
        ratios.append(after / before)
        print(f"run {run + 1}: {before} us before, {after} us after, ratio {ratios[-1]:.3f}", flush=True)
    print(f"ratio: mean {statistics.mean(ratios):.3f}, median {statistics.median(ratios):.3f}")


if __name__ == "__main__":
    main()
