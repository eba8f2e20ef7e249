"""An evaluator for any game: turns are single actions, rollouts are random, values are scores.

Games without an evaluator of their own, and games written in Python alone, are searched with it. `score_evaluator.pxd`
declares the C types; its methods acquire the GIL, because they call methods that every Python position has.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.search.evaluator import Evaluator
from ziggurat.search.turn_list import TurnList

PLAIN = __file__.endswith(".py")
WON = 100_000


class ScoreEvaluator(Evaluator):
    """Evaluates positions by their scores alone."""

    root: Position
    now: Position

    def __init__(self) -> None:
        if PLAIN:
            self.allocate()
        self.branch_on_opponents = True
        self.lead_scale = 500
        self.played = 0

    def set_root(self, position: Position, seat: int) -> None:
        self.root = position
        self.now = position
        self.seat = seat
        self.seats = position.seats

    def determinise(self, stream: Stream) -> None:
        self.now = self.root.clone()
        self.now.redeal(self.seat, stream)
        self.played = 0

    def mover(self) -> int:
        return -1 if self.now.over else self.now.to_move

    def turn(self) -> int:
        """Return the number of actions since the root."""
        return self.played

    def propose_turns(self, turns: TurnList, limit: int) -> None:
        """List the legal actions by the mover's lead after them."""
        turns.clear(limit)
        for code in self.now.legal():
            after = self.now.clone()
            after.apply(code)
            slot = turns.insert(100 * lead_of(after, self.now.to_move), code)
            if slot >= 0:
                turns.append(slot, code)

    def play(self, codes: MutableSequence[int], first: int, length: int) -> None:
        for i in range(length):
            self.now.apply(codes[first + i])
            self.played += 1

    def rollout_turn(self, stream: Stream) -> None:
        """Play a random legal action."""
        self.now.apply(stream.choose(self.now.legal()))
        self.played += 1

    def evaluate(self) -> None:
        """Take the scores as values; winners of a finished game get `WON` more."""
        scores = self.now.scores()
        winners = self.now.winners() or []
        for seat in range(self.seats):
            self.points[seat] = 100 * scores[seat]
            self.values[seat] = 100 * scores[seat] + (WON if seat in winners else 0)


def lead_of(position: Position, seat: int) -> int:
    """Return a seat's lead over the best of the others."""
    scores = position.scores()
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])
