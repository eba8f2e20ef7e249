"""Updates of each viewer: fields of the event, log entries and the new view."""

import json

import pytest

from helpers.secrets_at_tables import check_no_secret
from helpers.sitting import ACCOUNTS, GAMES, SALT, SEED, Sitting
from ziggurat.table.commands import (
    Act,
    Close,
    Configure,
    Create,
    Leave,
    OpenSeat,
    Prefer,
    Rename,
    SeatBot,
    Sit,
    Undo,
)

VIEWERS = (0, 1, None)


def update(sitting, viewer):
    return sitting.table.update_for(sitting.events[-1], viewer)


def test_update_has_version_and_own_view():
    sitting = Sitting.started("shells")
    sitting.do(Act(0, "lay:3"))
    for viewer in VIEWERS:
        answer = update(sitting, viewer)
        assert answer["version"] == answer["view"]["version"] == sitting.table.version
        assert (answer["kind"], answer["at"]) == ("stepped", sitting.now)
        assert answer["view"] == sitting.table.view(viewer) and answer["view"]["viewer"] == viewer


def test_drawn_shell_is_in_the_log_of_its_owner_only():
    sitting = Sitting.started("shells")
    sitting.play("draw")
    assert [entry["code"] for entry in update(sitting, 0)["log"]] == ["shells-draw", "shells-you-drew"]
    assert update(sitting, 0)["log"][1]["params"] == {"shell": 4}
    for viewer in (1, None):
        assert [entry["code"] for entry in update(sitting, viewer)["log"]] == ["shells-draw"]


def test_staged_action_is_sent_to_its_player_only():
    sitting = Sitting.started("shells")
    sitting.do(Act(0, "draw"))
    assert update(sitting, 0)["data"] == {"seat": 0, "word": "draw", "auto": False}
    assert update(sitting, 1)["data"] == update(sitting, None)["data"] == {"seat": 0}


def test_preferences_are_sent_to_their_seat_only():
    sitting = Sitting.started("shells")
    sitting.do(Prefer(0, auto_confirm=True, auto_forced=False))
    assert update(sitting, 0)["data"] == {"seat": 0, "auto_confirm": True, "auto_forced": False}
    assert update(sitting, 1)["data"] == {}
    assert sitting.view(0)["preferences"] == {"auto_confirm": True, "auto_forced": False}
    assert sitting.view(1)["preferences"] == {"auto_confirm": False, "auto_forced": False}
    assert sitting.view(None)["preferences"] is None


def test_spectator_sees_only_public_fields():
    view = Sitting.started("shells").view(None)
    assert view["viewer"] is None and view["game"]["hand"] is None and view["game"]["actions"] == []
    assert view["may"] == []


def test_viewer_without_a_seat_is_refused():
    sitting = Sitting.started("shells")
    for viewer in (2, -1, True, "0"):
        with pytest.raises(ValueError, match="no_such_seat"):
            sitting.table.view(viewer)


def test_seed_is_public_only_after_the_end():
    sitting = Sitting.started("shells", options={"turns": 1})
    sitting.play("turn")
    assert SEED not in json.dumps(update(sitting, None))
    sitting.play("turn")
    assert sitting.view()["deal"]["seed"] == SEED and sitting.view()["deal"]["salt"] == SALT


def test_seed_is_secret_between_last_step_and_end():
    sitting = Sitting.started("shells", options={"turns": 1})
    sitting.play("turn")
    last, _ = sitting.table.decide(Act(1, "turn", confirm=True), sitting.now)
    sitting.table.apply(last)
    assert SEED not in json.dumps(sitting.table.update_for(last, 0)) and sitting.view()["to_move"] is None
    assert sitting.refusal(Act(1, "turn")) == "not_your_turn"


def test_update_exists_only_for_the_last_event():
    sitting = Sitting.started("shells")
    sitting.play("lay:3", "lay:3")
    with pytest.raises(ValueError, match="only for the last event"):
        sitting.table.update_for(sitting.events[-2], 0)


def test_update_of_an_undo_has_the_remaining_actions():
    sitting = Sitting.started("shells")
    sitting.play("lay:3", "lay:5")
    sitting.do(Undo(0))
    answer = update(sitting, 1)
    assert answer["data"] == {"seat": 0, "keep": 1} and answer["view"]["game"]["laid"] == [[3], []]
    assert answer["log"][0]["code"] == "table-log-undone" and answer["log"][0]["params"]["name"] == "Anna"


def test_update_does_not_depend_on_earlier_views():
    watched, fresh = Sitting.started("shells"), Sitting.started("shells")
    for word in ("lay:3", "draw", "lay:4", "turn", "draw"):
        watched.play(word)
        fresh.play(word)
        for viewer in VIEWERS:
            update(watched, viewer)
    for viewer in VIEWERS:
        assert update(watched, viewer) == update(fresh, viewer)


@pytest.mark.parametrize("name", GAMES)
def test_no_update_of_a_whole_game_has_seed_or_account(name):
    sitting = Sitting.started(name, 2)
    while sitting.table.status == "playing":
        for event in sitting.table.decide(Act(sitting.to_move, sitting.legal()[-1], confirm=True), sitting.now):
            sitting.table.apply(event)
            for viewer in VIEWERS:
                check_no_secret(sitting.table, sitting.table.update_for(event, viewer))
    for viewer in VIEWERS:
        check_no_secret(sitting.table, sitting.table.log(viewer))
    assert ACCOUNTS[0] in json.dumps(sitting.table.summary())


def test_summary_key_changes_when_an_open_table_is_closed():
    sitting = Sitting.made()
    before = sitting.table.summary_key()
    sitting.do(Close(None))
    assert sitting.table.summary_key() != before


def test_no_update_before_the_game_has_an_account():
    sitting = Sitting()
    by_server = [
        Configure(None, 3),
        SeatBot(None, 2, "mason"),
        OpenSeat(None, 0),
        Rename(ACCOUNTS[1], "Benny"),
        Close(None),
    ]
    sitting_down = [Sit(account, "Eve") for account in ACCOUNTS[:2]]
    for command in (
        Create("shells", 3, ACCOUNTS[0]),
        *sitting_down,
        *by_server[:-1],
        Leave(ACCOUNTS[1]),
        by_server[-1],
    ):
        sitting.do(command)
        for viewer in (0, 1, 2, None):
            check_no_secret(sitting.table, update(sitting, viewer))
    assert sitting.table.status == "closed"
