"""Parts of a table's screen that are loaded after its first view, on a slow network."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from helpers.page_player import Player
from helpers.quick import hardest

from .conftest import Visitor
from .test_shell import begin

LATE = "**/assets/*extra*.js"


def hold(page: Page) -> list[Route]:
    """Keep the requests for the later parts without an answer; return them as they come."""
    held: list[Route] = []

    def keep(route: Route) -> None:  # Playwright does not accept `held.append` itself
        held.append(route)

    page.route(LATE, keep)
    return held


def release(page: Page, held: list[Route]) -> None:
    for route in held:
        route.continue_()
    page.unroute(LATE)


@hardest("name", "babylon", "babel", "hanging_gardens")
def test_moves_are_made_before_the_later_parts_are_loaded(seat: Callable[..., Player], name: str) -> None:
    me = seat(name)
    held = hold(me.page)
    me.open_table(me.create(), complete=False)
    me.play(lambda: len(me.turn) > 0 or me.view["last_turn"] is not None)
    assert held
    release(me.page, held)
    before = me.view["moved"]
    me.play(lambda: me.view["moved"] > before)


def test_input_before_the_later_parts_are_loaded_is_not_lost(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    held = hold(visitor.page)
    page = begin(visitor)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    release(page, held)
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Good luck!")).to_be_visible()  # a phrase of the chat


def test_hint_appears_for_a_piece_under_the_pointer_once_it_moves(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    held = hold(visitor.page)
    page = begin(visitor)
    page.locator("main [data-hint]").first.hover(force=True)
    release(page, held)
    page.locator("[data-complete=true]").wait_for()
    page.locator("main [data-hint]").first.hover(force=True)
    expect(page.locator("[role=tooltip]")).to_be_visible()
