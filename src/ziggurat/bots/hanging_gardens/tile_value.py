"""The value of tiles in The Hanging Gardens: points now, and sets still possible.

Values are integers, in hundredths of a point. `tile_value.pxd` declares the C types.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.bots.hanging_gardens.features import (
    COUNT,
    FAR,
    FRESH2,
    GUARD,
    HOPE1,
    NEXT_TILE,
    PERSON1,
    SPARE1,
    TURN,
    weights_by_turns,
)
from ziggurat.games.hanging_gardens.fields import TILES
from ziggurat.games.hanging_gardens.position import HangingGardensPosition
from ziggurat.games.hanging_gardens.scoring import pay_of
from ziggurat.search.evaluator import Evaluator

PLAIN = __file__.endswith(".py")
MAX_SPARE = 4  # more tiles left of a series make no difference


class TileValues(Evaluator):
    """Evaluates tiles by features (`f`) and weights (`w`, from `base` on)."""

    weights: Mapping[str, Sequence[int]]
    award: int

    def set_up(self, weights: Mapping[str, Sequence[int]]) -> None:
        """Set the weights and create the arrays."""
        if PLAIN:
            self.allocate()
        self.weights = weights
        self.f = array("i", [0] * COUNT)
        self.rest = array("i", [0] * TILES)
        self.counts = array("i", [0] * TILES)
        self.held = array("i", [0] * TILES)
        self.pays = array("i", [0] * (TILES * (TILES + 2)))
        self.set_size = array("i", [0] * TILES)
        self.belongs = array("i", [0] * TILES)
        self.low = array("i", [0] * TILES)
        self.high = array("i", [0] * TILES)
        self.per_tile = array("i", [0] * TILES)

    def read_tables(self, position: HangingGardensPosition) -> None:
        """Read from the box what the tiles pay (1.3), by series and person."""
        names: list[str] = position.tables.tiles
        values: dict[str, Any] = position.tables.values
        self.kinds = len(names)
        self.award = values["award"]
        self.w = array("i", weights_by_turns(self.weights, position.seats))
        for kind, name in enumerate(names):
            self.counts[kind] = position.tables.counts[kind]
            self.set_size[kind] = len(values["series"].get(name, ()))
            if name in values["series"]:
                for tiles in range(TILES + 2):
                    self.pays[(TILES + 2) * kind + tiles] = pay_of(values, {name: tiles}, name)
            else:
                person = values["persons"][name]
                self.belongs[kind] = names.index(person["series"])
                self.low[kind] = person.get("low", 0)
                self.high[kind] = person.get("high", 0)
                self.per_tile[kind] = person.get("per_tile", 0)

    def set_weights(self, left: int) -> None:
        """Select the weights for a number of turns left."""
        self.left = left
        self.base = COUNT * left

    def count_rest(self, position: HangingGardensPosition) -> None:
        """Count the tiles of each kind that no player has yet."""
        for kind in range(self.kinds):
            self.rest[kind] = self.counts[kind]
            for p in range(position.seats):
                self.rest[kind] -= position.open_tiles[TILES * p + kind] + position.blind_tiles[TILES * p + kind]

    def read_tiles(self, position: HangingGardensPosition, p: int) -> None:
        """Read the tiles of a player."""
        for kind in range(self.kinds):
            self.held[kind] = position.open_tiles[TILES * p + kind] + position.blind_tiles[TILES * p + kind]

    def tiles_value(self) -> int:
        """Return the value of the tiles just read."""
        pays = self.compute_tile_features()
        later = 0
        for i in range(HOPE1, TURN):
            later += self.w[self.base + i] * self.f[i]
        return 100 * pays + (later + FAR) // 10 - FAR // 10

    def compute_tile_features(self) -> int:
        """Compute the features of the tiles just read; return what they pay now."""
        for i in range(HOPE1, TURN):
            self.f[i] = 0
        pays = 0
        for kind in range(self.kinds):
            if self.set_size[kind]:
                pays += self.compute_series_features(kind)
            elif self.held[kind]:
                pays += self.compute_person_features(kind)
        return pays

    def compute_series_features(self, kind: int) -> int:
        """Compute the features of one series; return what its tiles pay now."""
        first = (TILES + 2) * kind + self.held[kind]
        begun = self.held[kind] % self.set_size[kind]
        missing = self.set_size[kind] - begun
        pays = self.pays[first]
        if self.rest[kind] and (missing > 1 or not begun):
            self.f[NEXT_TILE] += self.pays[first + 1] - pays
        if missing <= self.rest[kind]:
            more = self.pays[first + missing] - pays
            if begun:
                self.f[HOPE1 + min(missing, 3) - 1] += more
                self.f[SPARE1 + min(missing, 3) - 1] += more * min(self.rest[kind] - missing, MAX_SPARE)
            else:
                self.f[FRESH2 + min(max(missing, 2), 4) - 2] += more
        return pays

    def compute_person_features(self, kind: int) -> int:
        """Compute the features of a person; return what it pays now."""
        series = self.belongs[kind]
        missing = self.set_size[series] - self.held[series]
        pays = self.per_tile[kind] * self.held[series] + (self.high[kind] if missing <= 0 else self.low[kind])
        self.f[GUARD] += self.per_tile[kind] * min(self.rest[series], MAX_SPARE)
        if 0 < missing <= self.rest[series]:
            self.f[PERSON1 + min(missing, 3) - 1] += self.high[kind] - self.low[kind]
        return self.held[kind] * pays

    def tile_gain(self, kind: int, before: int) -> int:
        """Return the value added by one more tile; `before` is the value without it."""
        self.held[kind] += 1
        self.rest[kind] -= 1
        after = self.tiles_value()
        self.held[kind] -= 1
        self.rest[kind] += 1
        return after - before

    def blind_gain(self, before: int) -> int:
        """Return the mean gain of a blind tile, over all tiles no player has."""
        total = 0
        tiles = 0
        for kind in range(self.kinds):
            if self.rest[kind] > 0:
                total += self.rest[kind] * self.tile_gain(kind, before)
                tiles += self.rest[kind]
        return (total + FAR) // tiles - FAR // tiles if tiles else 0
