"""Quick turns of Babylon, for playing on in the imagination: a sketch ranks all placements, the best ones are built.

`rollouts.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ziggurat.bots.babylon.features import SINGLE_W, SLOT_W
from ziggurat.bots.babylon.placement_values import Sketch
from ziggurat.bots.babylon.turns import BabylonTurns
from ziggurat.games.babylon.actions import DUG, KEPT, SOURCE_BIT
from ziggurat.games.babylon.fields import DIGGING, MAX_STORED, NOTHING
from ziggurat.games.babylon.garden import Garden
from ziggurat.search.limits import LONGEST
from ziggurat.search.turn_list import Lines

MOST_HUNCHES = 64
MOST_KEPT = 16  # placements of the kept tile that are thought of with every column
MOST_GAIN = 6  # of a dig: four sides, and two for the flower with the token (4.2)


class BabylonQuick(BabylonTurns):
    """Plans whole turns quickly."""

    def set_up_quick(self, weights: Mapping[str, Sequence[int]]) -> None:
        """Make the sketches."""
        self.set_up(weights)
        self.sketch = Sketch(self.w)
        self.second = Sketch(self.w)
        self.hunches = Lines(MOST_HUNCHES)
        self.kept_hunches = Lines(MOST_KEPT)

    def plan_quickly(self, lines: Lines, most: int, columns: int, width: int, follow: int) -> None:
        """Find good turns: so many columns are tried, so many placements built, so many of them followed up."""
        if self.now.phase != DIGGING:
            self.plan(lines, most, columns, follow)
            return
        self.prepare()
        lines.clear(most)
        self.drafts.clear(most)
        self.firsts.clear(follow)
        self.guess(columns, width)
        self.try_hunches()
        for i in range(self.firsts.size):
            self.follow_hunch(LONGEST * self.firsts.at(i), width)
        for i in range(self.drafts.size):
            self.write_out(lines, self.drafts.at(i))

    def guess(self, columns: int, width: int) -> None:
        """Sketch the placements of either tile, for every column."""
        self.hunches.clear(width)
        bare = self.worth_of(self.base)
        self.sketch.look(self.base, self.token, self.purse + MOST_GAIN, self.doubles, self.spare, self.roofs)
        self.guess_kept(bare)
        self.rank_columns(columns)
        for i in range(self.outlooks.size):
            self.choose_column(self.outlooks.codes[LONGEST * self.outlooks.at(i)])
            self.draft(bare, 0, 0, 0, self.singles)
            kept = self.w[SLOT_W] * self.icons_on(self.kept)
            self.hunt(self.sketch, self.base, self.hunches, DUG, bare + kept, self.singles)
            self.add_kept()

    def hunt(self, sketch: Sketch, garden: Garden, lines: Lines, source: int, worth: int, singles: int) -> None:
        """Look for places of the kept or the dug tile in a sketched garden worth so much."""
        tile = self.kept if source == KEPT else self.dug
        if tile == NOTHING:
            return
        face = self.now.faces[tile]
        worth += sketch.flower_worth(garden, self.now.flowers[tile])
        sketch.hunt(lines, self.column, source, face, garden.rotations(face), singles, worth)

    def guess_kept(self, bare: int) -> None:
        """Find good places of the kept tile once, whatever will be dug; pillars are counted column by column."""
        self.column = -1
        self.kept_hunches.clear(MOST_KEPT)
        self.hunt(self.sketch, self.base, self.kept_hunches, KEPT, bare, self.purse + MOST_GAIN)

    def add_kept(self) -> None:
        """Offer the places of the kept tile, with the column that is chosen."""
        slot = self.w[SLOT_W] * self.icons_on(self.dug)
        for i in range(self.kept_hunches.size):
            at = self.kept_hunches.at(i)
            code = self.kept_hunches.codes[LONGEST * at + 1]
            cost = self.cost(code, self.doubles)
            if cost <= self.singles:
                spent = min(self.purse + MOST_GAIN - cost, MAX_STORED) - min(self.singles - cost, MAX_STORED)
                value = self.kept_hunches.value[at] - self.w[SINGLE_W] * spent + slot
                self.sketch.offer(self.hunches, value, self.column, code)

    def try_hunches(self) -> None:
        """Build the best placements and value what comes of them."""
        for i in range(self.hunches.size):
            place = LONGEST * self.hunches.at(i)
            self.choose_column(self.hunches.codes[place])
            code = self.hunches.codes[place + 1]
            self.trial.assign(self.base)
            self.lay(self.trial, code)
            self.adorn(self.trial, self.token)
            self.first(code, 0, self.worth_of(self.trial))

    def follow_hunch(self, place: int, width: int) -> None:
        """Try the second tile after a first placement and its ornaments."""
        first = self.firsts.codes[place + 2]
        self.choose_column(self.firsts.codes[place])
        self.middle.assign(self.base)
        self.lay(self.middle, first)
        token = self.adorn(self.middle, self.token)
        singles = self.singles - self.cost(first, self.doubles)
        doubles = self.doubles_after(first)
        worth = self.worth_of(self.middle)
        self.second.look(self.middle, token, singles, doubles, self.spare, self.roofs)
        self.hunches.clear(width)
        other = DUG if (first >> SOURCE_BIT) & 1 else KEPT
        self.hunt(self.second, self.middle, self.hunches, other, worth, singles)
        for i in range(self.hunches.size):
            code = self.hunches.codes[LONGEST * self.hunches.at(i) + 1]
            self.trial.assign(self.middle)
            self.lay(self.trial, code)
            self.adorn(self.trial, token)
            self.draft(self.worth_of(self.trial), 2, first, code, singles - self.cost(code, doubles))
