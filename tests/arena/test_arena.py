"""`ziggurat arena`: results, journals, workers, reports, and wrong usage."""

import json
import os
import re
import signal
import subprocess
import sys
from base64 import b64decode
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ziggurat import __version__
from ziggurat.arena import workers
from ziggurat.arena.game import play
from ziggurat.arena.journal import BadJournal, Journal
from ziggurat.arena.schedule import MAX_PICTURES, schedule_of
from ziggurat.bots.players import players_from
from ziggurat.cli import main

TIMES = ("seconds", "longest")
OLD_MARK = "cf37ce23fae0c020"
"""The mark that version 0.1 wrote into the journal of `schedule()`."""


def schedule(games=4, players="greedy,random", seed=1):
    return schedule_of("babel", players_from(players), 2, games, seed, {})


def without_times(games):
    return [{name: value for name, value in game.items() if name not in TIMES} for game in games]


def result(capsys, *arguments):
    code = main(["arena", "babel", "--players", "greedy,random", "--games", "4", "--json", *arguments])
    players = json.loads(capsys.readouterr().out)["players"]
    return code, [{name: value for name, value in one.items() if "turn" not in name} for one in players]


def test_table_has_the_players_and_greedy_wins(capsys):
    assert main(["arena", "babel", "--players", "greedy,random", "--games", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "babel, 2 players, 4 games"
    assert lines[4].split()[:3] == ["greedy", "4", "100.0"]


def test_reports_are_written(capsys, tmp_path):
    html, rows = tmp_path / "a.html", tmp_path / "a.csv"
    result(capsys, "--html", str(html), "--csv", str(rows))
    assert "<svg" in html.read_text() and "greedy" in html.read_text()
    assert len(rows.read_text().splitlines()) == 1 + 4 * 2
    assert '<th scope="col">ahead</th>' in html.read_text() and ",won,ahead,total," in rows.read_text()


def test_page_says_how_to_repeat_the_arena(capsys, tmp_path):
    html = tmp_path / "a.html"
    result(capsys, "--seed", "41", "--option", "start=1", "--html", str(html))
    text = html.read_text()
    players = "--players greedy,random --games 4 --seats 2 --seed 41 --option start=1"
    assert f"<dd>ziggurat arena babel {players}</dd>" in text
    assert "<dd>41</dd>" in text and f"<dd>ziggurat {__version__} (" in text
    assert f"<dd>{datetime.now(UTC):%Y-%m-}" in text


def test_page_shows_the_end_of_the_first_game_of_every_pair(capsys, tmp_path):
    html, journal = tmp_path / "a.html", tmp_path / "a.jsonl"
    players = ["--players", "greedy,random,lazy=random", "--games", "6"]
    result(capsys, *players, "--journal", str(journal), "--html", str(html))
    games = [json.loads(line) for line in journal.read_text().splitlines()[1:]]
    drawn = re.findall(
        r'<figcaption>(.*?)</figcaption><img src="data:image/svg.xml;base64,(.*?)" alt', html.read_text()
    )
    labels = [("greedy", "random"), ("greedy", "lazy"), ("random", "lazy")]
    captions = []
    for number, names in zip((0, 2, 4), labels, strict=True):
        totals = ", ".join(f"{name} {total}" for name, total in zip(names, games[number]["totals"], strict=True))
        captions.append(f"Game {number}: {totals}")
    assert [caption for caption, _ in drawn] == captions
    pictures = [b64decode(data).decode() for _, data in drawn]
    assert all(picture.startswith("<svg") for picture in pictures)
    assert ">lazy</text>" in pictures[1] and ">lazy</text>" not in pictures[0]
    assert [number for number, game in enumerate(games) if "words" in game] == [0, 2, 4]


def test_large_arena_shows_only_some_positions():
    many = schedule(players=",".join(f"p{number}=random" for number in range(10)), games=90)
    assert sum(many.is_pictured(number) for number in range(180)) == MAX_PICTURES


def test_game_without_stored_actions_has_no_picture(capsys, tmp_path):
    html, journal = tmp_path / "a.html", tmp_path / "a.jsonl"
    result(capsys, "--journal", str(journal))
    lines = [json.loads(line) for line in journal.read_text().splitlines()]
    journal.write_text("".join(json.dumps({k: v for k, v in line.items() if k != "words"}) + "\n" for line in lines))
    result(capsys, "--journal", str(journal), "--html", str(html))
    assert "<figure>" not in html.read_text() and "Final positions" not in html.read_text()


def test_legend_of_the_page_has_the_colours_of_the_lines(capsys, tmp_path):
    html = tmp_path / "a.html"
    result(capsys, "--html", str(html))
    drawn = html.read_text().partition("Scores</h2>")[2].partition("</svg>")[0]
    for number in (0, 1):
        assert drawn.count(f'class="l{number}"') == 2  # the line and its sample in the legend
    assert ">greedy</text>" in drawn and ">random</text>" in drawn


def test_data_has_the_pairs_with_intervals(capsys):
    assert main(["arena", "babel", "--players", "greedy,random", "--games", "4", "--json"]) == 0
    pairs = json.loads(capsys.readouterr().out)["pairs"]
    assert pairs[0] == {
        "player": "greedy",
        "against": "random",
        "ahead": 1.0,
        "low": pytest.approx(0.51, abs=0.01),
        "high": pytest.approx(1.0),
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--html", "missing/a.html"], "missing/a.html cannot be written"),
        (["--csv", "missing/a.csv"], "missing/a.csv cannot be written"),
        (["--parquet", "missing/a.parquet"], "missing/a.parquet cannot be written"),
        (["--journal", "missing/a.jsonl"], "missing/a.jsonl cannot be written"),
        (["--parquet", "a.parquet"], "pip install 'ziggurat-table[parquet]'"),
        (["--on", "ray"], "pip install 'ziggurat-table[ray]'"),
        (["--players", "exec:/nowhere/bot,random"], "exec:/nowhere/bot: bot ExecBot failed"),
        (["--players", "exec:false,random"], "exec:false: bot ExecBot failed"),
        (["--players", "greedy:5x,random"], "greedy:5x: the bot greedy has no limit of simulations"),
    ],
)
def test_what_can_fail_is_checked_before_the_first_game(capsys, monkeypatch, tmp_path, arguments, said):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("ziggurat.cli.arena.play_missing", None)
    for package in ("pyarrow", "pyarrow.parquet", "ray"):
        monkeypatch.setitem(sys.modules, package, None)
    assert main(["arena", "babel", "--players", "greedy,random", *arguments]) == 1
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


FAILS_LATER = """
import json, sys
for line in sys.stdin:
    r = json.loads(line)
    if r["cmd"] == "quit" or r["id"] == 2:
        sys.exit(4)
    print(json.dumps({"ok": True, "id": r["id"], "action": r["view"]["actions"][0]}), flush=True)
"""


def test_failing_program_is_reported_with_exit_code_1(capsys, tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text(FAILS_LATER)
    players = f"mine=exec:{sys.executable} {bot}:9s,random"
    html = tmp_path / "a.html"
    assert main(["arena", "babel", "--players", players, "--games", "2", "--html", str(html)]) == 1
    said = capsys.readouterr()
    assert "mine failed in 2 games, first in game 0: " in said.err and "ended with code 4" in said.err
    assert said.out.startswith("babel, 2 players, 2 games")
    assert "mine failed in 2 games" in html.read_text()


def test_resumed_arena_has_the_same_table_as_an_uninterrupted_one(capsys, tmp_path):
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    expected = result(capsys, "--journal", str(whole))
    lines = whole.read_bytes().splitlines(keepends=True)
    parts.write_bytes(lines[0] + lines[3] + lines[1][:40])  # one game finished out of order, one line incomplete
    assert result(capsys, "--journal", str(parts)) == expected
    assert sorted(json.loads(line)["number"] for line in parts.read_bytes().splitlines()[1:]) == [0, 1, 2, 3]


def test_more_games_can_be_added_to_a_journal(capsys, tmp_path):
    file = str(tmp_path / "j")
    result(capsys, "--journal", file)
    _, players = result(capsys, "--journal", file, "--games", "6")
    assert players[0]["games"] == 6


def test_journal_of_another_arena_is_refused(tmp_path):
    Journal(schedule(), tmp_path / "j")
    with pytest.raises(BadJournal, match="another arena"):
        Journal(schedule(seed=2), tmp_path / "j")


def test_journal_of_version_0_1_is_resumed(tmp_path):
    head = {"ziggurat": "arena", "format": 1, "mark": OLD_MARK, "fixture": {}}
    game = {"number": 2}
    (tmp_path / "j").write_text(f"{json.dumps(head)}\n{json.dumps(game)}\n")
    assert Journal(schedule(), tmp_path / "j").missing() == [0, 1, 3]


@pytest.mark.parametrize("text", ["hello\n", '{"a":1}\n', "[]\n"])
def test_file_that_is_not_a_journal_is_refused_and_not_changed(tmp_path, text):
    (tmp_path / "j").write_text(text)
    with pytest.raises(BadJournal):
        Journal(schedule(), tmp_path / "j")
    assert (tmp_path / "j").read_text() == text


def test_several_processes_play_the_same_games_as_one():
    numbers = range(4)
    single = sorted(workers.here(schedule(), numbers), key=lambda game: game["number"])
    several = sorted(workers.in_processes(schedule(), numbers, 2), key=lambda game: game["number"])
    assert without_times(several) == without_times(single)


KILLER = """
import json, os, sys
for line in sys.stdin:
    r = json.loads(line)
    if not os.path.exists({mark!r}):
        open({mark!r}, "w").close()
        os.kill(os.getppid(), 9)
    print(json.dumps({{"ok": True, "id": r["id"], "action": r["view"]["actions"][-1]}}), flush=True)
"""


def test_games_of_a_crashed_worker_are_played_again(tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text(KILLER.format(mark=str(tmp_path / "mark")))
    plan = schedule(players=f"exec:{sys.executable} {bot}:9s,random")
    played = list(workers.in_processes(plan, range(4), 2))
    assert sorted(game["number"] for game in played) == [0, 1, 2, 3]
    assert all(game["failed"] is None for game in played)


def test_game_that_always_crashes_its_worker_is_reported(tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text("import os\nos.kill(os.getppid(), 9)\n")
    plan = schedule(players=f"exec:{sys.executable} {bot}:9s,random")
    with pytest.raises(workers.WorkerLost, match="crashed 3 times"):
        list(workers.in_processes(plan, range(2), 1))


def test_ctrl_c_keeps_the_finished_games(tmp_path):
    file = tmp_path / "j"
    command = [sys.executable, "-m", "ziggurat.cli", "arena", "babel", "--players", "random", "--games", "1000000"]
    process = subprocess.Popen([*command, "--journal", str(file)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        while not (file.exists() and file.read_bytes().count(b"\n") > 3):
            assert process.poll() is None
        os.kill(process.pid, signal.SIGINT)
        output, _ = process.communicate(timeout=240)
    finally:
        process.kill()
    assert process.returncode == 130
    assert b"random" in output
    assert len(Journal(schedule_of("babel", players_from("random"), 2, 10**6, 1, {}), file).games) >= 3


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "nobody"],
        ["--players", "greedy", "--games", "0"],
        ["--players", "greedy", "--seats", "5"],
        ["--players", "greedy", "--seed", "x"],
        ["--players", "greedy", "--workers", "0"],
        ["--players", "greedy", "--option", "hands=9"],
        ["--players", "greedy:5x"],
    ],
)
def test_wrong_usage_is_explained(capsys, arguments):
    assert main(["arena", "babel", *arguments]) == 1
    assert capsys.readouterr().err.startswith("ziggurat arena: ")


def test_same_seed_gives_the_same_game():
    plan = schedule()
    assert without_times([play(plan, plan.pairing(1))]) == without_times([play(plan, plan.pairing(1))])


def test_journal_is_json_lines(tmp_path):
    journal = Journal(schedule(), Path(tmp_path / "j"))
    journal.add(play(journal.schedule, journal.schedule.pairing(0)))
    head, game = map(json.loads, (tmp_path / "j").read_text().splitlines())
    assert head["fixture"]["game"] == "babel"
    assert game["number"] == 0 and len(game["totals"]) == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_seat_whose_bot_cannot_start_loses(monkeypatch, seat):
    pairing = schedule().pairing(0)
    failing = pairing.players[seat]

    def broken(*_):
        raise RuntimeError("no memory")

    kind = ("greedy.GreedyBot", "random_bot.RandomBot")[failing]
    monkeypatch.setattr(f"ziggurat.bots.{kind}.__init__", broken)
    played = play(schedule(), pairing)
    assert played["failed"]["seat"] == seat
    assert played["winners"] == [1 - seat]
