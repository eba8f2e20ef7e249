"""What an action would lead to, for the player who thinks about it: shown on a copy, nothing is carried out.

An action that would let something hidden or random come to light is not shown: a look ahead must not tell more than the
player may know before the step is made.
"""

from __future__ import annotations

from typing import Any

from ziggurat.server.errors import Trouble
from ziggurat.table import Table
from ziggurat.table.turns import check_turn, closes


def preview(table: Table, seat: int, word: str, now: int) -> dict[str, Any]:
    """Return the game as a seat would see it after an action of its own, or refuse."""
    state = table.state
    check_turn(state, seat, now)
    closes(state, word)  # refuses what is not legal, with the reason of the rules
    line = state.line
    after = line.position.clone()
    line.game.apply(after, word)
    if after.over or after.revealed != line.position.revealed:
        raise Trouble(409, "preview_reveals")
    return line.game.view(after, seat)
