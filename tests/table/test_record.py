"""The record of a table's game has the common format."""

import pytest

from helpers.sitting import GAMES, SALT, SEED, Sitting, find
from ziggurat.core.match import replay, verify
from ziggurat.core.record import Record
from ziggurat.table import Refused
from ziggurat.table.commands import Act, Resign, Undo


@pytest.mark.parametrize("name", GAMES)
def test_record_of_a_finished_game_verifies(name):
    sitting = Sitting.started(name, 2)
    sitting.play_out(2)
    record = Record.from_json(sitting.table.record().to_json())
    assert verify(record, find(name)).position == sitting.table.state.history.position
    assert record.players == ["Anna", "Ben"] and (record.seed, record.salt) == (SEED, SALT)
    assert record.result["winners"] == sitting.view()["result"]["winners"]


def test_record_of_a_running_game_has_no_seed():
    record = Sitting.started("babel").table.record()
    assert record.seed is None and record.salt is None and record.result is None
    assert record.seed_hash == Sitting.started("babel").view()["deal"]["promise"]


def test_record_of_a_resigned_game_has_seed_but_no_result():
    sitting = Sitting.started("babel", options={"start": 1})
    sitting.play("go:A")
    sitting.do(Resign(0))
    record = sitting.table.record()
    assert record.result is None and record.seed == SEED
    assert replay(record, find("babel")).words == ["go:A"]


def test_record_has_no_steps_taken_back():
    sitting = Sitting.started("shells")
    sitting.play("lay:3", "lay:5")
    sitting.do(Undo(0))
    sitting.do(Act(0, "lay:3"))
    assert sitting.table.record().actions == ["lay:3", "lay:3"]


def test_record_has_a_time_for_every_action():
    sitting = Sitting.started("shells")
    sitting.now = 1_700_000_000_000
    sitting.play("lay:3", "turn")
    assert sitting.table.record().times == ["2023-11-14T22:13:21.000Z", "2023-11-14T22:13:22.000Z"]


def test_record_names_bots_by_level_and_persons_by_name():
    sitting = Sitting.started("shells", 3, bots=(2,))
    sitting.do(Resign(1))
    assert sitting.table.record().players == ["Anna", "Ben", "mason"]


def test_record_before_the_game_is_refused():
    with pytest.raises(Refused, match="not_started"):
        Sitting.seated().table.record()
