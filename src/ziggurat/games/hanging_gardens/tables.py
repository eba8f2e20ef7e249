"""A box as tables for the rules at speed: turned faces, and what any number of tiles pays.

The tables of a box never change, so all positions of a game share them. `tables.pxd` holds the C types.
"""

from __future__ import annotations

from typing import Any

from ziggurat.core.box import Box
from ziggurat.games.hanging_gardens.fields import CARDS, SQUARES, TILES
from ziggurat.games.hanging_gardens.garden import turned

PLAIN = __file__.endswith(".py")


class Tables:
    """Faces of the cards in their four turns, and values of the tiles.

    A turned card is a shape, `4 * card + turn`. `squares` lists what its six squares show, row by row: three rows of
    two in turns 0 and 2, two rows of three in turns 1 and 3 (5.1); `buildings`, `dx` and `dy` tell how many of them
    are buildings and where. `turns` holds, as bits, the turns of a card that have a name of their own (9).
    """

    def __init__(self, box: Box) -> None:
        if PLAIN:
            self.allocate()
        self.faces: dict[int, list[str]] = {int(card): list(rows) for card, rows in box.data["cards"].items()}
        self.series: list[dict[str, Any]] = box.data["series"]
        self.persons: list[dict[str, Any]] = box.data["persons"]
        self.tiles: list[str] = [one["id"] for one in self.series + self.persons]
        self.counts: list[int] = [one["tiles"] for one in self.series + self.persons]
        self.kinds = len(self.tiles)
        self.award = box.data["award_without_tile"]
        self.bare = False
        for card, rows in self.faces.items():
            self.set_card(card, turned(rows))
        for kind, one in enumerate(self.series):
            self.set_series(kind, one["values"])
        for kind, one in enumerate(self.persons, len(self.series)):
            self.set_person(kind, self.tiles.index(one["series"]), one)

    def allocate(self) -> None:
        """Make room for the tables (a compiled object has it from the beginning)."""
        self.squares = bytearray(24 * (CARDS + 1))
        self.turns = bytearray(CARDS + 1)
        self.buildings = bytearray(4 * (CARDS + 1))
        self.dx = bytearray(24 * (CARDS + 1))
        self.dy = bytearray(24 * (CARDS + 1))
        self.pays = [0] * 2450
        self.set_size = [0] * 49
        self.belongs = [0] * 49
        self.low = [0] * 49
        self.high = [0] * 49
        self.per_tile = [0] * 49

    def set_card(self, card: int, faces: list[tuple[str, ...]]) -> None:
        """Write the four turns of a card; 9: turns that show the same are named by the smallest."""
        for turn, face in enumerate(faces):
            self.set_face(4 * card + turn, face)
            if face not in faces[:turn]:
                self.turns[card] |= 1 << turn
        if set("".join(faces[0])) == {"."}:
            self.bare = True  # only a replaced deck has such a card (ruling A4)

    def set_face(self, shape: int, face: tuple[str, ...]) -> None:
        """Write what a turned card shows, and again the places of its buildings alone."""
        for place, square in enumerate("".join(face)):
            self.squares[6 * shape + place] = SQUARES.index(square)
            if square != ".":
                self.dx[6 * shape + self.buildings[shape]] = place % len(face[0])
                self.dy[6 * shape + self.buildings[shape]] = place // len(face[0])
                self.buildings[shape] += 1

    def set_series(self, kind: int, values: list[int]) -> None:
        """6.2 What 0, 1 ... 49 tiles of a series pay: complete sets first, then the rest by its number."""
        size = len(values)
        self.set_size[kind] = size
        for tiles in range(TILES + 1):
            rest = tiles % size
            self.pays[(TILES + 1) * kind + tiles] = tiles // size * values[size - 1] + (values[rest - 1] if rest else 0)

    def set_person(self, kind: int, series: int, one: dict[str, Any]) -> None:
        """6.2 What a person pays; it has no set of its own."""
        self.belongs[kind] = series
        self.low[kind] = one.get("low", 0)
        self.high[kind] = one.get("high", 0)
        self.per_tile[kind] = one.get("per_tile", 0)

    def worth(self, tiles: list[int], kind: int) -> int:
        """6.2 Return what the tiles of one kind pay to the owner of all these tiles, given as counts by kind."""
        if self.set_size[kind]:
            return self.pays[(TILES + 1) * kind + tiles[kind]]
        series = self.belongs[kind]
        bonus = self.high[kind] if tiles[series] >= self.set_size[series] else self.low[kind]
        return tiles[kind] * (bonus + self.per_tile[kind] * tiles[series])

    def sets(self, tiles: list[int]) -> int:
        """6.3 Count the complete sets."""
        return sum(tiles[kind] // self.set_size[kind] for kind in range(self.kinds) if self.set_size[kind])


MOST_KEPT = 16
TABLES: dict[str, Tables] = {}


def tables_of(box: Box) -> Tables:
    """Return the tables of a box. Boxes of one hash have the same components, so the tables are made once."""
    if box.hash not in TABLES:
        if len(TABLES) == MOST_KEPT:
            TABLES.clear()
        TABLES[box.hash] = Tables(box)
    return TABLES[box.hash]
