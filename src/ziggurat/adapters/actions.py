"""An action as learning programs give it: the index of a legal action."""

from __future__ import annotations

from operator import index
from typing import Any

from ziggurat.core.errors import BadOptions
from ziggurat.core.options import shown


def index_from(action: Any) -> int:
    """Return the index of an action, or raise `BadOptions`; `int` would cut off a fraction."""
    try:
        return index(action)
    except TypeError:
        raise BadOptions(f"the action is {shown(action)}, but must be the index of an action, a whole number") from None
