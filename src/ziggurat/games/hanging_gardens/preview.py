"""Groups with their rewards, and the garden after a placement, computed from a view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ziggurat.core.game import View
from ziggurat.games.hanging_gardens.fields import BLIND_SIZE, MIN_GROUP, SQUARES, Square, columns_of, in_reading_order
from ziggurat.games.hanging_gardens.garden import Garden, card_squares, group_at, turned
from ziggurat.games.hanging_gardens.reading import written

Group = dict[str, Any]


def described_group(kind: int, squares: Iterable[Square], temples: int, stock: int) -> Group:
    """5.5, 5.8 Return a group, whether it may get a temple now, and the reward."""
    places = [written(square) for square in squares]
    return {
        "kind": SQUARES[kind],
        "places": places,
        "temples": temples,
        "ready": len(places) >= MIN_GROUP and not temples,
        "columns": columns_of(len(places)),
        "blind": len(places) >= BLIND_SIZE and stock > 0,
    }


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
        """Return the largest group that can get a temple, otherwise the largest."""
        return max(self.groups, key=lambda group: (group["ready"], len(group["places"])))


def square_of(place: str) -> Square:
    """Return the square with these coordinates."""
    x, y = place.split(",")
    return int(x), int(y)


def garden_of(player: Mapping[str, Any]) -> dict[Square, int]:
    """Return a garden of a view as squares with what they show."""
    return {square_of(place): SQUARES.index(kind) for place, kind in player["garden"].items()}


def temples_of(player: Mapping[str, Any]) -> set[Square]:
    """Return the squares of a view's garden with temples."""
    return {square_of(place) for place in player["temples"]}


def card_parts(word: str) -> tuple[int, Square, int]:
    """Return slot, corner and rotation of a card action."""
    slot, _, place = word.removeprefix("card:").partition("@")
    corner, _, turn = place.partition("r")
    return int(slot), square_of(corner), int(turn)


def placement(view: View, word: str) -> Placement:
    """5.1 Return the viewer's garden after a legal card action."""
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
    return Placement(card, turn, corner, garden, squares, groups_with(garden, grown, view))


def groups_with(garden: Garden, grown: list[Square], view: View) -> list[Group]:
    """5.5 Return the groups with a new building, in the order of their first new squares."""
    temples = temples_of(view["players"][view["seat"]])
    groups, seen = [], set[Square]()
    for square in sorted(grown, key=in_reading_order):
        if square not in seen:
            group = group_at(garden, square)
            seen |= group
            ordered = sorted(group, key=in_reading_order)
            groups.append(described_group(garden[square], ordered, len(group & temples), view["tile_stock_size"]))
    return groups
