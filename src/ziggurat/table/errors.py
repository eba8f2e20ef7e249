"""What a table answers to a command it does not carry out: a stable code with parameters, never a sentence.

The words are `table-refused-CODE` in the language files. An illegal action carries the game's own reason too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.core.errors import IllegalAction, ZigguratError

Params = Mapping[str, str | int]

CODES: dict[str, tuple[str, ...]] = {
    # Making a table and sitting down
    "exists": (),
    "no_table": (),
    "unknown_game": ("game",),
    "bad_seats": ("game", "seats"),
    "bad_options": ("game",),
    "bad_box": ("game",),
    "bad_clock": (),
    "bad_flag": (),
    "bad_account": (),
    "bad_name": ("most",),
    "bad_level": (),
    "bad_seed": (),
    "not_host": (),
    "no_such_seat": ("seat",),
    "seat_taken": ("seat",),
    "seats_taken": ("seats",),
    "seats_open": ("count",),
    "no_seat_free": (),
    "already_seated": (),
    "not_seated": (),
    "not_a_person": ("seat",),
    "not_a_bot": ("seat",),
    # The course of a game
    "started": (),
    "not_started": (),
    "ended": (),
    "not_ended": (),
    "closed": (),
    "paused": (),
    "not_paused": (),
    # Steps
    "stale": ("version",),
    "not_your_turn": (),
    "out_of_time": (),
    "bad_notation": ("word",),
    "illegal_action": ("word",),
    "already_staged": ("word",),
    "nothing_staged": (),
    "nothing_to_undo": (),
    "preview_reveals": (),
    "no_such_step": ("steps",),
    # What needs consent
    "bad_topic": (),
    "already_asked": ("topic",),
    "not_asked": ("topic",),
    "already_agreed": ("topic",),
    "not_asker": ("topic",),
    "undo_alone": (),
    "bad_undo": ("keep",),
    "draw_with_bots": (),
    "rematch_made": (),
    "no_next_table": (),
}
"""Every code with the names of its parameters."""


class Refused(ZigguratError):
    """A command that the table does not carry out. Nothing has changed.

    `code` and `params` are for everybody; `reason` is a second code with parameters, given by the game, if the game
    refused the action. None of them tells what the sender may not know.
    """

    def __init__(self, code: str, params: Params | None = None, reason: tuple[str, Params] | None = None) -> None:
        self.code = code
        self.params = dict(params or {})
        self.reason = reason
        super().__init__(code)

    def __str__(self) -> str:
        said = f" {self.params}" if self.params else ""
        return f"refused: {self.code}{said}{f' ({self.reason[0]})' if self.reason else ''}"

    def to_json(self) -> dict[str, Any]:
        """Return the refusal as JSON-able data."""
        reason = {"code": self.reason[0], "params": dict(self.reason[1])} if self.reason else None
        return {"code": self.code, "params": self.params, "reason": reason}


class BadEvents(ZigguratError):
    """Stored events that do not fit together, or that were made by other rules than the installed ones."""

    code = "bad_events"


def illegal(word: str, error: IllegalAction) -> Refused:
    """Return the refusal of an action that the rules do not allow now."""
    return Refused("illegal_action", {"word": word}, (error.reason, error.params))
