"""Invariants of The Hanging Gardens (rules 11.2 and 11.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from helpers.hanging_gardens_reference import all_groups, at, garden_of, group
from ziggurat.core.game import Game
from ziggurat.core.position import Position

ORDERS = {2: (0, 1, 1, 0), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


def check(game: Game, position: Position) -> None:
    """Raise `AssertionError` if a position breaks an invariant."""
    state = game.state(position)
    check_tiles(game, state)
    check_cards(position, state)
    for seat, player in enumerate(state["players"]):
        check_player(player, merging=state["phase"] == "keep" and seat == position.to_move)
    check_round(position, state)
    assert all(code < 1 << 31 for code in position.legal())


def check_tiles(game: Game, state: dict[str, Any]) -> None:
    """Check that all 49 tiles exist, and spaces are vacant only with an empty stock."""
    display = [tile for tile in state["tile_display"].values() if tile is not None]
    tiles = Counter(state["tile_stock"] + display)
    for player in state["players"]:
        tiles.update(player["open_tiles"] + player["blind_tiles"])
    box = game.box.data
    assert tiles == Counter({one["id"]: one["tiles"] for one in box["series"] + box["persons"]})
    assert len(display) == 6 or not state["tile_stock"]


def check_cards(position: Position, state: dict[str, Any]) -> None:
    """Check that no card exists twice, and as many were taken as turns have begun."""
    shown = [card for card in state["card_display"] if card is not None]
    listed = shown + state["card_stack"] + state["burned_cards"]
    assert len(set(listed)) == len(listed)
    slots = len(state["card_display"])
    assert len(state["card_stack"]) == 60 - slots * state["round"]["number"]
    waiting = len(state["round"]["to_move"]) - (0 if state["phase"] in ("card", "over") else 1)
    assert len(shown) == waiting
    placed = 60 - len(listed)
    squares = sum(len(player["garden"]) for player in state["players"])
    assert squares <= 6 * position.seats + 5 * placed


def check_player(player: dict[str, Any], merging: bool) -> None:
    """Check the five temples, at most one per group, and that the garden is connected."""
    garden = garden_of(player)
    temples = {at(place) for place in player["temples"]}
    assert player["supply"] + len(temples) == 5
    assert all(garden.get(temple, ".") != "." for temple in temples)
    assert merging == any(len(found & temples) > 1 for found in all_groups(garden))
    bare = dict.fromkeys(garden, ".")
    assert group(bare, next(iter(bare))) == set(garden)
    assert all(-60 <= part <= 62 for square in garden for part in square)


def check_round(position: Position, state: dict[str, Any]) -> None:
    """Check the order of the round, and that a running game has a legal action."""
    order = [(state["round"]["start_seat"] + step) % position.seats for step in ORDERS[position.seats]]
    to_move = state["round"]["to_move"]
    assert to_move == order[len(order) - len(to_move) :]
    assert position.over == (not to_move) == (state["phase"] == "over")
    assert position.over or position.to_move == to_move[0]
    assert bool(position.legal()) != position.over


def check_step(game: Game, before: Position, after: Position) -> None:
    """Check that only the mover changes, and keeps tiles and awards."""
    old, new = game.state(before), game.state(after)
    for seat, (was, now) in enumerate(zip(old["players"], new["players"], strict=True)):
        if seat != before.to_move:
            assert now == was, f"seat {seat} was changed in the turn of seat {before.to_move}"
        for kind in ("open_tiles", "blind_tiles"):
            assert not Counter(was[kind]) - Counter(now[kind]), f"seat {seat} lost a tile"
        assert 0 <= now["five_point_awards"] - was["five_point_awards"] <= 1
        assert set(was["garden"]) <= set(now["garden"]), "a square of a garden vanished"
        assert len(now["garden"]) - len(was["garden"]) <= 5
        assert now["garden"] == was["garden"] or old["phase"] == "card"
    assert 0 <= new["round"]["number"] - old["round"]["number"] <= 1
