"""What an action of Babel would lead to, computed from a view, for display before it is played."""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import View
from ziggurat.games.babel.actions import code_of
from ziggurat.games.babel.view import position_from, view_of


def view_after(view: View, word: str) -> dict[str, Any]:
    """Return what the viewer would know after a legal action that draws no card: any but `end`."""
    position = position_from(view)
    position.apply(code_of(word))
    return view_of(position, view["seat"])
