"""Bad input: every line gets a specific error, and the game does not change."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from helpers.engine_process import Engine, error_of
from ziggurat.engine.lines import MAX_DEPTH, MAX_LINE


@pytest.fixture(scope="module")
def running() -> Iterator[Engine]:
    """Return one engine for all tests, during a game that no test may change."""
    with Engine() as engine:
        engine.good("new", game="babel", seats=2, seed=7, options={"start": 1})
        for _ in range(12):
            engine.good("bot", name="random", seed=1, apply=True)
        yield engine


@pytest.fixture
def engine(running: Engine) -> Iterator[Engine]:
    before = current_state(running)
    yield running
    assert current_state(running) == before


def current_state(engine: Engine) -> list[object]:
    return [engine.good("state"), engine.good("record"), engine.good("legal")]


def lists(depth: int) -> bytes:
    return b'{"cmd":"legal","id":' + b"[" * depth + b"]" * depth + b"}"


LINES = {
    "an empty line": (b"", "bad_json", "empty"),
    "blanks": (b"  \t ", "bad_json", "empty"),
    "half an object": (b'{"cmd":"legal"', "bad_json", "character 15"),
    "two objects": (b'{"cmd":"legal"}{"cmd":"legal"}', "bad_json", "character 16"),
    "single quotes": (b"{'cmd':'legal'}", "bad_json", "character 2"),
    "a word": (b"legal", "bad_json", "character 1"),
    "a byte-order mark": (b'\xef\xbb\xbf{"cmd":"legal"}', "bad_json", "not JSON"),
    "NaN": (b'{"cmd":"legal","id":NaN}', "bad_json", "NaN"),
    "Infinity": (b'{"cmd":"legal","id":-Infinity}', "bad_json", "-Infinity"),
    "a number beyond all bounds": (b'{"cmd":"legal","id":1e999}', "bad_json", "1e999"),
    "a number of 5000 digits": (b'{"cmd":"legal","id":' + b"9" * 5000 + b"}", "bad_json", "5000 digits"),
    "a field twice": (b'{"cmd":"legal","id":1,"id":2}', "bad_json", "duplicate field 'id'"),
    "a zero byte": (b'{"cmd":"legal","id":"\0"}', "bad_json", "character 22"),
    "too deep": (lists(MAX_DEPTH), "bad_json", f"at most {MAX_DEPTH} levels"),
    "far too deep": (lists(100_000), "bad_json", f"at most {MAX_DEPTH} levels"),
    "not UTF-8": (b'{"cmd":"legal","id":"\xff"}', "bad_line", "byte 22"),
    "half a letter": (b'{"cmd":"legal","id":"\xc3"}', "bad_line", "byte 22"),
    "UTF-16": ('{"cmd":"legal"}'.encode("utf-16"), "bad_line", "byte 1 "),
    "a line too long": (b'{"cmd":"legal","id":"' + b"x" * MAX_LINE + b'"}', "bad_line", str(MAX_LINE)),
    "a line far too long": (b"[" * (3 * MAX_LINE + 5), "bad_line", str(MAX_LINE)),
    "a list": (b'["cmd","legal"]', "bad_request", "a list"),
    "a text": (b'"legal"', "bad_request", "a text"),
    "a number": (b"42", "bad_request", "a number"),
    "null": (b"null", "bad_request", "null"),
    "true": (b"true", "bad_request", "true"),
    "an empty object": (b"{}", "bad_request", "field 'cmd' is missing"),
}


@pytest.mark.parametrize("name", LINES)
def test_unreadable_line_is_refused_with_its_position(engine: Engine, name: str) -> None:
    line, code, part = LINES[name]
    error = error_of(engine.ask_raw(line))
    assert error["code"] == code
    assert part in error["message"]


def test_longest_line_and_the_deepest_lists_are_allowed(engine: Engine) -> None:
    head, tail = b'{"cmd":"legal","id":"', b'"}'
    longest = head + b"x" * (MAX_LINE - len(head) - len(tail)) + tail
    assert engine.ask_raw(longest)["ok"] is True
    assert error_of(engine.ask_raw(longest + b" "))["code"] == "bad_line"
    assert engine.ask_raw(lists(MAX_DEPTH - 1))["ok"] is True  # the request itself is the outermost


REQUESTS = {
    "an unknown command": ({"cmd": "castle"}, "unknown_command", "the commands are games, new, load"),
    "a command of the wrong kind": ({"cmd": 5}, "bad_request", "cmd is 5, but must be one of games, new"),
    "a command in capitals": ({"cmd": "LEGAL"}, "unknown_command", "'LEGAL'"),
    "an unknown field": ({"cmd": "legal", "seat": 0}, "bad_request", "legal: unknown field 'seat'"),
    "a missing action": ({"cmd": "apply"}, "bad_request", "apply: field 'action' is missing; it must be a text"),
    "an action that is null": ({"cmd": "apply", "action": None}, "bad_request", "apply: action is"),
    "an action that is a list": ({"cmd": "apply", "action": ["end"]}, "bad_request", "apply: action is"),
    "a new game without its name": ({"cmd": "new", "seats": 2}, "bad_request", "new: field 'game' is missing"),
    "an unknown game": ({"cmd": "new", "game": "go", "seats": 2}, "unknown_game", "installed: "),
    "three seats for Babel": ({"cmd": "new", "game": "babel", "seats": 3}, "bad_options", "2 players, not 3"),
    "no seats for Babel": ({"cmd": "new", "game": "babel", "seats": 0}, "bad_options", "2 players, not 0"),
    "seats as text": ({"cmd": "new", "game": "babel", "seats": "2"}, "bad_request", "must be a whole number"),
    "seats as a fraction": ({"cmd": "new", "game": "babel", "seats": 2.0}, "bad_request", "must be a whole number"),
    "seats as true": ({"cmd": "new", "game": "babel", "seats": True}, "bad_request", "must be a whole number"),
    "a negative seed": ({"cmd": "new", "game": "babel", "seats": 2, "seed": -1}, "bad_options", "a seed must be"),
    "a seed too large": ({"cmd": "new", "game": "babel", "seats": 2, "seed": 2**256}, "bad_options", "a seed must be"),
    "a seed of letters": ({"cmd": "new", "game": "babel", "seats": 2, "seed": "xyz"}, "bad_options", "a seed must be"),
    "a seed as a list": ({"cmd": "new", "game": "babel", "seats": 2, "seed": [1]}, "bad_request", "new: seed is [1]"),
    "an unknown option": (
        {"cmd": "new", "game": "babel", "seats": 2, "options": {"speed": 1}}, "bad_options", "the options are hands"
    ),
    "a wrong value of an option": (
        {"cmd": "new", "game": "babel", "seats": 2, "options": {"start": 3}}, "bad_options", "must be 'random' or 1"
    ),
    "an unknown profile": (
        {"cmd": "new", "game": "babel", "seats": 2, "options": {"profile": "x"}}, "bad_options", "tilsit, kosmos, zman"
    ),
    "options as a list": ({"cmd": "new", "game": "babel", "options": []}, "bad_request", "must be an object"),
    "a box for a game whose box is fixed": ({"cmd": "new", "game": "babel", "box": {}}, "bad_box", "fixed"),
    "a seat that does not exist": ({"cmd": "view", "seat": 2}, "bad_options", "must be 0 to 1 or null"),
    "a seat below zero": ({"cmd": "view", "seat": -1}, "bad_options", "must be 0 to 1 or null"),
    "a seat as text": ({"cmd": "view", "seat": "0"}, "bad_request", "must be a whole number or null"),
    "an unknown bot": ({"cmd": "bot", "name": "oracle"}, "unknown_bot", "installed: "),
    "a bot without a name": ({"cmd": "bot"}, "bad_request", "bot: field 'name' is missing"),
    "no time for a bot": ({"cmd": "bot", "name": "random", "seconds": 0}, "bad_request", "a number above 0"),
    "apply that is a number": ({"cmd": "bot", "name": "random", "apply": 1}, "bad_request", "true or false"),
    "nothing to load": ({"cmd": "load", "game": "babel"}, "bad_request", "one of the fields state and record"),
    "a state without its game": ({"cmd": "load", "state": {}}, "bad_request", "load: field 'game' is missing"),
    "an empty state": ({"cmd": "load", "game": "babel", "state": {}}, "bad_state", "'people_deck' is missing"),
    "a broken record": ({"cmd": "load", "record": {"format": "pgn"}}, "bad_record", "ziggurat-record"),
    "too few names": ({"cmd": "record", "players": ["Ada"]}, "bad_request", "players has 1 names, but must have 2"),
    "names of the wrong kind": ({"cmd": "record", "players": [1, 2]}, "bad_request", "must be a list of texts"),
}  # fmt: skip


@pytest.mark.parametrize("name", REQUESTS)
def test_bad_request_is_refused_with_the_allowed_values(engine: Engine, name: str) -> None:
    request, code, part = REQUESTS[name]
    error = error_of(engine.ask_raw(json.dumps(request).encode()))
    assert error["code"] == code
    assert part in error["message"]


def test_bad_request_names_its_field(engine: Engine) -> None:
    assert engine.refused("apply")["field"] == "action"
    assert engine.refused("view", seat="0")["field"] == "seat"
    assert engine.refused("legal", colour="red")["field"] == "colour"


def test_text_that_is_not_an_action_is_bad_notation(engine: Engine) -> None:
    for word in ("", "END", "end ", "go:X", "go:A\n", "lay", "raze@0", "raze@01", "x" * 5000):
        assert engine.refused("apply", action=word)["code"] == "bad_notation"


def test_illegal_action_has_message_reason_and_params(engine: Engine) -> None:
    error = engine.refused("apply", action="drop:A")
    assert error["code"] == "illegal_action"
    assert error["reason"] == "nothing_owed"
    assert error["params"] == {}
    assert error["message"].startswith("drop:A: ")
    error = engine.refused("apply", action="raze@60")
    assert error["reason"] == "no_run"
    assert error["params"]["place"] == 60


@pytest.mark.parametrize("command", ["legal", "undo", "view", "state", "scores", "record"])
def test_command_without_a_game_is_refused(command: str) -> None:
    with Engine() as fresh:
        assert fresh.refused(command)["code"] == "no_game"


def test_apply_and_bot_need_a_game_too() -> None:
    with Engine() as fresh:
        assert fresh.refused("apply", action="end")["code"] == "no_game"
        assert fresh.refused("bot", name="random")["code"] == "no_game"


def test_long_message_is_shortened(engine: Engine) -> None:
    error = engine.refused("new", game="y" * 500_000)
    assert error["code"] == "unknown_game"
    assert len(error["message"]) == 1000


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
fields = st.dictionaries(
    st.sampled_from(["game", "seats", "seed", "options", "box", "state", "record", "seat", "players", "x"]),
    st.just("babel") | anything,
    max_size=5,
)
# commands that cannot succeed with any of these fields, whatever their values
requests = st.builds(lambda cmd, rest: {**rest, "cmd": cmd}, st.sampled_from(["apply", "bot", "castle", ""]), fields)
bad_lines = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass")),
    anything.filter(lambda data: not isinstance(data, dict)).map(lambda data: json.dumps(data).encode()),
    requests.map(lambda data: json.dumps(data).encode()),
    st.tuples(st.just(b'{"cmd":"undo"}'), st.integers(1, 13)).map(lambda cut: cut[0][: cut[1]]),
).filter(lambda line: b"\n" not in line)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(bad_lines)
def test_malformed_line_does_not_change_the_game(running: Engine, line: bytes) -> None:
    before = running.good("record")
    error_of(running.ask_raw(line))
    assert running.good("record") == before


def test_engine_still_plays_after_all_refusals(running: Engine) -> None:
    before = current_state(running)
    action = running.good("legal")["actions"][0]
    running.good("apply", action=action)
    running.good("undo")
    assert current_state(running) == before
    assert running.end() == (0, "")
