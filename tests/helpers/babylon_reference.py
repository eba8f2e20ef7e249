"""A slow reference engine for a Babylon garden, with sets of points in space.

A point is (x, y, z): file, rank, floor. `solid` are the spaces of tiles, `bulk` what fills the air above a space (the
deck of a bridge, the flight of stairs). It is written from the rules and shares no code with the engine.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Point = tuple[int, int, int]
CORNERS = ((0, 1), (1, 1), (1, 0), (0, 0))  # NW NE SE SW, the anchor last
ICON_OF = {"statue": "S", "fountain": "F", "bridge": "B", "stairs": "T"}
DEFAULTS = {
    "belvedere_choice": "free",
    "overhang": "any",
    "bridge_gap": "any_depth",
    "same_footprint": "never",
    "statue_line": "orthogonal",
    "statue_restart": "yes",
    "belvedere_score": "visible",
}


@dataclass
class Reference:
    """One garden."""

    options: dict[str, str] = field(default_factory=lambda: dict(DEFAULTS))
    solid: dict[Point, int] = field(default_factory=dict)
    """Each space with the number of its tile."""
    tall: dict[tuple[int, int], int] = field(default_factory=dict)
    """Each cell that has a space with the floor of its highest one."""
    printed: dict[Point, str] = field(default_factory=dict)
    use: dict[Point, str] = field(default_factory=dict)
    bulk: set[Point] = field(default_factory=set)
    anchors: list[Point] = field(default_factory=list)
    flowers: list[str] = field(default_factory=list)
    new: set[int] = field(default_factory=set)
    built: list[tuple[str, list[Point]]] = field(default_factory=list)
    roofs: list[Point] = field(default_factory=list)

    # --- Queries ---------------------------------------------------------------------------------------

    def height(self, x: int, y: int) -> int:
        """Return the highest floor over a cell."""
        return self.tall.get((x, y), 0)

    def top(self) -> int:
        """Return the highest floor of the garden."""
        return max((z for _, _, z in self.anchors), default=0)

    def seen(self, point: Point) -> bool:
        """Return whether no tile lies above a point."""
        x, y, z = point
        return self.height(x, y) <= z

    def air(self, x: int, y: int) -> int:
        """Return the highest floor filled by a deck or flight over a cell, or 0."""
        return max((z for bx, by, z in self.bulk if (bx, by) == (x, y) and z > self.height(x, y)), default=0)

    # --- Placing -------------------------------------------------------------------------------------------

    def places(self, singles: int, doubles: int) -> set[tuple[int, int, str]]:
        """Return every legal placement as (x, y, supports), whatever the rotation."""
        found = set()
        for x in range(7):
            for y in range(7):
                for floor in range(1, self.top() + 2):
                    able = [self.support(x + dx, y + dy, floor) for dx, dy in CORNERS]
                    for hole in (None, 0, 1, 2, 3):
                        supports = self.supports(x, y, floor, hole, able)
                        if supports and payable(supports, singles, doubles):
                            found.add((x, y, supports))
        return found

    def supports(self, x: int, y: int, floor: int, hole: int | None, able: list[str]) -> str | None:
        """Return the supports of a tile with this floor and open corner, or None.

        `able` is what can carry each corner.
        """
        if any((ax, ay) == (x, y) and (self.anywhere() or az == floor - 1) for ax, ay, az in self.anchors):
            return None
        if hole is None:
            return "".join(able) if "-" not in able else None
        if "-" in able[:hole] + able[hole + 1 :]:
            return None
        dx, dy = CORNERS[hole]
        if not self.may_hang(x + dx, y + dy, floor, able[hole]):
            return None
        return "".join(able[:hole]) + "-" + "".join(able[hole + 1 :])

    def anywhere(self) -> bool:
        """Return whether a footprint is barred on every floor."""
        return self.options["same_footprint"] == "never"

    def support(self, x: int, y: int, floor: int) -> str:
        """Return what can carry a corner, `-` if nothing can."""
        height = self.height(x, y)
        if self.air(x, y) or floor - height not in (1, 2):
            return "-"
        use = self.use.get((x, y, height))
        if use == "statue":
            return "s" if floor - height == 1 else "-"
        return "-" if use else str(floor - height)

    def may_hang(self, x: int, y: int, floor: int, able: str) -> bool:
        """Return whether a corner may hang over a cell without support."""
        height = self.height(x, y)
        if height >= floor or self.air(x, y) >= floor:
            return False
        use = self.use.get((x, y, height))
        if use == "statue" and height == floor - 1:
            return False
        if self.options["overhang"] == "free_only" and (use or self.air(x, y)):
            return False
        return self.options["belvedere_choice"] == "free" or able == "-"

    def place(self, x: int, y: int, supports: str, icons: str, flower: str) -> None:
        """Place a tile; `icons` are those at NW NE SE SW after rotation."""
        corner = next(place for place, how in enumerate(supports) if how != "-")
        dx, dy = CORNERS[corner]
        floor = self.height(x + dx, y + dy) + (2 if supports[corner] == "2" else 1)
        number = len(self.anchors)
        self.anchors.append((x, y, floor))
        self.flowers.append(flower)
        self.new.add(number)
        for (dx, dy), icon, how in zip(CORNERS, icons, supports, strict=True):
            point = (x + dx, y + dy, floor)
            self.solid[point] = number
            self.tall[point[:2]] = max(floor, self.height(*point[:2]))
            self.printed[point] = icon
            if how == "-":
                self.use[point] = "belvedere"
                self.roofs.append(point)

    # --- Ornaments -----------------------------------------------------------------------------------------

    def ornaments(self, token: str) -> set[str]:
        """Return the words of every legal ornament; `token` is the effect not yet spent."""
        open_points = [
            (x, y, self.height(x, y))
            for y in range(8)
            for x in range(8)
            if self.height(x, y) and (x, y, self.height(x, y)) not in self.use
        ]
        found = set()
        for first in open_points:
            if self.on_new(first) and self.in_line(first):
                found |= self.words("statue", [first], token)
            for second in open_points:
                for kind in ("fountain", "bridge", "stairs"):
                    if self.fits(kind, first, second) and (self.on_new(first) or self.on_new(second)):
                        found |= self.words(kind, [first, second], token)
        return found

    def words(self, kind: str, ends: list[Point], token: str) -> set[str]:
        """Return the words of an ornament; the token can replace one icon."""
        lacking = [end for end in ends if self.printed[end] != ICON_OF[kind]]
        if len(lacking) > 1 or not all(self.grants(token, end) for end in lacking):
            return set()
        return {f"{kind}:" + "-".join(name(end) + "*" * (end in lacking) for end in ends)}

    def grants(self, token: str, end: Point) -> bool:
        """Return whether a token can help at this space."""
        blank = self.printed[end] == "-"
        return self.on_new(end) and token == ("blank" if blank else "icon")

    def on_new(self, point: Point) -> bool:
        """Return whether a space is on a tile of this turn."""
        return self.solid[point] in self.new

    def in_line(self, point: Point) -> bool:
        """Return whether a statue may stand here."""
        standing = [p for p, use in self.use.items() if use == "statue" and self.seen(p)]
        if not standing:
            return self.options["statue_restart"] == "yes" or all(kind != "statue" for kind, _ in self.built)
        steps = [(abs(x - point[0]), abs(y - point[1])) for x, y, _ in standing]
        diagonal = self.options["statue_line"] == "any_line"
        return any(dx == 0 or dy == 0 or (diagonal and dx == dy) for dx, dy in steps)

    def fits(self, kind: str, first: Point, second: Point) -> bool:
        """Return whether two spaces can be the ends of an ornament, in this order."""
        (x1, y1, z1), (x2, y2, z2) = first, second
        apart = {abs(x1 - x2), abs(y1 - y2)}
        if kind == "stairs":
            return apart == {0, 1} and z2 == z1 + 1 and (x1, y1, z2) not in self.bulk
        if z1 != z2 or (y1, x1) >= (y2, x2):
            return False
        if kind == "fountain":
            return apart == {0, 1} and self.solid[first] != self.solid[second]
        return apart == {0, 2} and self.spans((x1 + x2) // 2, (y1 + y2) // 2, z1)

    def spans(self, x: int, y: int, floor: int) -> bool:
        """Return whether a bridge of this floor may pass over a cell."""
        height = self.height(x, y)
        depth = {"any_depth": height < floor, "one_floor": height == floor - 1, "ground": height == 0}
        return depth[self.options["bridge_gap"]] and (x, y, floor) not in self.bulk

    def build(self, word: str) -> None:
        """Build an ornament by its word."""
        kind, _, cells = word.partition(":")
        ends = []
        for cell in cells.replace("*", "").split("-"):
            x, y = "abcdefgh".index(cell[0]), int(cell[1]) - 1
            ends.append((x, y, self.height(x, y)))
        for end in ends:
            self.use[end] = kind
        if kind == "bridge":
            self.bulk.add(((ends[0][0] + ends[1][0]) // 2, (ends[0][1] + ends[1][1]) // 2, ends[0][2]))
        elif kind == "stairs":
            self.bulk.add((ends[0][0], ends[0][1], ends[1][2]))
        self.built.append((kind, ends))

    # --- Scoring -------------------------------------------------------------------------------------------

    def sheet(self) -> dict[str, int]:
        """Count the garden as seen from straight above."""
        visible = [(kind, ends) for kind, ends in self.built if self.visible(kind, ends)]
        kinds = {kind: [ends for other, ends in visible if other == kind] for kind in ICON_OF}
        tiles = {number for point, number in self.solid.items() if self.seen(point)}
        shown = [[self.flowers[number] for number in tiles].count(flower) for flower in FLOWER_NAMES]
        roofs = self.roofs if self.options["belvedere_score"] == "all" else list(filter(self.seen, self.roofs))
        return {
            "statues": sum(ends[0][2] for ends in kinds["statue"]),
            "fountains": sum(3 * ends[0][2] for ends in kinds["fountain"]),
            "bridges": sum(3 * ends[0][2] for ends in kinds["bridge"]),
            "stairs": sum(ends[0][2] + ends[1][2] for ends in kinds["stairs"]),
            "variety": 4 * min(map(len, kinds.values())),
            "flowers": 4 * min(shown),
            "belvederes": len(roofs),
            "highest": 2 * self.top(),
        }

    def visible(self, kind: str, ends: list[Point]) -> bool:
        """Return whether some part of an ornament is seen."""
        if any(self.seen(end) for end in ends):
            return True
        if kind != "bridge":
            return False
        (x1, y1, floor), (x2, y2, _) = ends
        return self.height((x1 + x2) // 2, (y1 + y2) // 2) < floor


FLOWER_NAMES = ("white", "pink", "blue", "yellow")


def payable(supports: str, singles: int, doubles: int) -> bool:
    """Return whether a hand pays for the supports; two singles can replace a double."""
    return supports.count("1") + 2 * max(0, supports.count("2") - doubles) <= singles


def name(point: Point) -> str:
    """Write the cell of a point."""
    return "abcdefgh"[point[0]] + str(point[1] + 1)
