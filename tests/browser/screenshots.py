"""Takes a picture of every screen around the boards: desktop and phone, light and dark, four languages.

python tests/browser/screenshots.py [FOLDER] writes them to build/screenshots, a folder a language. The boards' own
pictures are taken by the files `screenshots_GAME.py` beside this one, if there are any.
"""

from __future__ import annotations

import runpy
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from helpers.browser import ROOT, browser  # noqa: E402
from helpers.server import Server  # noqa: E402

SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
SCREENS = {
    "front": "/",
    "create": "/create/babel",
    "games": "/games",
    "settings": "/settings",
    "learn": "/learn",
    "learn-babel": "/learn/babel",
    "learn-hanging-gardens": "/learn/hanging_gardens",
    "learn-babylon": "/learn/babylon",
    "missing": "/nowhere",
}
MAKE = """async ([game, bots, start]) => {
  const post = (path, body = {}) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body) }).then((answer) => answer.json());
  await post('/api/guest');
  return (await post('/api/tables', { game, seats: 2, bots, start, private: true,
    clock: { kind: 'live', base: 600000, increment: 10000, days: 0 } })).id;
}"""


def take(page: Any, file: Path) -> None:
    """Take a picture when nothing moves any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=file, full_page=False)


def tables(page: Any, address: str, folder: Path, kind: str) -> None:
    """Take the pictures of a table: waiting, the first turn, menu, settings, keys, the end."""
    waiting = page.evaluate(MAKE, ["babel", {}, False])
    page.goto(f"{address}/table/{waiting}")
    page.locator("#invitation-link").wait_for()
    take(page, folder / f"waiting-{kind}.png")
    for game in ("babel", "hanging_gardens"):
        table = page.evaluate(MAKE, [game, {"1": "greedy"}, True])
        page.goto(f"{address}/table/{table}")
        page.locator(".pill").wait_for()
        take(page, folder / f"table-{game}-{kind}.png")
    for name, key in (("help", "?"),):
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        take(page, folder / f"{name}-{kind}.png")
        page.keyboard.press("Escape")
    page.locator("header button").last.click()
    page.get_by_role("dialog").wait_for()
    take(page, folder / f"menu-{kind}.png")
    page.locator("dialog li button").filter(has=page.locator("use[href$='ui-flag']")).click()
    page.locator("dialog .danger").click()
    page.locator(".results").wait_for()
    take(page, folder / f"result-{kind}.png")


def main(target: Path) -> None:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as place, browser() as chromium:
        server = Server(Path(place)).start()
        try:
            for language in ("en", "it", "es", "fr"):
                folder = target / language
                folder.mkdir(parents=True, exist_ok=True)
                for size, viewport in SIZES.items():
                    for theme in ("light", "dark"):
                        context = chromium.new_context(
                            viewport=viewport,  # type: ignore[arg-type]
                            color_scheme=theme,  # type: ignore[arg-type]
                            locale=language,
                            reduced_motion="reduce",
                            service_workers="block",
                        )
                        page = context.new_page()
                        kind = f"{size}-{theme}"
                        for name, path in SCREENS.items():
                            page.goto(server.address + path)
                            page.locator("h1").first.wait_for()
                            take(page, folder / f"{name}-{kind}.png")
                        tables(page, server.address, folder, kind)
                        context.close()
        finally:
            server.stopped()
    for more in sorted(HERE.glob("screenshots_*.py")):
        sys.argv = [str(more), str(target)]
        runpy.run_path(str(more), run_name="__main__")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "screenshots")
