"""Before the game: creating and configuring a table, taking and leaving seats."""

import pytest

from helpers.sitting import ACCOUNTS, SALT, SEED, Sitting, find
from ziggurat.table import Refused, Table
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import Close, Configure, Create, Leave, OpenSeat, Rename, Resign, SeatBot, Sit, Start

ANNA, BEN, CARLA, _ = ACCOUNTS


def kinds(sitting):
    return [seat["kind"] for seat in sitting.view()["seats"]]


def test_new_table_has_open_seats_and_all_options():
    sitting = Sitting.made("babel", options={"profile": "zman"})
    view = sitting.view()
    assert view["status"] == "open" and view["version"] == 1
    assert kinds(sitting) == ["open", "open"]
    assert view["setting"]["options"]["hands"] == [3, 5] and view["setting"]["options"]["sudden_death"] is True
    assert view["game"] is None and view["turn"] is None and view["deal"] is None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"seats": 3}, "bad_seats"),
        ({"seats": True}, "bad_seats"),
        ({"seats": "2"}, "bad_seats"),
        ({"options": {"hands": [99, 1]}}, "bad_options"),
        ({"options": {"colour": "red"}}, "bad_options"),
        ({"box": {"people": {}}}, "bad_box"),
        ({"clock": ClockRule("live", 0, 0)}, "bad_clock"),
        ({"clock": ClockRule("live", 1000, -1)}, "bad_clock"),
        ({"clock": ClockRule("days", days=31)}, "bad_clock"),
        ({"clock": ClockRule("days", base=5, days=1)}, "bad_clock"),
        ({"clock": ClockRule("sand")}, "bad_clock"),
        ({"flag": "explode"}, "bad_flag"),
        ({"stand_in": "No Such Bot"}, "bad_level"),
        ({"owner": ""}, "bad_account"),
    ],
)
def test_bad_settings_are_refused(change, code):
    command = Create(**{"game": "babel", "seats": 2, "owner": ANNA, **change})
    assert Sitting().refusal(command) == code


def test_commands_before_creation_are_refused():
    assert Sitting().refusal(Sit(ANNA, "Anna")) == "no_table"
    assert Sitting().refusal(Resign(0)) == "no_table"
    with pytest.raises(Refused):
        Table(find).view(None)


def test_second_creation_is_refused():
    assert Sitting.made().refusal(Create("babel", 2, ANNA)) == "exists"


def test_another_box_is_part_of_the_table():
    sitting = Sitting.started("shells", box=[0, 0, 0, 0, 20])
    assert sitting.view(0)["game"]["hand"] == [5, 5, 5]
    assert sitting.view()["setting"]["box"]["id"] == "own shells"
    assert sitting.rebuilt().view(0)["game"]["hand"] == [5, 5, 5]


def test_person_sits_at_first_open_or_chosen_seat():
    sitting = Sitting.made("shells", 3)
    sitting.do(Sit(BEN, "Ben", 1))
    sitting.do(Sit(ANNA, "Anna"))
    sitting.do(Sit(CARLA, "Carla"))
    assert [seat["name"] for seat in sitting.view()["seats"]] == ["Anna", "Ben", "Carla"]
    assert sitting.refusal(Sit("another", "Eve")) == "no_seat_free"


def test_account_has_one_seat_and_seat_has_one_player():
    sitting = Sitting.made("shells", 3)
    sitting.do(Sit(ANNA, "Anna", 0))
    assert sitting.refusal(Sit(ANNA, "Anna", 1)) == "already_seated"
    assert sitting.refusal(Sit(BEN, "Ben", 0)) == "seat_taken"
    assert sitting.refusal(SeatBot(ANNA, 0, "mason")) == "seat_taken"
    assert sitting.refusal(Sit(BEN, "Ben", 3)) == "no_such_seat"
    assert sitting.refusal(Sit(BEN, "Ben", -1)) == "no_such_seat"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "tab\there", "right\u202eto left", "bell\x07", 7])
def test_unprintable_empty_and_long_names_are_refused(name):
    assert Sitting.made().refusal(Sit(BEN, name)) == "bad_name"


def test_leaving_opens_the_seat():
    sitting = Sitting.seated()
    assert sitting.do(Leave(BEN)) == ["left"]
    assert kinds(sitting) == ["person", "open"]
    assert sitting.refusal(Leave(BEN)) == "not_seated"


def test_only_host_and_server_manage_seats():
    sitting = Sitting.seated("shells", 3, bots=(2,))
    for command in (SeatBot(BEN, 2, "king"), OpenSeat(BEN, 0), Configure(BEN, 3), Close(BEN), Start(BEN, SEED, SALT)):
        assert sitting.refusal(command) == "not_host"
    sitting.do(SeatBot(ANNA, 2, "king"))
    assert sitting.view()["seats"][2]["level"] == "king"
    sitting.do(OpenSeat(ANNA, 1))
    sitting.do(OpenSeat(None, 2))
    assert kinds(sitting) == ["person", "open", "open"]
    assert sitting.refusal(OpenSeat(ANNA, 2)) == "not_seated"


def test_configuring_keeps_taken_seats():
    sitting = Sitting.made("shells", 2)
    sitting.do(Sit(BEN, "Ben", 1))
    sitting.do(Configure(ANNA, 4, options={"turns": 5}, clock=ClockRule("days", days=3)))
    assert kinds(sitting) == ["open", "person", "open", "open"]
    assert sitting.view()["setting"]["options"] == {"turns": 5}
    sitting.do(Sit(CARLA, "Carla", 3))
    assert sitting.refusal(Configure(ANNA, 2)) == "seats_taken"
    sitting.do(Leave(CARLA))
    sitting.do(Configure(ANNA, 2))
    assert kinds(sitting) == ["open", "person"]


def test_closed_table_refuses_seats_and_start():
    sitting = Sitting.made()
    sitting.do(Close(ANNA))
    assert sitting.view()["status"] == "closed"
    assert sitting.refusal(Sit(BEN, "Ben")) == "closed"
    assert sitting.refusal(Start(ANNA, SEED, SALT)) == "closed"


def test_seats_and_settings_are_fixed_after_the_start():
    sitting = Sitting.started()
    for command in (Sit(CARLA, "Carla"), Leave(BEN), OpenSeat(ANNA, 1), Configure(ANNA, 2), Close(ANNA)):
        assert sitting.refusal(command) == "started"


def test_renaming_changes_the_log_too():
    sitting = Sitting.started()
    sitting.do(Rename(BEN, "Eve"))
    assert sitting.view()["seats"][1]["name"] == "Eve"
    assert "Ben" not in str(sitting.table.log(None))
    assert sitting.refusal(Rename("stranger", "X")) == "not_seated"
