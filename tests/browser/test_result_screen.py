"""The result of a finished game next to its board, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from helpers.page_player import DESKTOP, LAYOUT_RESTS, PHONE, Player
from helpers.quick import hardest

Seat = Callable[..., Player]
every_language = hardest("language", "fr", "en", "it", "es")  # French labels are the longest
SIDEWAYS = {"width": 844, "height": 390}  # a phone


# For every number of the score sheet: the points, and what the parts written under it add up to (`4 × 1`, `+ 9 × 2`).
COUNTED = r"""() => [...document.querySelectorAll('.results tbody td:not(.bars)')].map((cell) => {
  const parts = [...cell.querySelectorAll('.part')].map((part) => part.innerText.match(/\d+/g).map(Number));
  return [parseInt(cell.innerText), parts.reduce((sum, [count, each]) => sum + count * each, 0)];
})"""


@hardest("name", "babylon", "babel", "hanging_gardens")
def test_result_of_a_phone_held_sideways_stands_next_to_the_board(seat: Seat, name: str) -> None:
    me = seat(name, "touch", viewport=SIDEWAYS)
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: False)
    me.open(f"/table/{table}")
    me.page.locator(".results table").wait_for()
    board: Any = me.page.locator(".tops > .top").bounding_box()
    score: Any = me.page.locator(".tops > .side").bounding_box()
    buttons: Any = me.page.locator(".hero .buttons").bounding_box()
    assert board["height"] > SIDEWAYS["height"] * 0.8
    assert board["y"] + board["height"] <= SIDEWAYS["height"] + 0.5
    assert score["x"] >= board["x"] + board["width"] - 0.5
    assert buttons["x"] >= score["x"] - 0.5
    assert buttons["y"] + buttons["height"] <= SIDEWAYS["height"] + 0.5
    expect(me.page.locator(".results th small").first).to_be_visible()  # the formula of a line, or of all
    if name == "babylon":
        counted = me.page.evaluate(COUNTED)
        assert counted == [[points, points] for points, _ in counted]
        expect(me.page.locator("[data-spot].marked")).to_have_count(0)
        me.page.locator(".results [data-line=statues]").tap()
        expect(me.page.locator("[data-spot].marked").first).to_be_visible()


# Resolves when the headline over the counted lines has come down.
REST = """() => {
  const headline = document.querySelector('.score .headline');
  return headline?.getAnimations().every(({ playState }) => playState !== 'running');
}"""


def box(me: Player, selector: str) -> Any:
    """Return where the first element of a selector is."""
    return me.page.locator(selector).first.bounding_box()


def test_score_sheet_of_a_desktop_goes_back_to_its_top(seat: Seat) -> None:
    small = {"width": 1280, "height": 720}
    me = seat("babylon", viewport=small, reduced_motion="no-preference")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: False)
    me.open(f"/table/{table}")
    expect(me.page.locator(".score.counting")).to_be_visible()
    for scrolled in (0, 50):
        me.page.wait_for_function("(most) => document.querySelector('.side').scrollTop >= most", arg=scrolled)
        total = box(me, ".results tfoot td")
        assert total["y"] + total["height"] <= small["height"], "the total is in sight"
    expect(me.page.locator(".score.counting")).to_have_count(0, timeout=20_000)
    me.page.wait_for_function("() => document.querySelector('.side').scrollTop === 0")


def test_result_of_a_phone_stays_at_its_headline_until_the_reader_scrolls(seat: Seat) -> None:
    me = seat("babylon", "touch", reduced_motion="no-preference")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: False)
    me.open(f"/table/{table}")
    me.page.locator(".results table").wait_for()
    me.page.wait_for_timeout(2500)  # longer than a beat of the counting
    assert me.page.evaluate("scrollY") == 0
    expect(me.page.locator(".score.counting")).to_have_count(0)
    me.page.locator(".results tbody").evaluate("(body) => body.scrollIntoView({ block: 'center' })")
    expect(me.page.locator(".score.counting")).to_be_visible()
    expect(me.page.locator(".score .headline")).to_be_visible()
    me.page.wait_for_function(REST)
    headline, board = box(me, ".score .headline"), box(me, ".over .top")
    assert headline["y"] == pytest.approx(0, abs=1)
    at = me.page.evaluate("scrollY")
    expect(me.page.locator(".score.running")).to_have_count(0, timeout=20_000)
    assert me.page.evaluate("scrollY") == at, "the page does not move by itself"
    expect(me.page.locator(".score.marking")).to_have_count(0)
    assert board["y"] >= headline["y"] + headline["height"] - 0.5


def test_score_sheet_of_a_phone_keeps_its_headings_while_it_scrolls(seat: Seat) -> None:
    me = seat("babylon", "touch")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: False)
    me.open(f"/table/{table}")
    me.page.locator(".results table").wait_for()
    me.page.evaluate(LAYOUT_RESTS)
    last = me.page.locator(".results tbody tr").last
    me.page.evaluate("scrollTo(0, document.querySelector('.results tfoot').getBoundingClientRect().top - 300)")
    headings: Any = me.page.locator(".results thead th").last.bounding_box()
    board: Any = me.page.locator(".over .top").bounding_box()
    assert headings["y"] == pytest.approx(0, abs=1)
    assert board["y"] + board["height"] <= 1, "the board gives way"
    last.locator(".line").tap()
    me.page.evaluate(LAYOUT_RESTS)
    board, line = me.page.locator(".over .top").bounding_box(), last.bounding_box()
    assert line is not None and board is not None
    assert board["y"] == pytest.approx(0, abs=1), "the board with the marked pieces comes back"
    assert line["y"] >= board["y"] + board["height"], "and leaves the line in sight"
    assert line["y"] + line["height"] <= PHONE["height"]


@pytest.mark.parametrize("name", ["babylon", "hanging_gardens"])
def test_tap_on_a_player_shows_their_garden(seat: Seat, name: str) -> None:
    me = seat(name, "touch")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: view["moved"] >= 20 and "act" in view["may"])
    me.open_table(table)
    tap_through_gardens(me, ".players button")
    me.advance(table, lambda view: False)
    me.page.locator(".results table").wait_for()
    tap_through_gardens(me, ".players button")
    tap_through_gardens(me, ".results thead button")


def tap_through_gardens(me: Player, players: str) -> None:
    """Show the other player's garden, then the player's own again, by the buttons of the players."""
    own, other = me.page.locator(players).all()
    name = other.get_attribute("aria-label") or other.get_attribute("title") or ""
    assert name.startswith("Show Greedy")
    expect(own).to_have_attribute("aria-pressed", "true")
    for button, shown in ((other, True), (other, False), (other, True), (own, False)):
        button.tap()
        expect(other).to_have_attribute("aria-pressed", str(shown).lower())
        expect(own).to_have_attribute("aria-pressed", str(not shown).lower())
        garden = "Greedy’s garden" if shown else "Your garden"
        expect(me.page.locator(".top").get_by_label(garden).first).to_be_attached()


# The number of lines that a button's text takes.
LINES = """(button) => {
  const text = document.createRange();
  text.selectNodeContents(button);
  return new Set([...text.getClientRects()].filter(({ width }) => width > 24).map(({ top }) => Math.round(top))).size;
}"""


@every_language
def test_buttons_of_a_result_fit(seat: Seat, overflow: Callable[..., list[str]], language: str) -> None:
    narrow = {"width": 360, "height": 740}
    me = seat("babel", "touch", locale=language, viewport=narrow, reduced_motion="no-preference")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: False)
    me.open(f"/table/{table}")
    me.page.locator(".results table").wait_for()
    assert overflow(me.page) == []
    me.page.locator(".results .again").wait_for()
    for size in (PHONE, DESKTOP, {"width": 1920, "height": 1080}):
        me.resize(size)
        assert me.page.locator(".results .again").evaluate(LINES) == 1, size


# How far the buttons of the result are from the lower edge of the window, in every frame.
WATCH_BUTTONS = """
  window.gaps = [];
  const look = () => {
    const found = document.querySelector('.hero .buttons');
    if (found) window.gaps.push(Math.round(innerHeight - found.getBoundingClientRect().bottom));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


def test_buttons_of_a_result_come_at_the_lower_edge_of_a_phone(seat: Seat) -> None:
    me = seat("babel", "touch", reduced_motion="no-preference", color_scheme="dark")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: False)
    me.context.add_init_script(WATCH_BUTTONS)
    me.open(f"/table/{table}")
    me.page.wait_for_function("() => window.gaps.length > 30")
    assert set(me.page.evaluate("window.gaps")) == {0}


# Whether the result is on the screen while steps of others are shown, noted at every change.
WATCH_END = """
  window.both = [];
  const watch = () => {
    const shown = document.querySelector('.replaying') !== null;
    window.both.push([shown, document.querySelector('.hero') !== null]);
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
"""


def test_result_waits_until_the_turn_that_ended_the_game_is_shown(seat: Seat) -> None:
    me = seat("babel", reduced_motion="no-preference")
    table = me.create(2, rival="greedy")
    steps = me.advance(table, lambda view: False)["moved"]  # every table has the same deal: the rival has the last turn
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: "act" in view["may"] and view["moved"] > steps - 10)
    me.context.add_init_script(WATCH_END)
    me.open_table(table)
    me.play()
    me.page.locator(".hero").wait_for()
    frames: list[list[bool]] = me.page.evaluate("window.both")
    assert [True, False] in frames, "the last turn was not shown"
    assert [True, True] not in frames
