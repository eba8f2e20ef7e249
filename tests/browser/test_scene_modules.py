"""Babylon's scene in a browser without a table: what it draws, what it picks, and what it keeps in memory."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from math import atan2, pi
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from helpers.quick import hardest
from helpers.scene_modules import random_game, scene_modules

STOREY, PAVING = 0.92, 0.016  # the measures of a floor and of the paving on a tile
PLACE = re.compile(r"place:(?:dug|kept)@([a-h][1-8])r[0-3]/([12s-]{4})")
CORNERS = ((0, 1), (1, 1), (1, 0), (0, 0))  # NW, NE, SE, SW
STEPS = {"1": 1, "2": 2, "s": 1}
SEATS = (2, 3, 4)
MAX_CALLS = 25


@pytest.fixture(scope="module")
def modules(chromium: Browser) -> Iterator[Page]:
    with scene_modules(chromium) as page:
        yield page


class Expected:
    """The pieces of a garden, recorded from the words of the actions alone."""

    def __init__(self) -> None:
        self.heights: Counter[tuple[int, int]] = Counter()
        self.pieces: list[tuple[str, float, float, float, float]] = []

    def add(self, name: str, x: float, y: float, z: float, angle: float = 0.0) -> None:
        self.pieces.append((name, round(x, 3), round(y, 3), round(z, 3), round(angle % (2 * pi), 3)))

    def play(self, word: str) -> None:
        """Record the pieces that an action brings."""
        if found := PLACE.fullmatch(word):
            self.place(*spot(found[1]), found[2])
        elif not word.startswith(("dig", "remove", "end", "place")):
            kind, _, cells = word.replace("*", "").partition(":")
            self.decorate(kind, *(spot(cell) for cell in cells.split("-")))

    def place(self, x: int, y: int, supports: str) -> None:
        cells = [(x + dx, y + dy) for dx, dy in CORNERS]
        carried = [(self.heights[cell], support) for cell, support in zip(cells, supports, strict=True)]
        floor = next(height + STEPS[support] for height, support in carried if support != "-")
        for name in ("tileStone", "tileTop"):
            self.add(name, x - 3, floor * STOREY, 3 - y)
        for (file, rank), (height, support) in zip(cells, carried, strict=True):
            if support in "12":
                self.add("single" if support == "1" else "double", file - 3.5, height * STOREY, 3.5 - rank)
            elif support == "-":
                self.add("belvedere", file - 3.5, floor * STOREY + PAVING, 3.5 - rank)
            self.heights[file, rank] = floor

    def decorate(self, kind: str, start: tuple[int, int], end: tuple[int, int] | None = None) -> None:
        (x, y), (u, v) = start, end or start
        foot = self.heights[start] * STOREY
        if kind == "statue":
            self.add(kind, x - 3.5, foot, 3.5 - y)
            return
        angle = atan2((v > y) - (v < y), (u > x) - (u < x))
        middle = (x, y) if kind == "stairs" else ((x + u) / 2, (y + v) / 2)
        self.add(kind, middle[0] - 3.5, foot + PAVING, 3.5 - middle[1], angle)


def spot(cell: str) -> tuple[int, int]:
    return "abcdefgh".index(cell[0]), int(cell[1]) - 1


def drawn(page: Page, view: dict[str, Any], seat: int) -> Counter[tuple[str, float, float, float, float]]:
    """Return the pieces that the scene has on its stage for a garden."""
    arguments = [view["players"][seat]["garden"], view["tiles"]]
    rows = page.evaluate("([garden, tiles]) => window.scene.drawn(garden, tiles)", arguments)
    return Counter(
        (name, *(round(value + 0.0, 3) for value in place), round(angle % (2 * pi), 3) % 6.283)
        for name, *place, angle in rows
    )


@hardest("seats", SEATS[-1], *SEATS[:-1])
def test_scene_agrees_with_the_actions_after_each_of_them(modules: Page, seats: int) -> None:
    checked = 0
    kinds: set[str] = set()
    for number in (seats, seats + 10):
        gardens = [Expected() for _ in range(seats)]
        for word, seat, view in random_game(seats, number):
            gardens[seat].play(word)
            if not word.startswith(("dig", "remove", "end")):
                assert drawn(modules, view, seat) == Counter(gardens[seat].pieces), (number, word)
                checked += 1
        kinds |= {name for garden in gardens for name, *_ in garden.pieces}
    assert checked >= 80
    assert {"tileTop", "single", "double", "belvedere", "statue", "fountain", "stairs"} <= kinds


@hardest("level", "mid", "low")
@hardest("time", "dusk", "day")
def test_one_to_four_gardens_need_at_most_25_draw_calls(modules: Page, level: str, time: str) -> None:
    *_, (_, _, view) = random_game(4, 1)
    gardens = [player["garden"] for player in view["players"]]
    for count in (1, 4):
        arguments = [gardens[:count], view["tiles"], level, 320, 240, 0.5, time]
        found = modules.evaluate("(given) => window.scene.frames(...given)", arguments)
        assert 10 < found["counters"]["calls"] <= MAX_CALLS, (count, found)


def random_gardens(count: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Return gardens of random games at many moments, with the tiles of the box."""
    found = 0
    for number in range(count):
        seats = SEATS[number % 3]
        for step, (_, seat, view) in enumerate(random_game(seats, 100 + number)):
            if step % 17 == number % 17 and view["players"][seat]["garden"]["tiles"]:
                yield view["players"][seat]["garden"], view["tiles"]
                found += 1
                if found == count:
                    return


@pytest.mark.long
def test_picking_agrees_with_a_drawing_of_ids(modules: Page) -> None:
    checked: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    wrong: list[Any] = []
    times: list[float] = []
    for number, (garden, tiles) in enumerate(random_gardens(402)):
        found = modules.evaluate("(given) => window.scene.compare(...given)", [garden, tiles, number, 60])
        checked.update(found["checked"])
        kinds.update(found["kinds"])
        wrong.extend((number, one) for one in found["wrong"])
        times.append(found["microseconds"])
    total = sum(checked.values())
    assert total > 20_000
    assert {"0", "1", "2", "3"} <= set(checked)
    assert len(wrong) <= total / 1000, wrong[:10]
    # rare pieces hardly count in the total: each kind must agree too, stairs and bridges by the end that is hit
    assert {"board", "tile", "pillar", "belvedere", "statue", "fountain", "stairs", "bridge"} <= set(kinds)
    faults = Counter(one["kind"] for _, one in wrong)
    assert all(faults[kind] <= count / 100 for kind, count in kinds.items()), (faults, kinds)
    assert sorted(times)[len(times) // 2] <= 50  # microseconds


@pytest.mark.long
def test_memory_does_not_grow_over_20_games(modules: Page) -> None:
    session = modules.context.new_cdp_session(modules)
    counters, heaps = [], []
    for number in range(20):
        for step, (_, seat, view) in enumerate(random_game(SEATS[number % 3], 500 + number)):
            if step % 5 == 0:
                arguments = [view["players"][seat]["garden"], view["tiles"]]
                last = modules.evaluate("([garden, tiles]) => window.scene.redraw(garden, tiles)", arguments)
        session.send("HeapProfiler.collectGarbage")
        counters.append((last["geometries"], last["textures"]))
        heaps.append(session.send("Runtime.getHeapUsage")["usedSize"] / 1e6)  # performance.memory is rounded
    assert counters[-1] == counters[2]
    assert max(heaps[10:]) < max(heaps[:5]) + 1  # megabytes
