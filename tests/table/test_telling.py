"""What each viewer is told: the event as far as it is theirs, the log in codes, and the table as they see it."""

import json

import pytest

from helpers.secrets_at_tables import check_no_secret
from helpers.sitting import ACCOUNTS, GAMES, SALT, SEED, Sitting
from ziggurat.table.commands import (
    Act,
    Answer,
    Ask,
    Close,
    Configure,
    Create,
    Leave,
    OpenSeat,
    Prefer,
    Rename,
    Resign,
    SeatBot,
    Sit,
    Undo,
)

VIEWERS = (0, 1, None)


def told(sitting, viewer):
    return sitting.table.update_for(sitting.events[-1], viewer)


def test_everybody_gets_the_same_version_and_their_own_view():
    sitting = Sitting.started("shells")
    sitting.do(Act(0, "lay:3"))
    for viewer in VIEWERS:
        answer = told(sitting, viewer)
        assert answer["version"] == answer["view"]["version"] == sitting.table.version
        assert (answer["kind"], answer["at"]) == ("stepped", sitting.now)
        assert answer["view"] == sitting.table.view(viewer) and answer["view"]["viewer"] == viewer


def test_a_drawn_shell_is_told_to_its_owner_alone():
    sitting = Sitting.started("shells")
    sitting.play("draw")
    assert [entry["code"] for entry in told(sitting, 0)["log"]] == ["shells-draw", "shells-you-drew"]
    assert told(sitting, 0)["log"][1]["params"] == {"shell": 4}
    for viewer in (1, None):
        assert [entry["code"] for entry in told(sitting, viewer)["log"]] == ["shells-draw"]


def test_what_is_staged_is_told_to_its_player_alone():
    sitting = Sitting.started("shells")
    sitting.do(Act(0, "draw"))
    assert told(sitting, 0)["data"] == {"seat": 0, "word": "draw", "auto": False}
    assert told(sitting, 1)["data"] == told(sitting, None)["data"] == {"seat": 0}


def test_preferences_are_ones_own_business():
    sitting = Sitting.started("shells")
    sitting.do(Prefer(0, auto_confirm=True, auto_forced=False))
    assert told(sitting, 0)["data"] == {"seat": 0, "auto_confirm": True, "auto_forced": False}
    assert told(sitting, 1)["data"] == {}
    assert sitting.view(0)["preferences"] == {"auto_confirm": True, "auto_forced": False}
    assert sitting.view(1)["preferences"] == {"auto_confirm": False, "auto_forced": False}
    assert sitting.view(None)["preferences"] is None


def test_spectators_see_what_is_public_and_may_do_nothing():
    view = Sitting.started("shells").view(None)
    assert view["viewer"] is None and view["game"]["hand"] is None and view["game"]["actions"] == []
    assert view["may"] == []


def test_a_viewer_without_a_seat_is_refused():
    sitting = Sitting.started("shells")
    for viewer in (2, -1, True, "0"):
        with pytest.raises(ValueError, match="no_such_seat"):
            sitting.table.view(viewer)


def test_the_seed_is_told_after_the_end_and_not_before():
    sitting = Sitting.started("shells", options={"turns": 1})
    sitting.play("turn")
    assert SEED not in json.dumps(told(sitting, None))
    sitting.play("turn")
    assert sitting.view()["deal"]["seed"] == SEED and sitting.view()["deal"]["salt"] == SALT


def test_between_the_last_step_and_the_end_the_seed_is_not_told():
    sitting = Sitting.started("shells", options={"turns": 1})
    sitting.play("turn")
    last, _ = sitting.table.decide(Act(1, "turn", confirm=True), sitting.now)
    sitting.table.apply(last)
    assert SEED not in json.dumps(sitting.table.update_for(last, 0)) and sitting.view()["to_move"] is None
    assert sitting.refusal(Act(1, "turn")) == "not_your_turn"


def test_only_the_last_event_can_be_told():
    sitting = Sitting.started("shells")
    sitting.play("lay:3", "lay:3")
    with pytest.raises(ValueError, match="only for the last event"):
        sitting.table.update_for(sitting.events[-2], 0)


def test_an_undo_is_told_with_what_remains():
    sitting = Sitting.started("shells")
    sitting.play("lay:3", "lay:5")
    sitting.do(Undo(0))
    answer = told(sitting, 1)
    assert answer["data"] == {"seat": 0, "keep": 1} and answer["view"]["game"]["laid"] == [[3], []]
    assert answer["log"][0]["code"] == "table-log-undone" and answer["log"][0]["params"]["name"] == "Anna"


def test_it_does_not_matter_whether_the_viewer_looked_on_before():
    watched, fresh = Sitting.started("shells"), Sitting.started("shells")
    for word in ("lay:3", "draw", "lay:4", "turn", "draw"):
        watched.play(word)
        fresh.play(word)
        for viewer in VIEWERS:
            told(watched, viewer)
    for viewer in VIEWERS:
        assert told(watched, viewer) == told(fresh, viewer)


@pytest.mark.parametrize("name", GAMES)
def test_no_byte_of_a_whole_game_holds_the_deal_or_an_account(name):
    sitting = Sitting.started(name, 2)
    while sitting.table.status == "playing":
        for event in sitting.table.decide(Act(sitting.to_move, sitting.legal()[-1], confirm=True), sitting.now):
            sitting.table.apply(event)
            for viewer in VIEWERS:
                check_no_secret(sitting.table, sitting.table.update_for(event, viewer))
    for viewer in VIEWERS:
        check_no_secret(sitting.table, sitting.table.log(viewer))
    assert ACCOUNTS[0] in json.dumps(sitting.table.summary())


def test_no_byte_before_a_game_holds_an_account():
    sitting = Sitting()
    house = [
        Configure(None, 3),
        SeatBot(None, 2, "mason"),
        OpenSeat(None, 0),
        Rename(ACCOUNTS[1], "Benny"),
        Close(None),
    ]
    people = [Sit(account, "Somebody") for account in ACCOUNTS[:2]]
    for command in (Create("shells", 3, ACCOUNTS[0]), *people, *house[:-1], Leave(ACCOUNTS[1]), house[-1]):
        sitting.do(command)
        for viewer in (0, 1, 2, None):
            check_no_secret(sitting.table, told(sitting, viewer))
    assert sitting.table.status == "closed"


# --- The log -------------------------------------------------------------------------------------------------------


def test_the_log_holds_what_counts_in_order():
    sitting = Sitting.started("shells", 3)
    sitting.play("lay:3", "lay:5")
    sitting.do(Undo(0))
    sitting.play("turn")
    sitting.do(Ask(0, "pause"))
    sitting.do(Answer(1, "pause", yes=False))
    sitting.do(Resign(2))
    codes = [entry["code"] for entry in sitting.table.log(None)]
    assert codes == [
        *["table-log-seated"] * 3,
        "table-log-started",
        "shells-lay",
        "shells-turn",
        "table-log-resigned",
        "table-log-replaced",
    ]


def test_entries_of_actions_know_their_number_so_that_the_moment_can_be_shown():
    sitting = Sitting.started("shells")
    sitting.play("lay:3", "turn", "draw")
    entries = [entry for entry in sitting.table.log(1) if entry["step"]]
    assert [(entry["code"], entry["step"]) for entry in entries] == [
        ("shells-lay", 1),
        ("shells-turn", 2),
        ("shells-draw", 3),
        ("shells-you-drew", 3),
    ]


def test_the_log_can_be_read_from_any_event_on():
    sitting = Sitting.started("shells")
    sitting.play("lay:3", "turn", "draw", "turn", "lay:5")
    whole = sitting.table.log(1)
    for after in range(sitting.table.version + 1):
        assert sitting.table.log(1, after) == [entry for entry in whole if entry["seq"] > after]


@pytest.mark.parametrize("name", GAMES)
def test_the_log_says_what_was_told_when_it_happened(name):
    sitting = Sitting.started(name, 2)
    live = {viewer: [] for viewer in VIEWERS}
    while sitting.table.status == "playing":
        word = sitting.legal()[len(sitting.words) % len(sitting.legal())]
        for event in sitting.table.decide(Act(sitting.to_move, word, confirm=True), sitting.now):
            sitting.table.apply(event)
            for viewer in VIEWERS:
                live[viewer] += sitting.table.update_for(event, viewer)["log"]
    started = sitting.table.log(None)[2]["seq"]
    for viewer in VIEWERS:
        assert sitting.table.log(viewer, started) == live[viewer]
