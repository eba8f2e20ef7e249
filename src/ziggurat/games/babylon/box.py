"""Babylon's box: reading and checking the data file, and packing it for the engine (rules 1).

The file beside this one is a reconstruction, and says for each part whether it is attested. The owner of a box may
give another file; whatever breaks the rules for boxes (1.5) is refused with its name.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard

from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox
from ziggurat.games.babylon.fields import ICONS, PIECES, START, TOKENS

FORMAT = "ziggurat-babylon-components"
VERSION = 1
MATERIALS = ("basalt", "granite", "clay")  # layers of the quarry from bottom to top
ICONS_OF = {"clay": 2, "granite": 3, "basalt": 4}
TILES_OF_A_MATERIAL = 16
FLOWERS = 4
ROUND_TOKENS = 14
GARDEN = {"files": "abcdefgh", "ranks": 8, "stored_singles": 6, "stored_tiles": 1}
QUARRY = {"files": "ABCD", "ranks": 4, "layers_bottom_to_top": list(MATERIALS)}


@dataclass(frozen=True)
class Table:
    """What depends on the number of players (3)."""

    rounds: int
    tokens: int
    clay_removed: int


@dataclass(frozen=True)
class Components:
    """A checked box, packed: tiles by number, terrace tiles first, then the start tile of each flower in order."""

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
    """Pack a face, three bits a corner, NW lowest: 0 no icon, else 1 + kind."""
    return sum((ICONS.find(icon) + 1) << (3 * corner) for corner, icon in enumerate(face))


def face_text(face: int) -> str:
    """Write a packed face as its four letters."""
    return "".join(("-" + ICONS)[(face >> (3 * corner)) & 7] for corner in range(4))


def is_face(value: Any) -> bool:
    """Return whether this is the text of a face."""
    return isinstance(value, str) and len(value) == 4 and not set(value) - set(ICONS + "-")


# --- Reading a file ----------------------------------------------------------------------------------------


def open_box(data: Any) -> Box:
    """Return the box made of this data, or raise `BadBox`."""
    components_in(data)
    return Box.of(data.get("name", "babylon"), data)


def shipped_text() -> str:
    """Return the data file that comes with the game."""
    return Path(__file__).with_name("box.json").read_text(encoding="utf-8")


_packed: dict[str, Components] = {}  # by hash: packing the same box again would only cost time


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
    """Refuse a file of another kind, and one without its parts."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise BadBox(f'a box of Babylon is a JSON object with "format": "{FORMAT}"')
    if data.get("version") != VERSION or isinstance(data["version"], bool):
        raise BadBox(f"version {data.get('version')!r} of the box format is unknown; this is version {VERSION}")
    for name in ("flowers", "players", "supply", "tokens", "start_tiles", "tiles"):
        if name not in data:
            raise BadBox(f"{name!r} is missing")
    if not isinstance(data.get("name", ""), str):
        raise BadBox("'name' must be text")
    for name, fixed in (("garden", GARDEN), ("quarry", QUARRY)):  # 1.1: the board and the quarry are attested
        if data.get(name, fixed) != fixed:
            raise BadBox(f"{name!r} must be {json.dumps(fixed)}: the rules know no other")


def entries(data: Mapping[str, Any], name: str) -> list[tuple[int, Mapping[str, Any]]]:
    """Return the entries of a list of objects with their places."""
    values = data[name]
    if not isinstance(values, list) or not all(isinstance(value, Mapping) for value in values):
        raise BadBox(f"{name!r} must be a list of objects")
    return list(enumerate(values))


def check_flowers(flowers: Any) -> list[str]:
    """1.5 Exactly four flowers."""
    if not isinstance(flowers, list) or len(flowers) != FLOWERS or not all(map(is_name, flowers)):
        raise BadBox(f"'flowers' must be {FLOWERS} names of lower-case letters and digits")
    if len(set(flowers)) != FLOWERS:
        raise BadBox("'flowers' must be different from each other")
    return list(flowers)


def check_tile(place: str, tile: Mapping[str, Any], flowers: list[str]) -> Mapping[str, Any]:
    """1.5 A terrace tile: a material, and as many icons as the material has."""
    check_start(place, tile, flowers)
    material = tile.get("material")
    if material not in tuple(ICONS_OF):
        raise BadBox(f"{place}: material must be one of {' '.join(ICONS_OF)}")
    icons = 4 - tile["face"].count("-")
    if icons != ICONS_OF[material]:
        raise BadBox(f"{place}: {material} has {ICONS_OF[material]} icons, but {tile['face']!r} has {icons}")
    return tile


def check_start(place: str, tile: Mapping[str, Any], flowers: list[str]) -> Mapping[str, Any]:
    """1.5 Any tile: a name, a face and one of the flowers."""
    if not is_name(tile.get("id")):
        raise BadBox(f"{place}: id must be a name of lower-case letters and digits")
    if not is_face(tile.get("face")):
        raise BadBox(f"{place}: face must be four of the letters {' '.join(ICONS)} -")
    if tile.get("flower") not in flowers:
        raise BadBox(f"{place}: flower must be one of {' '.join(flowers)}")
    return tile


def check_numbers(tiles: list[Mapping[str, Any]], starts: list[Mapping[str, Any]]) -> None:
    """1.5 Sixteen tiles of each material, one start tile for each flower, and no name twice."""
    for material in MATERIALS:
        count = sum(tile["material"] == material for tile in tiles)
        if count != TILES_OF_A_MATERIAL:
            raise BadBox(f"there are {count} tiles of {material}, but must be {TILES_OF_A_MATERIAL}")
    if len(starts) != FLOWERS or len({tile["flower"] for tile in starts}) != FLOWERS:
        raise BadBox("there must be exactly one start tile for each flower")
    seen: set[str] = set()
    for tile in tiles + starts:
        if tile["id"] in seen:
            raise BadBox(f"two tiles have the id {tile['id']!r}")
        seen.add(tile["id"])


def check_tokens(tokens: list[tuple[int, Mapping[str, Any]]]) -> list[int]:
    """1.5 Known effects, 14 tokens in all; return one entry per token, sorted."""
    found: list[int] = []
    for place, token in tokens:
        name, count = token.get("id"), token.get("count")
        if name not in TOKENS:
            raise BadBox(f"tokens[{place}]: id must be one of {' '.join(TOKENS)}")
        if not is_count(count):
            raise BadBox(f"tokens[{place}]: count must be a whole number from 0 to 200")
        found += [TOKENS.index(name)] * count
    if len(found) != ROUND_TOKENS:
        raise BadBox(f"there are {len(found)} round tokens, but must be {ROUND_TOKENS}")
    return sorted(found)


def check_tables(players: Any) -> dict[int, Table]:
    """3 Rounds, tokens and removals for 2, 3 and 4 players, such that the quarry cannot run dry (R54)."""
    if not isinstance(players, Mapping) or set(players) != {"2", "3", "4"}:
        raise BadBox("'players' must have the entries 2, 3 and 4")
    tables: dict[int, Table] = {}
    for name, entry in players.items():
        if not isinstance(entry, Mapping) or not all(is_count(entry.get(key)) for key in Table.__annotations__):
            raise BadBox(f"players.{name} must name rounds, tokens and clay_removed as whole numbers")
        table = tables[int(name)] = Table(entry["rounds"], entry["tokens"], entry["clay_removed"])
        if table.rounds != table.tokens + 1 or table.tokens > ROUND_TOKENS:
            raise BadBox(f"players.{name}: there must be one round more than tokens, and {ROUND_TOKENS} tokens at most")
        if table.clay_removed > TILES_OF_A_MATERIAL or int(name) * table.rounds > START - table.clay_removed:
            raise BadBox(f"players.{name}: the quarry would run dry")
    return tables


def check_supply(supply: Any) -> list[int]:
    """1.1 How many plastic pieces there are."""
    if not isinstance(supply, Mapping) or set(supply) != set(PIECES):
        raise BadBox(f"'supply' must have the entries {', '.join(PIECES)}")
    for name in PIECES:
        if not is_count(supply[name]):
            raise BadBox(f"supply.{name} must be a whole number from 0 to 200")
    return [supply[name] for name in PIECES]


def is_name(value: Any) -> bool:
    """Return whether this can be the name of a tile or a flower."""
    return isinstance(value, str) and value.isascii() and value.isalnum() and value == value.lower()


def is_count(value: Any) -> TypeGuard[int]:
    """Return whether this can be a number of pieces."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 200


BOX = open_box(json.loads(shipped_text()))
