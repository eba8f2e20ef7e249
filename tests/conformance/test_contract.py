"""Every installed game keeps the contract, with every number of seats, profile and option."""

from itertools import pairwise

import pytest

from helpers.invariants import INVARIANTS, check_position, check_step
from ziggurat.core.game import Game
from ziggurat.testing.policies import POLICIES
from ziggurat.testing.settings import Setting, installed_games, installed_settings
from ziggurat.testing.suite import GameTests
from ziggurat.testing.walks import whole_match


class TestInstalledGames(GameTests):
    """The suite that authors of other games run too."""

    games = installed_games()


@pytest.mark.parametrize("setting", installed_settings(), ids=str)
@pytest.mark.parametrize("player", POLICIES)
def test_game_ends_and_keeps_its_invariants_at_every_step(setting: Setting, player: str) -> None:
    match = whole_match(setting, 1, player)
    passed = [*match.past, match.position]
    for before, after in pairwise(passed):
        check_step(setting.game, before, after)
    for position in passed:
        check_position(setting.game, position)


@pytest.mark.parametrize("game", installed_games(), ids=lambda game: game.id)
def test_every_game_has_invariants(game: Game) -> None:
    assert game.id in INVARIANTS, f"add the invariants of {game.id} to tests/helpers/invariants.py"
