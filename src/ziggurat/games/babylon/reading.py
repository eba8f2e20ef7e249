"""Reading the values and gardens of a state of Babylon; a wrong value raises `BadState`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ziggurat.core.errors import BadState, ZigguratError
from ziggurat.core.options import shown
from ziggurat.core.reading import items, keys, number, one_of
from ziggurat.games.babylon.actions import BRIDGE, STATUE
from ziggurat.games.babylon.box import Components, face_text, is_face, pack_face
from ziggurat.games.babylon.fields import (
    CELL_NAMES,
    KINDS,
    LOOSE,
    MAX_BY_HAND,
    MAX_ORNAMENTS,
    NOTHING,
    TOKENS,
    GardenFields,
    LaidTile,
    Ornament,
)
from ziggurat.games.babylon.script import Script, turns_of

TILE_KEYS = ("id", "anchor", "rotation", "floor", "flower", "turn")
ORNAMENT_KEYS = ("kind", "cells", "floors", "gap")
GARDEN_KEYS = ("cells", "tiles", "ornaments", "belvederes")
LOWEST_TURN = -99  # a garden script longer than the rounds played so far begins before round 1


def tile_number(name: str, value: Any, components: Components) -> int:
    """Read the id of a tile of the box."""
    if not isinstance(value, str) or value not in components.numbers:
        raise BadState(f"{name} is {shown(value)}, but must be the id of a tile of the box")
    return components.numbers[value]


def tile_or_none(name: str, value: Any, components: Components) -> int:
    """Read the id of a tile, or null."""
    return NOTHING if value is None else tile_number(name, value, components)


def token_number(name: str, value: Any) -> int:
    """Read the name of a round token."""
    return one_of(name, value, TOKENS)


def cell_number(name: str, value: Any) -> int:
    if not isinstance(value, str) or value not in CELL_NAMES:
        raise BadState(f"{name} is {shown(value)}, but must be a cell from a1 to h8")
    return CELL_NAMES.index(value)


# --- Gardens -----------------------------------------------------------------------------------------------


def read_garden(name: str, value: Any, components: Components) -> GardenFields:
    """Read a garden from its lists; `cells` only repeats them and is compared elsewhere."""
    keys(name, value, GARDEN_KEYS)
    return GardenFields(
        tiles=[read_tile(at, entry, components) for at, entry in items(f"{name}.tiles", value["tiles"], MAX_BY_HAND)],
        ornaments=[
            read_ornament(at, entry) for at, entry in items(f"{name}.ornaments", value["ornaments"], MAX_ORNAMENTS)
        ],
        belvederes=[
            read_belvedere(at, entry) for at, entry in items(f"{name}.belvederes", value["belvederes"], MAX_BY_HAND)
        ],
    )


def read_tile(name: str, value: Any, components: Components) -> LaidTile:
    """Read a tile that lies in a garden."""
    keys(name, value, TILE_KEYS)
    tile, face, flower = read_face(f"{name}.id", value["id"], components)
    if one_of(f"{name}.flower", value["flower"], components.flower_names) != flower:
        raise BadState(f"{name}.flower: the tile {value['id']} shows the flower {components.flower_names[flower]}")
    anchor = cell_number(f"{name}.anchor", value["anchor"])
    if anchor % 8 == 7 or anchor >= 56:
        raise BadState(f"{name}.anchor: anchors are a1 to g7 (T2)")
    return LaidTile(
        tile=tile,
        face=face,
        flower=flower,
        anchor=anchor,
        rotation=number(f"{name}.rotation", value["rotation"], 0, 3),
        floor=number(f"{name}.floor", value["floor"], 1, MAX_BY_HAND),
        turn=number(f"{name}.turn", value["turn"], LOWEST_TURN, 15),
    )


def read_face(name: str, value: Any, components: Components) -> tuple[int, int, int]:
    """Read number, face and flower of a tile.

    A tile that is not in the box is named by face and flower (9.5).
    """
    if isinstance(value, str) and "." in value:
        face, _, flower = value.partition(".")
        if is_face(face) and flower in components.flower_names:
            return LOOSE, pack_face(face), components.flower_names.index(flower)
    tile = tile_number(name, value, components)
    return tile, components.faces[tile], components.flowers[tile]


def tile_name(laid: LaidTile, components: Components) -> str:
    """Write the id of a tile in a garden."""
    if laid.tile == LOOSE:
        return f"{face_text(laid.face)}.{components.flower_names[laid.flower]}"
    return components.ids[laid.tile]


def read_ornament(name: str, value: Any) -> Ornament:
    keys(name, value, ORNAMENT_KEYS)
    kind = one_of(f"{name}.kind", value["kind"], KINDS)
    count = 1 if kind == STATUE else 2
    cells = [cell_number(at, entry) for at, entry in items(f"{name}.cells", value["cells"], 2)]
    floors = [number(at, entry, 1, MAX_BY_HAND) for at, entry in items(f"{name}.floors", value["floors"], 2)]
    if len(cells) != count or len(floors) != count:
        raise BadState(f"{name}: a {KINDS[kind]} has {count} of cells and floors")
    ornament = Ornament(kind, cells[0], cells[-1], floors[0])
    if floors != [floor for _, floor in ornament.ends()]:
        raise BadState(f"{name}.floors: these are not the floors of a {KINDS[kind]}")
    if value["gap"] != gap_name(ornament):
        raise BadState(f"{name}.gap must be the cell between the ends of a bridge, null for other ornaments")
    return ornament


def gap_name(ornament: Ornament) -> str | None:
    """Write the cell under a bridge."""
    return CELL_NAMES[ornament.cell + ornament.other >> 1] if ornament.kind == BRIDGE else None


def read_belvedere(name: str, value: Any) -> tuple[int, int]:
    keys(name, value, ("cell", "floor"))
    return cell_number(f"{name}.cell", value["cell"]), number(f"{name}.floor", value["floor"], 1, MAX_BY_HAND)


def read_script(name: str, script: Script, words: Any, first_turn: Callable[[int], int]) -> GardenFields:
    """Read a garden script (9.5); `first_turn` numbers its turns by their count."""
    if isinstance(words, list) and not all(isinstance(word, str) for word in words):
        raise BadState(f"{name}: a garden script is a text, or a list of words")
    turns = turns_of(words)
    try:
        return script.play(turns, first_turn(len(turns))).fields()
    except ZigguratError as error:
        raise BadState(f"{name}: {error}") from None
