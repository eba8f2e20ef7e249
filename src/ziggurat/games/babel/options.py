"""The options of Babel and its edition profiles (rules 6)."""

from __future__ import annotations

from ziggurat.core.options import Choice, Number, Numbers, OptionSet

OPTIONS = OptionSet(
    options=(
        Numbers("hands", default=[5, 5], low=0, high=20),
        Choice("starter", ("free", "first-turn")),
        Choice("sumerians", ("all", "trailing")),
        Choice("sudden_death", (False, True)),
        Choice("start", ("random", 1, 2)),
        Number("repetition", default=3, low=0, high=100),
        Number("turn_limit", default=200, low=0, high=100_000),
    ),
    profiles={
        "tilsit": {},
        "kosmos": {"starter": "first-turn", "sudden_death": True},
        "zman": {"hands": [3, 5], "starter": "first-turn", "sudden_death": True},
    },
)
