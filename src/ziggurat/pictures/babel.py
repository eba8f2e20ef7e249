"""The picture of Babel: five sites, the columns and temples of both players, reserves, the hand."""

from __future__ import annotations

from ziggurat.pictures.canvas import Look, number, shortened
from ziggurat.pictures.picture import BAR, MARGIN, WIDTH, Picture

PEOPLES = {
    "A": ("assyrians", "#2a6cb4", "#184478", "#fff", "stripe"),
    "H": ("hittites", "#e6b53a", "#8a5e08", "#2a2218", "dot"),
    "M": ("medes", "#1f5233", "#123622", "#fff", "zigzag"),
    "P": ("persians", "#74767b", "#484c54", "#fff", "brick"),
    "S": ("sumerians", "#b84a26", "#7f2a15", "#fff", "cross"),
}
"""Name, fill, edge, ink and pattern of each people."""
GAP = 10.0
SITE = (WIDTH - 2 * MARGIN - 4 * GAP) / 5
STRIP = 52.0
PLAQUE = 62.0
CARD, CARD_WIDTH, STEP = 28.0, 96.0, 33.0
MAX_FREE = 11  # a longer column overlaps its cards
TEMPLE = 90.0  # the width of the base
TIER = 20.0
LEVELS = 6
LIT, SHADE, EDGE = "#f1dfb6", "#c49a57", "#4a3216"
HAND_WIDTH, HAND_HEIGHT = 62.0, 84.0


class BabelPicture(Picture):
    """Draws Babel; the side of the viewing seat lies below."""

    def progress(self) -> str:
        return self.say("page-table-turn", turn=self.view["turn"])

    def draw(self) -> float:
        near = self.view["seat"] or 0
        longest = [max(len(cards) for view in self.views for cards in view["column"][seat].values()) for seat in (0, 1)]
        room = [max(TIER * LEVELS + 14, min(count, MAX_FREE) * STEP + 6) for count in longest]
        top = BAR + 12
        plaques = top + STRIP + 12 + room[1 - near]
        below = plaques + PLAQUE + room[near] + 12
        self.canvas.rect(0, BAR, WIDTH, below + STRIP + 12 - BAR, fill=self.theme.board)
        self.strip(1 - near, top)
        self.side(1 - near, plaques, room[1 - near], down=False)
        self.side(near, plaques + PLAQUE, room[near], down=True)
        for place, site in enumerate(PEOPLES):
            self.plaque(site, MARGIN + place * (SITE + GAP), plaques, home=self.view["pawn"][near] == site)
        for seat in (0, 1):
            self.pawns(seat, plaques + (PLAQUE if seat == near else 0))
        self.strip(near, below)
        return self.hand(below + STRIP + 12)

    # --- The sites -------------------------------------------------------------------------------------------

    def plaque(self, site: str, x: float, y: float, *, home: bool) -> None:
        """Draw the plaque of a site."""
        name, fill, _, ink, _ = PEOPLES[site]
        with self.canvas.group(x, y, piece=f"site {site}"):
            edge = self.theme.gold_fill if home else "#2a5fa8"
            self.canvas.rect(0, 0, SITE, PLAQUE, rx=10, fill=self.theme.lapis_deep, stroke=edge, stroke_width=3)
            self.canvas.rect(11, 10, 42, 42, rx=8, fill=fill, stroke="#fff", stroke_opacity=0.4)
            self.canvas.icon(f"people-{name}", 15, 14, 34, ink, fill)
            self.canvas.text(64, 38, self.people(site, 22, SITE - 70), 22, fill=self.theme.bar_ink, display=True)

    def people(self, site: str, size: float, room: float) -> str:
        return shortened(self.words.say(f"babel-people-{site.lower()}"), size * 0.96, room)

    def pawns(self, seat: int, y: float) -> None:
        """Draw a pawn at the edge of its site."""
        if self.view["pawn"][seat] in PEOPLES:
            place = list(PEOPLES).index(self.view["pawn"][seat])
            self.pawn(seat, MARGIN + place * (SITE + GAP) + SITE - 22, y)

    def side(self, seat: int, y: float, room: float, *, down: bool) -> None:
        """Draw one player's columns and temples; `y` is the edge of the plaques."""
        for place, site in enumerate(PEOPLES):
            x = MARGIN + place * (SITE + GAP)
            base = y + room - 4 if down else y - 4
            self.temple(seat, site, x + 4, base)
            self.column(seat, site, x + SITE - CARD_WIDTH - 4, y, down=down)

    def column(self, seat: int, site: str, x: float, y: float, *, down: bool) -> None:
        """Draw the people in front of a site, growing away from its plaque."""
        cards = self.view["column"][seat][site]
        step = STEP if len(cards) <= MAX_FREE else (MAX_FREE - 1) * STEP / (len(cards) - 1)
        place = [(y + 6 + n * step) if down else (y - 6 - CARD - n * step) for n in range(len(cards))]
        for n, people in enumerate(cards):
            with self.canvas.group(x, place[n], piece=f"people {seat} {site} {n + 1} {people}"):
                self.slip(people)
        for first, length in self.view["runs"][seat].get(site, []):
            ends = (place[first - 1], place[first + length - 2])
            top, bottom = min(ends) - 1, max(ends) + CARD + 1
            with self.canvas.group(piece=f"run {seat} {site} {first} {length}"):
                bracket = f"M{number(x + CARD_WIDTH + 1)} {number(top)}h6v{number(bottom - top)}h-6"
                self.canvas.path(bracket, fill="none", stroke="#6b4a06", stroke_width=5, stroke_linejoin="round")
                self.canvas.path(
                    bracket, fill="none", stroke=self.theme.gold_fill, stroke_width=3.2, stroke_linejoin="round"
                )

    def slip(self, people: str) -> None:
        """Draw one people card of a column."""
        name, fill, edge, ink, pattern = PEOPLES[people]
        edge = self.theme.piece_edge if self.theme.dark else edge
        self.canvas.rect(0, 0, CARD_WIDTH, CARD, rx=6, fill=fill)
        self.canvas.rect(38, 2, CARD_WIDTH - 41, CARD - 4, rx=3, fill=self.canvas.pattern(pattern))
        self.canvas.rect(0, 0, CARD_WIDTH, CARD, rx=6, fill="none", stroke=edge, stroke_width=2)
        self.canvas.icon(f"people-{name}", 9, 2.5, 23, ink, fill)

    def temple(self, seat: int, site: str, x: float, base: float) -> None:
        """Draw a temple: built tiers with their numbers, skipped ones hatched, the others in outline."""
        built = self.view["temple"][seat][site]
        level = built[-1] if built else 0
        with self.canvas.group(x, base, piece=f"temple {seat} {site} {'-'.join(map(str, built)) or 0}"):
            for n in range(LEVELS, 0, -1):
                width = TEMPLE - 11 * n
                left, top = (TEMPLE - width) / 2, -TIER * n
                if n > level:
                    outline: Look = {"stroke": self.theme.line_strong, "stroke_opacity": 0.38}
                    self.canvas.rect(left, top, width, TIER, fill="none", **outline)
                elif n in built:
                    self.tier(n, left, top, width, top_card=n == level)
                else:
                    dashed: Look = {"stroke": EDGE, "stroke_width": 1.6, "stroke_dasharray": "4 3"}
                    self.canvas.rect(left, top, width, TIER, fill=LIT, fill_opacity=0.55, **dashed)

    def tier(self, n: int, left: float, top: float, width: float, *, top_card: bool) -> None:
        """Draw one built tier; the light comes from the left."""
        self.canvas.rect(left, top, width, TIER, fill=LIT)
        self.canvas.rect(left + width * 0.75, top, width / 4, TIER, fill=SHADE)
        self.canvas.rect(left, top, width, TIER, fill="none", stroke=EDGE, stroke_width=2)
        if top_card:
            self.canvas.rect(TEMPLE / 2 - 11, top + 2.5, 22, TIER - 5, rx=4, fill=EDGE)
        self.canvas.text(
            TEMPLE / 2, top + 15, n, 14, weight=700, fill="#fff" if top_card else "#2a2218", anchor="middle"
        )

    # --- The players -----------------------------------------------------------------------------------------

    def strip(self, seat: int, y: float) -> None:
        """Draw a player's strip: name, hand, score, track and reserve."""
        view = self.view
        self.panel(MARGIN, y, WIDTH - 2 * MARGIN, STRIP, active=view["to_move"] == seat)
        note = self.say("page-babel-hand-size", count=view["hand_size"][seat])
        if view["pawn"][seat] not in PEOPLES:
            note += " · " + self.say("picture-pawn-waits")
        self.player(seat, MARGIN, y, note, 300)
        self.points(seat, MARGIN + 350, y + 36)
        self.track(seat, MARGIN + 380, y + 10)
        self.reserve(seat, WIDTH - MARGIN - 12, y + 7)

    def track(self, seat: int, x: float, y: float) -> None:
        """Draw the score track, with its marks."""
        goals, score = sorted(self.view["constants"]["goals"]), self.view["scores"][seat]
        colour = self.theme.players[seat]
        for n in range(1, goals[-1] + 1):
            filled = n <= score
            edge = colour if filled else self.theme.line_strong
            self.canvas.rect(x, y, 9, 17, rx=3, fill=colour if filled else "none", stroke=edge, stroke_width=1.2)
            if n in goals:
                self.canvas.text(x + 4.5, y + 31, n, 12, weight=600, fill=self.theme.ink_2, anchor="middle")
            x += 20 if n in goals else 12

    def reserve(self, seat: int, right: float, y: float) -> None:
        """Draw the reserve, its free card last, and the starter that is not built yet."""
        cards = self.view["reserve"][seat]
        step = min(26.0, 170.0 / max(1, len(cards)))
        left = right - 32 - step * (len(cards) - 1)
        for n, level in enumerate(cards):
            free = n == len(cards) - 1
            with self.canvas.group(left + n * step, y, piece=f"reserve {seat} {level}"):
                edge = self.theme.lapis if free else self.theme.line_strong
                fill = self.theme.raised if free else self.theme.sunken
                self.canvas.rect(0, 0, 32, 38, rx=7, fill=fill, stroke=edge, stroke_width=2.5 if free else 1)
                ink = self.theme.ink if free else self.theme.ink_2
                self.canvas.text(12 if not free else 16, 26, level, 18, weight=700, fill=ink, anchor="middle")
        if self.view["starter"][seat]:
            left -= 44
            with self.canvas.group(left, y, piece=f"starter {seat}"):
                self.canvas.rect(0, 0, 32, 38, rx=7, fill=LIT, stroke=EDGE, stroke_width=1.6, stroke_dasharray="4 3")
                self.canvas.text(16, 26, 1, 18, weight=700, fill="#2a2218", anchor="middle")
        label = self.say("babel-reserve")
        self.canvas.text(left - 12, y + 24, label, 14, weight=600, fill=self.theme.ink_2, anchor="end")

    def hand(self, y: float) -> float:
        """Draw the viewer's hand, if there is one, and the piles; return the lower edge."""
        cards = self.view["hand"] or ""
        piles = self.say(
            "page-babel-piles",
            people=self.view["people_deck_size"],
            discard=len(self.view["discard"]),
            temples=self.view["temple_deck_size"],
        )
        self.canvas.text(WIDTH - MARGIN, y + 24, piles, 15, fill=self.theme.ink_2, anchor="end")
        step = min(HAND_WIDTH + 8, 640 / max(1, len(cards)))
        for n, people in enumerate(cards):
            with self.canvas.group(MARGIN + n * step, y + 12, piece=f"hand {people}"):
                self.card(people)
        return y + (HAND_HEIGHT + 24 if any(view["hand"] for view in self.views) else 40)

    def card(self, people: str) -> None:
        """Draw a card of the hand."""
        name, fill, edge, ink, pattern = PEOPLES[people]
        edge = self.theme.piece_edge if self.theme.dark else edge
        self.canvas.rect(0, 0, HAND_WIDTH, HAND_HEIGHT, rx=9, fill=fill)
        self.canvas.rect(3, HAND_HEIGHT - 24, HAND_WIDTH - 6, 21, rx=5, fill=self.canvas.pattern(pattern))
        self.canvas.rect(0, 0, HAND_WIDTH, HAND_HEIGHT, rx=9, fill="none", stroke=edge, stroke_width=2)
        self.canvas.icon(f"people-{name}", 10, 10, 42, ink, fill)
