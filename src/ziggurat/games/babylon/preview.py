"""Cost and points of an action, computed from a view, for display beforehand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ziggurat.core.game import View
from ziggurat.games.babylon.actions import ORNAMENT, PLACE, SOURCE_BIT, code_of
from ziggurat.games.babylon.box import pack_face
from ziggurat.games.babylon.fields import CELL_NAMES, KINDS, LINES, LOOSE, GardenFields, LaidTile, Ornament
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.options import garden_rules

NO_TURN = -128


@dataclass(frozen=True)
class Preview:
    """The pillars and floor of an action, and the changed lines of the sheet."""

    singles: int = 0
    doubles: int = 0
    floor: int = 0
    belvedere: str | None = None
    lines: dict[str, int] = field(default_factory=dict)

    @property
    def points(self) -> int:
        """Return the points that the action adds."""
        return sum(self.lines.values())


def garden_in(view: View, seat: int) -> Garden:
    """Return a player's garden, as a view shows it."""
    shown = view["players"][seat]["garden"]
    flowers = flower_order(view)
    fields = GardenFields(
        tiles=[laid_tile(view, tile, flowers) for tile in shown["tiles"]],
        ornaments=[
            Ornament(
                KINDS.index(one["kind"]),
                CELL_NAMES.index(one["cells"][0]),
                CELL_NAMES.index(one["cells"][-1]),
                one["floors"][0],
            )
            for one in shown["ornaments"]
        ],
        belvederes=[(CELL_NAMES.index(one["cell"]), one["floor"]) for one in shown["belvederes"]],
    )
    building = view["phase"] == "build" and seat == view["player"]
    garden = Garden()
    garden.set_fields(fields, garden_rules(view["options"]), view["round"] if building else NO_TURN)
    return garden


def flower_order(view: View) -> list[str]:
    """Return the flowers of a view in alphabetical order."""
    # Any order serves: four different flowers are a set.
    laid = [tile["flower"] for player in view["players"] for tile in player["garden"]["tiles"]]
    return sorted({*laid, *(tile["flower"] for tile in view["tiles"].values())})


def laid_tile(view: View, tile: dict[str, Any], flowers: list[str]) -> LaidTile:
    """Return a tile of a garden; one of no box has its face (9.5)."""
    seen = view["tiles"].get(tile["id"])
    return LaidTile(
        tile=LOOSE,
        face=pack_face(seen["face"] if seen else tile["id"].partition(".")[0]),
        flower=flowers.index(tile["flower"]),
        anchor=CELL_NAMES.index(tile["anchor"]),
        rotation=tile["rotation"],
        floor=tile["floor"],
        turn=tile["turn"],
    )


def preview(view: View, word: str, garden: Garden | None = None) -> Preview:
    """Return cost and points of a legal action; only placements and ornaments have any.

    A caller with many actions also gives the garden (`garden_in`), which saves time.
    """
    code, seat = code_of(word), view["player"]
    if code < ORNAMENT:
        return Preview()
    before = garden or garden_in(view, seat)
    after = before.clone()
    if code < PLACE:
        after.carry_out(code, LOOSE, 0, 0, view["round"])
        return Preview(floor=after.fields().ornaments[-1].floor, lines=gained(before, after))
    tile = view["tiles"][view["players"][seat]["slot"] if code >> SOURCE_BIT & 1 else view["dug"]]
    flower = flower_order(view).index(tile["flower"])
    after.carry_out(code, LOOSE, pack_face(tile["face"]), flower, view["round"])
    singles, doubles = before.price(code, view["players"][seat]["doubles"])
    return Preview(
        singles=singles,
        doubles=doubles,
        floor=after.fields().tiles[-1].floor,
        belvedere=CELL_NAMES[after.fields().belvederes[-1][0]] if "-" in word else None,
        lines=gained(before, after),
    )


def gained(before: Garden, after: Garden) -> dict[str, int]:
    """Return the lines of the score sheet that differ."""
    pairs = zip(LINES, before.sheet(), after.sheet(), strict=True)
    return {line: now - was for line, was, now in pairs if now != was}
