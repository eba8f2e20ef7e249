"""The record file: one format, strict reading that names the wrong field, exact replay."""

import json
from typing import Any

import pytest

from helpers.pebbles import GAME, Pebbles
from ziggurat.core.box import Box
from ziggurat.core.errors import BadRecord
from ziggurat.core.match import Match, replay, verify
from ziggurat.core.record import FIELDS, MAX_ACTIONS, Record, first_difference


def finished() -> Match:
    match = Match(GAME, 2, seed=1, salt=b"\x07" * 32)
    while not match.position.over:
        match.apply(GAME.legal_words(match.position)[0])
    return match


def data(**change: Any) -> dict[str, Any]:
    """Return a valid record as data, with some fields changed."""
    return {**json.loads(finished().record(["Ada", "Bo"]).to_json()), **change}


def refused(reason: str, **change: Any) -> None:
    with pytest.raises(BadRecord, match=reason):
        verify(Record.from_json(json.dumps(data(**change))), GAME)


# --- Writing -----------------------------------------------------------------------------------------------------


def test_record_has_one_line_per_field_in_a_fixed_order() -> None:
    text = finished().record(["Ada", "Bo"]).to_json()
    lines = text.splitlines()
    assert text.endswith("}\n")
    assert (lines[0], lines[-1]) == ("{", "}")
    assert [json.loads("{" + line.rstrip(",") + "}").popitem()[0] for line in lines[1:-1]] == list(FIELDS)


def test_record_has_the_data_of_its_match() -> None:
    match = finished()
    record = match.record(["Ada", "Bo"], times=["2026-01-01T00:00:00Z"] * len(match.words))
    assert (record.format, record.version) == ("ziggurat-record", 1)
    assert (record.game, record.rules, record.seats, record.options) == ("pebbles", 1, 2, {"pebbles": 9})
    assert record.box == {"id": "pebbles", "hash": GAME.box.hash}
    assert record.seed == "00" * 31 + "01"
    assert record.salt == "07" * 32
    assert record.seed_hash == match.commitment
    assert record.actions == match.words
    assert record.result == {
        "totals": match.position.scores(),
        "sheets": [match.position.sheet(0), match.position.sheet(1)],
        "winners": match.position.winners(),
    }


def test_record_is_a_copy_that_later_moves_do_not_change() -> None:
    match = Match(GAME, 2, seed=1, salt=bytes(32))
    record = match.record(["Ada", "Bo"])
    match.apply("nod")
    match.options["pebbles"] = 0
    assert record.actions == []
    assert record.options == {"pebbles": 9}


def test_names_in_any_script_stay_readable() -> None:
    text = finished().record(["Zoë", "Ἀλέξανδρος"]).to_json()
    assert '["Zoë", "Ἀλέξανδρος"]' in text
    assert Record.from_json(text).players == ["Zoë", "Ἀλέξανδρος"]


# --- Reading -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "null", "[]", "7", '"text"', "{}", "\0", "[" * 100_000),
        *('{"format": "other"}', '{"format": null}', '{"format": "ziggurat-record", "seats": ' + "9" * 5000 + "}"),
    ],
    ids=lambda text: text[:30],
)
def test_data_that_is_not_a_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=r"not JSON|a record must be a JSON object"):
        Record.from_json(text)


@pytest.mark.parametrize("version", [0, 2, -1, "1", None, 1.5, [1]], ids=repr)
def test_another_version_of_the_format_is_refused(version: Any) -> None:
    refused("version .* of the record format is unknown; this is version 1", version=version)


@pytest.mark.parametrize("version", [True, 1.0], ids=repr)
def test_version_is_a_whole_number(version: Any) -> None:
    refused("'version' must be a whole number", version=version)


def test_unknown_field_is_refused_with_the_known_fields() -> None:
    refused("unknown field 'colour'; the fields are format, version, game", colour="blue")


NEEDED = [name for name, (_, optional) in FIELDS.items() if not optional and name not in ("format", "version")]
OPTIONAL = [name for name, (_, optional) in FIELDS.items() if optional]


@pytest.mark.parametrize("name", NEEDED)
def test_missing_field_is_named(name: str) -> None:
    without = data()
    del without[name]
    with pytest.raises(BadRecord, match=f"field '{name}' is missing"):
        Record.from_data(without)


@pytest.mark.parametrize("name", OPTIONAL)
def test_some_fields_may_be_left_out_or_null(name: str) -> None:
    without = data()
    del without[name]
    assert getattr(Record.from_data(without), name) is None
    assert getattr(Record.from_data(data(**{name: None})), name) is None


@pytest.mark.parametrize("name", NEEDED)
def test_needed_field_may_not_be_null(name: str) -> None:
    refused(f"field '{name}' must be ", **{name: None})


KINDS: dict[type, Any] = {str: "text", int: 7, dict: {}, list: []}


@pytest.mark.parametrize("name", [*NEEDED, *OPTIONAL])
def test_field_of_the_wrong_type_is_named(name: str) -> None:
    right = FIELDS[name][0]
    for kind, value in [*KINDS.items(), (bool, True), (float, 1.5)]:
        if kind is not right:
            refused(f"field '{name}' must be ", **{name: value})


@pytest.mark.parametrize("name", ["actions", "players", "times"])
@pytest.mark.parametrize("value", [None, 7, True, ["nod"], {}], ids=repr)
def test_lists_must_contain_text(name: str, value: Any) -> None:
    refused(rf"{name}\[0\] is .*, but must be text", **{name: [value, *data()["actions"][1:]]})


UNFORMED = ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, " " + "0" * 63, "0" * 64 + "\n", "٣" * 64]
NO_BOXES = [{}, {"id": "a"}, {"hash": "b"}, {"id": 1, "hash": "b"}, {"id": "a", "hash": "b", "c": "d"}]


@pytest.mark.parametrize("name", ["seed_hash", "seed", "salt"])
@pytest.mark.parametrize("value", UNFORMED)
def test_secrets_and_their_hash_have_one_format(name: str, value: str) -> None:
    refused(f"{name} must be 64 hexadecimal digits in lower case", **{name: value})


@pytest.mark.parametrize("box", NO_BOXES)
def test_box_is_a_name_and_a_hash(box: Any) -> None:
    refused('box must be {"id": text, "hash": text}', box=box)


def test_players_needs_one_name_per_seat() -> None:
    for players in ([], ["Ada"], ["Ada", "Bo", "Cy"]):
        refused(f"players has {len(players)} names, but must have 2", players=players)


def test_times_needs_one_entry_per_action() -> None:
    refused("times has 1 entries, but must have", times=["now"])


def test_number_of_actions_is_limited() -> None:
    refused(f"actions has {MAX_ACTIONS + 1} entries", actions=["nod"] * (MAX_ACTIONS + 1))


def test_duplicate_field_is_refused() -> None:
    text = json.dumps(data())
    for twice in ('{"seats": 3, ' + text[1:], text.replace('"totals"', '"totals": [9, 9], "totals"')):
        with pytest.raises(BadRecord, match=r"duplicate field '(seats|totals)'"):
            Record.from_json(twice)


def test_lone_surrogate_is_refused() -> None:
    with pytest.raises(BadRecord, match="not JSON"):
        Record.from_json(json.dumps(data(players=["\ud800", "Bo"])))


# --- Replaying ---------------------------------------------------------------------------------------------------


def test_valid_record_replays_and_verifies() -> None:
    match = finished()
    assert replay(Record.from_data(data()), GAME).position == match.position
    assert verify(Record.from_data(data()), GAME).words == match.words


def test_running_game_has_no_result_and_verifies_too() -> None:
    match = Match(GAME, 2, seed=1, salt=bytes(32))
    match.apply("nod")
    record = match.record(["Ada", "Bo"])
    assert record.result is None
    assert verify(record, GAME).position == match.position


@pytest.mark.parametrize("name", ["seed", "salt"])
def test_replay_needs_seed_and_salt(name: str) -> None:
    refused("seed and salt are missing", **{name: None})


def test_another_game_is_refused() -> None:
    refused("game is 'ludo', but must be 'pebbles'", game="ludo")


@pytest.mark.parametrize("rules", [0, 2])
def test_other_rules_version_is_refused_with_a_clear_message(rules: int) -> None:
    reason = f"rules: the record was played by version {rules} of the rules of pebbles; this program knows version 1"
    refused(reason, rules=rules)


def test_another_box_is_refused_unless_it_is_given() -> None:
    other = Box.of("mine", {"most": 21})
    refused("box: the record was played with the box 'mine'", box={"id": other.id, "hash": other.hash})
    record = Record.from_data(data(box={"id": other.id, "hash": other.hash}))
    assert verify(record, GAME, other).position.over


def test_player_names_box_id_and_times_are_not_verified() -> None:
    box = {"id": "a label", "hash": GAME.box.hash}
    times = ["some day"] * len(data()["actions"])
    assert verify(Record.from_data(data(box=box, players=["Eve", "Eve"], times=times)), GAME).position.over


def test_seed_with_another_hash_is_refused() -> None:
    for name in ("seed", "salt", "seed_hash"):
        refused("seed_hash is not the SHA-256 of seed and salt", **{name: "ab" * 32})


def test_seats_and_options_are_checked() -> None:
    refused("first position cannot be set up: pebbles is played by", seats=9, players=["?"] * 9)
    refused("first position cannot be set up: unknown option 'colour'", options={"colour": 1})
    refused("first position cannot be set up: option pebbles is 99", options={"pebbles": 99})
    refused(r"options\.pebbles is missing in the record", options={})
    refused(r"options\.profile is in the record, but not in the game", options={"profile": "house", "pebbles": 9})


def test_start_is_validated_like_any_state() -> None:
    start = GAME.state(GAME.new(2, 1))
    refused("first position cannot be set up: every pebble must be there once", start=start | {"bag": []})
    refused(r"seats: the record says 2, the game gives 3", start=GAME.state(GAME.new(3, 1)))
    short = GAME.state(GAME.new(2, 1, {"profile": "short"}))
    refused(r"options\.pebbles: the record says 9, the game gives 7", start=short)


def test_options_left_out_of_a_start_are_those_of_the_record() -> None:
    # A default may change after a record was written; the record says what was played with.
    start = GAME.state(GAME.new(2, 1, {"profile": "short"}))
    match = Match(GAME, 2, seed=1, start=start)
    record = Record.from_data(match.record(["Ada", "Ben"]).to_data() | {"start": start | {"options": {}}})
    assert verify(record, GAME).options == {"pebbles": 7}


def test_first_illegal_action_is_named() -> None:
    actions = data()["actions"]
    refused(r"actions\[0\]: 'dance' is not an action", actions=["dance", *actions[1:]])
    refused(r"actions\[2\]: lay:20: pebble 20 is not in the hand", actions=[*actions[:2], "lay:20", *actions[3:]])
    refused(rf"actions\[{len(actions)}\]: nod: the game is over", actions=[*actions, "nod"])


def test_first_difference_in_the_result_is_named() -> None:
    result = data()["result"]
    refused("result: the record says null", result=None)
    refused("result: the record says .*, the game gives null", actions=data()["actions"][:-1])
    refused(r"result\.totals: the record says \[\]", result={**result, "totals": []})
    first, second = result["sheets"]
    refused(r"result\.sheets\[1\]\.odd", result={**result, "sheets": [first, {**second, "odd": -1}]})
    refused(r"result\.winners is missing", result={key: result[key] for key in ("totals", "sheets")})
    refused(r"result\.prize is in the record, but not in the game", result={**result, "prize": None})


@pytest.mark.parametrize(
    ("said", "actual", "place"),
    [
        (1, 1, None),
        ([1, {"a": [2]}], [1, {"a": [2]}], None),
        (1, 2, "r: the record says 1, the game gives 2"),
        (True, 1, "r: the record says true, the game gives 1"),
        (1.0, 1, "r: the record says 1.0, the game gives 1"),
        ([1], [1, 2], "r: the record says [1], the game gives [1, 2]"),
        ([1, [2]], [1, [3]], "r[1][0]: the record says 2, the game gives 3"),
        ({"a": {"b": 1}}, {"a": {"b": None}}, "r.a.b: the record says 1, the game gives null"),
        ({"a": None}, {}, "r.a is in the record, but not in the game"),
        ({}, {"a": None}, "r.a is missing in the record"),
        ({}, [], "r: the record says {}, the game gives []"),
    ],
    ids=repr,
)
def test_first_difference(said: Any, actual: Any, place: str | None) -> None:
    assert first_difference("r", said, actual) == place


def test_newer_rules_version_refuses_its_old_records() -> None:
    class NewPebbles(Pebbles):
        rules_version = 2

    with pytest.raises(BadRecord, match="version 1 of the rules of pebbles; this program knows version 2"):
        verify(Record.from_data(data()), NewPebbles())
