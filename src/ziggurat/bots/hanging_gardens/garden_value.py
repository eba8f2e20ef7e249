"""The value of a garden in The Hanging Gardens: groups, growth, ground and temples.

A garden is read as rows of bits, one 64-bit word per row; no garden grows wider. Row 0 and the row after the last one
are empty. `garden_value.pxd` declares the C types.
"""

from __future__ import annotations

from array import array

from ziggurat.bots.hanging_gardens.features import (
    ALONE,
    END,
    FAR,
    GROUND,
    HOPE1,
    JOINT,
    MAX_GROUP,
    NEXT_FREE,
    PAIR_KINDS,
    READY_KINDS,
    SOME_READY,
    TEMPLED2,
    TOUCH,
)
from ziggurat.bots.hanging_gardens.tile_value import TileValues
from ziggurat.games.hanging_gardens.fields import MASK64, MIN_GROUP, ONE, TEMPLES
from ziggurat.games.hanging_gardens.position import HangingGardensPosition

BITS1, BITS2, BITS4, BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101
MAX_ROWS = 192  # rows of the largest garden (11.2), and the empty ones


class GardenValues(TileValues):
    """Evaluates gardens."""

    def set_up_gardens(self) -> None:
        """Create the arrays of rows."""
        self.covered = array("Q", [0] * MAX_ROWS)
        self.temple_rows = array("Q", [0] * MAX_ROWS)
        self.plane = array("Q", [0] * MAX_ROWS)
        self.rows = array("Q", [0] * MAX_ROWS)
        self.group = array("Q", [0] * MAX_ROWS)
        self.ones = array("Q", [0] * MAX_ROWS)
        self.twos = array("Q", [0] * MAX_ROWS)
        self.many = array("Q", [0] * MAX_ROWS)
        self.upper = self.lower = 0

    def garden_value(self, position: HangingGardensPosition, p: int) -> int:
        """Return the value of a garden by its features; 0 after the last turn."""
        if not self.left:
            return 0
        self.compute_garden_features(position, p)
        total = 0
        for i in range(HOPE1):
            total += self.w[self.base + i] * self.f[i]
        return (total + FAR) // 10 - FAR // 10

    def compute_garden_features(self, position: HangingGardensPosition, p: int) -> None:
        """Compute the features of a garden."""
        for i in range(HOPE1):
            self.f[i] = 0
        self.height = position.height[p]
        self.smallest = 0
        self.read_ground(position, p)
        for kind in range(1, 5):
            self.count_groups(position, position.plane(p, kind))
        if self.f[READY_KINDS]:
            self.f[SOME_READY] = 1
        if position.temple_count[p] == TEMPLES:
            self.f[NEXT_FREE] = self.smallest

    def read_ground(self, position: HangingGardensPosition, p: int) -> None:
        """Read the covered squares and the temples of a garden."""
        ground = position.plane(p, 0)
        self.covered[0] = self.covered[self.height + 1] = 0
        for row in range(1, self.height + 1):
            self.covered[row] = position.planes[ground + (row - 1) * position.words]
            self.temple_rows[row] = 0
            self.f[GROUND] += self.bits(self.covered[row])
        for i in range(TEMPLES * p, TEMPLES * p + position.temple_count[p]):
            row = position.temple_y[i] - position.top[p] + 1
            self.temple_rows[row] |= ONE << ((position.temple_x[i] - position.left[p]) & 63)

    def bits(self, mask: int) -> int:
        """Count the squares in a row."""
        mask = mask - ((mask >> 1) & BITS1)
        mask = (mask & BITS2) + ((mask >> 2) & BITS2)
        mask = (mask + (mask >> 4)) & BITS4
        return (mask * BYTES & MASK64) >> 56

    # --- Groups ------------------------------------------------------------------------------------------------------

    def count_groups(self, position: HangingGardensPosition, first: int) -> None:
        """Count the groups of one kind of building, whose plane begins at `first`."""
        for row in range(self.height + 2):
            self.rows[row] = self.ones[row] = self.twos[row] = self.many[row] = self.group[row] = 0
        for row in range(1, self.height + 1):
            self.rows[row] = self.plane[row] = position.planes[first + (row - 1) * position.words]
        pairs = ready = False
        for row in range(1, self.height + 1):
            while self.rows[row]:
                size = self.take_group(row)
                if size < 0:
                    self.count_templed(-size)
                else:
                    self.f[ALONE + min(size, MAX_GROUP) - 1] += 1
                    pairs = pairs or size == 2
                    ready = ready or size >= MIN_GROUP
        if pairs or ready:
            self.f[PAIR_KINDS] += 1
        if ready:
            self.f[READY_KINDS] += 1
        self.count_growth()

    def take_group(self, row: int) -> int:
        """Remove the first group in a row from `rows`; return its signed size.

        The size of a group with a temple is negative.
        """
        self.group[row] = self.rows[row] & ~(self.rows[row] - 1)
        self.upper = self.lower = row
        growing = True
        while growing:
            growing = False
            for i in range(max(self.upper - 1, 1), self.lower + 2):
                now = self.group[i]
                then = (self.widened(now) | self.group[i - 1] | self.group[i + 1]) & self.rows[i]
                if then != now:
                    self.group[i] = then
                    growing = True
                    self.upper = min(self.upper, i)
                    self.lower = max(self.lower, i)
        return self.classify_group()

    def widened(self, mask: int) -> int:
        """Return a row with the neighbours of its squares to the left and right."""
        return mask | ((mask << 1) & MASK64) | (mask >> 1)

    def classify_group(self) -> int:
        """Add the group just found to the rows of its size; return its signed size."""
        size = 0
        templed = False
        for i in range(self.upper, self.lower + 1):
            size += self.bits(self.group[i])
            templed = templed or (self.group[i] & self.temple_rows[i]) != 0
        for i in range(self.upper, self.lower + 1):
            if not templed:
                if size == 1:
                    self.ones[i] |= self.group[i]
                elif size == 2:
                    self.twos[i] |= self.group[i]
                else:
                    self.many[i] |= self.group[i]
            self.rows[i] &= ~self.group[i]
            self.group[i] = 0
        return -size if templed else size

    def count_templed(self, size: int) -> None:
        """Count a templed group and update the smallest, whose temple can be moved (5.7)."""
        size = min(size, MAX_GROUP)
        self.f[TEMPLED2 + max(size, 2) - 2] += 1
        if self.smallest == 0 or size < self.smallest:
            self.smallest = size

    # --- Where groups can grow ---------------------------------------------------------------------------------------

    def count_growth(self) -> None:
        """Count the squares where another building of this kind would extend a group."""
        for row in range(1, self.height + 1):
            free = self.covered[row] & ~self.temple_rows[row]
            if not free:
                continue
            ends = self.around(self.twos, row) & free & ~self.plane[row]
            touch = (self.around(self.many, row) | self.many[row]) & free
            self.f[END] += self.bits(ends)
            self.f[TOUCH] += self.bits(touch)
            self.f[JOINT] += self.bits(self.between(row) & free & ~self.plane[row] & ~ends & ~touch)

    def around(self, rows: array[int], row: int) -> int:
        """Return the squares of a row that have a neighbour in `rows`."""
        return ((rows[row] << 1) & MASK64) | (rows[row] >> 1) | rows[row - 1] | rows[row + 1]

    def between(self, row: int) -> int:
        """Return the squares of a row with two neighbours that stand alone."""
        west = (self.ones[row] << 1) & MASK64
        east = self.ones[row] >> 1
        north = self.ones[row - 1]
        south = self.ones[row + 1]
        return (west & east) | (north & south) | ((west | east) & (north | south))
