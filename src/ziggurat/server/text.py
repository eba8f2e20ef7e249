"""Cleans names and chat to plain text on one line.

Control characters can break logs and screens, bidirectional marks can make a name read as another, and invisible
characters can make two names look the same.
"""

from __future__ import annotations

import unicodedata

MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 280

# Categories without visible text: control, format (bidi marks, zero-width joiners), surrogate, private use,
# unassigned, line and paragraph separators.
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
ZERO_WIDTH_JOINER = "\u200d"
EMOJI_STYLE = "\ufe0f"


class BadText(ValueError):
    """A text without visible characters, or too long."""

    def __init__(self, code: str, longest: int) -> None:
        super().__init__(code)
        self.code = code
        self.longest = longest


def clean(text: str, longest: int) -> str:
    """Return the visible part of a text on one line, or raise `BadText`."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(visible_at(composed, place) for place in range(len(composed)))
    line = " ".join(visible.split())
    if not line:
        raise BadText("text_empty", longest)
    if len(line) > longest:
        raise BadText("text_too_long", longest)
    return line


def visible_at(text: str, place: int) -> str:
    """Return the character at a place; a blank for line breaks, nothing for invisible ones."""
    letter = text[place]
    if letter in "\t\n\r\u2028\u2029":
        return " "
    if letter == ZERO_WIDTH_JOINER:  # part of many emoji, harmless between two symbols
        return letter if 0 < place < len(text) - 1 and is_symbol(text[place - 1]) and is_symbol(text[place + 1]) else ""
    return "" if unicodedata.category(letter) in INVISIBLE else letter


def is_symbol(letter: str) -> bool:
    """Return whether a character can be part of an emoji."""
    return unicodedata.category(letter) in ("So", "Sk") or letter == EMOJI_STYLE


def clean_name(text: str) -> str:
    return clean(text, MAX_NAME_LENGTH)


def clean_chat(text: str) -> str:
    return clean(text, MAX_CHAT_LENGTH)


def fold_name(name: str) -> str:
    """Return a form of a name that is equal for names that read alike."""
    return unicodedata.normalize("NFKC", name).casefold()
