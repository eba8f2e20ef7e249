"""Conditions of every position of The Hanging Gardens (11.3); other states are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ziggurat.core.errors import BadState
from ziggurat.games.hanging_gardens.fields import (
    CARDS,
    IN_CARD,
    IN_KEEP,
    IN_OVER,
    IN_TEMPLE,
    IN_TILE,
    MIN_GROUP,
    PHASES,
    VACANT,
    Fields,
    PlayerFields,
    Square,
    columns_of,
    in_reading_order,
    slots_of,
)
from ziggurat.games.hanging_gardens.garden import connected, group_at
from ziggurat.games.hanging_gardens.reading import written
from ziggurat.games.hanging_gardens.tables import Tables


def check(fields: Fields, options: Mapping[str, Any], tables: Tables, merged: list[Square]) -> None:
    """Refuse a position that cannot occur."""
    check_cards(fields)
    check_tiles(fields, tables)
    for seat, player in enumerate(fields.players):
        check_garden(f"players[{seat}]", player)
        merging = fields.grown if fields.phase == IN_KEEP and seat == fields.to_move[0] else []
        check_groups(f"players[{seat}]", player, merging)
    check_end(fields, options)
    check_turn(fields, merged)


def check_cards(fields: Fields) -> None:
    """4, 11.3 Every card is in one place; the stack's size fits the round."""
    shown = [card for card in fields.card_display if card != VACANT]
    for card, times in Counter(fields.card_stack + shown + fields.burned_cards).items():
        if times > 1:
            raise BadState(f"card {card} occurs {times} times in card_stack, card_display and burned_cards")
    slots = slots_of(fields.seats)
    rest = CARDS - slots * fields.number
    if len(fields.card_stack) != rest:
        raise BadState(f"card_stack has {len(fields.card_stack)} cards, but in round {fields.number} {rest} are left")
    to_come = len(fields.to_move) if fields.phase == IN_CARD else max(len(fields.to_move) - 1, 0)
    if len(shown) != to_come:
        raise BadState(
            f"card_display shows {len(shown)} cards, but {to_come} turns of this round have still to take one"
        )
    taken = CARDS - rest - to_come
    if len(fields.burned_cards) > taken:
        raise BadState(f"burned_cards has {len(fields.burned_cards)} cards, but only {taken} were taken so far")


def check_tiles(fields: Fields, tables: Tables) -> None:
    """11.3 All 49 tiles; 5.9 a vacant space only with an empty stock."""
    counts = [fields.tile_stock.count(kind) + fields.tile_display.count(kind) for kind in range(tables.kinds)]
    for player in fields.players:
        counts = [sum(three) for three in zip(counts, player.open_tiles, player.blind_tiles, strict=True)]
    for tile, count, box in zip(tables.tiles, counts, tables.counts, strict=True):
        if count != box:
            raise BadState(f"there are {count} tiles {tile}; the box has {box}")
    if VACANT in fields.tile_display and fields.tile_stock:
        raise BadState("tile_display has a vacant space, but tile_stock has tiles to refill it")


def check_garden(name: str, player: PlayerFields) -> None:
    """11.2 A garden is connected; 11.3 temples stand on buildings."""
    start = next(iter(player.garden))
    if len(connected(player.garden, start)) != len(player.garden):
        raise BadState(f"{name}.garden is not connected over edges")
    for square in player.temples:
        if not player.garden.get(square):
            raise BadState(f"{name}.temples: there is no building at {written(square)}")


def check_groups(name: str, player: PlayerFields, merging: list[Square]) -> None:
    """11.3 No group holds two temples, but one that the card just laid has joined (5.4)."""
    for square in player.temples:
        group = group_at(player.garden, square)
        if len(group & set(player.temples)) > 1 and not group & set(merging):
            raise BadState(f"{name}: the group at {written(square)} holds more than one temple")


def check_end(fields: Fields, options: Mapping[str, Any]) -> None:
    """6.1 The game is over after the last round, and only then."""
    exhausted = not fields.tile_stock and (options["tiles_out"] == "stock" or set(fields.tile_display) == {VACANT})
    if fields.last and (not exhausted or options["last_round"] == "never"):
        raise BadState("round.last is given, but the tiles are not exhausted, or the option last_round is never")
    if exhausted and not fields.last and options["last_round"] != "never":
        # `last` is optional; without it, the tiles ran out in this round.
        fields.last = fields.number + (1 if options["last_round"] == "next" else 0)
    if fields.last and not fields.number <= fields.last <= fields.number + 1:
        raise BadState(f"round.last is {fields.last}, but round {fields.number} is played")
    ended = not fields.card_stack or fields.number == fields.last
    if (fields.phase == IN_OVER) != (not fields.to_move) or (fields.phase == IN_OVER and not ended):
        raise BadState("phase is over after the last turn of the last round, and only then; to_move is then empty")


def check_turn(fields: Fields, merged: list[Square]) -> None:
    """5 The fields of a turn belong to its phase."""
    name = PHASES[fields.phase]
    if fields.phase in (IN_CARD, IN_OVER):
        if fields.grown or merged or fields.size:
            raise BadState(f"turn: grown, merged and size are empty in phase {name}")
        return
    player = fields.players[fields.to_move[0]]
    check_grown(fields.grown, player)
    if (fields.phase == IN_KEEP) != bool(merged) or (fields.phase == IN_TILE) != bool(fields.size):
        raise BadState("turn.merged belongs to phase keep and turn.size to phase tile, and only there")
    if fields.phase == IN_KEEP and merged != first_merged(fields.grown, player):
        raise BadState("turn.merged must be the first group with two or more temples, with a square of turn.grown")
    if fields.phase == IN_TEMPLE and not any(qualifies(square, player) for square in fields.grown):
        raise BadState("phase is temple, but no group qualifies")
    if fields.phase == IN_TILE:
        check_reward(fields, player)


def check_grown(grown: list[Square], player: PlayerFields) -> None:
    """5.10 The new squares are buildings of one card."""
    if not grown or not all(player.garden.get(square) for square in grown):
        raise BadState("turn.grown must name building squares of the garden whose turn it is")
    wide = max(x for x, _ in grown) - min(x for x, _ in grown) + 1
    high = max(y for _, y in grown) - min(y for _, y in grown) + 1
    if max(wide, high) > 3 or min(wide, high) > 2:
        raise BadState("turn.grown does not fit on one card")


def first_merged(grown: list[Square], player: PlayerFields) -> list[Square]:
    """5.4 Return the first group with a new square and two or more temples."""
    groups = [group_at(player.garden, square) for square in grown]
    merged = [sorted(group, key=in_reading_order) for group in groups if len(group & set(player.temples)) > 1]
    return min(merged, key=lambda group: in_reading_order(group[0]), default=[])


def qualifies(square: Square, player: PlayerFields) -> bool:
    """5.5 Return whether the group of a new square qualifies."""
    group = group_at(player.garden, square)
    return len(group) >= MIN_GROUP and not group & set(player.temples)


def check_reward(fields: Fields, player: PlayerFields) -> None:
    """5.8 A templed group of that size has a new square, and a tile is available."""
    groups = [group_at(player.garden, square) for square in fields.grown]
    if fields.size < MIN_GROUP or not any(
        len(group) == fields.size and group & set(player.temples) for group in groups
    ):
        raise BadState(f"turn.size is {fields.size}, but no templed group of that size has a square of turn.grown")
    if all(tile == VACANT for tile in fields.tile_display[: 2 * columns_of(fields.size)]):
        raise BadState("phase is tile, but no allowed column holds a tile")
