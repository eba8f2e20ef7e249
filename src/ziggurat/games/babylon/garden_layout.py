"""The storage of one garden: tiles, ornaments and belvederes as bitboards and lists.

A bitboard is a 64-bit number with one bit per cell, in the order of rules 2.1 (a1 lowest, h8 highest). What may be
built is in `garden.py`, what it scores in `scoring.py`. `garden_layout.pxd` holds the C types; this file runs without
them too.
"""

from __future__ import annotations

from ziggurat.games.babylon.actions import ANCHOR_BIT, BRIDGE, DOUBLE, STAIRS, STATUE
from ziggurat.games.babylon.fields import (
    DE_BRUIJN,
    FLOORS,
    MAX_ORNAMENTS,
    MAX_TILES,
    QUAD,
    GardenFields,
    LaidTile,
    Ornament,
)

PLAIN = __file__.endswith(".py")
ALL = 0xFFFFFFFFFFFFFFFF
ONE = 1
FILE = 0x0101010101010101
BITS1 = 0x5555555555555555
BITS2 = 0x3333333333333333
BITS4 = 0x0F0F0F0F0F0F0F0F
LOWEST = sorted(range(64), key=lambda bit: ((DE_BRUIJN << bit) & ALL) >> 58)


class GardenLayout:
    """The pieces of a garden, without the rules that put them there.

    `at[f]` has the cells of height f. `icons[k]` and `used` speak of topmost spaces; `statues` and `flights` (lower
    ends of stairs) are parts of `used`. `decks[n]` has the cells under a bridge of floor n, `decked` all of them.
    `joined_east` has the cells whose eastern neighbour shows the same tile, `joined_north` likewise. `fresh` are the
    cells of the new tiles of this turn.
    """

    def __init__(self, rules: int = 0) -> None:
        if PLAIN:
            self.allocate()
        self.clear(rules)

    def allocate(self) -> None:
        """Create the lists of pieces; a compiled garden has C arrays instead."""
        self.at = [0] * 34
        self.decks = [0] * 34
        self.icons = [0] * 4
        self.tile_number = bytearray(MAX_TILES)
        self.tile_face = [0] * 32
        self.tile_flower = bytearray(MAX_TILES)
        self.tile_anchor = bytearray(MAX_TILES)
        self.tile_rotation = bytearray(MAX_TILES)
        self.tile_floor = bytearray(MAX_TILES)
        self.tile_turn = [0] * 32
        self.ornament_kind = bytearray(MAX_ORNAMENTS)
        self.ornament_cell = bytearray(MAX_ORNAMENTS)
        self.ornament_other = bytearray(MAX_ORNAMENTS)
        self.ornament_floor = bytearray(MAX_ORNAMENTS)
        self.belvedere_cell = bytearray(MAX_TILES)
        self.belvedere_floor = bytearray(MAX_TILES)
        self.spots = [0] * 5
        self.on_floor = [0] * 34
        self.lines = [0] * 8
        self.tally = [0] * 8

    def clear(self, rules: int) -> None:
        """Remove everything from the garden."""
        self.rules = rules
        for i in range(FLOORS):
            self.at[i] = 0
            self.decks[i] = 0
        for i in range(4):
            self.icons[i] = 0
        self.at[0] = ALL
        self.used = self.statues = self.flights = self.decked = 0
        self.anchors = self.joined_east = self.joined_north = self.fresh = 0
        self.top = self.tiles = self.ornaments = self.belvederes = 0

    def copy_from(self, other: GardenLayout) -> None:
        """Copy another garden, without new memory."""
        self.assign(other)

    def assign(self, other: GardenLayout) -> None:
        """Do the work of `copy_from`, for compiled loops."""
        self.rules = other.rules
        self.at[:] = other.at
        self.decks[:] = other.decks
        self.icons[:] = other.icons
        self.used = other.used
        self.statues = other.statues
        self.flights = other.flights
        self.decked = other.decked
        self.anchors = other.anchors
        self.joined_east = other.joined_east
        self.joined_north = other.joined_north
        self.fresh = other.fresh
        self.top = other.top
        self.tiles = other.tiles
        self.ornaments = other.ornaments
        self.belvederes = other.belvederes
        self.tile_number[:] = other.tile_number
        self.tile_face[:] = other.tile_face
        self.tile_flower[:] = other.tile_flower
        self.tile_anchor[:] = other.tile_anchor
        self.tile_rotation[:] = other.tile_rotation
        self.tile_floor[:] = other.tile_floor
        self.tile_turn[:] = other.tile_turn
        self.ornament_kind[:] = other.ornament_kind
        self.ornament_cell[:] = other.ornament_cell
        self.ornament_other[:] = other.ornament_other
        self.ornament_floor[:] = other.ornament_floor
        self.belvedere_cell[:] = other.belvedere_cell
        self.belvedere_floor[:] = other.belvedere_floor

    # --- Reading the garden -------------------------------------------------------------------------------

    def height(self, cell: int) -> int:
        """2.3 `h`: the floor of the topmost tile over a cell, 0 if there is none."""
        for floor in range(self.top, 0, -1):
            if (self.at[floor] >> cell) & 1:
                return floor
        return 0

    def corner(self, anchor: int, corner: int) -> int:
        """2.2 The cell of a corner: 0 NW, 1 NE, 2 SE, 3 SW (the anchor)."""
        if corner < 2:
            return anchor + 8 + corner
        return anchor + 3 - corner

    # --- Reading tiles and placements -----------------------------------------------------------------------

    def rotations(self, face: int) -> int:
        """9.2 The number of rotations that look different."""
        if face == ((face >> 3) | ((face & 7) << 9)):
            return 1
        if face == ((face >> 6) | ((face & 63) << 6)):
            return 2
        return 4

    def floor_of(self, code: int) -> int:
        """9.2 The floor of a placement: the common top of its supports."""
        anchor = (code >> ANCHOR_BIT) & 63
        for corner in range(4):
            support = (code >> (2 * corner)) & 3
            if support:
                return self.height(self.corner(anchor, corner)) + (2 if support == DOUBLE else 1)
        return 0

    def pillars(self, code: int, support: int) -> int:
        """Count the corners of a placement that rest on this kind of support."""
        count = 0
        for corner in range(4):
            if (code >> (2 * corner)) & 3 == support:
                count += 1
        return count

    # --- Bits ---------------------------------------------------------------------------------------------

    def count(self, bits: int) -> int:
        """Count the bits that are set."""
        bits = bits - ((bits >> 1) & BITS1)
        bits = (bits & BITS2) + ((bits >> 2) & BITS2)
        bits = (bits + (bits >> 4)) & BITS4
        return (bits * FILE & ALL) >> 56

    def lowest(self, bits: int) -> int:
        """Return the number of the lowest bit that is set."""
        return LOWEST[(((bits & -bits) * DE_BRUIJN) & ALL) >> 58]

    # --- Putting things down ------------------------------------------------------------------------------

    def lay(self, tile: int, face: int, flower: int, anchor: int, rotation: int, floor: int, turn: int) -> None:
        """4.3 Effect of a placement: the tile covers four cells permanently."""
        cells = QUAD << anchor
        for i in range(self.top + 1):
            self.at[i] &= ~cells
        self.at[floor] |= cells
        self.top = max(self.top, floor)
        self.cover(cells)
        self.show(face, anchor, rotation)
        self.joined_east |= (cells >> 1) & cells
        self.joined_north |= (cells >> 8) & cells
        self.anchors |= ONE << anchor
        self.fresh |= cells
        self.tile_number[self.tiles] = tile
        self.tile_face[self.tiles] = face
        self.tile_flower[self.tiles] = flower
        self.tile_anchor[self.tiles] = anchor
        self.tile_rotation[self.tiles] = rotation
        self.tile_floor[self.tiles] = floor
        self.tile_turn[self.tiles] = turn
        self.tiles += 1

    def cover(self, cells: int) -> None:
        """2.3 Cover what was topmost on these cells, permanently."""
        self.used &= ~cells
        self.statues &= ~cells
        self.flights &= ~cells
        self.joined_east &= ~(cells | (cells >> 1))
        self.joined_north &= ~(cells | (cells >> 8))
        if self.decked & cells:
            self.decked &= ~cells
            for i in range(FLOORS):
                self.decks[i] &= ~cells
        for i in range(4):
            self.icons[i] &= ~cells

    def show(self, face: int, anchor: int, rotation: int) -> None:
        """2.2 Corner j of a tile turned r times shows `face[(j - r) mod 4]`."""
        for corner in range(4):
            icon = (face >> (3 * ((corner - rotation) & 3))) & 7
            if icon:
                self.icons[icon - 1] |= ONE << self.corner(anchor, corner)

    def set_belvedere(self, cell: int, floor: int) -> None:
        """4.3 Use the space of the unsupported corner; its icon is lost."""
        self.used |= ONE << cell
        self.belvedere_cell[self.belvederes] = cell
        self.belvedere_floor[self.belvederes] = floor
        self.belvederes += 1

    def build(self, kind: int, cell: int, other: int) -> None:
        """4.4 Effect of an ornament."""
        floor = self.height(cell)
        self.used |= (ONE << cell) | (ONE << other)
        if kind == STATUE:
            self.statues |= ONE << cell
        elif kind == BRIDGE:
            self.decks[floor] |= ONE << ((cell + other) >> 1)
            self.decked |= ONE << ((cell + other) >> 1)
        elif kind == STAIRS:
            self.flights |= ONE << cell
        self.note(kind, cell, other, floor)

    def note(self, kind: int, cell: int, other: int, floor: int) -> None:
        """Write an ornament into the list."""
        self.ornament_kind[self.ornaments] = kind
        self.ornament_cell[self.ornaments] = cell
        self.ornament_other[self.ornaments] = other
        self.ornament_floor[self.ornaments] = floor
        self.ornaments += 1

    # --- Plain lists --------------------------------------------------------------------------------------

    def fields(self) -> GardenFields:
        """Return the garden in plain lists."""
        return GardenFields(
            tiles=[
                LaidTile(
                    self.tile_number[i],
                    self.tile_face[i],
                    self.tile_flower[i],
                    self.tile_anchor[i],
                    self.tile_rotation[i],
                    self.tile_floor[i],
                    self.tile_turn[i],
                )
                for i in range(self.tiles)
            ],
            ornaments=[
                Ornament(self.ornament_kind[i], self.ornament_cell[i], self.ornament_other[i], self.ornament_floor[i])
                for i in range(self.ornaments)
            ],
            belvederes=[(self.belvedere_cell[i], self.belvedere_floor[i]) for i in range(self.belvederes)],
        )

    def set_fields(self, fields: GardenFields, rules: int, turn: int) -> None:
        """Put every piece in its place; the tiles laid in `turn` are new."""
        self.clear(rules)
        for laid in fields.tiles:
            if laid.turn != turn:
                self.lay_again(laid)
        self.fresh = 0
        for laid in fields.tiles:
            if laid.turn == turn:
                self.lay_again(laid)
        for cell, floor in fields.belvederes:
            topmost = self.height(cell) == floor
            self.set_belvedere(cell, floor)
            if not topmost:
                self.used &= ~(ONE << cell)
        for ornament in fields.ornaments:
            self.build_again(ornament)

    def lay_again(self, laid: LaidTile) -> None:
        """Lay a listed tile."""
        self.lay(laid.tile, laid.face, laid.flower, laid.anchor, laid.rotation, laid.floor, laid.turn)

    def build_again(self, ornament: Ornament) -> None:
        """Build a listed ornament, as far as no later tile has covered it."""
        kind = ornament.kind
        for place, (cell, floor) in enumerate(ornament.ends()):
            if self.height(cell) == floor:
                self.used |= ONE << cell
                if kind == STATUE:
                    self.statues |= ONE << cell
                elif kind == STAIRS and place == 0:
                    self.flights |= ONE << cell
        middle = (ornament.cell + ornament.other) >> 1
        if kind == BRIDGE and self.height(middle) < ornament.floor:
            self.decks[ornament.floor] |= ONE << middle
            self.decked |= ONE << middle
        self.note(kind, ornament.cell, ornament.other, ornament.floor)
