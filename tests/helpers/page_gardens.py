"""The board of The Hanging Gardens in a real browser: mouse, touch and keyboard."""

from __future__ import annotations

import re

from helpers.page_player import Player
from ziggurat.bots.bot import new_bot
from ziggurat.core.registry import game

CARD = re.compile(r"card:(\d)@(-?\d+),(-?\d+)r(\d)")
SPACES = ("1a", "1b", "2a", "2b", "3a", "3b")


class GardensPlayer(Player):
    """Operates the board of The Hanging Gardens; actions are those of `greedy`."""

    game = "hanging_gardens"
    board = ".area [data-spot], .results"

    # --- Playing -------------------------------------------------------------------------------------------

    def plan(self) -> str:
        """Return the action that `greedy` would play."""
        return new_bot("greedy", game(self.game), self.rng).choose(self.game_view)

    def make(self, word: str) -> None:
        self.prepare(word)
        self.confirm()

    def prepare(self, word: str) -> None:
        """Prepare an action so that it can be confirmed."""
        name, _, what = word.partition(":")
        if self.how == "keys":
            self.prepare_by_keys(name, what, word)
        elif name == "card":
            self.preview_card(word)
        elif name == "burn":
            self.press(f"[data-card='{what}']")
        elif name == "tile":
            self.press(f"[data-spot='tile:{what}']")
        elif name == "pass":
            self.press(".hand .pass")
        else:
            goal, _, origin = what.partition("<")
            if origin:
                self.press(f"[data-goal='{origin}']")
            self.press(f"[data-goal='{goal}']")

    # --- By hand -------------------------------------------------------------------------------------------

    def screen_point(self, x: float, y: float) -> tuple[float, float]:
        """Return the screen coordinates of a point in the garden, once two frames give the same ones."""
        point = self.drawn_point(x, y)
        while (later := self.drawn_point(x, y)) != point:
            point = later
        return point

    def drawn_point(self, x: float, y: float) -> tuple[float, float]:
        """Return the present screen coordinates of a point in the garden, which may still move."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        # copies of flying pieces stand within copies of the area
        box = self.page.locator(".area:not(.flights *)").bounding_box()
        drawn = self.page.locator(".area:not(.flights *) g[data-size]").first
        size, left, top = (float(drawn.get_attribute(f"data-{name}") or 0) for name in ("size", "x", "y"))
        assert box is not None
        return box["x"] + left + x * size, box["y"] + top + y * size

    def press_garden(self, x: float, y: float) -> None:
        """Click or tap a point of the garden."""
        self.press_at(*self.screen_point(x, y))

    def preview_card(self, word: str, *, shown: bool = True) -> None:
        """Show the preview of a placement; not `shown`, if a refusal may have put the card back already."""
        found = CARD.match(word)
        assert found is not None
        slot, x, y, turn = map(int, found.groups())
        if self.page.get_attribute(f"[data-card='{slot}']", "aria-pressed") != "true":
            self.press(f"[data-card='{slot}']")
        for _ in range(turn):
            self.press(".hand .turn")
        wide, high = (3, 2) if turn % 2 else (2, 3)
        self.press_garden(x + wide / 2, y + high / 2)
        if shown:
            self.page.wait_for_selector(f"[data-ghost='{x},{y}'][data-turn='{turn}']")

    # --- By keys -------------------------------------------------------------------------------------------

    def prepare_by_keys(self, name: str, what: str, word: str) -> None:
        """Prepare an action with the keyboard."""
        if name == "card":
            self.preview_card_by_keys(word)
        elif name == "burn":
            self.key(what)
        elif name == "tile":
            self.key(str(SPACES.index(what) + 1))
        elif name == "pass":
            self.key("n")
        else:
            self.key("ArrowDown")  # the first square that may be chosen

    def preview_card_by_keys(self, word: str) -> None:
        """Show the preview of a placement, using the arrow keys."""
        found = CARD.match(word)
        assert found is not None
        slot, x, y, turn = map(int, found.groups())
        self.key(str(slot), *["r"] * turn, "ArrowRight")
        ghost = self.page.locator(".area [data-ghost]")
        left, top = map(int, (ghost.get_attribute("data-ghost") or "0,0").split(","))
        self.key(*["ArrowRight" if x > left else "ArrowLeft"] * abs(x - left))
        self.key(*["ArrowDown" if y > top else "ArrowUp"] * abs(y - top))
        self.page.wait_for_selector(f"[data-ghost='{x},{y}'][data-turn='{turn}']")
