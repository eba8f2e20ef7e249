"""Reading the frame of an action in a short way: a page sends hundreds of these for one of any other kind.

Only what is beyond doubt is read here. Everything else is left to `schema.py`, which says what is wrong with it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

loads: Callable[[bytes], Any] = json.loads
with suppress(ImportError):
    from orjson import loads

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
FIELDS = {"type", "table", "id", "version", "action"}
ALL_FIELDS = FIELDS | {"confirm"}
LONGEST_ACTION = 100
MOST_VERSION = 2**53


class Act(NamedTuple):
    """An action as a client sends it; `schema.ActFrame` describes the fields."""

    table: str
    id: str
    version: int
    action: str
    confirm: bool


def act_in(payload: bytes) -> Act | None:
    """Return the action that a frame holds; None if it holds something else, or if there is any doubt."""
    try:
        frame = loads(payload)
    except (ValueError, RecursionError):  # no JSON, or too deep for Python's own reader
        return None
    if type(frame) is not dict or frame.get("type") != "act" or frame.keys() not in (ALL_FIELDS, FIELDS):
        return None
    act = Act(frame["table"], frame["id"], frame["version"], frame["action"], frame.get("confirm", False))
    return act if is_sound(act) else None


def is_sound(act: Act) -> bool:
    """Tell whether every field is of its kind."""
    return (
        type(act.table) is str
        and ID.fullmatch(act.table) is not None
        and type(act.id) is str
        and ID.fullmatch(act.id) is not None
        and type(act.version) is int
        and 0 <= act.version <= MOST_VERSION
        and type(act.action) is str
        and 0 < len(act.action) <= LONGEST_ACTION
        and type(act.confirm) is bool
    )
