"""Conditions of every position of Babylon (rules 1 to 4); other states are refused.

Two things are not checked: how many tiles have left the quarry, as long as it cannot run dry,
and where the tiles of a garden script came from (9.5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ziggurat.core.errors import BadState
from ziggurat.games.babylon.box import MATERIALS, ROUND_TOKENS, Components
from ziggurat.games.babylon.fields import (
    BUILDING,
    COLUMN_NAMES,
    DIGGING,
    LOOSE,
    MAX_STORED,
    NOTHING,
    OVER,
    PIECES,
    REMOVING,
    START,
    T_BLANK,
    T_DOUBLE,
    T_ICON,
    TILES,
    TOKENS,
    Fields,
    PlayerFields,
)
from ziggurat.games.babylon.options import garden_rules
from ziggurat.games.babylon.rebuild import Rebuilder, Rebuilt


def check(fields: Fields, options: Mapping[str, Any], components: Components) -> None:
    """Refuse an impossible position."""
    check_table(fields, components)
    rebuilt = [
        Rebuilder(f"players[{seat}].garden", player.garden, garden_rules(options), token_of(fields)).run()
        for seat, player in enumerate(fields.players)
    ]
    check_spent(fields, rebuilt)
    check_stock(fields, options, components, rebuilt)


def check_table(fields: Fields, components: Components) -> None:
    """Refuse a position that is impossible outside the gardens."""
    check_players(fields)
    check_tokens(fields, components)
    check_quarry(fields, components)
    check_tiles(fields, components)
    check_turn(fields)
    check_removal(fields, components)


# --- Turns -------------------------------------------------------------------------------------------------


def turns_begun(fields: Fields, seat: int) -> int:
    """Return the last round in which a seat may have laid a tile."""
    seats = len(fields.players)
    place, now = (seat - fields.first) % seats, (fields.player - fields.first) % seats
    begun = place < now or (place == now and fields.phase == BUILDING) or fields.phase == OVER
    return fields.round if begun else fields.round - 1


def token_of(fields: Fields) -> Callable[[int], int]:
    """Return a function from rounds to their tokens; round 1 has none (4.6)."""
    tokens = [*fields.used, fields.in_force]
    return lambda turn: tokens[turn - 2] if 2 <= turn <= len(tokens) + 1 else NOTHING


def new_tiles(fields: Fields) -> list[int]:
    """Return the tiles that the player to move has laid this turn."""
    tiles = fields.players[fields.player].garden.tiles
    return [laid.tile for laid in tiles if laid.turn == fields.round] if fields.phase == BUILDING else []


def first_turn(fields: Fields, seat: int, turns: int) -> int:
    """Return the number of a garden script's first turn.

    It is 1, or less if the script has more turns than were played.
    """
    begun = turns_begun(fields, seat)
    now = fields.phase == BUILDING and seat == fields.player
    return 1 if turns <= begun else begun - now - turns + 1


def match_script_tiles(fields: Fields, components: Components) -> None:
    """Match tiles of garden scripts with unused tiles of the box, by face and flower."""
    known = set(fields.out).union(*fields.columns, *map(tiles_of, fields.players))
    if not fields.dug_placed:
        known.add(fields.dug)
    for player in fields.players:
        own = [fields.dug, START + player.flower, *range(START)]  # what the player most likely laid comes first
        for place, laid in enumerate(player.garden.tiles):
            alike = [
                tile
                for tile in own
                if tile not in known
                and tile != NOTHING
                and (components.faces[tile], components.flowers[tile]) == (laid.face, laid.flower)
            ]
            if laid.tile == LOOSE and alike:
                player.garden.tiles[place] = replace(laid, tile=alike[0])
                known.add(alike[0])


def check_players(fields: Fields) -> None:
    """2.5 Flowers differ; pillars and token effects are where they can be."""
    if len({player.flower for player in fields.players}) != len(fields.players):
        raise BadState("players: all flowers must be different")
    in_turn = fields.phase in (DIGGING, BUILDING)
    for seat, player in enumerate(fields.players):
        mine = in_turn and seat == fields.player
        if not mine and player.singles > MAX_STORED:
            raise BadState(f"players[{seat}].singles: at most {MAX_STORED} can be stored")
        if player.doubles and not (mine and fields.in_force == T_DOUBLE):
            raise BadState(f"players[{seat}].doubles: only the token double gives one, during the player's turn")


def check_tokens(fields: Fields, components: Components) -> None:
    """1.4, 4.6 All 14 tokens; one is turned after each round but the last."""
    table = components.tables[len(fields.players)]
    turned = fields.used + [fields.in_force] * (fields.in_force != NOTHING)
    if fields.used and fields.in_force == NOTHING:
        raise BadState("tokens.in_force is null, but tokens have been used before it")
    if fields.round != len(turned) + 1:
        raise BadState(f"round is {fields.round}, but {len(turned)} tokens have been turned; it must be one more")
    if len(fields.left_out) != ROUND_TOKENS - table.tokens:
        raise BadState(f"tokens.left_out must have {ROUND_TOKENS - table.tokens} tokens")
    for token, name in enumerate(TOKENS):
        count = (turned + fields.pile + fields.left_out).count(token)
        if count != components.tokens.count(token):
            raise BadState(f"there are {count} tokens {name}; the box has {components.tokens.count(token)}")
    if fields.phase == OVER and fields.pile:
        raise BadState("phase is over, but the pile has tokens")


def check_quarry(fields: Fields, components: Components) -> None:
    """2.4 Basalt, granite, clay from the bottom; and enough tiles for the digs to come (R54)."""
    for name, column in zip(COLUMN_NAMES, fields.columns, strict=True):
        for material, tile in zip(MATERIALS, column, strict=False):
            if components.materials[tile] != material:
                raise BadState(f"columns.{name}: from the bottom a column has {', '.join(MATERIALS)}")
    seats = len(fields.players)
    done = (fields.player - fields.first) % seats + (fields.phase == BUILDING)
    to_come = 0 if fields.phase == OVER else seats * (len(fields.pile) + 1) - done
    if fields.phase != REMOVING and sum(map(len, fields.columns)) < to_come:
        raise BadState(f"columns: the quarry has too few tiles: {to_come} are still to be dug")


def check_tiles(fields: Fields, components: Components) -> None:
    """Every tile of the box is in one place; start tiles stay with their flowers."""
    places: Counter[int] = Counter(tile for column in fields.columns for tile in column)
    places.update(fields.out)
    if fields.dug != NOTHING and not fields.dug_placed:
        places[fields.dug] += 1
    for player in fields.players:
        places.update(tiles_of(player))
    played = {START + player.flower for player in fields.players}
    for tile in range(TILES):
        expected = 1 if tile < START or tile in played else 0
        if places[tile] != expected:
            raise BadState(f"tile {components.ids[tile]} is in {places[tile]} places; it must be in {expected}")
    for seat, player in enumerate(fields.players):
        if any(tile >= START and tile != START + player.flower for tile in tiles_of(player)):
            raise BadState(f"players[{seat}] has the start tile of another flower")


def tiles_of(player: PlayerFields) -> list[int]:
    """Return the tiles of the box that a player has in slot and garden."""
    slot = [] if player.slot == NOTHING else [player.slot]
    return slot + [laid.tile for laid in player.garden.tiles if laid.tile != LOOSE]


def check_turn(fields: Fields) -> None:
    """4.2, 4.3 Check the dug tile and the tiles laid this turn."""
    if (fields.dug != NOTHING) != (fields.phase == BUILDING):
        raise BadState("dug must be a tile in phase build, null in every other phase")
    if fields.dug != NOTHING and fields.dug >= START:
        raise BadState("dug must be a tile of the quarry, not a start tile")
    new = new_tiles(fields)
    if fields.dug_placed and fields.dug not in new:
        raise BadState("dug_placed is true, but the dug tile was not laid this turn")
    kept = len(new) - fields.dug_placed
    if kept > 1 or (kept == 1 and fields.players[fields.player].slot != NOTHING):
        raise BadState("more tiles were laid this turn than the dug one and the one kept before")
    for seat, player in enumerate(fields.players):
        if any(laid.turn > turns_begun(fields, seat) for laid in player.garden.tiles):
            raise BadState(f"players[{seat}].garden.tiles: a tile was laid in a turn that has not begun")


def check_removal(fields: Fields, components: Components) -> None:
    """3 Clay removal comes before everything else, in clockwise order."""
    if fields.phase != REMOVING:
        return
    if fields.to_remove < 1:
        raise BadState("phase is remove, but no clay tile is to be removed any more")
    if any(components.materials[tile] != "clay" for tile in fields.out):
        raise BadState("out: only clay tiles can be out of the game before the first round")
    if fields.player != (fields.first + len(fields.out)) % len(fields.players):
        raise BadState("player: clay tiles are removed in turns, beginning with the first player")
    for seat, player in enumerate(fields.players):
        if player.singles or player.garden.tiles or player.slot != START + player.flower:
            raise BadState(
                f"players[{seat}]: before the first round a player has the start tile in the slot, nothing else"
            )


def check_spent(fields: Fields, rebuilt: list[Rebuilt]) -> None:
    """4.7 The token is spent if and only if an ornament of this turn needed it."""
    for seat, player in enumerate(fields.players):
        granting = fields.in_force in (T_ICON, T_BLANK) and fields.phase == BUILDING and seat == fields.player
        if player.spent != (granting and fields.round in rebuilt[seat].starred):
            raise BadState(f"players[{seat}].token_spent does not agree with the ornaments of this turn")


def check_stock(fields: Fields, options: Mapping[str, Any], components: Components, rebuilt: list[Rebuilt]) -> None:
    """6 With supply = box, pieces in supply, hands and gardens add up to the box."""
    if (fields.stock is not None) != (options["supply"] == "box"):
        raise BadState("stock must be an object with the option supply = box, null otherwise")
    if fields.stock is None:
        return
    for piece, name in enumerate(PIECES):
        out = sum(result.pieces[name] for result in rebuilt)
        if name in ("single", "double"):
            out += sum(getattr(player, name + "s") for player in fields.players)
        left, box = fields.stock[piece], components.supply[piece]
        if left + out != box:
            raise BadState(f"stock.{name}: {left} in the supply and {out} elsewhere; the box has {box}")
