"""The small family of errors. Each says what was wrong, where, and what would have been right.

All of them are `ValueError`s: whoever only wants to know that the input was bad need not know the family.
`code` is the stable name that protocols and pages use; the message is English, for developers.
"""

from __future__ import annotations

from collections.abc import Mapping


class ZigguratError(ValueError):
    """Bad input of some kind. Nothing has been changed."""

    code = "error"


class UnknownGame(ZigguratError):
    """No installed game has this name."""

    code = "unknown_game"


class UnknownBot(ZigguratError):
    """No installed bot has this name."""

    code = "unknown_bot"


class BadNotation(ZigguratError):
    """A text that is not the name of any action of the game."""

    code = "bad_notation"


class BadOptions(ZigguratError):
    """Seats, seed or options that the game does not offer."""

    code = "bad_options"


class BadBox(ZigguratError):
    """A box file that breaks the rules for boxes."""

    code = "bad_box"


class BadState(ZigguratError):
    """A position that cannot occur, or that is not written as the state format says."""

    code = "bad_state"


class BadView(ZigguratError):
    """A view that no position gives."""

    code = "bad_view"


class BadRecord(ZigguratError):
    """A record that cannot be read, or whose game did not happen that way."""

    code = "bad_record"


class IllegalAction(ZigguratError):
    """A well-formed action that the rules do not allow now.

    `reason` is a stable name with `params`, so that a page can say it in the reader's language.
    """

    code = "illegal_action"

    def __init__(self, word: str, reason: str, params: Mapping[str, str | int], sentence: str) -> None:
        super().__init__(f"{word}: {sentence}")
        self.word = word
        self.reason = reason
        self.params = dict(params)
        self.sentence = sentence
