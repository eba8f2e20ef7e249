"""Outcomes of work that reports to a callback instead of returning."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Done = Callable[[Exception | None], None]
"""Called once when the work is done, or with the reason why it failed."""


def resolve(outcome: asyncio.Future[None], error: Exception | None) -> None:
    """Set the outcome of a future, unless its caller was cancelled."""
    if outcome.done():
        return
    if error is None:
        outcome.set_result(None)
    else:
        outcome.set_exception(error)
