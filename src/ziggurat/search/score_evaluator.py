"""A judge for any game: single actions, random play-outs, the score as it stands.

Games without a judgement of their own, and games written in Python alone, can be searched with it. `generic.pxd`
holds the C types; its methods take Python's lock, because they ask for nothing but what every position can do.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.search.evaluator import Judge
from ziggurat.search.turn_list import Lines

PLAIN = __file__.endswith(".py")
WON = 100_000


class GenericJudge(Judge):
    """Judges by the score alone."""

    root: Position
    now: Position

    def __init__(self) -> None:
        if PLAIN:
            self.allocate()
        self.rivals = True
        self.soft = 500
        self.played = 0

    def look(self, position: Position, seat: int) -> None:
        """Begin to think about a position."""
        self.root = position
        self.now = position
        self.seat = seat
        self.seats = position.seats

    def begin(self, stream: Stream) -> None:
        """Imagine the position once more."""
        self.now = self.root.clone()
        self.now.redeal(self.seat, stream)
        self.played = 0

    def mover(self) -> int:
        """Return the seat to move."""
        return -1 if self.now.over else self.now.to_move

    def turn(self) -> int:
        """Return the number of actions since the beginning of the thought."""
        return self.played

    def propose(self, lines: Lines, most: int) -> None:
        """List the legal actions, those first after which the own lead is largest."""
        lines.clear(most)
        for code in self.now.legal():
            after = self.now.clone()
            after.apply(code)
            slot = lines.admit(100 * lead_of(after, self.now.to_move), code)
            if slot >= 0:
                lines.write(slot, code)

    def play(self, codes: MutableSequence[int], first: int, length: int) -> None:
        """Carry out a line."""
        for i in range(length):
            self.now.apply(codes[first + i])
            self.played += 1

    def advance(self, stream: Stream) -> None:
        """Play any legal action."""
        self.now.apply(stream.choose(self.now.legal()))
        self.played += 1

    def assess(self) -> None:
        """Judge by the score; a finished game is decided."""
        scores = self.now.scores()
        winners = self.now.winners() or []
        for seat in range(self.seats):
            self.points[seat] = 100 * scores[seat]
            self.worth[seat] = 100 * scores[seat] + (WON if seat in winners else 0)


def lead_of(position: Position, seat: int) -> int:
    """Return by how much a seat leads the best of the others."""
    scores = position.scores()
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])
