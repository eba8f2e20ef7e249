"""The Hanging Gardens in a real browser: a page that plays what it is told, by mouse, by touch or by keys alone."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

from ziggurat.bots.bot import bot
from ziggurat.core.registry import game
from ziggurat.core.rng import Stream
from ziggurat.core.seed import seed_bytes

CARD = re.compile(r"card:(\d)@(-?\d+),(-?\d+)r(\d)")
SPACES = ("1a", "1b", "2a", "2b", "3a", "3b")
PATIENCE = 20.0
DESKTOP = (1280, 800)
PHONE = (390, 844)


class GardensPage:
    """A visitor with a page of its own. It reads along what the server sends, and thinks with the quick bot."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = DESKTOP, **settings: Any) -> None:
        self.address = address
        self.touch = size == PHONE
        wanted = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", **settings}
        wide, high = size
        context = browser.new_context(viewport={"width": wide, "height": high}, has_touch=self.touch, **wanted)
        self.page: Page = context.new_page()
        self.frames: list[str] = []
        self.troubles: list[str] = []
        self.view: dict[str, Any] = {}
        self.page.on("websocket", self.listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        assert self.page.request.post(f"{address}/api/guest", data={}).ok
        kind = game("hanging_gardens")
        self.thinker = bot("greedy", kind, Stream(seed_bytes(5)))

    def listen(self, socket: WebSocket) -> None:
        """Keep every frame, and the newest view."""
        socket.on("framereceived", lambda text: self.heard(str(text)))

    def heard(self, text: str) -> None:
        """Take one frame."""
        self.frames.append(text)
        frame = json.loads(text)
        if frame.get("type") in ("sync", "event"):
            self.view = frame["view"]

    def create(self, seats: int, **options: str) -> str:
        """Set up a table against random bots and return its name."""
        body = {
            "game": "hanging_gardens",
            "seats": seats,
            "bots": {str(seat): "random" for seat in range(1, seats)},
            "start": True,
            "private": False,
            "options": options,
        }
        answer = self.page.request.post(f"{self.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def open(self, table: str) -> None:
        """Go to a table."""
        self.page.goto(f"{self.address}/table/{table}")
        self.page.wait_for_selector(".area [data-spot]")
        self.until(lambda: bool(self.view))

    def until(self, condition: Callable[[], bool]) -> None:
        """Let the page run until something is so."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"waited in vain: {self.view.get('version')}; {self.troubles}"
            self.page.wait_for_timeout(8)

    @property
    def game(self) -> dict[str, Any]:
        """Return the game as the page was told it."""
        found: dict[str, Any] = self.view["game"]
        return found

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return bool(self.view["status"] == "ended")

    def wait_for_turn(self) -> bool:
        """Wait until the own seat is to move; false if the game is over instead."""
        self.until(lambda: self.over or "act" in self.view["may"])
        return not self.over

    def plan(self) -> str:
        """Return a good action."""
        return self.thinker.choose(self.game)

    # --- By hand -------------------------------------------------------------------------------------------

    def press(self, selector: str) -> None:
        """Click or tap something."""
        if self.touch:
            self.page.tap(selector)
        else:
            self.page.click(selector)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point of the garden is on the screen."""
        box = self.page.locator(".area").bounding_box()
        drawn = self.page.locator(".area g[data-size]").first
        size, left, top = (float(drawn.get_attribute(f"data-{name}") or 0) for name in ("size", "x", "y"))
        assert box is not None
        return box["x"] + left + x * size, box["y"] + top + y * size

    def press_garden(self, x: float, y: float) -> None:
        """Click or tap a point of the garden."""
        at = self.point(x, y)
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def lay(self, word: str) -> None:
        """Put the ghost of a card where an action says."""
        found = CARD.match(word)
        assert found is not None
        slot, x, y, turn = map(int, found.groups())
        if self.page.get_attribute(f"[data-card='{slot}']", "aria-pressed") != "true":
            self.press(f"[data-card='{slot}']")
        for _ in range(turn):
            self.press(".hand .turn")
        wide, high = (3, 2) if turn % 2 else (2, 3)
        self.press_garden(x + wide / 2, y + high / 2)
        self.page.wait_for_selector(f"[data-ghost='{x},{y}'][data-turn='{turn}']")

    def prepare(self, word: str) -> None:
        """Prepare an action by hand, up to the confirm button."""
        name, _, what = word.partition(":")
        if name == "card":
            self.lay(word)
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

    def confirm(self) -> None:
        """Press the gold button and wait for the answer."""
        version = self.view["version"]
        self.press(".actions .gold:not([aria-disabled='true'])")
        self.answered(version)

    def answered(self, version: int) -> None:
        """Wait until the table has moved on and the page has heard that it did."""
        self.until(lambda: self.view["version"] > version)
        self.page.wait_for_selector(".gold[aria-busy='true']", state="detached")

    def play(self, word: str) -> None:
        """Make a step by hand."""
        self.prepare(word)
        self.confirm()

    # --- By keys -------------------------------------------------------------------------------------------

    def key(self, *names: str) -> None:
        """Press keys."""
        for name in names:
            self.page.keyboard.press(name)

    def prepare_by_keys(self, word: str) -> None:
        """Prepare an action with keys alone."""
        name, _, what = word.partition(":")
        if name == "card":
            self.lay_by_keys(word)
        elif name == "burn":
            self.key(what)
        elif name == "tile":
            self.key(str(SPACES.index(what) + 1))
        elif name == "pass":
            self.key("n")
        else:
            self.key("ArrowDown")  # the first square that may be chosen

    def lay_by_keys(self, word: str) -> None:
        """Bring the ghost of a card to its place with the arrow keys."""
        found = CARD.match(word)
        assert found is not None
        slot, x, y, turn = map(int, found.groups())
        self.key(str(slot), *["r"] * turn, "ArrowRight")
        ghost = self.page.locator(".area [data-ghost]")
        now = ghost.get_attribute("data-ghost") or "0,0"
        left, top = map(int, now.split(","))
        self.key(*["ArrowRight" if x > left else "ArrowLeft"] * abs(x - left))
        self.key(*["ArrowDown" if y > top else "ArrowUp"] * abs(y - top))
        self.page.wait_for_selector(f"[data-ghost='{x},{y}'][data-turn='{turn}']")

    def play_by_keys(self, word: str) -> None:
        """Make a step with keys alone."""
        self.prepare_by_keys(word)
        self.page.wait_for_selector(".actions .gold:not([aria-disabled='true'])")
        version = self.view["version"]
        self.key("Enter")
        self.answered(version)
