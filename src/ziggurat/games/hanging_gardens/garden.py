"""A garden as a dict of squares, for checks, refusals and drawings.

The rules use planes of bits instead (`placement.py` and `groups.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from ziggurat.games.hanging_gardens.fields import Square

Garden = Mapping[Square, int]


def neighbours(square: Square) -> list[Square]:
    """Return the four squares that share an edge with a square."""
    x, y = square
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def connected(garden: Iterable[Square], start: Square) -> set[Square]:
    """Return all squares that can be reached from one of them over edges."""
    squares = set(garden)
    reached = {start}
    edge = [start]
    while edge:
        fresh = [square for square in neighbours(edge.pop()) if square in squares and square not in reached]
        reached.update(fresh)
        edge.extend(fresh)
    return reached


def group_at(garden: Garden, square: Square) -> set[Square]:
    """5.3 Return the group of a building."""
    kind = garden[square]
    return connected((other for other, shown in garden.items() if shown == kind), square)


def turned(rows: list[str]) -> list[tuple[str, ...]]:
    """5.1 Return a face in its four turns, each a quarter clockwise after the one before."""
    faces = [tuple(rows)]
    for _ in range(3):
        faces.append(tuple("".join(column) for column in zip(*faces[-1][::-1], strict=True)))
    return faces


@lru_cache(maxsize=1024)
def turn_names(rows: tuple[str, ...]) -> tuple[int, ...]:
    """9 Return the name of each turn of a face; equal turns share the first name."""
    faces = turned(list(rows))
    return tuple(faces.index(face) for face in faces)


def card_squares(face: tuple[str, ...], square: Square) -> dict[Square, str]:
    """5.1 Return what a turned card shows with its top left corner on `square`."""
    x, y = square
    return {(x + dx, y + dy): shown for dy, row in enumerate(face) for dx, shown in enumerate(row)}
