"""The figures of one game on one engine: `python -m ziggurat.bench.measure GAME SEATS SECONDS` prints them as JSON.

`ziggurat bench` runs this twice, once with `ZIGGURAT_PLAIN=1`, because a process has only one engine. All times
are processor time, so that other programs on the machine count little.
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from itertools import cycle
from time import process_time
from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.position import Codes, Position
from ziggurat.core.registry import game
from ziggurat.core.rng import Stream
from ziggurat.core.seed import seed_bytes, stream

DEALS = 16  # different first positions
SAMPLED = 64  # positions from the middle of games, for everything that depends on the position
MOST_ACTIONS = 100_000
CLONES = 2_000  # enough that the list which holds them does not count


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    name, seats, seconds = arguments
    print(json.dumps(measure(game(name), int(seats), float(seconds))))


def measure(played: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Return every figure of a game: rates per second, times in seconds, memory in bytes."""
    deals = [played.new(seats, seed) for seed in range(DEALS)]
    chance = stream(seed_bytes(0), "bench")
    positions = middles(deals, chance)
    views = [played.view(position, position.to_move) for position in positions]
    games, actions = play_rates(deals, chance, seconds)
    return {
        "engine": engine_of(deals[0]),
        "games": games,
        "actions": actions,
        "legal": 1 / time_of(lambda position: position.legal(), positions, seconds),
        "clone": time_of(lambda position: position.clone(), positions, seconds),
        "redeal": time_of(redealing(chance), [position.clone() for position in positions], seconds),
        "sample": time_of(lambda view: played.sample(view, chance), views, seconds),
        "memory": memory_of(positions[0]),
    }


def engine_of(position: Position) -> str:
    """Tell whether the rules of this position are compiled."""
    file = str(sys.modules[type(position).__module__].__file__)
    return "plain" if file.endswith(".py") else "compiled"


def middles(deals: Sequence[Position], chance: Stream) -> list[Position]:
    """Return positions spread evenly over random games, none of them over."""
    found = []
    codes = Codes(deals[0].room())
    for number in range(SAMPLED):
        deal = deals[number % len(deals)]
        length = deal.clone().playout(chance.clone(), codes, MOST_ACTIONS)
        position = deal.clone()
        position.playout(chance, codes, length * number // SAMPLED)
        if not position.over:
            found.append(position)
    return found


def play_rates(deals: Sequence[Position], chance: Stream, seconds: float) -> tuple[float, float]:
    """Play random games to their end; return games and actions per second."""
    codes = Codes(deals[0].room())
    games = actions = 0
    turn = cycle(deals)
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        actions += next(turn).clone().playout(chance, codes, MOST_ACTIONS)
        games += 1
    return games / spent, actions / spent


def time_of(act: Callable[[Any], object], things: Sequence[Any], seconds: float) -> float:
    """Return the time that one call takes, on average over all things, in seconds."""
    rounds = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not rounds:
        for thing in things:
            act(thing)
        rounds += 1
    return spent / (rounds * len(things))


def redealing(chance: Stream) -> Callable[[Position], None]:
    """Return what deals the hidden part of a position anew for the seat to move."""
    return lambda position: position.redeal(position.to_move, chance)


def memory_of(position: Position) -> int:
    """Return the bytes that a copy takes, everything that hangs on it included."""
    tracemalloc.start()
    try:
        copies: list[Position | None] = [None] * CLONES
        before = tracemalloc.get_traced_memory()[0]
        for place in range(CLONES):
            copies[place] = position.clone()
        return round((tracemalloc.get_traced_memory()[0] - before) / CLONES)
    finally:
        tracemalloc.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
