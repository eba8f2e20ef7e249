"""Two and three people at one table: the link, presence, clocks, names, chat and rematches."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from helpers.page_player import MAX_STEPS, ON_A_PHONE, TABLET, Player
from helpers.quick import hardest
from helpers.server import Guest, Server
from ziggurat.words import words

from .conftest import DESKTOP, PHONE, Visitor

GAMES = ("babel", "babylon", "hanging_gardens")
SEATS = {"babel": 2, "babylon": 4, "hanging_gardens": 4}  # more players, fewer turns for each
Seat = Callable[..., Player]
Visit = Callable[..., Visitor]
Check = Callable[[Page], list[str]]


def set_up(host: Visitor, game: str = "babel", *, private: bool = True) -> str:
    """Create a table for two persons; return the link that its page shows."""
    page = host.open(f"/create/{game}")
    if not private:
        page.get_by_role("switch", name="By link only").uncheck()
    page.get_by_role("button", name="Set up and invite").click()
    return page.get_by_label("The link to your table").input_value()


def sit_down(visitor: Visitor, link: str, name: str) -> None:
    """Open a link, write a name and take a seat."""
    visitor.page.goto(link)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Sit down").first.click()


def start(host: Visitor) -> None:
    host.page.get_by_role("button", name=re.compile("^(Begin|Start)")).click()
    expect(host.page.locator(".status")).to_be_visible()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()


# --- The link ----------------------------------------------------------------------------------------------


def test_link_works_for_everybody_at_every_moment(visit: Visit) -> None:
    host, friend, third = visit(), visit(viewport=PHONE, has_touch=True), visit()
    link = set_up(host)
    sit_down(friend, link, "Sofia")
    start(host)
    for visitor in (host, friend, third):  # during the game
        visitor.page.goto("about:blank")
        visitor.page.goto(link)
        expect(visitor.page.locator(".status")).to_be_visible()
    expect(third.page.get_by_text("You are watching").first).to_be_visible()
    expect(friend.page.get_by_text("You are watching")).to_have_count(0)
    resign(host.page)
    expect(friend.page.get_by_role("heading", name="You win")).to_be_visible()
    for visitor in (host, friend, third):  # after the end
        visitor.page.goto("about:blank")
        visitor.page.goto(link)
        expect(visitor.page.locator(".results")).to_be_visible()


def test_address_of_a_table_is_its_link(visit: Visit) -> None:
    host, friend = visit(), visit()
    link = set_up(host)
    expect(host.page).to_have_url(link)
    host.page.reload()
    expect(host.page.get_by_label("The link to your table")).to_have_value(link)
    sit_down(friend, link, "Sofia")
    expect(friend.page).to_have_url(link)


def test_link_to_a_full_table_offers_watching(visit: Visit) -> None:
    host, friend, third = visit(), visit(), visit()
    link = set_up(host)
    sit_down(friend, link, "Sofia")
    third.page.goto(link)
    expect(third.page.get_by_text("All seats are taken")).to_be_visible()
    start(host)
    expect(third.page.locator(".status")).to_be_visible()


def test_link_to_a_closed_table_is_explained(visit: Visit) -> None:
    host, friend = visit(), visit()
    link = set_up(host)
    host.page.get_by_role("button", name="Close the table").click()
    expect(host.page).to_have_url(re.compile(r"/$"))
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name="This table was closed")).to_be_visible()


def test_spectator_by_link_can_replay_a_private_game(visit: Visit) -> None:
    host, friend, third = visit(), visit(), visit()
    link = set_up(host)
    sit_down(friend, link, "Sofia")
    start(host)
    resign(host.page)
    third.page.goto(link)
    third.page.get_by_role("button", name="Look back").click()
    expect(third.page.locator(".tops > .top")).to_be_visible()


def test_old_form_of_a_link_leads_to_the_table(visit: Visit) -> None:
    host, friend = visit(), visit()
    link = set_up(host)
    friend.open("/invitation/" + link.split("invitation=")[-1].split("/invitation/")[-1])
    expect(friend.page.get_by_role("button", name="Sit down").first).to_be_visible()


# --- Presence ----------------------------------------------------------------------------------------------


def test_person_who_sits_down_from_the_page_of_an_open_table_is_here(visit: Visit) -> None:
    host, friend = visit(), visit()
    set_up(host, private=False)
    friend.open("/table/" + host.page.url.split("/table/")[1].split("?")[0])
    friend.page.get_by_role("button", name="Sit down").first.click()
    expect(host.page.get_by_text("is here")).to_be_visible()
    start(host)
    for visitor in (host, friend):
        expect(visitor.page.locator(".presence")).to_have_count(1)  # the other player, and no spectator
        expect(visitor.page.locator(".presence")).to_contain_text("is here")


def test_presence_with_several_tabs_and_after_a_reconnection(visit: Visit) -> None:
    host, friend, third = visit(), visit(), visit()
    link = set_up(host)
    sit_down(friend, link, "Sofia")
    start(host)
    second_tab = friend.context.new_page()
    second_tab.goto(link)
    expect(second_tab.locator(".status")).to_be_visible()
    second_tab.close()
    third.page.goto(link)
    expect(third.page.locator(".status")).to_be_visible()
    another = third.context.new_page()
    another.goto(link)
    expect(another.locator(".status")).to_be_visible()
    presence = host.page.locator(".presence")
    expect(presence).to_have_text(["Sofia is here", "one spectator"])
    friend.page.goto("about:blank")
    expect(presence.first).to_contain_text("Sofia is away")
    friend.page.goto(link)
    expect(presence.first).to_contain_text("Sofia is here")


# --- Clocks ------------------------------------------------------------------------------------------------


def timed_game(seat: Seat, game: str, milliseconds: int) -> tuple[Player, Player]:
    """Start a game of two players with this time each; both have it open."""
    first, second = seat(game, name="Ada"), seat(game, name="Blaise")
    clock = {"kind": "live", "base": milliseconds, "increment": 0, "days": 0}
    table = first.guest.post("/api/tables", game=game, seats=2, clock=clock)["id"]
    second.guest.post(f"/api/tables/{table}/sit")
    for player in (first, second):
        player.open(f"/table/{table}")
    expect(first.page.get_by_text("Blaise")).to_be_visible()
    first.guest.post(f"/api/tables/{table}/start")
    for player in (first, second):
        expect(player.page.locator(".status")).to_be_visible()
    return first, second


@hardest("game", "babylon", "babel", "hanging_gardens")
def test_clocks_of_all_players_are_visible_at_every_size(seat: Seat, game: str, axe: Check, overflow: Check) -> None:
    players = timed_game(seat, game, 600_000)
    page = players[0].page
    for size in (DESKTOP, TABLET, PHONE, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        for number in range(2):
            clock = page.locator(f".clock[data-seat='{number}']")
            expect(clock).to_have_count(1)
            expect(clock.get_by_role("timer")).to_be_in_viewport(ratio=1)
        assert overflow(page) == []
    assert axe(page) == []


@hardest("milliseconds", 29_500, 600_000)
def test_clocks_of_four_persons_fit_a_phone(
    seat: Seat, server: Server, axe: Check, overflow: Check, milliseconds: int
) -> None:
    host = seat("babylon", "touch", name="Enheduanna")
    clock = {"kind": "live", "base": milliseconds, "increment": 0, "days": 0}
    table = host.guest.post("/api/tables", game="babylon", seats=4, clock=clock)["id"]
    for name in ("Shagarakti-Shuriash", "Bel", "Kudurru-Enlil"):
        Guest(server, name).post(f"/api/tables/{table}/sit")
    host.guest.post(f"/api/tables/{table}/start")
    host.open(f"/table/{table}")
    timers = host.page.locator(".clock").get_by_role("timer")
    expect(timers).to_have_count(4)
    for number in range(4):
        expect(timers.nth(number)).to_be_in_viewport(ratio=1)
    assert overflow(host.page) == []
    assert axe(host.page) == []


def test_clock_below_thirty_seconds_warns(seat: Seat) -> None:
    players = timed_game(seat, "babel", 29_000)
    mover = next(player for player in players if player.view["to_move"] == player.view["viewer"])
    clock = mover.page.locator(".clock.running")
    expect(clock).to_have_class(re.compile("low"))
    expect(clock.get_by_text("30 seconds left")).to_be_attached()


def test_flag_fall_is_announced_to_both(seat: Seat) -> None:
    for player in timed_game(seat, "babel", 2_000):
        expect(player.page.get_by_role("status").get_by_text("Time is up")).to_be_visible()
        expect(player.page.locator(".results").get_by_text("run out of time")).to_be_visible()


def test_custom_clocks(visit: Visit) -> None:
    page = visit().open("/create/babel")
    page.get_by_role("radio", name="Custom").check(force=True)
    page.get_by_label("Minutes per player").fill("3")
    page.get_by_label("Seconds added per turn").fill("2")
    page.get_by_role("button", name="Set up and invite").click()
    expect(page.get_by_text(re.compile(r"3 min \+ 2 s"))).to_be_visible()
    page.goto(page.url.split("/table/")[0] + "/create/babel")
    page.get_by_role("radio", name=re.compile("days", re.IGNORECASE)).check(force=True)
    page.get_by_label("Days per turn").fill("7")
    page.get_by_role("button", name="Set up and invite").click()
    expect(page.get_by_text(re.compile("7 days"))).to_be_visible()


# --- Names and chat ----------------------------------------------------------------------------------------


def test_host_is_asked_for_a_name_and_both_chat_while_waiting(visit: Visit, axe: Check, overflow: Check) -> None:
    host, friend = visit(), visit(viewport=PHONE, has_touch=True)
    page = host.open("/create/babel")
    field = page.get_by_label("Your name")
    field.fill("Shagarakti-Shuriash the Second")
    expect(field).to_have_value("Shagarakti-Shuriash the ")
    field.fill("Enheduanna")
    page.get_by_role("button", name="Set up and invite").click()
    link = page.get_by_label("The link to your table").input_value()
    friend.page.goto(link)
    expect(friend.page.get_by_text("Enheduanna is waiting for you")).to_be_visible()
    assert axe(friend.page) == []
    assert overflow(friend.page) == []
    sit_down(friend, link, "Sofia")
    page.get_by_role("button", name="Back in five minutes.").click()
    talk = friend.page.get_by_role("log")
    expect(talk.get_by_text("Back in five minutes.")).to_be_visible()
    friend.page.get_by_label(re.compile("Write|Message")).fill("No hurry")
    friend.page.keyboard.press("Enter")
    expect(page.get_by_role("log").get_by_text("No hurry")).to_be_visible()
    for each in (page, friend.page):
        assert axe(each) == []
        assert overflow(each) == []


def in_language(visit: Visit, friend: Visitor, language: str, **look: Any) -> Page:
    """Return the page of a friend, opened in another language by the same session."""
    reader = visit(locale=language, storage_state=friend.context.storage_state(), **look)
    reader.page.goto(friend.page.url)
    return reader.page


def test_ready_phrases_are_shown_in_the_language_of_the_reader(visit: Visit) -> None:
    host, friend = visit(), visit()
    link = set_up(host)
    sit_down(friend, link, "Sofia")
    host.page.get_by_role("button", name="Back in five minutes.").click()
    expect(friend.page.get_by_role("log").get_by_text("Back in five minutes.")).to_be_visible()
    for language in ("it", "fr"):
        page = in_language(visit, friend, language)
        expect(page.get_by_role("log").get_by_text(words(language).say("chat-five-minutes"))).to_be_visible()


# --- Rematch -----------------------------------------------------------------------------------------------


def test_rematch_against_a_bot_takes_one_click(visit: Visit) -> None:
    page = visit().open()
    page.get_by_role("button", name=re.compile("Babel")).click()
    expect(page.locator(".status")).to_be_visible()
    old = page.url
    resign(page)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".pill")).to_be_visible()
    assert page.url != old


def test_rematch_is_offered_and_accepted_in_place_with_seats_swapped(visit: Visit, axe: Check) -> None:
    host, friend, third = visit(), visit(viewport=PHONE, has_touch=True), visit()
    link = set_up(host)
    sit_down(friend, link, "Sofia")
    start(host)
    third.page.goto(link)
    expect(third.page.locator(".status")).to_be_visible()
    resign(host.page)
    host.page.get_by_role("button", name="Rematch").click()
    expect(friend.page.get_by_text("would like a rematch")).to_be_visible()
    assert axe(friend.page) == []
    friend.page.get_by_role("button", name="Accept the rematch").click()
    for visitor in (host, friend):
        expect(visitor.page.locator(".pill")).to_be_visible()
        assert link.split("?")[0] not in visitor.page.url
    table = friend.page.url.split("/table/")[1]
    seats = friend.page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")["view"]
    assert seats["viewer"] == 0  # Sofia had seat 1
    assert [each["kind"] for each in seats["seats"]] == ["person", "person"]
    third.page.get_by_role("link", name="Go to the rematch").click()
    expect(third.page.get_by_text("You are watching").first).to_be_visible()
    assert table in third.page.url


def test_link_to_a_finished_game_does_not_offer_its_private_rematch(visit: Visit) -> None:
    host, reader = visit(), visit()
    page = host.open()
    page.get_by_role("button", name=re.compile("Babel")).click()
    resign(page)
    page.get_by_role("button", name="Create a link").click()
    link, table = page.get_by_label("The link to this game").input_value(), page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != table)
    rematch = page.url.split("/table/")[1]
    page.goto(table)
    expect(page.get_by_role("link", name="Go to the rematch")).to_be_visible()
    with reader.page.expect_response(lambda answer: f"/api/tables/{rematch}" in answer.url):
        reader.page.goto(link)
    expect(reader.page.locator(".results")).to_be_visible()
    expect(reader.page.get_by_role("link", name="Go to the rematch")).to_have_count(0)


@hardest("language", "fr", "en", "it", "es")
def test_answers_to_a_rematch_fit_a_phone(visit: Visit, axe: Check, overflow: Check, language: str) -> None:
    host, friend = visit(), visit(**ON_A_PHONE)
    link = set_up(host)
    sit_down(friend, link, "Sofia")
    start(host)
    resign(host.page)
    host.page.get_by_role("button", name="Rematch").click()
    expect(friend.page.get_by_role("button", name="Accept")).to_be_visible()
    page = in_language(visit, friend, language, **ON_A_PHONE)
    expect(page.get_by_role("button", name=words(language).say("page-rematch-accept"))).to_be_visible()
    assert axe(page) == []
    assert overflow(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert overflow(page) == []


def test_declined_rematch_can_be_offered_again(visit: Visit) -> None:
    host, friend = visit(), visit()
    link = set_up(host)
    sit_down(friend, link, "Sofia")
    start(host)
    resign(host.page)
    host.page.get_by_role("button", name="Rematch").click()
    friend.page.get_by_role("button", name="Decline").click()
    expect(host.page.get_by_role("button", name="Rematch")).to_be_visible()


# --- Everything together -----------------------------------------------------------------------------------


def play_until(players: Sequence[Player], done: Callable[[], bool]) -> None:
    """Make the players' moves on their pages until `done` or the end of the game."""
    for _ in range(MAX_STEPS):
        players[0].until(lambda: done() or players[0].over or any(one.may_act and one.is_settled() for one in players))
        if done() or players[0].over:
            return
        next(player for player in players if player.may_act).step()
    raise AssertionError("the game does not end")


def close_and_return(player: Player, link: str) -> None:
    """Close the page of a player and open the link again."""
    player.page.close()
    player.page = player.context.new_page()
    player.page.on("websocket", player.on_websocket)
    player.page.on("pageerror", lambda error: player.errors.append(str(error)))
    player.page.goto(link)
    player.wait_until_settled()


@pytest.mark.long  # whole games of three browsers
@pytest.mark.parametrize("game", GAMES)
def test_timed_game_on_three_devices_through_one_link(seat: Seat, visit: Visit, axe: Check, game: str) -> None:
    desktop, phone, spectator = seat(game, name="Ada"), seat(game, "touch", name="Sofia"), visit()
    clock = {"kind": "live", "base": 3_600_000, "increment": 5_000, "days": 0}
    bots = {str(number): "random" for number in range(2, SEATS[game])}
    setting = {"seats": SEATS[game], "bots": bots, "clock": clock, "private": True}
    desktop.open("/table/" + desktop.guest.post("/api/tables", game=game, **setting)["id"])
    link = desktop.page.get_by_label("The link to your table").input_value()
    sit_down(phone, link, "Sofia")
    start(desktop)
    spectator.page.goto(link)
    expect(spectator.page.locator(".status")).to_be_visible()
    players = (desktop, phone)
    for moves in (2, 6):  # the phone's browser is closed twice
        play_until(players, lambda moves=moves: phone.may_act and phone.view["moved"] >= moves)
        close_and_return(phone, link)
        for page in (desktop.page, phone.page, spectator.page):
            expect(page.locator(".clock")).to_have_count(2)
    play_until(players, lambda: False)
    for page in (desktop.page, phone.page, spectator.page):
        expect(page.locator(".results")).to_be_visible()
        assert axe(page) == []
    assert desktop.game_view["over"]
    spectator.page.goto("about:blank")
    spectator.page.goto(link)
    expect(spectator.page.locator(".results")).to_be_visible()
