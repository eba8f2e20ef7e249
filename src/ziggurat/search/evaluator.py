"""What a search must know of a game: a judge. Each game has its own (`ziggurat.bots.evaluation`).

A judge looks at one position and can start from it again and again, each time with everything dealt anew that its
seat cannot know. It proposes whole turns, plays turns quickly, and says what a position is worth to every seat.
`judge.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.search.turn_list import Lines

PLAIN = __file__.endswith(".py")


class Judge:
    """The judgement of one game, with the position it imagines at the moment.

    `seat` is the seat that thinks and `seats` the number of players. `rivals` tells whether the tree branches at the
    turns of the others too; if not, they play the quick turn of the judge. `soft` is the lead, in hundredths of a
    point, that counts as three quarters of a victory. After `assess` the lists `worth` and `points` hold, by seat and
    in hundredths, what to compare leads by and the score to be expected.
    """

    seat: int
    seats: int
    rivals: bool
    soft: int

    def allocate(self) -> None:
        """Make room for the results (a compiled judge has it from the beginning)."""
        self.worth = [0, 0, 0, 0]
        self.points = [0, 0, 0, 0]

    def look(self, position: Position, seat: int) -> None:
        """Begin to think about a position, sampled from what this seat may know."""
        raise NotImplementedError

    def begin(self, stream: Stream) -> None:
        """Imagine the position once more, with everything dealt anew that the seat cannot know."""
        raise NotImplementedError

    def mover(self) -> int:
        """Return the seat to move in the imagined position, -1 when the game is over."""
        raise NotImplementedError

    def turn(self) -> int:
        """Return the number of the turn in the imagined position; it rises by one with every turn."""
        raise NotImplementedError

    def propose(self, lines: Lines, most: int) -> None:
        """Find good ways to play the rest of this turn, at most so many."""
        raise NotImplementedError

    def play(self, codes: MutableSequence[int], first: int, length: int) -> None:
        """Carry out a line that was proposed."""
        raise NotImplementedError

    def advance(self, stream: Stream) -> None:
        """Play the rest of this turn quickly and sensibly."""
        raise NotImplementedError

    def assess(self) -> None:
        """Fill in `worth` and `points` for the imagined position."""
        raise NotImplementedError

    def traces(self, position: Position) -> list[int]:
        """Return the marks that the turn just played by another may have had as a line; none if it cannot be told."""
        return []

    def place(self, position: Position) -> int:
        """Return a mark of the turn that a position belongs to, the same until it ends; 0 if turns have none."""
        return 0
