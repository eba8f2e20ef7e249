"""Texts that boards, the table and the command line share: keys of messages, titles, option values, errors."""

from __future__ import annotations

from typing import Any

from ziggurat.core.errors import ZigguratError
from ziggurat.words import Words


def message_key(*parts: str) -> str:
    """Return the key of a message: hyphens in language files, underscores in code."""
    return "-".join(parts).replace("_", "-")


def title(game: str, words: Words) -> str:
    """Return the name of a game in the user's language; without a message, its id."""
    key = message_key(game, "title")
    return words.say(key) if words.has(key) else game


def option_text(value: Any) -> str:
    """Return the value of an option as it is typed on the command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)


def error_text(error: ZigguratError, words: Words) -> str:
    """Return an error in the user's language; the detail after it stays in the engine's English."""
    key = message_key("error", error.code)
    return words.say(key if words.has(key) else "error-error", detail=str(error))
