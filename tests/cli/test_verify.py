"""`ziggurat verify`: a valid record passes; every change in it is found and located."""

import json
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from helpers.engine_process import run_ziggurat
from ziggurat.cli import main
from ziggurat.core.seed import seed_hash

Data = dict[str, Any]


@pytest.fixture(scope="module")
def record() -> Data:
    """Return a finished game of Babel."""
    done = run_ziggurat("record", "babel", "--seed", "7", "--option", "start=1", "-o", "-")
    data = json.loads(done.stdout)
    assert isinstance(data, dict)
    return data


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def complaint(text: str | bytes) -> str:
    """Verify an invalid record in this process; return the line on standard error."""
    given = TextIOWrapper(BytesIO(text.encode() if isinstance(text, str) else text))
    with (
        redirect_stdout(StringIO()) as output,
        redirect_stderr(StringIO()) as errors,
        pytest.MonkeyPatch.context() as it,
    ):
        it.setattr("sys.stdin", given)
        assert main(["verify", "-"]) == 1
    assert output.getvalue() == ""
    assert len(errors.getvalue().splitlines()) == 1
    return errors.getvalue()


def test_valid_record_passes(record: Data, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    done = run_ziggurat("verify", str(file))
    assert done.returncode == 0
    assert done.stderr == ""
    totals = ":".join(map(str, record["result"]["totals"]))
    assert done.stdout.startswith(f"{file}: verified. Seed, every action and the result agree: babel, 2 players, ")
    assert f"{len(record['actions'])} actions; {totals}, P" in done.stdout
    assert "(random) wins" in done.stdout


def test_unfinished_record_passes(record: Data) -> None:
    data = {**record, "actions": record["actions"][:20], "result": None}
    done = run_ziggurat("verify", "-", given=json.dumps(data).encode())
    assert done.returncode == 0
    assert "20 actions; not finished yet" in done.stdout


def test_several_files_are_all_checked(record: Data, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(record), encoding="utf-8")
    bad.write_text(json.dumps({**record, "rules": 2}), encoding="utf-8")
    done = run_ziggurat("verify", str(good), str(bad), str(tmp_path / "none.json"), str(good))
    assert done.returncode == 1
    assert [line.split(": ")[0] for line in done.stdout.splitlines()] == [str(good), str(good)]
    assert [line.split(": ")[0] for line in done.stderr.splitlines()] == [
        str(bad),
        f"{tmp_path / 'none.json'} cannot be read",
    ]
    assert run_ziggurat("verify", str(good), str(good)).returncode == 0


def illegal(data: Data) -> Data:
    """Remove an action in the middle, so that the next one is illegal."""
    actions = data["actions"]
    first_build = actions.index("build:first")
    return {**data, "actions": actions[:first_build] + actions[first_build + 1 :]}


def with_sheet(data: Data, seat: int, line: str) -> Data:
    """Add one point to a line of a seat's sheet."""
    sheets = [dict(sheet) for sheet in data["result"]["sheets"]]
    sheets[seat][line] += 1
    return {**data, "result": {**data["result"], "sheets": sheets}}


def other_seed(data: Data) -> Data:
    """Replace the seed and its commitment."""
    seed = "11" * 32
    commitment = seed_hash(bytes.fromhex(seed), bytes.fromhex(data["salt"]))
    return {**data, "seed": seed, "seed_hash": commitment}


TAMPERED: dict[str, tuple[Callable[[Data], Data], str]] = {
    "format": (lambda data: {**data, "format": "pgn"}, '"format": "ziggurat-record"'),
    "version": (lambda data: {**data, "version": 2}, "version 2 of the record format is unknown"),
    "game": (lambda data: {**data, "game": "chess"}, "unknown game 'chess'"),
    "rules": (lambda data: {**data, "rules": 2}, "rules: the record was played by version 2"),
    "seats": (lambda data: {**data, "seats": 3}, "players has 2 names, but must have 3"),
    "seats and players": (
        lambda data: {**data, "seats": 3, "players": ["a", "b", "c"]}, "babel is played by 2 players, not 3"
    ),
    "options": (lambda data: {**data, "options": {**data["options"], "start": 2}}, "result.sheets[0]."),
    "an option left out": (lambda data: {**data, "options": {"start": 1}}, "options.hands is missing"),
    "an unknown option": (lambda data: {**data, "options": {**data["options"], "x": 1}}, "unknown option 'x'"),
    "box": (lambda data: {**data, "box": {"id": "babel", "hash": "0" * 64}}, "box: the record was played with"),
    "box of the wrong form": (lambda data: {**data, "box": {}}, 'box must be {"id": text, "hash": text}'),
    "seed_hash": (lambda data: {**data, "seed_hash": "0" * 64}, "seed_hash is not the SHA-256 of seed and salt"),
    "seed": (lambda data: {**data, "seed": "11" * 32}, "seed_hash is not the SHA-256 of seed and salt"),
    "seed and its commitment": (other_seed, "actions["),
    "salt": (lambda data: {**data, "salt": "11" * 32}, "seed_hash is not the SHA-256 of seed and salt"),
    "no seed": (lambda data: {**data, "seed": None}, "seed and salt are missing"),
    "seed that is no number": (lambda data: {**data, "seed": "xyz"}, "hexadecimal"),
    "a word that is no action": (
        lambda data: {**data, "actions": [*data["actions"][:3], "fly:A", *data["actions"][4:]]}, "actions[3]: 'fly:A'"
    ),
    "a number among the actions": (lambda data: {**data, "actions": [7]}, "actions[0] is 7, but must be text"),
    "an action left out": (illegal, "actions["),
    "an action after the end": (lambda data: {**data, "actions": [*data["actions"], "end"]}, "the game is over"),
    "the last action left out": (lambda data: {**data, "actions": data["actions"][:-1]}, "the game gives null"),
    "players": (lambda data: {**data, "players": ["Ada"]}, "players has 1 names, but must have 2"),
    "start": (lambda data: {**data, "start": {}}, "the state: field 'people_deck' is missing"),
    "times": (lambda data: {**data, "times": ["noon"]}, "times has 1 entries, but must have"),
    "result": (lambda data: {**data, "result": None}, "result: the record says null"),
    "totals": (
        lambda data: {**data, "result": {**data["result"], "totals": [30, 0]}},
        "result.totals[0]: the record says 30, the game gives",
    ),
    "a line of a sheet": (lambda data: with_sheet(data, 1, "M"), "result.sheets[1].M: the record says"),
    "winners": (lambda data: {**data, "result": {**data["result"], "winners": []}}, "result.winners"),
    "an unknown field": (lambda data: {**data, "colour": "red"}, "unknown field 'colour'"),
}  # fmt: skip


@pytest.mark.parametrize("name", TAMPERED)
def test_every_change_is_found_and_located(record: Data, name: str) -> None:
    tamper, place = TAMPERED[name]
    said = complaint(json.dumps(tamper(record)))
    assert said.startswith("-: not valid. ")
    assert place in said


def test_every_field_is_covered_by_a_change(record: Data) -> None:
    assert set(record) <= {*TAMPERED, "box", "actions"}


@pytest.mark.parametrize("field", ["format", "version", "game", "rules", "seats", "options", "box", "seed_hash"])
def test_error_names_a_missing_field(record: Data, field: str) -> None:
    said = complaint(json.dumps({name: value for name, value in record.items() if name != field}))
    assert field in said


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "not JSON"),
        ("[1, 2", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("9" * 5000, "not JSON"),
        ("[]", "a record must be a JSON object"),
        ("NaN", "a record must be a JSON object"),
        (b'{"format": "\xff"}', "is not a text in UTF-8: byte 13"),
    ],
)
def test_files_that_are_not_records_are_refused(text: str | bytes, part: str) -> None:
    assert part in complaint(text)


def test_folder_a_missing_file_and_an_endless_file_are_refused(tmp_path: Path) -> None:
    for name, reason in ((tmp_path, "it is a folder"), (tmp_path / "none", "there is no such file")):
        done = run_ziggurat("verify", str(name))
        assert done.returncode == 1
        assert done.stderr.startswith(f"{name} cannot be read: {reason}")
    assert "larger than 32 MB" in run_ziggurat("verify", "/dev/zero").stderr


def test_control_characters_in_a_record_do_not_reach_the_terminal(record: Data) -> None:
    data = {**record, "players": ["\x1b[2J", "\x07"]}
    done = run_ziggurat("verify", "-", given=json.dumps(data).encode())
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "\x07" not in done.stdout


def test_file_name_that_is_not_text_is_escaped(record: Data, tmp_path: Path) -> None:
    name = tmp_path / "\udcff.json"
    name.write_text(json.dumps(record), encoding="utf-8")
    done = run_ziggurat("verify", str(name), PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "\\udcff.json: verified" in done.stdout


def test_box_file_is_refused_for_a_game_with_a_fixed_box(record: Data, tmp_path: Path) -> None:
    box = tmp_path / "box.json"
    box.write_text("{}", encoding="utf-8")
    done = run_ziggurat("verify", "--box", str(box), "-", given=json.dumps(record).encode())
    assert done.returncode == 1
    assert "babel has a fixed box" in done.stderr
