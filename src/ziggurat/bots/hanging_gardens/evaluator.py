"""The evaluator of The Hanging Gardens: features of gardens and tiles, by turns left.

`evaluator.pxd` declares the C types.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence

from ziggurat.bots.hanging_gardens.features import FAR, TURN
from ziggurat.bots.hanging_gardens.turns import GardensTurns
from ziggurat.core.position import Codes, Position
from ziggurat.core.rng import Stream
from ziggurat.games.hanging_gardens.fields import COLUMNS, IN_CARD
from ziggurat.games.hanging_gardens.position import HangingGardensPosition
from ziggurat.search.limits import MAX_TURN_LENGTH
from ziggurat.search.turn_list import TurnList

TILES_IN_TEN = 6  # of ten turns of an opponent, those in which it takes a tile


class HangingGardensEvaluator(GardensTurns):
    """Finds turns of The Hanging Gardens and evaluates positions."""

    def __init__(self, weights: Mapping[str, Sequence[int]], width: int = 64, quick: int = 6, others: int = 4) -> None:
        """Set how many placements are evaluated: in proposals, in rollouts, for opponents.

        With 0 for `others`, opponents place no cards in rollouts; they only take cards and tiles away.
        """
        self.set_up(weights)
        self.set_up_gardens()
        self.set_up_turns()
        self.branch_on_opponents = False
        self.lead_scale = 2000
        self.width = width
        self.quick = quick
        self.others = others
        self.best = TurnList(1)

    def set_root(self, position: Position, seat: int) -> None:
        assert isinstance(position, HangingGardensPosition)
        self.root = position.clone()
        self.now = position.clone()
        self.child = position.clone()
        self.codes = Codes(position.room())
        self.codes_after = Codes(position.room())
        self.set_up_map(position)
        self.read_tables(position)
        self.seat = seat
        self.seats = position.seats
        self.fresh = True

    def determinise(self, stream: Stream) -> None:
        self.now.assign(self.root)
        self.now.deal_hidden(self.seat, stream)

    def mover(self) -> int:
        return -1 if self.now.over else self.now.to_move

    def turn(self) -> int:
        return self.now.number * self.now.slots + self.now.step

    # --- Turns -------------------------------------------------------------------------------------------------------

    def propose_turns(self, turns: TurnList, limit: int) -> None:
        """Propose turns; the first proposal, at the root, is the widest."""
        self.proposes = True
        self.plan(turns, limit, self.width if self.fresh else 2 * self.quick)
        self.proposes = self.fresh = False

    def play(self, codes: MutableSequence[int], first: int, length: int) -> None:
        for i in range(length):
            self.now.play(codes[first + i])

    def rollout_turn(self, stream: Stream) -> None:
        """Play the rest of this turn by a quick plan."""
        width = self.quick if self.now.to_move == self.seat or self.now.phase != IN_CARD else self.others
        if width:
            self.plan(self.best, 1, width)
            self.play(self.best.codes, MAX_TURN_LENGTH * self.best.slot_at(0), self.best.lengths[self.best.slot_at(0)])
        else:
            self.take_away(stream)

    def take_away(self, stream: Stream) -> None:
        """Take a random card for an opponent, and sometimes a tile (`TILES_IN_TEN`)."""
        slot = stream.below(self.now.slots)
        while not self.now.card_display[slot]:
            slot = (slot + 1) % self.now.slots
        self.now.card_display[slot] = 0
        if stream.below(10) < TILES_IN_TEN:
            space = self.wanted(2 * (1 + stream.below(COLUMNS)))
            if space >= 0:
                self.now.take_tile(space)
                return
        self.now.end_turn()

    def wanted(self, spaces: int) -> int:
        """Return the space with the best tile for the player to move, or -1."""
        self.set_weights(self.turns_after(self.now, self.now.to_move))
        self.count_rest(self.now)
        self.read_tiles(self.now, self.now.to_move)
        before = self.tiles_value()
        best = -1
        most = 0
        for space in range(spaces):
            if self.now.tile_display[space]:
                gain = self.tile_gain(self.now.tile_display[space] - 1, before)
                if best < 0 or gain > most:
                    best = space
                    most = gain
        return best

    # --- Evaluation --------------------------------------------------------------------------------------------------

    def evaluate(self) -> None:
        """Evaluate tiles and garden of every seat, by the turns left to it."""
        self.count_rest(self.now)
        for seat in range(self.seats):
            self.set_weights(0 if self.now.over else self.turns_left(seat))
            self.read_tiles(self.now, seat)
            value = self.tiles_value() + 100 * self.award * self.now.awards[seat]
            value += self.garden_value(self.now, seat)
            value += (self.w[self.base + TURN] + FAR) // 10 - FAR // 10
            self.values[seat] = self.points[seat] = value

    def turns_left(self, seat: int) -> int:
        """Return the number of turns left to a seat, including the present one."""
        return self.turns_after(self.now, seat) + (1 if self.now.to_move == seat else 0)
