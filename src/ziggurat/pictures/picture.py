"""The base class of pictures: the bar on top, marks and names of players. Subclasses draw one game.

A picture is drawn from a view, so it shows nothing that the seat of the view may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.core.game import Game
from ziggurat.pictures.canvas import Canvas, shortened, width_of
from ziggurat.pictures.themes import PIECES, Theme
from ziggurat.words import Words

WIDTH = 1080.0
MARGIN = 16.0
BAR = 51.0
LINE = 3.0  # the gold line under the bar


class Picture:
    """Draws any game as lines of text; subclasses draw one game (entry points `ziggurat.pictures`)."""

    def __init__(
        self,
        game: Game,
        view: Mapping[str, Any],
        names: Sequence[str],
        words: Words,
        theme: Theme,
        views: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        self.game = game
        self.view = view
        self.views = views or (view,)
        """All views that need room: those of an animation, whose pieces keep their places."""
        self.names = names
        self.words = words
        self.theme = theme
        self.canvas = Canvas(theme)

    def draw(self) -> float:
        """Draw everything below the bar and return the height of the whole picture."""
        from ziggurat.terminal.board import as_text

        y = BAR + MARGIN
        for line in as_text(self.game, dict(self.view), self.words.language).splitlines():
            y += 19
            self.canvas.text(MARGIN, y, line, 14)
        return y + MARGIN

    def progress(self) -> str:
        """Return which turn or round it is."""
        return ""

    # --- Common parts ----------------------------------------------------------------------------------------

    def say(self, key: str, **params: str | int) -> str:
        return self.words.say(key, params)

    def svg(self) -> str:
        """Return the picture."""
        height = self.paint()
        title = ", ".join(part for part in (self.title(), self.progress(), self.status()) if part)
        return self.canvas.svg(WIDTH, height, title)

    def paint(self) -> float:
        """Draw the whole picture on the canvas and return its height."""
        height = self.draw()
        drawn = self.canvas.parts
        self.canvas.parts = []
        self.canvas.rect(0, 0, WIDTH, height, fill=self.theme.page)
        self.bar()
        self.canvas.parts += drawn
        return height

    def title(self) -> str:
        key = f"{self.game.id.replace('_', '-')}-title"
        return self.words.say(key) if self.words.has(key) else self.game.id

    def status(self) -> str:
        """Return who is to move or has won."""
        if self.view["to_move"] is not None:
            return self.say("table-status-waiting", name=self.names[self.view["to_move"]])
        winners = [self.names[seat] for seat in self.view["winners"] or []]
        return self.say("picture-won", names=", ".join(winners), count=len(winners))

    def bar(self) -> None:
        """Draw the bar: game, turn, and who is to move."""
        canvas, ink = self.canvas, self.theme.bar_ink
        canvas.rect(0, 0, WIDTH, BAR - LINE, fill=self.theme.bar)
        canvas.rect(0, BAR - LINE, WIDTH, LINE, fill=self.theme.gold_fill)
        canvas.icon("logo-mark", MARGIN, 6, 36, ink)
        canvas.text(64, 32, self.title(), 25, fill=ink, display=True)
        canvas.text(80 + 1.15 * width_of(self.title(), 25), 32, self.progress(), 16, fill=ink)
        canvas.text(WIDTH - MARGIN, 32, self.status(), 16, weight=600, fill=ink, anchor="end")

    def mark(self, seat: int, x: float, y: float, size: float) -> None:
        """Draw the mark of a player."""
        self.canvas.icon(f"player-{seat + 1}", x, y, size, self.theme.players[seat])

    def pawn(self, seat: int, x: float, y: float) -> None:
        """Draw a pawn: a white disc with the ring and the mark of its player."""
        with self.canvas.group(x, y, piece=f"pawn {seat}"):
            self.canvas.circle(0, 0, 16, fill="#fffdf6", stroke=PIECES[seat], stroke_width=3)
            self.canvas.icon(f"player-{seat + 1}", -9, -9, 18, PIECES[seat])

    def panel(self, x: float, y: float, width: float, height: float, *, active: bool = False) -> None:
        """Draw the ground of a player's strip; a gold edge marks the player to move."""
        edge = self.theme.gold_fill if active else self.theme.line
        self.canvas.rect(
            x, y, width, height, rx=12, fill=self.theme.surface, stroke=edge, stroke_width=2.5 if active else 1
        )

    def player(self, seat: int, x: float, y: float, note: str, room: float) -> None:
        """Draw mark, name and a line about a player."""
        self.mark(seat, x + 12, y + 11, 28)
        self.canvas.text(x + 50, y + 23, shortened(self.names[seat], 17, room - 50), 17, weight=700)
        self.canvas.text(x + 50, y + 41, shortened(note, 13.5, room - 50), 13.5, fill=self.theme.ink_2)

    def points(self, seat: int, x: float, y: float) -> None:
        """Draw the score of a player, which ends at `x`."""
        score = self.view["scores"][seat]
        with self.canvas.group(piece=f"score {seat}"):
            self.canvas.text(x, y, score, 27, weight=700, fill=self.theme.players[seat], anchor="end")
