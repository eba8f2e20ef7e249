"""What must be true between any two actions of a game, whatever was played: the conservation laws of its rules.

A game registers one or two functions here, from a file of its own: one looks at a position, the other at a step from
a position to the next. They raise `AssertionError`. The conformance suite and `benchmarks/soak.py` call them often.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from helpers import invariants_babel, invariants_babylon, invariants_hanging_gardens
from helpers.contract import check_legal, check_scores
from ziggurat.core.game import Game
from ziggurat.core.position import Position


def no_invariant(game: Game, before: Position, after: Position) -> None:
    """Accept any step."""


@dataclass(frozen=True)
class Invariants:
    """The invariants of one game."""

    position: Callable[[Game, Position], None]
    """Checks one position."""
    step: Callable[[Game, Position, Position], None] = no_invariant
    """Checks a position and the one right after it."""


INVARIANTS: dict[str, Invariants] = {
    "babel": Invariants(invariants_babel.check_position, invariants_babel.check_step),
    "babylon": Invariants(invariants_babylon.check, invariants_babylon.check_step),
    "hanging_gardens": Invariants(invariants_hanging_gardens.check, invariants_hanging_gardens.check_step),
}


def check_position(game: Game, position: Position) -> None:
    """Check everything that must be true of a position: of any game, and of this one."""
    check_legal(game, position)
    check_scores(position)
    if game.id in INVARIANTS:  # that none is missing is a test of its own
        INVARIANTS[game.id].position(game, position)


def check_step(game: Game, before: Position, after: Position) -> None:
    """Check what must be true of an action, whichever it was."""
    assert after.seats == before.seats
    assert after.revealed >= before.revealed, "what was revealed cannot be hidden again"
    assert not before.over, "an action was carried out after the end"
    if game.id in INVARIANTS:
        INVARIANTS[game.id].step(game, before, after)
