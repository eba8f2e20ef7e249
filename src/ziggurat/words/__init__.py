"""Every word a user reads, in four languages: Fluent files, one folder a language, one file a subject.

Code and protocols speak in codes with parameters; only here do they become sentences.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ziggurat.core.errors import BadOptions

LANGUAGES = {"en": "English", "it": "Italiano", "es": "Español", "fr": "Français"}
FOLDER = Path(__file__).parent


class Words:
    """The words of one language. A message that is missing shows its own name: a test finds those."""

    def __init__(self, language: str, folders: Iterable[Path] = ()) -> None:
        if language not in LANGUAGES:
            raise BadOptions(f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (FOLDER, *folders):
            for file in sorted((folder / language).glob("*.ftl")):
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Tell whether there is a message of this name."""
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
