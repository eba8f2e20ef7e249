"""Errors of requests, and the form in which the protocol sends any error."""

from __future__ import annotations

from typing import Any

from ziggurat.core.errors import IllegalAction, ZigguratError

MAX_MESSAGE = 1000


class BadLine(ZigguratError):
    """A line that is too long or not UTF-8."""

    code = "bad_line"


class BadJson(ZigguratError):
    """A line that is not JSON, or JSON beyond the limits of the protocol."""

    code = "bad_json"


class BadRequest(ZigguratError):
    """A request with a missing, unknown or wrong field, named by `field`."""

    code = "bad_request"

    def __init__(self, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.field = field


class UnknownCommand(ZigguratError):
    """A request with an unknown command."""

    code = "unknown_command"


class NoGame(ZigguratError):
    """A command that needs a game, before `new` or `load`."""

    code = "no_game"


class NothingToUndo(ZigguratError):
    """An undo at the first position."""

    code = "nothing_to_undo"


class GameOver(ZigguratError):
    """A command that needs a seat to move, after the end of the game."""

    code = "game_over"


class NoStreams(ZigguratError):
    """Standard input or output is closed."""

    code = "no_streams"


def error_data(error: Exception) -> dict[str, Any]:
    """Return an error as the protocol sends it."""
    if not isinstance(error, ZigguratError):  # a defect, of the engine or of an installed game
        return {"code": "internal_error", "message": cut(f"{type(error).__name__}: {error}")}
    data: dict[str, Any] = {"code": error.code, "message": cut(str(error))}
    if isinstance(error, IllegalAction):
        data |= {"reason": error.reason, "params": error.params}
    if isinstance(error, BadRequest) and error.field is not None:
        data["field"] = cut(error.field)
    return data


def cut(message: str) -> str:
    """Return a message cut to MAX_MESSAGE characters."""
    return message if len(message) <= MAX_MESSAGE else message[: MAX_MESSAGE - 3] + "..."
