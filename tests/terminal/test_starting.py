"""Starting a game: the game, the players, the options, and errors in the arguments."""

import json
from pathlib import Path

import pytest

from helpers.terminal import at_table, piped
from ziggurat.cli.arguments import UsageError
from ziggurat.cli.files import BadFile
from ziggurat.terminal.players import players_from, shown_names


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in a temporary folder, because answers may be file names."""
    monkeypatch.chdir(tmp_path)


def test_player_is_asked_for_the_game() -> None:
    shown = at_table(typed=["chess", "0", "babel"])
    assert "Which game would you like to play?" in shown
    assert "Babel: settle peoples, raise temples" in shown
    assert "There is no game “chess”. Installed games: " in shown
    assert shown.count("There is no game") == 2
    assert "── Turn" in shown


def test_game_can_be_chosen_by_its_number() -> None:
    menu = at_table(typed=[])
    number = next(line.split()[0] for line in menu.splitlines() if "Babel:" in line)
    assert "Babel: me, greedy" in at_table(typed=[number])


def test_end_of_input_at_a_question_is_not_an_error() -> None:
    assert at_table(typed=[]).rstrip().endswith(">")


@pytest.mark.parametrize("name", ["babel", "Babel", "BABEL", " babel "])
def test_game_may_be_written_in_any_case(name: str) -> None:
    assert at_table(name).startswith("Babel: me, greedy")


def test_by_default_one_person_plays_against_greedy() -> None:
    shown = at_table("babel", "--option", "start=1")
    assert shown.startswith("Babel: me, greedy")
    assert "Your turn." in shown


@pytest.mark.parametrize(("language", "name"), [("it", "io"), ("es", "yo"), ("fr", "moi")])
def test_default_name_follows_the_language(language: str, name: str) -> None:
    colon = "\N{NO-BREAK SPACE}:" if language == "fr" else ":"
    assert at_table("babel", "--language", language).startswith(f"Babel{colon} {name}, greedy")


def test_players_can_be_named() -> None:
    assert at_table("babel", "--players", "random, Zoë").startswith("Babel: random, Zoë")


def test_two_bots_with_one_name_get_numbers() -> None:
    assert shown_names(players_from(["greedy", "greedy"])) == ["greedy 1", "greedy 2"]
    assert [player.level for player in players_from(["greedy", "Ann"])] == ["greedy", None]


MINE = """
from pathlib import Path

from ziggurat import Bot


class First(Bot):
    def choose(self, view, seconds=None):
        if seconds is not None:
            Path("seconds").write_text(str(seconds))
        return view["actions"][0]

    def close(self):
        Path("closed").touch()
"""


def test_bot_in_a_file_is_seated(tmp_path: Path) -> None:
    (tmp_path / "a_long_name_of_mine.py").write_text(MINE, encoding="utf-8")
    players = "Ann,a_long_name_of_mine.py:First"
    shown = at_table("babel", "--seed", "7", "--players", players, typed=["go:M", "end", "save game.json", "quit", ""])
    assert shown.startswith("Babel: Ann, a_long_name_of_mine.py:First")
    assert "a_long_name_of_mine.py:First ends the turn" in shown
    assert Path("closed").exists()
    assert json.loads(Path("game.json").read_text(encoding="utf-8"))["players"] == players.split(",")


def test_players_of_the_arena_are_seated(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    shown = at_table("babel", "--players", "rival=mine.py:First:1.5s,architect:1x")
    assert shown.startswith("Babel: rival, architect:1x")
    assert Path("seconds").read_text() == "1.5"
    assert "wins" in shown


def test_file_named_in_a_record_is_not_run(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("raise SystemExit", encoding="utf-8")
    file = saved(tmp_path / "game.json", players=["mine.py:First", "greedy"])
    assert "\nYour turn." in at_table("--resume", file)
    assert [player.bot for player in players_from(["x=greedy", "greedy:0s", "exec:true"])] == [None] * 3
    assert [player.level for player in players_from(["architect:1x"])] == ["architect"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["babel", "--players", "Ann,none.py:First"], "none.py:First' failed to load: FileNotFoundError"),
        (["babel", "--players", "Ann,greedy:5x"], "greedy has no limit of simulations"),
        (["chess"], "There is no game “chess”. Installed games: "),
        (["babel", "--seats", "3"], "babel cannot be played by 3: the number of players must be 2."),
        (["babel", "--seats", "0"], "babel cannot be played by 0: the number of players must be 2."),
        (["babel", "--players", "Ann"], "babel cannot be played by 1: the number of players must be 2."),
        (["babel", "--players", "Ann,Bob,Eve"], "babel cannot be played by 3: the number of players must be 2."),
        (["babel", "--players", "Ann", "--seats", "2"], "One player is named for 2 seats."),
        (["babel", "--players", "Ann,Bob,Eve", "--seats", "2"], "3 players are named for 2 seats."),
        (["babel", "--players", "Ann,"], "“” cannot be the name of a player"),
        (["babel", "--players", "Ann,B\x1bb"], "“B\\u001bb” cannot be the name of a player"),
        (["babel", "--players", f"Ann,{'B' * 25}"], "cannot be the name of a player: 1 to 24 printable characters"),
        (["babel", "--players", "Ann,Ann"], "Two people cannot have the same name: Ann."),
        (["babel", "--players", "Ann,Greedy"], "“Greedy” looks like the bot greedy."),
        (["babel", "--players", "Ann,greddy"], "“greddy” looks like the bot greedy."),
        (["babel", "--seed", "x"], "“x” is not a seed"),
        (["babel", "--seed", "-1"], "“-1” is not a seed"),
        (["babel", "--option", "colour=red"], "“colour=red” is not an option of this game."),
        (["babel", "--option", "start"], "“start” is not an option of this game."),
        (["babel", "--option", "start=3"], "start cannot be “3”. Allowed: random, 1, 2"),
        (["babel", "--option", "hands=5"], "hands cannot be “5”. Allowed: 2 numbers from 0 to 20, with / between them"),
        (["babel", "--option", "turn_limit=many"], "turn_limit cannot be “many”. Allowed: 0 to 100000"),
        (["babel", "--option", "sudden_death=yes"], "sudden_death cannot be “yes”. Allowed: false, true"),
        (["babel", "--profile", "gold"], "There is no profile “gold”. Profiles of this game: \n  tilsit: 5 cards each"),
        (["babel", "--box", "no.json"], "no.json cannot be read: there is no such file or folder"),
        (["--resume", "no.json"], "no.json cannot be read: there is no such file or folder"),
        (["--resume", "."], ". cannot be read: it is a folder"),
        (["--resume", "x", "--seed", "1"], "--seed does not go with --resume"),
        (["--resume", "x", "--players", "a,b"], "--players does not go with --resume"),
    ],
)
def test_wrong_arguments_are_explained(arguments: list[str], message: str) -> None:
    with pytest.raises((UsageError, BadFile)) as refusal:
        at_table(*arguments)
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "This record cannot be used: not JSON"),
        ("[]", 'This record cannot be used: a record must be a JSON object with "format": "ziggurat-record"'),
        ("\udcff", "is not a text in UTF-8: byte 1 does not belong there"),
    ],
)
def test_bad_record_is_refused(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8", errors="surrogateescape")
    with pytest.raises((UsageError, BadFile)) as refusal:
        at_table("--resume", str(file))
    assert message in str(refusal.value)


def saved(file: Path, **changes: object) -> str:
    at_table("babel", "--seed", "7", "--option", "start=1", typed=["go:M", f"save {file}", "quit"])
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, **changes}), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"actions": ["go:A"]}, "actions[0]: go:A: no card A is in the hand"),
        ({"seed": "00" * 32}, "not the SHA-256 of seed and salt"),
        ({"game": "chess"}, "There is no game “chess”."),
        ({"rules": 99}, "version 99 of the rules"),
        ({"seed": None}, "seed and salt are missing"),
    ],
)
def test_changed_record_is_refused(changes: dict[str, object], message: str, tmp_path: Path) -> None:
    with pytest.raises((UsageError, BadFile)) as refusal:
        at_table("--resume", saved(tmp_path / "game.json", **changes))
    assert message in str(refusal.value)


def test_resuming_accepts_the_game_of_the_record_only(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json")
    assert "The game continues after one action." in at_table("babel", "--resume", file)
    with pytest.raises(UsageError, match="There is no game"):
        at_table("chess", "--resume", file)


def test_control_characters_in_names_of_a_record_are_escaped(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", players=["\x1b[2JAnn", "greedy"])
    shown = at_table("--resume", file)
    assert "\x1b" not in shown
    assert "\\u001b[2JAnn" in shown


def test_box_file_is_refused_for_babel(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(UsageError, match=r"This box cannot be used: .*box.json: babel has a fixed box"):
        at_table("babel", "--box", str(file))
    file.write_text("{", encoding="utf-8")
    with pytest.raises(UsageError, match="is not JSON"):
        at_table("babel", "--box", str(file))


def test_options_take_effect(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    given = ["--profile", "zman", "--option", "hands=4/6", "--option", "turn_limit=9", "--option", "start=2"]
    at_table("babel", *given, typed=["go:A go:H go:M go:P go:S", f"save {file}", "quit", ""])
    shown = at_table("babel", *given, "--option", "start=1", typed=["1", f"save {file}", "quit"])
    options = json.loads(file.read_text(encoding="utf-8"))["options"]
    assert options["hands"] == [4, 6]
    assert options["turn_limit"] == 9
    assert options["sudden_death"] is True
    assert "(7)" in shown  # 4 dealt and 3 drawn


def test_errors_go_to_standard_error(tmp_path: Path) -> None:
    done = piped("chess", folder=tmp_path, LANG="it_IT.UTF-8")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "Non c’è nessun gioco «chess». Giochi installati: " in done.stderr


def test_help_is_in_the_language_of_the_environment(tmp_path: Path) -> None:
    done = piped("--help", folder=tmp_path, LANG="fr_FR.UTF-8")
    assert done.returncode == 0
    assert "reprendre une partie enregistrée" in done.stdout
