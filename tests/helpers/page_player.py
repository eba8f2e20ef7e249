"""A guest at a table in a real browser, playing by mouse, touch or keyboard.

The frames that the page receives are kept, so that a test can choose an action and carry it out on the page. Waiting
is always for a version of the table: versions only increase, so none is missed.
"""

from __future__ import annotations

import json
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket

from helpers.server import Guest, Server
from ziggurat.bots.bot import new_bot
from ziggurat.core.registry import game
from ziggurat.core.rng import Stream
from ziggurat.core.seed import seed_bytes
from ziggurat.json_patch import patched

How = Literal["mouse", "touch", "keys"]
TIMEOUT_SECONDS = 120.0  # generous, for a busy machine: a passing test never waits this long
DESKTOP = {"width": 1280, "height": 800}
TABLET = {"width": 900, "height": 1100}
PHONE = {"width": 390, "height": 844}
CONTEXT: dict[str, Any] = {"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce", "service_workers": "block"}
ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
CONNECTION_ERRORS = re.compile(r"ERR_|WebSocket|Failed to load resource")  # errors of a lost connection are expected
MAX_STEPS = 400
DOUBLE_TAP_MS = 310

SHOWN = """() => {
  const root = document.querySelector('[data-version]');
  const gold = root?.querySelector('.confirm');
  const replaying = root?.querySelector('.replaying') !== null;  // a click would only end the replay
  const busy = replaying || gold?.getAttribute('aria-busy') === 'true';
  return root && { version: Number(root.dataset.version), busy };
}"""
# Resolves when no element has moved for two frames; a board measures itself and scales in the frames after a change.
LAYOUT_RESTS = """() => new Promise((resolve) => {
  const all = () => [...document.querySelectorAll('body *')];
  const places = () => JSON.stringify(all().map((one) => one.getBoundingClientRect()));
  const until = performance.now() + 5000;
  const compare = (before) => {
    const now = places();
    if (now === before || performance.now() > until) resolve();
    else requestAnimationFrame(() => requestAnimationFrame(() => compare(now)));
  };
  compare('');
})"""
FOCUS = "() => ({ ...document.activeElement.dataset })"
# Keep every socket of the page in a list, so that a test can close them.
KEEP_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket { constructor(...all) { super(...all); window.sockets.push(this); } };
"""
# Unless a test chooses: Babylon's flat view, which is drawn much faster without a graphics card, and no sounds, whose
# computation takes a quarter of a second per page. The blank page before the first address has no storage.
CHEAP_SETTINGS = """
if (location.protocol.startsWith('http')) {
  for (const [key, value] of [['babylon-look', 'flat'], ['sound', 'off']]) {
    localStorage.setItem(key, localStorage.getItem(key) ?? value)
  }
}
"""
SOUND = "if (location.protocol.startsWith('http')) localStorage.setItem('sound', 'on')"


class Visitor:
    """A separate browser context. Errors of its page are collected."""

    def __init__(self, browser: Browser, address: str, **look: Any) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(**{**CONTEXT, **look})
        self.context.set_default_timeout(TIMEOUT_SECONDS * 1000)
        self.context.add_init_script(CHEAP_SETTINGS)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("crash", lambda _: self.errors.append("the page crashed"))
        self.page.on("console", self.on_console)

    def on_console(self, message: Any) -> None:
        """Record an error of the console."""
        if message.type == "error" and not CONNECTION_ERRORS.search(message.text):
            self.errors.append(message.text)

    def open(self, path: str = "/") -> Page:
        """Go to a page."""
        self.page.goto(self.address + path)
        return self.page

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def close(self) -> None:
        """Close the browser and check that the page had no errors."""
        self.leave()
        assert self.errors == []


class Player(Visitor, ABC):
    """A guest at a table. Each game has a subclass that operates its board."""

    game: ClassVar[str]
    board: ClassVar[str]  # selector of the board
    pace_ms = 0
    """Milliseconds between reaching, pressing and releasing something by mouse."""
    poll_ms = 4
    """Milliseconds between two looks at the page while waiting."""

    def __init__(
        self,
        server: Server,
        browser: Browser,
        how: How = "mouse",
        name: str = "Ada",
        guest: Guest | None = None,
        **look: Any,
    ) -> None:
        super().__init__(browser, server.address, **{**(ON_A_PHONE if how == "touch" else {}), **look})
        self.server, self.how = server, how
        self.closes_guest = guest is None
        self.guest = guest or Guest(server, name)
        cookies = self.guest.http.cookies.items()
        self.context.add_cookies([{"name": key, "value": value, "url": server.address} for key, value in cookies])
        self.context.add_init_script(KEEP_SOCKETS)
        self.frames: list[str] = []
        self.view: dict[str, Any] = {}
        self.views: list[dict[str, Any]] = []
        """The views after each frame, the newest last."""
        self.page.on("websocket", self.on_websocket)
        self.rng = Stream(seed_bytes(5))

    # --- Frames of the server ------------------------------------------------------------------------------

    def on_websocket(self, socket: WebSocket) -> None:
        """Record every frame that a socket receives."""
        socket.on("framereceived", lambda text: self.on_frame(str(text)))

    def on_frame(self, text: str) -> None:
        """Record a frame, and the newest view."""
        self.frames.append(text)
        frame = json.loads(text)
        if frame.get("type") in ("sync", "event"):
            self.view = patched(self.view, frame["patch"]) if "patch" in frame else frame.get("view", self.view)
            self.views.append(self.view)

    @property
    def game_view(self) -> dict[str, Any]:
        """Return the game's view in the newest frame."""
        found: dict[str, Any] = self.view["game"]
        return found

    @property
    def turn(self) -> list[str]:
        """Return the steps made in the player's turn."""
        turn = self.view["turn"]
        return list(turn["words"]) if turn and turn["seat"] == self.view["viewer"] else []

    @property
    def staged(self) -> str | None:
        """Return the staged step."""
        staged = (self.view["turn"] or {}).get("staged")
        return str(staged["word"]) if staged else None

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return bool(self.view["status"] == "ended")

    @property
    def may_act(self) -> bool:
        """Return whether the player may make a step."""
        return "act" in self.view["may"]

    @property
    def in_mid_turn(self) -> bool:
        """Return whether the turn has steps that can be taken back and no staged one."""
        return bool(self.turn) and "undo" in self.view["may"] and self.staged is None

    # --- Tables --------------------------------------------------------------------------------------------

    def create(self, seats: int = 2, rival: str | None = "random", private: bool = True, **options: Any) -> str:
        """Create a table and return its id; against bots it starts immediately."""
        bots = {str(seat): rival for seat in range(1, seats)} if rival else {}
        setting = {"seats": seats, "bots": bots, "options": options, "private": private}
        return str(self.guest.post("/api/tables", game=self.game, start=rival is not None, **setting)["id"])

    def start_against_bots(self, seats: int = 2, **setting: Any) -> str:
        """Start a game against random bots and open its table."""
        table = self.create(seats, **setting)
        self.open_table(table)
        return table

    def start_against(self, other: Player, **options: Any) -> str:
        """Start a game against another player; both open its table."""
        table = self.create(rival=None, private=False, **options)
        other.guest.post(f"/api/tables/{table}/sit")
        self.guest.post(f"/api/tables/{table}/start")
        for one in (self, other):
            one.open_table(table)
        return table

    def open_table(self, table: str, *, complete: bool = True) -> None:
        """Open a table and wait for its board; with `complete` also for what is loaded after the first view."""
        self.open(f"/table/{table}")
        self.page.locator(self.board).first.wait_for()
        if complete:
            self.page.locator(".screen[data-complete=true]").wait_for()
        self.wait_until_settled()

    def advance(self, table: str, done: Callable[[dict[str, Any]], bool], bot_name: str = "greedy") -> dict[str, Any]:
        """Play the seat with a bot over a socket until `done`; return the view."""
        bot = new_bot(bot_name, game(self.game), Stream(seed_bytes(3)))
        with self.guest.socket() as talk:
            talk.send("hello", table=table)
            while True:
                view: dict[str, Any] = talk.until("sync", "event")["view"]
                if view["status"] == "ended" or done(view):
                    return view
                if "act" in view["may"]:
                    fields = {"version": view["version"], "action": bot.choose(view["game"]), "confirm": True}
                    talk.send("act", table=table, id=self.guest.new_id(), **fields)

    # --- Waiting -------------------------------------------------------------------------------------------

    def until(self, condition: Callable[[], bool]) -> None:
        """Run the page until a condition holds."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while not condition():
            assert time.monotonic() < end, f"timed out: {self.diagnostics()}"
            self.page.wait_for_timeout(self.poll_ms)

    def resize(self, size: Any) -> None:
        """Change the size of the window and wait until the layout rests."""
        self.page.set_viewport_size(size)
        self.page.evaluate(LAYOUT_RESTS)

    def diagnostics(self) -> str:
        """Return the last frames, the table's state and the server's log."""
        table = self.page.url.rpartition("/")[2]
        state = self.guest.http.get(f"/api/tables/{table}").text
        frames = [frame[:100] for frame in self.frames[-4:]]
        log = self.server.errors.read_text(encoding="utf-8").splitlines()[-6:]
        return f"{self.view.get('version')=} {frames=} {state=} {self.errors=} {log=}"

    def is_settled(self) -> bool:
        """Return whether the page shows the newest version and waits for no answer."""
        shown = self.page.evaluate(SHOWN)
        return bool(shown and shown["version"] == self.view.get("version") and not shown["busy"])

    def wait_until_settled(self) -> None:
        """Wait until the page shows the newest version."""
        self.until(self.is_settled)

    def wait_for_answer(self, version: int) -> None:
        """Wait until the page shows a later version; bots may have played by then."""
        self.until(lambda: self.view["version"] > version)
        self.wait_until_settled()

    def wait_for_turn(self) -> bool:
        """Wait until the player may make a step; return False if the game is over."""
        self.until(lambda: (self.over or self.may_act) and self.is_settled())
        return not self.over

    # --- Input ---------------------------------------------------------------------------------------------

    def press(self, what: str | Locator) -> None:
        """Click or tap something."""
        found = self.page.locator(what) if isinstance(what, str) else what
        if self.how == "touch":
            found.tap()
        else:
            self.hover(found)
            found.click(delay=self.pace_ms)

    def hover(self, what: Locator) -> None:
        """Move the pointer to something and wait, if this player has a pace."""
        if self.pace_ms:
            what.hover()
            self.page.wait_for_timeout(self.pace_ms)

    def press_at(self, x: float, y: float) -> None:
        """Click or tap a point of the screen."""
        if self.how == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y, delay=self.pace_ms)

    def key(self, *names: str) -> None:
        """Press keys, one after the other."""
        for name in names:
            self.page.keyboard.press(name)

    def tab_to(self, name: str, back: bool = False) -> str:
        """Press Tab until an element with this data attribute has the focus; return its value."""
        for _ in range(80):
            focus: dict[str, Any] = self.page.evaluate(FOCUS)
            if name in focus:
                return str(focus[name])
            self.key("Shift+Tab" if back else "Tab")
        raise AssertionError(f"the Tab key never reaches {name}")

    @property
    def confirm_button(self) -> Locator:
        """Return the button that confirms."""
        return self.page.locator(".actions .confirm")

    @property
    def steps(self) -> Locator:
        """Return the chips of the steps made in this turn."""
        return self.page.locator(".steps .step:not(.coming)")

    @property
    def toast(self) -> Locator:
        """Return the newest toast."""
        return self.page.locator(".toast").last

    def send_and_wait(self, do: Callable[[], None]) -> None:
        """Call a function that sends a command, and wait for the answer."""
        version = self.view["version"]
        do()
        self.wait_for_answer(version)

    def confirm(self) -> None:
        """Confirm the prepared or staged step, and wait for the answer."""
        ready = self.page.locator(".actions .confirm:not([aria-disabled='true'])")
        if self.how == "keys":
            ready.wait_for()
            self.send_and_wait(lambda: self.key("c"))
        else:
            if self.how == "touch":  # two quick taps are a double tap, which confirms only once
                self.page.wait_for_timeout(DOUBLE_TAP_MS)
            self.send_and_wait(lambda: self.press(ready))

    def undo(self) -> None:
        """Take the last step back."""
        self.send_and_wait(lambda: self.key("u") if self.how == "keys" else self.press(".actions .undo"))

    # --- Playing -------------------------------------------------------------------------------------------

    @abstractmethod
    def plan(self) -> str:
        """Return a legal action that leads towards the end of the game."""

    @abstractmethod
    def make(self, word: str) -> None:
        """Make a step on the page and wait for the answer."""

    def step(self) -> str:
        """Confirm the staged step or make the planned one; return it."""
        word = self.staged or self.plan()
        if self.staged:
            self.confirm()
        else:
            self.make(word)
        return word

    def play(self, done: Callable[[], bool] = lambda: False) -> list[str]:
        """Play until `done` in the player's turn, or the game is over; return the steps."""
        made: list[str] = []
        while self.wait_for_turn() and not done():
            assert len(made) < MAX_STEPS, "the game does not end"
            made.append(self.step())
        return made

    def play_to_mid_turn(self) -> None:
        """Play until the turn has a step that can be taken back."""
        self.play(lambda: self.in_mid_turn)
        assert not self.over

    # --- Connection ----------------------------------------------------------------------------------------

    def disconnect(self) -> None:
        """Close all sockets and go offline, so that no new one opens."""
        self.context.set_offline(True)
        self.page.evaluate("for (const one of window.sockets) one.close()")

    def reconnect(self) -> None:
        """Go online again."""
        self.context.set_offline(False)

    def leave(self) -> None:
        """Close the browser, and the HTTP client if this player made it."""
        super().leave()
        if self.closes_guest:
            self.guest.http.close()
