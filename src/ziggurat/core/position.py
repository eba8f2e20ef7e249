"""The base class of every game's position: mutable, fast and cheap to copy.

`legal` and `apply` are the public interface and check everything. `fill` and `play` check and allocate nothing; they
are for compiled loops, in play-outs and search.
`position.pxd` gives the C types; without a compiler this file runs as it is.
"""

from __future__ import annotations

from array import array
from operator import index
from typing import Self

from ziggurat.core.errors import IllegalAction
from ziggurat.core.options import shown
from ziggurat.core.rng import Stream

ONE = array("i", [0])  # `ONE * n` is the fastest way to allocate n codes
MAX_CODE = 0x7FFFFFFF  # an action fits into 31 bits, so that compiled loops can hold it as a C int


class Codes:
    """A reusable buffer for the legal actions of a position."""

    def __init__(self, room: int) -> None:
        self.items = ONE * room
        self.size = 0

    def to_list(self) -> list[int]:
        """Return the actions as a list."""
        return [self.items[i] for i in range(self.size)]


class Position:
    """A full position, hidden information included. Only views of it leave the rules.

    `seats` is the number of players, `to_move` the seat to move (-1 when the game is over). `revealed` counts random
    draws and other events that reveal hidden information; an action can be taken back only while it is unchanged.
    """

    seats: int
    to_move: int
    over: bool
    revealed: int

    def room(self) -> int:
        """Return the maximum number of legal actions in this game."""
        raise NotImplementedError

    def fill(self, codes: Codes) -> None:
        """Write the legal actions into `codes`, in a fixed order."""
        raise NotImplementedError

    def play(self, code: int) -> None:
        """Carry out a legal action. Nothing is checked: see `apply`."""
        raise NotImplementedError

    def clone(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the current total of every seat."""
        raise NotImplementedError

    def sheet(self, seat: int) -> dict[str, int]:
        """Return the score sheet of a seat; its lines add up to the total."""
        raise NotImplementedError

    def winners(self) -> list[int] | None:
        """Return the winning seats, several for a shared victory; None during the game."""
        raise NotImplementedError

    def redeal(self, seat: int, stream: Stream) -> None:
        """Redeal what `seat` (-1: the public) cannot know; all possibilities are equally likely."""
        raise NotImplementedError

    def refusal(self, code: int) -> IllegalAction:
        """Return the error with the reason why an action is illegal."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """Return the whole position as bytes; equal positions give equal bytes."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Return the legal actions of the seat to move, in a fixed order."""
        codes = Codes(self.room())
        self.fill(codes)
        return codes.to_list()

    def apply(self, code: int) -> None:
        """Carry out an action, or raise `IllegalAction` and leave the position as it is."""
        self.play(self.checked(code))

    def checked(self, code: int) -> int:
        """Return an action that is legal now, or raise `IllegalAction`."""
        number = index(code)  # accepts integers of other libraries; anything else is a TypeError
        if number < 0 or number > MAX_CODE:
            raise IllegalAction(shown(number), "unknown_action", {}, "no such action exists")
        if number not in self.legal():
            raise self.refusal(number)
        return number

    def playout(self, stream: Stream, codes: Codes, most: int) -> int:
        """Play at most `most` random legal actions; return the number played."""
        return self.play_on(stream, codes, most)

    def play_on(self, stream: Stream, codes: Codes, most: int) -> int:
        """Do the work of `playout` without the GIL, for compiled loops."""
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
