"""Snapshots and stored events restore the same table, without replaying a long game."""

import json
import zlib

import pytest

from helpers.sitting import GAMES, Sitting, find
from ziggurat.table import BadEvents, StoredEvent, Table
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import Act, Answer, Ask, Prefer, Undo
from ziggurat.table.history import CHECKPOINT_INTERVAL

LIVE = ClockRule("live", 600_000, 1_000)


def reopened(table):
    return Table.from_snapshot(table.snapshot(), find)


@pytest.mark.parametrize("name", GAMES)
def test_snapshot_restores_every_version(name):
    sitting = Sitting.started(name, 2, clock=LIVE)
    while sitting.table.status == "playing" and len(sitting.words) < 75:
        again = reopened(sitting.table)
        assert again.snapshot() == sitting.table.snapshot()
        assert again.state.history.position == sitting.table.state.history.position
        sitting.play(sitting.legal()[len(sitting.words) % len(sitting.legal())])
        for event in sitting.events[again.version :]:
            again.apply(event)
        assert again.update_for(sitting.events[-1], 0) == sitting.table.update_for(sitting.events[-1], 0)
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_snapshot_restores_turns_staged_actions_and_offers():
    sitting = Sitting.started("shells", 3, clock=LIVE)
    sitting.do(Prefer(0, auto_confirm=False, auto_forced=True))
    sitting.do(Ask(1, "draw"))
    sitting.do(Answer(2, "draw", yes=True))
    sitting.do(Act(0, "draw"))
    for again in (reopened(sitting.table), sitting.rebuilt()):
        for viewer in (0, 1, 2, None):
            assert again.view(viewer) == sitting.table.view(viewer)
            assert again.log(viewer) == sitting.table.log(viewer)
        (event,) = again.decide(Undo(0), sitting.now)
        assert event.kind == "unstaged"


def test_snapshot_restores_a_table_before_the_game():
    for sitting in (Sitting.made(clock=LIVE), Sitting.seated("shells", 4, bots=(1,))):
        assert reopened(sitting.table).view(None) == sitting.table.view(None)
        assert reopened(sitting.table).snapshot() == sitting.table.snapshot()


def test_snapshot_of_a_long_game_is_opened_without_full_replay():
    sitting = Sitting.started("babel")
    while len(sitting.words) < 2 * CHECKPOINT_INTERVAL + 5:
        sitting.play(sitting.legal()[len(sitting.words) % len(sitting.legal())])
    played = []
    again = reopened(sitting.table)
    game = again.state.origin.game
    original = game.apply
    try:
        type(game).apply = lambda self, position, word: (played.append(word), original(position, word))
        Table.from_snapshot(sitting.table.snapshot(), find)
        again.state.history.position_after(CHECKPOINT_INTERVAL + 1)
    finally:
        del type(game).apply
    assert len(played) < 2 * CHECKPOINT_INTERVAL


def test_game_that_cannot_freeze_is_replayed():
    sitting = Sitting.started("shells", options={"turns": 9})
    sitting.play("lay:3", "turn", "draw", "turn")
    data = json.loads(zlib.decompress(sitting.table.snapshot()))
    assert data["line"]["kept"] == {}
    assert reopened(sitting.table).state.history.position == sitting.table.state.history.position


@pytest.mark.parametrize("noise", [b"", b"noise", zlib.compress(b"{}"), zlib.compress(b'{"format": 99}')])
def test_unreadable_snapshot_raises_bad_events(noise):
    with pytest.raises(BadEvents):
        Table.from_snapshot(noise, find)


# --- Events ------------------------------------------------------------------------------------------------------


def test_events_must_follow_without_a_gap():
    sitting = Sitting.started("shells")
    assert [event.seq for event in sitting.events] == list(range(1, sitting.table.version + 1))
    with pytest.raises(BadEvents, match="cannot follow"):
        sitting.table.apply(sitting.events[-1])
    with pytest.raises(BadEvents, match="cannot follow"):
        Table.from_events(sitting.events[1:], find)


@pytest.mark.parametrize(
    "event",
    [
        StoredEvent(6, "danced", 0, {}),
        StoredEvent(6, "stepped", 0, {"seat": 0}),
        StoredEvent(6, "stepped", 0, {"seat": 0, "word": "lay:1", "auto": False}),
    ],
)
def test_impossible_events_raise_and_change_nothing(event):
    sitting = Sitting.started("shells")
    event = StoredEvent(sitting.table.version + 1, event.kind, event.at, event.data)
    before = sitting.table.snapshot()
    with pytest.raises(BadEvents):
        sitting.table.apply(event)
    assert sitting.table.snapshot() == before


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [(("setting", "rules"), 99, "version 99"), (("box", "hash"), "0", "box"), (("format",), 7, "format 7")],
)
def test_other_rules_box_or_format_raise_bad_events(path, value, words):
    first = Sitting.made().events[0]
    data = json.loads(json.dumps(first.data))
    place = data
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    with pytest.raises(BadEvents, match=words):
        Table.from_events([StoredEvent(1, "created", 0, data)], find)


def test_stored_event_round_trip_through_json():
    for event in Sitting.started("babel").events:
        assert StoredEvent.from_json(event.to_json()) == event and "\n" not in event.to_json()
    for noise in ("", "[]", "{}", '{"seq": 1}'):
        with pytest.raises(BadEvents):
            StoredEvent.from_json(noise)
