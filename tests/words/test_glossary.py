"""Every language keeps its typography and the terms of its glossary (`glossary/<language>.toml`)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

import pytest

from helpers.languages import entries, is_message, messages, plain_text
from ziggurat.lessons import lesson_names, read_ideas, read_lesson
from ziggurat.words import LANGUAGES

GLOSSARIES = Path(__file__).parent / "glossary"

EVERY_LANGUAGE = {
    r"['\"]": "write ’ “ ”, or the quotation marks of the language",
    r"\.\.\.|\w …": "write …, directly after the word",
    r"[^\s|]  +\S": "one space between two words",
}
# The terminal: text in columns, a ' that marks a new piece, and a command in quotation marks.
VERBATIM = frozenset(
    {
        "babel-decks",
        "babel-legend",
        "babel-notation",
        "babylon-legend",
        "babylon-notation",
        "command-lacks-package",
        "hanging-gardens-legend",
        "hanging-gardens-notation",
    }
)


@dataclass(frozen=True)
class Rule:
    """What must not appear in the messages of a language, and the reason."""

    never: re.Pattern[str]
    why: str
    where: tuple[str, ...] = ("*",)
    but: frozenset[str] = frozenset()

    def holds_for(self, place: str) -> bool:
        """Return whether the rule holds for a message, named `file.ftl:key`."""
        return place.partition(":")[2] not in self.but and any(fnmatch(place, self.glob(one)) for one in self.where)

    @staticmethod
    def glob(where: str) -> str:
        return where if ":" in where else f"{where}:*"


def glossary(language: str) -> list[Rule]:
    """Read the terms and the typography of a language."""
    file = GLOSSARIES / f"{language}.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    assert set(tables) <= {"term", "typography"}, file.name
    return [*map(term, tables.get("term", [])), *map(typography, tables.get("typography", []))]


def term(table: dict[str, list[str]]) -> Rule:
    assert set(table) <= {"use", "never", "where", "except", "why"}, table
    words = re.compile(rf"(?i:\b(?:{'|'.join(table['never'])})(?!\w))")
    return Rule(
        words,
        f"use: {table['use']}",
        tuple(table.get("where", ["*"])),
        frozenset(table.get("except", [])),
    )


def typography(table: dict[str, str]) -> Rule:
    assert set(table) <= {"never", "why"}, table
    return Rule(re.compile(table["never"]), table["why"])


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield every message of a language as `file.ftl:key` with its text."""
    for file, body in entries(language).items():
        for entry in filter(is_message, body):
            yield f"{file}:{entry.id.name}", plain_text(entry)


def breaches(rules: list[Rule], language: str) -> list[str]:
    """Return every place where a message breaks a rule."""
    return [
        f"{language}/{place}: {found[0]!r} ({rule.why})"
        for place, text in texts(language)
        for rule in rules
        if rule.holds_for(place) and (found := rule.never.search(text))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_that_all_languages_share(language: str) -> None:
    rules = [Rule(re.compile(never), why, but=VERBATIM) for never, why in EVERY_LANGUAGE.items()]
    assert breaches(rules, language) == []


@pytest.mark.parametrize("language", [file.stem for file in sorted(GLOSSARIES.glob("*.toml"))])
def test_every_text_keeps_to_the_glossary(language: str) -> None:
    assert breaches(glossary(language), language) == []


@pytest.mark.parametrize("language", [file.stem for file in sorted(GLOSSARIES.glob("*.toml"))])
def test_every_rule_of_a_glossary_names_messages_that_exist(language: str) -> None:
    places = [place for place, _ in texts(language)]
    for rule in glossary(language):
        assert all(any(fnmatch(place, rule.glob(one)) for place in places) for one in rule.where), rule
        assert rule.but <= set(messages(language)), rule


def lesson_texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield every text of the lessons, with the places whose rules it keeps: those of its game's messages."""
    for name in lesson_names():
        places = (
            f"{name}.ftl:lesson",
            f"page_{name}.ftl:lesson",
            f"page_learn.ftl:page-learn-{name.replace('_', '-')}-lesson",
        )
        ideas = read_ideas(name)
        aims = [text for key, text in ideas.items() if key != "ideas"]
        for text in (*aims, *(idea["text"] for idea in ideas["ideas"])):
            yield from ((place, text[language]) for place in places)
        for step in read_lesson(name):
            named = [step[part] for part in ("chapter_title", "title", "say", "done") if part in step]
            for text in (*named, *step.get("wrong", {}).values()):
                yield from ((place, text[language]) for place in places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_keep_to_the_glossary(language: str) -> None:
    rules = glossary(language)
    found = {
        f"{text}: {match[0]!r} ({rule.why})"
        for place, text in lesson_texts(language)
        for rule in rules
        if rule.holds_for(place) and (match := rule.never.search(text))
    }
    assert found == set()
