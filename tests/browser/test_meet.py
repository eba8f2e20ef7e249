"""Finding people and showing games: pairing, friends, invitations, games again, sharing, the viewer, the showcase."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page, expect

from helpers.server import Guest, SameDeals, Server

from .conftest import PHONE, Visitor

Visit = Callable[..., Visitor]
Check = Callable[[Page | Frame], list[str]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: the front page depends on all games that run there."""
    running = SameDeals(tmp_path_factory.mktemp("meet")).start()
    yield running
    running.stopped()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".results")).to_be_visible()


def rename(visitor: Visitor, name: str) -> None:
    """Change the name of a visitor who has a session."""
    assert visitor.context.request.post(f"{visitor.address}/api/me/name", data={"name": name}).ok


def play_bot(page: Page) -> str:
    """Start a game against a bot on the front page and lose it; return its address."""
    page.get_by_role("button", name=re.compile("Babel")).click()
    expect(page.locator(".status")).to_be_visible()
    address = page.url
    resign(page)
    return address


# --- The showcase: first, while no other game runs ---------------------------------------------------------


def test_front_page_shows_a_game_of_bots_that_goes_on(
    visit: Visit, axe: Check, overflow: Check, missing_words: Check
) -> None:
    page = visit().open("/")
    showcase = page.locator(".showcase")
    expect(showcase.get_by_text("the Mason against the Apprentice")).to_be_visible()
    showcase.scroll_into_view_if_needed()
    expect(showcase.locator(".view > *").first).to_be_visible()
    assert missing_words(page) == []
    assert axe(page) == []
    assert overflow(page) == []
    showcase.get_by_role("link", name="Watch").click()
    expect(page.get_by_text("You are watching").first).to_be_visible()
    shown = page.locator("[data-version]")
    expect(shown).not_to_have_attribute("data-version", shown.get_attribute("data-version") or "")


# --- Finding people ----------------------------------------------------------------------------------------


def test_two_strangers_are_paired_with_one_click_each(visit: Visit, axe: Check, overflow: Check) -> None:
    first, second, third = visit(), visit(viewport=PHONE, has_touch=True), visit()
    page = first.open("/")
    page.get_by_role("link", name="Babel, 10 min").click()
    expect(page.get_by_role("heading", name="Looking for an opponent")).to_be_visible()
    assert axe(page) == []
    assert overflow(page) == []
    offer = second.open("/").get_by_role("link", name=re.compile("Babel, 10 min.*one player waiting", re.DOTALL))
    expect(offer).to_be_visible()
    assert axe(second.page) == []
    assert overflow(second.page) == []
    offer.click()
    for visitor in (first, second):
        expect(visitor.page).to_have_url(re.compile("/table/"))
        expect(visitor.page.locator(".status")).to_be_visible()
    watching = third.open("/").get_by_role("link", name=re.compile("Live now"))
    expect(watching).to_have_count(1)  # a running public game instead of the showcase
    expect(third.page.locator(".showcase")).to_have_count(0)
    resign(page)


def test_bot_is_offered_after_a_while(visit: Visit, axe: Check) -> None:
    visitor = visit()
    visitor.page.clock.install()
    page = visitor.open("/pair/hanging_gardens?clock=calm")
    expect(page.get_by_role("heading", name="Looking for an opponent")).to_be_visible()
    button = page.get_by_role("button", name=re.compile("Play the"))
    expect(button).to_have_count(0)
    expect(page.get_by_role("link", name="Or invite somebody you know")).to_be_visible()
    page.clock.fast_forward(21_000)
    expect(button).to_be_visible()
    assert axe(page) == []
    button.click()
    expect(page).to_have_url(re.compile("/table/"))


def test_friends_by_link_invite_each_other(visit: Visit, axe: Check, overflow: Check) -> None:
    host, friend = visit(), visit(viewport=PHONE, has_touch=True)
    page = host.open("/games")
    page.get_by_role("button", name="Show my link").click()
    rename(host, "Enheduanna")
    link = page.get_by_label("Your link for friends").input_value()
    other = friend.page
    other.goto(link)
    expect(other.get_by_role("heading", name="Enheduanna would like to play with you")).to_be_visible()
    assert axe(other) == []
    other.get_by_label("Your name").fill("Sofia")
    other.get_by_role("button", name="Become friends").click()
    expect(other.get_by_role("heading", name="You and Enheduanna are friends")).to_be_visible()
    friend.open("/")
    expect(other.get_by_role("link", name="Babel, 10 min")).to_be_visible()  # connected from here on
    page.reload()
    expect(page.get_by_text("online", exact=True)).to_be_visible()
    for each in (page, other):
        assert axe(each) == []
        assert overflow(each) == []
    page.get_by_role("button", name="Invite to a game: Sofia").click()
    expect(page.get_by_label("The link to your table")).to_be_visible()
    expect(other.get_by_text("You are invited to a game")).to_be_visible()
    assert axe(other) == []
    other.get_by_role("link", name="Sit down").click()
    other.get_by_role("button", name="Sit down").first.click()
    expect(page.get_by_text("is here")).to_be_visible()
    friend.open("/games")
    other.get_by_role("button", name="Remove: Enheduanna").click()
    expect(other.get_by_text("Enheduanna is no longer in your list")).to_be_visible()


def test_list_of_games_has_result_and_date_and_starts_the_game_again(visit: Visit, axe: Check, overflow: Check) -> None:
    page = visit().open("/")
    old = play_bot(page)
    page.goto(old.split("/table/")[0] + "/games")
    row = page.get_by_role("article").filter(has_text="Babel against")
    expect(row.get_by_text("Lost")).to_be_visible()
    expect(row.get_by_text(re.compile(r"\b20\d\d\b"))).to_be_visible()
    assert axe(page) == []
    assert overflow(page) == []
    row.get_by_role("button", name=re.compile("Play again")).click()
    expect(page.locator(".status")).to_be_visible()
    assert page.url != old


# --- Sharing -----------------------------------------------------------------------------------------------


@pytest.fixture
def another_site() -> Iterator[list[str]]:
    """A page of another origin that shows the code which is put into the list; its address is the first entry."""
    content: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write("".join(content[1:]).encode())

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    site = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    content.append(f"http://127.0.0.1:{site.server_port}/")
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield content
    site.shutdown()
    site.server_close()


def test_finished_game_is_shared_by_link_and_embedded(
    visit: Visit, axe: Check, overflow: Check, missing_words: Check, another_site: list[str], tmp_path: Path
) -> None:
    owner, reader, stranger = visit(), visit(), visit(viewport=PHONE, has_touch=True)
    page = owner.open("/")
    play_bot(page)
    stranger.page.goto(page.url)
    expect(stranger.page.get_by_role("heading", name="There is no such table, or it is private.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "record.json")
    assert '"game"' in (tmp_path / "record.json").read_text(encoding="utf-8")
    page.get_by_role("button", name="Create a link").click()
    link = page.get_by_label("The link to this game").input_value()
    page.get_by_text("Show it on your website").click()
    code = page.get_by_label("Paste this code into the page.").input_value()
    assert axe(page) == []
    assert overflow(page) == []
    stranger.page.goto(link)
    expect(stranger.page.locator(".results")).to_be_visible()
    expect(stranger.page.get_by_role("button", name="Create a link")).to_have_count(0)

    another_site.append(f"<!doctype html><title>A club</title><h1>Our games</h1>{code}")
    reader.page.goto(another_site[0])
    frame = reader.page.frame_locator("iframe")
    expect(frame.get_by_role("heading", name="Babel")).to_be_visible()
    expect(frame.locator(".view > *").first).to_be_visible()
    expect(frame.get_by_text("Finished")).to_be_visible()
    assert missing_words(reader.page.frames[1]) == []
    assert reader.context.cookies() == []
    assert reader.errors == []
    page.get_by_role("button", name="Stop sharing").click()
    expect(page.get_by_text("The links no longer work")).to_be_visible()
    reader.page.reload()
    expect(frame.get_by_role("heading", name="This game cannot be shown")).to_be_visible()


def test_viewer_follows_a_public_game_and_steps_through_it(
    visit: Visit, server: Server, axe: Check, overflow: Check
) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    table = str(anna.post("/api/tables", game="babylon", seats=2)["id"])
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start")
    page = visit(viewport={"width": 640, "height": 520}).open(f"/embed/{table}?lang=fr")
    expect(page.get_by_text("En direct")).to_be_visible()
    expect(page.get_by_text("Coup 0 sur 0")).to_be_visible()
    players = {view["viewer"]: guest for guest in (anna, ben) for view in [guest.get(f"/api/tables/{table}")["view"]]}
    for _ in range(3):
        view = anna.get(f"/api/tables/{table}")["view"]
        mover = players[view["to_move"]]
        with mover.socket() as talk:
            talk.send("hello", table=table)
            seen = talk.until("sync")["view"]
            action = {"version": seen["version"], "action": seen["game"]["actions"][0], "confirm": True}
            talk.send("act", table=table, id=mover.new_id(), **action)
            talk.until("ack")
    steps = anna.get(f"/api/tables/{table}")["view"]["steps"]
    expect(page.get_by_text(f"Coup {steps} sur {steps}")).to_be_visible()
    page.get_by_role("button", name="Un coup en arrière").click()
    expect(page.get_by_text(f"Coup {steps - 1} sur {steps}")).to_be_visible()
    page.get_by_role("button", name="Premier coup").click()
    expect(page.get_by_text(f"Coup 0 sur {steps}")).to_be_visible()
    assert axe(page) == []
    assert overflow(page) == []
    with anna.socket() as talk:
        talk.send("hello", table=table)
        talk.until("sync")
        talk.send("resign", table=table, id=anna.new_id())
        talk.until("ack")
