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
    DE_BRUIJN,
    FLOORS,
    FORCED_ONLY,
    FREE_OVERHANG,
    GAP_GROUND,
    GAP_ONE_FLOOR,
    NEXT_FLOOR,
    NO_RESTART,
    NOTHING,
    PATTERNS,
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
LOWEST = sorted(range(64), key=lambda bit: ((DE_BRUIJN << bit) & ALL) >> 58)
# The supports of a placement whose corners on near (far) cells are these four bits; 3 where they are not.
NEAR_SUPPORTS = [sum((SINGLE if corners >> j & 1 else 3) << 2 * j for j in range(4)) for corners in range(16)]
FAR_SUPPORTS = [sum((DOUBLE if corners >> j & 1 else 3) << 2 * j for j in range(4)) for corners in range(16)]
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
        self.set_hand(singles, doubles, spare, roofs)
        rotations = self.rotations(face)
        for floor in range(1, self.top + 2):  # T10
            self.fill_floor(codes, base, rotations, floor)

    def set_hand(self, singles: int, doubles: int, spare: int, roofs: bool) -> None:
        """Set what the next placements may cost."""
        self.singles = singles
        self.doubles = doubles
        self.spare = spare
        self.roofs = roofs

    def fill_floor(self, codes: Codes, base: int, rotations: int, floor: int) -> None:
        """Add the placements on one floor, for the hand that is set."""
        self.find_spots(floor)
        for pattern in range(PATTERNS):
            if self.spots[pattern]:
                self.add_places(codes, base, rotations, self.spots[pattern], pattern - 1)

    def find_spots(self, floor: int) -> None:
        """Find the anchors of all placements on one floor, by pattern: `spots[1 + c]` has corner c open."""
        low = self.at[floor - 1]
        free = ALL & ~(self.used | self.decked)  # T7
        self.near = low & free
        self.far = self.at[floor - 2] & free if floor > 1 else 0
        support = self.near | self.far | (low & self.statues & ~self.decked)  # T8; under a deck T6 forbids it
        nw = support >> 8
        ne = support >> 9
        se = support >> 1
        anchors = ANCHORS & ~self.barred(floor)  # T2, T3
        self.spots[0] = self.payable(anchors & nw & ne & se & support, -1)
        under = self.spannable(floor, support, free) if self.roofs else 0  # T4: one corner may be open
        self.spots[1] = self.payable(anchors & (under >> 8) & ne & se & support, 0)
        self.spots[2] = self.payable(anchors & nw & (under >> 9) & se & support, 1)
        self.spots[3] = self.payable(anchors & nw & ne & (under >> 1) & support, 2)
        self.spots[4] = self.payable(anchors & nw & ne & se & under, 3)

    def barred(self, floor: int) -> int:
        """T3 Anchors that another tile has; with `next_floor` only those of the floor below (R7)."""
        if not self.rules & NEXT_FLOOR:
            return self.anchors
        anchors = 0
        for i in range(self.tiles):
            if self.tile_floor[i] == floor - 1:
                anchors |= ONE << self.tile_anchor[i]
        return anchors

    def spannable(self, floor: int, support: int, free: int) -> int:
        """T6, T9 Cells over which a corner may hang without support."""
        low = self.at[floor - 1]
        under = 0
        for i in range(floor):
            under |= self.at[i]
        under &= ~(low & (self.statues | self.flights))  # R10, R32
        if self.decked:
            for i in range(floor, FLOORS):
                under &= ~self.decks[i]  # R35
        if self.rules & FREE_OVERHANG:
            under &= free
        if self.rules & FORCED_ONLY:
            under &= ~support
        return under

    def payable(self, places: int, open_corner: int) -> int:
        """T11 Keep the anchors whose pillars can be paid.

        Doubles in hand pay first; another costs two singles and needs the supply. The corners on pillars are counted
        for all anchors at once, as binary numbers with one bit in each of three masks.
        """
        if not places or (not self.far and self.singles >= 4):
            return places
        nw = self.near >> 8 if open_corner != 0 else 0
        ne = self.near >> 9 if open_corner != 1 else 0
        se = self.near >> 1 if open_corner != 2 else 0
        sw = self.near if open_corner != 3 else 0
        ones1 = nw ^ ne ^ se ^ sw
        ones2 = (nw & ne) ^ (se & sw) ^ ((nw ^ ne) & (se ^ sw))
        ones4 = nw & ne & se & sw
        nw = self.far >> 8 if open_corner != 0 else 0
        ne = self.far >> 9 if open_corner != 1 else 0
        se = self.far >> 1 if open_corner != 2 else 0
        sw = self.far if open_corner != 3 else 0
        twos1 = nw ^ ne ^ se ^ sw
        twos2 = (nw & ne) ^ (se & sw) ^ ((nw ^ ne) & (se ^ sw))
        twos4 = nw & ne & se & sw
        paid = 0
        for twos in range(5):
            exchanged = max(twos - self.doubles, 0)
            singles = self.singles - 2 * exchanged
            if exchanged > self.spare or singles < 0:
                break
            here = (twos1 if twos & 1 else ~twos1) & (twos2 if twos & 2 else ~twos2) & (twos4 if twos & 4 else ~twos4)
            if singles < 1:
                here &= ~ones1
            if singles < 2:
                here &= ~ones2
            if singles == 2:
                here &= ~(ones1 & ones2)
            if singles < 4:
                here &= ~ones4
            paid |= here
        return places & paid

    def add_places(self, codes: Codes, base: int, rotations: int, places: int, open_corner: int) -> None:
        """Add the placements at these anchors, in every rotation."""
        size = codes.size
        while places:
            code = base | self.supported_at(LOWEST[(((places & -places) * DE_BRUIJN) & ALL) >> 58], open_corner)
            places &= places - 1
            codes.items[size] = code
            if rotations > 1:
                codes.items[size + 1] = code | (1 << ROTATION_BIT)
            if rotations > 2:
                codes.items[size + 2] = code | (2 << ROTATION_BIT)
                codes.items[size + 3] = code | (3 << ROTATION_BIT)
            size += rotations
        codes.size = size

    def supported_at(self, anchor: int, open_corner: int) -> int:
        """Return anchor and supports of a placement, as parts of its code."""
        supports = NEAR_SUPPORTS[self.corners_on(self.near, anchor)] & FAR_SUPPORTS[self.corners_on(self.far, anchor)]
        if open_corner >= 0:
            supports &= ~(3 << (2 * open_corner))
        return (anchor << ANCHOR_BIT) | supports

    def corners_on(self, cells: int, anchor: int) -> int:
        """2.2 The corners of a tile that lie on these cells, as four bits, NW in the lowest."""
        return ((cells >> (anchor + 8)) & 3) | (((cells >> anchor) & 2) << 1) | (((cells >> anchor) & 1) << 3)

    # --- Choosing a placement without listing all -----------------------------------------------------------

    def count_places(self, singles: int, doubles: int, spare: int, roofs: bool) -> int:
        """Return the number of placements of a tile that cannot be told from its rotations."""
        self.set_hand(singles, doubles, spare, roofs)
        total = 0
        for floor in range(1, self.top + 2):
            self.find_spots(floor)
            self.on_floor[floor] = 0
            for pattern in range(PATTERNS):
                if self.spots[pattern]:
                    self.on_floor[floor] += self.count(self.spots[pattern])
            total += self.on_floor[floor]
        return total

    def place_at(self, base: int, rotations: int, choice: int) -> int:
        """Return placement number `choice` in the order of `fill_places`, once they are counted."""
        skipped = choice // rotations
        floor = 1
        while skipped >= self.on_floor[floor]:
            skipped -= self.on_floor[floor]
            floor += 1
        self.find_spots(floor)
        pattern = 0
        while skipped >= self.count(self.spots[pattern]):
            skipped -= self.count(self.spots[pattern])
            pattern += 1
        places = self.spots[pattern]
        for _ in range(skipped):
            places &= places - 1
        return base | self.supported_at(self.lowest(places), pattern - 1) | ((choice % rotations) << ROTATION_BIT)

    def add(self, codes: Codes, code: int) -> None:
        """Write one action into `codes`."""
        codes.items[codes.size] = code
        codes.size += 1

    def place(self, code: int, tile: int, face: int, flower: int, turn: int) -> None:
        """Lay a tile as a legal placement says."""
        anchor = (code >> ANCHOR_BIT) & 63
        floor = self.floor_of(code)
        self.lay(tile, face, flower, anchor, (code >> ROTATION_BIT) & 3, floor, turn)
        for corner in range(4):
            if not (code >> (2 * corner)) & 3:
                self.set_belvedere(self.corner(anchor, corner), floor)

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
