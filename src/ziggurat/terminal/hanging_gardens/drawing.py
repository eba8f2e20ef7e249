"""Gardens and cards of The Hanging Gardens as text.

T^ a terrace with a temple    T' new since the last decision    To a corner where a card may be placed
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.games.hanging_gardens.fields import SQUARES, Square, in_reading_order
from ziggurat.games.hanging_gardens.garden import turned
from ziggurat.games.hanging_gardens.preview import square_of, temples_of
from ziggurat.terminal.paint import Paint

CELL, LABEL = 3, 4
TABLE = "·"
TEMPLE, NEW, CORNER = "^", "'", "o"
COLOURS = {"T": "yellow", "P": "green", "A": "grey", "F": "blue"}
Bounds = tuple[int, int, int, int]


def bounds_of(garden: Mapping[Square, int], margin: int = 0) -> Bounds:
    """Return the first and last column and row of a garden, widened by a margin."""
    columns, rows = [x for x, _ in garden], [y for _, y in garden]
    return min(columns) - margin, max(columns) + margin, min(rows) - margin, max(rows) + margin


def garden_lines(
    garden: Mapping[Square, int], marks: Mapping[Square, str], paint: Paint, bounds: Bounds | None = None
) -> list[str]:
    """Draw a garden, with column numbers above and row numbers to the left."""
    left, right, top, bottom = bounds or bounds_of(garden)
    lines = [" " * LABEL + "".join(f"{x:>{CELL - 1}} " for x in range(left, right + 1))]
    for y in range(top, bottom + 1):
        cells = [cell((x, y), garden, marks, paint) for x in range(left, right + 1)]
        lines.append(f"{y:>{LABEL - 1}} " + "".join(cells))
    return lines


def cell(square: Square, garden: Mapping[Square, int], marks: Mapping[Square, str], paint: Paint) -> str:
    """Draw one square with its mark."""
    kind = SQUARES[garden[square]] if square in garden else TABLE
    mark = marks.get(square, " ")
    styles = [COLOURS[kind]] if kind in COLOURS else []
    return " " + paint(kind, *styles) + (paint(mark, "bold") if mark != " " else mark)


def marks_of(player: Mapping[str, Any], before: Mapping[str, Any] | None) -> dict[Square, str]:
    """Return the marks of a garden: temples, and squares that differ from an earlier view."""
    marks = {}
    if before is not None:
        earlier = before["garden"]
        marks = {square_of(place): NEW for place, kind in player["garden"].items() if earlier.get(place) != kind}
    return marks | dict.fromkeys(temples_of(player), TEMPLE)


def width_of(bounds: Bounds) -> int:
    """Return the width of a garden in characters."""
    left, right, _, _ = bounds
    return LABEL + CELL * (right - left + 1)


def face_lines(rows: list[str], paint: Paint) -> list[str]:
    """Draw a card in all different rotations, side by side (rules 9)."""
    faces = turned(rows)
    lines = [""] * 4
    for turn, face in enumerate(faces):
        shown = face if face not in faces[:turn] else ()
        wide = len(face[0])
        lines[0] += f"{f'r{turn}' if shown else '':{wide + 1}}"
        for line in range(3):
            lines[line + 1] += painted(shown[line], paint) + " " if line < len(shown) else " " * (wide + 1)
    return lines


def painted(row: str, paint: Paint) -> str:
    """Return one row of a card in colour."""
    return "".join(paint(square, COLOURS[square]) if square in COLOURS else square for square in row)


def tiles_of(player: Mapping[str, Any]) -> dict[str, int]:
    """Return the number of each tile of a player that the view shows."""
    shown = (player["open_tiles"] or []) + (player["blind_tiles"] or [])
    return {tile: shown.count(tile) for tile in shown}


def in_order(squares: list[Square]) -> str:
    """Return squares as text, in reading order."""
    return " ".join(f"{x},{y}" for x, y in sorted(squares, key=in_reading_order))
