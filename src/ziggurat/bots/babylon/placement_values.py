"""Approximate values of all placements in a Babylon garden, without building anything.

No two icons of a tile can be the ends of one ornament, so the value of a placement is nearly the sum of the values of
its corners. That sum is looked up for each rotation of each tile. It ignores rare cases (the last visible end of an
ornament is covered, two ornaments exclude each other), so the caller builds and evaluates the best placements.
`placement_values.pxd` declares the C types.
"""

from __future__ import annotations

from array import array

from ziggurat.bots.babylon.features import (
    FLOOR_W,
    FLOWER_W,
    HEIGHT_W,
    ICON_W,
    KIND_W,
    SINGLE_W,
    STATUE_W,
)
from ziggurat.core.position import Codes
from ziggurat.games.babylon.actions import (
    ANCHOR_BIT,
    BRIDGE,
    DOUBLE,
    FOUNTAIN,
    OPEN,
    PILLAR_STATUE,
    PLACE,
    ROTATION_BIT,
    SINGLE,
    SOURCE_BIT,
    STAIRS,
    STATUE,
)
from ziggurat.games.babylon.fields import (
    BELVEDERE_POINTS,
    FIRST_FLOWER,
    FLOOR_POINTS,
    MAX_STORED,
    QUAD,
    SET_POINTS,
    T_BLANK,
    T_ICON,
)
from ziggurat.games.babylon.garden import Garden
from ziggurat.search.turn_list import TurnList

PLAIN = __file__.endswith(".py")
ALL = 0xFFFFFFFFFFFFFFFF
HAS_EAST = 0x7F7F7F7F7F7F7F7F
HAS_WEST = 0xFEFEFEFEFEFEFEFE
HAS_TWO_EAST = 0x3F3F3F3F3F3F3F3F
HAS_TWO_WEST = 0xFCFCFCFCFCFCFCFC
MAX_PATTERNS = 512  # 49 anchors, at most two floors, and five choices of the open corner: none or one of four
ROW = MAX_PATTERNS + 16  # all patterns with one icon in one corner; rows of 2 kB would displace each other in caches
GAINS = 20  # rows: for each of four corners, without an icon and with each of four icons
MAX_LOST = 2  # statues that become pillars under one tile; three or four count as two


class PlacementValues:
    """Values of the placements in one garden.

    A pattern is a placement without its tile: anchor and supports.
    """

    def __init__(self, weights: array[int]) -> None:
        """Share `weights`, in the order of `FEATURES`, with the caller, which updates them."""
        if PLAIN:
            self.allocate()
        self.w = weights
        self.patterns = Codes(MAX_PATTERNS)
        self.cost = array("i", bytes(4 * MAX_PATTERNS))
        self.fixed = array("i", bytes(4 * MAX_PATTERNS))
        self.lost = array("i", bytes(4 * MAX_PATTERNS))
        self.gain = array("i", bytes(4 * GAINS * ROW))
        self.kinds = array("i", bytes(4 * GAINS * ROW))
        self.most = array("i", bytes(4 * 4 * MAX_PATTERNS))
        self.limit = array("i", bytes(4 * MAX_PATTERNS))
        self.able = array("i", bytes(4 * MAX_PATTERNS))
        self.corners = array("i", bytes(4 * MAX_PATTERNS))
        self.variety = array("i", bytes(4 * 16 * (MAX_LOST + 1)))
        self.most_variety = array("i", bytes(4 * 16 * (MAX_LOST + 1)))

    def allocate(self) -> None:
        """Create the lists of meeting cells; a compiled object has C arrays instead."""
        self.fountains = [0] * 4
        self.bridges = [0] * 4
        self.ups = [0] * 4
        self.downs = [0] * 4

    def set_garden(self, garden: Garden, token: int, singles: int, doubles: int, spare: int, roofs: bool) -> None:
        """Compute the patterns of a scored garden, for the pillars in hand."""
        garden.set_hand(singles, doubles, spare, roofs)
        self.token = token
        self.patterns.size = 0
        self.aligned = garden.aligned()
        self.spaces = ALL & ~(garden.used | garden.at[0])
        self.compute_variety(garden)
        below = 0
        for floor in range(1, garden.top + 2):
            below |= garden.at[floor - 1]
            first = self.patterns.size
            garden.fill_floor(self.patterns, PLACE, 1, floor)
            if self.patterns.size > first:
                self.find_meeting_cells(garden, floor, below)
                self.value_ornaments(garden, floor)
                for place in range(first, self.patterns.size):
                    self.value_pattern(garden, place, floor, doubles)

    # --- Sets of four -----------------------------------------------------------------------------------------------

    def compute_variety(self, garden: Garden) -> None:
        """Compute the value of the sets with more ornaments of some kinds and fewer statues."""
        now = self.sets_value(garden, 0, KIND_W)
        for lost in range(MAX_LOST + 1):
            for kinds in range(16):
                self.change_tally(garden, lost, kinds, 1)
                self.variety[16 * lost + kinds] = self.sets_value(garden, 0, KIND_W) - now
                self.change_tally(garden, lost, kinds, -1)
                self.bound_variety(16 * lost, kinds)

    def bound_variety(self, first: int, kinds: int) -> None:
        """Compute the largest value of the sets with some or all of these kinds."""
        most = self.variety[first + kinds]
        for kind in range(4):
            if (kinds >> kind) & 1:
                most = max(most, self.most_variety[first + kinds - (1 << kind)])
        self.most_variety[first + kinds] = most

    def change_tally(self, garden: Garden, lost: int, kinds: int, sign: int) -> None:
        """Add ornaments of these kinds to the tally, less `lost` statues; reversed with `sign` -1."""
        for kind in range(4):
            if (kinds >> kind) & 1:
                garden.tally[kind] += sign
        garden.tally[STATUE] -= sign * lost

    def sets_value(self, garden: Garden, first: int, weight: int) -> int:
        """Return the value of the sets of four that start at `first` in the tally."""
        return 100 * SET_POINTS * garden.sets(first) + self.w[weight] * garden.begun(first)

    def flower_value(self, garden: Garden, flower: int) -> int:
        """Return the value added by one more tile with this flower."""
        now = self.sets_value(garden, FIRST_FLOWER, FLOWER_W)
        garden.tally[FIRST_FLOWER + flower] += 1
        then = self.sets_value(garden, FIRST_FLOWER, FLOWER_W)
        garden.tally[FIRST_FLOWER + flower] -= 1
        return then - now

    # --- Cells where an ornament has its other end ------------------------------------------------------------------

    def find_meeting_cells(self, garden: Garden, floor: int, below: int) -> None:
        """Find the cells where a corner on this floor could be an ornament's end."""
        ends = self.spaces & garden.icons[STAIRS]
        self.neighbours(self.fountains, self.spaces & garden.icons[FOUNTAIN] & garden.at[floor])
        self.neighbours(self.ups, ends & garden.at[floor + 1])
        self.neighbours(self.downs, ends & garden.at[floor - 1] & ~garden.decks[floor])
        gap = below & ~(garden.decks[floor] | (garden.flights & garden.at[floor - 1]))
        self.across(self.bridges, self.spaces & garden.icons[BRIDGE] & garden.at[floor], gap)

    def neighbours(self, cells: list[int], ends: int) -> None:
        """Write, for each corner, the cells next to these ends on its outer sides."""
        north = ends >> 8
        south = (ends << 8) & ALL
        east = (ends >> 1) & HAS_EAST
        west = (ends << 1) & HAS_WEST
        self.by_corner(cells, north, east, south, west)

    def across(self, cells: list[int], ends: int, gap: int) -> None:
        """Write, for each corner, the cells across a gap from these ends."""
        north = (gap >> 8) & (ends >> 16)
        south = (gap << 8) & (ends << 16) & ALL
        east = (gap >> 1) & (ends >> 2) & HAS_TWO_EAST
        west = (gap << 1) & (ends << 2) & HAS_TWO_WEST
        self.by_corner(cells, north, east, south, west)

    def by_corner(self, cells: list[int], north: int, east: int, south: int, west: int) -> None:
        """Combine the two outer sides of each corner; the inner sides belong to its tile."""
        cells[0] = north | west
        cells[1] = north | east
        cells[2] = south | east
        cells[3] = south | west

    # --- Values of a pattern ------------------------------------------------------------------------------------------

    def value_ornaments(self, garden: Garden, floor: int) -> None:
        """Compute the value of each ornament with an end on this floor."""
        self.later = self.w[ICON_W] + (floor - 1) * self.w[HEIGHT_W]  # of an icon that only a later tile can use
        self.statue_value = 100 * garden.ornament_points(STATUE, floor) + self.w[STATUE_W]
        self.fountain_value = 100 * garden.ornament_points(FOUNTAIN, floor) - self.later
        self.bridge_value = 100 * garden.ornament_points(BRIDGE, floor) - self.later
        self.up_value = 100 * garden.ornament_points(STAIRS, floor) - self.later
        self.down_value = 100 * garden.ornament_points(STAIRS, floor - 1) - self.later
        self.lost_value = 100 * garden.ornament_points(STATUE, floor - 1) + self.w[STATUE_W]

    def value_pattern(self, garden: Garden, place: int, floor: int, doubles: int) -> None:
        """Compute the cost of a pattern and its values for each icon."""
        code = self.patterns.items[place]
        anchor = (code >> ANCHOR_BIT) & 63
        ones = twos = lost = token = 0
        self.able[place] = 0
        for corner in range(4):
            support = (code >> (2 * corner)) & 3
            if support == SINGLE:
                ones += 1
            elif support == DOUBLE:
                twos += 1
            elif support == PILLAR_STATUE:
                lost += 1
            self.value_corner(place, corner, garden.corner(anchor, corner), support == OPEN)
            token = max(token, self.most[4 * place + corner])
        self.cost[place] = ones + (2 * (twos - doubles) if twos > doubles else 0)
        self.lost[place] = lost if lost < MAX_LOST else MAX_LOST
        self.fixed[place] = self.cover(garden, QUAD << anchor, floor) - lost * self.lost_value
        if ones + twos + lost < 4:
            self.fixed[place] += 100 * BELVEDERE_POINTS
        self.limit[place] = self.fixed[place] + token

    def cover(self, garden: Garden, cells: int, floor: int) -> int:
        """Return the value of a higher floor less that of the icons covered."""
        value = 100 * FLOOR_POINTS + self.w[FLOOR_W] if floor > garden.top else 0
        icons = (garden.icons[1] | garden.icons[2] | garden.icons[3]) & self.spaces & cells
        if icons:
            value -= self.w[ICON_W] * garden.count(icons)
            for low in range(2, floor):
                value -= self.w[HEIGHT_W] * (low - 1) * garden.count(icons & garden.at[low])
        return value

    def value_corner(self, place: int, corner: int, cell: int, roofed: bool) -> None:
        """Compute the value of each icon in a corner; under a belvedere it has none."""
        at = 5 * corner * ROW + place
        for icon in range(5):
            self.gain[at + icon * ROW] = self.kinds[at + icon * ROW] = 0
        self.most[4 * place + corner] = 0
        if roofed:
            return
        self.add_icon_value(at + ROW, STATUE, self.statue_value if (self.aligned >> cell) & 1 else 0, 0)
        value = self.fountain_value if (self.fountains[corner] >> cell) & 1 else 0
        self.add_icon_value(at + 2 * ROW, FOUNTAIN, value, self.later)
        value = self.bridge_value if (self.bridges[corner] >> cell) & 1 else 0
        self.add_icon_value(at + 3 * ROW, BRIDGE, value, self.later)
        value = 0
        if (self.ups[corner] >> cell) & 1:
            value = self.up_value
        elif (self.downs[corner] >> cell) & 1:
            value = self.down_value
        self.add_icon_value(at + 4 * ROW, STAIRS, value, self.later)
        for icon in range(1, 5):
            self.able[place] |= self.kinds[at + icon * ROW]
        self.grant(at, 4 * place + corner)

    def add_icon_value(self, at: int, kind: int, value: int, later: int) -> None:
        """Store the value of an icon: its ornament now, or else `later`."""
        if value:
            self.gain[at] = value
            self.kinds[at] = 1 << kind
        else:
            self.gain[at] = later

    def grant(self, at: int, corner: int) -> None:
        """4.7 Apply the token in force, which may grant a corner its most valuable icon."""
        if self.token not in (T_ICON, T_BLANK):
            return
        best = at
        for icon in range(1, 5):
            if self.kinds[at + icon * ROW] and self.gain[at + icon * ROW] > self.gain[best]:
                best = at + icon * ROW
        if self.token == T_ICON:
            self.most[corner] = self.gain[best]
        else:
            self.gain[at] = self.gain[best]
            self.kinds[at] = self.kinds[best]

    # --- Finding good placements -------------------------------------------------------------------------------------

    def add_placements(
        self, turns: TurnList, column: int, source: int, face: int, rotations: int, singles: int, extra: int
    ) -> None:
        """Add every affordable placement of a tile to `turns`; `extra` is added to its value.

        Most patterns are left out because even their best rotation is below the threshold.
        """
        self.value_corners(face, rotations)
        kinds = 15 if self.token == T_BLANK else self.kinds_of(face)
        for place in range(self.patterns.size):
            left = singles - self.cost[place]
            if left >= 0:
                base_value = extra + self.w[SINGLE_W] * (left if left < MAX_STORED else MAX_STORED)
                sets = self.most_variety[16 * self.lost[place] + (kinds & self.able[place])]
                bound = self.limit[place] + self.corners[place] + sets
                if base_value + bound > turns.threshold:
                    self.add_rotations(turns, column, source, face, rotations, base_value, place)

    def value_corners(self, face: int, rotations: int) -> None:
        """Compute the value of the corners of every pattern, with the tile in its best rotation."""
        for rotation in range(rotations):
            first = ROW * ((face >> (3 * (-rotation & 3))) & 7)
            second = ROW * (5 + ((face >> (3 * ((1 - rotation) & 3))) & 7))
            third = ROW * (10 + ((face >> (3 * ((2 - rotation) & 3))) & 7))
            fourth = ROW * (15 + ((face >> (3 * ((3 - rotation) & 3))) & 7))
            if rotation == 0:
                self.set_corners(self.patterns.size, first, second, third, fourth)
            else:
                self.raise_corners(self.patterns.size, first, second, third, fourth)

    def set_corners(self, size: int, first: int, second: int, third: int, fourth: int) -> None:
        """Set the value of the corners of every pattern; compilers vectorise this loop."""
        for i in range(size):
            self.corners[i] = (
                self.gain[first + i] + self.gain[second + i] + self.gain[third + i] + self.gain[fourth + i]
            )

    def raise_corners(self, size: int, first: int, second: int, third: int, fourth: int) -> None:
        """Raise the value of the corners of every pattern to that of these icons."""
        for i in range(size):
            value = self.gain[first + i] + self.gain[second + i] + self.gain[third + i] + self.gain[fourth + i]
            self.corners[i] = max(value, self.corners[i])

    def kinds_of(self, face: int) -> int:
        """Return the kinds of ornaments for which a tile has icons, as bits."""
        kinds = 0
        for corner in range(4):
            kinds |= (1 << ((face >> (3 * corner)) & 7)) >> 1
        return kinds

    def add_rotations(
        self, turns: TurnList, column: int, source: int, face: int, rotations: int, base_value: int, place: int
    ) -> None:
        """Add a pattern with the tile in every rotation (2.2)."""
        for rotation in range(rotations):
            first = (face >> (3 * (-rotation & 3))) & 7
            second = 5 + ((face >> (3 * ((1 - rotation) & 3))) & 7)
            third = 10 + ((face >> (3 * ((2 - rotation) & 3))) & 7)
            fourth = 15 + ((face >> (3 * ((3 - rotation) & 3))) & 7)
            value = base_value + self.placement_value(place, first, second, third, fourth)
            code = self.patterns.items[place] | (source << SOURCE_BIT) | (rotation << ROTATION_BIT)
            self.add(turns, value, column, code)

    def placement_value(self, place: int, first: int, second: int, third: int, fourth: int) -> int:
        """Return the approximate value of a placement; icons are rows of the gains."""
        a = ROW * first + place
        b = ROW * second + place
        c = ROW * third + place
        d = ROW * fourth + place
        kinds = self.kinds[a] | self.kinds[b] | self.kinds[c] | self.kinds[d]
        value = self.gain[a] + self.gain[b] + self.gain[c] + self.gain[d]
        if self.token == T_ICON:
            value += self.token_gain(place, first, second, third, fourth)
        return self.fixed[place] + value + self.variety[16 * self.lost[place] + kinds]

    def token_gain(self, place: int, first: int, second: int, third: int, fourth: int) -> int:
        """4.7 Return the largest gain from replacing the icon of one corner."""
        best = 0
        if first > 0:
            best = max(best, self.most[4 * place] - self.gain[ROW * first + place])
        if second > 5:
            best = max(best, self.most[4 * place + 1] - self.gain[ROW * second + place])
        if third > 10:
            best = max(best, self.most[4 * place + 2] - self.gain[ROW * third + place])
        if fourth > 15:
            best = max(best, self.most[4 * place + 3] - self.gain[ROW * fourth + place])
        return best

    def add(self, turns: TurnList, value: int, column: int, code: int) -> None:
        """Add a placement if its value exceeds the threshold."""
        if value <= turns.threshold:
            return
        column_key = column + 1
        slot = turns.insert(value, (column_key << 32) | code)
        if slot >= 0:
            turns.append(slot, column)
            turns.append(slot, code)
