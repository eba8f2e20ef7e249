"""A garden seen from straight above: what is visible, and what it scores (rules 5). Only tiles hide things.

`sight.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from ziggurat.games.babylon.codes import BRIDGE, STAIRS, STATUE
from ziggurat.games.babylon.fields import ALL_BELVEDERES
from ziggurat.games.babylon.garden_layout import Terraces

QUAD = 0x303  # the four cells of a tile anchored at a1


class Sight(Terraces):
    """A garden with its score sheet: `lines` in the order of rules 5, `tally` the visible ornaments and flowers."""

    def score(self) -> int:
        """Fill in the score sheet as seen from above now, and return its total."""
        for i in range(8):
            self.lines[i] = 0
            self.tally[i] = 0
        self.score_ornaments()
        self.score_tiles()
        for i in range(self.belvederes):  # R23
            if self.rules & ALL_BELVEDERES or (self.at[self.belvedere_floor[i]] >> self.belvedere_cell[i]) & 1:
                self.lines[6] += 1
        self.lines[7] = 2 * self.top
        total = 0
        for i in range(8):
            total += self.lines[i]
        return total

    def score_ornaments(self) -> None:
        """Lines 1 to 5: ornaments, and sets of four different ones (R59)."""
        for i in range(self.ornaments):
            kind = self.ornament_kind[i]
            if self.visible(i):
                floor = self.ornament_floor[i]
                self.tally[kind] += 1
                if kind == STATUE:
                    self.lines[kind] += floor
                elif kind == STAIRS:
                    self.lines[kind] += 2 * floor + 1  # R61
                else:
                    self.lines[kind] += 3 * floor
        self.lines[4] = 4 * self.sets(0)

    def visible(self, ornament: int) -> bool:
        """R56 to R58 Visible in part is visible."""
        kind = self.ornament_kind[ornament]
        cell = self.ornament_cell[ornament]
        other = self.ornament_other[ornament]
        floor = self.ornament_floor[ornament]
        if (self.at[floor] >> cell) & 1:
            return True
        if kind == STAIRS:
            return (self.at[floor + 1] >> other) & 1 != 0
        if (self.at[floor] >> other) & 1:
            return True
        return kind == BRIDGE and self.height((cell + other) >> 1) < floor

    def score_tiles(self) -> None:
        """Line 6: sets of four different flowers on visible tiles (R60)."""
        for i in range(self.tiles):
            if self.at[self.tile_floor[i]] & (QUAD << self.tile_anchor[i]):
                self.tally[4 + self.tile_flower[i]] += 1
        self.lines[5] = 4 * self.sets(4)

    def sets(self, first: int) -> int:
        """Return how many sets of four different ones there are: visible ornaments from 0, visible flowers from 4."""
        least = self.tally[first]
        for i in range(first + 1, first + 4):
            least = min(least, self.tally[i])
        return least

    def begun(self, first: int) -> int:
        """Return how many different ones the next set of four has already (0 to 3)."""
        least = self.sets(first)
        count = 0
        for i in range(first, first + 4):
            if self.tally[i] > least:
                count += 1
        return count

    def bare(self) -> int:
        """R63 Cells without a tile; a bridge does not cover its cell."""
        return self.count(self.at[0])

    def sheet(self) -> list[int]:
        """Return the score sheet, line by line."""
        self.score()
        return [self.lines[i] for i in range(8)]
