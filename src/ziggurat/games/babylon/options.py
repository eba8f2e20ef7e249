"""The options of Babylon (rules 6). The default of each is the recommended ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.core.options import Choice, OptionSet
from ziggurat.games.babylon.fields import (
    ALL_BELVEDERES,
    ANY_LINE,
    FORCED_ONLY,
    FREE_OVERHANG,
    GAP_GROUND,
    GAP_ONE_FLOOR,
    NEXT_FLOOR,
    NO_RESTART,
)

OPTIONS = OptionSet(
    options=(
        Choice("belvedere_choice", ("free", "forced_only")),  # R6
        Choice("overhang", ("any", "free_only")),  # R9
        Choice("bridge_gap", ("any_depth", "one_floor", "ground")),  # R33
        Choice("same_footprint", ("never", "next_floor")),  # R7
        Choice("statue_line", ("orthogonal", "any_line")),  # R37
        Choice("statue_restart", ("yes", "no")),  # R39
        Choice("belvedere_score", ("visible", "all")),  # R23
        Choice("supply", ("unlimited", "box")),  # R20
    ),
)

BITS = {
    ("belvedere_choice", "forced_only"): FORCED_ONLY,
    ("overhang", "free_only"): FREE_OVERHANG,
    ("bridge_gap", "one_floor"): GAP_ONE_FLOOR,
    ("bridge_gap", "ground"): GAP_GROUND,
    ("same_footprint", "next_floor"): NEXT_FLOOR,
    ("statue_line", "any_line"): ANY_LINE,
    ("statue_restart", "no"): NO_RESTART,
    ("belvedere_score", "all"): ALL_BELVEDERES,
}


def garden_rules(options: Mapping[str, Any]) -> int:
    """Return the options that a garden must know, as bits of one number."""
    return sum(bit for (name, value), bit in BITS.items() if options[name] == value)
