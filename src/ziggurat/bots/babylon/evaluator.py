"""The evaluator of Babylon. Gardens are evaluated independently: opponents only take tiles away.

In rollouts opponents dig the tile with the highest estimate and build nothing. `evaluator.pxd` declares the C types.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, MutableSequence, Sequence

from ziggurat.bots.babylon.features import SINGLE_W, SLOT_W
from ziggurat.bots.babylon.rollouts import BabylonRollouts
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.games.babylon.actions import COLUMNS, DIG, END, END_TOSS, REMOVE
from ziggurat.games.babylon.fields import CLAY_LEVEL, DIGGING, MAX_STORED, REMOVING
from ziggurat.games.babylon.position import BabylonPosition
from ziggurat.search.limits import MAX_TURN_LENGTH
from ziggurat.search.turn_list import TurnList

MEAN_TURN_VALUE = 600  # hundredths of a point that a turn adds to a score, roughly


class BabylonEvaluator(BabylonRollouts):
    """Finds turns of Babylon and evaluates positions."""

    def __init__(
        self,
        weights: Mapping[str, Sequence[int]],
        columns: int = 16,
        width: int = 16,
        quick: int = 16,
        build: int = 6,
        follow: int = 2,
    ) -> None:
        """Set the effort of proposals and of quick turns.

        A proposal tries `columns` columns and adds a second tile to its `width` best placements.

        A quick turn tries `quick` columns, builds its `build` best placements and adds a second tile to `follow` of
        them.
        """
        self.set_up_rollouts(weights)
        self.branch_on_opponents = False
        self.lead_scale = 2000
        self.columns = columns
        self.width = width
        self.quick = quick
        self.builds = build
        self.follows = follow
        self.best = TurnList(1)
        self.turns_at_root = array("i", [0] * 4)

    def set_root(self, position: Position, seat: int) -> None:
        assert isinstance(position, BabylonPosition)
        self.root = position.clone()
        self.now = position.clone()
        self.seat = seat
        self.seats = position.seats
        self.fresh = True
        for other in range(self.seats):
            self.turns_at_root[other] = self.turns_left(other)

    def determinise(self, stream: Stream) -> None:
        self.now.assign(self.root)
        self.now.deal_hidden(stream)

    def mover(self) -> int:
        return self.now.to_move

    def turn(self) -> int:
        """Return the number of the turn; removals before the game have negative numbers."""
        if self.now.phase == REMOVING:
            return -self.now.to_remove
        return self.now.round * self.seats + (self.now.active - self.now.first + self.seats) % self.seats

    # --- Turns ---------------------------------------------------------------------------------------------------

    def propose_turns(self, turns: TurnList, limit: int) -> None:
        """Propose turns; the first proposal, at the root, is the widest."""
        if self.now.phase == REMOVING:
            self.propose_removals(turns, limit)
        elif self.fresh:
            self.fresh = False
            self.plan(turns, limit, self.columns, self.width)
        else:
            self.plan_quickly(turns, limit, COLUMNS, 2 * self.builds, 2 * self.follows)

    def propose_removals(self, turns: TurnList, limit: int) -> None:
        """Propose the clay tiles that may be removed, the least valuable first."""
        turns.clear(limit)
        for column in range(COLUMNS):
            if self.now.depth[column] == CLAY_LEVEL:
                slot = turns.insert(-self.column_value(column), column)
                if slot >= 0:
                    turns.append(slot, REMOVE + column)

    def play(self, codes: MutableSequence[int], first: int, length: int) -> None:
        for i in range(length):
            self.now.play(codes[first + i])

    def rollout_turn(self, stream: Stream) -> None:
        """Play a quick turn for the searching seat; opponents only dig."""
        if self.now.phase == REMOVING:
            self.remove_any(stream)
        elif self.now.active == self.seat:
            self.plan_quickly(self.best, 1, self.quick, self.builds, self.follows)
            self.play(self.best.codes, MAX_TURN_LENGTH * self.best.slot_at(0), self.best.lengths[self.best.slot_at(0)])
        else:
            self.dig_for_another(stream)

    def remove_any(self, stream: Stream) -> None:
        """Remove a random clay tile."""
        column = stream.below(COLUMNS)
        while self.now.depth[column] != CLAY_LEVEL:
            column = (column + 1) % COLUMNS
        self.now.play(REMOVE + column)

    def dig_for_another(self, stream: Stream) -> None:
        """Dig the tile with the highest estimate plus noise for an opponent, and discard it."""
        if self.now.phase == DIGGING:
            best = 0
            most = -1
            for column in range(COLUMNS):
                if self.now.depth[column]:
                    value = self.column_value(column) + stream.below(80)
                    if value > most:
                        most = value
                        best = column
            self.now.play(DIG + best)
        self.now.play(END if self.now.dug_placed else END_TOSS)

    def play_quick_games(self, stream: Stream, games: int) -> int:
        """Play games to the end by rollout turns; return the sum of the seat's scores."""
        total = 0
        for _ in range(games):
            self.determinise(stream)
            while self.mover() >= 0:
                self.rollout_turn(stream)
            self.evaluate()
            total += self.points[self.seat] // 100
        return total

    # --- Evaluation ----------------------------------------------------------------------------------------------

    def evaluate(self) -> None:
        """Evaluate every garden; opponents get a mean value for each rollout turn."""
        for seat in range(self.seats):
            left = 0 if self.now.over else self.turns_left(seat)
            self.set_weights(left)
            self.fetch(self.trial, seat)
            value = self.garden_value(self.trial)
            value += self.w[SINGLE_W] * min(self.now.singles[seat], MAX_STORED)
            value += self.w[SLOT_W] * self.icons_on(self.now.slot[seat])
            if seat != self.seat:  # opponents build nothing in rollouts
                value += MEAN_TURN_VALUE * (self.turns_at_root[seat] - left)
            self.values[seat] = value
            self.points[seat] = value + MEAN_TURN_VALUE * left

    def turns_left(self, seat: int) -> int:
        """Return the number of turns left to a seat."""
        if self.now.phase == REMOVING:
            return self.now.pile_size + 1
        gone = (self.now.active - self.now.first + self.seats) % self.seats
        return self.now.pile_size + (0 if (seat - self.now.first + self.seats) % self.seats < gone else 1)
