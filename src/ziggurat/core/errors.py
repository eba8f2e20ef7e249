"""Errors for bad input. Each message has what is wrong, where, and what is allowed.

All of them are `ValueError`s. `code` is the stable name for protocols and pages; the message is for developers.
"""

from __future__ import annotations

from collections.abc import Mapping


class ZigguratError(ValueError):
    """Bad input. Nothing has been changed."""

    code = "error"


class UnknownGame(ZigguratError):
    """No installed game has this name."""

    code = "unknown_game"


class UnknownBot(ZigguratError):
    """No installed bot has this name."""

    code = "unknown_bot"


class BadNotation(ZigguratError):
    """A text that is no action of the game."""

    code = "bad_notation"


class BadOptions(ZigguratError):
    """Seats, seed or options that the game does not offer."""

    code = "bad_options"


class BadBox(ZigguratError):
    """A box file that breaks the rules for boxes."""

    code = "bad_box"


class BadState(ZigguratError):
    """A state that breaks the state format, or a position that cannot occur."""

    code = "bad_state"


class BadDraft(ZigguratError):
    """A draft of a position that no game can reach.

    `reason` and `params` are stable, like those of `IllegalAction`. `why` is the refused action, if there is one.
    """

    code = "bad_draft"

    def __init__(self, reason: str, params: Mapping[str, str | int], why: IllegalAction | None = None) -> None:
        super().__init__(f"{reason}: {why or dict(params)}")
        self.reason = reason
        self.params = dict(params)
        self.why = why


class BadView(ZigguratError):
    """A view that belongs to no position."""

    code = "bad_view"


class BadRecord(ZigguratError):
    """A record that cannot be read, or that differs from its replayed game."""

    code = "bad_record"


class IllegalAction(ZigguratError):
    """A well-formed action that the rules do not allow now.

    `reason` and `params` are stable, for pages that show the reason in the reader's language.
    """

    code = "illegal_action"

    def __init__(self, word: str, reason: str, params: Mapping[str, str | int], sentence: str) -> None:
        super().__init__(f"{word}: {sentence}")
        self.word = word
        self.reason = reason
        self.params = dict(params)
        self.sentence = sentence
