"""Babylon on the page, in a real browser: by mouse, by keyboard alone, by touch, and by somebody who only looks on."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from helpers.server import Guest, Server

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
MOST_STEPS = 600
expect.set_options(timeout=20_000)

# What a person sees to be possible now, in one look.
LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const gold = document.querySelector('button.confirm');
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  return {
    over: document.querySelector('.results') !== null,
    busy: gold?.getAttribute('aria-busy') === 'true',
    ready: gold !== null && gold.getAttribute('aria-disabled') !== 'true',
    building: document.querySelector('.deeds') !== null,
    staged: all('.column.staged, [data-end][aria-pressed=true]').length > 0,
    columns: all('.column.legal').map((node) => node.dataset.column),
    held: document.querySelector('.garden')?.dataset.anchor ?? null,
    ornaments: all('.choice[data-word]:not([aria-pressed])').map((node) => node.dataset.word),
    dots: all('circle.legal').map(middle),
    cells: all('[data-cell]').filter((node) => node.ariaLabel.includes('can lie')).map((node) => node.dataset.cell),
    keep: document.querySelector('[data-end=keep]') !== null,
  };
}"""
FOCUS = "() => ({...document.activeElement.dataset})"


class Player:
    """A guest with a browser of their own."""

    def __init__(self, server: Server, browser: Browser, **context: Any) -> None:
        self.server, self.guest = server, Guest(server)
        look = {"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce", "service_workers": "block", **context}
        self.context = browser.new_context(**look)
        cookies = self.guest.http.cookies.items()
        self.context.add_cookies([{"name": name, "value": value, "url": server.address} for name, value in cookies])
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def sit(self, seats: int = 2, private: bool = True) -> str:
        """Begin a game against bots that play anything, and open it."""
        bots = {str(seat): "random" for seat in range(1, seats)}
        made = self.guest.post("/api/tables", game="babylon", seats=seats, bots=bots, start=True, private=private)
        self.open(str(made["id"]))
        return str(made["id"])

    def open(self, table: str) -> None:
        """Look at a table."""
        self.page.goto(f"{self.server.address}/table/{table}")
        self.page.locator(".quarry, .garden").first.wait_for()

    @property
    def gold(self) -> Locator:
        return self.page.locator("button.confirm")

    def look(self) -> dict[str, Any]:
        """Return what can be done now; waits until it is this player's turn or the game is over."""
        self.page.locator(".column.legal, .deeds, .results").first.wait_for(state="attached")
        expect(self.gold.first).not_to_have_attribute("aria-busy", "true")
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def until(
        self, step: Callable[[dict[str, Any], int], None], done: Callable[[dict[str, Any]], bool]
    ) -> dict[str, Any]:
        """Go on step by step until something is reached."""
        for number in count():
            seen = self.look()
            if done(seen):
                return seen
            assert number < MOST_STEPS, seen
            step(seen, number)
        raise AssertionError

    def close(self) -> None:
        assert self.troubles == []
        self.context.close()


# --- By mouse or finger ------------------------------------------------------------------------------------


def pointing(player: Player, press: Callable[[Locator], None], touch: Callable[[float, float], None]) -> Any:
    """Return a step that picks among what is shown, with a mouse or a finger."""
    page = player.page

    def step(seen: dict[str, Any], number: int) -> None:
        if seen["staged"] or seen["held"]:
            press(player.gold)
        elif seen["columns"]:
            press(page.locator(f"[data-column={seen['columns'][number * 5 % len(seen['columns'])]}]"))
        elif seen["ornaments"]:
            press(page.locator(".choice[data-word]").first)
        elif seen["dots"]:
            touch(*seen["dots"][number * 7 % len(seen["dots"])])
        elif seen["keep"]:
            press(page.locator("[data-end=keep]"))
        elif seen["ready"]:
            press(player.gold)

    return step


def clicking(player: Player) -> Any:
    return pointing(player, lambda one: one.click(), player.page.mouse.click)


def over(seen: dict[str, Any]) -> bool:
    return bool(seen["over"])


def holding(seen: dict[str, Any]) -> bool:
    return seen["held"] is not None


def placing(seen: dict[str, Any]) -> bool:
    return bool(seen["dots"]) and not seen["held"]


def test_a_whole_game_by_mouse(server: Server, chromium: Browser) -> None:
    player = Player(server, chromium)
    player.sit()
    player.until(clicking(player), over)
    expect(player.page.locator(".results")).to_contain_text("Belvederes")
    player.close()


def test_undo_takes_back_the_ghost_and_then_the_tile(server: Server, chromium: Browser) -> None:
    player = Player(server, chromium)
    player.sit()
    player.until(clicking(player), holding)
    undo = player.page.locator("button.undo")
    undo.click()
    expect(player.page.locator(".garden[data-anchor]")).to_have_count(0)
    held = player.until(clicking(player), holding)["held"]
    cell = player.page.locator(f"[data-cell={held}]")
    expect(cell).to_have_attribute("aria-label", re.compile("bare ground"))
    player.gold.click()
    expect(cell).to_have_attribute("aria-label", re.compile("floor 1"))
    undo.click()
    expect(cell).to_have_attribute("aria-label", re.compile("bare ground"))
    player.close()


def test_an_illegal_tap_says_why(server: Server, chromium: Browser) -> None:
    player = Player(server, chromium)
    player.sit()
    held = str(player.until(clicking(player), holding)["held"])
    player.gold.click()
    expect(player.page.locator("[data-tile=dug]")).to_have_count(0)
    # The kept tile exactly over it: the same lower left cell is never allowed.
    player.page.locator("[data-tile=kept]").click()
    cell = player.page.locator(f"[data-cell={held}]")
    cell.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_text("Not here")).to_be_visible()
    player.close()


def test_rotation_by_key_and_button_and_supports_by_their_discs(server: Server, chromium: Browser) -> None:
    player = Player(server, chromium)
    player.sit()
    player.until(clicking(player), holding)
    tile = player.page.locator("[data-tile=dug]")
    names = [tile.get_attribute("aria-label")]
    player.page.keyboard.press("r")
    expect(tile).not_to_have_attribute("aria-label", names[0] or "")
    names.append(tile.get_attribute("aria-label"))
    player.page.locator("button.turn").click()
    expect(tile).not_to_have_attribute("aria-label", names[1] or "")
    ways = player.page.locator(".choice[data-word]")
    chosen = player.page.locator(".choice[aria-pressed=true]").get_attribute("data-word")
    if ways.count() > 1:
        player.page.locator(".disc:not(:disabled)").first.click()
        expect(player.page.locator(".choice[aria-pressed=true]")).not_to_have_attribute("data-word", chosen or "")
    player.close()


# --- By keyboard alone -------------------------------------------------------------------------------------


def tab_to(page: Page, name: str, back: bool = False) -> str:
    """Tab until something that carries this name has the focus."""
    for _ in range(60):
        focus = page.evaluate(FOCUS)
        if name in focus:
            return str(focus[name])
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"the Tab key never reaches {name}")


def walk_to(page: Page, at: str, to: str) -> None:
    """Walk over a board with the arrow keys."""
    files, ranks = ord(to[0]) - ord(at[0]), int(to[1]) - int(at[1])
    for _ in range(abs(files)):
        page.keyboard.press("ArrowRight" if files > 0 else "ArrowLeft")
    for _ in range(abs(ranks)):
        page.keyboard.press("ArrowUp" if ranks > 0 else "ArrowDown")


def typing(player: Player) -> Any:
    """Return a step that uses keys alone."""
    keys = player.page.keyboard

    def step(seen: dict[str, Any], number: int) -> None:
        if seen["staged"] or seen["held"]:
            keys.press("c")
        elif seen["columns"]:
            walk_to(player.page, tab_to(player.page, "column"), seen["columns"][number * 5 % len(seen["columns"])])
            keys.press("Enter")
        elif seen["ornaments"]:
            keys.press("1")
        elif seen["cells"]:
            walk_to(player.page, tab_to(player.page, "cell", back=True), seen["cells"][number * 7 % len(seen["cells"])])
            keys.press("r")
            keys.press("Enter")
        elif seen["keep"]:
            keys.press("1")
        elif seen["ready"]:
            keys.press("c")

    return step


def test_a_whole_game_by_keyboard_alone(server: Server, chromium: Browser) -> None:
    player = Player(server, chromium)
    player.sit(seats=4)
    player.until(typing(player), over)
    player.close()


# --- By touch, and looking on ------------------------------------------------------------------------------


def test_a_phone_is_played_by_touch_without_scrolling_sideways(server: Server, chromium: Browser) -> None:
    player = Player(server, chromium, viewport=PHONE, has_touch=True, is_mobile=True)
    player.sit(seats=4)
    step = pointing(player, lambda one: one.tap(), player.page.touchscreen.tap)
    player.until(step, holding)
    player.page.locator("button.turn").tap()
    player.gold.tap()
    expect(player.page.locator("[data-tile=dug]")).to_have_count(0)
    player.until(step, placing)
    assert player.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    player.page.get_by_role("button", name="Quarry").tap()
    expect(player.page.locator("[data-column]")).to_have_count(16)
    player.page.get_by_role("button", name="Garden", exact=True).tap()
    expect(player.page.locator("[data-cell]")).to_have_count(64)
    player.close()


def test_a_spectator_sees_the_table_and_can_do_nothing(server: Server, chromium: Browser) -> None:
    player = Player(server, chromium)
    table = player.sit(private=False)
    player.until(clicking(player), holding)
    watcher = Player(server, chromium)
    watcher.open(table)
    expect(watcher.page.locator("[data-column]")).to_have_count(16)
    expect(watcher.page.locator(".column.legal, .deeds, circle.legal, button.confirm")).to_have_count(0)
    player.gold.click()
    expect(player.page.locator("[data-tile=dug]")).to_have_count(0)
    expect(watcher.page.locator(".cells [data-cell][aria-label*='floor 1']").first).to_be_attached()
    watcher.close()
    player.close()


def test_the_grid_of_words_has_the_same_powers(server: Server, chromium: Browser) -> None:
    player = Player(server, chromium)
    player.sit()
    player.until(clicking(player), placing)
    player.page.get_by_role("button", name="Grid", exact=True).click()
    cell = player.page.locator(f"[data-cell={player.look()['cells'][0]}]")
    cell.click()
    cell.click()
    expect(player.page.locator("[data-tile=dug]")).to_have_count(0)
    player.close()
