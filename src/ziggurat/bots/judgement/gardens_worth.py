"""What things are worth in The Hanging Gardens: tiles with the sets they may complete, groups, ground and temples.

All values are whole numbers, a point counting 100. `gardens_worth.pxd` holds the C types; this file runs without them.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.games.hanging_gardens.fields import TEMPLES, TILES
from ziggurat.games.hanging_gardens.measures import WORD
from ziggurat.games.hanging_gardens.position import HangingGardensPosition
from ziggurat.games.hanging_gardens.scoring import worth
from ziggurat.search.judge import Judge

PLAIN = __file__.endswith(".py")
MOST_LEFT = 29  # turns to come after the first one, with two players
LARGEST = 7  # larger groups promise no more

FEATURES = (
    "alone",  # a building without a neighbour of its kind
    "pair",  # a group of two without a temple
    "group3",  # groups of three and more without a temple: they can be used once they grow again
    "group4",
    "group5",
    "group6",
    "group7",
    "templed",  # each building of a group that has its temple
    "ground",  # a square of the garden: later buildings can stand on it
    "temple",  # a temple still in the supply
    "hope1",  # in hundredths of what a set would add: one tile is missing
    "hope2",  # ... two are missing
    "hope3",  # ... three are missing
    "blind",  # a tile drawn blindly
    "turn",  # a turn to come
)
ALONE, PAIR, GROUP3, GROUP4, GROUP5, GROUP6, GROUP7, TEMPLED = range(8)
GROUND, TEMPLE_W, HOPE1, HOPE2, HOPE3, BLIND, TURN = range(8, 15)


class GardensWorth(Judge):
    """Values tiles and gardens."""

    def set_up(self, weights: Mapping[str, Sequence[int]]) -> None:
        """Take over the weights. Each is a pair: what counts in the last turns, what counts in the first."""
        if PLAIN:
            self.allocate()
        self.late = array("i", [weights[name][0] for name in FEATURES])
        self.early = array("i", [weights[name][1] for name in FEATURES])
        self.w = array("i", [0] * len(FEATURES))
        self.rest = array("i", [0] * TILES)
        self.counts = array("i", [0] * TILES)
        self.held = array("i", [0] * TILES)
        self.pays = array("i", [0] * (TILES * (TILES + 1)))
        self.set_size = array("i", [0] * TILES)
        self.belongs = array("i", [0] * TILES)
        self.low = array("i", [0] * TILES)
        self.high = array("i", [0] * TILES)
        self.per_tile = array("i", [0] * TILES)

    def read_tables(self, position: HangingGardensPosition) -> None:
        """Learn from the box what the tiles pay (1.3): series as tables by number, persons by their series."""
        names: list[str] = position.tables.tiles
        values: dict[str, Any] = position.tables.values
        self.award = values["award"]
        for kind, name in enumerate(names):
            self.counts[kind] = position.tables.counts[kind]
            self.set_size[kind] = len(values["series"].get(name, ()))
            if name in values["series"]:
                for tiles in range(TILES + 1):
                    self.pays[(TILES + 1) * kind + tiles] = worth(values, {name: tiles}, name)
            else:
                person = values["persons"][name]
                self.belongs[kind] = names.index(person["series"])
                self.low[kind] = person.get("low", 0)
                self.high[kind] = person.get("high", 0)
                self.per_tile[kind] = person.get("per_tile", 0)

    def set_weights(self, left: int) -> None:
        """Weigh things by how many turns are left to make use of them; after the last one only tiles count."""
        self.left = left
        for i in range(TURN + 1):
            self.w[i] = (self.late[i] * (MOST_LEFT - left) + self.early[i] * left) // MOST_LEFT if left else 0
        if 0 < left < 4:  # hardly time to grow a group, or to complete a set
            for i in range(TURN):
                self.w[i] = self.w[i] * left // 4

    # --- Tiles -------------------------------------------------------------------------------------------------------

    def count_rest(self, position: HangingGardensPosition) -> None:
        """Count the tiles of each kind that nobody has yet."""
        for kind in range(position.tables.kinds):
            self.rest[kind] = self.counts[kind]
            for p in range(position.seats):
                self.rest[kind] -= position.open_tiles[TILES * p + kind] + position.blind_tiles[TILES * p + kind]

    def hold(self, position: HangingGardensPosition, p: int) -> None:
        """Look at the tiles of a player."""
        for kind in range(position.tables.kinds):
            self.held[kind] = position.open_tiles[TILES * p + kind] + position.blind_tiles[TILES * p + kind]

    def tiles_worth(self, position: HangingGardensPosition) -> int:
        """Value the tiles just looked at."""
        total = 0
        for kind in range(position.tables.kinds):
            if self.set_size[kind]:
                total += self.series_worth(position, kind)
            elif self.held[kind]:
                total += self.person_worth(position, kind)
        return total

    def series_worth(self, position: HangingGardensPosition, kind: int) -> int:
        """Value the tiles of one series: what they pay, and a part of what the next set would add."""
        tiles = self.held[kind]
        pays = self.pays[(TILES + 1) * kind + tiles]
        size = self.set_size[kind]
        if tiles % size == 0:
            return 100 * pays
        full = self.pays[(TILES + 1) * kind + tiles - tiles % size + size]
        return 100 * pays + self.hope(position, kind) * (full - pays)

    def hope(self, position: HangingGardensPosition, kind: int) -> int:
        """Return the chance, in hundredths, to complete the set begun in a series."""
        missing = self.set_size[kind] - self.held[kind] % self.set_size[kind]
        if missing > self.rest[kind] or missing > 3:
            return 0
        return self.w[HOPE1 + missing - 1]

    def person_worth(self, position: HangingGardensPosition, kind: int) -> int:
        """Value a person by what it pays now and might pay with a set, or with one tile more."""
        series = self.belongs[kind]
        low = 100 * self.low[kind]
        high = 100 * self.high[kind]
        bonus = high
        if self.held[series] < self.set_size[series]:
            bonus = low + (high - low) * self.hope(position, series) // 100
        tiles = 100 * self.held[series] + (self.w[HOPE1] if self.rest[series] else 0)
        return self.held[kind] * (bonus + self.per_tile[kind] * tiles)

    def tile_gain(self, position: HangingGardensPosition, kind: int) -> int:
        """Value one tile more for the player just looked at."""
        before = self.tiles_worth(position)
        self.held[kind] += 1
        self.rest[kind] -= 1
        after = self.tiles_worth(position)
        self.held[kind] -= 1
        self.rest[kind] += 1
        return after - before

    # --- Gardens -----------------------------------------------------------------------------------------------------

    def promise(self, size: int) -> int:
        """Value a group without a temple."""
        return self.w[min(size, LARGEST) - 1]

    def garden_worth(self, position: HangingGardensPosition, p: int) -> int:
        """Value a garden: its groups, its ground, its temples in the supply."""
        if not self.left:
            return 0
        total = self.w[TEMPLE_W] * (TEMPLES - position.temple_count[p])
        ground = position.plane(p, 0)
        total += self.w[GROUND] * self.squares(position, ground, ground + position.height[p] * position.words)
        position.clear(p, position.seen())
        for kind in range(1, 5):
            for place in range(position.height[p] * position.words):
                total += self.groups_in(position, p, position.plane(p, kind) + place, place)
        return total

    def squares(self, position: HangingGardensPosition, first: int, after: int) -> int:
        """Count the squares in some words of a plane."""
        total = 0
        for place in range(first, after):
            mask = position.planes[place]
            while mask:
                mask = mask & (mask - 1)
                total += 1
        return total

    def groups_in(self, position: HangingGardensPosition, p: int, word: int, place: int) -> int:
        """Value the groups of one kind that have their first square in one word of a plane."""
        total = 0
        mask = position.planes[word] & ~position.work[position.seen() + place]
        column = WORD * (place % position.words)
        row = place // position.words
        while mask:
            if mask & 1 and not position.holds(p, position.seen(), position.left[p] + column, position.top[p] + row):
                size = position.flood(p, position.left[p] + column, position.top[p] + row)
                position.see(p)
                if position.temples_in_group(p, p):
                    total += self.w[TEMPLED] * size
                else:
                    total += self.promise(size)
            mask >>= 1
            column += 1
        return total
