"""Gestures on the boards: dragging by mouse and finger, rotating with two fingers."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from helpers.page_babylon import BabylonPlayer
from helpers.page_gardens import GardensPlayer
from helpers.page_player import How
from helpers.server import Server

Point = tuple[float, float]
DIG = "[data-column].legal"
TILE = "[data-tile=dug]"
HELD = ".garden[data-anchor]"


def digger(server: Server, browser: Browser, how: How = "mouse") -> BabylonPlayer:
    """Return a Babylon player with a dug tile; a game with four seats has no set-up turns."""
    player = BabylonPlayer(server, browser, how)
    player.start_against_bots(4)
    assert player.wait_for_turn()
    columns = player.page.locator(DIG).all()
    player.press(max(columns, key=lambda column: column.locator(".gain").get_attribute("data-drawn")))
    player.confirm()
    player.page.locator(TILE).wait_for()
    return player


def middle(found: Locator) -> Point:
    """Return the middle of an element on the screen."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Point, goal: Point) -> None:
    """Drag with the mouse."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*goal, steps=4)
    page.mouse.up()


class Hand:
    """Fingers on a touch screen."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def touch(self, name: str, *points: Point) -> None:
        """Send a touch event with the positions of all fingers."""
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": fingers})

    def drag(self, start: Point, goal: Point) -> None:
        """Drag with one finger."""
        self.touch("touchStart", start)
        for step in (0.3, 0.6, 1):
            self.touch("touchMove", tuple(a + (b - a) * step for a, b in zip(start, goal, strict=True)))  # type: ignore[arg-type]
        self.touch("touchEnd")

    def twist(self, about: Point, degrees: int, apart: float = 60) -> None:
        """Twist two fingers about a point, clockwise if positive."""

        def fingers(angle: float) -> tuple[Point, Point]:
            x, y = apart * math.cos(math.radians(angle)), apart * math.sin(math.radians(angle))
            return (about[0] - x, about[1] - y), (about[0] + x, about[1] + y)

        self.touch("touchStart", fingers(0)[0])
        self.touch("touchStart", *fingers(0))
        for part in range(1, 6):
            self.touch("touchMove", *fingers(degrees * part / 5))
        self.touch("touchEnd")

    def pinch(self, about: Point, factor: float) -> None:
        """Move two fingers apart, or together."""
        x, y = about
        self.touch("touchStart", (x - 40, y), (x + 40, y))
        for part in range(1, 6):
            reach = 40 * (1 + (factor - 1) * part / 5)
            self.touch("touchMove", (x - reach, y), (x + reach, y))
        self.touch("touchEnd")


def test_babylon_tile_is_dragged_from_hand_to_garden(server: Server, chromium: Browser) -> None:
    player = digger(server, chromium)
    page = player.page
    goal = middle(page.locator("circle.legal").nth(5))
    drag(page, middle(page.locator(TILE)), goal)
    expect(page.locator(HELD)).to_have_count(1)
    player.confirm()
    expect(page.locator(TILE)).to_have_count(0)
    player.close()


def test_dropping_a_tile_on_an_illegal_place_is_explained(server: Server, chromium: Browser) -> None:
    player = digger(server, chromium)
    page = player.page
    page.locator("circle.legal").first.wait_for()
    drag(page, middle(page.locator(TILE)), middle(page.locator("circle.legal").nth(5)))
    held = page.locator(HELD).get_attribute("data-anchor")
    player.confirm()
    expect(page.locator(TILE)).to_have_count(0)
    kept = page.locator("[data-tile=kept]")
    goal = middle(page.locator(f"[data-cell={held}]"))
    # the lower left corner of a tile is its anchor; two tiles cannot share one
    box = page.locator(f"[data-cell={held}]").bounding_box()
    assert box is not None
    drag(page, middle(kept), (goal[0] + box["width"] / 2, goal[1] - box["height"] / 2))
    expect(page.locator("[role=alert], [role=status]").filter(has_text="Not here").first).to_be_visible()
    expect(page.locator(HELD)).to_have_count(0)
    player.close()


def test_touch_drags_and_rotates_a_tile(server: Server, chromium: Browser) -> None:
    player = digger(server, chromium, "touch")
    page = player.page
    hand, tile = Hand(page), page.locator(TILE)
    goal = middle(page.locator("circle.legal").nth(5))
    hand.drag(middle(tile), (goal[0], goal[1] + 40))  # the tile is drawn above the finger
    expect(page.locator(HELD)).to_have_count(1)
    name, garden = tile.get_attribute("aria-label") or "", middle(page.locator(HELD))
    hand.twist(garden, 60)
    expect(tile).not_to_have_attribute("aria-label", name)
    hand.twist(garden, -60)
    expect(tile).to_have_attribute("aria-label", name)
    player.close()


@pytest.fixture
def gardener(server: Server, chromium: Browser) -> Iterator[GardensPlayer]:
    """Return a player on a phone with a card shown as a ghost."""
    me = GardensPlayer(server, chromium, "touch")
    me.start_against_bots(2, start_player="0")
    assert me.wait_for_turn()
    me.press("[data-card='1']")
    me.press_garden(1, 1.5)
    me.page.wait_for_selector("[data-ghost][data-turn='0']")
    yield me
    me.close()


def test_twist_rotates_the_card_and_pinch_zooms(gardener: GardensPlayer) -> None:
    hand, about = Hand(gardener.page), gardener.screen_point(1, 1.5)
    drawn, ghost = gardener.page.locator(".area g[data-size]").first, gardener.page.locator("[data-ghost]")
    before = drawn.get_attribute("data-size") or ""
    hand.twist(about, 60)
    expect(ghost).to_have_attribute("data-turn", "1")
    expect(drawn).to_have_attribute("data-size", before)
    hand.pinch(about, 0.5)
    expect(drawn).not_to_have_attribute("data-size", before)
    assert float(drawn.get_attribute("data-size") or before) < float(before)
    expect(ghost).to_have_attribute("data-turn", "1")
