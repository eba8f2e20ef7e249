"""A stranger's first minutes in a real browser: the front page, and the coach of the first game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from helpers.page_player import ON_A_PHONE, PHONE, Player, Visitor

BOTTOM = "games => Math.max(...games.map((game) => game.getBoundingClientRect().bottom))"


def test_all_games_fit_the_first_screen_of_a_phone(visit: Callable[..., Visitor]) -> None:
    page = visit(**ON_A_PHONE).open()
    games = page.locator("article.game")
    expect(games).to_have_count(3)
    expect(page.locator(".teach")).to_have_count(3)
    menu = page.locator("nav").last.bounding_box()
    assert menu is not None
    assert games.evaluate_all(BOTTOM) <= menu["y"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (1280, 720)])
def test_the_coach_of_the_first_game_stands_above_the_board(
    seat: Callable[..., Player], width: int, height: int
) -> None:
    size = {"width": width, "height": height}
    player = seat("babel", "touch" if width < 700 else "mouse", viewport=size)
    player.start_against_bots(start=1)
    coach = player.page.locator(".first")
    coach.wait_for()
    spoken, board = coach.bounding_box(), player.page.locator(".sites").bounding_box()
    assert spoken is not None
    assert board is not None
    assert spoken["y"] + spoken["height"] <= board["y"] + 1
    player.press(coach.locator(".close"))
    expect(coach).to_have_count(0)
    status = player.page.locator(".now .status").bounding_box()
    assert status is not None
    assert status["width"] > 100, "the status line is shown again"
