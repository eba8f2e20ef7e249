"""The options of The Hanging Gardens (section 7); decks and tiles are in box.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.core.errors import BadOptions
from ziggurat.core.options import Choice, OptionSet

HIDE_BLIND, HIDE_ALL, HIDE_NONE = range(3)  # what `tile_secrecy` hides of other players' tiles (2)
NEVER, THIS_ROUND, NEXT_ROUND = range(3)  # which round is the last once the tiles are exhausted (6.1)
SECRECY = {"blind": HIDE_BLIND, "all": HIDE_ALL, "none": HIDE_NONE}
LAST_ROUND = {"never": NEVER, "current": THIS_ROUND, "next": NEXT_ROUND}

OPTIONS = OptionSet(
    options=(
        Choice("tile_secrecy", ("blind", "all", "none")),
        Choice("last_round", ("next", "current", "never")),
        Choice("tiles_out", ("all", "stock")),
        Choice("growth", ("strict", "touch")),
        Choice("merge", ("keep", "forbid")),
        Choice("burn", ("stuck", "card")),
        Choice("start_player", ("random", 0, 1, 2, 3)),
        Choice("tie_break", ("sets", "shared")),
    ),
)


def check_start_player(seats: int, options: Mapping[str, Any]) -> None:
    """7 A start player must sit at the table."""
    start = options["start_player"]
    if start != "random" and start >= seats:
        raise BadOptions(f"option start_player is {start}, but with {seats} players the seats are 0 to {seats - 1}")
