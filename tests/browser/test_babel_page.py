"""Babel on the page, in a real browser: by mouse, by keyboard alone, by touch, and by somebody who only looks on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from helpers.server import Guest, Server

from .conftest import DESKTOP, PHONE

Check = Callable[[Page], list[str]]
SITES = "AHMPS"


class Player:
    """A guest with a browser of their own at a table against a bot that plays anything."""

    def __init__(self, server: Server, browser: Browser, **context: Any) -> None:
        self.server = server
        self.guest = Guest(server)
        self.context: BrowserContext = browser.new_context(
            **{"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce", "service_workers": "block", **context}
        )
        cookies = self.guest.http.cookies.items()
        self.context.add_cookies([{"name": name, "value": value, "url": server.address} for name, value in cookies])
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda line: self.troubles.append(line.text) if line.type == "error" else None)

    def sit(self, private: bool = True) -> str:
        """Begin a game in which this player has the first turn, and open it."""
        made = self.guest.post(
            "/api/tables",
            game="babel",
            seats=2,
            bots={"1": "random"},
            options={"start": 1},
            start=True,
            private=private,
        )
        self.open(made["id"])
        return str(made["id"])

    def open(self, table: str) -> None:
        """Look at a table."""
        self.page.goto(f"{self.server.address}/table/{table}")
        expect(self.board).to_be_visible()

    @property
    def board(self) -> Locator:
        return self.page.locator(".babel")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".actions .confirm")

    @property
    def cards(self) -> Locator:
        return self.page.locator(".held")

    @property
    def steps(self) -> Locator:
        return self.page.locator(".steps .step")

    @property
    def toast(self) -> Locator:
        return self.page.locator(".toast").last

    def plaque(self, site: str) -> Locator:
        return self.page.locator(f'[data-spot="site-{site}"]')

    def column(self, site: str, seat: int = 0) -> Locator:
        return self.page.locator(f'[data-spot="column-{seat}-{site}"]')

    def temple(self, site: str, seat: int = 0) -> Locator:
        return self.page.locator(f'[data-spot="temple-{seat}-{site}"]')

    def can_travel_to(self) -> str:
        """Return a site where the hand can travel from the quarry."""
        found = self.page.locator(".plaque[data-legal]").first
        return str(found.get_attribute("data-drop"))

    def state(self) -> str:
        """Wait until something can be done: `act`, `drop`, `staged`, or `over`."""
        handle = self.page.wait_for_function(
            """() => {
                if (document.querySelector('table')) return 'over';
                if (!document.querySelector('.status .mine')) return null;
                if (document.querySelector('.actions .confirm[aria-busy="true"]')) return null;
                if (document.querySelector('.step.coming')) return 'staged';
                if (document.querySelector('.hand.dropping')) return 'drop';
                return 'act';
            }"""
        )
        return str(handle.json_value())

    def version(self) -> int:
        """Return which version of the table is shown."""
        return int(self.page.locator("[data-version]").get_attribute("data-version") or 0)

    def answered(self, version: int) -> None:
        """Wait until the table has moved on; the bot may have answered by then, so nothing else is sure."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('[data-version]').dataset.version) > version", arg=version
        )

    def settled(self, number: int) -> None:
        """Wait until the turn has so many steps."""
        expect(self.steps).to_have_count(number)

    def close(self) -> None:
        assert self.troubles == []
        self.context.close()


@pytest.fixture
def player(server: Server, chromium: Browser) -> Iterator[Player]:
    somebody = Player(server, chromium)
    yield somebody
    somebody.close()


def begin_by_mouse(player: Player) -> str:
    """Play the first turn's duty: travel, settle, build the starter. Return the site."""
    site = player.can_travel_to()
    player.plaque(site).click()
    player.settled(1)
    player.cards.first.click()
    player.column(site).click()
    player.settled(2)
    player.temple(site).click()
    player.settled(3)
    return site


def test_a_whole_game_by_mouse(player: Player) -> None:
    player.sit()
    begin_by_mouse(player)
    assert player.temple("AHMPS"[0]).count() == 1
    expect(player.page.locator(".strip.near .score")).to_have_text("1")
    player.confirm.click()
    turns = 1
    while (state := player.state()) != "over":
        if state == "staged":
            player.confirm.click()
            expect(player.page.locator(".step.coming")).to_have_count(0)
        elif state == "drop":
            before = player.cards.count()
            player.cards.last.click()  # the others lie half under it
            player.page.wait_for_function(
                "count => document.querySelectorAll('.held').length < count || document.querySelector('.step.coming')",
                arg=before,
            )
        else:
            turns += 1
            play_turn_by_mouse(player)
            version = player.version()
            player.confirm.click()
            player.answered(version)
    assert turns > 5
    expect(player.page.locator("table")).to_contain_text("Highest level of the temple")


def play_turn_by_mouse(player: Player) -> None:
    """Build if that is offered, else settle a card where the pawn stands."""
    count = player.steps.count()
    build = player.page.locator('[data-word^="build"]')
    if build.count():
        build.first.click()
        player.settled(count + 1)
    elif player.cards.count():
        player.cards.last.click()
        player.page.locator(".part.column[data-legal]").first.click()
        player.settled(count + 1)


def test_a_whole_game_by_keyboard_alone(player: Player) -> None:
    player.sit()
    keys = player.page.keyboard
    keys.press("1")  # picks a card; the focus goes to where it may go
    expect(player.page.locator(".plaque:focus")).to_have_count(1)
    keys.press("Enter")
    player.settled(1)
    keys.press("1")
    expect(player.page.locator(".part.column:focus, .plaque:focus")).to_have_count(1)
    home = player.page.locator(".side.home").get_attribute("data-drop")
    keys.press(str(SITES.index(str(home)) + 1))
    player.settled(2)
    keys.press("b")
    player.settled(3)
    keys.press("c")
    while (state := player.state()) != "over":
        if state == "staged":
            keys.press("c")
            expect(player.page.locator(".step.coming")).to_have_count(0)
        elif state == "drop":
            before = player.cards.count()
            keys.press("1")
            player.page.wait_for_function(
                "count => document.querySelectorAll('.held').length < count || document.querySelector('.step.coming')",
                arg=before,
            )
        else:
            if player.page.locator('[data-word^="build"]').count():
                count = player.steps.count()
                keys.press("b")
                player.settled(count + 1)
            version = player.version()
            keys.press("c")
            player.answered(version)
    expect(player.page.locator("table")).to_contain_text("Highest level of the temple")


def test_arrow_keys_walk_from_the_hand_over_the_board(player: Player) -> None:
    player.sit()
    player.cards.first.focus()
    seen = set()
    for _ in range(6):
        player.page.keyboard.press("ArrowUp")
        seen.add(player.page.evaluate("document.activeElement.dataset.spot?.split('-')[0]"))
    assert {"column", "site"} <= seen
    player.page.locator('[data-spot="site-A"]').focus()
    player.page.keyboard.press("ArrowRight")
    assert player.page.evaluate("document.activeElement.dataset.spot") == "site-H"


def test_an_illegal_tap_says_why_and_changes_nothing(player: Player) -> None:
    player.sit()
    player.temple("H").click()
    expect(player.toast).to_contain_text("You build only where your pawn stands")
    player.page.locator('[data-spot="reserve-0"]').click()
    expect(player.toast).to_contain_text("Your pawn is still at the quarry")
    site = player.can_travel_to()
    player.plaque(site).click()
    player.settled(1)
    player.plaque(site).click()
    expect(player.toast).to_contain_text(re.compile("do not hold|already stands|starter"))
    player.column(site).click()
    player.settled(1)


def test_a_card_at_the_wrong_site_is_explained(player: Player) -> None:
    player.sit()
    card = player.cards.first
    letter = str(card.locator(".card").get_attribute("class"))
    people = re.search(r"people-(\w)", letter)
    assert people is not None
    wrong = next(site for site in SITES if site != people[1].upper())
    card.click()
    player.plaque(wrong).click()
    expect(player.toast).to_contain_text("takes you only to")
    expect(player.steps).to_have_count(0)


def test_undo_and_restart_take_steps_back(player: Player) -> None:
    player.sit()
    hand = player.cards.count()
    site = begin_by_mouse(player)
    player.page.locator(".actions .undo").click()
    player.settled(2)
    expect(player.temple(site)).to_have_attribute("aria-label", re.compile("^No temple of yours"))
    player.page.locator(".actions .restart").click()
    player.settled(0)
    expect(player.cards).to_have_count(hand)
    expect(player.page.locator(".quarry.near")).to_have_count(1)


def test_a_card_can_be_dragged(player: Player) -> None:
    player.sit()
    site = player.can_travel_to()
    player.plaque(site).click()
    player.settled(1)
    player.cards.first.drag_to(player.column(site))
    player.settled(2)
    expect(player.column(site).locator(".slip")).to_have_count(1)


def test_what_a_step_would_bring_is_shown_before_it_is_made(player: Player) -> None:
    player.sit()
    site = player.can_travel_to()
    player.plaque(site).click()
    player.settled(1)
    player.cards.first.click()
    player.column(site).hover()
    expect(player.column(site).locator(".slip.coming")).to_have_count(1)
    player.column(site).click()
    player.settled(2)
    player.page.locator('[data-word="build:first"]').hover()
    expect(player.page.locator(".strip.near .score .to")).to_have_text("1")
    expect(player.temple(site).locator(".ghost")).to_have_count(1)
    player.settled(2)


def test_a_reload_in_mid_turn_keeps_the_steps(player: Player) -> None:
    player.sit()
    site = begin_by_mouse(player)
    player.page.reload()
    player.settled(3)
    expect(player.temple(site)).to_have_attribute("aria-label", re.compile("level 1"))


def test_on_a_phone_by_touch(server: Server, chromium: Browser) -> None:
    player = Player(server, chromium, viewport=PHONE, has_touch=True, is_mobile=True)
    player.sit()
    site = player.can_travel_to()
    player.plaque(site).tap()
    player.settled(1)
    player.cards.first.tap()
    player.column(site).tap()
    player.settled(2)
    player.temple(site).tap()
    player.settled(3)
    width = player.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    for piece in (player.board, player.cards.first, player.confirm):
        box = piece.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"] + 0.5
        assert box["y"] + box["height"] <= PHONE["height"] + 0.5
    player.confirm.tap()
    player.page.wait_for_function("() => document.querySelectorAll('.steps .step').length === 0")
    player.close()


@pytest.mark.parametrize("language", ["en", "it", "es", "fr"])
def test_every_word_is_there_and_fits_in_each_language(
    server: Server, chromium: Browser, language: str, missing_words: Check, overflow: Check
) -> None:
    player = Player(server, chromium, locale=language)
    player.sit()
    begin_by_mouse(player)
    player.cards.first.click()
    expect(player.page.locator("html")).to_have_attribute("lang", language)
    assert missing_words(player.page) == []
    # the chips of the steps have a hit area wider than themselves
    assert overflow(player.page) == []
    player.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_has_no_barriers(
    server: Server, chromium: Browser, axe: Check, scheme: str, size: dict[str, int]
) -> None:
    player = Player(server, chromium, viewport=size, color_scheme=scheme)
    player.sit()
    begin_by_mouse(player)
    player.cards.first.click()
    assert axe(player.page) == []
    player.close()


def test_who_looks_on_sees_nothing_hidden(server: Server, chromium: Browser) -> None:
    player = Player(server, chromium)
    table = player.sit(private=False)
    frames: list[str] = []
    watcher = Player(server, chromium)
    watcher.page.on("websocket", lambda one: one.on("framereceived", lambda data: frames.append(str(data))))
    watcher.open(table)
    begin_by_mouse(player)
    expect(watcher.page.locator('[data-spot^="temple-0-"] .top')).to_have_count(1)
    player.confirm.click()
    player.state()
    expect(watcher.page.locator(".held")).to_have_count(0)
    views = [frame["view"]["game"] for frame in map(json.loads, frames) if frame.get("view", {}).get("game")]
    assert len(views) > 3
    assert all(view["hand"] is None and view["pinned"] is None and view["actions"] == [] for view in views)
    assert not any("babel-you-drew" in frame for frame in frames)
    secret = "".join(sorted(str(player_hand(player))))
    assert len(secret) >= 3
    assert f'"{secret}"' not in "".join(frames)
    watcher.plaque("A").click()
    expect(watcher.page.locator(".toast")).to_have_count(0)
    player.close()
    watcher.close()


def player_hand(player: Player) -> str:
    """Return the letters of the hand on the player's own page."""
    classes = [str(card.get_attribute("class")) for card in player.page.locator(".held .card").all()]
    return "".join(found[1].upper() for text in classes if (found := re.search(r"people-(\w)", text)))
