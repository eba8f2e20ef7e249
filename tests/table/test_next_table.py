"""The following table: a rematch, or playing on from a past position against bots."""

import pytest

from helpers.sitting import ACCOUNTS, NAMES, SALT, SEED, Sitting
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import Answer, Ask, Resign, Start
from ziggurat.table.errors import Refused

STRANGER = "account-of-a-stranger"

# --- Rematch -----------------------------------------------------------------------------------------------


def ended(seats=2, **setting):
    sitting = Sitting.started("shells", seats, **setting)
    for seat in range(1, seats):
        if sitting.table.status == "playing":
            sitting.do(Resign(seat))
    return sitting


def next_table(sitting):
    following = Sitting()
    for command in sitting.table.rematch("old"):
        following.do(command)
    return following


def test_rematch_needs_the_consent_of_all_players():
    sitting = ended()
    assert sitting.do(Ask(1, "rematch", next_table="n1")) == ["asked"]
    assert sitting.do(Answer(0, "rematch", yes=True, next_table="n2")) == ["agreed", "rematched"]
    assert sitting.view()["rematch"] == "n2"
    assert sitting.refusal(Ask(0, "rematch", next_table="n3")) == "rematch_made"


def test_last_consent_must_name_the_next_table():
    sitting = ended()
    sitting.do(Ask(1, "rematch"))
    assert sitting.refusal(Answer(0, "rematch", yes=True)) == "no_next_table"


def test_resigned_player_is_asked_for_a_rematch():
    sitting = ended()
    sitting.do(Ask(0, "rematch", next_table="n"))
    assert sitting.view()["offers"][0]["awaited"] == [1]


def test_rematch_before_the_end_is_refused():
    assert Sitting.started("shells").refusal(Ask(0, "rematch", next_table="n")) == "not_ended"
    assert Sitting.seated("shells").refusal(Ask(0, "rematch", next_table="n")) == "not_started"


def test_rematch_keeps_settings_and_rotates_seats():
    clock = ClockRule("live", 60_000, 1_000)
    sitting = Sitting.started("shells", 3, options={"turns": 1}, clock=clock, private=True, box=[4, 4, 4, 4, 9])
    sitting.play_out()
    following = next_table(sitting)
    assert [seat["name"] for seat in following.view()["seats"]] == [NAMES[1], NAMES[2], NAMES[0]]
    assert following.view()["setting"] == sitting.view()["setting"]
    assert following.view()["rematch_of"] == "old" and following.table.state.origin.owner == ACCOUNTS[0]
    assert following.do(Start(ACCOUNTS[0], SEED, SALT)) == ["started"]


def test_rematch_seats_bots_and_opens_seats_of_replaced_persons():
    sitting = Sitting.started("shells", 4, bots=(3,))
    sitting.do(Resign(1))
    sitting.play_out()
    kinds = [seat["kind"] for seat in next_table(sitting).view()["seats"]]
    assert kinds == ["open", "person", "bot", "person"]


def test_asking_is_enough_among_bots():
    sitting = Sitting.started("shells", bots=(1,))
    sitting.do(Resign(0))
    assert sitting.do(Ask(0, "rematch", next_table="n")) == ["asked", "rematched"]


# --- Playing on --------------------------------------------------------------------------------------------


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
def test_playing_on_begins_with_the_same_position(name):
    old = Sitting.started(name, 2)
    old.play_out()
    number = len(old.words) // 2
    new = played_on(old, number, ACCOUNTS[1], NAMES[1])
    assert new.words == old.words[:number]
    assert new.table.state.history.position.to_bytes() == old.table.state.history.position_after(number).to_bytes()
    assert new.table.view_at(1, 0) == old.table.view_at(1, 0)
    assert new.table.status == "playing"


def test_playing_on_seats_the_person_among_bots():
    new = played_on(finished(3), 1, ACCOUNTS[1], NAMES[1], level="mason")
    seats = new.view()["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("bot", "mason"), ("person", None), ("bot", "mason")]
    assert new.view()["setting"]["private"] is True
    assert new.view()["clock"] is None


def test_playing_on_keeps_bots_and_levels():
    new = played_on(finished(3, bots=(2,)), 0, ACCOUNTS[0], NAMES[0], level="architect")
    assert [seat["level"] for seat in new.view()["seats"]] == [None, "architect", "mason"]


def test_playing_on_replaces_stand_ins_by_the_given_level():
    old = Sitting.started("shells", 3, stand_in="apprentice")
    old.do(Resign(1))
    old.play_out()
    new = played_on(old, 0, ACCOUNTS[0], NAMES[0], level="king")
    assert [seat["level"] for seat in new.view()["seats"]] == [None, "king", "king"]


def test_playing_on_keeps_options_box_and_stand_in():
    old = finished(options={"turns": 2}, box=[4, 4, 4, 4, 9], stand_in="apprentice")
    before, after = (table.view()["setting"] for table in (old, played_on(old, 0, ACCOUNTS[0], NAMES[0])))
    assert {**before, "private": True} == after


def test_playing_on_seats_a_spectator_at_the_seat_to_move():
    old = finished()
    for mover in (0, 1):
        number = next(n for n in range(len(old.words)) if old.table.state.history.position_after(n).to_move == mover)
        assert played_on(old, number, STRANGER, "Hypatia").table.state.seat_of(STRANGER) == mover
        assert played_on(old, number, STRANGER, "Hypatia", 1 - mover).table.state.seat_of(STRANGER) == 1 - mover
    assert refusal(old, 1, STRANGER, "Hypatia", 5) == "no_such_seat"


def test_playing_on_needs_a_finished_game_and_an_earlier_action():
    assert refusal(Sitting.started("shells"), 0, ACCOUNTS[0], NAMES[0]) == "not_ended"
    old = finished()
    assert refusal(old, len(old.words), ACCOUNTS[0], NAMES[0]) == "no_such_step"
    assert refusal(old, len(old.words) + 1, ACCOUNTS[0], NAMES[0]) == "no_such_step"
    assert refusal(old, -1, ACCOUNTS[0], NAMES[0]) == "no_such_step"
