"""Views of The Hanging Gardens (section 2), and a position that agrees with a view.

Every field is listed by name, so nothing else leaves the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ziggurat.core.box import Box
from ziggurat.core.errors import BadState, BadView
from ziggurat.core.game import Kept, kept_part
from ziggurat.core.options import shown
from ziggurat.games.hanging_gardens.fields import (
    COLUMNS,
    IN_OVER,
    IN_TILE,
    MIN_GROUP,
    PHASES,
    SPACES,
    VACANT,
    Fields,
    PlayerFields,
    columns_of,
    rounds_of,
    turns_of_round,
)
from ziggurat.games.hanging_gardens.garden import turn_names
from ziggurat.games.hanging_gardens.position import HangingGardensPosition
from ziggurat.games.hanging_gardens.preview import described_group
from ziggurat.games.hanging_gardens.scoring import gain_of, ladders_of, sheet_of, values_of
from ziggurat.games.hanging_gardens.state import (
    ROUND_KEYS,
    TURN_KEYS,
    display_state,
    player_state,
    position_of,
    round_state,
    tile_display_state,
    tile_names,
    turn_state,
)
from ziggurat.games.hanging_gardens.tables import Tables

SHARED = ("phase", "card_display", "burned_cards", "tile_display", "options")


def view_of(position: HangingGardensPosition, seat: int | None) -> dict[str, Any]:
    """Return what a seat may know; None is the public, which owns nothing."""
    public, [own] = views_of(position, [seat], {})
    return public | own


def views_of(
    position: HangingGardensPosition, seats: Sequence[int | None], kept: Kept
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the public fields, and those that depend on the tiles that each seat sees."""
    seen = SeenPlayers(position, kept)
    return public_data(position, seen.fields, kept), [own_data(position, seat, seen) for seat in seats]


def public_data(position: HangingGardensPosition, fields: Fields, kept: Kept) -> dict[str, Any]:
    """Return the fields that all seats see."""
    tables = position.tables
    cards = [card for card in fields.card_display if card != VACANT]
    return {
        "round": {**round_state(fields), "order": turns_of_round(fields.seats, fields.start_seat)},
        "phase": PHASES[fields.phase],
        "card_display": display_state(fields.card_display),
        "faces": kept_part(kept, "faces", cards, lambda: {str(card): list(tables.faces[card]) for card in cards}),
        "rotations": kept_part(
            kept, "rotations", cards, lambda: {str(card): list(turn_names(tuple(tables.faces[card]))) for card in cards}
        ),
        "card_stack_size": len(fields.card_stack),
        "card_rest": sorted(fields.card_stack),
        "burned_cards": fields.burned_cards,
        "tile_display": tile_display_state(fields, tables.tiles),
        "tile_stock_size": len(fields.tile_stock),
        "turn": seen_turn(position, fields),
        "places": position.places() if fields.phase == IN_OVER else None,
        "options": kept_part(kept, "options", position.options, lambda: dict(position.options)),
        "box": kept_part(kept, "box", position.box.hash, lambda: box_data(position.box)),
        "values": kept_part(kept, "values", position.box.hash, lambda: values_of(position.box)),
        "constants": constants_of(fields.seats),
    }


class SeenPlayers:
    """The players of a position as seats see them; what several seats see is made once."""

    def __init__(self, position: HangingGardensPosition, kept: Kept) -> None:
        self.fields = position.fields()
        self.tables = position.tables
        self.secrecy = position.options["tile_secrecy"]
        self.kept = kept
        self.made: dict[tuple[int, bool, bool], SeenPlayer] = {}

    def player(self, number: int, seat: int | None) -> SeenPlayer:
        """Return a player as a seat sees it."""
        tiles = seen_tiles(self.fields, number, seat, self.secrecy)
        key = (number, tiles[0] is None, tiles[1] is None)
        if key not in self.made:
            self.made[key] = self.make(number, tiles)
        return self.made[key]

    def make(self, number: int, tiles: Seen) -> SeenPlayer:
        player, tables = self.fields.players[number], self.tables
        held = counted(tiles, tables)
        public = kept_part(self.kept, f"player {number}", player, lambda: player_state(player, tables.tiles))
        data = {**seen_player(player, public, tiles, tables), "ladders": ladders_of(tables.values, held)}
        return SeenPlayer(tiles, held, data, sheet_of(tables.values, held, player.awards))


class SeenPlayer(NamedTuple):
    """A player as some seats see it: tiles, their numbers by kind, the view's data and score sheet."""

    tiles: Seen
    held: dict[str, int]
    data: dict[str, Any]
    sheet: dict[str, int]


def own_data(position: HangingGardensPosition, seat: int | None, seen: SeenPlayers) -> dict[str, Any]:
    """Return the fields that depend on what a seat sees."""
    fields, tables = seen.fields, seen.tables
    players = [seen.player(number, seat) for number in range(fields.seats)]
    is_mover = seat is not None and seat == position.to_move
    return {
        "players": [player.data for player in players],
        "tile_rest": tile_names(unseen_tiles(fields, [player.tiles for player in players], tables), tables.tiles),
        "tile_gains": tile_gains(fields, tables, players[seat].held) if seat is not None and is_mover else {},
        "scores": [sum(player.sheet.values()) for player in players],
        "sheets": [player.sheet for player in players],
    }


def box_data(box: Box) -> dict[str, Any]:
    """Return what identifies a box, and how well its data are known."""
    return {"id": box.id, "hash": box.hash, "status": dict(box.data["status"])}


def constants_of(seats: int) -> dict[str, Any]:
    """Return numbers of the rules that a client shows: rounds, and group sizes by column."""
    return {"rounds": rounds_of(seats), "group_sizes": [MIN_GROUP + column for column in range(COLUMNS)]}


def seen_turn(position: HangingGardensPosition, fields: Fields) -> dict[str, Any]:
    """Return the fields of a turn, with its new groups and the open columns."""
    groups = position.grown_groups(position.to_move) if fields.grown else []
    return {
        **turn_state(position, fields),
        "columns": columns_of(fields.size) if fields.phase == IN_TILE else 0,
        "groups": [described_group(*group, len(fields.tile_stock)) for group in groups],
    }


def tile_gains(fields: Fields, tables: Tables, held: Mapping[str, int]) -> dict[str, Any]:
    """6.2 Return, for each space with a tile, what the tile would bring to its taker."""
    return {
        space: gain_of(tables.values, held, tables.tiles[tile])
        for space, tile in zip(SPACES, fields.tile_display, strict=True)
        if tile != VACANT
    }


Seen = tuple[list[int] | None, list[int] | None]
"""Open and blind tiles of a player as counts by kind; None if they are hidden."""


def seen_tiles(fields: Fields, p: int, seat: int | None, secrecy: str) -> Seen:
    """2 Return the tiles of player `p` that a seat sees; all after the game."""
    player = fields.players[p]
    if p == seat or fields.phase == IN_OVER or secrecy == "none":
        return player.open_tiles, player.blind_tiles
    return (None, None) if secrecy == "all" else (player.open_tiles, None)


def known(tiles: Seen, tables: Tables) -> list[list[int]]:
    """Return open and blind tiles with nothing in the place of what is hidden."""
    return [[0] * tables.kinds if counts is None else counts for counts in tiles]


def counted(tiles: Seen, tables: Tables) -> dict[str, int]:
    """Return how many tiles of each kind are seen."""
    return {tile: sum(two) for tile, *two in zip(tables.tiles, *known(tiles, tables), strict=True)}


def seen_player(player: PlayerFields, public: dict[str, Any], tiles: Seen, tables: Tables) -> dict[str, Any]:
    """Return a player as a seat sees it, always with the numbers of tiles."""
    names = tables.tiles
    open_tiles, blind_tiles = tiles
    return {
        **{name: public[name] for name in ("garden", "temples", "supply", "five_point_awards")},
        "open_tiles": None if open_tiles is None else tile_names(open_tiles, names),
        "blind_tiles": None if blind_tiles is None else tile_names(blind_tiles, names),
        "open_count": sum(player.open_tiles),
        "blind_count": sum(player.blind_tiles),
    }


def unseen_tiles(fields: Fields, seen: list[Seen], tables: Tables) -> list[int]:
    """Count the tiles that are in the stock or hidden in front of a player."""
    rest = list(tables.counts)
    for tile in fields.tile_display:
        if tile != VACANT:
            rest[tile] -= 1
    for tiles in seen:
        for counts in known(tiles, tables):
            rest = [left - count for left, count in zip(rest, counts, strict=True)]
    return rest


# --- Imagining --------------------------------------------------------------------------------------------------


def position_from(view: Mapping[str, Any], box: Box) -> HangingGardensPosition:
    """Return any position that agrees with a view; `redeal` then deals its hidden part."""
    try:
        if view["box"]["hash"] != box.hash:
            raise BadView(f"the view belongs to the box {view['box']['id']!r}, not to {box.id!r}; give the right one")
        position = position_of(state_from(view), box)
    except (KeyError, TypeError, IndexError, BadState) as error:
        raise BadView(f"this is not a view of The Hanging Gardens: {error}") from None
    if view.get("seats") != position.seats:
        raise BadView(f"seats: the view has {position.seats} players, not {shown(view.get('seats'))}")
    return position


def state_from(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the state of a view, with the hidden tiles in any order."""
    rest = list(view["tile_rest"])
    players = []
    for player in view["players"]:
        whole = {name: player[name] for name in ("garden", "temples", "supply", "five_point_awards")}
        for kind in ("open", "blind"):
            tiles = player[f"{kind}_tiles"]
            whole[f"{kind}_tiles"] = [rest.pop() for _ in range(player[f"{kind}_count"])] if tiles is None else tiles
        players.append(whole)
    return {
        **{name: view[name] for name in SHARED},
        "round": {name: view["round"][name] for name in (*ROUND_KEYS, "last") if name in view["round"]},
        "turn": {name: view["turn"][name] for name in TURN_KEYS},
        "players": players,
        "card_stack": view["card_rest"],
        "tile_stock": rest,
    }
