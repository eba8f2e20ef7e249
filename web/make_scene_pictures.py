"""Renders the pictures of Babylon in 3D from games that bots have played, with the page's own code.

.venv/bin/python web/make_scene_pictures.py writes src/art/babylon.webp (the card of the front page),
public/link/babylon.png (link previews) and docs/pictures/babylon.webp (the README). Every run deals the same games, so
the pictures stay the same.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent
sys.path.insert(0, str(WEB.parent / "tests"))
from make_link_pictures import HIGH, PAGE, WIDE, drawing  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402

from helpers.browser import ROOT, browser  # noqa: E402
from helpers.page_babylon_scene import SCENE, ScenePlayer  # noqa: E402
from helpers.page_player import DESKTOP  # noqa: E402
from helpers.server import SameDeals, Server  # noqa: E402
from ziggurat.bots.bot import new_bot  # noqa: E402
from ziggurat.core.registry import game  # noqa: E402
from ziggurat.core.rng import Stream  # noqa: E402
from ziggurat.core.seed import seed_bytes  # noqa: E402

HIGH_LEVEL = "localStorage.setItem('scene-level', 'high')"
CARD = (780, 300)  # twice the size of the card's picture
LINK = (1200, 470)
README = (960, 600)
MIDDLE = 110  # actions to the middle of a game
ZOOM = 1.0  # the card of the front page cuts off the upper and lower edge
REST_MS = 20_000  # until the slow pictures are drawn
PICTURE_MS = 5_000
# Makes the picture of the end screen as wide as the card's.
WIDEN = """(figure) => Object.assign(figure.style, {
  position: 'fixed', inset: '0 auto auto 0', width: '1200px', height: '480px', zIndex: 99,
})"""
# The middle of a picture in a format.
CUT = """async ([source, width, height, type, zoom]) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const wide = picture.width / zoom, high = wide * height / width;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (picture.width - wide) / 2, (picture.height - high) / 2, wide, high, 0, 0, width, height);
  return canvas.toDataURL(type, 0.86);
}"""


def bytes_of(url: str) -> bytes:
    """Return the content of a data URL."""
    return base64.b64decode(url.partition(",")[2])


def player_in_3d(server: Server, chromium: Browser, **look: Any) -> ScenePlayer:
    """Return a player whose page draws at the highest level at once."""
    player = ScenePlayer(server, chromium, name="Enheduanna", **look)
    player.context.add_init_script(HIGH_LEVEL)
    return player


def wait_for_high(player: ScenePlayer) -> None:
    """Wait for a picture at the highest level, and for those next to it."""
    player.page.locator(f"{SCENE}[data-level=high][data-camera]").wait_for()
    player.page.wait_for_timeout(REST_MS)


def garden_picture(player: ScenePlayer) -> str:
    """Return the picture of a finished garden on the end screen as a data URL."""
    table = player.create(seats=2, rival="greedy")
    player.advance(table, lambda view: False)
    player.open(f"/table/{table}")
    player.page.locator(".finale[data-level=high]").evaluate(WIDEN)
    player.page.locator(".finale figcaption").wait_for(state="detached")  # all lines of the score sheet are counted
    player.page.wait_for_timeout(PICTURE_MS)
    found: str = player.page.evaluate("document.querySelector('.finale canvas').toDataURL('image/png')")
    return found


def prepared_turn(player: ScenePlayer) -> None:
    """Open a table in the middle of a game, with the tile that a bot would place as a preview."""
    table = player.create(seats=3, rival="greedy")
    player.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    player.advance(table, lambda view: view["moved"] > MIDDLE and "act" in view["may"])
    player.open_table(table)
    bot = new_bot("greedy", game("babylon"), Stream(seed_bytes(3)))
    player.play(lambda: bot.choose(player.game_view).startswith("place:dug"))
    player.preview_tile(bot.choose(player.game_view))


def main() -> None:
    """Render all pictures."""
    with tempfile.TemporaryDirectory() as place, SameDeals(Path(place)) as server, browser() as chromium:
        player = player_in_3d(server, chromium, device_scale_factor=2)
        garden = garden_picture(player)
        card = player.page.evaluate(CUT, [garden, *CARD, "image/webp", ZOOM])
        (WEB / "src" / "art" / "babylon.webp").write_bytes(bytes_of(card))
        link = player.page.evaluate(CUT, [garden, *LINK, "image/png", ZOOM])
        prepared_turn(player)
        wait_for_high(player)
        shot = player.page.screenshot(path=Path(place) / "table.png")
        table_picture = f"data:image/png;base64,{base64.b64encode(shot).decode()}"
        readme = player.page.evaluate(CUT, [table_picture, *README, "image/webp", 1])
        (ROOT / "docs" / "pictures" / "babylon.webp").write_bytes(bytes_of(readme))
        page = chromium.new_page(viewport={"width": WIDE, "height": HIGH})
        art = f'<img src="{link}" width="1200" height="470" alt="">'
        page.set_content(
            PAGE.format(
                art=art, ground="#e9ddc2", mark=drawing("icons", "logo-mark"), word=drawing("icons", "word-mark")
            )
        )
        page.screenshot(path=WEB / "public" / "link" / "babylon.png")
        player.close()
        server.close()


if __name__ == "__main__":
    main()
