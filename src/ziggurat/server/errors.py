"""What the server answers instead of doing what it was asked: a status, a stable code, parameters. Never a trace."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from ziggurat.store import StoreError, Unavailable
from ziggurat.table.errors import BadEvents, Refused
from ziggurat.table.json_types import RefusalReason


class Trouble(Exception):
    """A request that cannot be fulfilled. The words are `server-CODE` in the language files."""

    def __init__(self, status: int, code: str, **params: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.params = params
        self.reason: RefusalReason | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the answer's body."""
        return {"code": self.code, "params": self.params, "reason": self.reason}


def trouble_of(error: Exception) -> Trouble:
    """Return what to answer for an error; whatever is not expected is `internal` and says nothing more."""
    if isinstance(error, Trouble):
        return error
    if isinstance(error, Refused):
        trouble = Trouble(409, error.code, **error.params)
        trouble.reason = error.to_json()["reason"]
        return trouble
    if isinstance(error, BadEvents):
        return Trouble(409, "bad_events")
    if isinstance(error, Unavailable):
        return Trouble(503, "store_unavailable", reason=error.reason)
    if isinstance(error, StoreError):
        return Trouble(409, error.code)
    if isinstance(error, ValidationError):
        return malformed(error)
    return Trouble(500, "internal")


def malformed(error: ValidationError) -> Trouble:
    """Say which field of a body or frame is wrong, without repeating what was sent."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"])[:100]
    return Trouble(422, "malformed", field=place, problem=first["type"])
