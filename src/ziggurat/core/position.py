"""The base of every game's position: the rules at speed, mutable, cheap to copy.

Two doors lead in. The public one (`legal`, `apply`) checks everything and belongs to Python. The inner one
(`fill`, `play`) checks nothing, allocates nothing, and belongs to compiled loops: play-outs and search.
`position.pxd` gives the C types; without a compiler this file runs as it is.
"""

from __future__ import annotations

from array import array
from operator import index
from typing import Self

from ziggurat.core.errors import IllegalAction
from ziggurat.core.options import shown
from ziggurat.core.rng import Stream

ONE = array("i", [0])  # times n it is room for n codes: the quickest way to get it
MAX_CODE = 0x7FFFFFFF  # an action fits into 31 bits, so that compiled loops can hold it as a C int


class Codes:
    """Room for the legal actions of one position, filled again and again without new memory."""

    def __init__(self, room: int) -> None:
        self.items = ONE * room
        self.size = 0

    def to_list(self) -> list[int]:
        """Return the actions as a list."""
        return [self.items[i] for i in range(self.size)]


class Position:
    """A position of some game, with everything hidden in it. It never leaves the rules; views do.

    Every game's position has: `seats`, the number of players; `to_move`, the seat to decide now, -1 when the
    game is over; `over`; and `revealed`, which counts the moments at which chance decided or something hidden
    came to light. A table lets a player take back a step only while `revealed` has not changed since.
    """

    seats: int
    to_move: int
    over: bool
    revealed: int

    def room(self) -> int:
        """Return how many legal actions a position of this game can have at most."""
        raise NotImplementedError

    def fill(self, codes: Codes) -> None:
        """Write the legal actions into `codes`, always in the same order."""
        raise NotImplementedError

    def play(self, code: int) -> None:
        """Carry out a legal action. Nothing is checked: see `apply`."""
        raise NotImplementedError

    def clone(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the present total of every seat."""
        raise NotImplementedError

    def sheet(self, seat: int) -> dict[str, int]:
        """Return the score sheet of a seat, line by line; the lines add up to its total."""
        raise NotImplementedError

    def winners(self) -> list[int] | None:
        """Return the seats that have won: several for a draw or a shared victory, None while the game runs."""
        raise NotImplementedError

    def redeal(self, seat: int, stream: Stream) -> None:
        """Deal everything anew that `seat` (-1: the public) cannot know, each possibility equally likely."""
        raise NotImplementedError

    def refusal(self, code: int) -> IllegalAction:
        """Return the error that says why this action is not legal now."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """Return the whole position as bytes; equal positions give equal bytes."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Return the legal actions of the seat to move, always in the same order."""
        codes = Codes(self.room())
        self.fill(codes)
        return codes.to_list()

    def apply(self, code: int) -> None:
        """Carry out an action, or raise `IllegalAction` and leave the position as it is."""
        self.play(self.checked(code))

    def checked(self, code: int) -> int:
        """Return an action that is legal now, or raise `IllegalAction`."""
        number = index(code)  # numbers of other libraries are welcome; anything else is a TypeError
        if number < 0 or number > MAX_CODE:
            raise IllegalAction(shown(number), "unknown_action", {}, "no such action exists")
        if number not in self.legal():
            raise self.refusal(number)
        return number

    def playout(self, stream: Stream, codes: Codes, most: int) -> int:
        """Play random legal actions to the end of the game, `most` at most; return how many were played."""
        return self.play_on(stream, codes, most)

    def play_on(self, stream: Stream, codes: Codes, most: int) -> int:
        """Do the work of `playout`. Compiled loops call this: the compiler lets no Python object into it."""
        played = 0
        while played < most and not self.over:
            self.fill(codes)
            self.play(codes.items[stream.below(codes.size)])
            played += 1
        return played

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Position) and self.to_bytes() == other.to_bytes()

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    __hash__ = None  # type: ignore[assignment]  # positions are mutable
