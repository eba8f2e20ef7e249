"""The base for positions written in Python alone, without a `.pxd`: slower, and open to any package.

Compiled loops reach a position through `fill` and `play`, which a Python class cannot replace in the compiled engine.
This class receives those calls and passes them on to two ordinary methods.
"""

from __future__ import annotations

from ziggurat.core.position import Codes, Position


class InterpretedPosition(Position):
    """A position whose rules are the Python methods `choices` and `carry_out`. It sets `seats`, `to_move`... itself."""

    def choices(self) -> list[int]:
        """Return the legal actions, always in the same order: at most `room()`, and none when the game is over."""
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
