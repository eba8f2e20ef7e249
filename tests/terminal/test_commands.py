"""Actions and commands typed by players, and the answers."""

import re
from pathlib import Path

import pytest

from helpers.terminal import Terminal, at_table, piped, plain
from ziggurat.words import LANGUAGES, words

# Ann begins; her hand is H M M M M P P P
ONE = ("babel", "--seed", "7", "--option", "start=1", "--option", "starter=first-turn")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in a temporary folder, because answers may be file names."""
    monkeypatch.chdir(tmp_path)


def shown_after(*lines: str, arguments: tuple[str, ...] = ONE) -> str:
    """Return the output after these lines, up to quitting without saving."""
    return at_table(*arguments, typed=[*lines, "quit", ""])


def after_last_prompt(text: str, line: str) -> str:
    """Return the output after a typed line."""
    return text[text.rindex(f"> {line}\n") :]


def answer(*lines: str) -> str:
    """Return the answer to the last of these lines as one line of text."""
    shown = after_last_prompt(shown_after(*lines), lines[-1]).partition("> quit")[0]
    return " ".join(shown.partition("\n")[2].split())


# --- Actions -----------------------------------------------------------------------------------------------


def test_action_may_be_typed_as_number_or_notation() -> None:
    by_number, by_word = shown_after("1"), shown_after("go:H")
    assert by_number.replace("> 1", "> go:H") == by_word
    assert "» You travel to the Hittites’ site with a Hittite." in by_word


def test_several_actions_may_be_typed_at_once() -> None:
    shown = answer("go:M lay:M lay:M build:first")
    assert "You travel to the Medes’ site with a Mede. You settle a Mede" in shown
    assert "» You build your starter at the Medes’ site." in shown


def test_several_actions_stop_at_the_first_error() -> None:
    shown = answer("go:M lay:M lay:S build:first")
    assert "lay:S is not possible: you do not hold a Sumerian." in shown
    assert "The 2 actions before it have been played, the rest has not." in shown
    assert "build your starter at" not in shown.partition("── Turn")[0]


def test_several_numbers_are_those_of_the_menu_on_the_screen() -> None:
    # 1 is lay:H, 2 lay:M, 3 lay:P at first; after the first card laid, 1 would be build:first
    shown = answer("go:M", "3 1 2")
    assert "You settle a Persian at the Medes’ site. You settle a Hittite" in shown
    assert "» You settle a Mede at the Medes’ site." in shown


def test_only_changes_since_the_last_decision_are_shown_and_marked() -> None:
    shown = answer("go:M", "lay:M")
    assert shown.startswith("» You settle a Mede at the Medes’ site. ── Turn 1")
    assert "M Medes │ *@ - M │" in shown
    again = answer("go:M", "lay:M", "board")
    assert again.startswith("── Turn 1")
    assert "M Medes │ @ - M │" in again


def test_words_after_the_end_of_the_turn_are_not_played() -> None:
    shown = answer("go:M lay:M build:first end go:P")
    assert "It is no longer your turn. Not played: go:P" in shown


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("end", "end is not possible: you must build your starter before the turn ends (build:first)."),
        ("go:A", "go:A is not possible: you do not hold an Assyrian."),
        ("lay:M", "lay:M is not possible: your pawn is still at the quarry; travel to a site first (go:L)."),
        ("drop:M", "drop:M is not possible: no card has to be discarded now; drop:L only answers a halving."),
        (
            "move:A>H",
            "move:A>H is not possible: a migration takes three cards, and you have none at the Assyrians’ site.",
        ),
        (
            "foo",
            "“foo” is neither an action nor a command. Type a number from the menu, an action such as go:H, or help.",
        ),
        ("go:h", "“go:h” is neither an action nor a command."),
        ("4", "There is no number 4: the menu goes from 1 to 3."),
        ("0", "There is no number 0: the menu goes from 1 to 3."),
        ("99999999999999999999", "There is no number 99999999999999999999: the menu goes from 1 to 3."),
        ("\x07", "“\\u0007” is neither an action nor a command."),
        ("", "Type a number from the menu or an action."),
    ],
)
def test_bad_input_gets_its_reason_and_changes_nothing(line: str, reason: str) -> None:
    shown = answer(line)
    assert shown.startswith(reason)
    assert "── Turn" not in shown


def test_long_word_is_shortened_in_the_answer() -> None:
    assert answer("x" * 5000).startswith(f"“{'x' * 57}...” is neither an action nor a command.")


def test_undecodable_bytes_are_refused_like_a_wrong_word(tmp_path: Path) -> None:
    done = piped(*ONE, typed="\udcff\ngo:M\n", folder=tmp_path)
    assert done.returncode == 0
    assert "“\ufffd” is neither an action nor a command." in done.stdout
    assert "» You travel to the Medes’ site" in done.stdout


def test_reasons_are_in_the_language_of_the_player() -> None:
    shown = at_table(*ONE, "--language", "it", typed=["go:A", "end"])
    assert "go:A non si può fare: non hai un Assiro in mano." in shown
    assert "devi costruire la carta iniziale prima" in shown


# --- Undo --------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_action_of_the_turn() -> None:
    shown = answer("go:M", "undo")
    assert shown.startswith("Undone: go:M")
    assert "H M M M M P P P (8)" in shown


def test_undo_goes_back_step_by_step_to_the_beginning_of_the_turn() -> None:
    shown = answer("go:M lay:M", "undo", "undo", "undo")
    assert shown.startswith("There is nothing to undo yet.")


def test_restart_takes_back_the_whole_turn() -> None:
    shown = answer("go:M lay:M lay:M", "restart")
    assert shown.startswith("3 actions have been undone.")
    assert "H M M M M P P P (8)" in shown


def test_undo_never_crosses_another_players_move() -> None:
    shown = answer("go:M lay:M build:first end", "undo")
    assert shown.startswith("The last move was greedy’s.")


def test_restart_never_crosses_another_players_move() -> None:
    lines = shown_after("go:M lay:M build:first end", "1", "restart", "restart")
    assert "One action has been undone." in lines
    assert after_last_prompt(lines, "restart").partition("\n")[2].startswith("The last move was greedy’s.")


# --- Information -------------------------------------------------------------------------------------------


def test_help_lists_every_command_and_the_notation() -> None:
    shown = answer("help")
    for command in ("help", "undo", "restart", "board", "log", "score", "rules", "save FILE", "quit"):
        assert f" {command} " in shown
    assert "raze@N Assyrians destroy" in shown
    assert answer("?") == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_separates_every_command_from_its_meaning(language: str) -> None:
    usage = words(language).say("table-save-usage")
    assert f"  {usage} " in shown_after("help", arguments=(*ONE, "--language", language))


def test_board_shows_the_table_again() -> None:
    shown = answer("board")
    assert "── Turn 1" in shown
    assert "1 go:H" in shown


def test_log_shows_what_happened() -> None:
    assert answer("log") == "Nothing has happened yet."
    shown = answer("go:M lay:M build:first end", "log")
    assert shown.startswith("You travel to the Medes’ site with a Mede. You settle a Mede")
    assert re.search(r"You draw .*\.$", shown)


def test_long_log_is_shortened_unless_all_is_typed() -> None:
    many = [*ONE, "--option", "hands=20/20"]
    cut = at_table(*many, typed=["1"] * 35 + ["log"])
    assert re.search(r"> log\n\d+ earlier actions are left out; log all shows them too\.\n  ", cut)
    whole = after_last_prompt(at_table(*many, typed=["1"] * 35 + ["log all"]), "log all")
    assert whole.splitlines()[1].startswith("  You travel to")


def test_score_shows_the_sheet_by_line() -> None:
    shown = answer("go:M lay:M build:first", "score")
    assert shown == "me greedy Assyrians 0 0 Hittites 0 0 Medes 1 0 Persians 0 0 Sumerians 0 0 Total 1 0"


def test_rules_state_the_options_in_force() -> None:
    # ruling 5: the help must say which final phase is played
    assert "sudden_death=false even in the final phase the winner needs 15 points" in answer("rules")
    kosmos = shown_after("rules", arguments=(*ONE, "--profile", "kosmos"))
    assert "sudden_death=true" in kosmos
    assert "docs/rules/babel.md" in kosmos


# --- Saving and leaving ------------------------------------------------------------------------------------


def test_save_and_resume_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    file = tmp_path / "half of a turn.json"
    shown_after("go:M lay:M", f"save {file}")
    shown = shown_after("build:first", arguments=("--resume", str(file)))
    assert "The game continues after 2 actions." in shown
    assert "» You build your starter at the Medes’ site." in shown


def test_undo_works_after_resuming(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown_after("go:M lay:M", f"save {file}")
    assert "Undone: lay:M" in shown_after("undo", arguments=("--resume", str(file)))


def test_another_file_is_replaced_only_after_confirmation(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious", encoding="utf-8")
    shown = shown_after("go:M", f"save {file}", "no")
    assert "already exists. Replace it? (yes/no)" in " ".join(shown.split())
    assert "Not saved." in shown
    assert file.read_text(encoding="utf-8") == "precious"
    shown_after("go:M", f"save {file}", "yes")
    assert '"go:M"' in file.read_text(encoding="utf-8")


def test_file_of_the_game_is_overwritten_without_confirmation(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = shown_after("go:M", f"save {file}", "lay:M", f"save {file}")
    assert shown.count("Saved in") == 2
    assert "already exists" not in shown


def test_game_continues_after_a_failed_save(tmp_path: Path) -> None:
    shown = shown_after("go:M", f"save {tmp_path}/no/such/folder.json", "lay:M")
    assert "cannot be written: there is no such file or folder" in " ".join(shown.split())
    assert "» You settle a Mede" in shown
    shown = shown_after("go:M", f"save {tmp_path}", "yes")
    assert "cannot be written: it is a folder" in " ".join(shown.split())
    assert list(tmp_path.iterdir()) == []


def test_save_without_a_name_asks_for_one(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = shown_after("go:M", "save", str(file))
    assert "In which file?" in shown
    assert file.exists()


def test_quit_offers_to_save_only_an_unsaved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert "Save the game before you leave?" in shown_after("go:M")
    assert "Save the game before you leave?" not in shown_after()
    assert "Save the game before you leave?" not in shown_after("go:M", f"save {file}")
    assert "Save the game before you leave?" in shown_after("go:M", f"save {file}", "undo", "go:P")


def test_quit_saves_in_the_file_named(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = at_table(*ONE, typed=["go:M", "quit", f"{tmp_path}/no/folder", str(file)])
    assert "cannot be written" in " ".join(shown.split())
    assert file.exists()


def test_end_of_input_quits_cleanly(tmp_path: Path) -> None:
    done = piped(*ONE, typed="go:M\n", folder=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.rstrip().endswith("Goodbye!")
    assert "Not saved." in done.stdout


@pytest.mark.parametrize(("key", "code"), [("Ctrl-D", 0), ("Ctrl-C", 130)])
def test_quitting_by_a_key_offers_to_save(key: str, code: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Terminal(*ONE, folder=tmp_path) as table:
        table.until_prompt()
        table.answer("go:M")
        if key == "Ctrl-D":
            table.press("\x04")
        else:
            table.interrupt()
        assert "Save the game before you leave?" in plain(table.until_prompt())
        table.type(str(file))
        assert "Saved in" in " ".join(plain(table.until_end()).split())
        assert table.process.returncode == code
    assert file.exists()


def test_second_ctrl_c_quits_at_once(tmp_path: Path) -> None:
    with Terminal(*ONE, folder=tmp_path) as table:
        table.until_prompt()
        table.answer("go:M")
        table.interrupt()
        table.until_prompt()
        table.interrupt()
        assert "Not saved." in plain(table.until_end())
        assert table.process.returncode == 130


# --- Colour and width --------------------------------------------------------------------------------------


def test_colours_change_no_text(tmp_path: Path) -> None:
    with Terminal(*ONE, folder=tmp_path) as table, Terminal(*ONE, folder=tmp_path, NO_COLOR="1") as sober:
        painted, unpainted = table.until_prompt(), sober.until_prompt()
    colours = re.compile(r"\x1b\[[0-9;]*m")
    assert colours.search(painted)
    assert not colours.search(unpainted)
    assert plain(painted) == plain(unpainted)


def test_dumb_terminal_gets_no_escapes(tmp_path: Path) -> None:
    with Terminal(*ONE, folder=tmp_path, TERM="dumb") as table:
        assert "\x1b" not in table.until_prompt()


def test_narrow_terminal_wraps_sentences(tmp_path: Path) -> None:
    with Terminal(*ONE, folder=tmp_path, columns=60) as table:
        shown = plain(table.until_prompt())
    sentences = [line for line in shown.splitlines() if "│" not in line and "─" not in line]
    assert max(len(line) for line in sentences if not re.match(r"[0-9a-f]{64}", line) and "pawn" not in line) <= 60
