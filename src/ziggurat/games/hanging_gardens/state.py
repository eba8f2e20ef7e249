"""The whole position of The Hanging Gardens as JSON, and back; impossible states are refused.

Cards are numbers, tiles names, squares "x,y". In lists that stand for a stack the last element is the top.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.errors import BadOptions, BadState
from ziggurat.core.reading import items, keys, number, one_of, read_options
from ziggurat.games.hanging_gardens import reading
from ziggurat.games.hanging_gardens.checks import check
from ziggurat.games.hanging_gardens.fields import (
    IN_KEEP,
    PHASES,
    SPACES,
    SQUARES,
    TEMPLES,
    VACANT,
    Fields,
    PlayerFields,
    Square,
    in_reading_order,
    rounds_of,
    slots_of,
    turns_of_round,
)
from ziggurat.games.hanging_gardens.options import OPTIONS, check_start_player
from ziggurat.games.hanging_gardens.position import HangingGardensPosition
from ziggurat.games.hanging_gardens.reading import written
from ziggurat.games.hanging_gardens.tables import Tables, tables_of

KEYS = (
    "players",
    "round",
    "phase",
    "card_stack",
    "card_display",
    "burned_cards",
    "tile_stock",
    "tile_display",
    "turn",
    "options",
)
PLAYER_KEYS = ("garden", "temples", "supply", "open_tiles", "blind_tiles", "five_point_awards")
ROUND_KEYS = ("number", "start_seat", "to_move")
TURN_KEYS = ("grown", "merged", "size")
MAX_SQUARES = 2000
MAX_AWARDS = 60  # one per turn


# --- Writing ----------------------------------------------------------------------------------------------------


def state_of(position: HangingGardensPosition) -> dict[str, Any]:
    """Return the whole position, secrets included."""
    fields = position.fields()
    names = position.tables.tiles
    return {
        "players": [player_state(player, names) for player in fields.players],
        "round": round_state(fields),
        "phase": PHASES[fields.phase],
        "card_stack": fields.card_stack,
        "card_display": display_state(fields.card_display),
        "burned_cards": fields.burned_cards,
        "tile_stock": [names[tile] for tile in fields.tile_stock],
        "tile_display": tile_display_state(fields, names),
        "turn": turn_state(position, fields),
        "options": dict(position.options),
    }


def player_state(player: PlayerFields, names: list[str]) -> dict[str, Any]:
    """Return what one player has."""
    return {
        "garden": {written(square): SQUARES[kind] for square, kind in player.garden.items()},
        "temples": [written(square) for square in player.temples],
        "supply": player.supply,
        "open_tiles": tile_names(player.open_tiles, names),
        "blind_tiles": tile_names(player.blind_tiles, names),
        "five_point_awards": player.awards,
    }


def round_state(fields: Fields) -> dict[str, Any]:
    """Return the round; its entry `last` is there only once the tiles are exhausted (6.1)."""
    state = {"number": fields.number, "start_seat": fields.start_seat, "to_move": fields.to_move}
    return {**state, "last": fields.last} if fields.last else state


def display_state(display: list[int]) -> list[int | None]:
    """Return the cards in their slots, null when taken."""
    return [None if card == VACANT else card for card in display]


def tile_display_state(fields: Fields, names: list[str]) -> dict[str, str | None]:
    """Return the tiles in their spaces, null when vacant."""
    return {
        space: None if tile == VACANT else names[tile] for space, tile in zip(SPACES, fields.tile_display, strict=True)
    }


def turn_state(position: HangingGardensPosition, fields: Fields) -> dict[str, Any]:
    """Return the fields that matter only inside a turn."""
    merged = position.merged_squares(position.to_move) if fields.phase == IN_KEEP else []
    return {
        "grown": [written(square) for square in fields.grown],
        "merged": [written(square) for square in merged],
        "size": fields.size,
    }


def tile_names(counts: list[int], names: list[str]) -> list[str]:
    """Write tiles out by name, in the order of the box."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


# --- Reading ----------------------------------------------------------------------------------------------------


def position_of(state: Mapping[str, Any], box: Box) -> HangingGardensPosition:
    """Set up the position that a state describes, or raise `BadState`."""
    state = keys("the state", state, KEYS)
    tables = tables_of(box)
    fields = read_fields(state, tables)
    options = read_table_options(state["options"], fields.seats)
    merged = read_merged(state["turn"])
    check(fields, options, tables, merged)
    return HangingGardensPosition.from_fields(fields, options, box)


def read_table_options(value: Any, seats: int) -> dict[str, Any]:
    """Return the options, which fit the number of seats."""
    options = read_options(value, OPTIONS)
    try:
        check_start_player(seats, options)
    except BadOptions as error:
        raise BadState(f"options: {error}") from None
    return options


def read_fields(state: Mapping[str, Any], tables: Tables) -> Fields:
    """Read every field, refusing what is not of its kind."""
    names = tuple(tables.tiles)
    players = items("players", state["players"], 4)
    seats = number("the number of players", len(players), 2, 4)
    turn = keys("turn", state["turn"], TURN_KEYS)
    spaces = keys("tile_display", state["tile_display"], SPACES)
    rounds = rounds_of(seats)
    part = keys("round", state["round"], ROUND_KEYS, ("last",))
    start = number("round.start_seat", part["start_seat"], 0, seats - 1)
    return Fields(
        players=[read_player(at, player, names) for at, player in players],
        card_stack=reading.cards("card_stack", state["card_stack"]),
        card_display=reading.slots("card_display", state["card_display"], slots_of(seats)),
        burned_cards=reading.cards("burned_cards", state["burned_cards"]),
        tile_stock=reading.tiles("tile_stock", state["tile_stock"], names),
        tile_display=[
            VACANT if spaces[space] is None else one_of(f"tile_display.{space}", spaces[space], names)
            for space in SPACES
        ],
        start_seat=start,
        to_move=read_to_move(part["to_move"], turns_of_round(seats, start)),
        number=number("round.number", part["number"], 1, rounds),
        last=number("round.last", part.get("last") or 0, 0, rounds + 1),
        phase=one_of("phase", state["phase"], PHASES),
        grown=sorted(reading.squares("turn.grown", turn["grown"], 6), key=in_reading_order),
        size=number("turn.size", turn["size"] or 0, 0, MAX_SQUARES),
    )


def read_player(name: str, player: Any, names: tuple[str, ...]) -> PlayerFields:
    """Read what one player has."""
    player = keys(name, player, PLAYER_KEYS)
    temples = reading.squares(f"{name}.temples", player["temples"], TEMPLES)
    supply = number(f"{name}.supply", player["supply"], 0, TEMPLES)
    if supply + len(temples) != TEMPLES:
        raise BadState(
            f"{name}: {len(temples)} temples in the garden and {supply} in supply are not {TEMPLES} together"
        )
    return PlayerFields(
        garden=read_garden(f"{name}.garden", player["garden"]),
        open_tiles=reading.heap(f"{name}.open_tiles", player["open_tiles"], names),
        blind_tiles=reading.heap(f"{name}.blind_tiles", player["blind_tiles"], names),
        temples=sorted(temples, key=in_reading_order),
        awards=number(f"{name}.five_point_awards", player["five_point_awards"], 0, MAX_AWARDS),
    )


def read_garden(name: str, value: Any) -> dict[Square, int]:
    """Read the visible squares of a garden."""
    if not isinstance(value, Mapping) or not 1 <= len(value) <= MAX_SQUARES:
        raise BadState(f'{name} must be an object of 1 to {MAX_SQUARES} squares "x,y"')
    garden = {
        reading.square(name, place): one_of(f"{name}.{place}", kind, tuple(SQUARES)) for place, kind in value.items()
    }
    return {square: garden[square] for square in sorted(garden, key=in_reading_order)}


def read_to_move(value: Any, order: list[int]) -> list[int]:
    """Read the seats still to move, which are the end of the round's order (4)."""
    if not isinstance(value, list) or value != order[len(order) - len(value) :] or len(value) > len(order):
        raise BadState(f"round.to_move must be the end of {order}, the order of turns in this round")
    return list(value)


def read_merged(turn: Mapping[str, Any]) -> list[Square]:
    """Read the merged group awaiting a decision."""
    value = [] if turn["merged"] is None else turn["merged"]
    return sorted(reading.squares("turn.merged", value, MAX_SQUARES), key=in_reading_order)


# --- Exact bytes ----------------------------------------------------------------------------------------------
# For stored games. Only `freeze` writes this, so nothing is checked beyond the shape.


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
        fields = Fields(**{**parts, "players": players, "grown": pairs(parts["grown"])})
        return HangingGardensPosition.from_fields(fields, data["options"], box)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadState(f"this is not a frozen position of The Hanging Gardens: {error}") from None


def player_of(data: dict[str, Any]) -> PlayerFields:
    """Return the fields of one player."""
    garden = {(x, y): shown for (x, y), shown in data["garden"]}
    return PlayerFields(**{**data, "garden": garden, "temples": pairs(data["temples"])})


def pairs(data: list[list[int]]) -> list[tuple[int, int]]:
    """Return squares, which JSON writes as lists."""
    return [(x, y) for x, y in data]
