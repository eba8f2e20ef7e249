"""The base class of positions written in Python alone, without a `.pxd`.

Compiled loops call `fill` and `play` as C functions, which a Python class cannot override. This class forwards them to
two Python methods.
"""

from __future__ import annotations

from ziggurat.core.position import Codes, Position


class InterpretedPosition(Position):
    """A position whose rules are the Python methods `choices` and `carry_out`."""

    def choices(self) -> list[int]:
        """Return the legal actions in a fixed order, at most `room()` of them."""
        raise NotImplementedError

    def carry_out(self, code: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Return the legal actions of the seat to move."""
        return self.choices()

    def apply(self, code: int) -> None:
        """Carry out an action, or raise `IllegalAction` and leave the position as it is."""
        self.carry_out(self.checked(code))

    def fill(self, codes: Codes) -> None:
        """Write the legal actions into `codes`."""
        codes.size = 0
        for code in self.choices()[: len(codes.items)]:
            codes.items[codes.size] = code
            codes.size += 1

    def play(self, code: int) -> None:
        """Carry out a legal action."""
        self.carry_out(code)
