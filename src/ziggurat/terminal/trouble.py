"""Errors in the words of the person at the terminal."""

from __future__ import annotations

from ziggurat.cli.files import BadFile
from ziggurat.core.errors import ZigguratError
from ziggurat.terminal.board import message_key
from ziggurat.words import Words


class Trouble(ZigguratError):
    """Something a person asked for that cannot be; the message is in that person's language."""

    code = "trouble"


def in_words(error: ZigguratError, words: Words) -> Trouble:
    """Say an error of the engine in the person's language; its details remain the engine's."""
    if isinstance(error, (Trouble, BadFile)):
        return Trouble(str(error))
    key = message_key("error", error.code)
    return Trouble(words.say(key if words.has(key) else "error-error", detail=str(error)))
