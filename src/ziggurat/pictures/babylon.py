"""The picture of Babylon: every player's garden from above, the quarry, the round token, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.pictures.canvas import Look, number, shortened
from ziggurat.pictures.picture import BAR, MARGIN, WIDTH, Picture

FILES = "abcdefgh"
SIDE = 8
CELL = 60.0  # before the garden is scaled
KINDS = {"S": "statue", "F": "fountain", "B": "bridge", "T": "stairs"}
FILLS = {
    "statue": "#9a6a0c",
    "fountain": "#2b6fc4",
    "bridge": "#7f2a15",
    "stairs": "#3b5f4c",
    "belvedere": "#5b2f73",
}
FLOORS = ("#d8bd84", "#eedcaf", "#fff6df")  # all higher floors have the last colour
STONES = {
    "clay": ("#e7ad8a", 0.5, "#3a1a0a"),
    "granite": ("#d6d1c9", 0.5, "#26221d"),
    "basalt": ("#1b1d22", 0.6, "#fff"),
}
"""Veil, its opacity and the ink of each stone."""
LINES = {
    "statues": "ornament-statue",
    "fountains": "ornament-fountain",
    "bridges": "ornament-bridge",
    "stairs": "ornament-stairs",
    "variety": "ui-variety",
    "flowers": "flower-white",
    "belvederes": "ornament-belvedere",
    "highest": "ui-floors",
}
"""The icon of each line of the score sheet."""
MIDDLE = 236.0
GAP = 12.0
GARDEN = (WIDTH - 2 * MARGIN - MIDDLE - 2 * GAP) / 2
STRIP = 52.0
BELOW = 62.0  # pillars and kept tile
SCALE = (GARDEN - 40) / (SIDE * CELL)
PANEL = STRIP + GARDEN - 6 + BELOW
STONE = 48.0  # a tile of the quarry


class BabylonPicture(Picture):
    """Draws Babylon; the garden of the viewing seat comes first."""

    def progress(self) -> str:
        return self.say("picture-round", number=self.view["round"], of=self.view["rounds"])

    def draw(self) -> float:
        seats: int = self.view["seats"]
        first, top = self.view["seat"] or 0, BAR + 12
        right = WIDTH - MARGIN - GARDEN
        for n in range(seats):
            self.player_panel((first + n) % seats, right if n % 2 else MARGIN, top + n // 2 * (PANEL + GAP))
        x = MARGIN + GARDEN + GAP
        y = self.quarry(x, top)
        y = self.token(x, y + 8)
        order = [(first + n) % seats for n in range(seats)]
        if seats == 2:
            self.sheet(x, y + 8, order, 22)
        else:
            self.sheet(x, top + PANEL + GAP + 10, order, 56)
        return top + -(-seats // 2) * (PANEL + GAP) + 4

    # --- Players ---------------------------------------------------------------------------------------------

    def player_panel(self, seat: int, x: float, y: float) -> None:
        """Draw a player's strip, garden, pillars and tiles."""
        player = self.view["players"][seat]
        self.panel(x, y, GARDEN, PANEL, active=self.view["to_move"] == seat)
        self.player(seat, x, y, self.words.say(f"babylon-flower-{player['flower']}"), GARDEN - 70)
        with self.canvas.group(piece=f"flower {seat} {player['flower']}"):
            self.flower(player["flower"], x + GARDEN - 96, y + 26, 15)
        self.points(seat, x + GARDEN - 16, y + 36)
        self.garden(seat, x + 28, y + STRIP + 6)
        self.supplies(seat, x + 14, y + PANEL - BELOW + 6)

    def supplies(self, seat: int, x: float, y: float) -> None:
        """Draw a player's pillars, the stored tile, and the tile dug in this turn."""
        player = self.view["players"][seat]
        for kind, count in (("single", player["singles"]), ("double", player["doubles"])):
            with self.canvas.group(x, y, piece=f"pillars {seat} {kind} {count}"):
                self.canvas.icon(f"pillar-{kind}", 0, 8, 34, self.theme.ink, self.theme.surface)
                self.canvas.text(36, 32, f"× {count}", 17, weight=700)
            x += 88
        dug = self.view["dug"] if self.view["player"] == seat and not self.view["dug_placed"] else None
        right = GARDEN - 14 - 46
        for tile, key in ((dug, "page-babylon-dug"), (player["slot"], "page-babylon-kept")):
            if tile is not None:
                with self.canvas.group(x - 2 * 88 + right - 14, y + 2, piece=f"stored {seat} {tile}"):
                    self.stone(tile, 46, player["flower"])
                    self.canvas.text(-8, 28, self.say(key), 13.5, weight=600, fill=self.theme.ink_2, anchor="end")
                right -= 150

    # --- A garden --------------------------------------------------------------------------------------------

    def garden(self, seat: int, x: float, y: float) -> None:
        """Draw a garden: ground, tiles floor by floor, ornaments, files and ranks."""
        player = self.view["players"][seat]
        garden, side = player["garden"], SIDE * CELL
        for n in range(SIDE):
            at = (n + 0.5) * CELL * SCALE
            self.canvas.text(x - 15, y + at + 4, SIDE - n, 12.5, weight=600, fill=self.theme.ink_2, anchor="middle")
            below = y + side * SCALE + 20
            self.canvas.text(x + at, below, FILES[n], 12.5, weight=600, fill=self.theme.ink_2, anchor="middle")
        grass, hole, edge = ("#2e3d33", "#56685a", "#6f7a64") if self.theme.dark else ("#c8d0a9", "#97a178", "#8f7748")
        scaled = f"translate({number(x)} {number(y)}) scale({SCALE:.3f})"
        with self.canvas.group(piece=f"garden {seat}", transform=scaled):
            self.canvas.rect(-6, -6, side + 12, side + 12, rx=12, fill=grass, stroke=edge, stroke_width=4)
            for n in range(SIDE * SIDE):
                self.canvas.circle((n % SIDE + 0.5) * CELL, (n // SIDE + 0.5) * CELL, 6, fill=hole)
            for floor in sorted({tile["floor"] for tile in garden["tiles"]}):
                tiles = [tile for tile in garden["tiles"] if tile["floor"] == floor]
                for tile in tiles:
                    self.laid(seat, tile, own=tile["flower"] == player["flower"])
                for one in garden["belvederes"]:
                    if one["floor"] == floor:
                        self.ornament(seat, "belvedere", [one["cell"]])
                for one in garden["ornaments"]:
                    if max(one["floors"]) == floor:  # it belongs to its upper floor, so that no tile hides it
                        self.ornament(seat, one["kind"], one["cells"])
                for tile in tiles:
                    self.floor_number(tile)

    def laid(self, seat: int, tile: Mapping[str, Any], *, own: bool) -> None:
        """Draw a tile of a garden; its shadow grows with the floor."""
        face = turned(self.face_of(tile["id"]), tile["rotation"])
        left, top = corner(tile["anchor"])
        side, floor = 2 * CELL - 3, tile["floor"]
        piece = f"tile {seat} {tile['id']} {tile['anchor']} {floor}"
        with self.canvas.group(left + 1.5, top - CELL + 1.5, piece=piece):
            self.canvas.rect(1 + floor, 2 + 2 * floor, side, side, rx=7, fill="#3a2a10", fill_opacity=0.3)
            ground = FLOORS[min(floor, len(FLOORS)) - 1]
            self.canvas.rect(0, 0, side, side, rx=7, fill=ground, stroke="#5d4a2c", stroke_width=2)
            joint = f"M{number(CELL - 1.5)} 5V{number(side - 5)}M5 {number(CELL - 1.5)}H{number(side - 5)}"
            self.canvas.path(joint, stroke="#5d4a2c", stroke_opacity=0.3, stroke_width=1.5)
            for (column, row), letter in zip(((0, 0), (1, 0), (1, 1), (0, 1)), face, strict=True):
                if letter in KINDS:
                    at = (column * CELL + 13.5, row * CELL + 13.5)
                    self.canvas.icon(f"ornament-{KINDS[letter]}", *at, 30, "#6b5530", ground)
            self.flower(tile["flower"], CELL - 1.5, CELL - 1.5, 13 if own else 11.5, own=own)

    def face_of(self, tile: str) -> str:
        """Return the icons of a tile; one that is in no box has its face as its id."""
        face: str = self.view["tiles"][tile]["face"] if tile in self.view["tiles"] else tile[:4]
        return face

    def flower(self, flower: str, x: float, y: float, radius: float, *, own: bool = False) -> None:
        """Draw a flower on its white disc; the player's own has a thick ring."""
        ring: Look = {"stroke": "#3a2a10" if own else "#5d4a2c", "stroke_width": 3.2 if own else 1.0}
        self.canvas.circle(x, y, radius, fill="#fffdf6", **ring)
        size = radius * 1.5
        self.canvas.icon(f"flower-{flower}", x - size / 2, y - size / 2, size, "#3a2a10")

    def ornament(self, seat: int, kind: str, cells: Sequence[str]) -> None:
        """Draw an ornament: a disc, or a capsule from its first to its last cell."""
        (x, y), (end_x, end_y) = middle(cells[0]), middle(cells[-1])
        length = abs(end_x - x) + abs(end_y - y)
        angle = 0 if end_x >= x and end_y == y else 180 if end_x < x else 90 if end_y > y else 270
        with self.canvas.group(piece=f"{kind} {seat} {' '.join(cells)}"):
            turn = f"translate({number(x)} {number(y)}) rotate({angle})"
            with self.canvas.group(transform=turn):
                rim: Look = {"stroke": "#3a2a10", "stroke_opacity": 0.4}
                self.canvas.rect(-23, -23, length + 46, 46, rx=23, fill="#fffdf6", **rim)
                self.canvas.rect(-20, -20, length + 40, 40, rx=20, fill=FILLS[kind])
                if kind == "bridge":
                    planks = "".join(f"M{27 + 11 * n} -13V13" for n in range(7))
                    self.canvas.path(planks, stroke="#fff", stroke_opacity=0.6, stroke_width=2.5)
                elif kind == "stairs":
                    up = f"M{number(length / 2 - 7)} -6l6 6-6 6M{number(length / 2 + 2)} -6l6 6-6 6"
                    line: Look = {"stroke_linecap": "round", "stroke_linejoin": "round"}
                    self.canvas.path(up, fill="none", stroke="#fff", stroke_opacity=0.9, stroke_width=3.5, **line)
            size = 30.0 if length == 0 else 27.0
            for px, py in [(x, y)] if length == 0 else [(x, y), (end_x, end_y)]:
                self.canvas.icon(f"ornament-{kind}", px - size / 2, py - size / 2, size, "#fff", FILLS[kind])

    def floor_number(self, tile: Mapping[str, Any]) -> None:
        """Draw the number of its floor at the corner of a tile, over everything on it."""
        left, top = corner(tile["anchor"])
        with self.canvas.group(left + 0.5, top - CELL + 0.5):
            self.canvas.path("M0 7a7 7 0 0 1 7-7H18V11a7 7 0 0 1-7 7H0z", fill="#4a3b22")
            self.canvas.text(9, 14, tile["floor"], 13, weight=700, fill="#fff6df", anchor="middle")

    # --- The middle ------------------------------------------------------------------------------------------

    def quarry(self, x: float, y: float) -> float:
        """Draw the sixteen columns of the quarry; return the lower edge."""
        self.canvas.text(x + 4, y + 20, self.say("page-babylon-quarry"), 21, display=True)
        top, high = y + 30, 4 * (STONE + 6) + 10
        ground: Look = {"stroke": self.theme.line_strong, "stroke_width": 1.5}
        self.canvas.rect(x, top, MIDDLE, high, rx=12, fill=self.theme.board, **ground)
        for row in range(4):
            for place, name in enumerate("ABCD"):
                left = x + 12 + place * (STONE + 7)
                self.pit(f"{name}{4 - row}", left, top + 8 + row * (STONE + 6))
        return top + high

    def pit(self, name: str, x: float, y: float) -> None:
        """Draw a column: its top tile over the edges of those below, and its height."""
        column = self.view["columns"][name]
        with self.canvas.group(x, y, piece=f"column {name} {column['height']} {column['top']}"):
            if column["top"] is None:
                dashed: Look = {"stroke": self.theme.line_strong, "stroke_dasharray": "5 4"}
                self.canvas.rect(1, 1, STONE - 5, STONE - 5, rx=6, fill="none", **dashed)
                return
            for under in range(column["height"] - 1, 0, -1):
                edge: Look = {"stroke": "#2a2218", "stroke_width": 1.5}
                self.canvas.rect(0, 3.0 * under, STONE - 4, STONE - 4, rx=6, fill="#6d675f", **edge)
            self.stone(column["top"], STONE - 4, self.own_flower())
            self.canvas.rect(STONE - 18, STONE - 16, 16, 16, rx=4, fill="#4a3b22", stroke="#fff6df", stroke_width=0.8)
            self.canvas.text(STONE - 10, STONE - 4, column["height"], 12, weight=700, fill="#fff6df", anchor="middle")

    def own_flower(self) -> str | None:
        """Return the flower of the viewing seat."""
        seat = self.view["seat"]
        return None if seat is None else str(self.view["players"][seat]["flower"])

    def stone(self, tile: str, size: float, own: str | None) -> None:
        """Draw a tile with its stone side up: texture, icons, flower."""
        data = self.view["tiles"][tile]
        with self.canvas.group(transform=f"scale({size / 64:.3f})"):
            ink = "#3a1a0a"
            if data["material"] in STONES:
                veil, opacity, ink = STONES[data["material"]]
                self.canvas.icon(f"stone-{data['material']}", 0, 0, 64, ink)
                self.canvas.rect(0, 0, 64, 64, fill=veil, fill_opacity=opacity)
            else:
                self.canvas.rect(0, 0, 64, 64, fill=FLOORS[1])
            for (px, py), letter in zip(((5, 5), (37, 5), (37, 37), (5, 37)), data["face"], strict=True):
                if letter in KINDS:
                    self.canvas.icon(f"ornament-{KINDS[letter]}", px, py, 22, ink)
            self.flower(data["flower"], 32, 32, 10, own=data["flower"] == own)
            edge = self.theme.piece_edge if self.theme.dark else "#2a2218"
            self.canvas.rect(0, 0, 64, 64, rx=7, fill="none", stroke=edge, stroke_width=2.5)

    def token(self, x: float, y: float) -> float:
        """Draw the round token in force and how many are to come; return the lower edge."""
        tokens = self.view["tokens"]
        name = tokens["in_force"] or "none"
        with self.canvas.group(x, y, piece=f"token {name}"):
            self.canvas.circle(19, 17, 17, fill="#fffdf6", stroke="#1f4e8c", stroke_width=2.5)
            self.canvas.icon(f"token-{name}", 6, 4, 26, "#14355f")
            left = shortened(self.say("page-babylon-tokens-left", count=tokens["pile"]), 13.5, MIDDLE - 46)
            self.canvas.text(46, 22, left, 13.5, fill=self.theme.ink_2)
        return y + 34

    def sheet(self, x: float, y: float, seats: Sequence[int], high: float) -> None:
        """Draw the score sheet: one row per line, one column per player."""
        icon_size = 15.0 if high < 40 else 26.0
        step = (MIDDLE - 52) / len(seats)
        at = [x + 52 + (n + 0.5) * step for n in range(len(seats))]
        for n, seat in enumerate(seats):
            self.mark(seat, at[n] - 9, y, 18)
        y += 22
        for line, icon in LINES.items():
            with self.canvas.group(x, y, piece=f"line {line}"):
                self.canvas.rect(0, -1, MIDDLE, 1, fill=self.theme.line)
                fill = FILLS.get(line.rstrip("s"), FILLS["stairs"] if line == "stairs" else None)
                ground = fill or self.theme.sunken
                edge = (high - icon_size) / 2
                self.canvas.rect(5, edge - 2, icon_size + 4, icon_size + 4, rx=5, fill=ground)
                self.canvas.icon(icon, 7, edge, icon_size, "#fff" if fill else self.theme.ink, ground)
                for n, seat in enumerate(seats):
                    points, size = self.view["sheets"][seat][line], 14.5 if high < 40 else 18
                    self.canvas.text(at[n] - x, high / 2 + size / 3, points, size, weight=600, anchor="middle")
            y += high


def turned(face: str, rotation: int) -> str:
    """Return the icons at NW, NE, SE, SW after clockwise quarter turns."""
    return "".join(face[(corner - rotation) % 4] for corner in range(4))


def corner(cell: str) -> tuple[float, float]:
    """Return the upper left corner of a cell."""
    return FILES.index(cell[0]) * CELL, (SIDE - int(cell[1:])) * CELL


def middle(cell: str) -> tuple[float, float]:
    """Return the middle of a cell."""
    left, top = corner(cell)
    return left + CELL / 2, top + CELL / 2
