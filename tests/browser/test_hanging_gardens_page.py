"""The board of The Hanging Gardens in a real browser. Tests for every game are in test_every_game.py."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from helpers.page_gardens import CARD, GardensPlayer
from helpers.server import Server
from ziggurat import game


@pytest.fixture
def player(server: Server, chromium: Browser) -> Iterator[GardensPlayer]:
    """Return a player whose first turn begins."""
    gardens_player = GardensPlayer(server, chromium)
    gardens_player.start_against_bots(start_player=0)
    gardens_player.wait_for_turn()
    yield gardens_player
    gardens_player.close()


def test_illegal_place_is_marked_and_explained(player: GardensPlayer) -> None:
    player.press("[data-card='1']")
    player.press_garden(4, 4.5)  # two squares away from the start card: nothing lies below
    player.page.wait_for_selector(".ghost .fault")
    assert player.page.locator(".status").inner_text().count("Not here") == 1
    assert player.confirm_button.get_attribute("aria-disabled") == "true"
    # a building on the table: only its own squares are crossed
    face = player.game_view["faces"][str(player.game_view["card_display"][0])]
    buildings = sum(square != "." for row in face for square in row)
    player.press_garden(2, 1.5)  # the right half lies outside the garden
    player.page.wait_for_selector("[data-ghost='1,0']")
    right = sum(row[1] != "." for row in face)
    assert 0 < right <= buildings
    expect(player.page.locator(".ghost .fault")).to_have_count(right)  # the reason is asked of the server
    assert player.turn == []


def test_undo_of_a_preview_sends_nothing(player: GardensPlayer) -> None:
    version = player.view["version"]
    cards = (word for word in player.game_view["actions"] if word.startswith("card:") and word.endswith("r0"))
    player.prepare(next(cards))
    player.press(".actions .undo")
    player.page.wait_for_selector("[data-ghost]", state="detached")
    assert player.view["version"] == version


def test_tap_that_lays_a_card_does_not_rotate_it_too(player: GardensPlayer) -> None:
    cards = (word for word in player.game_view["actions"] if word.startswith("card:") and word.endswith("r0"))
    player.prepare(next(cards))
    button, step = player.page.locator(".area .handle"), player.page.locator(".steps .step").last
    laid = step.inner_text()
    button.dispatch_event("click", {"detail": 1})  # the press has begun elsewhere, before the button was there
    assert step.inner_text() == laid
    player.press(".area .handle")
    player.until(lambda: step.count() == 0 or step.inner_text() != laid)  # rotated it may not lie there


def test_undo_takes_back_a_card(player: GardensPlayer) -> None:
    player.play_to_mid_turn()
    cards = player.game_view["card_display"]
    player.undo()
    assert player.game_view["phase"] == "card"
    assert player.game_view["card_display"] != cards
    player.page.wait_for_selector(".hand .turn")


def test_reward_is_shown_before_the_card_is_placed(player: GardensPlayer) -> None:
    while True:
        assert player.wait_for_turn()
        word = player.plan()
        player.prepare(word)
        if word.startswith("card:") and player.page.locator(".area .group").count():
            break
        player.confirm()
    assert player.page.locator(".column.reached").count() >= 1
    assert "earns" in player.page.locator(".status").inner_text()
    player.confirm()
    assert player.game_view["phase"] == "temple"


def test_spectators_see_the_number_of_tiles_only(server: Server, chromium: Browser) -> None:
    player, watcher = GardensPlayer(server, chromium), GardensPlayer(server, chromium, name="Eve")
    table = player.create(tile_secrecy="all", private=False)
    player.advance(table, lambda view: view["game"]["players"][0]["open_count"] == 1)
    watcher.open_table(table)
    watcher.page.wait_for_selector(".other[data-garden='0'] .count:has-text('one tile')")
    assert watcher.page.locator(".other .held .plate, .side .held .plate").count() == 0
    for one in (player, watcher):
        one.close()


def wide_game(cards: int) -> list[str]:
    """Return the actions of a game in which both players build towards the lower right."""
    rules = game("hanging_gardens")
    position, words = rules.new(2, 6), []
    while sum(word.startswith("card:") for word in words) < cards:
        words.append(max(rules.legal_words(position), key=towards_the_lower_right))
        rules.apply(position, words[-1])
    return words


def towards_the_lower_right(word: str) -> int:
    found = CARD.match(word)
    return 2 * int(found[2]) + int(found[3]) if found else -100


# The buttons cover what lies below them, so a place there could not be chosen.
COVERED = """() => {
  const buttons = [...document.querySelectorAll('.zoom button')].map((one) => one.getBoundingClientRect());
  const dots = [...document.querySelectorAll('.dot')].map((one) => one.getBoundingClientRect());
  const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return dots.filter((dot) => buttons.some((one) => overlap(dot, one))).length;
}"""


def test_zoom_buttons_cover_no_place_on_a_phone(server: Server, chromium: Browser) -> None:
    phone = GardensPlayer(server, chromium, "touch")
    position = {"new": {"seats": 2, "seed": 6}, "actions": wide_game(16)}
    made = phone.guest.post("/api/practice/play", game="hanging_gardens", position=position, seat=1)
    phone.open_table(made["id"])
    phone.wait_for_turn()
    phone.press("[data-card='4']")
    expect(phone.page.locator(".dot").first).to_be_visible()
    assert phone.page.evaluate(COVERED) == 0
    phone.close()


def test_all_tiles_of_a_first_game_are_in_view(server: Server, chromium: Browser) -> None:
    player = GardensPlayer(server, chromium)
    table = player.create(rival="apprentice")
    player.advance(table, lambda view: view["moved"] > 48 and "act" in view["may"])
    player.open_table(table)
    expect(player.page.locator(".side .tight")).to_be_visible()  # more kinds than fit one column
    player.until(lambda: player.page.locator(".side.desktop").evaluate("one => one.scrollHeight <= one.clientHeight"))
    player.close()


def test_all_kinds_of_own_tiles_are_in_view_in_a_low_window(server: Server, chromium: Browser) -> None:
    me = GardensPlayer(server, chromium, viewport={"width": 1280, "height": 720})
    table = me.create(2, rival="greedy")
    me.advance(table, lambda view: "act" in view["may"] and len(set(view["game"]["players"][0]["open_tiles"])) == 7)
    me.open_table(table)
    rows = me.page.locator(".tops .held li")
    expect(rows).to_have_count(7)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
        expect(row.locator(".name")).to_be_visible()
    expect(me.page.locator(".side .hint")).to_be_in_viewport(ratio=1)
    expect(me.page.locator(".side .hint")).to_contain_text("of 4: 1 or 2")
    me.close()


# A building under a label cannot be seen, nor can its square be tapped.
UNDER_LABELS = """() => {
  const labels = [...document.querySelectorAll('.chips .tag, .zoom button')].map((one) => one.getBoundingClientRect());
  const squares = [...document.querySelectorAll('.area [data-spot]')].map((one) => one.getBoundingClientRect());
  const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return squares.filter((square) => labels.some((one) => overlap(square, one))).length;
}"""


@pytest.mark.parametrize("size", [{"width": 1280, "height": 720}, {"width": 844, "height": 390}])
def test_labels_cover_no_square_of_a_high_garden(server: Server, chromium: Browser, size: dict[str, int]) -> None:
    how = "mouse" if size["width"] > 1000 else "touch"
    me = GardensPlayer(server, chromium, how, viewport=size, locale="it")
    table = me.create(rival="apprentice")
    me.advance(table, lambda view: view["moved"] >= 100 and "act" in view["may"])
    me.open_table(table)
    expect(me.page.locator(".chips [data-supply]")).to_be_visible()
    assert me.page.evaluate(UNDER_LABELS) == 0
    me.close()


def test_temple_that_moves_is_marked_when_it_is_tapped(server: Server, chromium: Browser) -> None:
    me = GardensPlayer(server, chromium)
    table = me.create(rival="greedy")
    moves = re.compile(r"temple:(\S+)<(\S+)")

    def origins(view: dict[str, Any]) -> list[str]:
        return sorted({found[2] for word in view["game"]["actions"] if (found := moves.match(word))})

    me.advance(table, lambda view: "act" in view["may"] and len(origins(view)) > 1)
    me.open_table(table)
    first, *_, last = origins(me.view)
    for place in (last, first):
        me.press(f"[data-goal='{place}']")
        expect(me.page.locator(".area [data-moves]")).to_have_attribute("data-moves", place)
        expect(me.page.locator(f"[data-goal='{place}']")).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator(f"[data-goal='{last}']")).to_have_attribute("aria-pressed", "false")
    expect(me.page.locator(".status")).to_contain_text("This temple moves")
    me.close()


def test_a_tap_on_a_tile_that_cannot_be_taken_explains_it(server: Server, chromium: Browser) -> None:
    phone = GardensPlayer(server, chromium, "touch")
    phone.start_against_bots(start_player=0)
    phone.wait_for_turn()
    tile = phone.page.locator("[data-tile]").first
    tile.tap(force=True)  # disabled
    expect(phone.page.get_by_role("tooltip")).to_contain_text(re.compile(r"points"))
    expect(phone.page.locator(".toast")).to_have_count(0)
    phone.close()


def test_a_phone_shows_own_tiles_and_those_of_a_watched_player(server: Server, chromium: Browser) -> None:
    phone = GardensPlayer(server, chromium, "touch")
    table = phone.create(rival="greedy")

    def both_hold_tiles(view: dict[str, Any]) -> bool:
        return "act" in view["may"] and all(player["open_count"] > 1 for player in view["game"]["players"])

    phone.advance(table, both_hold_tiles)
    phone.open_table(table)
    phone.wait_for_turn()
    board = phone.page.locator(".area").bounding_box()
    own, other = (phone.page.locator(f".hand [data-collection='{seat}'] li") for seat in (0, 1))
    phone.press(".chips [aria-expanded]")
    expect(own.first).to_be_in_viewport(ratio=1)
    expect(phone.page.locator(".hand .cards")).to_have_count(0)
    assert phone.page.locator(".area").bounding_box() == board, "cards and tiles take the same place"
    phone.press(".players .chip >> nth=1")
    expect(other.first).to_be_in_viewport(ratio=1)
    phone.press(".hand .close")
    expect(phone.page.locator(".hand .cards")).to_be_visible()
    expect(other).to_have_count(0)
    phone.close()


def test_marks_of_the_score_sheet_are_in_view_next_to_the_board(server: Server, chromium: Browser) -> None:
    me = GardensPlayer(server, chromium, viewport={"width": 1280, "height": 800})
    table = me.create(rival="greedy")
    me.advance(table, lambda view: "act" in view["may"] and all(score > 9 for score in view["game"]["scores"]))
    me.open_table(table)
    me.press(me.page.get_by_role("tab", name="Score"))
    marks = me.page.locator(".diamond")
    expect(marks.first).to_be_visible()
    cut = "marks => marks.filter((one) => one.getBoundingClientRect().right > innerWidth - 3).length"
    assert marks.evaluate_all(cut) == 0
    me.close()
