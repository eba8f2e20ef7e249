"""Texts shared by boards, table and command line: titles, option values, errors."""

from __future__ import annotations

from collections.abc import Sequence
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


def person(seat: int, viewer: int | None, names: Sequence[str]) -> dict[str, str | int]:
    """Return the parameters of a sentence about a player: `$name`, and `$you` if that is the reader."""
    return {"name": names[seat], "you": "yes" if seat == viewer else "no"}


def persons(seats: Sequence[int], viewer: int | None, names: Sequence[str]) -> dict[str, str | int]:
    """Return the parameters of a sentence about several players: `$names`, `$others`, `$you`."""
    others = [seat for seat in seats if seat != viewer]
    return {
        "names": ", ".join(names[seat] for seat in seats),
        "others": ", ".join(names[seat] for seat in others),
        "you": "yes" if len(others) < len(seats) else "no",
    }


def option_text(value: Any) -> str:
    """Return the value of an option as it is typed on the command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)


def error_text(error: ZigguratError, words: Words) -> str:
    """Return an error in the user's language, with the engine's English detail."""
    key = message_key("error", error.code)
    return words.say(key if words.has(key) else "error-error", detail=str(error))
