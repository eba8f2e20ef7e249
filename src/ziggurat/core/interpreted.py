"""The base class of positions written in Python alone, without a `.pxd`.

Compiled loops call `fill` and `play` as C functions, which a Python class cannot override. This class forwards them to
two Python methods.
"""

from __future__ import annotations

from ziggurat.core.errors import IllegalAction
from ziggurat.core.options import shown
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

    def legal_count(self) -> int:
        """Return the number of legal actions."""
        return len(self.choices())

    def legal_at(self, number: int) -> int:
        """Return the legal action at a place of the list, or raise `IllegalAction`."""
        legal = self.choices()
        if not 0 <= number < len(legal):
            raise IllegalAction(shown(number), "unknown_action", {}, f"the indices are 0 to {len(legal) - 1} here")
        return legal[number]

    def apply(self, code: int) -> None:
        """Carry out an action, or raise `IllegalAction` and leave the position as it is."""
        self.carry_out(self.checked(code))

    def apply_at(self, number: int) -> int:
        """Carry out the legal action at a place of the list and return it, or raise `IllegalAction`."""
        code = self.legal_at(number)
        self.carry_out(code)
        return code

    def fill(self, codes: Codes) -> None:
        """Write the legal actions into `codes`."""
        codes.size = 0
        for code in self.choices()[: len(codes.items)]:
            codes.items[codes.size] = code
            codes.size += 1

    def play(self, code: int) -> None:
        """Carry out a legal action."""
        self.carry_out(code)
