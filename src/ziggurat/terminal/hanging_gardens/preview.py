"""Consequences of actions in The Hanging Gardens, computed from a view: groups, rewards, gains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ziggurat.core.game import View
from ziggurat.games.hanging_gardens.fields import SQUARES, Square, in_reading_order
from ziggurat.games.hanging_gardens.garden import card_squares, group_at, turned
from ziggurat.games.hanging_gardens.scoring import worth
from ziggurat.terminal.hanging_gardens.drawing import garden_of, square_of, temples_of

MIN_GROUP, BLIND_SIZE = 3, 6


@dataclass(frozen=True)
class Group:
    """A group of buildings: its letter, number of squares and number of temples."""

    kind: str
    size: int
    temples: int

    @property
    def qualifies(self) -> bool:
        """Return whether a temple may be put on it (rules 5.5)."""
        return self.size >= MIN_GROUP and not self.temples


@dataclass(frozen=True)
class Placement:
    """The garden after a card action, and the groups with a building of the card."""

    card: int
    turn: int
    corner: Square
    garden: dict[Square, int]
    squares: dict[Square, str]
    groups: list[Group]

    @property
    def best(self) -> Group:
        """Return the largest group that qualifies, otherwise the largest."""
        return max(self.groups, key=lambda group: (group.qualifies, group.size))


def card_parts(word: str) -> tuple[int, Square, int]:
    """Return slot, corner and rotation of a card action."""
    slot, _, place = word.removeprefix("card:").partition("@")
    corner, _, turn = place.partition("r")
    return int(slot), square_of(corner), int(turn)


def placement(view: View, word: str) -> Placement:
    """Return what a card action would make of the viewer's garden."""
    slot, corner, turn = card_parts(word)
    card = view["card_display"][slot - 1]
    squares = card_squares(turned(view["faces"][str(card)])[turn], corner)
    garden = garden_of(view["players"][view["seat"]])
    grown = [
        square
        for square, kind in squares.items()
        if kind != "." and (view["options"]["growth"] == "touch" or garden.get(square) != SQUARES.index(kind))
    ]
    garden |= {square: SQUARES.index(kind) for square, kind in squares.items()}
    return Placement(card, turn, corner, garden, squares, groups_of(garden, grown, view))


def groups_of(garden: dict[Square, int], grown: list[Square], view: View) -> list[Group]:
    """Return the groups with a new building, in the order of their first new squares."""
    temples = temples_of(view["players"][view["seat"]])
    groups, seen = [], set[Square]()
    for square in sorted(grown, key=in_reading_order):
        if square not in seen:
            group = group_at(garden, square)
            seen |= group
            groups.append(Group(SQUARES[garden[square]], len(group), len(group & temples)))
    return groups


def group_of(view: View, place: str) -> Group:
    """Return the group at a square of the viewer's garden."""
    player = view["players"][view["seat"]]
    garden = garden_of(player)
    group = group_at(garden, square_of(place))
    return Group(SQUARES[garden[square_of(place)]], len(group), len(group & temples_of(player)))


def columns_for(size: int) -> int:
    """Return from how many columns a group may take its tile (rules 5.8)."""
    return min(size - 2, 3)


def tiles_of(player: dict[str, Any]) -> dict[str, int]:
    """Return the number of each tile of a player that the view shows."""
    shown = (player["open_tiles"] or []) + (player["blind_tiles"] or [])
    return {tile: shown.count(tile) for tile in shown}


def gain(view: View, tile: str) -> int:
    """Return the points that one more tile would bring now, what persons pay included."""
    tiles = tiles_of(view["players"][view["seat"]])
    more = {**tiles, tile: tiles.get(tile, 0) + 1}
    kinds = set(view["values"]["series"]) | set(view["values"]["persons"])
    return sum(worth(view["values"], more, kind) - worth(view["values"], tiles, kind) for kind in kinds)
