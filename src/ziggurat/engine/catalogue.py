"""An installed game as data: whoever builds a form or a tournament from it needs nothing else."""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.options import Choice, Number, Option


def game_data(game: Game) -> dict[str, Any]:
    """Describe a game: seats, options, profiles, box."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "options": [option_data(option) for option in game.options.options],
        "profiles": {name: dict(values) for name, values in game.options.profiles.items()},
        "box": {"id": game.box.id, "hash": game.box.hash},
    }


def option_data(option: Option) -> dict[str, Any]:
    """Describe an option: what kind it is and what it may be."""
    data: dict[str, Any] = {"name": option.name, "default": option.default}
    if isinstance(option, Choice):
        return data | {"kind": "choice", "values": list(option.values)}
    data |= {"low": option.low, "high": option.high}
    if isinstance(option, Number):
        return data | {"kind": "number"}
    return data | {"kind": "numbers", "count": len(option.default)}
