"""Measures simulations per second in every game, compiled and plain, with one and two threads.

    python benchmarks/search.py speed [--simulations N] [--plain N]    simulations per second of processor time
    python benchmarks/search.py workers [--seconds S]                  one thread and two, on two quiet cores

All figures are for an `architect` in the middle of games of two masons, including the construction of the tree.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import process_time

import ziggurat
from ziggurat.bots.bot import new_bot
from ziggurat.bots.evaluation import evaluation_of
from ziggurat.core.position import Position
from ziggurat.core.seed import seed_bytes, stream
from ziggurat.search.evaluator import Evaluator
from ziggurat.search.search import search

GAMES = ("babel", "babylon", "hanging_gardens")
LEVEL = "architect"
MIDDLE = {"babel": 60, "babylon": 60, "hanging_gardens": 30}  # actions played before the measured position
DEALS = 3


def middle(name: str, seed: int) -> Position:
    """Return a position in mid-game between two masons, with three or more legal actions."""
    game = ziggurat.game(name)
    position = game.new(2, seed)
    players = [new_bot("mason", game, stream(seed_bytes(seed), f"bot {seat}")) for seat in range(2)]
    played = 0
    while not position.over and (played < MIDDLE[name] or len(position.legal()) < 3):
        seat = position.to_move
        game.apply(position, players[seat].choose(game.view(position, seat)))
        played += 1
    return position


def maker(name: str) -> Callable[[], Evaluator]:
    """Return a factory of evaluators of a game."""
    evaluation = evaluation_of(ziggurat.game(name))
    return lambda: evaluation.new_evaluator(evaluation.weights(), LEVEL)


def rate(name: str, simulations: int) -> float:
    """Return the simulations per second of processor time."""
    settings = evaluation_of(ziggurat.game(name)).settings(LEVEL, 2)
    spent = 0.0
    for seed in range(DEALS):
        position = middle(name, seed)
        evaluator = maker(name)()
        began = process_time()
        search(evaluator, position, position.to_move, stream(bytes(32), "rate"), settings, simulations=simulations)
        spent += process_time() - began
    return DEALS * simulations / spent


def plain_rates(simulations: int) -> dict[str, float]:
    """Return the rates of the plain engine, measured in another process."""
    command = [sys.executable, __file__, "rates", "--simulations", str(simulations)]
    environment = {**os.environ, "ZIGGURAT_PLAIN": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def speed(simulations: int, plain: int) -> None:
    """Print the rates, compiled and plain."""
    slow = plain_rates(plain)
    print(f"{'simulations per s':24}{'compiled':>12}{'plain':>12}{'ratio':>8}")
    for name in GAMES:
        fast = rate(name, simulations)
        print(f"{name:24}{fast:12.0f}{slow[name]:12.1f}{fast / slow[name]:8.0f}")


def workers(seconds: float) -> None:
    """Print the simulations that one thread and two threads make in the same time."""
    print(f"{'simulations':24}{'one':>12}{'two':>12}{'ratio':>8}")
    for name in GAMES:
        one, two = (simulations_in(name, count, seconds) for count in (1, 2))
        print(f"{name:24}{one:12}{two:12}{two / one:8.2f}")


def simulations_in(name: str, threads: int, seconds: float) -> int:
    """Return the simulations of several threads, each with a separate tree."""
    settings = evaluation_of(ziggurat.game(name)).settings(LEVEL, 2)
    position = middle(name, 0)

    def simulations(thread: int) -> int:
        rng = stream(bytes(32), f"worker {thread}")
        found = search(maker(name)(), position.clone(), position.to_move, rng, settings, seconds=seconds)
        return found.simulations

    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(simulations, range(threads)))


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("speed", "workers", "rates"))
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--plain", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=4.0)
    args = parser.parse_args()
    if args.what == "speed":
        speed(args.simulations, args.plain)
    elif args.what == "workers":
        workers(args.seconds)
    else:
        print(json.dumps({name: rate(name, args.simulations) for name in GAMES}))


if __name__ == "__main__":
    main()
