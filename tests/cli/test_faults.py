"""Wrong arguments and files: one line that names them, exit code 1, nothing announced or created before."""

import os
import signal
import socket
import subprocess
from pathlib import Path

import pytest

from helpers.engine_process import TIMEOUT, ZIGGURAT, environment
from ziggurat.cli import main

RECORD = '{"format": "something else"}'


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ZIGGURAT_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("ziggurat.cli.serve.Server.run", serves_although_it_must_not)


def serves_although_it_must_not(*_: object, **__: object) -> None:
    raise AssertionError("the server was started")


def fault(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command that must fail and return its only line."""
    assert main(arguments) == 1
    said = capsys.readouterr()
    assert said.out == ""
    [line] = said.err.splitlines()
    return line


@pytest.mark.parametrize(
    ("argument", "value", "allowed"),
    [
        ("--port", "99999", "from 0 to 65535"),
        ("--port", "-1", "from 0 to 65535"),
        ("--bot-workers", "0", "from 1 to 1024"),
        ("--connections-per-address", "0", "from 1 to 10000"),
        ("--origin", "table.example.org", "such as https://table.example.org"),
        ("--public-url", "https://", "such as https://table.example.org"),
        ("--public-url", "https://a:b", "such as https://table.example.org"),
        ("--allowed-host", "https://table.example.org", "such as table.example.org"),
    ],
)
def test_serve_refuses_a_wrong_value(argument: str, value: str, allowed: str, capsys) -> None:
    said = fault(capsys, "serve", argument, value)
    assert said.startswith(f"ziggurat serve: {argument} ") and value in said and allowed in said


def test_serve_refuses_a_mail_port_out_of_range(capsys) -> None:
    said = fault(capsys, "serve", "--smtp", "mail:99999", "--mail-from", "a@example.org")
    assert said == "ziggurat serve: --smtp is 99999, but must be from 1 to 65535"
    assert "HOST:PORT" in fault(capsys, "serve", "--smtp", ":25", "--mail-from", "a@example.org")


def test_serve_refuses_an_unknown_host(capsys) -> None:
    said = fault(capsys, "serve", "--host", "nowhere.invalid", "--db", "sqlite://")
    assert said.startswith("ziggurat serve: cannot listen on nowhere.invalid, port 8080: ")


def test_serve_refuses_a_port_in_use(capsys) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = fault(capsys, "serve", "--port", str(port), "--db", "sqlite://")
    assert said == f"ziggurat serve: cannot listen on 127.0.0.1, port {port}: another program uses this port"


def test_serve_names_the_store_that_cannot_be_opened(capsys) -> None:
    said = fault(capsys, "serve", "--db", "sqlite:///missing/club.db")
    assert said.startswith("ziggurat serve: the store missing/club.db cannot be used (cannot_open): ")


def test_password_of_a_store_is_not_printed(capsys) -> None:
    said = fault(capsys, "serve", "--db", "mysql://me:hunter2@localhost/club")
    assert "hunter2" not in said and "--db" in said
    said = fault(capsys, "serve", "--db", "postgresql://me:hunter2@127.0.0.1:1/club")
    assert "hunter2" not in said and "127.0.0.1/club" in said


def test_server_announces_the_port_it_took(tmp_path: Path) -> None:
    command = [*ZIGGURAT, "serve", "--port", "0", "--db", "sqlite://"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment())
    try:
        assert process.stderr is not None
        announced = next(line for line in process.stderr if line.startswith("Ziggurat is open at "))
        port = int(announced.split()[4].rpartition(":")[2])
        socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT).close()
        process.send_signal(signal.SIGTERM)
        process.stderr.read()
        assert process.wait(TIMEOUT) == 0
    finally:
        process.kill()
        process.wait(TIMEOUT)
        if process.stderr is not None:
            process.stderr.close()


@pytest.mark.parametrize(("argument", "most"), [("--steps", 1000000), ("--games", 1000000), ("--processes", 1024)])
def test_train_refuses_zero(argument: str, most: int, capsys, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("ziggurat.cli.train.next_step", None)
    said = fault(capsys, "train", "babylon", argument, "0", "-o", "weights.json")
    assert said == f"ziggurat train: {argument} is 0, but must be from 1 to {most}"
    assert list(tmp_path.iterdir()) == []


def test_train_refuses_seats_that_are_no_numbers(capsys) -> None:
    said = fault(capsys, "train", "babylon", "--seats", "two", "-o", "weights.json")
    assert said.startswith("ziggurat train: --seats takes numbers of players separated by commas, such as 2,3, not ")


def test_output_is_checked_before_the_first_game(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat.cli.record.Plan.play", None)
    monkeypatch.setattr("ziggurat.cli.train.next_step", None)
    for command in (("record", "babel"), ("record", "babel", "--games", "3"), ("train", "babylon")):
        said = fault(capsys, *command, "-o", "missing/file.json")
        assert said.startswith(f"ziggurat {command[0]}: missing/file") and "cannot be written" in said
    Path("folder").mkdir()
    assert "folder cannot be written: it is a folder" in fault(capsys, "record", "babel", "-o", "folder")


@pytest.mark.parametrize(
    "command",
    [
        ("record", "babylon", "-o", "game.json", "--box", "box.json"),
        ("arena", "babylon", "--players", "random,random", "--box", "box.json"),
        ("play", "babylon", "--box", "box.json"),
    ],
)
def test_error_in_a_box_names_the_file(command: tuple[str, ...], capsys) -> None:
    Path("box.json").write_text("{}", encoding="utf-8")
    assert "box.json: " in fault(capsys, *command)


@pytest.mark.parametrize("text", ["{}", "{", RECORD])
def test_error_in_a_resumed_record_names_the_file(text: str, capsys) -> None:
    Path("game.json").write_text(text, encoding="utf-8")
    assert fault(capsys, "play", "--resume", "game.json").startswith("ziggurat play: game.json: ")


@pytest.mark.parametrize("text", ["{}", "{", RECORD])
def test_error_in_a_drawn_record_names_the_file(text: str, capsys) -> None:
    Path("game.json").write_text(text, encoding="utf-8")
    assert fault(capsys, "picture", "game.json", "-o", "game.svg").startswith("ziggurat picture: game.json: ")


def test_dataset_with_a_bot_that_cannot_be_loaded_begins_no_journal(capsys) -> None:
    assert "missing.py" in fault(capsys, "dataset", "babel", "--players", "missing.py:Bot", "--out", "babel.npz")
    assert list(Path().iterdir()) == []


def test_every_lesson_is_checked_although_one_cannot_be_read(capsys) -> None:
    Path("babel.json").write_text("{", encoding="utf-8")
    assert main(["lessons", "check", "missing.json", "babel.json"]) == 1
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("missing.json: ") and second.startswith("babel.json: not JSON")


def test_backup_names_both_files(capsys) -> None:
    said = fault(capsys, "backup", "copy.db", "--db", "sqlite:///club.db")
    assert said.startswith("ziggurat backup: the store club.db cannot be copied to copy.db: ")


def test_restore_names_the_backup(capsys) -> None:
    Path("copy.db").write_bytes(b"not a database, although it is long enough to look like one" * 40)
    said = fault(capsys, "restore", "copy.db", "--db", "sqlite:///club.db")
    assert said.startswith("ziggurat restore: the backup copy.db cannot be restored: ")


def test_admin_creates_no_store(capsys) -> None:
    said = fault(capsys, "admin", "accounts", "--db", "sqlite:///club.db")
    assert said == "ziggurat admin: there is no store club.db"
    assert not Path("club.db").exists()


def test_other_system_errors_name_the_file(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "/etc/locked")

    monkeypatch.setattr("ziggurat.cli.verify.check_file", refuse)
    assert fault(capsys, "verify", os.devnull) == "ziggurat verify: /etc/locked: permission is missing"
