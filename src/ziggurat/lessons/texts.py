"""The texts of a lesson: all languages, short enough to read, with the typography of the language files."""

from __future__ import annotations

import re
from typing import Any

from ziggurat.lessons import BadLesson
from ziggurat.words import LANGUAGES

LIMITS = {"title": (1, 7), "say": (2, 46), "done": (1, 34), "wrong": (2, 34)}
"""The most sentences and words of each text."""
READ_PER_MINUTE = 200
MINUTES = 4

SENTENCE_END = re.compile(r"(?<=[.!?…])\s+")
BREAKABLE = re.compile(r"(?: |\w)[;!?»]| :|\w:(?!\d)|« ")
"""French: a normal space, or none, where a narrow or a fixed one belongs."""


def check_text(place: str, kind: str, text: dict[str, Any]) -> dict[str, int]:
    """Return the number of words by language, or raise `BadLesson`."""
    given = set(text) - {"try", "stage"}
    if given != set(LANGUAGES):
        raise BadLesson(f"{place}: the languages are {', '.join(sorted(given))}, not {', '.join(LANGUAGES)}")
    for language in LANGUAGES:
        problem = problem_of(kind, language, text[language])
        if problem:
            raise BadLesson(f"{place}.{language}: {problem}: {text[language]}")
    return {language: len(text[language].split()) for language in LANGUAGES}


def problem_of(kind: str, language: str, text: str) -> str | None:
    """Return what is wrong with a text, None if nothing is."""
    most_sentences, most_words = LIMITS[kind]
    sentences = len(SENTENCE_END.split(text.strip()))
    if sentences > most_sentences:
        return f"{sentences} sentences, at most {most_sentences}"
    if len(text.split()) > most_words:
        return f"{len(text.split())} words, at most {most_words}"
    if re.search(r"['\"]|  |^\s|\s$", text):
        return "straight quotation marks or extra spaces"
    if language == "fr" and BREAKABLE.search(text):
        return "a breakable or missing space before ; ! ? : or »"
    return None


def check_reading_time(words: dict[str, int]) -> None:
    """Raise `BadLesson` if a whole lesson takes too long to read."""
    most = READ_PER_MINUTE * MINUTES
    for language, count in words.items():
        if count > most:
            raise BadLesson(f"{language}: {count} words in titles, tasks and results, at most {most}")
