"""Rebuilding a garden from its pieces, to check it (rules 4.3 and 4.4).

A state names tiles, ornaments and belvederes, but neither supports nor the moment of each ornament. Both follow: an
open corner carries a belvedere, every other one rests on what lies below; an ornament belongs to the turn of the
newer of its tiles. Whatever then breaks a rule is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import groupby

from ziggurat.core.errors import BadState
from ziggurat.games.babylon.actions import (
    ANCHOR_BIT,
    DOUBLE,
    OPEN,
    PILLAR_STATUE,
    PLACE,
    ROTATION_BIT,
    SINGLE,
    STAR_FIRST,
    STAR_SECOND,
    ornament_code,
    word_of,
)
from ziggurat.games.babylon.cells import Cell, cells_of, corner_cells
from ziggurat.games.babylon.fields import CELL_NAMES, ICONS, KINDS, GardenFields, LaidTile, Ornament
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.why import SENTENCES
from ziggurat.games.babylon.why_garden import Purse, Site, why_not_place


@dataclass
class Rebuilt:
    """The pieces of a rebuilt garden."""

    pieces: Counter[str] = field(default_factory=Counter)
    starred: set[int] = field(default_factory=set)
    """The turns in which a token granted an icon."""


class Rebuilder:
    """Rebuilds one garden, turn by turn."""

    def __init__(self, name: str, garden: GardenFields, rules: int, token_of: Callable[[int], int]) -> None:
        self.name = name
        self.goal = garden
        self.garden = Garden(rules)
        self.token_of = token_of
        self.roofs = list(garden.belvederes)
        self.result = Rebuilt()

    def run(self) -> Rebuilt:
        """Build everything, or raise `BadState`."""
        turns = [laid.turn for laid in self.goal.tiles]
        if turns != sorted(turns):
            raise BadState(f"{self.name}.tiles must stand in the order of laying, but the turns are {turns}")
        ornaments: dict[int, list[Ornament]] = {}
        for ornament in self.goal.ornaments:
            ornaments.setdefault(self.turn_of(ornament), []).append(ornament)
        for turn, tiles in groupby(self.goal.tiles, key=lambda laid: laid.turn):
            self.garden.end_turn()
            self.build_turn(turn, list(tiles), ornaments.get(turn, []))
        if self.roofs:
            raise BadState(f"{self.name}.belvederes: none of the tiles has an open corner {spoken(self.roofs[0])}")
        return self.result

    def turn_of(self, ornament: Ornament) -> int:
        """Return the turn in which an ornament was built, that of its newest tile."""
        turns = []
        for cell, floor in ornament.ends():
            under = [laid for laid in self.goal.tiles if laid.floor == floor and cell in corner_cells(laid.anchor)]
            if not under:
                raise BadState(
                    f"{self.name}.ornaments: there is no space {spoken((cell, floor))} for a {kind(ornament)}"
                )
            turns.append(under[0].turn)
        return max(turns)

    def build_turn(self, turn: int, tiles: list[LaidTile], ornaments: list[Ornament]) -> None:
        """Lay the tiles of a turn and build each ornament as early as possible."""
        if len(tiles) > 2:
            raise BadState(f"{self.name}.tiles: {len(tiles)} were laid in turn {turn}; a turn has two at most")
        left = ornaments
        for laid in tiles:
            self.lay(laid)
            left = self.build_ornaments(turn, left)
        if left:
            raise BadState(f"{self.name}.ornaments: the {kind(left[0])} at {ends(left[0])} breaks the rules for it")

    def build_ornaments(self, turn: int, ornaments: list[Ornament]) -> list[Ornament]:
        """Build all ornaments that are or become legal; return the others.

        None of it can bar the next tile of the turn: what covers the middle of a bridge covers an end (4.3, lemma 2).
        """
        left = list(ornaments)
        built = True
        while built:
            built = False
            for ornament in list(left):
                code = self.code(turn, ornament)
                if code in self.garden.legal_ornaments(self.token(turn)) and self.on_floor(ornament):
                    self.garden.carry_out(code, 0, 0, 0, turn)
                    self.result.pieces[KINDS[ornament.kind]] += 1
                    if code & 3:
                        self.result.starred.add(turn)
                    left.remove(ornament)
                    built = True
        return left

    def token(self, turn: int) -> int:
        """Return the effect of a turn's token that has not been spent yet."""
        return -1 if turn in self.result.starred else self.token_of(turn)

    def code(self, turn: int, ornament: Ornament) -> int:
        """Return the code of an ornament, with a star where the space lacks the icon."""
        cells = cells_of(self.garden.fields())
        star = 0
        for cell, end in ((ornament.cell, STAR_FIRST), (ornament.other, STAR_SECOND)):
            if not star and cells[cell].icon != ICONS[ornament.kind]:
                star = end
        return ornament_code(ornament.kind, ornament.cell, ornament.other, star)

    def on_floor(self, ornament: Ornament) -> bool:
        """Return whether the spaces of an ornament are the topmost ones."""
        heights = self.garden.heights()
        return all(heights[cell] == floor for cell, floor in ornament.ends())

    def lay(self, laid: LaidTile) -> None:
        """Lay a tile on the supports that the cells below determine."""
        fields = self.garden.fields()
        cells = cells_of(fields)
        code = PLACE | laid.anchor << ANCHOR_BIT | laid.rotation << ROTATION_BIT
        for corner, cell in enumerate(corner_cells(laid.anchor)):
            support = self.support(laid, cell, cells[cell])
            self.count(support)
            code |= support << 2 * corner
        if code not in self.garden.places(laid.face):
            reason, params = why_not_place(Site(fields, laid.turn, self.garden.rules), code, laid.face, Purse()) or (
                "unknown_action",
                {},
            )
            word = word_of(code).replace("dug", "tile")
            raise BadState(f"{self.name}.tiles: {word} cannot be laid: {SENTENCES[reason].format(**params)}")
        self.garden.carry_out(code, laid.tile, laid.face, laid.flower, laid.turn)

    def support(self, laid: LaidTile, cell: int, below: Cell) -> int:
        """R4 The one support that fits a corner."""
        if (cell, laid.floor) in self.roofs:
            self.roofs.remove((cell, laid.floor))
            return OPEN
        depth = laid.floor - below.h
        if depth == 1 and below.use == "statue":
            return PILLAR_STATUE
        if depth not in (1, 2):
            raise BadState(
                f"{self.name}.tiles: the tile at {CELL_NAMES[laid.anchor]} on floor {laid.floor} would float: "
                f"nothing carries its corner at {CELL_NAMES[cell]}, and no belvedere stands there"
            )
        return SINGLE if depth == 1 else DOUBLE

    def count(self, support: int) -> None:
        """Count the pillar under a corner or the belvedere on it; statues count as ornaments."""
        if support != PILLAR_STATUE:
            self.result.pieces[("belvedere", "single", "double")[support]] += 1


def kind(ornament: Ornament) -> str:
    """Name the kind of an ornament."""
    return KINDS[ornament.kind]


def ends(ornament: Ornament) -> str:
    """Name the ends of an ornament."""
    return "-".join(CELL_NAMES[cell] for cell, _ in ornament.ends())


def spoken(space: tuple[int, int]) -> str:
    """Name a space."""
    return f"at {CELL_NAMES[space[0]]} on floor {space[1]}"
