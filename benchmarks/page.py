"""Measures how fast the page responds, in a real Chromium.

python benchmarks/page.py [--clicks 20] [--previews 30] [--address http://127.0.0.1:8000]

For each game: from a click on a legal place or on the confirm button to the frame with the first change, and to the
frame with the committed step; from a hover or an arrow key to the first and to the last frame of the preview; then the
layout shift while the front page and a table load. Without an address the benchmark starts its own server. Babylon is
measured in the flat view; `benchmarks/scene.py` measures the 3D view.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Error  # noqa: E402

from helpers.browser import browser  # noqa: E402
from helpers.server import Server  # noqa: E402

GAMES = ("babel", "hanging_gardens", "babylon")
TABLE = """async (game) => {
  const post = (path, body = {}) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body) }).then((answer) => answer.json());
  await post('/api/guest');
  return (await post('/api/tables', { game, seats: 2, bots: { 1: 'random' }, start: true, private: true })).id;
}"""
# In each page: record clicks, hovers and keys with the first and the last change after them, and the next version.
WATCH = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
  }).observe({ type: 'layout-shift', buffered: true });
  window.inputs = [];
  const version = () => document.querySelector('[data-version]')?.dataset.version;
  for (const kind of ['click', 'pointerover', 'keydown'])
    addEventListener(kind, () => window.inputs.push({ kind, at: performance.now(), version: version() }), true);
  // After the next frame. A message, because a timer waits while further frames are due.
  const frame = (note) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = note;
    port2.postMessage(null);
  });
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const input = window.inputs.at(-1);
    if (!input) return;
    const elapsed = () => performance.now() - input.at;
    if (!input.seen) { input.seen = true; frame(() => (input.first = elapsed())); }
    frame(() => (input.last = elapsed()));
    const click = window.inputs.findLast(({ kind }) => kind === 'click');
    if (click && !click.committed && version() !== click.version) {
      click.committed = true;
      frame(() => (click.answered = performance.now() - click.at));
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }));
}"""
FLAT_VIEW = "if (location.protocol.startsWith('http')) localStorage.setItem('babylon-look', 'flat')"
LEGAL = ("main [data-goal]", "main [data-legal], main .legal", "main [data-card], main .hand button[data-piece]")
READY = "main button.confirm:not([aria-disabled=true]):not([aria-busy=true])"


HOVERED = "main [data-word], main [data-legal], main circle.legal"
PAUSE_MS = 150
MAX_TRIES = 60


def legal_place(page: Any, number: int) -> Any | None:
    """Return a visible place where a click has an effect, a different one for each number."""
    for kind in LEGAL:
        if places := [one for one in page.locator(kind).all() if one.is_visible()]:
            return places[number * 7 % len(places)]
    return None


def play(page: Any, clicks: int) -> list[dict[str, Any]]:
    """Click legal places and the confirm button; return the recorded clicks."""
    for number in range(clicks * 4):
        if page.locator(".results").count() or len(recorded(page, "click")) >= clicks:
            break
        page.locator(".pill.mine").wait_for()
        ready = page.locator(READY)
        target = ready.first if number % 2 and ready.count() else legal_place(page, number)
        if target is None:
            target = ready.first
        try:
            target.click(timeout=2000, force=True)
        except Error:  # a bot has moved meanwhile: try the next place
            continue
        page.wait_for_timeout(PAUSE_MS)
        if page.locator("main [data-card][aria-pressed=true]").count():
            page.keyboard.press("ArrowRight")  # lays the held card in the garden
        page.wait_for_timeout(PAUSE_MS)
    return recorded(page, "click")


def preview(page: Any, game: str, count: int) -> list[dict[str, Any]]:
    """Hover over legal places, or move a card by keys; return the recorded inputs that changed something."""
    page.locator(".pill.mine").wait_for()
    if game == "hanging_gardens":
        page.locator("main [data-card]").first.click()
        for number in range(count):
            page.keyboard.press(("ArrowRight", "ArrowDown", "r", "ArrowLeft", "ArrowUp")[number % 5])
            page.wait_for_timeout(PAUSE_MS)
        page.keyboard.press("Escape")
        return recorded(page, "keydown")
    if game == "babylon":
        dig_tile(page)
    if page.locator("main .hand [data-piece]").count():
        page.locator("main .hand [data-piece]").last.click()  # the cards overlap, the last one is on top
    for number in range(count):
        if places := [one for one in page.locator(HOVERED).all() if one.is_visible()]:
            places[number % len(places)].hover(force=True)
        page.wait_for_timeout(PAUSE_MS)
    page.keyboard.press("Escape")
    return recorded(page, "pointerover")


def dig_tile(page: Any) -> None:
    """Play Babylon until a tile can be laid."""
    for number in range(MAX_TRIES):
        if page.locator("main circle.legal").count():
            return
        page.locator(".pill.mine").wait_for()
        places = (READY, "main .column.legal", "main .hand button:not([disabled])")
        target = page.locator(next((place for place in places if page.locator(place).count()), READY))
        # the last button discards the tile: in every third try, for the case that it cannot be placed
        with suppress(Error):  # a bot has moved meanwhile: try again
            (target.last if number % 3 == 2 else target.first).click(timeout=2000, force=True)
        page.wait_for_timeout(PAUSE_MS)
    sys.exit("no tile could be laid in Babylon")


def recorded(page: Any, kind: str) -> list[dict[str, Any]]:
    inputs: list[dict[str, Any]] = page.evaluate("window.inputs")
    return [one for one in inputs if one["kind"] == kind]


def times(inputs: list[dict[str, Any]], name: str) -> list[float]:
    return [one[name] for one in inputs if name in one]


def figures(values: list[float]) -> str:
    """Return median, worst and number."""
    return f"{median(values):6.0f} {max(values):6.0f} {f'({len(values)})':>5}" if values else f"{'-':>19}"


def measure(page: Any, address: str, wanted: argparse.Namespace) -> Iterator[str]:
    """Return the lines of the report."""
    page.goto(address)
    page.locator("h2").nth(2).wait_for()
    page.wait_for_load_state("networkidle")
    shifts = {"front page": page.evaluate("window.shift")}
    names = ("click: first", "click: committed", "preview: first", "preview: last")
    yield f"{'ms: median worst (n)':22}" + "".join(f"{name:>20}" for name in names)
    for game in GAMES:
        table = page.evaluate(TABLE, game)
        page.goto(f"{address}/table/{table}")
        page.locator(".pill").wait_for()
        page.wait_for_load_state("networkidle")
        shifts[game] = page.evaluate("window.shift")
        clicks = play(page, wanted.clicks)
        page.evaluate("window.inputs.length = 0")
        moved = [] if page.locator(".results").count() else preview(page, game, wanted.previews)
        columns = (times(clicks, "first"), times(clicks, "answered"), times(moved, "first"), times(moved, "last"))
        yield f"{game:22}" + "".join(f" {figures(column)}" for column in columns)
    yield from (f"layout shift, {name}: {shift:.4f}" for name, shift in shifts.items())


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fast the page responds.")
    parser.add_argument("--clicks", type=int, default=20, help="clicks per game")
    parser.add_argument("--previews", type=int, default=30, help="hovers or keys per game")
    parser.add_argument("--address", help="of a running server")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        chromium = stack.enter_context(browser())
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address = wanted.address or stack.enter_context(Server(Path(folder))).address
        context = chromium.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
        context.add_init_script(f"({WATCH})()")
        context.add_init_script(FLAT_VIEW)
        for line in measure(context.new_page(), address, wanted):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
        context.close()


if __name__ == "__main__":
    main()
