"""The view after an action of Babel, computed from a view, for display beforehand."""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import View
from ziggurat.games.babel.actions import code_of
from ziggurat.games.babel.view import position_from, view_of


def view_after(view: View, word: str) -> dict[str, Any]:
    """Return the viewer's view after a legal action other than `end`, which draws cards."""
    position = position_from(view)
    position.apply(code_of(word))
    return view_of(position, view["seat"])
