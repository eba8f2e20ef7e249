"""Hints of pieces: hover, keyboard focus, long press and, of texts, a tap show name, effect and points in one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from helpers.browser import ROOT
from helpers.page_player import DESKTOP, PHONE, Player
from helpers.page_players import PLAYERS
from helpers.quick import hardest
from helpers.server import Server
from ziggurat.rulebook import rulebook

Seat = Callable[..., Player]
Check = Callable[[Page], list[str]]
every_game = pytest.mark.parametrize("name", PLAYERS)
PIECES = {  # selectors of pieces by game, with a part of the first one's hint
    "babel": {
        ".hand [data-piece]": "run of three or more",
        ".plaque": "to travel here",
        ".part.temple": "level 1 needs one card",
        ".part.column": "three cards here",
        ".reserve": "either player may build",
        ".starter": "Starter, level 1",
        ".track": "20 always win",
    },
    "babylon": {
        "[data-column]": "tile",
        "[data-cell]": "Bare board",
        "[data-tile=kept]": "on three or four supports",
        ".pillars p": "Single pillar",
        ".token": "Round token",
        ".score li": "scores its floor",
    },
    "hanging_gardens": {
        "[data-card]": "Every building must be placed",
        "[data-tile]": "points",
        ".tiles .head": "for groups of 3 squares or more",
        "[data-shown]": "Empty ground",
        ".chips .tag[data-hint]": "temples left in the supply",
    },
}
FOCUSED = {"babel": ".plaque", "babylon": "[data-cell]", "hanging_gardens": "[data-card]"}


def hint(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def at_table(seat: Seat, name: str, how: str = "mouse") -> Player:
    player = seat(name, how)
    player.start_against_bots()
    player.wait_for_turn()
    return player


@pytest.fixture(scope="module")
def tables(chromium: Browser, server: Server) -> Iterator[dict[str, Page]]:
    """A page at a table of each game, for tests that change nothing there: opening one takes longer than they do."""
    players = [at_table(lambda name, how: PLAYERS[name](server, chromium, how), name) for name in PLAYERS]
    yield {player.game: player.page for player in players}
    for player in players:
        player.close()


def test_a_screen_that_comes_under_the_resting_pointer_shows_no_hint(seat: Seat) -> None:
    page = at_table(seat, "babylon").page
    piece = page.locator("[data-cell]").first
    piece.hover()
    expect(hint(page)).to_have_count(1)
    page.reload()
    piece.wait_for()
    page.wait_for_timeout(900)  # longer than a pointer must rest on a piece
    expect(hint(page)).to_have_count(0)
    page.mouse.move(*(middle + 12 for middle in middle_of(piece)))
    expect(hint(page)).to_have_count(1)


def middle_of(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def page(tables: dict[str, Page], name: str) -> Page:
    """The shared page of a game, without a hint and with the log next to the board."""
    shown = tables[name]
    shown.mouse.move(1, 1)
    shown.keyboard.press("Escape")
    shown.get_by_role("tab", name="Log").click()
    shown.evaluate("document.activeElement.blur()")
    expect(hint(shown)).to_have_count(0)
    return shown


@hardest("name", "babylon", "babel", "hanging_gardens")
def test_hovering_a_piece_shows_its_hint(page: Page, name: str) -> None:
    for selector, part in PIECES[name].items():
        page.mouse.move(1, 1)
        expect(hint(page)).to_have_count(0)
        page.locator(selector).first.hover(force=True)
        expect(hint(page), selector).to_contain_text(part)


# Pieces without a hint, and icons of pieces that a pointer meets without one. `ui-` icons belong to labelled buttons;
# `player-` icons stand next to the player's name, and the icons in a list of choices next to the name of the choice.
WITHOUT_HINT = """() => {
  const missing = new Set();
  const pieces = ['cell', 'column', 'card', 'shown', 'tile', 'piece'].map((name) => `main [data-${name}]`);
  for (const piece of document.querySelectorAll([...pieces, 'main .plaque', 'main .reserve', 'main .starter'].join())) {
    const { width, height } = piece.getBoundingClientRect();
    const hinted = piece.closest('[data-hint]') ?? piece.querySelector('[data-hint]');
    if (width && height && !piece.closest('.choices') && !hinted) missing.add(piece.outerHTML.slice(0, 90));
  }
  for (const use of document.querySelectorAll('main use')) {
    const name = (use.getAttribute('href') ?? '').split('#')[1] ?? '';
    if (!name || /^(ui|player|logo)-/.test(name) || use.closest('.choices, symbol, defs')) continue;
    use.closest('svg').scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = use.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!box.width || !box.height || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const met = document.elementFromPoint(x, y);
    const layer = (one) => one.closest('.sheet, .now, .panel');
    const covered = !use.closest('main').contains(met) || layer(met) !== layer(use);
    if (!covered && !met.closest('[data-hint]')?.dataset.hint) missing.add(`${name} in ${met.outerHTML.slice(0, 90)}`);
  }
  return [...missing];
}"""
MOMENTS = {"babel": (0, 12, 60), "babylon": (0, 30, 90), "hanging_gardens": (0, 20, 60)}  # actions before a moment


@every_game
@hardest("moment", 2, 1, 0)  # most pieces are on the table at the last one
def test_no_piece_is_without_a_hint(seat: Seat, name: str, moment: int) -> None:
    player = seat(name)
    table = player.create(seats=3 if name != "babel" else 2)
    player.advance(table, lambda view: view["moved"] >= MOMENTS[name][moment] and "act" in view["may"])
    player.open_table(table)
    for size, layout in ((DESKTOP, "desktop"), (PHONE, "phone")):
        player.resize(size)
        player.page.locator(f".screen.{layout}").wait_for()
        icons = player.page.locator("main use").count()
        assert icons > 10
        assert player.page.evaluate(WITHOUT_HINT) == [], f"{icons} icons, {layout}"


def test_page_can_be_left_after_a_hint_was_shown(seat: Seat) -> None:
    page = at_table(seat, "babel").page
    page.locator(".plaque").first.hover()
    expect(hint(page)).to_be_visible()
    page.mouse.move(1, 1)
    expect(hint(page)).to_have_count(0)
    page.locator("a.home").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@every_game
def test_keyboard_focus_shows_the_hint_and_describes_the_piece(page: Page, name: str) -> None:
    page.keyboard.press("Tab")  # the next focus is one by keyboard
    piece = page.locator(FOCUSED[name]).first
    piece.focus()
    expect(hint(page)).to_have_text(str(piece.get_attribute("data-hint")))
    expect(piece).to_have_attribute("aria-describedby", "hint")
    page.keyboard.press("Escape")
    expect(hint(page)).to_have_count(0)
    expect(piece).not_to_have_attribute("aria-describedby", "hint")


@every_game
def test_the_key_i_reaches_every_hint(page: Page, name: str) -> None:
    visible = page.evaluate(
        """() => [...document.querySelectorAll('[data-hint]')]
        .filter((one) => one.getBoundingClientRect().width && one.getBoundingClientRect().height)
        .map((one) => one.dataset.hint)"""
    )
    shown = []
    for _ in visible:
        page.keyboard.press("i")
        shown.append(hint(page).inner_text())
    assert sorted(shown) == sorted(visible)
    page.keyboard.press("Shift+I")
    expect(hint(page)).to_have_text(shown[-2])
    page.keyboard.press("Escape")
    expect(hint(page)).to_have_count(0)


PARTS = {"babel": (".part.column:has(.slip)", ".slip"), "hanging_gardens": (".area", "[data-shown]")}


@pytest.mark.parametrize("name", PARTS)
def test_the_key_i_explains_the_parts_of_the_focused_piece(seat: Seat, name: str, axe: Check) -> None:
    player = seat(name)
    table = player.create()
    player.advance(table, lambda view: view["moved"] > 8 and "act" in view["may"])
    player.open_table(table)
    page = player.page
    whole, part = PARTS[name]
    region = page.locator(whole).first
    region.focus()
    hints = region.locator(part).evaluate_all("(all) => all.map((one) => one.dataset.hint)")
    shown = []
    for _ in range(len(hints) + region.locator("[data-hint]").count() + 1):
        page.keyboard.press("i")
        shown.append(hint(page).inner_text())
    assert set(hints) <= set(shown)
    expect(region).to_be_focused()
    expect(page.locator("[aria-live=polite]").filter(has_text=shown[-1])).to_have_count(1)
    assert axe(page) == []


@hardest("name", "babylon", "babel", "hanging_gardens")
def test_long_press_shows_the_hint_and_plays_nothing(seat: Seat, name: str) -> None:
    player = at_table(seat, name, "touch")
    page, version = player.page, player.view["version"]
    piece = page.locator(
        {"babel": ".hand [data-piece]", "babylon": "[data-tile=kept]", "hanging_gardens": "[data-card]"}[name]
    )
    box = piece.first.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(hint(page)).to_have_text(str(piece.first.get_attribute("data-hint")))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(hint(page)).to_be_visible()  # it can be read after the finger has left
    assert piece.first.get_attribute("aria-pressed") != "true"
    assert player.view["version"] == version
    page.touchscreen.tap(2, 2)
    expect(hint(page)).to_have_count(0)


@every_game
def test_short_tap_shows_no_hint_and_picks_the_piece(seat: Seat, name: str) -> None:
    page = at_table(seat, name, "touch").page
    piece = page.locator(
        {"babel": ".hand [data-piece]", "babylon": "[data-column].legal", "hanging_gardens": "[data-card]"}[name]
    )
    piece.first.tap()
    chosen = "[aria-pressed=true]" if name != "babylon" else "[data-column][aria-selected=true]"
    page.locator(chosen).first.wait_for()
    expect(hint(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "how", "text"),
    [
        ("babel", "mouse", ".track"),
        ("babylon", "mouse", ".pillars p"),
        ("hanging_gardens", "mouse", ".tag[data-supply]"),
        ("hanging_gardens", "touch", ".tag[data-supply]"),
    ],
)
def test_a_tap_on_a_text_shows_its_hint(seat: Seat, name: str, how: str, text: str) -> None:
    player = at_table(seat, name, how)
    player.page.locator(".screen[data-complete=true]").wait_for()
    found = player.page.locator(text).last
    player.press(found)
    expect(hint(player.page)).to_contain_text(str(found.get_attribute("data-hint")))


@every_game
def test_lines_of_the_score_sheet_have_hints(page: Page, name: str) -> None:
    page.get_by_role("tab", name="Score").click()
    line = page.locator("tbody .line").first
    line.hover()
    expect(hint(page)).to_have_text(str(line.get_attribute("data-hint")))


@every_game
def test_pieces_with_hints_are_accessible(page: Page, name: str, axe: Check) -> None:
    page.keyboard.press("Tab")
    page.locator(FOCUSED[name]).first.focus()
    expect(hint(page)).to_be_visible()
    assert axe(page) == []


RULES = {  # a piece of each game and the anchor of its rule
    "babel": (".part.temple", "next-level"),
    "babylon": (".score li[data-line=stairs]", "points-stairs"),
    "hanging_gardens": (".tiles .head", "columns"),
}
UNRULED = """(rules) => [...document.querySelectorAll('main [data-hint], aside [data-hint]')]
  .filter((piece) => !rules.some((selector) => piece.matches(selector)))
  .map((piece) => piece.outerHTML.slice(0, 120))"""


def selectors(name: str) -> list[str]:
    """Return the selectors of pieces that have a rule."""
    source = (ROOT / "web" / "src" / "boards" / name / "hint_rules.ts").read_text(encoding="utf-8")
    found = re.findall(r"\['([^']+)', '([a-z-]+)'\]", source)
    known = {rule["id"] for chapter in rulebook(name)["chapters"] for rule in chapter["rules"]}
    assert {rule for _, rule in found} <= known
    return [selector for selector, _ in found] + (["[data-line]"] if name == "babylon" else [])


@every_game
def test_every_hint_links_to_a_rule(page: Page, name: str) -> None:
    page.get_by_role("tab", name="Score").click()
    extra = ["[data-topic]"] if name == "hanging_gardens" else []
    assert page.evaluate(UNRULED, selectors(name) + extra) == []


@hardest("name", "babylon", "babel", "hanging_gardens")
def test_a_hint_opens_its_rule_by_mouse_and_by_key(page: Page, name: str) -> None:
    selector, rule = RULES[name]
    page.locator(selector).first.hover()
    link = page.locator(".hint a")
    expect(link).to_have_attribute("href", f"/learn/{name}#{rule}")
    link.click()
    expect(page.locator(f".rules #{rule}")).to_be_in_viewport()
    expect(hint(page)).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    page.mouse.move(1, 1)
    page.locator(selector).first.focus()
    page.keyboard.press("i")
    expect(link).to_be_visible()
    page.keyboard.press("o")
    expect(page.locator(".rules article, .rules section").first).to_be_visible()


def test_a_long_press_offers_the_rule(seat: Seat) -> None:
    player = at_table(seat, "babel", "touch")
    page = player.page
    box = page.locator(".part.temple").first.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".hint a")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".hint a").tap()
    expect(page.locator(".rules #next-level")).to_be_in_viewport()
