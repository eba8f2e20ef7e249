"""Every refusal and log entry has a text with its parameters in all languages."""

import re
from itertools import product
from pathlib import Path

import pytest

from helpers.sitting import Sitting
from ziggurat.table import errors
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import (
    Act,
    Answer,
    Ask,
    Excuse,
    ReplaceBot,
    Resign,
    Restart,
    Resume,
    Undo,
    Withdraw,
)
from ziggurat.table.events import EVENTS
from ziggurat.table.offers import TOPICS
from ziggurat.words import FOLDER, LANGUAGES, words

LOGGED = {kind: event.declared.log.fields for kind, event in EVENTS.items() if event.declared.log}
SAMPLES = {"name": "Anna", "names": "Anna, Ben", "level": "mason", "word": "go:A", "game": "babel"}
LOG_PARAMS = {"ended": ("reason", "count", "names"), "excused": ("seconds",), "replaced": ("name", "level", "whose")}
READERS = ({"you": "no", "others": "Anna, Ben"}, {"you": "yes", "others": "Anna"})
"""What the program of the reader adds: whether the sentence is about the reader, and the names of the others."""


def say(language, key, params):
    bundle = words(language).bundle
    assert words(language).has(key), f"{key} is missing in {language}"
    text, errors = bundle.format_pattern(bundle.get_message(key).value, params)
    assert not errors, f"{key} in {language}: {errors}"
    return text


def sample(names, number, choice):
    numbers = {"count", "seats", "steps", "most", "keep", "version", "seconds", "seat"}
    return {name: number if name in numbers else SAMPLES.get(name, choice) for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", errors.CODES)
def test_every_refusal_has_a_text(language, code):
    for number in (0, 1, 2):
        text = say(language, f"table-refused-{code}", sample(errors.CODES[code], number, "undo"))
        assert text.endswith(".") and "{" not in text and "_" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", LOGGED)
def test_every_log_entry_has_a_text(language, kind):
    choices = {"ended": ("played", "draw"), "replaced": ("person", "bot")}.get(kind, TOPICS)
    names = LOG_PARAMS.get(kind, {*LOGGED[kind], "name"})
    for number in (0, 1, 2):
        for choice, reader in product(choices, READERS):
            text = say(language, f"table-log-{kind}", sample(names, number, choice) | reader)
            assert text.endswith(".") and "{" not in text and "_" not in text


def test_all_languages_have_the_same_keys():
    keys = {
        language: set(re.findall(r"^(table-[\w-]+) =", text.read_text(encoding="utf-8"), re.MULTILINE))
        for language in LANGUAGES
        for text in [FOLDER / language / "seating.ftl"]
    }
    expected = {f"table-refused-{code}" for code in errors.CODES} | {f"table-log-{kind}" for kind in LOGGED}
    assert all(found == expected for found in keys.values())


def test_listed_codes_are_the_codes_raised():
    sources = "".join(path.read_text() for path in Path(errors.__file__).parent.glob("*.py"))
    raised = re.findall(r'Refused\("(\w+)"(?: if [^)]* else "(\w+)")?', sources)
    used = {code for pair in raised for code in pair if code}
    assert used - set(errors.CODES) == set()
    assert set(errors.CODES) - used == {"ended", "closed"} - used


def story():
    sitting = Sitting.started("shells", 4, clock=ClockRule("live", 60_000, 0), bots=(3,))
    commands = [
        *[Act(0, "lay:3"), Undo(0), Act(0, "lay:3"), Restart(0), Act(0, "turn", confirm=True)],
        *[Ask(0, "pause"), Withdraw(0, "pause"), Ask(0, "pause"), Answer(1, "pause", False)],
        *[Ask(0, "pause"), Answer(1, "pause", True), Answer(2, "pause", True), Resume(1)],
        *[Ask(0, "undo"), Answer(1, "undo", True), Answer(2, "undo", True), Excuse(100), ReplaceBot(3, "king")],
        *[Resign(1), Resign(2), Resign(0), Ask(0, "rematch", next_table="n")],
    ]
    for command in commands:
        for event in sitting.table.decide(command, sitting.now):
            sitting.table.apply(event)
            yield from sitting.table.update_for(event, None)["log"]
    yield from sitting.table.log(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_of_a_real_game_fills_all_texts(language):
    entries = [entry for entry in story() if entry["code"].startswith("table-log-")]
    assert len({entry["code"] for entry in entries}) > 12
    for entry in entries:
        text = say(language, entry["code"], entry["params"] | {"you": "no", "others": ""})
        assert entry["params"].get("name", "") in text and entry["params"].get("level", "") in text
