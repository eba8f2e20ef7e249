"""The 64 cells of a garden (rules 2.3), for states, views, refusals and drawings.

Computed plainly from the list of what was built, not from the engine's bitboards.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ziggurat.games.babylon.actions import BRIDGE, STAIRS
from ziggurat.games.babylon.fields import CELLS, ICONS, KINDS, GardenFields, LaidTile

CORNERS = (8, 9, 1, 0)  # NW NE SE SW as distances from the anchor (2.2)
FREE = "free"


@dataclass
class Cell:
    """2.3 One cell. `tile` is an index in the list of tiles, -1 without a tile."""

    h: int = 0
    tile: int = -1
    icon: str = "-"
    use: str = FREE
    decks: list[int] = field(default_factory=list)
    flight: int = 0

    @property
    def block(self) -> int:
        """2.3 The floor above which a later tile must lie; pillars need 0."""
        return max([self.flight, *self.decks])


def corner_cells(anchor: int) -> list[int]:
    """2.2 The cells of a tile: NW NE SE SW."""
    return [anchor + corner for corner in CORNERS]


def icons_of(face: int, rotation: int) -> list[str]:
    """2.2 The icons at NW NE SE SW of a turned tile."""
    return [("-" + ICONS)[face >> 3 * ((corner - rotation) & 3) & 7] for corner in range(4)]


def cells_of(garden: GardenFields) -> list[Cell]:
    """Return every cell of a garden."""
    cells = [Cell() for _ in range(CELLS)]
    for place, laid in enumerate(garden.tiles):
        lay(cells, place, laid)
    for cell, floor in garden.belvederes:
        if cells[cell].h == floor:
            cells[cell].use = "belvedere"
    for ornament in garden.ornaments:
        for place, (cell, floor) in enumerate(ornament.ends()):
            if cells[cell].h == floor:
                cells[cell].use = KINDS[ornament.kind]
                if ornament.kind == STAIRS and place == 0:
                    cells[cell].flight = floor + 1
        middle = cells[ornament.cell + ornament.other >> 1]
        if ornament.kind == BRIDGE and middle.h < ornament.floor:
            middle.decks = sorted([*middle.decks, ornament.floor])
    return cells


def lay(cells: list[Cell], place: int, laid: LaidTile) -> None:
    """Cover four cells by a tile. Tiles must be given in the order of laying."""
    for cell, icon in zip(corner_cells(laid.anchor), icons_of(laid.face, laid.rotation), strict=True):
        cells[cell] = Cell(h=laid.floor, tile=place, icon=icon)
