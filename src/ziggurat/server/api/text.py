"""Names and chat as plain text: what people type is cleaned before anyone else sees it.

Control characters could break logs and screens, bidirectional marks could make a name read as another one, and
invisible characters could make two names look the same.
"""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
LONGEST_CHAT = 280

# Categories that carry no visible text: control, format (bidi marks, zero-width joiners), surrogate, private use,
# unassigned, line and paragraph separators.
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
ZERO_WIDTH_JOINER = "\u200d"
EMOJI_STYLE = "\ufe0f"


class BadText(ValueError):
    """A text of which nothing readable is left, or that is too long."""

    def __init__(self, code: str, longest: int) -> None:
        super().__init__(code)
        self.code = code
        self.longest = longest


def clean(text: str, longest: int) -> str:
    """Return the readable part of a text on one line, or raise `BadText`."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(kept(composed, place) for place in range(len(composed)))
    line = " ".join(visible.split())
    if not line:
        raise BadText("text_empty", longest)
    if len(line) > longest:
        raise BadText("text_too_long", longest)
    return line


def kept(text: str, place: int) -> str:
    """Return the character at a place as it may be shown: itself, a blank for a break, or nothing."""
    letter = text[place]
    if letter in "\t\n\r\u2028\u2029":
        return " "
    if letter == ZERO_WIDTH_JOINER:  # part of many emoji, harmless between two symbols
        return letter if 0 < place < len(text) - 1 and is_symbol(text[place - 1]) and is_symbol(text[place + 1]) else ""
    return "" if unicodedata.category(letter) in INVISIBLE else letter


def is_symbol(letter: str) -> bool:
    """Tell whether a character can be part of an emoji."""
    return unicodedata.category(letter) in ("So", "Sk") or letter == EMOJI_STYLE


def clean_name(text: str) -> str:
    """Return a display name that can stand beside others."""
    return clean(text, LONGEST_NAME)


def clean_chat(text: str) -> str:
    """Return a chat line."""
    return clean(text, LONGEST_CHAT)


def folded(name: str) -> str:
    """Return the form of a name in which two names that read alike are equal."""
    return unicodedata.normalize("NFKC", name).casefold()
