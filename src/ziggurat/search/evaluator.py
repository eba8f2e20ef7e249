"""What a search needs from a game: an evaluator. Each game has its own (`ziggurat.bots.evaluation`).

An evaluator holds one imagined position, which it can reset to the root as often as needed, each time with a new deal
of everything hidden from its seat. It proposes whole turns, plays rollouts and evaluates positions for every seat.
`evaluator.pxd` declares the C types.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.search.turn_list import TurnList

PLAIN = __file__.endswith(".py")


class Evaluator:
    """The evaluator of one game, with its imagined position.

    `seat` is the seat that searches and `seats` the number of players. If `branch_on_opponents` is false, the tree
    branches at the turns of `seat` only and the others play rollout turns. `lead_scale` is the lead, in hundredths of
    a point, that counts as three quarters of a win. `evaluate` fills two lists by seat, in hundredths of a point:
    `values`, from which leads are computed, and `points`, the expected score.
    """

    seat: int
    seats: int
    branch_on_opponents: bool
    lead_scale: int

    def allocate(self) -> None:
        """Create the lists of results; a compiled evaluator has C arrays instead."""
        self.values = [0, 0, 0, 0]
        self.points = [0, 0, 0, 0]

    def set_root(self, position: Position, seat: int) -> None:
        """Start from a position sampled from what `seat` may know."""
        raise NotImplementedError

    def determinise(self, stream: Stream) -> None:
        """Reset the position to the root, with a new deal of what is hidden."""
        raise NotImplementedError

    def mover(self) -> int:
        """Return the seat to move in the imagined position, -1 when the game is over."""
        raise NotImplementedError

    def turn(self) -> int:
        """Return the number of the turn in the imagined position; every turn adds one."""
        raise NotImplementedError

    def propose_turns(self, turns: TurnList, limit: int) -> None:
        """Fill `turns` with up to `limit` good ways to play the rest of this turn."""
        raise NotImplementedError

    def play(self, codes: MutableSequence[int], first: int, length: int) -> None:
        """Play a proposed turn: `length` actions from `codes[first]` on."""
        raise NotImplementedError

    def rollout_turn(self, stream: Stream) -> None:
        """Play the rest of this turn quickly."""
        raise NotImplementedError

    def evaluate(self) -> None:
        """Fill in `values` and `points` for the imagined position."""
        raise NotImplementedError

    def predecessor_hashes(self, position: Position) -> list[int]:
        """Return the possible hashes of the opponent's last turn when it was proposed."""
        return []

    def turn_hash(self, position: Position) -> int:
        """Return a hash of the current turn, 0 if the game has none."""
        return 0
