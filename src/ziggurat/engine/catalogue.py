"""An installed game as data, for forms and tournaments."""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.options import Choice, Number, Option


def game_data(game: Game) -> dict[str, Any]:
    """Return seats, options, profiles and box of a game."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "options": [option_data(option) for option in game.options.options],
        "profiles": {name: dict(values) for name, values in game.options.profiles.items()},
        "box": {"id": game.box.id, "hash": game.box.hash},
    }


def option_data(option: Option) -> dict[str, Any]:
    """Return name, default, kind and allowed values of an option."""
    data: dict[str, Any] = {"name": option.name, "default": option.default}
    if isinstance(option, Choice):
        return data | {"kind": "choice", "values": list(option.values)}
    data |= {"low": option.low, "high": option.high}
    if isinstance(option, Number):
        return data | {"kind": "number"}
    return data | {"kind": "numbers", "count": len(option.default)}
