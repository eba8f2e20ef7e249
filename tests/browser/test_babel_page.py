"""Babel's board in a real browser. Tests that apply to every game are in test_every_game.py."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from helpers.page_babel import SITES, BabelPlayer
from helpers.page_player import How
from helpers.server import Server


@pytest.fixture
def player(server: Server, chromium: Browser) -> Iterator[BabelPlayer]:
    """Return a player whose first turn begins."""
    babel_player = BabelPlayer(server, chromium)
    babel_player.start_against_bots(start=1)
    yield babel_player
    babel_player.close()


def travel(player: BabelPlayer) -> str:
    """Travel to the first site that is offered, and return it."""
    site = str(player.page.locator(".plaque[data-legal]").first.get_attribute("data-drop"))
    player.plaque(site).click()
    expect(player.steps).to_have_count(1)
    return site


def begin(player: BabelPlayer) -> str:
    """Make the compulsory steps of the first turn: travel, settle, build the starter. Return the site."""
    site = travel(player)
    player.cards.first.click()
    player.column(site).click()
    expect(player.steps).to_have_count(2)
    player.temple(site).click()
    expect(player.steps).to_have_count(3)
    return site


def test_score_rises_when_a_temple_is_started(player: BabelPlayer) -> None:
    begin(player)
    expect(player.page.locator(".strip.near .score")).to_have_text("1")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720), (1024, 768), (768, 1024), (900, 1100)])
def test_columns_end_above_the_players_strip_with_full_names(player: BabelPlayer, width: int, height: int) -> None:
    player.resize({"width": width, "height": height})
    columns, strip = (player.page.locator(one).bounding_box() for one in (".sites", ".strip.near"))
    assert columns is not None
    assert strip is not None
    assert columns["y"] + columns["height"] <= strip["y"]
    cut = "names => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
    assert player.page.locator(".plaque .name").evaluate_all(cut) == []


def test_arrow_keys_move_the_focus_from_hand_to_board(player: BabelPlayer) -> None:
    player.cards.first.focus()
    seen = set()
    for _ in range(6):
        player.page.keyboard.press("ArrowUp")
        seen.add(player.page.evaluate("document.activeElement.dataset.spot?.split('-')[0]"))
    assert "site" in seen
    assert seen & {"column", "temple"}  # the temple stands nearest to the hand
    player.plaque("A").focus()
    player.page.keyboard.press("ArrowRight")
    assert player.page.evaluate("document.activeElement.dataset.spot") == "site-H"


def test_plaque_explains_the_power_of_its_people(player: BabelPlayer) -> None:
    player.plaque("H").hover()
    expect(player.page.get_by_role("tooltip")).to_contain_text("three Hittites in a row to steal")


def test_card_chosen_by_number_focuses_its_target(player: BabelPlayer) -> None:
    player.key("1")
    expect(player.page.locator(".plaque:focus")).to_have_count(1)
    player.key("Enter")
    expect(player.steps).to_have_count(1)
    player.wait_until_settled()
    player.key("1")
    expect(player.page.locator(".part.column:focus, .plaque:focus")).to_have_count(1)


def test_illegal_tap_is_explained_and_changes_nothing(player: BabelPlayer) -> None:
    player.temple("H").click()
    expect(player.toast).to_contain_text("You build only where your pawn stands")
    player.page.locator('[data-spot="reserve-0"]').click()
    expect(player.toast).to_contain_text("Your pawn is still at the quarry")
    site = travel(player)
    player.plaque(site).click()
    expect(player.toast).to_contain_text(re.compile("do not hold|already stands|starter"))
    player.column(site).click()
    expect(player.steps).to_have_count(1)


def test_card_at_the_wrong_site_is_explained(player: BabelPlayer) -> None:
    people = player.shown_hand()[0]
    player.cards.first.click()
    player.plaque(next(site for site in SITES if site != people)).click()
    expect(player.toast).to_contain_text("takes you only to")
    expect(player.steps).to_have_count(0)


def test_toast_is_gone_when_its_page_is_left(player: BabelPlayer) -> None:
    player.temple("H").click()
    expect(player.toast).to_contain_text("You build only where your pawn stands")
    player.page.evaluate("document.querySelector('a.home').click()")  # a press would close the toast itself
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    expect(player.page.locator(".toasts")).to_have_count(1)  # the part of the next page that shows toasts is loaded
    assert player.page.locator(".toast").count() == 0  # at once: after some seconds every toast is gone


def test_refusal_makes_room_for_the_next_press(player: BabelPlayer) -> None:
    player.temple("H").click()
    expect(player.toast).to_be_visible()
    player.cards.first.click()
    expect(player.page.locator(".held.picked")).to_have_count(1)
    assert player.page.locator(".toast").count() == 0  # at once: after some seconds every toast is gone


def test_list_of_discards_does_not_stay_over_the_hand(player: BabelPlayer) -> None:
    button, shown = player.page.locator(".piles .line"), player.page.locator(".piles .pop")
    for by_key in (False, True):
        button.click()
        expect(shown).to_be_visible()
        if by_key:
            player.key("1")
        else:
            player.cards.last.click(position={"x": 6, "y": 90})
        expect(player.page.locator(".held.picked")).to_have_count(1)
        expect(shown).to_have_count(0)
    button.click()
    player.key("Escape")
    expect(shown).to_have_count(0)


def test_click_is_followed_by_no_hint_of_the_new_piece(player: BabelPlayer) -> None:
    site = travel(player)
    player.cards.first.click()
    player.column(site).click()
    expect(player.steps).to_have_count(2)
    player.page.wait_for_timeout(900)  # a hint appears after half a second
    expect(player.page.get_by_role("tooltip")).to_have_count(0)


def test_the_first_press_on_a_previewed_level_builds_it(player: BabelPlayer) -> None:
    site = travel(player)
    player.cards.first.click()
    player.column(site).click()
    expect(player.steps).to_have_count(2)
    level = player.temple(site).bounding_box()
    assert level is not None
    player.page.mouse.move(level["x"] + level["width"] / 2, level["y"] + level["height"] - 10)
    expect(player.temple(site).locator("path.ghost")).to_have_count(1)
    player.page.mouse.down()
    player.page.mouse.up()
    expect(player.steps).to_have_count(3)


def test_the_whole_frame_of_a_site_takes_a_card(player: BabelPlayer) -> None:
    site = travel(player)
    player.cards.first.click()
    temple, column = player.temple(site).bounding_box(), player.column(site).bounding_box()
    assert temple is not None
    assert column is not None
    assert temple["y"] > column["y"] + 10, "nothing is free above the temple"
    player.page.mouse.click(temple["x"] + temple["width"] + 3, column["y"] + 5)  # between the parts
    expect(player.steps).to_have_count(2)
    player.cards.first.click()
    player.page.mouse.click(temple["x"] + 5, column["y"] + 3)  # above the temple
    expect(player.steps).to_have_count(3)


def test_undo_and_restart_take_steps_back(player: BabelPlayer) -> None:
    hand = player.cards.count()
    site = begin(player)
    player.page.locator(".actions .undo").click()
    expect(player.steps).to_have_count(2)
    expect(player.temple(site)).to_have_attribute("aria-label", re.compile("^No temple of yours"))
    player.page.locator(".actions .restart").click()
    expect(player.steps).to_have_count(0)
    expect(player.cards).to_have_count(hand)
    expect(player.page.locator(".quarry.near")).to_have_count(1)


def test_card_can_be_dragged(player: BabelPlayer) -> None:
    site = travel(player)
    player.cards.first.drag_to(player.column(site))
    expect(player.steps).to_have_count(2)
    expect(player.column(site).locator(".slip")).to_have_count(1)


def test_outcome_is_shown_before_the_action(player: BabelPlayer) -> None:
    site = travel(player)
    player.cards.first.click()
    player.column(site).hover()
    expect(player.column(site).locator(".slip.coming")).to_have_count(1)
    player.column(site).click()
    expect(player.steps).to_have_count(2)
    player.page.locator('[data-word="build:first"]').hover()
    expect(player.page.locator(".strip.near .score .to")).to_have_text("1")
    expect(player.temple(site).locator(".ghost")).to_have_count(1)
    expect(player.steps).to_have_count(2)


def wait_for_previews(player: BabelPlayer) -> int:
    """Wait until every legal step has a preview since the last call; return the number of steps."""
    steps = len([word for word in player.game_view["actions"] if word != "end"])
    player.until(lambda: previews(player) == steps)
    player.frames.clear()
    return steps


def previews(player: BabelPlayer) -> int:
    """Return the number of previews that the page has received."""
    return sum(json.loads(text)["type"] == "previewed" for text in player.frames)


def test_previews_arrive_before_they_are_needed(player: BabelPlayer) -> None:
    player.wait_until_settled()
    assert wait_for_previews(player) > 0
    site = travel(player)
    player.wait_until_settled()
    assert wait_for_previews(player) > 0
    player.cards.first.click()
    player.column(site).hover()
    expect(player.column(site).locator(".slip.coming")).to_have_count(1)
    assert previews(player) == 0


def test_taps_of_spectators_are_ignored(server: Server, chromium: Browser, player: BabelPlayer) -> None:
    watcher = BabelPlayer(server, chromium, name="Eve")
    watcher.open_table(player.create(private=False, start=1))
    watcher.plaque("A").click()
    watcher.page.keyboard.press("?")
    expect(watcher.page.get_by_role("dialog")).to_be_visible()  # a toast caused by the tap would be there by now
    expect(watcher.page.locator(".toast")).to_have_count(0)
    watcher.close()


@pytest.mark.parametrize("how", ["mouse", "touch"])
def test_picked_card_does_not_cover_the_next_one(server: Server, chromium: Browser, how: How) -> None:
    player = BabelPlayer(server, chromium, how)
    draft = {"hand": ["AAAAHHHHMMMMPPPPSSSS", None], "pawn": ["A", "quarry"], "column": [{"A": "HH"}, {}]}
    made = player.guest.post("/api/practice/play", game="babel", position={"draft": draft}, seat=0)
    player.open_table(made["id"])
    player.wait_for_turn()
    for number in range(3):
        player.press_card_number(number)  # fails if another card receives the press
        expect(player.page.locator(f'[data-spot="hand-{number}"]')).to_have_attribute("aria-pressed", "true")
    player.close()


# The player has 14 points and wins by level 6 at the pawn's site; the opponent has 5.
WINNING = {
    "hand": ["AAHMPPSS", None],
    "pawn": ["P", "A"],
    "column": [{"P": "SPPPMHA"}, {"A": "AA"}],
    "temple": [{"P": [1, 2, 3, 4, 5], "A": [1, 2, 3], "H": [1, 2, 3, 4, 5, 6]}, {"A": [1, 2], "P": [1, 2, 3]}],
    "reserve": [[5, 6], [6, 4, 2]],
}


@pytest.fixture(params=["mouse", "touch"])
def winner(request: pytest.FixtureRequest, server: Server, chromium: Browser) -> Iterator[BabelPlayer]:
    """Return a player who can win at once."""
    babel_player = BabelPlayer(server, chromium, request.param)
    made = babel_player.guest.post("/api/practice/play", game="babel", position={"draft": WINNING}, seat=0)
    babel_player.open_table(made["id"])
    babel_player.wait_for_turn()
    yield babel_player
    babel_player.close()


def test_winning_step_stands_out(winner: BabelPlayer) -> None:
    button = winner.page.locator(".actions .confirm")
    expect(button).to_have_text("End turn without winning")
    expect(button).to_have_class(re.compile(r"\bplain\b"))
    build = winner.page.locator('[data-word="build:own"]')
    expect(build).to_have_class(re.compile(r"\bgains\b"))
    winner.press(build)
    expect(button).to_have_text("Build and win")
    expect(button).not_to_have_class(re.compile(r"\bplain\b"))


def test_points_land_next_to_the_score(winner: BabelPlayer) -> None:
    number = winner.page.locator(".strip.near .score .from").bounding_box()
    landing = winner.page.locator('[data-score="0"]').bounding_box()
    assert number is not None
    assert landing is not None
    assert landing["x"] >= number["x"] + number["width"] or landing["x"] + landing["width"] <= number["x"]


def test_score_tracks_stand_below_each_other(winner: BabelPlayer) -> None:
    winner.resize({"width": 1280, "height": 800})
    tracks = winner.page.locator(".strip .track")
    far, near = (tracks.nth(number).bounding_box() for number in range(2))
    assert near is not None
    assert far is not None
    assert near["x"] == far["x"]
    winner.page.locator('[data-word="build:own"]').focus()  # shows a score to come
    expect(winner.page.locator(".strip.near .score .to")).to_have_text("15")
    assert tracks.nth(1).bounding_box() == near


@pytest.mark.parametrize("winner", ["mouse"], indirect=True)
def test_eight_cards_show_their_names(winner: BabelPlayer) -> None:
    names = winner.page.locator(".held .name")
    expect(names).to_have_count(8)
    assert names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
