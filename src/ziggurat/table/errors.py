"""Errors of a table: `Refused` for commands, `BadEvents` for stored data.

A refusal is a stable code with parameters. Its text is `table-refused-CODE` in the language files.
"""

from __future__ import annotations

from collections.abc import Mapping

from ziggurat.core.errors import IllegalAction, ZigguratError
from ziggurat.table.json_types import Refusal, RefusalReason

Params = Mapping[str, str | int]

CODES: dict[str, tuple[str, ...]] = {
    # Creating a table and taking seats
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
    "bad_position": ("game",),
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
    # Offers
    "bad_topic": (),
    "already_asked": ("topic",),
    "not_asked": ("topic",),
    "already_agreed": ("topic",),
    "not_asker": ("topic",),
    "undo_alone": (),
    "bad_undo": ("keep",),
    "draw_with_bots": (),
    "hints_not_agreed": (),
    "hints_allowed": (),
    "first_move_made": (),
    "rematch_made": (),
    "no_next_table": (),
}
"""Every code with the names of its parameters."""


class Refused(ZigguratError):
    """A command that the table does not carry out. Nothing has changed.

    `reason` is the code and parameters of the game for an illegal action. Nothing in it is secret from the sender.
    """

    def __init__(self, code: str, params: Params | None = None, reason: tuple[str, Params] | None = None) -> None:
        self.code = code
        self.params = dict(params or {})
        self.reason = reason
        super().__init__(code)

    def __str__(self) -> str:
        params = f" {self.params}" if self.params else ""
        return f"refused: {self.code}{params}{f' ({self.reason[0]})' if self.reason else ''}"

    def to_json(self) -> Refusal:
        """Return the refusal as JSON-able data."""
        reason: RefusalReason | None = None
        if self.reason:
            reason = {"code": self.reason[0], "params": dict(self.reason[1])}
        return {"code": self.code, "params": self.params, "reason": reason}


class BadEvents(ZigguratError):
    """Stored events that are inconsistent or need other rules than the installed ones."""

    code = "bad_events"


def illegal(word: str, error: IllegalAction) -> Refused:
    """Return the refusal of an action that the rules do not allow."""
    return Refused("illegal_action", {"word": word}, (error.reason, error.params))
