"""A table can begin from a set-up position, and with actions already played."""

import pytest

from helpers.secrets_at_tables import check_no_secret, written
from helpers.sitting import ACCOUNTS, GAMES, SALT, SEED, Sitting, find
from ziggurat.core.match import verify
from ziggurat.core.record import Record
from ziggurat.core.rng import Stream
from ziggurat.table import BadEvents, Refused, StoredEvent, Table
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import Act, Ask, Start, Undo

VIEWERS = (0, 1, None)
OTHER_SEED = "0dea" * 16
LIVE = ClockRule("live", 60_000, 1_000)


def played(name="shells", count=9, **settings):
    """Return a table after `count` actions, for its position and actions."""
    sitting = Sitting.started(name, seed=OTHER_SEED, **settings)
    while len(sitting.words) < count:
        sitting.play(sitting.legal()[len(sitting.words) % len(sitting.legal())])
    return sitting


def state_of(sitting):
    return sitting.game.state(sitting.table.state.history.position)


def begun(name="shells", settings=None, **start):
    sitting = Sitting.seated(name, **(settings or {}))
    sitting.do(Start(ACCOUNTS[0], SEED, SALT, **start))
    return sitting


def same_views(one, other):
    return all(one.view(viewer) == other.view(viewer) for viewer in VIEWERS)


# --- From a set-up position --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_game_begins_from_the_set_up_position(name):
    old = played(name)
    new = begun(name, position=state_of(old))
    assert state_of(new) == state_of(old)
    assert new.view()["steps"] == 0 and new.view()["status"] == "playing"
    assert new.to_move == old.to_move
    assert new.table.state.history.position == find(name).load(state_of(old), SEED)


@pytest.mark.parametrize("name", GAMES)
def test_set_up_game_is_played_to_its_end_and_its_record_verifies(name):
    start = state_of(played(name))
    sitting = begun(name, position=start)
    sitting.play_out(1)
    record = Record.from_json(sitting.table.record().to_json())
    assert record.start == start
    assert verify(record, find(name)).position == sitting.table.state.history.position


def test_options_left_out_of_a_set_up_position_are_those_of_the_table():
    # Stored tables stay loadable when a default changes.
    start = state_of(played("babel", options={"starter": "first-turn"}))
    sitting = begun("babel", {"options": {"starter": "first-turn"}}, position=start | {"options": {}})
    assert state_of(sitting) == start


def test_running_set_up_game_has_no_public_record():
    sitting = begun(position=state_of(played()))
    with pytest.raises(Refused, match="not_ended"):
        sitting.table.record()
    record = sitting.table.record(secrets=True)
    assert (record.seed, record.salt, record.start) == (SEED, SALT, state_of(sitting))


def test_later_changes_of_the_callers_state_change_nothing():
    start = state_of(played())
    sitting = begun(position=start)
    start.clear()
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


@pytest.mark.parametrize("name", ["shells", "babel"])
def test_position_that_does_not_fit_the_table_is_refused(name):
    start = state_of(played(name, 3))
    for wrong in (start | {"to_move": 9}, {}, {"nonsense": 1}):
        assert Sitting.seated(name).refusal(Start(ACCOUNTS[0], SEED, SALT, wrong)) == "bad_position"


def test_position_with_another_number_of_seats_is_refused():
    start = state_of(Sitting.started("shells", 3))
    assert Sitting.seated("shells").refusal(Start(ACCOUNTS[0], SEED, SALT, start)) == "bad_position"


def test_position_with_other_options_is_refused():
    start = state_of(played(options={"turns": 9}))
    assert Sitting.seated("shells").refusal(Start(ACCOUNTS[0], SEED, SALT, start)) == "bad_position"
    assert begun(settings={"options": {"turns": 9}}, position=start).table.status == "playing"


def test_finished_set_up_game_can_be_played_on():
    old = begun("babel", position=state_of(played("babel")))
    old.play_out()
    new = Sitting()
    for command in old.table.play_on(4, ACCOUNTS[0], "Anna"):
        new.do(command)
    assert new.words == old.words[:4]
    assert new.table.state.history.position == old.table.state.history.position_after(4)


# --- With actions already played ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_actions_already_played_lead_to_the_same_table(name):
    old = Sitting.started(name)
    while len(old.words) < 12:
        old.play(old.legal()[len(old.words) % len(old.legal())])
    new = begun(name, actions=old.words)
    assert [event.kind for event in new.events[3:]] == ["started"]
    assert new.words == old.words
    assert new.table.state.history.position == old.table.state.history.position
    assert new.table.state.history.undo_limit == old.table.state.history.undo_limit
    for viewer in VIEWERS:
        assert new.table.view(viewer)["game"] == old.table.view(viewer)["game"]
        assert new.table.view(viewer)["turn"] == old.table.view(viewer)["turn"]
        assert new.table.view(viewer)["last_turn"] == old.table.view(viewer)["last_turn"]
        assert new.table.view_at(viewer, 5) == old.table.view_at(viewer, 5)


def action_entries(entries):
    return [(entry["step"], entry["code"], entry["params"]) for entry in entries if entry["step"]]


@pytest.mark.parametrize("name", GAMES)
def test_log_and_first_update_hold_the_actions_already_played(name):
    old, new = played(name, 6), Sitting.seated(name)
    new.do(Start(ACCOUNTS[0], OTHER_SEED, SALT, actions=old.words))
    for viewer in VIEWERS:
        update = new.table.update_for(new.events[-1], viewer)
        assert update["log"][0]["code"] == "table-log-started" and update["data"] == {
            "promise": update["data"]["promise"]
        }
        assert action_entries(update["log"]) == action_entries(old.table.log(viewer))
        assert action_entries(new.table.log(viewer)) == action_entries(old.table.log(viewer))


def test_reversible_actions_of_the_turn_can_be_undone_and_others_need_consent():
    sitting = begun(actions=["lay:3", "turn", "lay:1"])
    assert sitting.view(1)["turn"]["undo"] == 2
    sitting.do(Undo(1))
    assert sitting.words == ["lay:3", "turn"]
    assert sitting.refusal(Undo(1)) == "nothing_to_undo"
    sitting.do(Ask(0, "undo"))
    assert sitting.view()["offers"][0]["keep"] == 1


@pytest.mark.parametrize(("actions", "code"), [(["fly"], "bad_notation"), (["lay:3", "lay:1"], "illegal_action")])
def test_actions_that_are_not_legal_are_refused(actions, code):
    assert Sitting.seated("shells").refusal(Start(ACCOUNTS[0], SEED, SALT, actions=actions)) == code


def test_clock_begins_with_the_seat_to_move_and_full_time():
    sitting = begun(settings={"clock": LIVE}, actions=["lay:3", "turn"])
    assert sitting.view()["clock"] == {
        "left": [60_000, 60_000],
        "running": 1,
        "since": sitting.now,
        "due": sitting.now + 60_000,
    }


def test_actions_that_end_the_game_end_it():
    sitting = begun(settings={"options": {"turns": 1}}, actions=["turn", "turn"])
    assert sitting.table.status == "ended" and sitting.view()["result"]["reason"] == "played"


def test_record_has_given_times_and_none_where_they_are_unknown():
    known = begun(actions=["lay:3", "turn"], times=[1_000, 2_000])
    known.play("lay:1")
    assert known.table.record().times[:2] == ["1970-01-01T00:00:01.000Z", "1970-01-01T00:00:02.000Z"]
    assert len(known.table.record().times) == 3
    assert begun(actions=["lay:3"]).table.record().times is None
    wrong = Start(ACCOUNTS[0], SEED, SALT, actions=["lay:3"], times=[])
    assert Sitting.seated("shells").refusal(wrong) == "bad_position"


# --- Stored and secret -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_set_up_table_is_restored_from_snapshot_and_events(name):
    start = state_of(played(name, 5))
    sitting = begun(name, position=start, actions=begun_words(name, start, 4))
    sitting.play(sitting.legal()[0])
    for again in (Table.from_snapshot(sitting.table.snapshot(), find), sitting.rebuilt()):
        assert again.snapshot() == sitting.table.snapshot()
        assert same_views(again, sitting)
        assert [again.log(viewer) for viewer in VIEWERS] == [sitting.table.log(viewer) for viewer in VIEWERS]
        assert again.view_at(None, 0) == sitting.table.view_at(None, 0)


def begun_words(name, start, count):
    """Return `count` actions that are legal from a set-up position."""
    sitting = begun(name, position=start)
    while len(sitting.words) < count:
        sitting.play(sitting.legal()[-1])
    return sitting.words


def test_started_event_of_an_older_version_still_loads():
    sitting = Sitting.started("shells")
    stored = sitting.events[-1]
    assert set(stored.data) == {"seed", "salt", "promise"}
    again = Table.from_events(sitting.events[:-1], find)
    again.apply(StoredEvent(stored.seq, "started", stored.at, {**stored.data}))
    assert again.snapshot() == sitting.table.snapshot()


def test_stored_position_that_does_not_fit_is_bad_events():
    sitting = Sitting.started("shells")
    stored = sitting.events[-1]
    again = Table.from_events(sitting.events[:-1], find)
    with pytest.raises(BadEvents, match="cannot have happened"):
        again.apply(stored._replace(data={**stored.data, "position": {"nonsense": 1}}))


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", GAMES)
def test_hidden_parts_of_the_set_up_position_reach_no_viewer(name, viewer):
    old = played(name)
    position = old.table.state.history.position.clone()
    position.redeal(-1 if viewer is None else viewer, Stream(b"\1" * 32))
    starts = [state_of(old), old.game.state(position)]
    tables = [begun(name, position=start) for start in starts]
    updates = [sitting.table.update_for(sitting.events[-1], viewer) for sitting in tables]
    assert starts[0] != starts[1] and written(updates[0]) == written(updates[1])
    assert set(updates[0]["data"]) == {"promise"}


@pytest.mark.parametrize("name", GAMES)
def test_updates_of_a_set_up_game_hold_no_secret(name):
    sitting = begun(name, position=state_of(played(name)))
    for event in sitting.table.decide(Act(sitting.to_move, sitting.legal()[-1], confirm=True), sitting.now):
        sitting.table.apply(event)
        for viewer in VIEWERS:
            check_no_secret(sitting.table, sitting.table.update_for(event, viewer))
