"""`ziggurat serve`: a free port, a default store, a browser if there is one."""

import os
import socket
import stat
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from configparser import ConfigParser
from pathlib import Path

import httpx
import pytest

from helpers.server import READY_SECONDS, Server, free_port
from ziggurat.cli import main, network, serve
from ziggurat.server.api.static import plain_page
from ziggurat.server.config import Config
from ziggurat.words import words


def test_second_server_on_the_same_file_is_refused_in_one_line(tmp_path: Path) -> None:
    with Server(tmp_path):
        command = [sys.executable, "-m", "ziggurat.cli", "serve", "--db", f"sqlite:///{tmp_path / 'ziggurat.db'}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=READY_SECONDS, check=False)
    assert done.returncode == 1
    assert "in_use" in done.stderr
    assert "Traceback" not in done.stderr


def test_missing_ray_is_reported_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["serve", "--remote-bots", "ray"]) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert "pip install 'ziggurat-table[ray]'" in line


def test_next_port_is_used_if_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    first = free_port()
    monkeypatch.setattr(network, "PORT", first)
    with socket.socket() as other:
        other.bind(("127.0.0.1", first))
        other.listen()
        [bound] = network.bind("127.0.0.1", None, words("en"))
    with bound:
        assert bound.getsockname()[1] > first


def test_default_store_is_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert serve.default_store() == f"sqlite:///{tmp_path}/ziggurat/ziggurat.db"
    assert (tmp_path / "ziggurat").is_dir()


@pytest.mark.parametrize("works", [True, False])
def test_page_is_opened_in_the_browser_if_there_is_one(tmp_path: Path, works: bool) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n' if works else "#!/bin/sh\nexit 1\n")
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    server = Server(tmp_path, "--open")
    server.environment = {**os.environ, "BROWSER": f"{browser} %s"}
    with server:
        until = time.monotonic() + READY_SECONDS
        while works and not (seen.exists() and seen.read_text()) and time.monotonic() < until:
            time.sleep(0.05)
        assert httpx.get(f"{server.address}/healthz").status_code == 200
    if works:
        assert seen.read_text().strip() == f"http://localhost:{server.port}"


def test_plain_page_is_in_the_language_of_the_reader() -> None:
    assert "The server is running." in plain_page("de, en;q=0.5")
    assert '<html lang="it">' in plain_page("it-IT,it;q=0.9")


def test_server_without_a_page_says_how_to_add_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "BUILT", tmp_path)
    serve.announce(Config(port=8123), Namespace(lan=False, open=False), words("en"))
    opened, missing = capsys.readouterr().err.splitlines()
    assert "http://localhost:8123" in opened
    assert missing.startswith("This installation has no page") and "`make dist`" in missing
    (tmp_path / "index.html").touch()
    serve.announce(Config(), Namespace(lan=False, open=False), words("en"))
    assert "has no page" not in capsys.readouterr().err


def test_service_file_of_the_docs_allows_every_connection() -> None:
    text = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
    unit = ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment]  # systemd distinguishes cases
    unit.read_string("[Unit]" + text.partition("[Unit]")[2].partition("```")[0])
    service = unit["Service"]
    assert int(service["LimitNOFILE"]) >= serve.MAX_CONNECTIONS + serve.RESERVED_FILES
    assert service["KillMode"] == "mixed"  # workers must not get the stop signal
    parser = ArgumentParser()
    serve.add_arguments(parser)
    program, command, *options = service["ExecStart"].split()
    assert (Path(program).name, command) == ("ziggurat", "serve")
    assert parser.parse_args(options).behind_tls
