"""The frame of a table in several sizes and languages, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from helpers.page_player import DESKTOP, PHONE, TABLET, Player
from helpers.quick import hardest
from ziggurat.lessons import read_lesson

Seat = Callable[..., Player]
every_language = hardest("language", "fr", "en", "it", "es")  # French labels are the longest
# The texts of the elements of a second selector that an element of the first covers.
COVERING = """([over, under]) => {
  const boxes = [...document.querySelectorAll(over)].map((one) => one.getBoundingClientRect());
  const covered = ({ left, right, top, bottom }) => boxes.some((box) =>
    box.left + 1 < right && box.right - 1 > left && box.top + 1 < bottom && box.bottom - 1 > top);
  return [...document.querySelectorAll(under)].filter((one) => covered(one.getBoundingClientRect()))
    .map((one) => one.textContent + one.dataset.drawn);
}"""
ONE_ROW = 12  # centres of one row differ by less than this


def middles(found: Locator) -> list[float]:
    """Return the vertical centres of some elements."""
    boxes: list[Any] = [one.bounding_box() for one in found.all()]
    return [box["y"] + box["height"] / 2 for box in boxes]


@every_language
def test_buttons_and_players_keep_to_one_row(seat: Seat, language: str) -> None:
    me = seat("babylon", locale=language)
    table = me.create(4)
    me.advance(table, lambda view: bool(view["turn"] and view["turn"]["words"] and "act" in view["may"]))
    me.open_table(table)
    for size in (DESKTOP, PHONE):
        me.resize(size)
        me.page.locator(f".screen.{'phone' if size is PHONE else 'desktop'}").wait_for()
        buttons = middles(me.page.locator(".actions > *"))
        assert len(buttons) == 4  # undo, restart, hint, confirm
        assert max(buttons) - min(buttons) < ONE_ROW, size
    chips = middles(me.page.locator(".players > li"))
    assert len(chips) == 4
    assert max(chips) - min(chips) < ONE_ROW


LOW = ({"width": 844, "height": 390}, {"width": 640, "height": 400})  # a phone held sideways; 1280 x 800 at 200 %


@hardest("name", "hanging_gardens", "babel", "babylon")
def test_hand_and_confirm_button_stay_on_low_screens(seat: Seat, name: str) -> None:
    me = seat(name)
    table = me.create(2)
    me.advance(table, lambda view: view["moved"] > 12 and "act" in view["may"])
    me.open_table(table)
    for size in LOW:
        me.resize(size)
        me.page.locator(".screen.low").wait_for()
        for part in (me.confirm_button, me.page.locator(".below-board .hand").first, me.page.locator(".top > *").first):
            box: Any = part.bounding_box()
            assert 0 <= box["x"] < size["width"]
            assert 0 <= box["y"] < size["height"]
        box = me.confirm_button.bounding_box()
        assert box["width"] > 90
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]


def test_both_sides_of_babel_are_in_sight_on_low_screens(seat: Seat) -> None:
    me = seat("babel")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: view["moved"] > 30 and "act" in view["may"])
    me.open_table(table)
    for size in (*LOW, {"width": 740, "height": 360}, {"width": 640, "height": 360}, {"width": 360, "height": 640}):
        me.resize(size)
        me.page.locator(".babel.low").wait_for()
        assert me.page.evaluate(COVERING, [".pawn", ".plaque .names > *"]) == [], size
        board: Any = me.page.locator(".tops").bounding_box()
        parts = me.page.locator("[data-spot^=column-], [data-spot^=temple-], .babel .strip")
        boxes: list[Any] = [part.bounding_box() for part in parts.all()]
        assert len(boxes) == 22  # ten columns, ten temples, two strips
        for box in boxes:
            assert box["y"] >= board["y"] - 1, size
            assert box["y"] + box["height"] <= size["height"] + 1, size
        cards = me.page.locator(".babel .column .place").first.bounding_box()
        assert cards is not None and cards["height"] >= 14


@every_language
def test_sites_of_babel_are_legible_next_to_the_result(seat: Seat, language: str) -> None:
    me = seat("babel", locale=language)
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: False)
    me.open(f"/table/{table}")
    me.page.locator(".results table").wait_for()
    for size in (DESKTOP, TABLET, {"width": 1280, "height": 720}, {"width": 1100, "height": 700}):
        me.resize(size)
        assert me.page.evaluate(COVERING, [".pawn", ".plaque .names > *"]) == [], size
        site: Any = me.page.locator(".plaque").first.bounding_box()
        power: Any = me.page.locator(".plaque .power").first.bounding_box()
        card: Any = me.page.locator(".babel .column .place").first.bounding_box()
        assert power["y"] + power["height"] < site["y"] + site["height"] - 3, size
        assert card["width"] > site["width"] / 3, size


@every_language
def test_label_of_the_last_move_stays_on_the_board_of_babel(seat: Seat, language: str) -> None:
    me = seat("babel", locale=language)
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: view["moved"] > 30 and "act" in view["may"])
    me.open_table(table)
    for size in ({"width": 640, "height": 360}, *LOW, PHONE, {"width": 360, "height": 740}):
        me.resize(size)
        label: Any = me.page.locator(".brackets .label").bounding_box()
        board: Any = me.page.locator(".babel").bounding_box()
        assert label["x"] >= board["x"], size
        assert label["x"] + label["width"] <= board["x"] + board["width"], size
        if size is PHONE:
            assert me.page.evaluate(COVERING, [".brackets .label", ".column .place"]) == []
            assert me.page.evaluate(COVERING, [".pawn", ".plaque .names > *"]) == []


def test_whole_garden_is_in_sight_on_low_and_large_screens(seat: Seat) -> None:
    me = seat("hanging_gardens")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: "act" in view["may"] and view["moved"] >= 30)
    me.open_table(table)
    for size in ({"width": 640, "height": 360}, *LOW, {"width": 1920, "height": 1080}, {"width": 2560, "height": 1440}):
        me.resize(size)
        area: Any = me.page.locator(".area").bounding_box()
        boxes: list[Any] = [one.bounding_box() for one in me.page.locator(".area [data-spot^='garden:0:']").all()]
        assert len(boxes) >= 10
        top, bottom = min(box["y"] for box in boxes), max(box["y"] + box["height"] for box in boxes)
        assert area["y"] <= top, size
        assert bottom <= area["y"] + area["height"], size
        if size["width"] >= 1920:  # five squares high
            assert bottom - top > area["height"] / 2, size


def test_question_about_a_temple_stays_on_low_screens(seat: Seat) -> None:
    me = seat("hanging_gardens")
    table = me.create(4)
    me.advance(table, lambda view: "act" in view["may"] and "pass" in view["game"]["actions"])
    me.open_table(table)
    for size in LOW:
        me.resize(size)
        me.page.locator(".screen.low").wait_for()
        box: Any = me.page.locator(".prompt .pass").bounding_box()
        steps: Any = me.page.locator(".steps").bounding_box()
        assert box["y"] + box["height"] <= steps["y"] + ONE_ROW


def height_of_band(me: Player, size: dict[str, int]) -> float:
    """Return the height of what stands between bar and board: status line, coach or hint."""
    me.resize(size)
    box: Any = me.page.locator("main > .head").bounding_box()
    return float(box["height"])


@hardest("name", "hanging_gardens", "babel", "babylon")
def test_hint_of_a_turn_leaves_the_board_its_size_on_phones(seat: Seat, name: str) -> None:
    me = seat(name, "touch", locale="fr")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: view["moved"] >= 14 and "act" in view["may"])
    me.open_table(table)
    sizes = (PHONE, {"width": 360, "height": 640}, LOW[0])
    me.page.locator(".first .aim, .first .idea").first.wait_for()  # a first game
    upright = sizes[:2]
    heights = [height_of_band(me, size) for size in upright]
    me.press(".actions .hint")
    strip = me.page.locator(".now > .strip")
    strip.locator("li.now").wait_for()
    assert [height_of_band(me, size) for size in upright] == pytest.approx(heights, abs=0.5)
    for size in sizes:
        me.resize(size)
        shown: Any = strip.bounding_box()
        status: Any = me.page.locator("main > .head").bounding_box()
        assert shown["width"] <= size["width"], size
        assert status["height"] - shown["height"] < 1, "the strip stands in the place of the status line"
        button: Any = me.confirm_button.bounding_box()
        assert button["x"] + button["width"] <= size["width"], size
        assert button["y"] + button["height"] <= size["height"], size
    strip.locator(".close").tap()
    expect(strip).to_have_count(0)


def test_taken_cards_leave_room_for_the_button_next_to_them(seat: Seat) -> None:
    me = seat("hanging_gardens")
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: "act" in view["may"] and view["moved"] >= 30)
    me.open_table(table)
    for size in (DESKTOP, *LOW):
        me.resize(size)
        boxes: list[Any] = [one.bounding_box() for one in me.page.locator(".cards > .card").all()]
        assert len({round(box["width"]) for box in boxes}) == len({round(box["height"]) for box in boxes}) == 1, size
        button: Any = me.page.locator("button.turn").bounding_box()
        text: Any = me.page.locator("button.turn span").bounding_box()
        assert button["x"] <= text["x"], size
        assert text["x"] + text["width"] <= button["x"] + button["width"], size


def corners(me: Player) -> list[tuple[str, float, float]]:
    """Return the upper left corners of the parts around the board that no step may move."""
    parts: list[tuple[str, float, float]] = me.page.evaluate(
        """() => [...document.querySelectorAll('aside .tabs, aside .panel, .actions > *, .tops')].map((one) => {
          const { x, y } = one.getBoundingClientRect();
          return [one.className.split(' svelte')[0], Math.round(x), Math.round(y)];
        })"""
    )
    return parts


@hardest("name", "babylon", "babel")
def test_frame_keeps_its_places_from_step_to_step(seat: Seat, name: str) -> None:
    me = seat(name, viewport={"width": 1280, "height": 720})
    me.start_against_bots()
    assert me.wait_for_turn()
    expect(me.page.locator(".actions > *")).to_have_count(4)
    begun = corners(me)
    for _ in range(6):
        me.step()
        assert me.wait_for_turn()
        assert corners(me) == begun


# --- Motion ------------------------------------------------------------------------------------------------------

# The most copies seen in the layer, noted at every frame.
WATCH = """() => {
  window.most = 0;
  const look = () => {
    window.most = Math.max(window.most, document.querySelectorAll('.flights > *').length);
    requestAnimationFrame(look);
  };
  look();
}"""


SHIFTS = """(() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (!one.hadRecentInput) window.shifts.push([one.value, one.sources.map(({ node }) => node?.className ?? '')]);
  }).observe({ type: 'layout-shift', buffered: true });
})()"""
BARELY = 0.001  # one card that moves by a few pixels


@hardest("name", "babel", "babylon", "hanging_gardens")  # Babel has most that could shift
def test_nothing_shifts_while_pieces_of_others_move(seat: Seat, name: str) -> None:
    me = seat(name, reduced_motion="no-preference")
    me.context.add_init_script(SHIFTS)
    me.start_against_bots(2, rival="greedy")
    me.wait_for_turn()
    me.page.locator(".first").wait_for()  # the coach of a first game is loaded last
    me.page.wait_for_load_state("networkidle")
    me.page.evaluate("window.shifts.length = 0")
    for _ in range(8):
        if me.wait_for_turn():
            me.step()
    me.wait_for_turn()
    shifts: list[Any] = me.page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < BARELY, shifts


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_dug_tile_travels_unless_motion_is_reduced(seat: Seat, motion: str) -> None:
    me = seat("babylon", reduced_motion=motion)
    table = me.create(2)
    me.advance(table, lambda view: "act" in view["may"] and view["game"]["phase"] == "dig")
    me.open_table(table)
    me.page.evaluate(WATCH)
    me.step()  # chosen, or dug at once
    while not me.turn:
        me.step()
    expect(me.page.locator(".flights > *")).to_have_count(0)
    assert (me.page.evaluate("window.most") > 0) == (motion == "no-preference")


def test_a_bots_turn_is_shown_step_by_step_and_ended_by_a_key(seat: Seat) -> None:
    me = seat("babel", reduced_motion="no-preference")
    me.start_against_bots()
    me.wait_for_turn()
    me.play(lambda: len(me.view["last_turn"]["words"] if me.view["last_turn"] else []) > 1 and not me.turn)
    watched = me.page.locator(".replaying")
    me.page.locator(".again button").click()  # the same again, however fast it was played
    expect(watched).to_have_count(1)
    expect(me.page.locator(".status")).to_contain_text(" of ")
    me.key("Escape")
    expect(watched).to_have_count(0)
    assert me.may_act


LAPTOPS = ({"width": 1280, "height": 720}, {"width": 1366, "height": 768}, {"width": 1110, "height": 720})
CUT_CHOICES = """() => {
  const offer = document.querySelector('.offer');
  const frame = document.querySelector('.tops > .top').getBoundingClientRect();
  const box = offer.getBoundingClientRect();
  const outside = box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom;
  const { scrollHeight, clientHeight } = offer;
  const whole = !outside && scrollHeight <= clientHeight && offer.querySelectorAll('button').length === 4;
  return whole ? null : [box.left, box.right, box.bottom, scrollHeight, clientHeight, frame.right, frame.bottom];
}"""


def moved_site(state: dict[str, Any], site: str) -> dict[str, Any]:
    """Return a state of Babel with all that is at the Hittites' site at another one."""
    names = {"H": site, site: "H"}
    columns, temples = (
        [{names.get(key, key): pile for key, pile in side.items()} for side in state[part]]
        for part in ("column", "temple")
    )
    return {**state, "pawn": [site, site], "column": columns, "temple": temples}


@every_language
@hardest("site", "M", "H")  # M is in the middle, where least room is next to the column
def test_all_choices_of_a_run_are_in_view_in_low_windows(seat: Seat, language: str, site: str) -> None:
    me = seat("babel", locale=language, viewport=LAPTOPS[0])
    medes = next(step for step in read_lesson("babel") if step["id"] == "medes")
    position = {"state": moved_site(medes["position"]["state"], site), "seed": 1}
    me.open_table(me.guest.post("/api/practice/play", game="babel", position=position)["id"])
    me.page.locator(".first .idea").wait_for()
    for size in LAPTOPS:
        me.resize(size)
        assert me.page.evaluate(CUT_CHOICES) is None, size


def test_hint_takes_no_height_from_the_board_in_low_windows(seat: Seat) -> None:
    me = seat("babel", locale="fr", viewport=LAPTOPS[0])
    medes = next(step for step in read_lesson("babel") if step["id"] == "medes")
    me.open_table(me.guest.post("/api/practice/play", game="babel", position=medes["position"])["id"])
    me.page.locator(".first .idea").wait_for()
    me.press(".first .close")
    before = [board_height(me, size) for size in LAPTOPS]
    me.press(".actions .hint")
    expect(me.page.locator(".now > .strip li")).not_to_have_count(0)
    after = [board_height(me, size) for size in LAPTOPS]
    assert all(full - left < 12 for full, left in zip(before, after, strict=True))  # the chosen step takes less
    assert me.page.evaluate(CUT_CHOICES) is None


def board_height(player: Player, size: dict[str, int]) -> float:
    """Return the height of the board in a window of a size."""
    player.resize(size)
    return float(player.page.locator(".tops > .top").evaluate("one => one.getBoundingClientRect().height"))
