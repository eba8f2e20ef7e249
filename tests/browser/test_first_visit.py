"""A stranger's first minutes in a real browser: the front page, and the coach of the first game."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from helpers.page_player import DESKTOP, LAYOUT_RESTS, ON_A_PHONE, PHONE, Player, Visitor
from helpers.quick import hardest

BOXES = """() => [...document.querySelectorAll('article.game, article.game .button, .hero .button')].map((element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const cut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  return { name: element.textContent.trim(), left, right, top, bottom, cut };
})"""
LOW_PHONE = {"width": 360, "height": 640}
LOW_DESKTOP = {"width": 1280, "height": 720}
LONG = pytest.mark.long
GAMES = {"babel": ".sites", "babylon": ".quarry", "hanging_gardens": ".area"}
STRANGERS: dict[str, dict[str, Any]] = {"babel": {"start": 1}, "babylon": {}, "hanging_gardens": {"start_player": 0}}

BOT_BEGINS: dict[str, dict[str, Any]] = {"babel": {"start": 2}, "hanging_gardens": {"start_player": 1}}


def outside(page: Page, bottom: float) -> list[dict[str, Any]]:
    """Return the cards and buttons that the first screen does not show in full."""
    boxes: list[dict[str, Any]] = page.evaluate(BOXES)
    shown = {"left": 0, "right": page.viewport_size["width"] if page.viewport_size else 0, "bottom": bottom}
    return [
        box
        for box in boxes
        if box["cut"] or box["left"] < 0 or box["right"] > shown["right"] or box["bottom"] > shown["bottom"]
    ]


@hardest("language", "fr", "en", "it", "es")
def test_all_games_fit_the_first_screen_of_a_phone(visit: Callable[..., Visitor], language: str) -> None:
    page = visit(locale=language, **ON_A_PHONE).open()
    expect(page.locator("article.game")).to_have_count(3)
    expect(page.locator(".teach")).to_have_count(3)
    expect(page.locator(".known")).to_have_count(3)
    expect(page.locator("article.game .unknown")).to_have_count(0)  # the numbers of players are loaded
    menu = page.locator("nav").last.bounding_box()
    assert menu is not None
    assert outside(page, menu["y"]) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    first = page.locator("article.game h2").first
    assert first.bounding_box() is not None
    tops = page.locator("article.game").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    names = page.locator("article.game .teach").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert names[tops.index(min(tops))] == "/learn/hanging_gardens/start", "the good first game is on top"


@hardest("language", "fr", "en", "it", "es")
def test_all_games_fit_the_first_screen_of_a_desktop(visit: Callable[..., Visitor], language: str) -> None:
    page = visit(locale=language).open()
    expect(page.locator(".teach")).to_have_count(3)
    expect(page.locator("article.game .unknown")).to_have_count(0)
    assert outside(page, 800) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "size", [LOW_PHONE, LOW_DESKTOP, pytest.param(PHONE, marks=LONG), pytest.param(DESKTOP, marks=LONG)]
)
def test_the_coach_of_the_first_game_stands_above_the_board(
    seat: Callable[..., Player], game: str, size: dict[str, int]
) -> None:
    player = seat(game, "touch" if size["width"] < 700 else "mouse", viewport=size)
    player.start_against_bots(**STRANGERS[game])
    assert player.wait_for_turn()
    coach = player.page.locator(".first")
    coach.wait_for()
    spoken, board = coach.bounding_box(), player.page.locator(GAMES[game]).first.bounding_box()
    assert spoken is not None
    assert board is not None
    assert spoken["y"] + spoken["height"] <= board["y"] + 1
    assert coach.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "the coach's sentence is cut"
    expect(coach.locator(".aim")).to_be_visible()
    expect(coach.locator(".idea")).to_be_visible()
    close = coach.locator(".close")
    if close.count():
        player.press(close)
        expect(coach).to_have_count(0)
        status = player.page.locator(".now .status").bounding_box()
        assert status is not None
        assert status["width"] > 100, "the status line is shown again"
    else:
        player.press(coach.locator("button").last)
        expect(coach).to_have_count(0)
        player.page.reload()
        assert player.wait_for_turn()
        expect(player.page.locator(".now .status")).to_be_visible()
        expect(coach).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "language"),
    [
        (PHONE, "it"),
        (LOW_DESKTOP, "fr"),
        pytest.param(PHONE, "fr", marks=LONG),
        pytest.param(DESKTOP, "en", marks=LONG),
    ],
)
def test_the_board_does_not_move_when_the_coach_arrives(
    seat: Callable[..., Player], game: str, size: dict[str, int], language: str
) -> None:
    player = seat(game, "touch" if size["width"] < 700 else "mouse", viewport=size, locale=language)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    player.page.route("**/api/lessons/*/ideas", hold)
    player.start_against_bots(**STRANGERS[game])
    assert player.wait_for_turn()
    player.until(lambda: bool(held))
    board = player.page.locator(GAMES[game]).first
    before = board.bounding_box()
    held[0].continue_()
    player.page.locator(".first .idea").wait_for()
    assert board.bounding_box() == before


def top_of_board(player: Player) -> float:
    """Return where the board begins."""
    box = player.page.locator(".tops").bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP, LOW_DESKTOP])
def test_the_board_does_not_move_when_a_hint_comes_and_goes(seat: Callable[..., Player], size: dict[str, int]) -> None:
    player = seat("hanging_gardens", "touch" if size["width"] < 700 else "mouse", viewport=size)
    player.start_against_bots(**STRANGERS["hanging_gardens"])
    assert player.wait_for_turn()
    player.page.locator(".first .idea").wait_for()
    before = top_of_board(player)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    player.page.route("**/hint", hold)
    player.press(".actions .hint")
    strip = player.page.locator(".strip")
    expect(strip).to_contain_text("Looking for a good turn")
    assert top_of_board(player) == before
    player.until(lambda: bool(held))
    words = player.game_view["actions"]
    hint = json.dumps({"actions": [words[0], words[1]], "gain": None})
    held[0].fulfill(body=hint, content_type="application/json")
    expect(strip.get_by_role("button", name="Play move 1")).to_be_visible()
    expect(strip.locator("li.now b")).to_have_text("1/2")
    assert top_of_board(player) == before
    player.press(strip.get_by_role("button", name="Hide"))
    expect(strip).to_have_count(0)
    assert top_of_board(player) == before


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_a_phone_does_not_move_within_a_turn(seat: Callable[..., Player], game: str) -> None:
    player = seat(game, "touch")
    player.start_against_bots(**STRANGERS[game])
    assert player.wait_for_turn()
    player.page.locator(".first .idea").wait_for()
    tops: dict[int, float] = {}
    for _ in range(9):
        turn = player.view["turn"]["first"]
        player.page.evaluate(LAYOUT_RESTS)
        assert top_of_board(player) == tops.setdefault(turn, top_of_board(player)), player.turn
        player.step()
        assert player.wait_for_turn()


def test_coach_without_new_ideas_gives_its_room_to_the_board(seat: Callable[..., Player]) -> None:
    player = seat("babel", viewport=DESKTOP)
    ideas = {"aim": dict.fromkeys(("en", "it", "es", "fr"), "The aim."), "ideas": []}
    body = json.dumps(ideas)
    player.page.route("**/ideas", lambda route: route.fulfill(body=body, content_type="application/json"))
    player.start_against_bots(**STRANGERS["babel"])
    coach = player.page.locator(".first")
    turns: list[int] = []
    while len(turns) < 4:
        assert player.wait_for_turn()
        if player.view["turn"]["first"] not in turns:
            turns.append(player.view["turn"]["first"])
        expect(coach).to_have_count(1 if len(turns) < 4 else 0)
        player.step()


@pytest.mark.parametrize("game", GAMES)
def test_a_good_first_move_is_marked_until_it_is_made(seat: Callable[..., Player], game: str) -> None:
    player = seat(game)
    with player.page.expect_response("**/first-move") as answer:
        player.start_against_bots(**STRANGERS[game])
    assert player.wait_for_turn()
    expect(player.page.locator(".first .good")).to_be_visible()
    expect(player.page.locator("main .marked").first).to_be_visible()
    player.make(answer.value.json()["action"])
    if player.staged:
        player.confirm()
    expect(player.page.locator(".first .good")).to_have_count(0)
    assert player.view["hints"] == [0, 0]


@pytest.mark.parametrize("game", BOT_BEGINS)
def test_a_good_first_move_is_marked_again_after_the_bots_turn_was_shown(
    seat: Callable[..., Player], game: str
) -> None:
    player = seat(game, reduced_motion="no-preference")
    player.start_against_bots(**BOT_BEGINS[game])
    mark = player.page.locator("main .marked").first
    expect(player.page.locator(".first .good:not(.coming)")).to_be_visible()
    expect(mark).to_be_visible()
    player.page.get_by_role("button", name=re.compile("^Replay")).click()
    player.page.locator(".replaying[data-seat]").wait_for()
    player.page.locator(".replaying[data-seat]").wait_for(state="detached")
    expect(mark).to_be_visible()


@pytest.mark.parametrize(("game", "option", "first"), [("babel", "start", 1), ("hanging_gardens", "start_player", 0)])
def test_a_newcomer_has_the_first_turn(visit: Callable[..., Visitor], game: str, option: str, first: int) -> None:
    page = visit().open()
    found = []
    for _ in range(2):
        page.goto(page.url.split("/table")[0])
        card = page.locator("article.game", has=page.locator(f"[href='/learn/{game}/start']"))
        with page.expect_response("**/api/tables") as made:
            card.locator("button.known, button.primary").click()
        found.append(made.value.json()["view"]["setting"]["options"][option])
        page.wait_for_url("**/table/*")
    assert found == [first, "random"]


def test_player_who_returns_to_a_first_game_on_a_phone_sees_whose_turn_it_is(seat: Callable[..., Player]) -> None:
    player = seat("babel", "touch")
    player.start_against_bots(**STRANGERS["babel"])
    assert player.wait_for_turn()
    coach = player.page.locator(".first")
    coach.locator(".idea").wait_for()
    player.page.reload()
    assert player.wait_for_turn()
    expect(player.page.locator(".now .pill")).to_be_visible()
    expect(coach).to_have_count(0)
