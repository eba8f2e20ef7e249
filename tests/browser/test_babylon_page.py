"""Babylon's board in a real browser. Tests that apply to every game are in test_every_game.py."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from helpers.page_babylon import BabylonPlayer
from helpers.page_player import DESKTOP, ON_A_PHONE, PHONE, TABLET, Visitor
from helpers.quick import hardest
from helpers.server import Server

Visit = Callable[..., Visitor]
SMALL: dict[str, Any] = {**ON_A_PHONE, "viewport": {"width": 360, "height": 640}}


@pytest.fixture
def player(server: Server, chromium: Browser) -> Iterator[BabylonPlayer]:
    """Return a player with a dug tile that can be laid."""
    babylon_player = BabylonPlayer(server, chromium)
    babylon_player.start_against_bots()
    dig(babylon_player)
    yield babylon_player
    babylon_player.close()


def dig(player: BabylonPlayer) -> None:
    """Play until the dug tile can be laid."""
    player.play(lambda: bool(places(player)))
    assert not player.over


def places(player: BabylonPlayer) -> list[str]:
    """Return the placements of the dug tile without rotation."""
    return [word for word in player.game_view["actions"] if word.startswith("place:dug") and "r0/" in word]


def anchor(word: str) -> str:
    """Return the lower left cell of a placement."""
    return word.partition("@")[2][:2]


def test_undo_removes_the_preview_and_then_the_tile(player: BabylonPlayer) -> None:
    word = places(player)[0]
    cell = player.page.locator(f"[data-cell={anchor(word)}]")
    player.preview_tile(word)
    version = player.view["version"]
    player.page.locator("button.undo").click()
    expect(player.page.locator(".garden[data-anchor]")).to_have_count(0)
    assert player.view["version"] == version  # no command was sent
    player.preview_tile(word)
    expect(cell).to_have_attribute("aria-label", re.compile("bare ground"))
    player.confirm()
    expect(cell).to_have_attribute("aria-label", re.compile("floor 1"))
    player.undo()
    expect(cell).to_have_attribute("aria-label", re.compile("bare ground"))


def test_illegal_tap_is_explained(player: BabylonPlayer) -> None:
    word = places(player)[0]
    player.make(word)
    # the kept tile exactly over it: the same lower left cell is never allowed
    player.page.locator("[data-tile=kept]").click()
    player.page.locator(f"[data-cell={anchor(word)}]").focus()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_text("Not here")).to_be_visible()
    assert player.turn[-1] == word


def test_tiles_rotate_by_key_and_button_and_supports_are_chosen(player: BabylonPlayer) -> None:
    player.preview_tile(places(player)[0])
    tile = player.page.locator("[data-tile=dug]")
    names = [tile.get_attribute("aria-label")]
    player.page.keyboard.press("r")
    expect(tile).not_to_have_attribute("aria-label", names[0] or "")
    names.append(tile.get_attribute("aria-label"))
    player.page.locator("button.turn").click()
    expect(tile).not_to_have_attribute("aria-label", names[1] or "")
    ways = player.page.locator(".choice[data-word]")
    assert ways.count() > 1
    chosen = player.page.locator(".choice[aria-pressed=true]").get_attribute("data-word")
    player.page.locator(".disc:not(:disabled)").first.click()
    expect(player.page.locator(".choice[aria-pressed=true]")).not_to_have_attribute("data-word", chosen or "")


def test_text_grid_offers_the_same_actions(player: BabylonPlayer) -> None:
    player.page.get_by_role("button", name="Grid", exact=True).click()
    cell = player.page.locator(f"[data-cell={anchor(places(player)[0])}]")
    cell.click()
    player.send_and_wait(cell.click)
    expect(player.page.locator("[data-tile=dug]")).to_have_count(0)
    assert player.turn[-1].startswith("place:dug")


@pytest.mark.parametrize("height", [800, 720])
def test_a_rule_can_be_read_while_a_tile_is_placed(server: Server, chromium: Browser, height: int) -> None:
    player = BabylonPlayer(server, chromium, viewport={**DESKTOP, "height": height})
    player.start_against_bots()
    dig(player)
    player.preview_tile(places(player)[0])
    player.page.locator("[role=tab]").last.click()
    panel, ways = (player.page.locator(f".rail {part}").bounding_box() for part in (".panel", ".choices ul"))
    assert panel is not None
    assert ways is not None
    assert panel["height"] >= 100
    assert ways["height"] >= 100  # two supports
    player.close()


def test_phone_opens_flat_and_reaches_3d_by_one_tap(server: Server, chromium: Browser) -> None:
    player = BabylonPlayer(server, chromium, "touch")
    player.context.add_init_script("if (location.protocol.startsWith('http')) localStorage.removeItem('babylon-look')")
    player.start_against_bots()
    dig(player)
    expect(player.page.locator(".garden")).to_be_visible()
    expect(player.page.locator(".garden.scene")).to_have_count(0)
    player.press("[data-look=scene]")
    expect(player.page.locator(".garden.scene")).to_be_visible()
    player.close()


def test_phone_switches_between_quarry_and_garden(server: Server, chromium: Browser) -> None:
    player = BabylonPlayer(server, chromium, "touch")
    player.start_against_bots(seats=4)
    dig(player)
    player.make(places(player)[0])
    expect(player.page.locator("[data-tile=dug]")).to_have_count(0)
    player.page.get_by_role("button", name="Quarry").tap()
    expect(player.page.locator("[data-column]")).to_have_count(16)
    player.page.get_by_role("button", name="Garden", exact=True).tap()
    expect(player.page.locator("[data-cell]")).to_have_count(64)
    player.close()


def test_spectators_see_a_tile_being_placed(server: Server, chromium: Browser) -> None:
    player, watcher = BabylonPlayer(server, chromium), BabylonPlayer(server, chromium, name="Eve")
    table = player.start_against_bots(private=False)
    dig(player)
    watcher.open_table(table)
    expect(watcher.page.locator("[data-column]")).to_have_count(16)
    player.make(places(player)[0])
    expect(watcher.page.locator(".cells [data-cell][aria-label*='floor 1']").first).to_be_attached()
    for one in (watcher, player):
        one.close()


@hardest("language", "it", "fr", "es", "en")
def test_buttons_of_a_dug_tile_stand_in_one_row(server: Server, chromium: Browser, language: str) -> None:
    me = BabylonPlayer(server, chromium, locale=language)
    table = me.create(2, rival="greedy")
    me.advance(
        table, lambda view: "act" in view["may"] and any("place:dug" in word for word in view["game"]["actions"])
    )
    me.open_table(table)
    boxes = [button.bounding_box() for button in me.page.locator(".hand .ending .button").all()]
    assert len(boxes) == 3  # rotate, keep, discard
    assert len({round(box["y"]) for box in boxes if box}) == 1
    me.close()


def at_position(visit: Visit, draft: dict[str, Any], **look: Any) -> Page:
    """Return a page with a position on the board."""
    text = base64.urlsafe_b64encode(json.dumps(draft).encode()).decode().rstrip("=")
    page = visit(**look).open(f"/try/babylon?position={text}")
    page.locator(".screen[data-complete=true]").wait_for()
    return page


@pytest.mark.parametrize("how", ["mouse", "touch", "keys"])
def test_a_dig_that_reveals_nothing_is_confirmed_too(visit: Visit, how: str) -> None:
    page = at_position(visit, {"columns": {"B3": ["basalt01"]}}, **(ON_A_PHONE if how == "touch" else {}))
    column, dug = page.locator("[data-column=B3]"), page.locator("[data-tile=dug]")
    press = {"mouse": column.click, "touch": column.tap, "keys": lambda: column.press("Enter")}[how]
    press()
    expect(column).to_have_attribute("aria-selected", "true")
    expect(page.locator(".pillars .gain")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(column).to_have_attribute("aria-selected", "false")
    press()
    expect(page.locator(".confirm")).to_have_text("Dig B3")
    expect(dug).to_have_count(0)
    press()
    expect(dug).to_have_count(1)


TWO_FLOORS: dict[str, Any] = {
    "players": [{"singles": 8, "garden": "place:S-T-.yellow@b3r0/1111"}, {}],
    "dug": "basalt05",
}


def test_supports_begin_with_the_one_in_hand_and_show_the_floors(visit: Visit) -> None:
    page = at_position(visit, TWO_FLOORS, **SMALL)
    box = page.locator("[data-cell=e5]").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"], box["y"])
    row = page.locator(".choices ul")
    row.locator(".choice").first.wait_for()

    def begins() -> None:
        expect(row.locator("li").first.locator("[aria-pressed=true]")).to_be_in_viewport(ratio=0.9)
        assert row.evaluate("row => row.scrollLeft") == 0

    begins()
    # the points of the tile, and of the ornaments that it makes possible
    texts = [text.replace("−", "-") for text in row.locator("b").all_inner_texts()]
    points = [sum(map(int, re.findall(r"[+-]\d+", text))) for text in texts]
    assert points[1:] == sorted(points[1:], reverse=True)
    words = row.locator("[data-word]").evaluate_all("all => all.map((one) => one.dataset.word)")
    floors = page.locator(".floors button")
    expect(floors).to_have_text(["Floor 1", "Floor 2"])
    pressed = int(page.locator(".floors [aria-pressed=true]").inner_text()[-1])
    floors.nth(2 - pressed).tap()
    expect(row.locator(".chosen")).to_contain_text(f"Floor {3 - pressed}")
    expect(row.locator(".chosen")).to_be_in_viewport(ratio=0.9)
    assert row.locator("[data-word]").evaluate_all("all => all.map((one) => one.dataset.word)") == words
    row.evaluate("row => row.scrollTo(1000, 0)")
    page.keyboard.press("r")
    expect(page.locator(f'.choice[data-word="{words[0]}"]')).to_have_count(0)
    row.locator(".choice").first.wait_for()
    expect(row.locator(".chosen")).to_be_in_viewport(ratio=0.9)


def with_pillars(singles: int, doubles: int) -> dict[str, Any]:
    player, rival = TWO_FLOORS["players"]
    token = {"token": "double", "round": 2} if doubles else {}
    return {**TWO_FLOORS, **token, "players": [{**player, "singles": singles}, rival]}


def test_many_pillars_move_neither_buttons_nor_garden(visit: Visit) -> None:
    places = []
    for singles, doubles in ((6, 0), (9, 0), (9, 1)):
        page = at_position(visit, with_pillars(singles, doubles))
        places.append([page.locator(part).bounding_box() for part in ("button.turn", ".garden")])
    assert places[1] == places[0]
    assert places[2] == places[0]


@pytest.mark.parametrize(("singles", "doubles"), [(8, 0), (9, 1)])
def test_many_pillars_are_drawn_in_the_middle_of_their_places(visit: Visit, singles: int, doubles: int) -> None:
    page = at_position(visit, with_pillars(singles, doubles), **SMALL)
    far = """(all) => all.map((one) => {
      const [place, icon] = [one.getBoundingClientRect(), one.firstElementChild.getBoundingClientRect()];
      return Math.abs(place.x + place.width / 2 - icon.x - icon.width / 2);
    })"""
    found = page.locator(".pillars .pillar").evaluate_all(far)
    assert len(found) == singles + doubles
    assert max(found) < 1
    small = page.locator(".pillars .pillar svg").evaluate_all("all => all.filter((one) => one.clientWidth < 19).length")
    assert small == 0


def test_nothing_is_shown_as_dug_after_the_end(server: Server, chromium: Browser) -> None:
    me = BabylonPlayer(server, chromium)
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: False)
    me.open_table(table)
    me.page.locator(".results").wait_for()
    me.page.get_by_role("button", name="Look back").first.click()
    expect(me.page.locator(".place[data-place=kept]")).to_be_visible()
    expect(me.page.locator(".place[data-place=dug]")).to_have_count(0)
    me.close()


HELD = "g:has(> g > .ghost) .printed, g:has(> g > .ghost) > .floor"
# How many icons and floor numbers of the held tile are covered by its supports.
COVERED = """(held) => {
  const circles = [...document.querySelectorAll('[data-corner] .plate')].map((plate) => plate.getBoundingClientRect());
  const far = (low, value, high) => Math.max(low - value, 0, value - high);
  return [...document.querySelectorAll(held)].filter((icon) => {
    const box = icon.getBoundingClientRect();
    return circles.some((one) => Math.hypot(
      far(box.left, one.x + one.width / 2, box.right), far(box.top, one.y + one.height / 2, box.bottom)
    ) < one.width / 2);
  }).length;
}"""


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, SMALL["viewport"]])
def test_supports_cover_neither_icons_nor_the_floor(visit: Visit, size: dict[str, int]) -> None:
    page = at_position(visit, TWO_FLOORS, viewport=size)
    box = page.locator("[data-cell=e5]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"], box["y"])
    expect(page.locator("[data-corner]")).to_have_count(4)
    assert page.locator(HELD).count() == 5
    assert page.evaluate(COVERED, HELD) == 0


def test_a_belvedere_under_a_bridge_is_visible(visit: Visit) -> None:
    built = ("place:FBT-.white@e5r0/-111", "place:BS--.pink@c6r2/2222", "place:BT--.blue@f6r3/2221 bridge:d6-f6")
    draft = {"players": [{"garden": " | ".join(built)}, {}], "dug": "clay05"}
    page = at_position(visit, draft)
    expect(page.locator(".board [data-under=e6] use")).to_have_attribute("href", re.compile("#ornament-belvedere$"))


def test_points_on_the_phone_say_how_they_are_counted(visit: Visit) -> None:
    page = at_position(visit, TWO_FLOORS, **SMALL)
    page.locator("[data-tab=points]").tap()
    expect(page.locator("[data-line=fountains]")).to_contain_text("each scores 3 × its floor")
    assert page.locator(".points").evaluate("points => points.scrollWidth <= points.clientWidth")
