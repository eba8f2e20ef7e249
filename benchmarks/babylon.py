"""Scores of Babylon's bots, and speed of its rules in games of `greedy`.

    python benchmarks/babylon.py scores [--games N] [--seats 2,3]    the table of section 11 of the rules
    python benchmarks/babylon.py speed [--games N] [--seats 2,3]     listing actions, planning whole turns

Random play makes poor gardens, so the speed is measured in games of `greedy`. Times are processor time of one core.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from statistics import mean, quantiles
from time import process_time

import ziggurat
from ziggurat import compiled
from ziggurat.bots.babylon.greedy import FORESIGHT, WIDTH
from ziggurat.bots.babylon.planner import Planner
from ziggurat.core.rng import Stream
from ziggurat.core.seed import seed_bytes, stream
from ziggurat.games.babylon.fields import BUILDING, REMOVING
from ziggurat.games.babylon.position import BabylonPosition

GAME = ziggurat.game("babylon")
NONE = dict.fromkeys(FORESIGHT, 0)
PLAYERS: dict[str, dict[str, int] | None] = {"random": None, "by immediate score": NONE, "greedy": FORESIGHT}


def turns(seats: int, seed: int, player: str) -> Iterator[tuple[BabylonPosition, list[int]]]:
    """Play a game; yield the position at the start of each turn with its actions.

    The planner uses no hidden information, so it may get the position itself.
    """
    position = GAME.new(seats, seed)
    assert isinstance(position, BabylonPosition)
    rng, weights = stream(seed_bytes(seed), f"figures {player}"), PLAYERS[player]
    planner = Planner(**(weights or NONE), width=WIDTH)
    while not position.over:
        one_by_one = weights is None or position.phase == REMOVING
        codes = [any_action(position, rng)] if one_by_one else planner.plan(position, rng)
        yield position.clone(), codes
        for code in codes:
            position.apply(code)
    yield position, []


def any_action(position: BabylonPosition, rng: Stream) -> int:
    return rng.choose(position.legal())


def scores(seats: int, games: int) -> str:
    """Report the scores of each player against itself, and the lines of the sheets."""
    return "\n".join(scores_of(seats, games, player) for player in PLAYERS)


def scores_of(seats: int, games: int, player: str) -> str:
    """Print the scores of one player at one number of seats."""
    ends = [list(turns(seats, seed, player))[-1][0] for seed in range(games)]
    points = [score for end in ends for score in end.scores()]
    lines: Counter[str] = Counter()
    for end in ends:
        for seat in range(seats):
            lines.update(end.sheet(seat))
    tenths = quantiles(points, n=10)
    sheet = ", ".join(f"{line} {total / len(points):.1f}" for line, total in lines.items())
    return (
        f"  {player:20}mean {mean(points):.1f}, 10 % to 90 % {tenths[0]:.0f} to {tenths[-1]:.0f}, best {max(points)}, "
        f"winner {mean(max(end.scores()) for end in ends):.1f}\n{'':22}{sheet}"
    )


def speed(seats: int, games: int) -> str:
    """Report how fast actions are listed while building, and how fast whole turns are planned."""
    starts, building = [], []
    for seed in range(games):
        for position, codes in turns(seats, seed, "greedy"):
            if position.phase != REMOVING and codes:
                starts.append(position)
                building += inside(position, codes)
    begun = process_time()
    listed = [len(position.legal()) for position in building]
    listing = process_time() - begun
    return (
        f"  legal() while building: {len(listed) / listing:,.0f} /s, mean {mean(listed):.0f} actions, "
        f"most {max(listed)}; {sum(listed) / listing:,.0f} actions/s\n"
        f"  best whole turn found: {planning_time(starts) * 1e3:.1f} ms"
    )


def inside(position: BabylonPosition, codes: list[int]) -> list[BabylonPosition]:
    """Return the positions of a turn in which something can be built."""
    found, at = [], position.clone()
    for code in codes:
        at.apply(code)
        if at.phase == BUILDING:
            found.append(at.clone())
    return found


def planning_time(starts: list[BabylonPosition]) -> float:
    """Return the seconds that `greedy` needs for a turn."""
    planner, rng = Planner(**FORESIGHT, width=WIDTH), stream(seed_bytes(0), "planning")
    begun = process_time()
    for position in starts:
        planner.plan(position, rng)
    return (process_time() - begun) / len(starts)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Babylon's bots and rules.")
    parser.add_argument("what", choices=("scores", "speed"))
    parser.add_argument("--games", type=int, default=20, help="games for each number of seats (default: %(default)s)")
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats (default: %(default)s)")
    asked = parser.parse_args()
    measure = scores if asked.what == "scores" else speed
    for seats in map(int, asked.seats.split(",")):
        print(f"{seats} players, {asked.games} games ({compiled.engine()} engine)")
        print(measure(seats, asked.games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
