"""Babylon's gardens and quarry as rows of text for 80 columns, without colour."""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import View
from ziggurat.games.babylon.fields import CELL_NAMES, COLUMN_FILES, FILES

SIGNS = {"statue": "*", "fountain": "o", "bridge": "=", "stairs": "/", "belvedere": "^", "free": ""}
CELL, SMALL, COLUMN = 6, 3, 7
CORNERS = ((0, 1), (1, 1), (1, 0), (0, 0))


def cell_text(cell: dict[str, Any], new: bool) -> str:
    """Return a cell: height, icon, use, `~` under a bridge, `'` on a new tile."""
    if not cell["h"]:
        return "~" if cell["decks"] else "."
    icon = cell["icon"].replace("-", ".")
    return f"{cell['h']}{icon}{SIGNS[cell['use']]}{'~' if cell['decks'] else ''}{chr(39) if new else ''}"


def new_cells(view: View, seat: int) -> set[str]:
    """Return the cells that show a tile of this turn."""
    if view["phase"] != "build" or seat != view["player"]:
        return set()
    garden = view["players"][seat]["garden"]
    new = {tile["id"] for tile in garden["tiles"] if tile["turn"] == view["round"]}
    return {name for name, cell in garden["cells"].items() if cell["tile"] in new}


def garden_rows(view: View, seat: int) -> list[list[str]]:
    """Return the cells of a garden as text, rank 8 first."""
    cells, new = view["players"][seat]["garden"]["cells"], new_cells(view, seat)
    return [[cell_text(cells[file + str(rank)], file + str(rank) in new) for file in FILES] for rank in range(8, 0, -1)]


def ranked(rows: list[list[str]], width: int) -> list[str]:
    """Return the rows of a garden with ranks to the left and files below."""
    lines = [f"{8 - place} " + "".join(f"{text:{width}}" for text in row) for place, row in enumerate(rows)]
    return [*lines, "  " + "".join(f"{file:{width}}" for file in FILES)]


def garden_map(view: View, seat: int) -> list[str]:
    """Draw a garden in full."""
    return ranked(garden_rows(view, seat), CELL)


def garden_sketch(view: View, seat: int) -> list[str]:
    """Draw a garden small: heights and uses."""
    cells = view["players"][seat]["garden"]["cells"]
    rows = []
    for rank in range(8, 0, -1):
        row = [cells[file + str(rank)] for file in FILES]
        rows.append([f"{cell['h'] or '.'}{SIGNS[cell['use']]}" for cell in row])
    return ranked(rows, SMALL)


def floor_map(view: View, seat: int, floor: int) -> list[str]:
    """Draw the spaces of one floor, covered ones in brackets."""
    garden = view["players"][seat]["garden"]
    spaces: dict[str, str] = {}
    for tile in garden["tiles"]:
        if tile["floor"] == floor:
            spaces |= tile_spaces(view, tile)
    for name in spaces:
        cell = garden["cells"][name]
        covered = cell["h"] > floor
        spaces[name] = f"({spaces[name]})" if covered else spaces[name] + SIGNS[cell["use"]]
    rows = [[spaces.get(file + str(rank), ".") for file in FILES] for rank in range(8, 0, -1)]
    return ranked(rows, CELL)


def tile_spaces(view: View, tile: dict[str, Any]) -> dict[str, str]:
    """Return the cells of a tile with the icons printed there."""
    seen = view["tiles"].get(tile["id"])
    face: str = seen["face"] if seen else tile["id"].partition(".")[0]
    x, y = FILES.index(tile["anchor"][0]), int(tile["anchor"][1])
    return {
        FILES[x + dx] + str(y + dy): face[(corner - tile["rotation"]) % 4] for corner, (dx, dy) in enumerate(CORNERS)
    }


def quarry_rows(view: View, letters: dict[str, str]) -> list[str]:
    """Draw the quarry: the top tile of each column; an empty column is a dot."""
    lines = []
    for rank in range(4, 0, -1):
        shown = [column_text(view, f"{file}{rank}", letters) for file in COLUMN_FILES]
        lines.append(f"{rank} " + "".join(f"{text:{COLUMN}}" for text in shown))
    return [*lines, "  " + "".join(f"{file:{COLUMN}}" for file in COLUMN_FILES)]


def column_text(view: View, name: str, letters: dict[str, str]) -> str:
    """Return one column of the quarry: height, face and flower of its top tile."""
    column = view["columns"][name]
    if not column["height"]:
        return "."
    tile = view["tiles"][column["top"]]
    return f"{column['height']}{tile['face']}{letters[tile['flower']]}"


def anchors_map(counts: dict[str, int]) -> list[str]:
    """Draw the number of placements at each anchor."""
    rows = [[str(counts.get(file + str(rank), ".")) for file in FILES] for rank in range(8, 0, -1)]
    return ranked(rows, CELL)


def side_by_side(left: list[str], right: list[str], width: int) -> list[str]:
    """Return two blocks of lines next to each other."""
    height = max(len(left), len(right))
    left, right = left + [""] * (height - len(left)), right + [""] * (height - len(right))
    return [f"{one:{width}}{other}".rstrip() for one, other in zip(left, right, strict=True)]


def is_cell(word: str) -> bool:
    """Return whether a word names a cell."""
    return word in CELL_NAMES
