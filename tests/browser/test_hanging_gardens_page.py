"""The Hanging Gardens on the page, played in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from helpers.gardens_page import DESKTOP, PHONE, GardensPage
from helpers.server import Server

Check = Callable[[Page], list[str]]


@pytest.fixture
def address(server: Server) -> str:
    return server.address


def test_a_whole_game_by_mouse(chromium: Browser, address: str) -> None:
    me = GardensPage(chromium, address)
    me.open(me.create(4))
    names = set()
    while me.wait_for_turn():
        word = me.plan()
        names.add(word.partition(":")[0])
        me.play(word)
    assert names >= {"card", "temple", "tile"}
    assert me.game["over"]
    assert me.troubles == []
    me.page.context.close()


def test_a_whole_game_by_keys_alone(chromium: Browser, address: str) -> None:
    me = GardensPage(chromium, address)
    me.open(me.create(4))
    while me.wait_for_turn():
        me.play_by_keys(me.plan())
    assert me.game["over"]
    assert me.game["players"][0]["open_count"] > 0
    assert me.troubles == []
    me.page.context.close()


def test_a_turn_on_the_phone_by_touch(chromium: Browser, address: str) -> None:
    me = GardensPage(chromium, address, PHONE)
    me.open(me.create(3))
    for _ in range(8):
        assert me.wait_for_turn()
        me.play(me.plan())
    wide = me.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    assert me.troubles == []
    me.page.context.close()


def test_an_illegal_place_is_crossed_square_by_square_and_told(chromium: Browser, address: str) -> None:
    me = GardensPage(chromium, address)
    me.open(me.create(2, start_player="0"))
    me.wait_for_turn()
    me.press("[data-card='1']")
    me.press_garden(4, 4.5)  # two squares beside the start card: nothing lies below
    me.page.wait_for_selector(".ghost .fault")
    assert me.page.locator(".status").inner_text().count("Not here") == 1
    assert me.page.locator(".actions .gold").get_attribute("aria-disabled") == "true"
    # a building on the table: only its own squares are crossed
    face = me.game["faces"][str(me.game["card_display"][0])]
    buildings = sum(square != "." for row in face for square in row)
    me.press_garden(2, 1.5)  # the right half lies beside the garden
    me.page.wait_for_selector("[data-ghost='1,0']")
    right = sum(row[1] != "." for row in face)
    assert me.page.locator(".ghost .fault").count() == right <= buildings
    assert len(me.view["turn"]["words"]) == 0
    me.page.context.close()


def test_undo_takes_a_card_back(chromium: Browser, address: str) -> None:
    me = GardensPage(chromium, address)
    me.open(me.create(3))
    while me.wait_for_turn() and me.game["phase"] != "temple":
        me.play(me.plan())
    before = me.view["version"]
    cards = me.game["card_display"]
    me.press(".actions .undo")
    me.until(lambda: me.view["version"] > before)
    assert me.game["phase"] == "card"
    assert me.game["card_display"] != cards
    me.page.wait_for_selector(".hand .turn")
    # the ghost alone is put down without asking the server
    me.prepare(next(word for word in me.game["actions"] if word.startswith("card:") and word.endswith("r0")))
    me.press(".actions .undo")
    me.page.wait_for_selector("[data-ghost]", state="detached")
    me.page.context.close()


def test_the_reward_is_shown_before_the_card_is_laid(chromium: Browser, address: str) -> None:
    me = GardensPage(chromium, address)
    me.open(me.create(3))
    while True:
        assert me.wait_for_turn()
        word = me.plan()
        me.prepare(word)
        if word.startswith("card:") and me.page.locator(".area .group").count():
            break
        me.confirm()
    assert me.page.locator(".column.reached").count() >= 1
    assert "earns" in me.page.locator(".status").inner_text()
    me.confirm()
    assert me.game["phase"] == "temple"
    me.page.context.close()


def test_a_reload_keeps_a_half_built_turn(chromium: Browser, address: str) -> None:
    me = GardensPage(chromium, address)
    me.open(me.create(3))
    while me.wait_for_turn() and me.game["phase"] != "temple":
        me.play(me.plan())
    me.page.reload()
    me.page.wait_for_selector("[data-goal]")
    assert me.page.locator(".steps li").count() == 1
    me.page.context.close()


def test_a_spectator_sees_nothing_hidden(chromium: Browser, address: str) -> None:
    me = GardensPage(chromium, address)
    table = me.create(3, tile_secrecy="all")
    me.open(table)
    guest = GardensPage(chromium, address)
    guest.open(table)
    while me.wait_for_turn() and me.game["players"][0]["open_count"] < 1:
        me.play(me.plan())
    guest.until(lambda: guest.view["steps"] >= me.view["steps"])
    guest.page.wait_for_selector(".other[data-garden='0'] .count:has-text('one tile')")
    told = "".join(guest.frames)
    assert not re.search(r'"(open|blind)_tiles": ?\[', told)
    assert not re.search(r'"(tile_stock|card_stack|seed)": ?["\[]', told)
    assert guest.page.locator(".other .held .plate, .side .held .plate").count() == 0
    assert guest.page.locator("[data-goal], .area .dot, .area .handle").count() == 0
    assert guest.view["viewer"] is None
    for one in (me, guest):
        one.page.context.close()


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "es-ES", "fr-FR"])
@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_no_barrier_no_missing_word_no_overflow(
    chromium: Browser,
    address: str,
    locale: str,
    size: tuple[int, int],
    theme: str,
    axe: Check,
    overflow: Check,
    missing_words: Check,
) -> None:
    me = GardensPage(chromium, address, size, locale=locale, color_scheme=theme)
    me.open(me.create(4, start_player="0"))
    me.wait_for_turn()
    me.prepare(next(word for word in me.game["actions"] if word.startswith("card:") and word.endswith("r0")))
    assert missing_words(me.page) == []
    assert overflow(me.page) == []
    # which landmarks hold the parts of the table is the frame's matter, and its tests'
    assert [found for found in axe(me.page) if not found.startswith("region:")] == []
    me.page.context.close()
