"""A box as tables for the compiled rules: cards in all turns, kinds of tiles.

The tables of a box never change, so all positions of a game share them. `tables.pxd` holds the C types.
"""

from __future__ import annotations

from typing import Any

from ziggurat.core.box import Box
from ziggurat.games.hanging_gardens.fields import CARDS, SQUARES
from ziggurat.games.hanging_gardens.garden import turned
from ziggurat.games.hanging_gardens.scoring import values_of

PLAIN = __file__.endswith(".py")


class Tables:
    """The faces of cards in four turns; names, numbers and values of tiles.

    A turned card is a shape, `4 * card + turn`. `squares` lists what its six squares show, row by row: three rows of
    two in turns 0 and 2, two rows of three in turns 1 and 3 (5.1); `buildings`, `dx` and `dy` hold the number and
    places of its buildings. `turns` holds, as bits, the turns of a card that look different (9).
    """

    def __init__(self, box: Box) -> None:
        if PLAIN:
            self.allocate()
        self.faces: dict[int, list[str]] = {int(card): list(rows) for card, rows in box.data["cards"].items()}
        tiles: list[dict[str, Any]] = box.data["series"] + box.data["persons"]
        self.tiles: list[str] = [one["id"] for one in tiles]
        self.counts: list[int] = [one["tiles"] for one in tiles]
        self.kinds = len(tiles)
        self.values = values_of(box)
        self.bare = False
        for card, rows in self.faces.items():
            self.set_card(card, turned(rows))

    def allocate(self) -> None:
        """Create the lists; a compiled object has C arrays instead."""
        self.squares = bytearray(24 * (CARDS + 1))
        self.turns = bytearray(CARDS + 1)
        self.buildings = bytearray(4 * (CARDS + 1))
        self.dx = bytearray(24 * (CARDS + 1))
        self.dy = bytearray(24 * (CARDS + 1))

    def set_card(self, card: int, faces: list[tuple[str, ...]]) -> None:
        """9 Write the four turns of a card; equal turns have the smallest name."""
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


MAX_TABLES = 16
TABLES: dict[str, Tables] = {}


def tables_of(box: Box) -> Tables:
    """Return the tables of a box, cached by its hash."""
    if box.hash not in TABLES:
        if len(TABLES) == MAX_TABLES:
            TABLES.clear()
        TABLES[box.hash] = Tables(box)
    return TABLES[box.hash]
