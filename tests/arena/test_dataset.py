"""`ziggurat dataset`: rows that say what the games say, in both formats, and continuing after an interruption."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from helpers.engine_process import TIMEOUT, environment
from ziggurat import game
from ziggurat.arena.dataset import play_with_words, read_dataset, write_dataset
from ziggurat.arena.schedule import Schedule, schedule_of
from ziggurat.bots.players import players_from
from ziggurat.cli import main


def schedule(name: str, games: int = 2, players: str = "greedy,random") -> Schedule:
    return schedule_of(name, players_from(players), 2, games, 1, {})


@pytest.mark.parametrize("name", ["babel", "babylon", "hanging_gardens"])
def test_rows_are_the_decisions_of_the_games(name: str, tmp_path: Path) -> None:
    plan, rules = schedule(name), game(name)
    played = [play_with_words(plan, number) for number in range(2)]
    count = write_dataset(tmp_path / "games.npz", plan, played)
    columns = read_dataset(tmp_path / "games.npz")
    assert count == len(columns["game"]) == sum(len(one["words"]) for one in played)
    row = 0
    for one in played:
        position = rules.new(2, plan.pairing(one["number"]).seed)
        for ply, word in enumerate(one["words"]):
            seat, legal = position.to_move, position.legal()
            assert [columns[key][row] for key in ("game", "ply", "seat")] == [one["number"], ply, seat]
            assert columns["player"][row] == ("greedy", "random")[one["players"][seat]]
            expected = bytearray(position.observation_size())
            position.observe_into(expected, seat)
            assert columns["observation"][row].tobytes() == bytes(expected)
            assert rules.word(rules.action_at(position, int(columns["action"][row]))) == word
            first, last = columns["starts"][row : row + 2]
            if rules.flat_actions:
                assert columns["legal"][first:last].tolist() == legal
            else:
                features = columns["features"][first:last]
                assert features.tobytes() == position.legal_features()
                assert features[-1].tobytes() == position.features_of(legal[-1])
            assert columns["result"][row] == (1 if seat in one["winners"] else -1)
            assert columns["total"][row] == one["totals"][seat]
            rules.apply(position, word)
            row += 1


def test_extra_of_parquet_has_everything_that_a_dataset_needs() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = {re.split("[<>=]", line)[0] for line in project["optional-dependencies"]["parquet"]}
    assert packages == {"numpy", "pyarrow"}


def test_games_in_which_a_bot_failed_are_left_out(tmp_path: Path) -> None:
    plan = schedule("babel")
    played: list[dict[str, Any]] = [play_with_words(plan, number) for number in range(2)]
    played[0]["failed"] = {"seat": 0, "why": "test"}
    write_dataset(tmp_path / "games.npz", plan, played)
    assert set(read_dataset(tmp_path / "games.npz")["game"]) == {1}


def arguments(path: Path, games: int) -> list[str]:
    return ["dataset", "babel", "--players", "greedy,random", "--games", str(games), "--out", str(path)]


def wait_for_lines(journal: Path, count: int, process: subprocess.Popen[Any]) -> None:
    """Wait until the process has written some lines."""
    ends = time.monotonic() + TIMEOUT
    while not journal.exists() or journal.read_bytes().count(b"\n") < count:
        assert time.monotonic() < ends and process.poll() is None
        time.sleep(0.01)


def test_interrupted_run_is_continued(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.npz", tmp_path / "parts.npz"
    assert main(arguments(whole, 12)) == 0
    journal = tmp_path / "parts.npz.journal"
    command = [sys.executable, "-m", "ziggurat.cli", *arguments(parts, 100_000)]  # more than it can play meanwhile
    with subprocess.Popen(command, env=environment()) as process:
        try:
            wait_for_lines(journal, 4, process)  # the head and three games
        finally:
            process.kill()
    assert not parts.exists()
    before = journal.read_bytes().rpartition(b"\n")[0]
    assert main(arguments(parts, 12)) == 0
    assert journal.read_bytes().startswith(before)  # finished games were not played again
    expected, found = read_dataset(whole), read_dataset(parts)
    assert all(np.array_equal(expected[name], found[name]) for name in expected)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
def test_interrupt_says_how_to_continue(tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    command = [sys.executable, "-m", "ziggurat.cli", *arguments(path, 100_000)]
    with subprocess.Popen(command, env=environment(), stderr=subprocess.PIPE, text=True) as process:
        try:
            wait_for_lines(tmp_path / "games.npz.journal", 2, process)
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=TIMEOUT)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "of 100,000 games are in" in errors and "the same command continues" in errors


def test_journal_of_an_arena_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "arena.jsonl"
    main(["arena", "babel", "--players", "greedy,random", "--games", "2", "--journal", str(journal)])
    assert main([*arguments(tmp_path / "games.npz", 2), "--journal", str(journal)]) == 1
    assert "does not keep the actions" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "message"), [("games.csv", ".parquet or .npz"), ("missing/games.npz", "missing")])
def test_bad_paths_are_refused_before_the_first_game(
    name: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments(tmp_path / name, 2)) == 1
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_file_says_what_its_bytes_mean(tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    assert main(arguments(path, 2)) == 0
    with np.load(path) as file:
        about = json.loads(str(file["about"]))
    assert about["game"] == "babel" and about["observation"]["hand"] == [5]
