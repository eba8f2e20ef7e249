"""Babylon's box: the data file is read, checked and packed for the engine (rules 1).

`box.json` is a reconstruction and says for each part whether it is attested. A user may give another file; it must
keep the rules for boxes (1.5).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard

from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox
from ziggurat.core.options import shown
from ziggurat.games.babylon.fields import ICONS, PIECES, START, TOKENS

FORMAT = "ziggurat-babylon-components"
VERSION = 1
MATERIALS = ("basalt", "granite", "clay")  # layers of the quarry from bottom to top
ICONS_OF = {"clay": 2, "granite": 3, "basalt": 4}
TILES_OF_A_MATERIAL = 16
FLOWERS = 4
ROUND_TOKENS = 14
MAX_COUNT = 200  # of any number in a box file
GARDEN = {"files": "abcdefgh", "ranks": 8, "stored_singles": 6, "stored_tiles": 1}
QUARRY = {"files": "ABCD", "ranks": 4, "layers_bottom_to_top": list(MATERIALS)}


@dataclass(frozen=True)
class Table:
    """The numbers that depend on the number of players (3)."""

    rounds: int
    tokens: int
    clay_removed: int


@dataclass(frozen=True)
class Components:
    """A checked box, packed for the engine.

    Tiles are numbered: terrace tiles first, then the start tiles in the order of the flowers.
    """

    ids: list[str]
    faces: list[int]
    flowers: list[int]
    materials: list[str]
    flower_names: list[str]
    tokens: list[int]
    tables: dict[int, Table]
    supply: list[int]
    numbers: dict[str, int]

    def layer(self, material: str) -> list[int]:
        """Return the tiles of a material."""
        return [tile for tile in range(START) if self.materials[tile] == material]


def pack_face(face: str) -> int:
    """Pack a face into three bits per corner, NW lowest: 0 or 1 + kind."""
    return sum((ICONS.find(icon) + 1) << (3 * corner) for corner, icon in enumerate(face))


def face_text(face: int) -> str:
    """Write a packed face as its four letters."""
    return "".join(("-" + ICONS)[(face >> (3 * corner)) & 7] for corner in range(4))


def is_face(value: Any) -> bool:
    """Return whether a value is the text of a face."""
    return isinstance(value, str) and len(value) == 4 and not set(value) - set(ICONS + "-")


# --- Reading a file ----------------------------------------------------------------------------------------


def open_box(data: Any) -> Box:
    """Return the box made of this data, or raise `BadBox`."""
    components_in(data)
    return Box.of(data.get("name", "babylon"), data)


def shipped_text() -> str:
    """Return the data file that comes with the game."""
    return Path(__file__).with_name("box.json").read_text(encoding="utf-8")


_packed: dict[str, Components] = {}  # a cache by hash


def components_of(box: Box) -> Components:
    """Return a box packed for the engine; a box is checked and packed once."""
    if box.hash not in _packed:
        _packed[box.hash] = components_in(box.data)
    return _packed[box.hash]


def components_in(data: Any) -> Components:
    """Check the data of a box and pack it."""
    check_head(data)
    flowers = check_flowers(data["flowers"])
    tiles = [check_tile(f"tiles[{place}]", tile, flowers) for place, tile in entries(data, "tiles")]
    starts = [check_start(f"start_tiles[{place}]", tile, flowers) for place, tile in entries(data, "start_tiles")]
    check_numbers(tiles, starts)
    starts.sort(key=lambda tile: flowers.index(tile["flower"]))
    every = tiles + starts
    ids = [tile["id"] for tile in every]
    return Components(
        ids=ids,
        faces=[pack_face(tile["face"]) for tile in every],
        flowers=[flowers.index(tile["flower"]) for tile in every],
        materials=[tile["material"] for tile in tiles] + ["start"] * len(starts),
        flower_names=flowers,
        tokens=check_tokens(entries(data, "tokens")),
        tables=check_tables(data["players"]),
        supply=check_supply(data["supply"]),
        numbers={name: number for number, name in enumerate(ids)},
    )


def check_head(data: Any) -> None:
    """Refuse a file of another format, and one with a missing part."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise BadBox(f'a box of Babylon must be a JSON object with "format": "{FORMAT}"')
    if data.get("version") != VERSION or isinstance(data["version"], bool):
        raise BadBox(f"version is {shown(data.get('version'))}, but must be {VERSION}")
    for name in ("flowers", "players", "supply", "tokens", "start_tiles", "tiles"):
        if name not in data:
            raise BadBox(f"field {name!r} is missing")
    if not isinstance(data.get("name", ""), str):
        raise BadBox(f"name is {shown(data['name'])}, but must be a text")
    for name, fixed in (("garden", GARDEN), ("quarry", QUARRY)):  # 1.1: the board and the quarry are attested
        if data.get(name, fixed) != fixed:
            raise BadBox(f"{name} is {shown(data[name])}, but must be {json.dumps(fixed)}")


def entries(data: Mapping[str, Any], name: str) -> list[tuple[int, Mapping[str, Any]]]:
    """Return the entries of a list of objects with their places."""
    values = data[name]
    if not isinstance(values, list) or not all(isinstance(value, Mapping) for value in values):
        raise BadBox(f"{name} is {shown(values)}, but must be a list of objects")
    return list(enumerate(values))


def check_flowers(flowers: Any) -> list[str]:
    """1.5 Exactly four flowers."""
    if not isinstance(flowers, list) or len(flowers) != FLOWERS or not all(map(is_name, flowers)):
        raise BadBox(f"flowers is {shown(flowers)}, but must be {FLOWERS} names of lower-case letters and digits")
    if len(set(flowers)) != FLOWERS:
        raise BadBox(f"flowers is {shown(flowers)}, but all names must be different")
    return list(flowers)


def check_tile(place: str, tile: Mapping[str, Any], flowers: list[str]) -> Mapping[str, Any]:
    """1.5 A terrace tile: a material, and as many icons as the material has."""
    check_start(place, tile, flowers)
    material = tile.get("material")
    if material not in tuple(ICONS_OF):
        raise BadBox(f"{place}: material is {shown(material)}, but must be one of {' '.join(ICONS_OF)}")
    icons = 4 - tile["face"].count("-")
    if icons != ICONS_OF[material]:
        raise BadBox(f"{place}: face {tile['face']!r} has {icons} icons, but {material} must have {ICONS_OF[material]}")
    return tile


def check_start(place: str, tile: Mapping[str, Any], flowers: list[str]) -> Mapping[str, Any]:
    """1.5 Any tile: a name, a face and one of the flowers."""
    if not is_name(tile.get("id")):
        raise BadBox(f"{place}: id is {shown(tile.get('id'))}, but must be a name of lower-case letters and digits")
    if not is_face(tile.get("face")):
        raise BadBox(
            f"{place}: face is {shown(tile.get('face'))}, but must be four of the characters {' '.join(ICONS)} -"
        )
    if tile.get("flower") not in flowers:
        raise BadBox(f"{place}: flower is {shown(tile.get('flower'))}, but must be one of {' '.join(flowers)}")
    return tile


def check_numbers(tiles: list[Mapping[str, Any]], starts: list[Mapping[str, Any]]) -> None:
    """1.5 Sixteen tiles of each material, one start tile for each flower, and no name twice."""
    for material in MATERIALS:
        count = sum(tile["material"] == material for tile in tiles)
        if count != TILES_OF_A_MATERIAL:
            raise BadBox(f"tiles: there are {count} of {material}, but there must be {TILES_OF_A_MATERIAL}")
    if len(starts) != FLOWERS or len({tile["flower"] for tile in starts}) != FLOWERS:
        raise BadBox("start_tiles: there must be exactly one for each flower")
    seen: set[str] = set()
    for tile in tiles + starts:
        if tile["id"] in seen:
            raise BadBox(f"duplicate tile id {tile['id']!r}")
        seen.add(tile["id"])


def check_tokens(tokens: list[tuple[int, Mapping[str, Any]]]) -> list[int]:
    """1.5 Known effects, 14 tokens in all; return one entry per token, sorted."""
    found: list[int] = []
    for place, token in tokens:
        name, count = token.get("id"), token.get("count")
        if name not in TOKENS:
            raise BadBox(f"tokens[{place}]: id is {shown(name)}, but must be one of {' '.join(TOKENS)}")
        if not is_count(count):
            raise BadBox(f"tokens[{place}]: count is {shown(count)}, but must be a whole number from 0 to {MAX_COUNT}")
        found += [TOKENS.index(name)] * count
    if len(found) != ROUND_TOKENS:
        raise BadBox(f"tokens: there are {len(found)}, but there must be {ROUND_TOKENS}")
    return sorted(found)


def check_tables(players: Any) -> dict[int, Table]:
    """3 Read rounds, tokens and removals; the quarry must have enough tiles (R54)."""
    if not isinstance(players, Mapping) or set(players) != {"2", "3", "4"}:
        raise BadBox(f"players is {shown(players)}, but must be an object with the fields 2, 3 and 4")
    tables: dict[int, Table] = {}
    for name, entry in players.items():
        if not isinstance(entry, Mapping) or not all(is_count(entry.get(key)) for key in Table.__annotations__):
            raise BadBox(
                f"players.{name} must have rounds, tokens and clay_removed, whole numbers from 0 to {MAX_COUNT}"
            )
        table = tables[int(name)] = Table(entry["rounds"], entry["tokens"], entry["clay_removed"])
        if table.rounds != table.tokens + 1 or table.tokens > ROUND_TOKENS:
            raise BadBox(f"players.{name}: rounds must be tokens + 1, and tokens at most {ROUND_TOKENS}")
        if table.clay_removed > TILES_OF_A_MATERIAL or int(name) * table.rounds > START - table.clay_removed:
            raise BadBox(f"players.{name}: the quarry has too few tiles for {table.rounds} rounds")
    return tables


def check_supply(supply: Any) -> list[int]:
    """1.1 Read the number of plastic pieces."""
    if not isinstance(supply, Mapping) or set(supply) != set(PIECES):
        raise BadBox(f"supply is {shown(supply)}, but must be an object with the fields {', '.join(PIECES)}")
    for name in PIECES:
        if not is_count(supply[name]):
            raise BadBox(f"supply.{name} is {shown(supply[name])}, but must be a whole number from 0 to {MAX_COUNT}")
    return [supply[name] for name in PIECES]


def is_name(value: Any) -> bool:
    """Return whether a value can be the name of a tile or a flower."""
    return isinstance(value, str) and value.isascii() and value.isalnum() and value == value.lower()


def is_count(value: Any) -> TypeGuard[int]:
    """Return whether a value can be a number of pieces."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_COUNT


BOX = open_box(json.loads(shipped_text()))
