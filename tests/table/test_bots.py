"""Bots at a table: their turns, their views and their answers."""

import pytest

from helpers.sitting import GAMES, Sitting, find
from ziggurat.bots.random_bot import RandomBot
from ziggurat.core.rng import Stream
from ziggurat.table.commands import Act, Ask, ReplaceBot


def test_bot_turn_names_seat_level_and_version():
    sitting = Sitting.started("shells", 3, bots=(1,))
    assert sitting.table.bot_turn() is None
    sitting.play("turn")
    turn = sitting.table.bot_turn()
    assert (turn.seat, turn.level, turn.version) == (1, "mason", sitting.table.version)
    assert sitting.table.bot_view(1) == sitting.game.view(sitting.table.state.history.position, 1)


def test_bots_need_no_confirmation():
    sitting = Sitting.started("shells", bots=(0,))
    assert sitting.do(Act(0, "turn")) == ["stepped"]


def test_late_answer_of_a_bot_is_stale():
    sitting = Sitting.started("shells", bots=(1,))
    sitting.play("turn")
    turn = sitting.table.bot_turn()
    sitting.do(Ask(0, "undo"))
    assert sitting.refusal(Act(turn.seat, "turn", version=turn.version)) == "stale"


def test_failed_bot_is_replaced_within_its_turn():
    sitting = Sitting.started("shells", bots=(0,))
    sitting.do(Act(0, "lay:3"))
    assert sitting.do(ReplaceBot(0, "random")) == ["replaced"]
    assert sitting.table.bot_turn().level == "random" and sitting.words == ["lay:3"]
    assert sitting.refusal(ReplaceBot(1, "random")) == "not_a_bot"
    assert sitting.refusal(ReplaceBot(0, "../bin")) == "bad_level"


def test_bot_has_no_preferences_and_no_commands():
    view = Sitting.started("shells", bots=(0,)).view(0)
    assert view["may"] == [] and view["preferences"] is None
    assert view["turn"]["undo"] is None


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_game_to_its_end(name):
    seats = find(name).seats[-1]
    sitting = Sitting.started(name, seats, bots=tuple(range(seats)))
    bot = RandomBot(sitting.game, Stream(bytes(32)))
    while turn := sitting.table.bot_turn():
        word = bot.choose(sitting.table.bot_view(turn.seat))
        sitting.do(Act(turn.seat, word, version=turn.version))
    assert sitting.view()["result"]["reason"] == "played"
