"""Taps on a phone that do nothing legal are answered with the reason and a link to the rule."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from helpers.page_player import LAYOUT_RESTS, ON_A_PHONE, Visitor

Visit = Callable[..., Visitor]

BABEL = {
    "hand": ["AHS", None],
    "pawn": ["A", "H"],
    "column": [{"A": "HH", "S": "P"}, {"H": "MM"}],
    "temple": [{}, {"H": [1]}],
    "reserve": [[4], [3]],
    "starter": [False, True],
}
AT_QUARRY = {"hand": ["AHS", None]}
# the draft, the places that are tapped one after the other, the rule that the answer to the last one links to
BABEL_TAPS: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "site without its card": (BABEL, ["site-M"], "travel"),
    "site of the pawn": (BABEL, ["site-A"], "travel"),
    "site of another people than the card's": (BABEL, ["hand-1", "site-P"], "travel"),
    "card brought to a far column": (BABEL, ["hand-1", "column-0-S"], "travel"),
    "temple without the pawn": (BABEL, ["temple-0-S"], "next-level"),
    "temple without a card of the next level": (BABEL, ["temple-0-A"], "next-level"),
    "column that is too short to migrate": (BABEL, ["column-0-S"], "migrate"),
    "reserve of a wrong level": (BABEL, ["reserve-0"], "next-level"),
    "reserve of the opponent": (BABEL, ["reserve-1"], "next-level"),
    "column of the opponent": (BABEL, ["column-1-H"], "run"),
    "empty side of the opponent": (BABEL, ["column-1-A"], "run"),
    "temple of the opponent": (BABEL, ["temple-1-H"], "run"),
    "card at the quarry": (AT_QUARRY, ["hand-0", "site-H"], "travel"),
}
BUILDING: dict[str, Any] = {"players": [{"singles": 8, "garden": "place:S-T-.yellow@b3r0/1111"}, {}], "dug": "clay05"}
BABYLON_TAPS: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "garden before the dig": ({}, ["[data-tab=garden]", "[data-cell=d4]"], "dig"),
    "empty column": ({"columns": {"B2": []}}, ["[data-column=B2]"], "dig"),
    "quarry after the dig": (BUILDING, ["[data-tab=quarry]", "[data-column=A1]"], "dig"),
    "cell without an ornament": (BUILDING, ["[data-tile=dug]", "[data-cell=h8]"], "ornaments"),
}
GARDENS_TAPS: dict[str, tuple[str, list[str], str]] = {
    "tile that the group cannot take": ("columns", ["[data-spot='tile:2a']"], "columns"),
    "garden before a card": ("support", [".area"], "rounds"),
    "garden instead of a tile": ("columns", [".area"], "columns"),
}


def phone_at(visit: Visit, game: str, draft: dict[str, Any] | None = None, rule: str = "") -> Page:
    """Return a phone with a position on the board, of a draft or of the figure of a rule."""
    text = base64.urlsafe_b64encode(json.dumps(draft).encode()).decode().rstrip("=")
    page = visit(**ON_A_PHONE).open(f"/try/{game}?" + (f"rule={rule}" if rule else f"position={text}"))
    page.locator(".screen[data-complete=true]").wait_for()
    return page


def expect_reason(page: Page, rule: str) -> None:
    """Check that the page says why, and links to the rule."""
    expect(page.locator(".toast span").last).not_to_be_empty()
    expect(page.locator(".toast a")).to_have_attribute("href", re.compile(rf"#{rule}$"))


def forget(page: Page) -> None:
    """Remove the answer to a tap, and put down what was picked."""
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".toast")).to_have_count(0)
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)


def test_answer_to_a_tap_covers_neither_board_nor_hand(visit: Visit) -> None:
    page = phone_at(visit, "babel", BABEL)
    page.locator('[data-spot="site-M"]').tap()
    expect_reason(page, "travel")
    page.evaluate(LAYOUT_RESTS)
    toast: Any = page.locator(".toast").bounding_box()
    for part in (".tops [data-spot]", ".hand", ".actions"):
        covered: Any = page.locator(part).first.bounding_box()
        assert toast["y"] + toast["height"] <= covered["y"] or covered["y"] + covered["height"] <= toast["y"], part


def test_answer_to_a_tap_stays_until_its_link_can_be_tapped(visit: Visit) -> None:
    page = phone_at(visit, "babel", BABEL)
    page.clock.install(time=0)
    page.locator('[data-spot="site-M"]').tap()
    link = page.locator(".toast a")
    link.wait_for()
    page.clock.pause_at(8)
    expect(link).to_be_visible()
    box: Any = link.bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    met = "([x, y]) => document.elementFromPoint(x, y).className"
    while page.locator(".toast").count():
        page.clock.run_for(100)
    assert "guard" in page.evaluate(met, middle), "a tap that was meant for the link"
    page.clock.run_for(400)
    assert "guard" not in page.evaluate(met, middle)


def test_babel_answers_refused_taps(visit: Visit) -> None:
    page, shown = None, None
    for draft, taps, rule in BABEL_TAPS.values():
        if page is None or draft is not shown:
            page, shown = phone_at(visit, "babel", draft), draft
        for spot in taps:
            page.locator(f'[data-spot="{spot}"]').tap(position={"x": 6, "y": 12})
        expect_reason(page, rule)
        forget(page)


@pytest.mark.parametrize("case", BABYLON_TAPS)
def test_babylon_answers_refused_taps(visit: Visit, case: str) -> None:
    draft, taps, rule = BABYLON_TAPS[case]
    page = phone_at(visit, "babylon", draft)
    for place in taps:
        page.locator(place).tap()
    expect_reason(page, rule)


@pytest.mark.parametrize("case", GARDENS_TAPS)
def test_the_hanging_gardens_answers_refused_taps(visit: Visit, case: str) -> None:
    position, taps, rule = GARDENS_TAPS[case]
    page = phone_at(visit, "hanging_gardens", rule=position)
    for place in taps:
        page.locator(place).first.tap()
    expect_reason(page, rule)
