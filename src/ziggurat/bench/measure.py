"""The figures of one game on one engine.

`python -m ziggurat.bench.measure GAME SEATS SECONDS` prints them as JSON. `ziggurat bench` runs this twice, once with
`ZIGGURAT_PLAIN=1`, because a process has only one engine. All times are processor time, so that other programs on the
machine have little effect.
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
SAMPLED = 64  # positions from the middle of games
MAX_ACTIONS = 100_000
CLONES = 2_000  # enough to make the list that holds them negligible


def main(arguments: Sequence[str]) -> None:
    """Print the figures as JSON."""
    name, seats, seconds = arguments
    print(json.dumps(measure(game(name), int(seats), float(seconds))))


def measure(played: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Return all figures of a game: rates per second, times in seconds, memory in bytes."""
    deals = [played.new(seats, seed) for seed in range(DEALS)]
    rng = stream(seed_bytes(0), "bench")
    positions = middle_positions(deals, rng)
    views = [played.view(position, position.to_move) for position in positions]
    games, actions = play_rates(deals, rng, seconds)
    return {
        "engine": engine_of(deals[0]),
        "games": games,
        "actions": actions,
        "legal": 1 / time_of(lambda position: position.legal(), positions, seconds),
        "clone": time_of(lambda position: position.clone(), positions, seconds),
        "redeal": time_of(redealing(rng), [position.clone() for position in positions], seconds),
        "sample": time_of(lambda view: played.sample(view, rng), views, seconds),
        "memory": memory_of(positions[0]),
    }


def engine_of(position: Position) -> str:
    """Return which engine the rules of this position run on: `plain` or `compiled`."""
    file = str(sys.modules[type(position).__module__].__file__)
    return "plain" if file.endswith(".py") else "compiled"


def middle_positions(deals: Sequence[Position], rng: Stream) -> list[Position]:
    """Return unfinished positions spread evenly over random games."""
    found = []
    codes = Codes(deals[0].room())
    for number in range(SAMPLED):
        deal = deals[number % len(deals)]
        length = deal.clone().playout(rng.clone(), codes, MAX_ACTIONS)
        position = deal.clone()
        position.playout(rng, codes, length * number // SAMPLED)
        if not position.over:
            found.append(position)
    return found


def play_rates(deals: Sequence[Position], rng: Stream, seconds: float) -> tuple[float, float]:
    """Play random games to their end; return games and actions per second."""
    codes = Codes(deals[0].room())
    games = actions = 0
    turn = cycle(deals)
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        actions += next(turn).clone().playout(rng, codes, MAX_ACTIONS)
        games += 1
    return games / spent, actions / spent


def time_of(call: Callable[[Any], object], arguments: Sequence[Any], seconds: float) -> float:
    """Return the mean time of one call over all arguments, in seconds."""
    rounds = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not rounds:
        for argument in arguments:
            call(argument)
        rounds += 1
    return spent / (rounds * len(arguments))


def redealing(rng: Stream) -> Callable[[Position], None]:
    """Return a function that deals the cards hidden from the seat to move again."""
    return lambda position: position.redeal(position.to_move, rng)


def memory_of(position: Position) -> int:
    """Return the bytes of one copy, with everything it refers to."""
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
