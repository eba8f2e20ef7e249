"""What can be wrong with a request itself, and how any error is answered."""

from __future__ import annotations

from typing import Any

from ziggurat.core.errors import IllegalAction, ZigguratError

MAX_MESSAGE = 1000


class BadLine(ZigguratError):
    """A line that cannot be read: too long, or not UTF-8."""

    code = "bad_line"


class BadJson(ZigguratError):
    """A line that is not one JSON value as the protocol wants it."""

    code = "bad_json"


class BadRequest(ZigguratError):
    """A request with something missing, unknown or of the wrong kind; `field` says where."""

    code = "bad_request"

    def __init__(self, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.field = field


class UnknownCommand(ZigguratError):
    """A request for something that the engine cannot do."""

    code = "unknown_command"


class NoGame(ZigguratError):
    """A command that needs a game, before there is one."""

    code = "no_game"


class NothingToUndo(ZigguratError):
    """An undo at the first position."""

    code = "nothing_to_undo"


class GameOver(ZigguratError):
    """A bot was asked for an action, and nobody is to move."""

    code = "game_over"


class NoStreams(ZigguratError):
    """Standard input or output is closed."""

    code = "no_streams"


def error_data(error: Exception) -> dict[str, Any]:
    """Return an error as the protocol shows it."""
    if not isinstance(error, ZigguratError):  # a defect, of the engine or of an installed game
        return {"code": "internal_error", "message": cut(f"{type(error).__name__}: {error}")}
    data: dict[str, Any] = {"code": error.code, "message": cut(str(error))}
    if isinstance(error, IllegalAction):
        data |= {"reason": error.reason, "params": error.params}
    if isinstance(error, BadRequest) and error.field is not None:
        data["field"] = cut(error.field)
    return data


def cut(message: str) -> str:
    """Keep a message readable that quotes something long."""
    return message if len(message) <= MAX_MESSAGE else message[: MAX_MESSAGE - 3] + "..."
