"""A game installed by another package appears on the page and is playable there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from helpers.page_generic import PebblesPlayer
from helpers.page_player import PHONE, How, Visitor
from helpers.quick import hardest
from helpers.server import SameDeals, Server
from helpers.thirdparty import install_pebbles

Check = Callable[[Page], list[str]]


@pytest.fixture(scope="module")
def pebbles_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server for which Pebbles is installed."""
    server = SameDeals(tmp_path_factory.mktemp("thirdparty"))
    server.environment = install_pebbles(tmp_path_factory.mktemp("site-packages"))
    yield server.start()
    server.stopped()


@pytest.fixture
def player(chromium: Browser, pebbles_server: Server) -> Iterator[Callable[..., PebblesPlayer]]:
    players: list[PebblesPlayer] = []

    def open_player(how: How = "mouse", **look: Any) -> PebblesPlayer:
        players.append(PebblesPlayer(pebbles_server, chromium, how, **look))
        return players[-1]

    yield open_player
    for one in players:
        one.close()


def test_installed_game_is_offered_on_the_front_page(visit: Callable[..., Visitor], pebbles_server: Server) -> None:
    page = visit(pebbles_server.address).open()
    card = page.locator("article", has_text="Pebbles")
    card.get_by_role("combobox").select_option("random")
    card.get_by_role("button", name="Play Pebbles").click()
    expect(page.get_by_role("heading", name="Pebbles")).to_be_visible()
    expect(page.get_by_role("region", name="State of the game")).to_contain_text("Hand sizes")


def test_installed_game_can_be_chosen_for_a_new_table(visit: Callable[..., Visitor], pebbles_server: Server) -> None:
    page = visit(pebbles_server.address).open("/create/pebbles")
    expect(page.get_by_role("radio", name="Pebbles")).to_be_checked()
    expect(page.locator("details")).to_contain_text("House")


@hardest("how", "touch", "mouse", "keys")
def test_installed_game_is_played_to_its_end(player: Callable[..., PebblesPlayer], how: How) -> None:
    pebbles_player = player(how)
    pebbles_player.start_against_bots()
    made = pebbles_player.play()
    assert made and pebbles_player.over
    expect(pebbles_player.page.locator(".results")).to_be_visible()
    expect(pebbles_player.page.get_by_role("table", name="Score sheet")).to_contain_text("Even")


def test_outcome_of_a_chosen_action_is_shown_before_it_is_confirmed(player: Callable[..., PebblesPlayer]) -> None:
    pebbles_player = player()
    pebbles_player.start_against_bots()
    pebbles_player.wait_for_turn()
    pebbles_player.press('[data-word="nod"]')
    expect(pebbles_player.page.locator(".state .next")).to_have_text("✓")
    pebbles_player.key("Escape")
    expect(pebbles_player.page.locator(".state .next")).to_have_count(0)


def test_log_and_refusals_are_readable(player: Callable[..., PebblesPlayer]) -> None:
    pebbles_player = player(locale="it")
    pebbles_player.start_against_bots()
    pebbles_player.wait_for_turn()
    word = next(action for action in pebbles_player.game_view["actions"] if action.startswith("lay:"))
    pebbles_player.make(word)
    expect(pebbles_player.page.get_by_role("log")).to_contain_text(f"Lay (pebble {word.removeprefix('lay:')})")


@hardest("theme", "dark", "light")
@pytest.mark.parametrize("viewport", [None, PHONE])
def test_generic_board_has_no_barriers(
    player: Callable[..., PebblesPlayer], axe: Check, overflow: Check, theme: str, viewport: dict[str, int] | None
) -> None:
    pebbles_player = player(color_scheme=theme, **({"viewport": viewport} if viewport else {}))
    pebbles_player.start_against_bots()
    pebbles_player.wait_for_turn()
    pebbles_player.press('[data-word="nod"]')
    expect(pebbles_player.page.locator(".state .next")).to_be_visible()
    assert axe(pebbles_player.page) == []
    assert overflow(pebbles_player.page) == []
