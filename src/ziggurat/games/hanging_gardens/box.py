"""The box: building cards and point tiles as data (section 1), shipped or a user's.

`box.json` is the shipped box and describes the format. Whatever breaks the format is refused with the entry and the
reason. Only faces, numbers and values count for the hash of a box, so remarks may be edited freely.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox
from ziggurat.core.options import shown
from ziggurat.core.reading import keys, number
from ziggurat.games.hanging_gardens.fields import CARDS, SQUARES, TILES

FILE = Path(__file__).with_name("box.json")
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
AWARDS = "awards"  # a line of the score sheet, so no tile may be called so
MAX_POINTS = 10_000

WHOLE = ("format", "name", "about", "deck", "tiles")
DECK = ("format", "status", "about", "legend", "start_card", "cards")
FACE = ("id", "pattern", "shift", "rows", "provenance")
TILE_TABLE = ("format", "status", "about", "award_without_tile", "series", "persons")
SERIES = ("id", "tiles", "values", "provenance")
PERSON = ("id", "tiles", "series", "low", "high", "per_tile", "provenance")


def open_box(data: Any) -> Box:
    """Return the box made of this data, or raise `BadBox`.

    A missing half, cards or tiles, is taken from the shipped box.
    """
    body = entry("the box", whole(data), WHOLE)
    if "deck" not in body and "tiles" not in body:
        raise BadBox("the box has neither a deck (deck or cards) nor tiles (tiles or series)")
    shipped: dict[str, Any] = {} if {"deck", "tiles"} <= set(body) else json.loads(FILE.read_text(encoding="utf-8"))
    deck = read_deck(body.get("deck", shipped.get("deck")))
    tiles = read_tiles(body.get("tiles", shipped.get("tiles")))
    name = body.get("name", "own box")
    if not isinstance(name, str) or not 1 <= len(name) <= 80:
        raise BadBox(f"name is {shown(name)}, but must be a text of 1 to 80 characters")
    parts = {**deck, **tiles}
    status = {half: parts.pop(f"{half}_status") for half in ("deck", "tiles")}
    return Box(name, Box.of(name, parts).hash, {**parts, "status": status})


# --- Cards ------------------------------------------------------------------------------------------------------


def read_deck(data: Any) -> dict[str, Any]:
    """1.2 Return the faces of the cards by id, without remarks."""
    deck = entry("deck", data, DECK)
    if "legend" in deck and (not isinstance(deck["legend"], Mapping) or set(deck["legend"]) != set(SQUARES)):
        raise BadBox(f"deck.legend must explain the characters {' '.join(SQUARES)} and no others")
    cards = deck.get("cards")
    if not isinstance(cards, list) or len(cards) != CARDS:
        raise BadBox(f"cards must be a list of {CARDS} cards, and has {count(cards)}")
    faces: dict[int, list[str]] = {}
    for place, card in enumerate(cards):
        card_id, face = read_card(f"cards[{place}]", card)
        if card_id in faces:
            raise BadBox(f"cards[{place}].id: duplicate id {card_id}")
        faces[card_id] = face
    return {
        "start_card": rows("start_card", deck.get("start_card", ["..", "..", ".."])),
        "cards": {str(card_id): faces[card_id] for card_id in sorted(faces)},
        "deck_status": text("deck.status", deck.get("status", "unknown")),
    }


def read_card(name: str, card: Any) -> tuple[int, list[str]]:
    """Return id and face of a card."""
    card = entry(name, card, FACE)
    card_id = number(f"{name}.id", card.get("id"), 1, CARDS, BadBox)
    return card_id, rows(f"{name} (id {card_id}).rows", card.get("rows"))


def rows(name: str, value: Any) -> list[str]:
    """Read a face: three rows of two squares."""
    if not isinstance(value, list) or len(value) != 3:
        raise BadBox(f"{name} must be 3 rows: top, middle, bottom; it is {shown(value)}")
    for row in value:
        if not isinstance(row, str) or len(row) != 2 or set(row) - set(SQUARES):
            raise BadBox(f"{name}: {shown(row)} must be 2 of the characters {' '.join(SQUARES)}")
    return list(value)


# --- Tiles ------------------------------------------------------------------------------------------------------


def read_tiles(data: Any) -> dict[str, Any]:
    """1.3 Return series and persons, without remarks."""
    tiles = entry("tiles", data, TILE_TABLE)
    series = [read_series(f"series[{i}]", one) for i, one in enumerate(listed("series", tiles.get("series")))]
    names = [one["id"] for one in series]
    persons = [
        read_person(f"persons[{i}]", one, names) for i, one in enumerate(listed("persons", tiles.get("persons")))
    ]
    names += [one["id"] for one in persons]
    for name in names:
        if names.count(name) > 1:
            raise BadBox(f"duplicate tile id {name!r}")
    total = sum(one["tiles"] for one in series + persons)
    if total != TILES:
        raise BadBox(f"the numbers of tiles add up to {total}, but must be {TILES}")
    return {
        "award_without_tile": number("award_without_tile", tiles.get("award_without_tile", 5), 0, MAX_POINTS, BadBox),
        "series": series,
        "persons": persons,
        "tiles_status": text("tiles.status", tiles.get("status", "unknown")),
    }


def read_series(name: str, one: Any) -> dict[str, Any]:
    """Return a series: its tiles, and what 1, 2 ... of them pay together."""
    one = entry(name, one, SERIES)
    tile = tile_id(name, one.get("id"))
    name = f"{name} ({tile})"
    values = one.get("values")
    if not isinstance(values, list) or not 1 <= len(values) <= TILES:
        raise BadBox(f"{name}.values must be a list of at least one value")
    return {
        "id": tile,
        "tiles": number(f"{name}.tiles", one.get("tiles"), 1, TILES, BadBox),
        "values": [
            number(f"{name}.values[{place}]", value, 0, MAX_POINTS, BadBox) for place, value in enumerate(values)
        ],
    }


def read_person(name: str, one: Any, series: list[str]) -> dict[str, Any]:
    """Return a person: the series it belongs to, and what it pays."""
    one = entry(name, one, PERSON)
    tile = tile_id(name, one.get("id"))
    name = f"{name} ({tile})"
    if one.get("series") not in series:
        raise BadBox(f"{name}.series is {shown(one.get('series'))}, which is no series of this box")
    pays = [what for what in ("low", "high", "per_tile") if what in one]
    if pays not in (["low", "high"], ["per_tile"]):
        raise BadBox(f"{name} must have either low and high, or per_tile")
    return {
        "id": tile,
        "tiles": number(f"{name}.tiles", one.get("tiles", 1), 1, TILES, BadBox),
        "series": one["series"],
        **{what: number(f"{name}.{what}", one[what], 0, MAX_POINTS, BadBox) for what in pays},
    }


# --- Reading single values --------------------------------------------------------------------------------------


def whole(data: Any) -> Any:
    """Return the data of a box; a deck or tiles alone become a box."""
    if isinstance(data, Mapping) and "cards" in data:
        return {"deck": data}
    return {"tiles": data} if isinstance(data, Mapping) and "series" in data else data


def entry(name: str, value: Any, names: tuple[str, ...]) -> Mapping[str, Any]:
    """Return an object; unknown fields are refused, because they may be misspelt."""
    return keys(name, value, (), names, BadBox)


def listed(name: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadBox(f"{name} is {shown(value)}, but must be a list")
    return value


def text(name: str, value: Any) -> str:
    """Read a short text."""
    if not isinstance(value, str) or len(value) > 80:
        raise BadBox(f"{name} is {shown(value)}, but must be a short text")
    return value


def tile_id(name: str, value: Any) -> str:
    if not isinstance(value, str) or not NAME.fullmatch(value) or value == AWARDS:
        raise BadBox(f"{name}.id is {shown(value)}, but must be a name of lower-case letters, digits and _")
    return value


def count(value: Any) -> str:
    """Return the number of entries of a list as text."""
    return str(len(value)) if isinstance(value, list) else "none"


BOX = open_box(json.loads(FILE.read_text(encoding="utf-8")))
