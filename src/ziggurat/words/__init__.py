"""Texts for users: Fluent files, one folder per language, one file per subject.

Code and protocols use codes with parameters; texts are made of them here. A new language is a new folder with the same
files; its `language.ftl` gives the language's own name.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ziggurat.core.errors import BadOptions

FOLDER = Path(__file__).parent
OWN_NAME = re.compile(r"^language-name = (.+)$", re.MULTILINE)


def languages_in(folder: Path) -> dict[str, str]:
    """Return the languages of a folder: their own names by code, English first."""
    files = sorted(folder.glob("*/language.ftl"), key=lambda file: (file.parent.name != "en", file.parent.name))
    return {file.parent.name: own_name(file) for file in files}


def own_name(file: Path) -> str:
    found = OWN_NAME.search(file.read_text(encoding="utf-8"))
    return found[1] if found else file.parent.name


LANGUAGES = languages_in(FOLDER)


class Words:
    """The texts of one language. A missing message shows its key."""

    def __init__(self, language: str, folders: Iterable[Path] = ()) -> None:
        if language not in LANGUAGES:
            raise BadOptions(f"unknown language {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (FOLDER, *folders):
            for file in sorted((folder / language).glob("*.ftl")):
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, params: Mapping[str, str | int] | None = None, /, **more: str | int) -> str:
        """Return a message with its parameters filled in."""
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return key
        text, _ = self.bundle.format_pattern(pattern, {**(params or {}), **more})
        return str(text)


@cache
def words(language: str) -> Words:
    """Return the words of a language, read once."""
    return Words(language)


def preferred_language() -> str:
    """Return the language of the user's environment, English if it is not one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if code := os.environ.get(name):
            return code[:2] if code[:2] in LANGUAGES else "en"
    code = locale.getlocale()[0] or "en"
    return code[:2] if code[:2] in LANGUAGES else "en"
