"""Playing on from a moment of a finished game, against bots."""

import pytest

from helpers.sitting import ACCOUNTS, NAMES, Sitting
from ziggurat.table.commands import Resign
from ziggurat.table.errors import Refused

SOMEBODY = "account-of-somebody-else"


def finished(seats: int = 2, **setting):
    sitting = Sitting.started("shells", seats, **setting)
    sitting.play_out()
    return sitting


def played_on(sitting: Sitting, *args, **kwargs) -> Sitting:
    following = Sitting()
    for command in sitting.table.play_on(*args, **kwargs):
        following.do(command)
    return following


def refusal(sitting: Sitting, *args, **kwargs) -> str:
    with pytest.raises(Refused) as refused:
        sitting.table.play_on(*args, **kwargs)
    return refused.value.code


@pytest.mark.parametrize("name", ["shells", "babel", "hanging_gardens"])
def test_the_new_table_stands_exactly_as_the_old_one_did(name):
    old = Sitting.started(name, 2)
    old.play_out()
    number = len(old.words) // 2
    new = played_on(old, number, ACCOUNTS[1], NAMES[1])
    assert new.words == old.words[:number]
    assert new.table.state.history.position.to_bytes() == old.table.state.history.position_after(number).to_bytes()
    assert new.table.view_at(1, 0) == old.table.view_at(1, 0)
    assert new.table.status == "playing"


def test_one_sits_at_ones_own_seat_and_bots_at_the_others():
    new = played_on(finished(3), 1, ACCOUNTS[1], NAMES[1], level="mason")
    seats = new.view()["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("bot", "mason"), ("person", None), ("bot", "mason")]
    assert new.view()["setting"]["private"] is True
    assert new.view()["clock"] is None


def test_bots_keep_their_seats_and_levels():
    new = played_on(finished(3, bots=(2,)), 0, ACCOUNTS[0], NAMES[0], level="architect")
    assert [seat["level"] for seat in new.view()["seats"]] == [None, "architect", "mason"]


def test_a_person_for_whom_a_bot_stood_in_is_followed_by_a_bot_of_the_level_asked_for():
    old = Sitting.started("shells", 3, stand_in="apprentice")
    old.do(Resign(1))
    old.play_out()
    new = played_on(old, 0, ACCOUNTS[0], NAMES[0], level="king")
    assert [seat["level"] for seat in new.view()["seats"]] == [None, "king", "king"]


def test_the_new_table_has_the_rules_the_box_and_the_stand_in_of_the_old_one():
    old = finished(options={"turns": 2}, box=[4, 4, 4, 4, 9], stand_in="apprentice")
    before, after = (table.view()["setting"] for table in (old, played_on(old, 0, ACCOUNTS[0], NAMES[0])))
    assert {**before, "private": True} == after


def test_who_did_not_play_takes_the_seat_to_move_or_the_one_asked_for():
    old = finished()
    for mover in (0, 1):
        number = next(n for n in range(len(old.words)) if old.table.state.history.position_after(n).to_move == mover)
        assert played_on(old, number, SOMEBODY, "Hypatia").table.state.seat_of(SOMEBODY) == mover
        assert played_on(old, number, SOMEBODY, "Hypatia", 1 - mover).table.state.seat_of(SOMEBODY) == 1 - mover
    assert refusal(old, 1, SOMEBODY, "Hypatia", 5) == "no_such_seat"


def test_only_a_game_that_is_over_and_only_from_a_moment_before_its_end():
    assert refusal(Sitting.started("shells"), 0, ACCOUNTS[0], NAMES[0]) == "not_ended"
    old = finished()
    assert refusal(old, len(old.words), ACCOUNTS[0], NAMES[0]) == "no_such_step"
    assert refusal(old, len(old.words) + 1, ACCOUNTS[0], NAMES[0]) == "no_such_step"
    assert refusal(old, -1, ACCOUNTS[0], NAMES[0]) == "no_such_step"
