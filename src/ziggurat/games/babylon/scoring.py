"""The score sheet of Babylon, line by line, and the winners (rules 5).

A garden is seen from straight above, and only tiles hide things. `scoring.pxd` holds the C types; this file runs
without them too.
"""

from __future__ import annotations

from ziggurat.games.babylon.actions import BRIDGE, FOUNTAIN, STAIRS, STATUE
from ziggurat.games.babylon.fields import (
    ALL_BELVEDERES,
    BELVEDERE_POINTS,
    FIRST_FLOWER,
    FLOOR_POINTS,
    LINES,
    QUAD,
    SET_POINTS,
)
from ziggurat.games.babylon.garden_layout import GardenLayout

# Lines of the sheet after those of the ornaments, which have the numbers of their kinds.
VARIETY, FLOWERS, BELVEDERES, HIGHEST = range(4, 8)


def statue(floor: int) -> int:
    """5 A statue scores its floor."""
    return floor


def fountain(floor: int) -> int:
    """5 A fountain scores three times its floor."""
    return 3 * floor


def bridge(floor: int) -> int:
    """5 A bridge scores three times its floor."""
    return 3 * floor


def stairs(floor: int) -> int:
    """5 Stairs score the sum of both floors; `floor` is the lower one (R61)."""
    return floor + floor + 1


class GardenScore(GardenLayout):
    """A garden with its score sheet.

    `lines` are the points in the order of `LINES`; `tally` counts the visible ornaments by kind, then the visible
    tiles by flower.
    """

    def score(self) -> int:
        """Fill in the score sheet and return its total."""
        for i in range(8):
            self.lines[i] = 0
            self.tally[i] = 0
        self.score_ornaments()
        self.score_flowers()
        self.score_belvederes()
        self.lines[HIGHEST] = FLOOR_POINTS * self.top
        total = 0
        for i in range(8):
            total += self.lines[i]
        return total

    def score_ornaments(self) -> None:
        """5 Lines 1 to 5: visible ornaments, and sets of four different ones (R59)."""
        for i in range(self.ornaments):
            if self.is_visible(i):
                kind = self.ornament_kind[i]
                floor = self.ornament_floor[i]
                self.tally[kind] += 1
                self.lines[kind] += self.ornament_points(kind, floor)
        self.lines[VARIETY] = SET_POINTS * self.sets(0)

    def ornament_points(self, kind: int, floor: int) -> int:
        """5 Return the points of a visible ornament; `floor` is the lower one of stairs."""
        if kind == STATUE:
            return statue(floor)
        if kind == FOUNTAIN:
            return fountain(floor)
        if kind == BRIDGE:
            return bridge(floor)
        return stairs(floor)

    def is_visible(self, ornament: int) -> bool:
        """R56 to R58 Return whether a part of an ornament is visible."""
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

    def score_flowers(self) -> None:
        """5 Line 6: sets of four different flowers on visible tiles (R60)."""
        for i in range(self.tiles):
            if self.at[self.tile_floor[i]] & (QUAD << self.tile_anchor[i]):
                self.tally[FIRST_FLOWER + self.tile_flower[i]] += 1
        self.lines[FLOWERS] = SET_POINTS * self.sets(FIRST_FLOWER)

    def score_belvederes(self) -> None:
        """5 Line 7: 1 point for each visible belvedere; by option the covered ones too (R23)."""
        for i in range(self.belvederes):
            if self.rules & ALL_BELVEDERES or (self.at[self.belvedere_floor[i]] >> self.belvedere_cell[i]) & 1:
                self.lines[BELVEDERES] += BELVEDERE_POINTS

    def sets(self, first: int) -> int:
        """Return the number of complete sets: of ornaments from 0, of flowers from `FIRST_FLOWER`."""
        least = self.tally[first]
        for i in range(first + 1, first + 4):
            least = min(least, self.tally[i])
        return least

    def begun(self, first: int) -> int:
        """Return how many different pieces the next set already has, 0 to 3."""
        least = self.sets(first)
        count = 0
        for i in range(first, first + 4):
            if self.tally[i] > least:
                count += 1
        return count

    def bare(self) -> int:
        """R63 Return the number of cells without a tile; a bridge does not cover its cell."""
        return self.count(self.at[0])

    def sheet(self) -> list[int]:
        """Return the points of every line, in the order of `LINES`."""
        self.score()
        return [self.lines[i] for i in range(8)]


def sheet_of(lines: list[int]) -> dict[str, int]:
    """Return the lines of a sheet by name."""
    return dict(zip(LINES, lines, strict=True))


def winners_of(totals: list[int], bare: list[int]) -> list[int]:
    """Return the winners: highest total, then fewest cells without a tile (R63), then shared."""
    results = [(total, -cells) for total, cells in zip(totals, bare, strict=True)]
    return [seat for seat, result in enumerate(results) if result == max(results)]
