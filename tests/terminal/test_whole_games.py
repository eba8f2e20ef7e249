"""Whole games at a real terminal: played, saved, resumed, finished and verified."""

import re
from pathlib import Path

import pytest

from helpers.terminal import Terminal, at_table, piped, plain
from ziggurat.core.match import verify
from ziggurat.core.record import Record
from ziggurat.core.registry import game
from ziggurat.core.seed import seed_hash
from ziggurat.words import LANGUAGES, words

KEEP = "Keep the record of this game?"
PEOPLE_NAMES = ["Assyrians", "Hittites", "Medes", "Persians", "Sumerians"]
RAW_KEY = re.compile(r"\b(table|babel|error)-[a-z]+(-[a-z]+)*\b|\{|\$")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in a temporary folder, because answers may be file names."""
    monkeypatch.chdir(tmp_path)


def play_on(table: Terminal, most: int) -> str:
    """Play by changing menu numbers until the end or `most` prompts; return the last screen."""
    shown = plain(table.until_prompt())
    for number in range(most):
        if KEEP in shown:
            return shown
        choices = re.findall(r"^ *(\d+)  \S", shown, re.MULTILINE)
        shown = table.answer(str(1 + number % 3 if number % 3 < len(choices) else 1))
    return shown


def test_game_is_saved_resumed_and_finished(tmp_path: Path) -> None:
    saved, kept = tmp_path / "pause.json", tmp_path / "end.json"
    with Terminal("babel", "--seed", "17", "--players", "Ann,greedy", folder=tmp_path) as table:
        first = play_on(table, 12)
        assert "Ann" in first and "greedy" in first
        assert "Saved in" in table.answer(f"save {saved}")
        table.type("quit")
        assert "Goodbye!" in plain(table.until_end())
        assert table.process.returncode == 0
    half = Record.from_json(saved.read_text(encoding="utf-8"))
    assert half.result is None
    with Terminal("--resume", str(saved), folder=tmp_path) as table:
        last = play_on(table, 400)
        assert KEEP in last
        assert half.seed is not None and half.seed in last
        table.type(str(kept))
        assert "Saved in" in plain(table.until_end())
        assert table.process.returncode == 0
    whole = Record.from_json(kept.read_text(encoding="utf-8"))
    match = verify(whole, game("babel"))
    assert match.position.over
    assert whole.actions[: len(half.actions)] == half.actions
    assert whole.seed_hash == half.seed_hash
    assert whole.players == ["Ann", "greedy"]
    assert whole.times is not None and len(whole.times) == len(whole.actions)
    assert whole.result is not None and whole.result["totals"] == match.position.scores()


def test_end_of_the_game_shows_sheet_winner_and_seed() -> None:
    shown = at_table("babel", "--seed", "17", "--players", "greedy,greedy")
    totals = re.search(r"^  Total +(\d+) +(\d+)", shown, re.MULTILINE)
    assert totals is not None
    lines = [re.search(rf"^  {people} +(\d+) +(\d+)", shown, re.MULTILINE) for people in PEOPLE_NAMES]
    for place in (1, 2):
        assert sum(int(line[place]) for line in lines if line) == int(totals[place])
    assert re.search(r"^greedy [12] has won\.", shown, re.MULTILINE)
    assert f"seed {17:064x}" in shown
    assert KEEP in shown


def test_seed_at_the_end_matches_the_commitment_at_the_start() -> None:
    shown = at_table("babel", "--players", "greedy,greedy")
    commitment = re.search(r"Fingerprint of its secret seed:\s+([0-9a-f]{64})", shown)
    seed, salt = re.search(r"seed ([0-9a-f]{64})", shown), re.search(r"salt ([0-9a-f]{64})", shown)
    assert commitment and seed and salt
    assert seed_hash(bytes.fromhex(seed[1]), bytes.fromhex(salt[1])) == commitment[1]


TYPED = ["help", "rules", "log", "score", "undo", "foo", "99", "end", *["1"] * 3, "log", "undo", "end", "1", "restart"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_messages_and_fits_80_columns(language: str, tmp_path: Path) -> None:
    done = piped("babel", "--seed", "7", "--language", language, typed="\n".join([*TYPED, "", "quit"]), folder=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert RAW_KEY.search(done.stdout) is None
    assert words(language).say("table-goodbye") in done.stdout
    assert [line for line in done.stdout.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", ["5", "8"])
def test_game_can_be_finished_in_every_language(language: str, seed: str) -> None:
    shown = at_table("babel", "--seed", seed, "--language", language, typed=["1"] * 300)  # the last 1 is a file name
    assert RAW_KEY.search(shown) is None
    assert [line for line in shown.splitlines() if len(line) > 80] == []
    assert words(language).say("table-total") in shown


def test_language_follows_the_environment(tmp_path: Path) -> None:
    done = piped("babel", "--seed", "7", folder=tmp_path, LANG="it_IT.UTF-8")
    assert "Tocca a te." in done.stdout


def test_game_between_bots_shows_the_public_log() -> None:
    shown = at_table("babel", "--seed", "3", "--players", "greedy,random")
    assert "greedy travels to" in shown
    assert "You " not in shown
    assert " draws 3 cards." in shown


def test_saving_keeps_the_record_of_a_finished_game(tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    at_table("babel", "--seed", "3", "--players", "greedy,random", typed=[str(file)])
    assert verify(Record.from_json(file.read_text(encoding="utf-8")), game("babel")).position.over


def test_finished_game_can_be_shown_again(tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    first = at_table("babel", "--seed", "3", "--players", "greedy,random", typed=[str(file)])
    again = at_table("--resume", str(file))
    assert again[again.index("── Turn") :].splitlines()[:20] == first[first.rindex("── Turn") :].splitlines()[:20]
    assert KEEP not in again


def test_same_seed_gives_the_same_game() -> None:
    one, two = (at_table("babel", "--seed", "23", typed=["1"] * 30) for _ in range(2))
    assert one == two


def test_games_without_a_seed_differ() -> None:
    one, two = (at_table("babel", typed=[]) for _ in range(2))
    assert one != two
