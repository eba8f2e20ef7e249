"""Matches of every installed game, driven by a state machine with operations in any order."""

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from helpers.machine import machine_for
from helpers.quick import hardest
from ziggurat.core.game import Game
from ziggurat.testing.settings import installed_games


@pytest.mark.parametrize("game", installed_games(), ids=lambda game: game.id)
@hardest("examples", 20, 100)
def test_match_keeps_its_invariants_under_any_operations(game: Game, examples: int) -> None:
    run_state_machine_as_test(machine_for(game), settings=settings(max_examples=examples, stateful_step_count=25))  # type: ignore[no-untyped-call]
