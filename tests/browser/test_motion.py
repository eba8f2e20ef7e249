"""Pieces that move on the page: where they lie, and what must not move with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from helpers.page_gardens import CARD, GardensPlayer
from helpers.page_player import PHONE, Player
from helpers.quick import hardest

Seat = Callable[..., Player]
LAPTOPS = ({"width": 1280, "height": 720}, {"width": 1110, "height": 720})

# In every frame: where the board's area is, whose garden it shows, whether pieces move, whether a turn is replayed, the
# width of the largest piece that moves, whether the numbers of the quarry are explained.
WATCH_BOARD = """() => {
  window.frames = [];
  const widthOf = (one) => one.getBoundingClientRect().width;
  const look = () => {
    const area = document.querySelector('.board > .area:not(.flights *)');
    const { x, y, width, height } = area.getBoundingClientRect();
    window.frames.push({
      place: [x, y, width, height].map(Math.round).join(),
      garden: area.querySelector('[role=grid]')?.getAttribute('aria-label'),
      moving: document.querySelector('.flights > *') !== null,
      replaying: document.querySelector('.replaying') !== null,
      largest: Math.max(0, ...[...document.querySelectorAll('.flights .flying')].map(widthOf)),
      explained: document.querySelector('.stones header span') !== null,
    });
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize(("size", "language"), [(LAPTOPS[0], "en"), (LAPTOPS[1], "it")])
def test_babylons_garden_keeps_its_place_while_the_turn_of_another_player_is_shown(
    seat: Seat, size: dict[str, int], language: str
) -> None:
    me = seat("babylon", reduced_motion="no-preference", viewport=size, locale=language)
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: "act" in view["may"] and view["moved"] >= 30)
    me.open_table(table)
    me.page.evaluate(WATCH_BOARD)
    me.page.locator(".again button").click()
    expect(me.page.locator(".replaying")).to_have_count(1)
    expect(me.page.locator(".whose")).not_to_be_empty()
    expect(me.page.locator(".replaying")).to_have_count(0)
    frames: list[dict[str, Any]] = me.page.evaluate("window.frames")
    assert len({one["garden"] for one in frames}) == 2
    assert len({one["place"] for one in frames}) == 1
    tile = 2 * me.page.locator("[data-cell=a1]").evaluate("(cell) => cell.getBoundingClientRect().width")
    assert 0 < max(one["largest"] for one in frames) < 1.3 * tile  # lifted, with the shadow of the upper floors
    assert not any(one["explained"] for one in frames if one["garden"] != frames[0]["garden"])


def test_own_garden_of_babylon_stays_while_the_last_tile_of_the_turn_travels(seat: Seat) -> None:
    me = seat("babylon", reduced_motion="no-preference")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: "end:keep" in view["game"]["actions"] and view["moved"] >= 20)
    me.open_table(table)
    me.page.evaluate(WATCH_BOARD)
    me.make("end:keep")
    me.confirm()
    assert me.wait_for_turn()
    # the answer of the bot may come before the tile has begun to travel
    me.page.wait_for_function("() => window.frames.some((one) => one.moving && !one.replaying)")
    me.page.wait_for_function("() => document.querySelector('.flights > *') === null")
    frames: list[dict[str, Any]] = me.page.evaluate("window.frames")
    own = [one for one in frames if one["moving"] and not one["replaying"]]
    assert {one["garden"] for one in own} == {frames[0]["garden"]}


# In every frame: the shorter side of each copy of a card, and of a card in the garden.
WATCH_CARD = """() => {
  window.sides = [];
  const look = () => {
    const square = document.querySelector('.area:not(.flights *) g[data-size]')?.dataset.size;
    const own = !document.querySelector('.replaying');
    for (const copy of own ? document.querySelectorAll('.flights .flying') : []) {
      const { width, height } = copy.getBoundingClientRect();
      window.sides.push([Math.min(width, height), 2 * square]);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


LANDED = "() => window.sides.length > 0 && document.querySelector('.flights > *') === null"


def test_card_is_as_large_as_its_place_when_the_sheet_of_a_phone_gives_it_more_room(seat: Seat) -> None:
    me = seat("hanging_gardens", "touch", reduced_motion="no-preference")
    assert isinstance(me, GardensPlayer)
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: "act" in view["may"] and view["moved"] >= 16 and view["game"]["phase"] == "card")
    me.open_table(table)
    me.page.evaluate(WATCH_CARD)
    me.prepare(next(word for word in me.game_view["actions"] if CARD.match(word)))
    me.page.wait_for_function(LANDED)  # from the hand, where it is smaller
    me.page.evaluate("window.sides = []")
    me.confirm()
    me.page.wait_for_function(LANDED)
    sides: list[list[float]] = me.page.evaluate("window.sides")
    # its edge is outside, and it is lifted by 6 %
    assert all(0.98 < copy / card < 1.1 for copy, card in sides), sides


# The heights that the part over the board has had, and the offsets of the cards of The Hanging Gardens.
WATCH_HEAD = """() => {
  window.heads = [];
  window.hands = [];
  const note = (list, value) => list.includes(value) || list.push(value);
  const look = () => {
    note(window.heads, Math.round(document.querySelector('main > .head').getBoundingClientRect().height));
    const cards = document.querySelector('.hand > .cards:not(.flights *)');
    if (cards) note(window.hands, Math.round(cards.getBoundingClientRect().y));
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 720}, {"width": 900, "height": 1100}])
@hardest("name", "hanging_gardens", "babel", "babylon")  # its sentences are the longest
def test_parts_over_the_board_keep_their_height_after_the_first_step(
    seat: Seat, name: str, size: dict[str, int]
) -> None:
    me = seat(name, "touch" if size == PHONE else "mouse", viewport=size)
    me.start_against_bots(rival="greedy")
    me.wait_for_turn()
    me.step()
    assert me.wait_for_turn()
    me.page.evaluate(WATCH_HEAD)
    me.play(lambda: me.view["moved"] > 30)
    assert len(me.page.evaluate("window.heads")) == 1, me.page.evaluate("window.heads")
    if size != PHONE and name == "hanging_gardens":
        assert len(me.page.evaluate("window.hands")) == 1


@hardest("name", "babylon", "hanging_gardens", "babel")
def test_board_stays_in_sight_while_a_phone_counts_the_points(seat: Seat, name: str) -> None:
    me = seat(name, "touch", reduced_motion="no-preference")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: False)
    me.open(f"/table/{table}")
    me.page.locator(".results tbody").evaluate("(lines) => lines.scrollIntoView({ block: 'center' })")
    expect(me.page.locator(".score.counting")).to_be_visible()
    last = me.page.locator(".results tfoot")
    expect(last).to_be_in_viewport(ratio=1)
    board: Any = me.page.locator(".tops > .top").bounding_box()
    total: Any = last.bounding_box()
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= total["y"] <= PHONE["height"] - total["height"]
