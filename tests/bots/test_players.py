"""Players of an arena as written on the command line."""

import pytest

from ziggurat.bots.players import Player, player_from, players_from
from ziggurat.core.errors import BadOptions, UnknownBot


def test_name_is_an_installed_bot_without_a_time_limit():
    assert player_from("greedy") == Player("greedy", "greedy")


def test_seconds_and_simulations_follow_a_colon():
    assert player_from("greedy:1.5s") == Player("greedy:1.5s", "greedy", seconds=1.5)
    assert player_from("greedy:400x") == Player("greedy:400x", "greedy", simulations=400)


def test_program_keeps_its_colons_and_has_one_second_by_default():
    assert player_from("exec:./a:b") == Player("exec:./a:b", "exec", "./a:b", 1.0)
    assert player_from("exec:./a --x:2s") == Player("exec:./a --x:2s", "exec", "./a --x", 2.0)


def test_player_may_have_a_label():
    assert player_from("quick=greedy:1s") == Player("quick", "greedy", seconds=1.0)


def test_several_players_are_separated_by_commas():
    assert [player.label for player in players_from("greedy, random")] == ["greedy", "random"]


def test_unknown_bot_names_the_known_ones():
    with pytest.raises(UnknownBot, match=r"unknown bot 'greddy'; installed: .*greedy"):
        player_from("greddy")
    with pytest.raises(UnknownBot, match=r"unknown bot 'mine:Class'; .*a class in a file is written FILE.py:CLASS"):
        player_from("mine:Class")


@pytest.mark.parametrize("text", ["exec:", "exec: ", "exec:./a:4x", "greedy:0s", "greedy:99999s", "greedy:0x"])
def test_impossible_commands_and_budgets_are_refused(text):
    with pytest.raises((BadOptions, UnknownBot)):
        player_from(text)
