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
GAINS = 20  # values per pattern: for each of four corners, without an icon and with each of four icons
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
        self.gain = array("i", bytes(4 * GAINS * MAX_PATTERNS))
        self.kinds = array("i", bytes(4 * GAINS * MAX_PATTERNS))
        self.most = array("i", bytes(4 * 4 * MAX_PATTERNS))
        self.bound = array("i", bytes(4 * MAX_PATTERNS))
        self.variety = array("i", bytes(4 * 16 * (MAX_LOST + 1)))

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

    def value_pattern(self, garden: Garden, place: int, floor: int, doubles: int) -> None:
        """Compute the cost of a pattern and its values for each icon."""
        code = self.patterns.items[place]
        anchor = (code >> ANCHOR_BIT) & 63
        ones = twos = lost = 0
        for corner in range(4):
            support = (code >> (2 * corner)) & 3
            if support == SINGLE:
                ones += 1
            elif support == DOUBLE:
                twos += 1
            elif support == PILLAR_STATUE:
                lost += 1
            self.value_corner(garden, place, corner, garden.corner(anchor, corner), floor, support == OPEN)
        self.cost[place] = ones + (2 * (twos - doubles) if twos > doubles else 0)
        self.lost[place] = lost if lost < MAX_LOST else MAX_LOST
        self.fixed[place] = self.cover(garden, QUAD << anchor, floor) - lost * (
            100 * garden.ornament_points(STATUE, floor - 1) + self.w[STATUE_W]
        )
        if ones + twos + lost < 4:
            self.fixed[place] += 100 * BELVEDERE_POINTS
        self.bound[place] = self.fixed[place] + self.variety[16 * self.lost[place] + 15] + self.corner_bound(place)

    def corner_bound(self, place: int) -> int:
        """Return an upper bound of the value of a pattern's corners, for any tile."""
        total = token = 0
        for corner in range(4):
            best = 0
            for icon in range(5):
                best = max(best, self.gain[GAINS * place + 5 * corner + icon])
            total += best
            token = max(token, self.most[4 * place + corner])
        return total + token

    def cover(self, garden: Garden, cells: int, floor: int) -> int:
        """Return the value of a higher floor less that of the icons covered."""
        value = 100 * FLOOR_POINTS + self.w[FLOOR_W] if floor > garden.top else 0
        icons = (garden.icons[1] | garden.icons[2] | garden.icons[3]) & self.spaces & cells
        if icons:
            value -= self.w[ICON_W] * garden.count(icons)
            for low in range(2, floor):
                value -= self.w[HEIGHT_W] * (low - 1) * garden.count(icons & garden.at[low])
        return value

    def value_corner(self, garden: Garden, place: int, corner: int, cell: int, floor: int, roofed: bool) -> None:
        """Compute the value of each icon in a corner; under a belvedere it has none."""
        at = GAINS * place + 5 * corner
        for icon in range(5):
            self.gain[at + icon] = self.kinds[at + icon] = 0
        self.most[4 * place + corner] = 0
        if roofed:
            return
        later = self.w[ICON_W] + (floor - 1) * self.w[HEIGHT_W]  # value of an icon that only a later tile can use
        value = 100 * garden.ornament_points(STATUE, floor) + self.w[STATUE_W]
        self.add_icon_value(at + 1, STATUE, value if (self.aligned >> cell) & 1 else 0, 0)
        value = 100 * garden.ornament_points(FOUNTAIN, floor) - later
        self.add_icon_value(at + 2, FOUNTAIN, value if (self.fountains[corner] >> cell) & 1 else 0, later)
        value = 100 * garden.ornament_points(BRIDGE, floor) - later
        self.add_icon_value(at + 3, BRIDGE, value if (self.bridges[corner] >> cell) & 1 else 0, later)
        value = 0
        if (self.ups[corner] >> cell) & 1:
            value = 100 * garden.ornament_points(STAIRS, floor) - later
        elif (self.downs[corner] >> cell) & 1:
            value = 100 * garden.ornament_points(STAIRS, floor - 1) - later
        self.add_icon_value(at + 4, STAIRS, value, later)
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
            if self.kinds[at + icon] and self.gain[at + icon] > self.gain[best]:
                best = at + icon
        if self.token == T_ICON:
            self.most[corner] = self.gain[best]
        else:
            self.gain[at] = self.gain[best]
            self.kinds[at] = self.kinds[best]

    # --- Finding good placements -------------------------------------------------------------------------------------

    def add_placements(
        self, turns: TurnList, column: int, source: int, face: int, rotations: int, singles: int, extra: int
    ) -> None:
        """Add every affordable placement of a tile to `turns`; `extra` is added to its value."""
        for place in range(self.patterns.size):
            left = singles - self.cost[place]
            if left >= 0:
                base_value = extra + self.w[SINGLE_W] * (left if left < MAX_STORED else MAX_STORED)
                if base_value + self.bound[place] > turns.threshold:
                    self.add_rotations(turns, column, source, face, rotations, base_value, place)

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
        """Return the approximate value of a placement; icons are indices into the pattern's gains."""
        at = GAINS * place
        kinds = self.kinds[at + first] | self.kinds[at + second] | self.kinds[at + third] | self.kinds[at + fourth]
        value = self.gain[at + first] + self.gain[at + second] + self.gain[at + third] + self.gain[at + fourth]
        if self.token == T_ICON:
            value += self.token_gain(place, first, second, third, fourth)
        return self.fixed[place] + value + self.variety[16 * self.lost[place] + kinds]

    def token_gain(self, place: int, first: int, second: int, third: int, fourth: int) -> int:
        """4.7 Return the largest gain from replacing the icon of one corner."""
        at = GAINS * place
        best = 0
        if first > 0:
            best = max(best, self.most[4 * place] - self.gain[at + first])
        if second > 5:
            best = max(best, self.most[4 * place + 1] - self.gain[at + second])
        if third > 10:
            best = max(best, self.most[4 * place + 2] - self.gain[at + third])
        if fourth > 15:
            best = max(best, self.most[4 * place + 3] - self.gain[at + fourth])
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
