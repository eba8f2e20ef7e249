"""The page in a real browser: one server and one Chromium for all tests of this folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from helpers.browser import browser as running_browser
from helpers.server import Server
from ziggurat.server.page import BUILT

expect.set_options(timeout=20_000)  # a busy machine is slow; nothing is slept away
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (BUILT / "index.html").exists(), "the page is not built: make .venv/page"
    running = Server(tmp_path_factory.mktemp("browser")).start()
    yield running
    running.stopped()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


class Visitor:
    """Somebody with a browser of their own. Errors in the page fail the test."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self.heard)

    def heard(self, message: Any) -> None:
        """Note what the page complains about; a lost connection is no complaint."""
        if message.type == "error" and not re.search(r"ERR_|WebSocket|Failed to load resource", message.text):
            self.troubles.append(message.text)

    def open(self, path: str = "/") -> Page:
        """Go to a page."""
        self.page.goto(self.address + path)
        return self.page


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    visitors: list[Visitor] = []

    def come(address: str = server.address, **settings: Any) -> Visitor:
        wanted = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        visitor = Visitor(chromium.new_context(**{**wanted, **settings}), address)
        visitors.append(visitor)
        return visitor

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.context.close()
    assert troubles == []


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}"""


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """Return a check for barriers; its answer must be empty."""

    def check(page: Page) -> list[str]:
        # by evaluate, because the page itself allows no foreign script
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
    """Return a check for texts that are wider than their place."""

    def check(page: Page) -> list[str]:
        found: list[str] = page.evaluate(OVERFLOW)
        return found

    return check


@pytest.fixture
def missing_words() -> Callable[[Page], list[str]]:
    """Return a check for texts that look like the name of a message."""

    def check(page: Page) -> list[str]:
        texts = page.evaluate(
            "() => document.body.innerText + [...document.querySelectorAll('[aria-label],[title]')]"
            ".map((e) => '\\n' + e.ariaLabel + '\\n' + e.title).join('')"
        )
        return re.findall(r"\b(?:page|table|server|chat|babel|babylon|hanging-gardens)-[a-z_]+(?:-[a-z_]+)*\b", texts)

    return check
