"""The whole position of Babylon as JSON, and back. Impossible states are refused (checks.py).

Tiles and cells have their names, a column lists its tiles from the bottom, the last token of the pile is turned next.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from ziggurat.core.errors import BadState
from ziggurat.core.options import copied
from ziggurat.core.reading import flag, items, keys, number, one_of, read_options
from ziggurat.games.babylon.box import Components
from ziggurat.games.babylon.cells import Cell, cells_of
from ziggurat.games.babylon.checks import check, first_turn, match_script_tiles, token_of
from ziggurat.games.babylon.fields import (
    CELL_NAMES,
    COLUMN_NAMES,
    KINDS,
    NOTHING,
    PHASES,
    PIECES,
    REMOVING,
    TILES,
    TOKENS,
    Fields,
    GardenFields,
    PlayerFields,
)
from ziggurat.games.babylon.options import OPTIONS, garden_rules
from ziggurat.games.babylon.position import BabylonPosition
from ziggurat.games.babylon.reading import (
    gap_name,
    read_garden,
    read_script,
    tile_name,
    tile_number,
    tile_or_none,
    token_number,
)
from ziggurat.games.babylon.script import Script

KEYS = (
    "players",
    "columns",
    "tokens",
    "round",
    "player",
    "first",
    "phase",
    "dug",
    "dug_placed",
    "out",
    "stock",
    "options",
)
PLAYER_KEYS = ("flower", "slot", "singles", "doubles", "token_spent", "garden")
TOKEN_KEYS = ("pile", "in_force", "used", "left_out")
MAX_IN_HAND = 99


# --- Writing -----------------------------------------------------------------------------------------------


def state_of(position: BabylonPosition) -> dict[str, Any]:
    """Return the whole position, secrets included."""
    fields, components = position.fields(), position.components
    return {
        "players": [
            player_data(player, garden_data(player.garden, components), components) for player in fields.players
        ],
        "columns": {
            name: [components.ids[tile] for tile in column]
            for name, column in zip(COLUMN_NAMES, fields.columns, strict=True)
        },
        "tokens": {
            "pile": [TOKENS[token] for token in fields.pile],
            "in_force": token_name(fields.in_force),
            "used": [TOKENS[token] for token in fields.used],
            "left_out": [TOKENS[token] for token in fields.left_out],
        },
        "round": fields.round,
        "player": fields.player,
        "first": fields.first,
        "phase": PHASES[fields.phase],
        "dug": tile_id(fields.dug, components),
        "dug_placed": fields.dug_placed,
        "out": [components.ids[tile] for tile in fields.out],
        "stock": stock_data(fields),
        "options": copied(position.options),
    }


def tile_id(tile: int, components: Components) -> str | None:
    return None if tile == NOTHING else components.ids[tile]


def token_name(token: int) -> str | None:
    """Write a round token."""
    return None if token == NOTHING else TOKENS[token]


def stock_data(fields: Fields) -> dict[str, int] | None:
    """Write the pieces left in the supply, if they are counted."""
    return None if fields.stock is None else dict(zip(PIECES, fields.stock, strict=True))


def player_data(player: PlayerFields, garden: dict[str, Any], components: Components) -> dict[str, Any]:
    """Write what a player has; `garden` is the data of the player's garden."""
    return {
        "flower": components.flower_names[player.flower],
        "slot": tile_id(player.slot, components),
        "singles": player.singles,
        "doubles": player.doubles,
        "token_spent": player.spent,
        "garden": garden,
    }


def garden_data(garden: GardenFields, components: Components) -> dict[str, Any]:
    """Write a garden, covered things too."""
    names = [tile_name(laid, components) for laid in garden.tiles]
    return {
        "cells": {name: cell_data(cell, names) for name, cell in zip(CELL_NAMES, cells_of(garden), strict=True)},
        "tiles": [
            {
                "id": name,
                "anchor": CELL_NAMES[laid.anchor],
                "rotation": laid.rotation,
                "floor": laid.floor,
                "flower": components.flower_names[laid.flower],
                "turn": laid.turn,
            }
            for name, laid in zip(names, garden.tiles, strict=True)
        ],
        "ornaments": [
            {
                "kind": KINDS[ornament.kind],
                "cells": [CELL_NAMES[cell] for cell, _ in ornament.ends()],
                "floors": [floor for _, floor in ornament.ends()],
                "gap": gap_name(ornament),
            }
            for ornament in garden.ornaments
        ],
        "belvederes": [{"cell": CELL_NAMES[cell], "floor": floor} for cell, floor in garden.belvederes],
    }


def cell_data(cell: Cell, names: list[str]) -> dict[str, Any]:
    """Write a cell (2.3)."""
    return {
        "h": cell.h,
        "tile": names[cell.tile] if cell.h else None,
        "icon": cell.icon,
        "use": cell.use,
        "decks": cell.decks,
        "flight": cell.flight,
    }


# --- Reading -----------------------------------------------------------------------------------------------


def position_of(state: Mapping[str, Any], components: Components) -> BabylonPosition:
    """Set up the position that a state describes, or raise `BadState`."""
    keys("the state", state, KEYS)
    options = read_options(state["options"], OPTIONS)
    fields = read_table(state, components)
    for seat, value in enumerate(state["players"]):
        read_player(fields, seat, value, components, garden_rules(options))
    match_script_tiles(fields, components)
    check(fields, options, components)
    for seat, value in enumerate(state["players"]):
        check_cells(f"players[{seat}].garden.cells", value["garden"], fields.players[seat].garden, components)
    return BabylonPosition.from_fields(fields, options, components)


def read_table(state: Mapping[str, Any], components: Components) -> Fields:
    """Read everything but the players, whose scripts need the tokens."""
    seats = len(items("players", state["players"], 4))
    if seats not in components.tables:
        raise BadState(f"players: Babylon is played by 2, 3 or 4 players, not {seats}")
    tokens = keys("tokens", state["tokens"], TOKEN_KEYS)
    columns = keys("columns", state["columns"], tuple(COLUMN_NAMES))
    in_force = tokens["in_force"]
    fields = Fields(
        players=[PlayerFields(flower=0) for _ in range(seats)],
        columns=[
            [tile_number(at, tile, components) for at, tile in items(f"columns.{name}", columns[name], 3)]
            for name in COLUMN_NAMES
        ],
        pile=token_list("tokens.pile", tokens["pile"]),
        left_out=token_list("tokens.left_out", tokens["left_out"]),
        used=token_list("tokens.used", tokens["used"]),
        in_force=NOTHING if in_force is None else token_number("tokens.in_force", in_force),
        round=number("round", state["round"], 1, components.tables[seats].rounds),
        player=number("player", state["player"], 0, seats - 1),
        first=number("first", state["first"], 0, seats - 1),
        phase=one_of("phase", state["phase"], PHASES),
        dug=tile_or_none("dug", state["dug"], components),
        dug_placed=flag("dug_placed", state["dug_placed"]),
        out=[tile_number(at, tile, components) for at, tile in items("out", state["out"], TILES)],
        stock=read_stock(state["stock"]),
    )
    if fields.phase == REMOVING:
        fields.to_remove = components.tables[seats].clay_removed - len(fields.out)
    return fields


def token_list(name: str, value: Any) -> list[int]:
    """Read a list of round tokens."""
    return [token_number(at, token) for at, token in items(name, value, 14)]


def read_stock(value: Any) -> list[int] | None:
    """Read the pieces left in the supply, null if they are not counted."""
    if value is None:
        return None
    pieces = keys("stock", value, PIECES)
    return [number(f"stock.{name}", pieces[name], 0, 200) for name in PIECES]


def read_player(fields: Fields, seat: int, value: Any, components: Components, rules: int) -> None:
    """Read what a player has; the garden from its lists or from a garden script."""
    name = f"players[{seat}]"
    keys(name, value, PLAYER_KEYS)
    player = fields.players[seat]
    player.flower = one_of(f"{name}.flower", value["flower"], components.flower_names)
    player.slot = tile_or_none(f"{name}.slot", value["slot"], components)
    player.singles = number(f"{name}.singles", value["singles"], 0, MAX_IN_HAND)
    player.doubles = number(f"{name}.doubles", value["doubles"], 0, 1)
    player.spent = flag(f"{name}.token_spent", value["token_spent"])
    garden = value["garden"]
    if isinstance(garden, (str, list)):
        script = Script(rules, components.flower_names, token_of(fields))
        player.garden = read_script(f"{name}.garden", script, garden, partial(first_turn, fields, seat))
    else:
        player.garden = read_garden(f"{name}.garden", garden, components)


def check_cells(name: str, value: Any, garden: GardenFields, components: Components) -> None:
    """Refuse cells that contradict the lists of the garden; a missing cell is bare."""
    if isinstance(value, (str, list)):
        return
    given = value["cells"]
    if not isinstance(given, Mapping):
        raise BadState(f"{name} must be an object")
    for cell in given:
        if cell not in CELL_NAMES:
            raise BadState(f"{name}: there is no cell {cell!r}")
    for cell, true in garden_data(garden, components)["cells"].items():
        if cell not in given and (true["h"] or true["decks"]):
            raise BadState(f"{name}.{cell} is missing, but something is built there")
        if cell in given and given[cell] != true:
            raise BadState(f"{name}.{cell} must be {true}, as tiles, ornaments and belvederes say")
