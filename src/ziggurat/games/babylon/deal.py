"""Dealing a new game of Babylon (rules 3), with one random stream per heap."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.core.seed import stream
from ziggurat.games.babylon.box import FLOWERS, MATERIALS, Components
from ziggurat.games.babylon.fields import DIGGING, REMOVING, START, Fields, PlayerFields
from ziggurat.games.babylon.position import BabylonPosition


def deal(seats: int, seed: bytes, options: Mapping[str, Any], components: Components) -> BabylonPosition:
    """Fill the quarry, deal tokens and boards, and draw the first player."""
    table = components.tables[seats]
    layers = [stream(seed, material).shuffled(components.layer(material)) for material in MATERIALS]
    tokens = stream(seed, "tokens").shuffled(components.tokens)
    flowers = stream(seed, "flowers").shuffled(range(FLOWERS))
    first = stream(seed, "first").draw(seats)
    fields = Fields(
        players=[PlayerFields(flower=flower, slot=START + flower) for flower in flowers[:seats]],
        columns=[list(column) for column in zip(*layers, strict=True)],
        pile=tokens[: table.tokens],
        left_out=tokens[table.tokens :],
        player=first,
        first=first,
        phase=REMOVING if table.clay_removed else DIGGING,
        to_remove=table.clay_removed,
        stock=list(components.supply) if options["supply"] == "box" else None,
    )
    return BabylonPosition.from_fields(fields, options, components)
