"""Quick turns of Babylon for rollouts: all placements are estimated, only the best are built.

`rollouts.pxd` declares the C types.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ziggurat.bots.babylon.features import SINGLE_W, SLOT_W
from ziggurat.bots.babylon.placement_values import PlacementValues
from ziggurat.bots.babylon.turns import BabylonTurns
from ziggurat.games.babylon.actions import DUG, KEPT, SOURCE_BIT
from ziggurat.games.babylon.fields import DIGGING, MAX_GAIN, MAX_STORED, NOTHING
from ziggurat.games.babylon.garden import Garden
from ziggurat.search.limits import MAX_TURN_LENGTH
from ziggurat.search.turn_list import TurnList

MAX_GUESSES = 64
MAX_KEPT = 16  # placements of the kept tile considered with every column


class BabylonRollouts(BabylonTurns):
    """Finds whole turns quickly."""

    def set_up_rollouts(self, weights: Mapping[str, Sequence[int]]) -> None:
        """Create the tables of placements."""
        self.set_up(weights)
        self.first_values = PlacementValues(self.w)
        self.second_values = PlacementValues(self.w)
        self.guesses = TurnList(MAX_GUESSES)
        self.kept_guesses = TurnList(MAX_KEPT)

    def plan_quickly(self, turns: TurnList, limit: int, columns: int, width: int, follow: int) -> None:
        """Find good turns: `columns` columns, `width` placements, a second tile after `follow` of them."""
        if self.now.phase != DIGGING:
            self.plan(turns, limit, columns, follow)
            return
        self.prepare()
        turns.clear(limit)
        self.drafts.clear(limit)
        self.firsts.clear(follow)
        self.guess(columns, width)
        self.try_guesses()
        for i in range(self.firsts.size):
            self.follow_guess(MAX_TURN_LENGTH * self.firsts.slot_at(i), width)
        for i in range(self.drafts.size):
            self.write_out(turns, self.drafts.slot_at(i))

    def guess(self, columns: int, width: int) -> None:
        """Rank the placements of either tile, for every column."""
        self.guesses.clear(width)
        bare = self.garden_value(self.base)
        self.first_values.set_garden(self.base, self.token, self.purse + MAX_GAIN, self.doubles, self.spare, self.roofs)
        self.guess_kept(bare)
        self.rank_columns(columns)
        for i in range(self.ranked_columns.size):
            self.choose_column(self.ranked_columns.codes[MAX_TURN_LENGTH * self.ranked_columns.slot_at(i)])
            self.draft(bare, 0, 0, 0, self.singles)
            kept = self.w[SLOT_W] * self.icons_on(self.kept)
            self.add_placements(self.first_values, self.base, self.guesses, DUG, bare + kept, self.singles)
            self.add_kept()

    def add_placements(
        self,
        placement_values: PlacementValues,
        garden: Garden,
        turns: TurnList,
        source: int,
        base_value: int,
        singles: int,
    ) -> None:
        """Add placements of the kept or dug tile in a garden with this value."""
        tile = self.kept if source == KEPT else self.dug
        if tile == NOTHING:
            return
        face = self.now.faces[tile]
        base_value += placement_values.flower_value(garden, self.now.flowers[tile])
        placement_values.add_placements(turns, self.column, source, face, garden.rotations(face), singles, base_value)

    def guess_kept(self, bare: int) -> None:
        """Estimate the placements of the kept tile once, for the largest gain of pillars."""
        self.column = -1
        self.kept_guesses.clear(MAX_KEPT)
        self.add_placements(self.first_values, self.base, self.kept_guesses, KEPT, bare, self.purse + MAX_GAIN)

    def add_kept(self) -> None:
        """Add the affordable placements of the kept tile for the chosen column."""
        slot = self.w[SLOT_W] * self.icons_on(self.dug)
        for i in range(self.kept_guesses.size):
            at = self.kept_guesses.slot_at(i)
            code = self.kept_guesses.codes[MAX_TURN_LENGTH * at + 1]
            cost = self.cost(code, self.doubles)
            if cost <= self.singles:
                spent = min(self.purse + MAX_GAIN - cost, MAX_STORED) - min(self.singles - cost, MAX_STORED)
                value = self.kept_guesses.values[at] - self.w[SINGLE_W] * spent + slot
                self.first_values.add(self.guesses, value, self.column, code)

    def try_guesses(self) -> None:
        """Build the best placements and evaluate the gardens."""
        for i in range(self.guesses.size):
            place = MAX_TURN_LENGTH * self.guesses.slot_at(i)
            self.choose_column(self.guesses.codes[place])
            code = self.guesses.codes[place + 1]
            self.trial.assign(self.base)
            self.lay(self.trial, code)
            self.build_ornaments(self.trial, self.token)
            self.first(code, 0, self.garden_value(self.trial))

    def follow_guess(self, place: int, width: int) -> None:
        """Try the second tile after a first placement and its ornaments."""
        first = self.firsts.codes[place + 2]
        self.choose_column(self.firsts.codes[place])
        self.middle.assign(self.base)
        self.lay(self.middle, first)
        token = self.build_ornaments(self.middle, self.token)
        singles = self.singles - self.cost(first, self.doubles)
        doubles = self.doubles_after(first)
        base_value = self.garden_value(self.middle)
        self.second_values.set_garden(self.middle, token, singles, doubles, self.spare, self.roofs)
        self.guesses.clear(width)
        other = DUG if (first >> SOURCE_BIT) & 1 else KEPT
        self.add_placements(self.second_values, self.middle, self.guesses, other, base_value, singles)
        for i in range(self.guesses.size):
            code = self.guesses.codes[MAX_TURN_LENGTH * self.guesses.slot_at(i) + 1]
            self.trial.assign(self.middle)
            self.lay(self.trial, code)
            self.build_ornaments(self.trial, token)
            self.draft(self.garden_value(self.trial), 2, first, code, singles - self.cost(code, doubles))
