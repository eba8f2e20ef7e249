"""Random numbers from the ChaCha8 stream cipher.

Cards already seen must not make a deal predictable, so an ordinary generator is not enough. ChaCha8 is unbroken, needs
no library, and gives the same numbers in plain Python and compiled (rng.pxd).
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import TypeVar

Item = TypeVar("Item")

PLAIN = __file__.endswith(".py")
ROUNDS = 8
WORD = 0xFFFFFFFF
MAX_BOUND = 65536  # `below` draws 16 bits at a time
SAVED = 41  # bytes of a saved stream: key, counter, place in the block


class Stream:
    """A random stream with a 32-byte key; equal keys give equal streams."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"key has {len(key)} bytes, but must have 32")
        self.key = [int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)]
        self.counter = 0
        self.used = 32
        self.block = [0] * 16
        self.input = [0] * 16

    def allocate(self) -> None:
        """Allocate the arrays of a plain object made by `__new__`; compiled objects contain them."""
        self.key = [0] * 8
        self.block = [0] * 16
        self.input = [0] * 16

    def clone(self) -> Stream:
        """Return an independent copy with the same future."""
        other = Stream.__new__(Stream)
        if PLAIN:
            other.allocate()
        other.copy_from(self)
        return other

    def copy_from(self, other: Stream) -> None:
        """Copy the state of another stream."""
        self.assign(other)

    def assign(self, other: Stream) -> None:
        """Do the work of `copy_from` without the GIL."""
        self.key[:] = other.key
        self.counter = other.counter
        self.block[:] = other.block
        self.used = other.used

    def reseed(self, source: Stream) -> None:
        """Restart with a key drawn from another stream."""
        for i in range(8):
            low = source.next16()
            self.key[i] = low | (source.next16() << 16)
        self.counter = 0
        self.used = 32

    def below(self, bound: int) -> int:
        """Return a uniform number below `bound`, unchecked, for compiled loops."""
        limit = MAX_BOUND - MAX_BOUND % bound
        draw = self.next16()
        while draw >= limit:  # rejection keeps the distribution uniform
            draw = self.next16()
        return draw % bound

    def below_by_product(self, bound: int) -> int:
        """Return a uniform number below `bound` without a division, for play-outs.

        It is not the number that `below` returns, so no deal may depend on it.
        """
        product = self.next16() * bound
        if product & (MAX_BOUND - 1) < bound:  # rejection keeps the distribution uniform; it is rarely needed
            limit = MAX_BOUND % bound
            while product & (MAX_BOUND - 1) < limit:
                product = self.next16() * bound
        return product >> 16

    def shuffle(self, cards: MutableSequence[int], size: int) -> None:
        """Shuffle the first `size` cards in place (Fisher-Yates)."""
        for i in range(size - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def next16(self) -> int:
        """Draw 16 random bits."""
        if self.used == 32:
            self.refill()
            self.used = 0
        word = self.block[self.used >> 1]
        if self.used & 1:
            word = word >> 16
        self.used += 1
        return word & 0xFFFF

    def refill(self) -> None:
        """Compute the next block of the cipher."""
        self.input[0] = 0x61707865
        self.input[1] = 0x3320646E
        self.input[2] = 0x79622D32
        self.input[3] = 0x6B206574
        for i in range(8):
            self.input[4 + i] = self.key[i]
        self.input[12] = self.counter & WORD
        self.input[13] = self.counter >> 32
        self.input[14] = 0
        self.input[15] = 0
        self.counter += 1
        for i in range(16):
            self.block[i] = self.input[i]
        for _ in range(ROUNDS // 2):
            self.quarter(0, 4, 8, 12)
            self.quarter(1, 5, 9, 13)
            self.quarter(2, 6, 10, 14)
            self.quarter(3, 7, 11, 15)
            self.quarter(0, 5, 10, 15)
            self.quarter(1, 6, 11, 12)
            self.quarter(2, 7, 8, 13)
            self.quarter(3, 4, 9, 14)
        for i in range(16):
            self.block[i] = (self.block[i] + self.input[i]) & WORD

    def quarter(self, i: int, j: int, k: int, m: int) -> None:
        """Mix four words of the block (the quarter round of ChaCha)."""
        a = self.block[i]
        b = self.block[j]
        c = self.block[k]
        d = self.block[m]
        a = (a + b) & WORD
        d = d ^ a
        d = ((d << 16) | (d >> 16)) & WORD
        c = (c + d) & WORD
        b = b ^ c
        b = ((b << 12) | (b >> 20)) & WORD
        a = (a + b) & WORD
        d = d ^ a
        d = ((d << 8) | (d >> 24)) & WORD
        c = (c + d) & WORD
        b = b ^ c
        b = ((b << 7) | (b >> 25)) & WORD
        self.block[i] = a
        self.block[j] = b
        self.block[k] = c
        self.block[m] = d

    def draw(self, bound: int) -> int:
        """Return a uniform number below `bound`, which is 1 to 65536."""
        if not 1 <= bound <= MAX_BOUND:
            raise ValueError(f"bound is {bound}, but must be 1 to {MAX_BOUND}")
        return self.below(bound)

    def choose(self, items: Sequence[Item]) -> Item:
        """Return a random item."""
        return items[self.draw(len(items))]

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """Return the items in a random order."""
        pool = list(items)
        for i in range(len(pool) - 1, 0, -1):
            j = self.draw(i + 1)
            pool[i], pool[j] = pool[j], pool[i]
        return pool

    def fork(self) -> Stream:
        """Return a new stream whose key is drawn from this one."""
        other = Stream(bytes(32))
        other.reseed(self)
        return other

    def to_bytes(self) -> bytes:
        """Return the exact state; streams with the same future give equal bytes.

        The block is left out, because key and counter determine it.
        """
        key = b"".join(self.key[i].to_bytes(4, "little") for i in range(8))
        return key + self.counter.to_bytes(8, "little") + self.used.to_bytes(1, "little")

    @staticmethod
    def from_bytes(packed: bytes) -> Stream:
        """Return the stream that `to_bytes` saved."""
        if len(packed) != SAVED:
            raise ValueError(f"a saved stream is {SAVED} bytes, not {len(packed)}")
        counter, used = int.from_bytes(packed[32:40], "little"), packed[40]
        if used > 32 or (used < 32 and counter == 0):
            raise ValueError(f"no stream is at place {used} of block {counter}")
        stream = Stream(packed[:32])
        stream.restore(counter, used)
        return stream

    def __reduce__(self) -> tuple[Callable[[bytes], Stream], tuple[bytes]]:
        return Stream.from_bytes, (self.to_bytes(),)

    def restore(self, counter: int, used: int) -> None:
        """Set counter and place as saved by `to_bytes`."""
        self.counter = counter
        if used < 32:  # the block in use is the one before the counter
            self.counter -= 1
            self.refill()
        self.used = used
