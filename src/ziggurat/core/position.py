"""The base class of every game's position: mutable, fast and cheap to copy.

`legal` and `apply` are the public interface and check everything. `fill` and `play` check and allocate nothing; they
are for compiled loops, in play-outs and search.
`position.pxd` gives the C types; without a compiler this file runs as it is.
"""

from __future__ import annotations

from array import array
from operator import index
from typing import Any, Self

from ziggurat.core.errors import IllegalAction
from ziggurat.core.options import shown
from ziggurat.core.rng import Stream

PLAIN = __file__.endswith(".py")
ONE = array("i", [0])  # `ONE * n` is the fastest way to allocate n codes
ONE_MASK = array("Q", [0])
LEAST_WORK = 64  # words in `Codes.work` for the smallest game
MAX_CODE = 0x7FFFFFFF  # an action fits into 31 bits, so that compiled loops can hold it as a C int


class Codes:
    """A reusable buffer for the legal actions of a position; `work` is for what a game computes to find them."""

    def __init__(self, room: int) -> None:
        self.items = ONE * room
        self.work = ONE_MASK * (room // 4 + LEAST_WORK)
        self.size = 0

    def to_list(self) -> list[int]:
        """Return the actions as a list."""
        return [self.items[i] for i in range(self.size)]

    def at(self, number: int) -> int:
        """Return one action, or raise `IllegalAction`."""
        if not 0 <= number < self.size:
            raise IllegalAction(shown(number), "unknown_action", {}, f"the indices are 0 to {self.size - 1} here")
        return self.items[number]


POOLED_ROOM = 8192
POOL: list[Codes] = []  # buffers for `legal`, at most one per thread: allocating one takes as long as filling it


class ByteBuffer:
    """Writable bytes of any kind, such as a bytearray or a NumPy array, for observations."""

    def __init__(self, items: Any) -> None:
        self.items = items

    def clear(self, start: int, size: int) -> None:
        """Set bytes to 0."""
        if PLAIN:
            for i in range(start, start + size):
                self.items[i] = 0
        else:  # C code in core/__init__.pxd: a loop over these bytes cannot be vectorised
            clear_bytes(self.items, start, size)  # type: ignore[name-defined]  # noqa: F821

    def add(self, start: int, bits: int, octets: int, value: int) -> None:
        """Add `value` to the bytes whose bit is set, the lowest bit first, in 8 times `octets` bytes."""
        if PLAIN:
            for i in range(8 * octets):
                if (bits >> i) & 1:
                    self.items[start + i] += value
        else:
            add_where(self.items, start, bits, octets, value)  # type: ignore[name-defined]  # noqa: F821


class Position:
    """A full position, hidden information included. Only views of it leave the rules.

    `seats` is the number of players, `to_move` the seat to move (-1 when the game is over). `revealed` counts random
    draws and other events that reveal hidden information; an action can be taken back only while it is unchanged.
    """

    seats: int
    to_move: int
    over: bool
    revealed: int
    fill_writes = False
    """Whether `fill` writes into the position. Plain, it then lists a copy, because threads can interrupt it."""

    def room(self) -> int:
        """Return the maximum number of legal actions in this game."""
        raise NotImplementedError

    def fill(self, codes: Codes) -> None:
        """Write the legal actions into `codes`, in a fixed order."""
        raise NotImplementedError

    def play(self, code: int) -> None:
        """Carry out a legal action. Nothing is checked: see `apply`."""
        raise NotImplementedError

    def pick(self, stream: Stream, codes: Codes) -> int:
        """Return a random legal action.

        A game overrides this if it can count its actions without listing them; the choice must be the same.
        """
        self.fill(codes)
        return codes.items[stream.below_by_product(codes.size)]

    def observation_size(self) -> int:
        """Return the bytes of an observation; 0 if the game has none."""
        return 0

    def feature_count(self) -> int:
        """Return the number of features of an action; 0 if the game has none."""
        return 0

    def write_observation(self, out: ByteBuffer, start: int, seat: int) -> None:
        """Write what a seat may know as bytes, unchecked, for compiled loops: see `observe_into`."""

    def write_features(self, out: ByteBuffer, start: int, code: int) -> None:
        """Write the features of a legal action as bytes, unchecked, for compiled loops: see `features_of`."""

    def write_all_features(self, out: ByteBuffer, start: int, codes: Codes) -> None:
        """Write the features of all these legal actions, one row after the other.

        A game with features overrides both methods.
        """

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

    def winner_bits(self) -> int:
        """Return the winning seats of a finished game as bits, for compiled loops; -1 if only `winners` knows them."""
        return -1

    def redeal(self, seat: int, stream: Stream) -> None:
        """Redeal what `seat` (-1: the public) cannot know; all possibilities are equally likely."""
        raise NotImplementedError

    def deal_again(self, stream: Stream) -> None:
        """Deal the first position of a game again, public cards included."""
        self.deal_first(stream)

    def deal_first(self, stream: Stream) -> None:
        """Do the work of `deal_again` without the GIL, for compiled loops."""

    def copy_state(self, other: Position) -> None:
        """Copy another position of the same game and settings, for compiled loops."""

    def refusal(self, code: int) -> IllegalAction:
        """Return the error with the reason why an action is illegal."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """Return the whole position as bytes; equal positions give equal bytes."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Return the legal actions of the seat to move, in a fixed order."""
        if self.room() > POOLED_ROOM:
            return self.list_with(Codes(self.room()))
        try:
            codes = POOL.pop()  # no other thread has it now
        except IndexError:
            codes = Codes(POOLED_ROOM)
        found = self.list_with(codes)
        POOL.append(codes)
        return found

    def legal_count(self) -> int:
        """Return the number of legal actions."""
        codes = self.filled()
        found = codes.size
        POOL.append(codes)
        return found

    def legal_at(self, number: int) -> int:
        """Return the legal action at a place of the list, or raise `IllegalAction`; cheaper than the whole list."""
        codes = self.filled()
        found = codes.at(number)
        POOL.append(codes)
        return found

    def filled(self) -> Codes:
        """Return the legal actions in a buffer of this thread, which belongs to `POOL` afterwards."""
        if self.room() > POOLED_ROOM:
            codes = Codes(self.room())
        else:
            try:
                codes = POOL.pop()
            except IndexError:
                codes = Codes(POOLED_ROOM)
        if PLAIN and self.fill_writes:
            self.clone().fill(codes)
        else:
            self.fill(codes)
        return codes

    def list_with(self, codes: Codes) -> list[int]:
        """Return the legal actions, using a buffer that is large enough."""
        if PLAIN and self.fill_writes:
            self.clone().fill(codes)
        else:
            self.fill(codes)
        return codes.to_list()

    def observe_into(self, buffer: Any, seat: int) -> int:
        """Write what a seat may know into a buffer of bytes; return the bytes written.

        `Game.observation` names the parts. Positions that look the same to a seat give equal bytes.
        """
        if not 0 <= seat < self.seats:
            raise ValueError(f"seat is {seat}, but must be 0 to {self.seats - 1}")
        size = self.observation_size()
        if len(buffer) < size:
            raise ValueError(f"the buffer has {len(buffer)} bytes, but an observation has {size}")
        self.write_observation(ByteBuffer(buffer), 0, seat)
        return size

    def features_of(self, code: int) -> bytes:
        """Return the features of a legal action; `Game.features` names them."""
        features = bytearray(self.feature_count())
        self.write_features(ByteBuffer(features), 0, self.checked(code))
        return bytes(features)

    def legal_features(self) -> bytes:
        """Return the features of all legal actions, in the order of `legal`, one row after the other."""
        codes = Codes(self.room())
        self.fill(codes)
        features = bytearray(max(1, codes.size * self.feature_count()))
        self.write_all_features(ByteBuffer(features), 0, codes)
        return bytes(features[: codes.size * self.feature_count()])

    def apply(self, code: int) -> None:
        """Carry out an action, or raise `IllegalAction` and leave the position as it is."""
        self.play(self.checked(code))

    def apply_at(self, number: int) -> int:
        """Carry out the legal action at a place of the list and return it, or raise `IllegalAction`."""
        code = self.legal_at(number)
        self.play(code)
        return code

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
            code = self.pick(stream, codes)
            self.play(code)
            played += 1
        return played

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Position) and self.to_bytes() == other.to_bytes()

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    __hash__ = None  # type: ignore[assignment]  # positions are mutable
