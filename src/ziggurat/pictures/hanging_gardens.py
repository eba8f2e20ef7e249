"""The picture of The Hanging Gardens: cards and tiles on display, every player's garden and tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ziggurat.pictures.canvas import Look, number, shortened
from ziggurat.pictures.picture import BAR, MARGIN, WIDTH, Picture
from ziggurat.pictures.themes import PIECES

BUILDINGS = {
    "T": ("terrace", "#b85c22", "#fff", "brick"),
    "P": ("park", "#23512f", "#fff", "zigzag"),
    "A": ("arcade", "#efd596", "#2a2218", "dot"),
    "F": ("fountain", "#2470b8", "#fff", "stripe"),
}
"""Icon, fill, ink and pattern of each building."""
GROUND = "#e9dbbb"
STONES = "M20 45l7-4 6 5-6 4zM41 27l6-3 5 4-5 3zM45 51l5-3 5 4-5 2z"
UNIT = 70.0  # the size of a square before it is scaled
SERIES = {
    "queen": "#6e2a54",
    "king": "#4d300c",
    "tiger": "#bd4c0a",
    "garden": "#2b5a38",
    "statue": "#6c6b91",
    "chalice": "#1f7f78",
    "gate": "#173f94",
}
PERSONS = {
    "animal_handler": "tiger",
    "gardener": "garden",
    "sculptor": "statue",
    "priest": "chalice",
    "guard": "gate",
}
COLUMNS = ("1", "2", "3")
MARKET = 218.0
CARD = 0.52  # the scale of a displayed card
TILE_WIDTH, TILE_HEIGHT = 166.0, 62.0
STRIP = 52.0
TILES = 58.0
GARDEN = {2: 420.0, 3: 330.0, 4: 330.0}
"""The height of a garden by the number of players."""
MAX_SCALE = 0.78
GAP = 12.0


class HangingGardensPicture(Picture):
    """Draws The Hanging Gardens; the garden of the viewing seat comes first."""

    def progress(self) -> str:
        rounds = self.view["round"].get("last") or self.view["constants"]["rounds"]
        return self.say("picture-round", number=self.view["round"]["number"], of=rounds)

    def draw(self) -> float:
        seats: int = self.view["seats"]
        first = self.view["seat"] or 0
        across = 3 if seats == 3 else 2
        wide = (WIDTH - 2 * MARGIN - (across - 1) * GAP) / across
        high = STRIP + GARDEN[seats] + TILES
        self.cards(MARGIN, BAR + 12)
        self.tiles(BAR + 12)
        top = BAR + 12 + MARKET
        for n in range(seats):
            x, y = MARGIN + n % across * (wide + GAP), top + n // across * (high + GAP)
            self.garden((first + n) % seats, x, y, wide, GARDEN[seats])
        return top + -(-seats // across) * (high + GAP) + 4

    # --- The display -----------------------------------------------------------------------------------------

    def cards(self, x: float, y: float) -> None:
        """Draw the displayed cards."""
        self.canvas.text(x, y + 20, self.say("page-hanging-gardens-cards"), 21, display=True)
        for place, card in enumerate(self.view["card_display"]):
            left, top = x + place * (2 * UNIT * CARD + 20), y + 42
            if card is None:
                self.vacant(left, top, 2 * UNIT * CARD, 3 * UNIT * CARD)
                continue
            scaled = f"translate({number(left)} {number(top)}) scale({CARD})"
            with self.canvas.group(piece=f"card {card}", transform=scaled):
                for row, line in enumerate(self.view["faces"][str(card)]):
                    for column, shown in enumerate(line):
                        self.square(shown, column, row)
                edge = self.theme.piece_edge
                self.canvas.rect(0, 0, 2 * UNIT, 3 * UNIT, rx=6, fill="none", stroke=edge, stroke_width=3.5)
            self.canvas.text(
                left + UNIT * CARD, top + 3 * UNIT * CARD + 18, card, 13, fill=self.theme.ink_2, anchor="middle"
            )
        waiting = self.say("page-hanging-gardens-cards-wait", count=self.view["card_stack_size"])
        self.canvas.text(x, y + MARKET - 22, waiting, 13.5, fill=self.theme.ink_2)

    def vacant(self, x: float, y: float, width: float, height: float) -> None:
        """Draw an empty place of the display."""
        dashed: Look = {"stroke": self.theme.line_strong, "stroke_dasharray": "5 4"}
        self.canvas.rect(x, y, width, height, rx=8, fill="none", **dashed)

    def tiles(self, y: float) -> None:
        """Draw the displayed tiles in three columns, each under the size of the group that opens it."""
        step = TILE_WIDTH + 10
        left = WIDTH - MARGIN - 3 * step + 10
        self.canvas.text(left, y + 20, self.say("page-hanging-gardens-tiles"), 21, display=True)
        hidden = self.say("page-hanging-gardens-face-down", count=self.view["tile_stock_size"])
        self.canvas.text(WIDTH - MARGIN, y + 20, hidden, 13.5, fill=self.theme.ink_2, anchor="end")
        for place, column in enumerate(COLUMNS):
            x, size = left + place * step, self.view["constants"]["group_sizes"][place]
            self.canvas.rect(x, y + 34, TILE_WIDTH, 26, rx=8, fill=self.theme.lapis_deep)
            for n in range(size):
                self.canvas.rect(x + TILE_WIDTH / 2 + (n - size / 2) * 15 + 2, y + 41.5, 11, 11, rx=2, fill="#e3ae36")
            for row, half in enumerate("ab"):
                self.tile(f"{column}{half}", x, y + 66 + row * (TILE_HEIGHT + 6))

    def tile(self, space: str, x: float, y: float) -> None:
        """Draw a tile of the display, with what it is worth."""
        tile = self.view["tile_display"][space]
        if tile is None:
            self.vacant(x, y, TILE_WIDTH, TILE_HEIGHT)
            return
        with self.canvas.group(x, y, piece=f"tile {space} {tile}"):
            edge: Look = {"stroke": self.theme.line_strong, "stroke_width": 1.5}
            self.canvas.rect(0, 0, TILE_WIDTH, TILE_HEIGHT, rx=10, fill=self.theme.raised, **edge)
            self.plate(tile, 9, 9, 44)
            self.canvas.text(62, 28, shortened(self.tile_name(tile), 15.5, TILE_WIDTH - 66), 15.5, weight=700)
            self.canvas.text(62, 47, self.worth(tile), 14, weight=600, fill=self.theme.ink_2)

    def tile_name(self, tile: str) -> str:
        return self.words.say(f"hanging-gardens-line-{tile.replace('_', '-')}")

    def worth(self, tile: str) -> str:
        """Return the points of a tile: by number for a series, without and with its series for a person."""
        values = self.view["values"]
        if tile in values["series"]:
            return "  ".join(map(str, values["series"][tile]))
        person = values["persons"].get(tile, {})
        return f"{person['low']} / {person['high']}" if "low" in person else f"× {person.get('per_tile', '')}"

    def plate(self, tile: str, x: float, y: float, size: float) -> None:
        """Draw the symbol of a tile on its plate: square for a series, round for a person."""
        fill = SERIES.get(PERSONS.get(tile, tile), "#5a4b37")
        edge = self.theme.piece_edge if self.theme.dark else None
        self.canvas.rect(x, y, size, size, rx=size / 2 if tile in PERSONS else size * 0.18, fill=fill, stroke=edge)
        kind = "person" if tile in PERSONS else "series"
        icon = f"{kind}-{tile.replace('_', '-')}" if tile in PERSONS or tile in SERIES else "token-blank"
        self.canvas.icon(icon, x + size * 0.13, y + size * 0.13, size * 0.74, "#fff", fill)

    # --- The gardens -----------------------------------------------------------------------------------------

    def garden(self, seat: int, x: float, y: float, width: float, height: float) -> None:
        """Draw a player's strip, garden and tiles."""
        player = self.view["players"][seat]
        self.panel(x, y, width, STRIP + height + TILES, active=self.view["to_move"] == seat)
        note = self.say("page-hanging-gardens-temples-left", count=player["supply"])
        self.player(seat, x, y, note, width - 70)
        self.points(seat, x + width - 16, y + 36)
        self.canvas.rect(x + 2, y + STRIP, width - 4, height, fill=self.theme.board)
        squares = {square_of(place): shown for place, shown in player["garden"].items()}
        room = {square_of(place) for view in self.views for place in view["players"][seat]["garden"]}
        left, top = min(column for column, _ in room), min(row for _, row in room)
        wide, high = max(column for column, _ in room) - left + 1, max(row for _, row in room) - top + 1
        scale = min(MAX_SCALE, (width - 28) / (wide * UNIT), (height - 28) / (high * UNIT))
        moved = (x + (width - wide * UNIT * scale) / 2, y + STRIP + (height - high * UNIT * scale) / 2)
        scaled = f"translate({number(moved[0])} {number(moved[1])}) scale({scale:.3f})"
        with self.canvas.group(piece=f"garden {seat}", transform=scaled):
            places = [(column - left, row - top) for column, row in squares]
            self.canvas.path(squares_path(places, 5, 6), fill="#000" if self.theme.dark else "#3a2a10", opacity=0.3)
            for (column, row), shown in squares.items():
                with self.canvas.group(piece=f"square {seat} {column},{row} {shown}"):
                    self.square(shown, column - left, row - top)
            lines: Look = {"stroke": "#4a3617", "stroke_width": 2.4, "stroke_linecap": "square"}
            self.canvas.path(outline(places), fill="none", **lines)
            for place in player["temples"]:
                column, row = square_of(place)
                self.temple(seat, place, column - left, row - top)
        self.owned(seat, x + 12, y + STRIP + height + 9, width - 24)

    def square(self, shown: str, column: int, row: int) -> None:
        """Draw a square of a garden or a card."""
        x, y = column * UNIT, row * UNIT
        if shown not in BUILDINGS:
            self.canvas.rect(x, y, UNIT, UNIT, fill=GROUND)
            self.canvas.path(STONES, fill="#a08a58", fill_opacity=0.5, transform=f"translate({number(x)} {number(y)})")
        else:
            icon, fill, ink, pattern = BUILDINGS[shown]
            self.canvas.rect(x, y, UNIT, UNIT, fill=fill)
            self.canvas.rect(x, y, UNIT, UNIT, fill=self.canvas.pattern(pattern), fill_opacity=0.7)
            self.canvas.icon(f"building-{icon}", x + UNIT * 0.14, y + UNIT * 0.14, UNIT * 0.72, ink, fill)
        self.canvas.rect(x + 0.5, y + 0.5, UNIT - 1, UNIT - 1, fill="none", stroke="#fff", stroke_opacity=0.3)

    def temple(self, seat: int, place: str, column: int, row: int) -> None:
        """Draw a temple: a white disc with the player's ring and the pawn."""
        with self.canvas.group((column + 0.5) * UNIT, (row + 0.5) * UNIT, piece=f"temple {seat} {place}"):
            self.canvas.circle(0, 0, 29.5, fill="#fff")
            self.canvas.circle(0, 0, 26.5, fill="#fffdf6", stroke=PIECES[seat], stroke_width=4)
            self.canvas.icon("temple-pawn", -20, -22, 40, PIECES[seat])

    def owned(self, seat: int, x: float, y: float, room: float) -> None:
        """Draw a player's tiles: those that the viewer knows by kind, the others face down."""
        player = self.view["players"][seat]
        known = Counter([*(player["open_tiles"] or []), *(player["blind_tiles"] or [])])
        hidden = player["open_count"] + player["blind_count"] - sum(known.values())
        order = [tile for tile in (*SERIES, *PERSONS) if tile in known]
        order += sorted(set(known) - set(order))
        step = min(62.0, room / max(1, len(order) + (hidden > 0)))
        for n, tile in enumerate(order):
            with self.canvas.group(x + n * step, y, piece=f"owned {seat} {tile} {known[tile]}"):
                self.plate(tile, 0, 0, 38)
                if known[tile] > 1:
                    self.count(known[tile])
        if hidden > 0:
            with self.canvas.group(x + len(order) * step, y, piece=f"hidden {seat} {hidden}"):
                edge: Look = {"stroke": self.theme.line_strong, "stroke_dasharray": "4 3"}
                self.canvas.rect(0, 0, 38, 38, rx=7, fill=self.theme.sunken, **edge)
                self.canvas.text(19, 26, "?", 20, weight=700, fill=self.theme.ink_2, anchor="middle")
                self.count(hidden)

    def count(self, number_of: int) -> None:
        """Draw how many tiles there are, at the lower corner of a plate."""
        self.canvas.circle(38, 34, 10, fill=self.theme.lapis_deep, stroke=self.theme.surface, stroke_width=2)
        self.canvas.text(38, 39, number_of, 13, weight=700, fill="#fff", anchor="middle")


def square_of(place: str) -> tuple[int, int]:
    """Return column and row of a square such as `2,-1`."""
    column, row = place.split(",")
    return int(column), int(row)


def squares_path(places: Iterable[tuple[int, int]], right: float, down: float) -> str:
    """Return the squares at these places as one path, moved a little: their shadow."""
    return "".join(
        f"M{number(column * UNIT + right)} {number(row * UNIT + down)}h{number(UNIT)}v{number(UNIT)}h-{number(UNIT)}z"
        for column, row in places
    )


def outline(places: list[tuple[int, int]]) -> str:
    """Return the edges of a garden: each line between a square and the table."""
    inside, unit = set(places), number(UNIT)
    parts = []
    for column, row in places:
        x, y = column * UNIT, row * UNIT
        edges = (
            ((column - 1, row), f"M{number(x)} {number(y)}v{unit}"),
            ((column + 1, row), f"M{number(x + UNIT)} {number(y)}v{unit}"),
            ((column, row - 1), f"M{number(x)} {number(y)}h{unit}"),
            ((column, row + 1), f"M{number(x)} {number(y + UNIT)}h{unit}"),
        )
        parts += [line for neighbour, line in edges if neighbour not in inside]
    return "".join(parts)
