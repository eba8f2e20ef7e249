"""The rules of building in one garden (4.3 and 4.4), with shifts and masks.

A pair of neighbours is written at the cell of lower number: `x & (x >> 1)` are the cells that share a property with
their eastern neighbour, `>> 8` with the northern one. `garden.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from ziggurat.core.position import Codes
from ziggurat.games.babylon.actions import (
    ANCHOR_BIT,
    BRIDGE,
    CELL_BIT,
    DOUBLE,
    FOUNTAIN,
    KIND_BIT,
    NO_STAR,
    ORNAMENT,
    OTHER_BIT,
    PILLAR_STATUE,
    PLACE,
    ROTATION_BIT,
    SINGLE,
    STAIRS,
    STAR_FIRST,
    STAR_SECOND,
    STATUE,
)
from ziggurat.games.babylon.fields import (
    ANY_LINE,
    FLOORS,
    FORCED_ONLY,
    FREE_OVERHANG,
    GAP_GROUND,
    GAP_ONE_FLOOR,
    NEXT_FLOOR,
    NO_RESTART,
    NOTHING,
    T_BLANK,
    T_ICON,
    UNLIMITED,
)
from ziggurat.games.babylon.scoring import GardenScore

PLAIN = __file__.endswith(".py")
ALL = 0xFFFFFFFFFFFFFFFF
ONE = 1
ANCHORS = 0x007F7F7F7F7F7F7F  # a1 to g7
HAS_EAST = 0x7F7F7F7F7F7F7F7F  # cells with a neighbour to the east
HAS_TWO_EAST = 0x3F3F3F3F3F3F3F3F
RANK = 0xFF
FILE = 0x0101010101010101
MAX_CODES = 2500  # 1960 placements and 104 ornaments at most, see `position.room`


class Garden(GardenScore):
    """One garden with its rules."""

    def clone(self) -> Garden:
        """Return an independent copy."""
        other = Garden.__new__(Garden)
        if PLAIN:
            other.allocate()
        other.copy_from(self)
        return other

    # --- 4.3 Placing tiles --------------------------------------------------------------------------------

    def fill_places(
        self, codes: Codes, base: int, face: int, singles: int, doubles: int, spare: int, roofs: bool
    ) -> None:
        """Add every legal placement of a tile; `base` is the code of its source.

        In hand are `singles` and `doubles`; the supply has `spare` more doubles and, if `roofs`, a belvedere.
        """
        self.singles = singles
        self.doubles = doubles
        self.spare = spare
        rotations = self.rotations(face)
        below = 0
        for floor in range(1, self.top + 2):  # T10
            below |= self.at[floor - 1]
            self.fill_floor(codes, base, rotations, floor, below, roofs)

    def rotations(self, face: int) -> int:
        """9.2 The number of rotations that look different."""
        if face == ((face >> 3) | ((face & 7) << 9)):
            return 1
        if face == ((face >> 6) | ((face & 63) << 6)):
            return 2
        return 4

    def fill_floor(self, codes: Codes, base: int, rotations: int, floor: int, below: int, roofs: bool) -> None:
        """Add the placements on one floor; `below` are all cells lower than it (T6)."""
        low = self.at[floor - 1]
        lower = self.at[floor - 2] if floor > 1 else 0
        free = ALL & ~(self.used | self.decked)  # T7
        near = low & free
        far = lower & free
        support = near | far | (low & self.statues & ~self.decked)  # T8; under a deck T6 forbids it
        nw = support >> 8
        ne = support >> 9
        se = support >> 1
        anchors = ANCHORS & ~self.barred(floor)  # T2, T3
        self.add_places(codes, base, rotations, anchors & nw & ne & se & support, -1, near, far)
        if roofs:  # T4: one corner may be open
            under = self.spannable(floor, below, support, free)
            self.add_places(codes, base, rotations, anchors & (under >> 8) & ne & se & support, 0, near, far)
            self.add_places(codes, base, rotations, anchors & nw & (under >> 9) & se & support, 1, near, far)
            self.add_places(codes, base, rotations, anchors & nw & ne & (under >> 1) & support, 2, near, far)
            self.add_places(codes, base, rotations, anchors & nw & ne & se & under, 3, near, far)

    def barred(self, floor: int) -> int:
        """T3 Anchors that another tile has; with `next_floor` only those of the floor below (R7)."""
        if not self.rules & NEXT_FLOOR:
            return self.anchors
        anchors = 0
        for i in range(self.tiles):
            if self.tile_floor[i] == floor - 1:
                anchors |= ONE << self.tile_anchor[i]
        return anchors

    def spannable(self, floor: int, below: int, support: int, free: int) -> int:
        """T6, T9 Cells over which a corner may hang without support."""
        low = self.at[floor - 1]
        under = below & ~(low & (self.statues | self.flights))  # R10, R32
        if self.decked:
            for i in range(floor, FLOORS):
                under &= ~self.decks[i]  # R35
        if self.rules & FREE_OVERHANG:
            under &= free
        if self.rules & FORCED_ONLY:
            under &= ~support
        return under

    def add_places(
        self, codes: Codes, base: int, rotations: int, places: int, open_corner: int, near: int, far: int
    ) -> None:
        """Add the placements at these anchors that can be paid (T11), in every rotation."""
        while places:
            anchor = self.lowest(places)
            places &= places - 1
            supports = ones = twos = 0
            for corner in range(4):
                if corner == open_corner:
                    continue
                cell = self.corner(anchor, corner)
                if (near >> cell) & 1:
                    supports |= SINGLE << (2 * corner)
                    ones += 1
                elif (far >> cell) & 1:
                    supports |= DOUBLE << (2 * corner)
                    twos += 1
                else:
                    supports |= PILLAR_STATUE << (2 * corner)
            if self.payable(ones, twos):
                for rotation in range(rotations):
                    self.add(codes, base | (anchor << ANCHOR_BIT) | (rotation << ROTATION_BIT) | supports)

    def payable(self, ones: int, twos: int) -> bool:
        """T11 Doubles in hand pay first; another costs two singles and needs the supply."""
        exchanged = twos - self.doubles if twos > self.doubles else 0
        return ones + 2 * exchanged <= self.singles and exchanged <= self.spare

    def add(self, codes: Codes, code: int) -> None:
        """Write one action into `codes`."""
        codes.items[codes.size] = code
        codes.size += 1

    def floor_of(self, code: int) -> int:
        """9.2 The floor of a placement: the common top of its supports."""
        anchor = (code >> ANCHOR_BIT) & 63
        for corner in range(4):
            support = (code >> (2 * corner)) & 3
            if support:
                return self.height(self.corner(anchor, corner)) + (2 if support == DOUBLE else 1)
        return 0

    def place(self, code: int, tile: int, face: int, flower: int, turn: int) -> None:
        """Lay a tile as a legal placement says."""
        anchor = (code >> ANCHOR_BIT) & 63
        floor = self.floor_of(code)
        self.lay(tile, face, flower, anchor, (code >> ROTATION_BIT) & 3, floor, turn)
        for corner in range(4):
            if not (code >> (2 * corner)) & 3:
                self.set_belvedere(self.corner(anchor, corner), floor)

    def pillars(self, code: int, support: int) -> int:
        """Count the corners of a placement that rest on this kind of support."""
        count = 0
        for corner in range(4):
            if (code >> (2 * corner)) & 3 == support:
                count += 1
        return count

    # --- 4.4 Ornaments ------------------------------------------------------------------------------------

    def fill_ornaments(self, codes: Codes, token: int, pieces: int) -> None:
        """Add every legal ornament, for an unspent `token` effect and the `pieces` in the supply."""
        if not self.fresh & ~self.used:  # at least one end is on a new tile
            return
        open_spaces = ALL & ~(self.used | self.at[0])
        if pieces & 1 << STATUE:
            self.fill_statues(codes, open_spaces, token)
        if pieces & 1 << FOUNTAIN:
            self.fill_fountains(codes, open_spaces, token)
        if pieces & 1 << BRIDGE:
            self.fill_bridges(codes, open_spaces, token)
        if pieces & 1 << STAIRS:
            self.fill_stairs(codes, open_spaces, token)

    def granted(self, kind: int, open_spaces: int, token: int) -> int:
        """4.7 Spaces without the icon, where the token may grant it (R44 to R47)."""
        shown = self.icons[0] | self.icons[1] | self.icons[2] | self.icons[3]
        if token == T_ICON:
            return open_spaces & self.fresh & shown & ~self.icons[kind]
        if token == T_BLANK:
            return open_spaces & self.fresh & ~shown
        return 0

    def fill_statues(self, codes: Codes, open_spaces: int, token: int) -> None:
        """Statues: on a new tile, in line with a visible statue, if there is one."""
        spaces = open_spaces & self.fresh & self.aligned()
        self.add_statues(codes, spaces & self.icons[STATUE], NO_STAR)
        self.add_statues(codes, self.granted(STATUE, spaces, token), STAR_FIRST)

    def add_statues(self, codes: Codes, cells: int, star: int) -> None:
        """Add a statue on each of these cells."""
        while cells:
            self.add_ornament(codes, STATUE, self.lowest(cells), self.lowest(cells), star)
            cells &= cells - 1

    def aligned(self) -> int:
        """R37 to R40 Cells in line with a visible statue; all cells if none is visible."""
        statues = self.statues
        if not statues:
            return 0 if self.rules & NO_RESTART and self.ever_statue() else ALL
        lines = 0
        while statues:
            cell = self.lowest(statues)
            statues &= statues - 1
            lines |= (RANK << (cell & 56)) | (FILE << (cell & 7))
            if self.rules & ANY_LINE:
                lines |= self.diagonals(cell)
        return lines

    def ever_statue(self) -> bool:
        """R39 Return whether a statue was ever built here."""
        for i in range(self.ornaments):  # noqa: SIM110 (a compiled loop needs no generator)
            if self.ornament_kind[i] == STATUE:
                return True
        return False

    def diagonals(self, cell: int) -> int:
        """Cells of equal file and rank distance."""
        cells = 0
        for other in range(64):
            files = (other & 7) - (cell & 7)
            ranks = (other >> 3) - (cell >> 3)
            if files * files == ranks * ranks:
                cells |= ONE << other
        return cells

    def fill_fountains(self, codes: Codes, open_spaces: int, token: int) -> None:
        """Fountains: two neighbours on the same floor, of two different tiles."""
        east = north = 0
        for floor in range(1, self.top + 1):
            here = self.at[floor]
            east |= here & (here >> 1)
            north |= here & (here >> 8)
        right = open_spaces & self.icons[FOUNTAIN]
        grant = self.granted(FOUNTAIN, open_spaces, token)
        self.add_pairs(codes, FOUNTAIN, east & HAS_EAST & ~self.joined_east, 1, right, grant, False)
        self.add_pairs(codes, FOUNTAIN, north & ~self.joined_north, 8, right, grant, False)

    def fill_bridges(self, codes: Codes, open_spaces: int, token: int) -> None:
        """Bridges: a lower cell between the ends, without flights and decks (R33 to R36)."""
        east = north = below = 0
        for floor in range(1, self.top + 1):
            here = self.at[floor]
            low = self.at[floor - 1]
            below |= low
            gap = below
            if self.rules & GAP_ONE_FLOOR:
                gap = low
            elif self.rules & GAP_GROUND:
                gap = self.at[0]
            gap &= ~(self.decks[floor] | (self.flights & low))  # R36, R32
            east |= here & (gap >> 1) & (here >> 2)
            north |= here & (gap >> 8) & (here >> 16)
        right = open_spaces & self.icons[BRIDGE]
        grant = self.granted(BRIDGE, open_spaces, token)
        self.add_pairs(codes, BRIDGE, east & HAS_TWO_EAST, 2, right, grant, False)
        self.add_pairs(codes, BRIDGE, north, 16, right, grant, False)

    def fill_stairs(self, codes: Codes, open_spaces: int, token: int) -> None:
        """Stairs: neighbours one floor apart, without a deck in the way (R32)."""
        east = west = north = south = 0
        for floor in range(1, self.top):
            low = self.at[floor] & ~self.decks[floor + 1]
            high = self.at[floor + 1]
            east |= low & (high >> 1)
            west |= high & (low >> 1)
            north |= low & (high >> 8)
            south |= high & (low >> 8)
        right = open_spaces & self.icons[STAIRS]
        grant = self.granted(STAIRS, open_spaces, token)
        self.add_pairs(codes, STAIRS, east & HAS_EAST, 1, right, grant, False)
        self.add_pairs(codes, STAIRS, west & HAS_EAST, 1, right, grant, True)
        self.add_pairs(codes, STAIRS, north, 8, right, grant, False)
        self.add_pairs(codes, STAIRS, south, 8, right, grant, True)

    def add_pairs(self, codes: Codes, kind: int, pairs: int, step: int, right: int, grant: int, turned: bool) -> None:
        """Add ornaments on pairs (c, c + step); `turned` puts c + step first."""
        new = self.fresh | (self.fresh >> step)
        self.add_ends(codes, kind, pairs & right & (right >> step) & new, step, NO_STAR, turned)
        if grant:
            self.add_ends(codes, kind, pairs & grant & (right >> step), step, STAR_FIRST, turned)
            self.add_ends(codes, kind, pairs & right & (grant >> step), step, STAR_SECOND, turned)

    def add_ends(self, codes: Codes, kind: int, pairs: int, step: int, star: int, turned: bool) -> None:
        """Add an ornament for each pair, all with the same star."""
        while pairs:
            cell = self.lowest(pairs)
            pairs &= pairs - 1
            if turned:
                self.add_ornament(codes, kind, cell + step, cell, 3 - star if star else star)
            else:
                self.add_ornament(codes, kind, cell, cell + step, star)

    def add_ornament(self, codes: Codes, kind: int, cell: int, other: int, star: int) -> None:
        """Write one ornament into `codes`."""
        self.add(codes, ORNAMENT | (kind << KIND_BIT) | (cell << CELL_BIT) | (other << OTHER_BIT) | star)

    def build_ornament(self, code: int) -> None:
        """Build a legal ornament."""
        self.build((code >> KIND_BIT) & 3, (code >> CELL_BIT) & 63, (code >> OTHER_BIT) & 63)

    # --- For Python ---------------------------------------------------------------------------------------

    def places(
        self, face: int, singles: int = UNLIMITED, doubles: int = 0, spare: int = UNLIMITED, roofs: bool = True
    ) -> list[int]:
        """Return the legal placements of a tile, as codes with the source `dug`."""
        codes = Codes(MAX_CODES)
        self.fill_places(codes, PLACE, face, singles, doubles, spare, roofs)
        return codes.to_list()

    def supports(
        self, singles: int = UNLIMITED, doubles: int = 0, spare: int = UNLIMITED, roofs: bool = True
    ) -> list[tuple[int, int]]:
        """Return code and floor of each legal placement of any tile, not turned (9.2)."""
        return [(code, self.floor_of(code)) for code in self.places(0, singles, doubles, spare, roofs)]

    def price(self, code: int, doubles: int) -> tuple[int, int]:
        """4.3 Return the singles and doubles that a placement costs with these doubles (R43)."""
        twos = self.pillars(code, DOUBLE)
        paid = min(twos, doubles)
        return self.pillars(code, SINGLE) + 2 * (twos - paid), paid

    def legal_ornaments(self, token: int = NOTHING, pieces: int = 15) -> list[int]:
        """Return the legal ornaments."""
        codes = Codes(MAX_CODES)
        self.fill_ornaments(codes, token, pieces)
        return codes.to_list()

    def carry_out(self, code: int, tile: int, face: int, flower: int, turn: int) -> None:
        """Carry out a legal placement of this tile, or a legal ornament."""
        if code >= PLACE:
            self.place(code, tile, face, flower, turn)
        else:
            self.build_ornament(code)

    def end_turn(self) -> None:
        """End the turn: its tiles are no longer new."""
        self.fresh = 0

    def heights(self) -> list[int]:
        """Return the height of every cell."""
        return [self.height(cell) for cell in range(64)]
