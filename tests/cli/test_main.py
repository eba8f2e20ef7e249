"""The command line: help in four languages, wrong usage, exit codes."""

import re
from pathlib import Path

import pytest

from helpers.engine_process import run_ziggurat
from ziggurat import words as words_package
from ziggurat.cli import COMMANDS, main
from ziggurat.words import LANGUAGES

FOLDER = Path(words_package.__file__).parent
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n(?: .*|}.*))*)", re.MULTILINE)


def messages(language: str) -> dict[str, str]:
    return dict(MESSAGE.findall((FOLDER / language / "commands.ftl").read_text(encoding="utf-8")))


def variants(text: str) -> set[str]:
    """Return the named variants of a message; each language has its own plural forms."""
    return set(re.findall(r"\[([A-Za-z]\w*)\]", text)) - {"one", "many", "other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_parameters(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for key, text in english.items():
        assert set(re.findall(r"\$\w+", other[key])) == set(re.findall(r"\$\w+", text)), key
        assert variants(other[key]) == variants(text), key


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_translation_differs_from_the_english_text(language: str) -> None:
    english, other = messages("en"), messages(language)
    same = {key for key in english if english[key] == other[key]}
    assert same <= {"record-written", "bench-clone", "bench-redeal"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["engine", "record", "verify", "lessons", "bench"])
def test_help_is_in_the_users_language(command: str, language: str) -> None:
    done = run_ziggurat(command, "--help", LANG=f"{language}.UTF-8", COLUMNS="400")
    assert done.returncode == 0
    texts = messages(language)
    assert texts[f"command-{command}"].strip() in done.stdout
    helps = [text.strip() for key, text in texts.items() if key.startswith(f"{command}-help-")]
    assert all(text.replace("{ $seconds }", "0.5") in done.stdout for text in helps)


def test_overview_lists_every_command() -> None:
    done = run_ziggurat("--help")
    assert done.returncode == 0
    assert all(re.search(rf"^    {command}\s", done.stdout, re.MULTILINE) for command in COMMANDS)
    assert "An open table for three board games of ancient Babylon." in done.stdout


@pytest.mark.parametrize("arguments", [[], ["fly"], ["--fly"], ["engine", "--fly"], ["verify"]])
def test_wrong_usage_exits_with_code_2_and_the_usage(arguments: list[str]) -> None:
    done = run_ziggurat(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("usage: ziggurat")
    assert "Traceback" not in done.stderr


def test_language_of_the_output_follows_the_environment() -> None:
    for language, said in (("it", "vince P"), ("es", "gana P"), ("fr", "victoire"), ("en", "wins")):
        done = run_ziggurat("record", "babel", "--seed", "7", "-o", "-", LANG=f"{language}_XX.UTF-8")
        assert said in done.stderr


def test_characters_outside_the_output_encoding_are_escaped() -> None:
    done = run_ziggurat("bench", "--help", LANG="it_IT.UTF-8", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "velocit\\xe0" in done.stdout


def test_typography_that_the_output_lacks_is_plain() -> None:
    record = ("record", "babel", "--seed", "7", "-o", "-")
    typographic = run_ziggurat(*record, LANG="fr_FR.UTF-8", PYTHONIOENCODING="utf-8").stderr
    plain = run_ziggurat(*record, LANG="fr_FR.UTF-8", PYTHONIOENCODING="ascii").stderr
    assert "actions\N{NARROW NO-BREAK SPACE}; " in typographic and "victoire\N{NO-BREAK SPACE}: P" in typographic
    assert "actions ; " in plain and "victoire : P" in plain
    helped = run_ziggurat("record", "--help", LANG="fr_FR.UTF-8", PYTHONIOENCODING="ascii").stdout
    assert "l'\\xe9dition" in helped


def test_error_is_one_line_with_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "chess", "-o", "-"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("ziggurat record: unknown game 'chess'; installed: ")


def test_command_without_its_packages_names_the_extra(monkeypatch, capsys):
    def missing(name):
        raise ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn")

    monkeypatch.setattr("ziggurat.cli.import_module", missing)
    monkeypatch.setenv("ZIGGURAT_LANG", "en")
    assert main(["serve"]) == 1
    said = capsys.readouterr().err
    assert "uvicorn" in said and "pip install 'ziggurat-table[serve]'" in said


def test_missing_module_of_ziggurat_is_not_reported_as_an_extra(monkeypatch):
    def missing(name):
        raise ModuleNotFoundError("No module named 'ziggurat.nothing'", name="ziggurat.nothing")

    monkeypatch.setattr("ziggurat.cli.import_module", missing)
    with pytest.raises(ModuleNotFoundError):
        main(["serve"])
