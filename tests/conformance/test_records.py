"""Records of any game round-trip exactly, and every change in one is detected."""

import copy
import json
from typing import Any

import pytest

from ziggurat.core.errors import BadRecord
from ziggurat.core.match import Match, replay, verify
from ziggurat.core.record import Record
from ziggurat.testing.settings import Setting, installed_profiles, installed_settings
from ziggurat.testing.walks import begin, play_out, stream_for, whole_match

every_profile = pytest.mark.parametrize("setting", installed_profiles(), ids=str)
every_setting = pytest.mark.parametrize("setting", installed_settings(), ids=str)


def names(match: Match) -> list[str]:
    return [f"Player {seat}" for seat in range(match.seats)]


def written(match: Match) -> dict[str, Any]:
    """Return the record of a match as data that a test may change."""
    data: dict[str, Any] = json.loads(match.record(names(match)).to_json())
    return data


def refused(setting: Setting, data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        verify(Record.from_json(json.dumps(data)), setting.game)


@every_setting
@pytest.mark.parametrize("player", ["random", "eager"])
def test_finished_game_round_trips_through_its_record(setting: Setting, player: str) -> None:
    match = whole_match(setting, 1, player)
    record = match.record(names(match), times=["now"] * len(match.words))
    text = record.to_json()
    again = Record.from_json(text)
    assert again == record
    assert again.to_json() == text
    replayed = verify(again, setting.game)
    assert replayed.position == match.position
    assert replayed.words == match.words
    assert [one.to_move for one in replayed.past] == [one.to_move for one in match.past]
    assert replayed.past == match.past


@every_profile
def test_running_game_continues_from_its_record_unchanged(setting: Setting) -> None:
    match = play_out(begin(setting, 3), "random", stream_for("first half"), most=25)
    again = replay(Record.from_json(match.record(names(match)).to_json()), setting.game)
    assert again.position == match.position
    for at in (match, again):
        play_out(at, "random", stream_for("second half"))
    assert again.words == match.words
    assert again.position == match.position


@every_profile
def test_game_from_a_set_up_position_round_trips(setting: Setting) -> None:
    start = setting.game.state(play_out(begin(setting, 4), "random", stream_for("to the start"), most=20).position)
    match = Match(setting.game, setting.seats, seed=9, salt=bytes(32), start=start)
    play_out(match, "random", stream_for("from the start"))
    data = written(match)
    assert data["start"] == start
    assert verify(Record.from_data(data), setting.game).position == match.position


@every_profile
def test_record_without_the_seed_cannot_be_replayed(setting: Setting) -> None:
    match = play_out(begin(setting, 5), "random", stream_for("secret"), most=10)
    text = match.record(names(match), secrets=False).to_json()
    assert match.seed.hex() not in text
    assert match.salt.hex() not in text
    with pytest.raises(BadRecord, match="seed and salt are missing"):
        replay(Record.from_json(text), setting.game)


@every_profile
@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("format", "another", "format"),
        ("version", 2, "version 2"),
        ("game", "ludo", "game is 'ludo'"),
        ("rules", 99, "rules: .* version 99"),
        ("seats", 99, "one per seat"),
        ("box", {"id": "x", "hash": "0" * 64}, "box: .*'x'"),
        ("seed_hash", "0" * 64, "seed_hash"),
        ("seed", "0" * 64, "seed_hash"),
        ("salt", "0" * 64, "seed_hash"),
        ("players", ["alone"], "players has 1 names"),
        ("times", [], "times has 0 entries"),
        ("start", {}, "first position"),
        ("result", None, "result"),
    ],
)
def test_changed_field_is_refused_with_its_name(setting: Setting, field: str, value: Any, reason: str) -> None:
    data = written(whole_match(setting, 1, "random"))
    refused(setting, {**data, field: value}, reason)


@every_profile
def test_options_must_be_written_in_full_and_be_those_of_the_game(setting: Setting) -> None:
    data = written(whole_match(setting, 1, "random"))
    for name in data["options"]:
        shorter = {key: value for key, value in data["options"].items() if key != name}
        refused(setting, {**data, "options": shorter}, f"options.{name}|first position|actions|result")
    refused(setting, {**data, "options": {**data["options"], "unheard_of": 1}}, "unheard_of")


@every_profile
def test_changed_action_is_refused_with_its_place(setting: Setting) -> None:
    match = whole_match(setting, 1, "random")
    data = written(match)
    for place in stream_for("bent", setting).shuffled(range(len(match.words)))[:10]:
        legal = set(setting.game.legal_words(match.past[place]))
        illegal = [word for word in set(match.words) if word not in legal]
        for word in [*illegal[:1], "nosuchaction", ""]:
            bent = copy.deepcopy(data)
            bent["actions"][place] = word
            refused(setting, bent, rf"actions\[{place}\]")


@every_profile
def test_missing_or_additional_last_actions_are_refused(setting: Setting) -> None:
    match = whole_match(setting, 1, "random")
    data = written(match)
    refused(setting, {**data, "actions": match.words[:-1]}, "result")
    refused(setting, {**data, "actions": [*match.words, match.words[-1]]}, rf"actions\[{len(match.words)}\]")


@every_profile
def test_every_number_of_the_result_is_checked(setting: Setting) -> None:
    data = written(whole_match(setting, 1, "random"))
    for seat in range(setting.seats):
        bent = copy.deepcopy(data)
        bent["result"]["totals"][seat] += 1
        refused(setting, bent, rf"result\.totals\[{seat}\]")
        for line in data["result"]["sheets"][seat]:
            bent = copy.deepcopy(data)
            bent["result"]["sheets"][seat][line] += 1
            refused(setting, bent, rf"result\.sheets\[{seat}\]\.{line}")
    refused(setting, {**data, "result": {**data["result"], "winners": []}}, r"result\.winners")
    refused(setting, {**data, "result": {**data["result"], "extra": None}}, r"result\.extra")
