"""Measures Babylon's scene in a browser: first frame, frames in motion, draw calls, picking.

    python benchmarks/scene.py

Without a graphics card Chromium draws in software, which is what the targets in docs/performance.md are for. The
gardens are those of a game that greedy bots have played; every frame is closed by reading a pixel back.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Page

from helpers.browser import browser
from helpers.scene_modules import random_game, scene_modules
from ziggurat.bots.bot import new_bot
from ziggurat.core.match import Match
from ziggurat.core.registry import game
from ziggurat.core.rng import Stream
from ziggurat.core.seed import reproducible_salt, seed_bytes

SIZE = (1280, 800)
RUNS = 3


def final_view(seats: int) -> dict[str, Any]:
    """Return the last view of a game of greedy bots."""
    babylon, seed = game("babylon"), seed_bytes(7)
    match = Match(babylon, seats, seed=seed, salt=reproducible_salt(seed), options={})
    bots = [new_bot("greedy", babylon, Stream(seed_bytes(seat))) for seat in range(seats)]
    while not match.position.over:
        seat = match.position.to_move
        match.apply(bots[seat].choose(babylon.view(match.position, seat)))
    return dict(babylon.view(match.position, 0))


def frames(page: Page, name: str, view: dict[str, Any], count: int, level: str, scale: float) -> None:
    """Print the times and counters of some gardens at a level."""
    gardens = [player["garden"] for player in view["players"][:count]]
    found = [
        page.evaluate("(given) => window.scene.frames(...given)", [gardens, view["tiles"], level, *SIZE, scale])
        for _ in range(RUNS)
    ]
    first = median(run["first"] for run in found)
    frame = median(time for run in found for time in run["times"])
    counters = found[0]["counters"]
    sys.stdout.write(
        f"{name:34} first frame {first:5.0f} ms, then {frame:4.0f} ms ({1000 / frame:3.0f}/s), "
        f"{counters['calls']} calls, {counters['triangles'] / 1000:.0f} k triangles\n"
    )


def picking(page: Page, gardens: int = 40) -> None:
    """Print the median time of a pick."""
    times = []
    for number in range(gardens):
        *_, (_, seat, view) = random_game(2, number)
        given = [view["players"][seat]["garden"], view["tiles"], number, 40]
        times.append(page.evaluate("(given) => window.scene.compare(...given)", given)["microseconds"])
    sys.stdout.write(f"picking {median(times):.0f} microseconds (median of {gardens} finished gardens)\n")


def main() -> None:
    """Print all figures."""
    two, four = final_view(2), final_view(4)
    with browser() as chromium, scene_modules(chromium) as page:
        frames(page, "one garden, low, half size", two, 1, "low", 0.5)
        frames(page, "one garden, low", two, 1, "low", 1)
        frames(page, "four gardens, low, half size", four, 4, "low", 0.5)
        frames(page, "one garden, high", two, 1, "high", 1)
        frames(page, "four gardens, mid", four, 4, "mid", 1)
        picking(page)


if __name__ == "__main__":
    main()
