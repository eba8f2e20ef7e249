"""Fixtures for tests in a real browser: one server per session, one Chromium for all files of this folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from helpers.browser import browser as running_browser
from helpers.page_player import DESKTOP, PHONE, TIMEOUT_SECONDS, How, Player, Visitor
from helpers.page_players import PLAYERS
from helpers.server import SameDeals, Server
from ziggurat.server.api.static import BUILT

__all__ = ["DESKTOP", "PHONE", "Visitor"]  # imported by the tests of this folder
expect.set_options(timeout=TIMEOUT_SECONDS * 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (BUILT / "index.html").exists(), "the page is not built: make .venv/page"
    running = SameDeals(tmp_path_factory.mktemp("browser")).start()
    yield running
    running.stopped()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    # not per session, because no test of another folder can run an event loop while Playwright runs
    with running_browser() as browser:
        yield browser


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Return a function that opens a browser context; errors in its pages fail the test."""
    visitors: list[Visitor] = []

    def open_context(address: str = server.address, **look: Any) -> Visitor:
        visitors.append(Visitor(chromium, address, **{"locale": "en-GB", **look}))
        return visitors[-1]

    yield open_context
    close_all(visitors)


@pytest.fixture
def seat(chromium: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Return a function that opens a player's browser context; errors in its pages fail the test."""
    players: list[Player] = []

    def open_player(game: str, how: How = "mouse", server: Server = server, **look: Any) -> Player:
        players.append(PLAYERS[game](server, chromium, how, **look))
        return players[-1]

    yield open_player
    close_all(players)


def close_all(visitors: Sequence[Visitor]) -> None:
    """Close the contexts; none may have had an error."""
    for visitor in visitors:
        visitor.leave()
    assert [error for visitor in visitors for error in visitor.errors] == []


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Colours are compared when transitions, as after a change of theme, and what appears gradually have ended.
CHECK = """async () => {
  const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 5000);
  await Promise.allSettled(ending.map((animation) => animation.finished));
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}"""


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """Return a check for accessibility violations; it returns a list of them."""

    def check(page: Page) -> list[str]:
        if not page.evaluate("'axe' in window"):  # a script of half a megabyte, which also takes time to run
            # by evaluate, because the content security policy forbids foreign scripts
            page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = page.evaluate(CHECK)
        return found

    return check


OVERFLOW = """() => [...document.querySelectorAll('main *, header *, nav *, dialog *')].filter((element) => {
  if (!element.getClientRects().length || element.closest('svg, .unseen, [aria-hidden], select')) return false;
  const box = element.getBoundingClientRect();
  if (box.right > document.documentElement.clientWidth + 1 && !element.closest('.steps, .around')) return true;
  if (element.matches('button.step')) return false; // its hit area is larger than the chip
  const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  return text && getComputedStyle(element).overflow === 'visible' && element.scrollWidth > element.clientWidth + 2
    && getComputedStyle(element).display !== 'inline';
}).map((element) => `${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 60)}`)"""


@pytest.fixture
def overflow() -> Callable[[Page], list[str]]:
    """Return a check for texts that overflow their elements."""

    def check(page: Page) -> list[str]:
        found: list[str] = page.evaluate(OVERFLOW)
        return found

    return check


KEY = re.compile(r"\b(?:hint|page|table|server|chat|babel|babylon|hanging-gardens)-[a-z_]+(?:-[a-z_]+)*\b")


@pytest.fixture
def missing_words() -> Callable[[Page], list[str]]:
    """Return a check for message keys that are shown instead of texts."""

    def check(page: Page) -> list[str]:
        texts = page.evaluate(
            "() => document.body.innerText + [...document.querySelectorAll('[aria-label],[title],[data-hint]')]"
            ".map((e) => '\\n' + e.ariaLabel + '\\n' + e.title + '\\n' + e.dataset.hint).join('')"
        )
        return KEY.findall(texts)

    return check
