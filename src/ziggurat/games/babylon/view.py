"""Views of Babylon (rules 2.6), and a position that agrees with a view.

There is no private information: all seats have the same view, apart from what the seat to move may do. Every field is
listed by name, so nothing else leaves the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.core.errors import BadView
from ziggurat.core.game import Kept, kept_part
from ziggurat.core.options import copied
from ziggurat.core.reading import keys, number
from ziggurat.games.babylon.actions import ANCHOR_BIT, SUPPORT_WORDS
from ziggurat.games.babylon.box import MATERIALS, Components, face_text
from ziggurat.games.babylon.checks import check_table
from ziggurat.games.babylon.fields import (
    BUILDING,
    CELL_NAMES,
    COLUMN_NAMES,
    DIGGING,
    LOOSE,
    MAX_STORED,
    NOTHING,
    P_BELVEDERE,
    P_DOUBLE,
    PHASES,
    PIECES,
    REMOVING,
    TOKENS,
    UNLIMITED,
    Fields,
    PlayerFields,
)
from ziggurat.games.babylon.options import OPTIONS
from ziggurat.games.babylon.position import BabylonPosition
from ziggurat.games.babylon.state import (
    garden_data,
    player_data,
    read_player,
    read_table,
    stock_data,
    tile_id,
    token_name,
)

SUPPORT_BITS = 255  # of the code of a placement
COVERED = ("basalt", "granite")  # clay lies on top from the beginning, so every clay tile is seen


def view_of(position: BabylonPosition, seat: int | None) -> dict[str, Any]:
    """Return the game's part of the view of one seat."""
    public, own = views_of(position, [seat], {})
    return public | own[0]


def views_of(
    position: BabylonPosition, seats: Sequence[int | None], kept: Kept
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the public fields, and for the seat to move its `placements`."""
    fields, mover = position.fields(), position.to_move
    own = {"placements": placements_data(position, fields)} if mover in seats else {}
    return public_data(position, fields, kept), [own if seat == mover else {} for seat in seats]


def public_data(position: BabylonPosition, fields: Fields, kept: Kept) -> dict[str, Any]:
    """Return the fields that all seats see; a garden in which nothing was built is kept."""
    components = position.components
    table = components.tables[position.seats]
    return {
        "players": [seen_player(seat, player, components, kept) for seat, player in enumerate(fields.players)],
        "columns": columns_data(position, fields),
        "tiles": seen_tiles(fields, components, kept),
        "unseen": {material: unseen_tiles(fields, components, level) for level, material in enumerate(COVERED)},
        "tokens": {
            "pile": len(fields.pile),
            "left_out": len(fields.left_out),
            "in_force": token_name(fields.in_force),
            "used": [TOKENS[token] for token in fields.used],
            "unseen": [TOKENS[token] for token in sorted(fields.pile + fields.left_out)],
        },
        "round": fields.round,
        "rounds": table.rounds,
        "constants": {"max_stored": MAX_STORED},
        "player": fields.player,
        "first": fields.first,
        "phase": PHASES[fields.phase],
        "to_remove": fields.to_remove,
        "dug": tile_id(fields.dug, components),
        "dug_placed": fields.dug_placed,
        "out": [components.ids[tile] for tile in fields.out],
        "stock": stock_data(fields),
        "scores": position.scores(),
        "sheets": [position.sheet(seat) for seat in range(position.seats)],
        "bare": [position.garden(seat).bare() for seat in range(position.seats)],
        "options": kept_part(kept, "options", position.options, lambda: copied(position.options)),
        "placements": [],
    }


def placements_data(position: BabylonPosition, fields: Fields) -> list[dict[str, Any]]:
    """Return the ways to support a tile: floor, pillars from the hand, anchors.

    The rotation and the source of the tile make no difference (T1 to T11).
    """
    player = fields.players[fields.player]
    if fields.phase != BUILDING or (fields.dug_placed and player.slot == NOTHING):
        return []
    stock = fields.stock or [UNLIMITED] * len(PIECES)
    garden = position.garden(fields.player)
    anchors: dict[tuple[int, int], list[str]] = {}
    for code, floor in garden.supports(player.singles, player.doubles, stock[P_DOUBLE], stock[P_BELVEDERE] > 0):
        anchors.setdefault((floor, code & SUPPORT_BITS), []).append(CELL_NAMES[code >> ANCHOR_BIT & 63])
    return [
        {"supports": SUPPORT_WORDS[supports], "floor": floor, "singles": singles, "doubles": doubles, "anchors": cells}
        for (floor, supports), cells in anchors.items()
        for singles, doubles in [garden.price(supports, player.doubles)]
    ]


def columns_data(position: BabylonPosition, fields: Fields) -> dict[str, Any]:
    """Return the visible part of each column, and the gain of digging with reasons."""
    return {
        name: column_data(position, place, column, fields.phase == DIGGING)
        for place, (name, column) in enumerate(zip(COLUMN_NAMES, fields.columns, strict=True))
    }


def column_data(position: BabylonPosition, place: int, column: list[int], digging: bool) -> dict[str, Any]:
    """Return one column; `reasons` explains `gain` and is absent without it."""
    seen = {"height": len(column), "top": position.components.ids[column[-1]] if column else None}
    if not column or not digging:
        return {**seen, "gain": None}
    return {**seen, "gain": position.dig_gain(place), "reasons": position.dig_reasons(place)}


def seen_player(seat: int, player: PlayerFields, components: Components, kept: Kept) -> dict[str, Any]:
    """Return what a player has, which is public."""
    garden = player.garden
    data = kept_part(kept, f"garden {seat}", garden, lambda: garden_data(garden, components))
    return player_data(player, data, components)


def seen_tiles(fields: Fields, components: Components, kept: Kept) -> dict[str, dict[str, str]]:
    """Return every tile that has been seen."""
    tiles = {column[-1] for column in fields.columns if column} | {*fields.out, fields.dug}
    for player in fields.players:
        tiles |= {player.slot, *(laid.tile for laid in player.garden.tiles)}
    seen = sorted(tiles - {NOTHING, LOOSE})
    faces: dict[str, dict[str, str]] = kept_part(kept, "tiles", seen, lambda: tile_faces(seen, components))
    return faces


def tile_faces(tiles: list[int], components: Components) -> dict[str, dict[str, str]]:
    """Return face, flower and material of tiles."""
    return {
        components.ids[tile]: {
            "face": face_text(components.faces[tile]),
            "flower": components.flower_names[components.flowers[tile]],
            "material": components.materials[tile],
        }
        for tile in tiles
    }


def unseen_tiles(fields: Fields, components: Components, level: int) -> list[str]:
    """Return the covered tiles of a layer, whose places are unknown."""
    covered = sorted(column[level] for column in fields.columns if len(column) > level + 1)
    return [components.ids[tile] for tile in covered]


# --- Back to a position ------------------------------------------------------------------------------------


def position_from(view: Mapping[str, Any], components: Components) -> BabylonPosition:
    """Return any position that agrees with a view; `redeal` then deals its hidden part."""
    try:
        return BabylonPosition.from_fields(fields_from(view, components), OPTIONS.resolve(view["options"]), components)
    except (LookupError, TypeError, ValueError) as error:
        raise BadView(f"this is not a view of Babylon: {error}") from None


def fields_from(view: Mapping[str, Any], components: Components) -> Fields:
    """Return the fields of a view, with the unknown pieces in any order."""
    tokens = view["tokens"]
    pile = number("tokens.pile", tokens["pile"], 0, 14)
    state = {
        **{name: view[name] for name in SHARED},
        "columns": imagined_columns(view, components),
        "tokens": {
            "pile": tokens["unseen"][:pile],
            "left_out": tokens["unseen"][pile:],
            "in_force": tokens["in_force"],
            "used": tokens["used"],
        },
    }
    fields = read_table(state, components)
    if fields.phase == REMOVING:
        fields.to_remove = number("to_remove", view["to_remove"], 1, 16)
    for seat, player in enumerate(view["players"]):
        read_player(fields, seat, player, components, 0)
    check_table(fields, components)
    return fields


def imagined_columns(view: Mapping[str, Any], components: Components) -> dict[str, list[str]]:
    """Put the unseen tiles of each layer into the covered places."""
    unseen = {material: list(view["unseen"][material]) for material in COVERED}
    columns = keys("columns", view["columns"], tuple(COLUMN_NAMES))
    imagined: dict[str, list[str]] = {}
    for name in COLUMN_NAMES:
        height = number(f"columns.{name}.height", columns[name]["height"], 0, 3)
        imagined[name] = [unseen[material].pop() for material in MATERIALS[: max(0, height - 1)]]
        if height:
            imagined[name].append(columns[name]["top"])
    if any(unseen.values()):
        raise BadView("this is not a view of Babylon: unseen has more tiles than there are covered places")
    return imagined


SHARED = ("players", "round", "player", "first", "phase", "dug", "dug_placed", "out", "stock")
