"""A position of The Hanging Gardens to the last bit, and back: for games that are put aside and taken up again.

Unlike `state.py` this is no form for people: nothing is checked beyond its shape, because only `freeze` writes it.
"""

from __future__ import annotations

import json
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.errors import BadState
from ziggurat.games.hanging_gardens.fields import Fields, PlayerFields
from ziggurat.games.hanging_gardens.position import HangingGardensPosition


def freeze(position: HangingGardensPosition) -> bytes:
    """Return the position as bytes."""
    fields = position.fields()
    players = [{**vars(player), "garden": list(player.garden.items())} for player in fields.players]
    frozen = {"fields": {**vars(fields), "players": players}, "options": position.options}
    return json.dumps(frozen, separators=(",", ":")).encode()


def thaw(frozen: bytes, box: Box) -> HangingGardensPosition:
    """Return the position that was frozen, or raise `BadState`."""
    try:
        data = json.loads(frozen)
        parts = data["fields"]
        players = [player_of(player) for player in parts["players"]]
        fields = Fields(**{**parts, "players": players, "grown": squares(parts["grown"])})
        return HangingGardensPosition.from_fields(fields, data["options"], box)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadState(f"this is not a frozen position of The Hanging Gardens: {error}") from None


def player_of(data: dict[str, Any]) -> PlayerFields:
    """Return what lies in front of one player."""
    garden = {(x, y): shown for (x, y), shown in data["garden"]}
    return PlayerFields(**{**data, "garden": garden, "temples": squares(data["temples"])})


def squares(data: list[list[int]]) -> list[tuple[int, int]]:
    """Return squares, which JSON writes as lists."""
    return [(x, y) for x, y in data]
