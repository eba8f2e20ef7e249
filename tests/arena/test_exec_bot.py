"""Programs as bots: working ones, and every kind of failure."""

import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat.arena.game import play
from ziggurat.arena.schedule import schedule_of
from ziggurat.bots import external
from ziggurat.bots.players import player_from

ROOT = Path(__file__).parents[2]
ANSWER = "print(json.dumps({'ok': True, 'id': r['id'], 'action': ACTION}), flush=True)"


def program(tmp_path, body):
    """Return a player: a program that runs `body` for every request `r`."""
    file = tmp_path / "bot.py"
    file.write_text(f"import json, os, sys, time\nfor line in sys.stdin:\n    r = json.loads(line)\n    {body}\n")
    return f"exec:{sys.executable} {file}:0.05s"


def first_game(spec, monkeypatch, grace=5.0):
    """Return the first game of the program, at the first seat, against `random`."""
    monkeypatch.setattr(external, "GRACE", grace)
    schedule = schedule_of("babel", [player_from(spec), player_from("random")], 2, 2, 1, {})
    return play(schedule, schedule.pairing(0))


def test_program_plays_a_whole_game(tmp_path, monkeypatch):
    body = ANSWER.replace("ACTION", "r['view']['actions'][-1]") + " if r['cmd'] == 'choose' else sys.exit()"
    played = first_game(program(tmp_path, body), monkeypatch)
    assert played["failed"] is None and played["actions"] > 10


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("os._exit(3)", "ended with code 3"),
        ("time.sleep(600)", "did not answer in time"),
        ("print('what', flush=True)", "not a JSON object"),
        ("print('[1]', flush=True)", "not a JSON object"),
        ("print('{\"ok\": false}', flush=True)", "instead of an action"),
        (ANSWER.replace("r['id']", "0").replace("ACTION", "r['view']['actions'][0]"), "instead of an action"),
        (ANSWER.replace("ACTION", "'fly'"), "not legal"),
    ],
)
def test_failing_program_loses_with_the_reason(tmp_path, monkeypatch, body, why):
    played = first_game(program(tmp_path, body), monkeypatch, grace=0.5 if "sleep" in body else 5.0)
    assert played["failed"]["seat"] == played["players"].index(0)
    assert why in played["failed"]["why"]
    assert played["winners"] == [played["players"].index(1)]


def test_program_that_does_not_exist_loses(monkeypatch):
    played = first_game("exec:/nowhere/bot", monkeypatch)
    assert "cannot be started" in played["failed"]["why"]


def test_no_program_outlives_its_game(tmp_path, monkeypatch):
    started = []
    real = subprocess.Popen

    def popen(*args, **more):
        started.append(real(*args, **more))
        return started[-1]

    monkeypatch.setattr(external.subprocess, "Popen", popen)
    first_game(program(tmp_path, "time.sleep(600)"), monkeypatch, grace=0.2)
    assert started and all(process.poll() is not None for process in started)


def test_example_bot_in_python_plays_every_game(monkeypatch):
    played = first_game(f"exec:{sys.executable} {ROOT}/examples/bots/builder.py:1s", monkeypatch)
    assert played["failed"] is None
