"""Invariants of positions and steps, registered by game.

Each game has a module with one or two functions: one checks a position, the other a step from a position to the next.
They raise `AssertionError`. The conformance suite and `benchmarks/soak.py` call them often.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from helpers import invariants_babel, invariants_babylon, invariants_hanging_gardens
from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.testing.contract import check_legal, check_scores


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
    """Check the invariants of a position: those of every game and those of this one."""
    check_legal(game, position)
    check_scores(position)
    if game.id in INVARIANTS:  # another test checks that every game has invariants
        INVARIANTS[game.id].position(game, position)


def check_step(game: Game, before: Position, after: Position) -> None:
    """Check the invariants of a step."""
    assert after.seats == before.seats
    assert after.revealed >= before.revealed, "`revealed` must not decrease"
    assert not before.over, "an action was played after the end"
    if game.id in INVARIANTS:
        INVARIANTS[game.id].step(game, before, after)
