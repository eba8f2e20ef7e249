"""A scripted evaluator: a hand-written game tree for tests of the plain search.

Every turn is one action and its code is also its hash. A rollout turn has the code `ROLLOUT`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableSequence, Sequence
from typing import Any

Path = tuple[int, ...]
Proposals = Callable[[Path, int], Sequence[tuple[int, int]]]
ROLLOUT = -1
NEVER = 1_000_000


class ScriptedEvaluator:
    """Proposes `proposals(path, deal)`, pairs of code and prior, and evaluates by `values(path, deal)`.

    Seats move in the order of `movers`, again and again, until the game is over after `length` turns. A deal is a
    random number below 1000.
    """

    def __init__(
        self,
        proposals: Mapping[Path, Sequence[tuple[int, int]]] | Proposals,
        values: Callable[[Path, int], Sequence[int]],
        *,
        movers: Sequence[int] = (0, 1),
        length: int = NEVER,
        branch_on_opponents: bool = True,
        lead_scale: int = 1000,
    ) -> None:
        self.proposals = proposals if callable(proposals) else lambda path, _deal: proposals.get(path, ())
        self.value_of = values
        self.movers = movers
        self.length = length
        self.branch_on_opponents = branch_on_opponents
        self.lead_scale = lead_scale
        self.values = [0, 0, 0, 0]
        self.points = [0, 0, 0, 0]
        self.path: Path = ()
        self.deal = -1
        self.limits: list[int] = []
        self.asked: list[int] = []
        self.simulations: list[tuple[Path, int]] = []

    def set_root(self, _position: Any, seat: int) -> None:
        self.seat = seat
        self.seats = max(self.movers) + 1

    def determinise(self, stream: Any) -> None:
        self.path = ()
        self.deal = stream.below(1000)

    def mover(self) -> int:
        return -1 if len(self.path) >= self.length else self.movers[len(self.path) % len(self.movers)]

    def turn(self) -> int:
        return len(self.path)

    def propose_turns(self, turns: Any, limit: int) -> None:
        self.limits.append(limit)
        self.asked.append(self.mover())
        turns.clear(limit)
        for code, prior in self.proposals(self.path, self.deal):
            slot = turns.insert(prior, code)
            if slot >= 0:
                turns.append(slot, code)

    def play(self, codes: MutableSequence[int], first: int, length: int) -> None:
        self.path += tuple(codes[first : first + length])

    def rollout_turn(self, _stream: Any) -> None:
        self.path += (ROLLOUT,)

    def evaluate(self) -> None:
        self.simulations.append((self.path, self.deal))
        for seat, value in enumerate(self.value_of(self.path, self.deal)):
            self.values[seat] = self.points[seat] = value
