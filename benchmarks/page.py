"""How fast the page answers a hand, and how still it stands: in a real Chromium, with a server of its own.

python benchmarks/page.py [--clicks 20]

For each game: from a click on a legal place or on the gold button to the frame that shows the first change, and to the
one that shows the server's answer to a step; then how far the layout shifts while the front page and a table load.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
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
# Before each page: note every click, the first change after it, the next frame, and the next version of the table.
WATCH = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
  }).observe({ type: 'layout-shift', buffered: true });
  window.clicks = [];
  const version = () => document.querySelector('[data-version]')?.dataset.version;
  addEventListener('click', () => window.clicks.push({ at: performance.now(), version: version() }), true);
  const frame = (note) => requestAnimationFrame(() => setTimeout(note));
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const click = window.clicks.at(-1);
    if (!click) return;
    if (!click.seen) { click.seen = true; frame(() => (click.shown = performance.now() - click.at)); }
    if (!click.told && version() !== click.version) {
      click.told = true;
      frame(() => (click.answered = performance.now() - click.at));
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }));
}"""
LEGAL = ("main [data-goal]", "main [data-legal], main .legal", "main [data-card], main .hand [data-piece]")
READY = "main button.confirm:not([aria-disabled=true]):not([aria-busy=true])"


def legal_place(page: Any, number: int) -> Any | None:
    """Return a place in sight where a click does something, another one each time; what is held is laid first."""
    for kind in LEGAL:
        if places := [one for one in page.locator(kind).all() if one.is_visible()]:
            return places[number * 7 % len(places)]
    return None


def play(page: Any, clicks: int) -> list[dict[str, Any]]:
    """Click on legal places, and on the gold button when it is ready; return what was noted."""
    for number in range(clicks * 4):
        if page.locator(".results").count() or page.evaluate("window.clicks.length") >= clicks:
            break
        page.locator(".pill.mine").wait_for()
        gold = page.locator(READY)
        target = gold.first if number % 2 and gold.count() else legal_place(page, number)
        if target is None:
            target = gold.first
        try:
            target.click(timeout=2000, force=True)
        except Error:  # a bot may have moved meanwhile: try the next place
            continue
        page.wait_for_timeout(150)
        if page.locator("main [data-card][aria-pressed=true]").count():
            page.keyboard.press("ArrowRight")  # a card that is held gets a place in the garden
        page.wait_for_timeout(150)
    noted: list[dict[str, Any]] = page.evaluate("window.clicks")
    return noted


def figures(times: list[float]) -> str:
    """Return median and worst."""
    return f"{median(times):6.0f} {max(times):6.0f}   ({len(times)})" if times else "     -"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=20, help="how many clicks a game")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, browser() as chromium, Server(Path(place)) as server:
        context = chromium.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
        context.add_init_script(f"({WATCH})()")
        page = context.new_page()
        page.goto(server.address)
        page.locator("h2").nth(2).wait_for()
        page.wait_for_load_state("networkidle")
        out = [
            "                    first change in sight     server's answer in sight",
            "                    median  worst             median  worst  (ms)",
        ]
        shifts = {"front page": page.evaluate("window.shift")}
        for game in GAMES:
            table = page.evaluate(TABLE, game)
            page.goto(f"{server.address}/table/{table}")
            page.locator(".pill").wait_for()
            page.wait_for_load_state("networkidle")
            shifts[game] = page.evaluate("window.shift")
            noted = play(page, wanted.clicks)
            shown = [one["shown"] for one in noted if "shown" in one]
            answered = [one["answered"] for one in noted if "answered" in one]
            out.append(f"{game:18} {figures(shown)}      {figures(answered)}")
        out += [f"layout shift, {name}: {shift:.4f}" for name, shift in shifts.items()]
        sys.stdout.write("\n".join(out) + "\n")
        context.close()


if __name__ == "__main__":
    main()
