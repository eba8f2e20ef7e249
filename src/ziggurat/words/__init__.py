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
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Term

from ziggurat.core.errors import BadOptions

FOLDER = Path(__file__).parent
OWN_NAME = re.compile(r"^language-name = (.+)$", re.MULTILINE)
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # continued lines are indented


def languages_in(folder: Path) -> dict[str, str]:
    """Return the languages of a folder: their own names by code, English first."""
    files = sorted(folder.glob("*/language.ftl"), key=lambda file: (file.parent.name != "en", file.parent.name))
    return {file.parent.name: own_name(file) for file in files}


def own_name(file: Path) -> str:
    found = OWN_NAME.search(file.read_text(encoding="utf-8"))
    return found[1] if found else file.parent.name


LANGUAGES = languages_in(FOLDER)


class Words:
    """The texts of one language. A missing message shows its key.

    A file is parsed when one of its messages is needed: parsing all takes longer than most commands.
    """

    def __init__(self, language: str, folders: Iterable[Path] = ()) -> None:
        if language not in LANGUAGES:
            raise BadOptions(f"unknown language {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unparsed: dict[str, str] = {}
        """The content of the file that has a key, while it is not parsed."""
        for folder in (FOLDER, *folders):
            for file in sorted((folder / language).glob("*.ftl")):
                content = file.read_text(encoding="utf-8")
                for key in ENTRY.findall(content):
                    self.unparsed.setdefault(key, content)

    def has(self, key: str) -> bool:
        if key in self.unparsed:
            self.parse(self.unparsed[key])
        return bool(self.bundle.has_message(key))

    def parse(self, content: str) -> None:
        """Parse a file. Of two messages with the same key the one of the first file counts."""
        self.unparsed = {key: other for key, other in self.unparsed.items() if other is not content}
        resource = FluentResource(content)
        resource.body = [entry for entry in resource.body if key_of(entry) not in self.unparsed]
        self.bundle.add_resource(resource)

    def say(self, key: str, params: Mapping[str, str | int] | None = None, /, **more: str | int) -> str:
        """Return a message with its parameters filled in."""
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return key
        given = {**(params or {}), **more}
        text, errors = self.bundle.format_pattern(pattern, given)
        if errors and self.unparsed:  # it may refer to a message of another file
            while self.unparsed:
                self.parse(next(iter(self.unparsed.values())))
            text, _ = self.bundle.format_pattern(pattern, given)
        return str(text)

    def game_name(self, game: str) -> str:
        """Return the title of a game; without one, as of a game of another package, the game's id in plain letters."""
        key = f"page-game-{game.replace('_', '-')}"
        return self.say(key) if self.has(key) else game.replace("_", " ").capitalize()


def key_of(entry: Any) -> str | None:
    """Return the key of a message, `-` and the key of a term, None for comments."""
    if not isinstance(entry, (Message, Term)):
        return None
    return entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"


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
