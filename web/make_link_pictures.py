"""Renders the pictures of link previews from the page's drawings, with the browser of the tests.

.venv/bin/python web/make_link_pictures.py writes public/link/*.png. They contain no words but the name Ziggurat, so
they serve every language, and nothing about a game that is played.
"""

from __future__ import annotations

import sys
from pathlib import Path

WEB = Path(__file__).parent
sys.path.insert(0, str(WEB.parent / "tests"))
from helpers.browser import browser  # noqa: E402

WIDE, HIGH = 1200, 630  # the size that messengers ask for
GAMES = ("babel", "hanging_gardens")  # make_scene_pictures.py renders Babylon
PAGE = """<style>
  body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #14355f; }}
  div {{ position: absolute; left: 0; width: 1200px; }}
  .art {{ top: 0; height: 470px; background: {ground}; }}
  .art svg {{ width: 100%; height: 100%; }}
  .line {{ top: 470px; height: 8px; background: #e3ae36; }}
  .name {{ top: 508px; display: flex; justify-content: center; gap: 28px; color: #f7efdf; }}
  .mark svg, .word svg {{ height: 92px; }}
</style>
<div class="art">{art}</div><div class="line"></div>
<div class="name"><span class="mark">{mark}</span><span class="word">{word}</span></div>"""


def drawing(folder: str, name: str) -> str:
    return (WEB / "src" / folder / f"{name}.svg").read_text(encoding="utf-8")


def page_of(name: str) -> str:
    """Return the page whose screenshot is the picture of a game, or of the site."""
    game = name in GAMES
    return PAGE.format(
        art=drawing("art", name if game else "scene-day"),
        ground="linear-gradient(#f1e7d4, #dccba8)" if game else "#f3e9d2",
        mark=drawing("icons", "logo-mark"),
        word=drawing("icons", "word-mark"),
    )


def main() -> None:
    """Render all pictures."""
    folder = WEB / "public" / "link"
    folder.mkdir(exist_ok=True)
    with browser() as chromium:
        page = chromium.new_page(viewport={"width": WIDE, "height": HIGH})
        for name in (*GAMES, "ziggurat"):
            page.set_content(page_of(name))
            page.screenshot(path=folder / f"{name}.png")


if __name__ == "__main__":
    main()
