"""Dealing a new game of The Hanging Gardens (section 3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.seed import stream
from ziggurat.games.hanging_gardens.fields import (
    CARDS,
    SPACES,
    SQUARES,
    Fields,
    PlayerFields,
    Square,
    slots_of,
    turns_of_round,
)
from ziggurat.games.hanging_gardens.options import check_start_player
from ziggurat.games.hanging_gardens.position import HangingGardensPosition
from ziggurat.games.hanging_gardens.tables import tables_of


def deal(seats: int, seed: bytes, options: Mapping[str, Any], box: Box) -> HangingGardensPosition:
    """Shuffle cards and tiles, choose who begins, and deal the first round."""
    check_start_player(seats, options)
    tables = tables_of(box)
    cards = stream(seed, "cards").shuffled(range(1, CARDS + 1))
    tiles = stream(seed, "tiles").shuffled([kind for kind, count in enumerate(tables.counts) for _ in range(count)])
    first = stream(seed, "start").draw(seats) if options["start_player"] == "random" else options["start_player"]
    garden = start_garden(box)
    none = [0] * tables.kinds
    fields = Fields(
        players=[PlayerFields(dict(garden), list(none), list(none)) for _ in range(seats)],
        card_display=[cards.pop() for _ in range(slots_of(seats))],
        card_stack=cards,
        tile_display=[tiles.pop() for _ in SPACES],
        tile_stock=tiles,
        start_seat=first,
        to_move=turns_of_round(seats, first),
    )
    return HangingGardensPosition.from_fields(fields, options, box)


def start_garden(box: Box) -> dict[Square, int]:
    """3 The start card lies upright at x 0 to 1, y 0 to 2."""
    rows = box.data["start_card"]
    return {(x, y): SQUARES.index(square) for y, row in enumerate(rows) for x, square in enumerate(row)}
