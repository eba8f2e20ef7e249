"""Takes film strips of the moves of every game: pictures every 50 ms of animation time, side by side in one file.

    .venv/bin/python tests/browser/film_strips.py [build/film_strips] [--only babel-lay,babylon,end,drag] [--every 50]
    .venv/bin/python tests/browser/film_strips.py --phone --dark

The clock of the page and its animations are stopped and advanced step by step, so that the strips do not depend on how
fast the machine takes pictures.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from playwright.sync_api import Browser, Error, Locator  # noqa: E402

from helpers.browser import ROOT, browser  # noqa: E402
from helpers.page_babylon_scene import ScenePlayer  # noqa: E402
from helpers.page_gardens import CARD, GardensPlayer  # noqa: E402
from helpers.page_player import PHONE, How, Player  # noqa: E402
from helpers.page_players import PLAYERS  # noqa: E402
from helpers.server import SameDeals  # noqa: E402

# Advance all animations by some time; those that have just begun are stopped at their start.
ADVANCE = """(time) => {
  window.stopped ??= new WeakSet();
  for (const one of document.getAnimations()) {
    if (!window.stopped.has(one)) {
      window.stopped.add(one);
      one.pause();
      one.currentTime = 0;
      continue;
    }
    const { endTime } = one.effect.getComputedTiming();
    const next = Number(one.currentTime) + time * one.playbackRate;
    if (next >= endTime) one.finish();
    else one.currentTime = next;
  }
}"""
COLUMNS, WIDTH = 3, 452
FRAME_MS = 17
TILE_ABOVE_FINGER = 40
STYLE = """body { margin: 4px; font: 12px sans-serif } figure { display: inline-block; margin: 2px 4px }
img { display: block }"""
PAIRS = (("greedy", "greedy"), ("greedy", "random"), ("random", "greedy"), ("random", "random"))


@dataclass(frozen=True)
class Strip:
    """A kind of move: an action that begins like one of these, made when it is possible."""

    game: str
    name: str
    starts: tuple[str, ...]
    after: int = 0
    """The number of actions to be played before it."""
    seats: int = 2
    kind: type[Player] | None = None
    turn: bool = False
    """Whether the turns of the others are shown that follow it."""
    count: int | None = None
    draft: Mapping[str, Any] | None = None
    """A position in which it is possible, if bots hardly ever come to one."""


BABYLON = [
    ("dig", ("dig:",), 20),
    ("place", ("place:dug",), 30),
    ("kept", ("place:kept",), 30),
    ("keep", ("end:keep",), 20),
    *((kind, (f"{kind}:",), 40) for kind in ("statue", "fountain", "bridge", "stairs")),
]
STRIPS = [
    Strip("babel", "lay", ("lay:",), 12),
    Strip("babel", "go", ("go:",), 12),
    Strip("babel", "build", ("build:",), 12),
    Strip("babel", "raze", ("raze@",), 12, count=18),
    Strip("babel", "steal", ("steal@",), 12),
    Strip("babel", "turn", ("turn@",), 12),
    Strip("babel", "drive", ("drive@",), 12),
    Strip("babel", "leap", ("leap@",), 12),
    Strip("babel", "move", ("move:",), 12),
    Strip("babel", "halve", ("halve@",), 12),
    Strip("babel", "drop", ("drop:",), 12),
    Strip("babel", "others", ("end",), 14, turn=True, count=24),
    Strip("hanging_gardens", "card", ("card:",), 16),
    Strip("hanging_gardens", "temple", ("temple:",), 16, count=15),
    Strip("hanging_gardens", "tile", ("tile:",), 16),
    Strip("hanging_gardens", "burn", ("burn:",), draft={"players": [{"garden": ["tpaf"]}, {}]}),
    Strip("hanging_gardens", "others", ("pass", "tile:"), 12, turn=True, count=24),
    *(Strip("babylon", name, starts, after) for name, starts, after in BABYLON),
    Strip("babylon", "others", ("end",), 30, turn=True, count=24),
    *(Strip("babylon", f"{name}-3d", starts, after, kind=ScenePlayer) for name, starts, after in BABYLON),
    Strip("babylon", "others-3d", ("end",), 30, turn=True, count=24, kind=ScenePlayer),
]


class Film:
    """Pictures of a page whose time is stopped."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.session = player.context.new_cdp_session(self.page)
        self.pictures: list[str] = []

    def stop(self) -> None:
        """Stop the clock of the page."""
        for ahead in (0.25, 1, 4):  # a page that draws in 3D on a busy machine is slow to answer
            now = self.page.evaluate("Date.now()")
            with suppress(Error):
                self.page.clock.pause_at(datetime.fromtimestamp(now / 1000 + ahead, UTC))
                return

    def take(self, count: int, every: int) -> None:
        """Take pictures, one after each step of time."""
        self.page.clock.run_for(FRAME_MS)  # movements begin in the first frame
        self.page.evaluate(ADVANCE, 0)
        for _ in range(count):
            self.picture()
            self.page.clock.run_for(every)
            self.page.evaluate(ADVANCE, every)
            self.page.wait_for_timeout(25)  # moments of a replay come from the server

    def picture(self) -> None:
        """Take one picture of the board and what is below it."""
        size: Any = self.page.viewport_size
        scrolled = self.page.evaluate("window.scrollY")
        shown = {
            "x": 0,
            "y": scrolled + 50,
            "width": min(size["width"], 970),
            "height": size["height"] - 50,
            "scale": 1,
        }
        taken = self.session.send("Page.captureScreenshot", {"format": "jpeg", "quality": 75, "clip": shown})
        self.pictures.append(taken["data"])

    def go_on(self) -> None:
        """Start the clock of the page and its animations again."""
        self.page.evaluate("for (const one of document.getAnimations()) one.play()")
        self.page.clock.resume()


def can_make(view: dict[str, Any], strip: Strip) -> bool:
    """Return whether the action can be made now."""
    may = "act" in view["may"] and view["moved"] >= strip.after
    if strip.turn and strip.game == "babel" and may and len(view["turn"]["words"]) < 2:
        return False
    if strip.turn and strip.game == "hanging_gardens" and view["game"]["card_display"].count(None) % 2 == 0:
        return False  # the player takes the next card too
    return may and any(word.startswith(strip.starts) for word in view["game"]["actions"])


def best(words: list[str], starts: tuple[str, ...]) -> str | None:
    """Return an action of the kind: the first of the names that is possible."""
    return next((word for start in starts for word in words if word.startswith(start)), None)


def film(player: Player, strip: Strip, every: int, count: int) -> list[str]:
    """Play up to the move and return its pictures."""
    player.page.clock.install()
    word = None
    if strip.draft:
        made = player.guest.post("/api/practice/play", game=strip.game, position={"draft": strip.draft}, seat=0)
        player.open_table(made["id"])
        word = best(player.game_view["actions"], strip.starts)
    for mine, theirs in PAIRS if word is None else ():  # with the same deal, other bots lead to other moves
        table = player.create(strip.seats, rival=theirs)
        view = player.advance(table, lambda view: can_make(view, strip), mine)
        if view["status"] == "playing":
            player.open_table(table)
            if word := best(player.game_view["actions"], strip.starts):
                break
    assert word, "no such move in any of the games"
    shot = Film(player)
    real = player.send_and_wait

    def filmed(do: Callable[[], None]) -> None:
        version = player.view["version"]
        shot.stop()
        do()
        player.until(lambda: bool(player.view["version"] > version))
        if player.staged:
            shot.go_on()
            player.wait_until_settled()
            return
        if strip.turn:
            player.until(lambda: player.over or player.may_act)
        shot.take(strip.count or count, every * 2 if strip.turn else every)
        shot.go_on()

    player.send_and_wait = filmed  # type: ignore[method-assign]
    player.make(word)
    if not shot.pictures:
        player.confirm()
    player.send_and_wait = real  # type: ignore[method-assign]
    return shot.pictures


DRAGS: dict[str, tuple[tuple[str, ...], str, str]] = {
    "babel": (("lay:",), "[data-spot^=hand-]", ".plaque:not(.home) >> nth=0"),
    "hanging_gardens": (("card:",), "[data-card='1']", ".tags, .area"),
    "babylon": (("place:dug",), "[data-tile=dug]", ".board .area circle.hole"),
}
# The place among some that is farthest from all legal ones: a tile snaps to those near it.
FARTHEST = """(places) => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const legal = [...document.querySelectorAll('circle.legal')].map(middle);
  const away = ([x, y]) => Math.min(...legal.map(([left, top]) => Math.hypot(left - x, top - y)));
  return places.map(middle).reduce((best, one) => (away(one) > away(best) ? one : best));
}"""


def middle(found: Locator) -> tuple[float, float]:
    """Return the middle of an element on the screen."""
    box: Any = found.first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def legal_place(player: Player) -> tuple[float, float]:
    """Return a point of the screen where the dragged piece may be dropped."""
    if isinstance(player, GardensPlayer):
        words = [found for word in player.game_view["actions"] if (found := CARD.match(word))]
        upright = next(one for one in words if one[1] == "1" and one[4] == "0")
        return player.screen_point(int(upright[2]) + 1, int(upright[3]) + 1.5)
    if player.game == "babel":
        return middle(player.page.locator(".side.home .column"))
    return middle(player.page.locator("circle.legal"))


def illegal_place(player: Player, places: str) -> tuple[float, float]:
    """Return a point of the screen where the dragged piece is refused."""
    if player.game != "babylon":
        return middle(player.page.locator(places))
    x, y = player.page.locator(places).evaluate_all(FARTHEST)
    return x, y


def above_finger(player: Player) -> float:
    """Return how far above the pointer a dragged piece is drawn."""
    if player.how != "touch" or player.game == "babel":
        return 0
    if player.game == "babylon":
        return TILE_ABOVE_FINGER
    return 1.2 * float(player.page.locator(".area g[data-size]").first.get_attribute("data-size") or 0)


class Finger:
    """A finger on a touch screen, with the methods of a mouse."""

    def __init__(self, player: Player) -> None:
        self.session = player.context.new_cdp_session(player.page)
        self.place, self.is_down = (0.0, 0.0), False

    def move(self, x: float, y: float) -> None:
        self.place = (x, y)
        if self.is_down:
            self.send("touchMove", {"x": x, "y": y})

    def down(self) -> None:
        self.is_down = True
        self.send("touchStart", {"x": self.place[0], "y": self.place[1]})

    def up(self) -> None:
        self.is_down = False
        self.send("touchEnd")

    def send(self, name: str, *points: dict[str, float]) -> None:
        """Send a touch event."""
        self.session.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": list(points)})


def dragging(player: Player, every: int) -> list[str]:
    """Return pictures of a piece that is dragged over an illegal place to a legal one, and dropped at both."""
    starts, piece, wrong = DRAGS[player.game]
    table = player.create(2, rival="greedy")
    after = 40 if player.game == "babylon" else 12  # an empty garden refuses hardly any tile
    player.advance(table, lambda view: can_make(view, Strip(player.game, "drag", starts, after)))
    player.page.clock.install()
    player.open_table(table)
    shot = Film(player)
    mouse = Finger(player) if player.how == "touch" else player.page.mouse
    for illegal in (True, False):
        start = middle(player.page.locator(piece))
        x, y = illegal_place(player, wrong) if illegal else legal_place(player)
        goal = (x, y + above_finger(player))
        mouse.move(*start)
        mouse.down()
        for part in (0.1, 0.4, 0.7, 0.95, 1):
            mouse.move(*(a + (b - a) * part for a, b in zip(start, goal, strict=True)))
            player.page.wait_for_timeout(250)
            shot.picture()
        shot.stop()
        mouse.up()
        player.page.wait_for_timeout(100)
        shot.take(5, every)
        shot.go_on()
        player.page.wait_for_timeout(500)
    return shot.pictures


def counting(player: Player, every: int) -> list[str]:
    """Return pictures of the end of a game, as its score is counted."""
    table = player.create(2, rival="greedy")
    player.advance(table, lambda view: False)
    player.page.clock.install()
    player.open(f"/table/{table}")
    again = player.page.locator(".results .again")
    again.wait_for()
    shot = Film(player)
    shot.stop()
    again.evaluate("(one) => one.click()")  # without scrolling away from the board
    shot.take(24, every * 5)
    return shot.pictures


def sheet(
    chromium: Browser, pictures: list[str], every: int, goal: Path, wide: int = WIDTH, columns: int = COLUMNS
) -> None:
    """Write the pictures side by side into a file."""
    page = chromium.new_page(viewport={"width": columns * (wide + 8) + 8, "height": 600})
    cells = "".join(
        f"<figure><img src='data:image/jpeg;base64,{data}'><figcaption>{number * every} ms</figcaption></figure>"
        for number, data in enumerate(pictures)
    )
    page.set_content(f"<style>{STYLE} img {{ width: {wide}px }}</style>{cells}")
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    page.screenshot(full_page=True, path=goal)
    page.close()


def wanted_strips(only: str) -> Iterator[Strip]:
    for strip in STRIPS:
        name = f"{strip.game}-{strip.name}"
        if not only or any(name.startswith(one) for one in only.split(",")):
            yield strip


def main() -> None:
    parser = argparse.ArgumentParser(description="Take film strips of the moves of every game.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "film_strips")
    parser.add_argument("--only", default="", help="beginnings of names, separated by commas")
    parser.add_argument("--every", type=int, default=50, help="milliseconds between two pictures")
    parser.add_argument("--count", type=int, default=12, help="pictures per strip")
    parser.add_argument("--phone", action="store_true", help="by touch on a phone")
    parser.add_argument("--dark", action="store_true", help="in the dark theme")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    look: dict[str, Any] = {"reduced_motion": "no-preference", **({"color_scheme": "dark"} if wanted.dark else {})}
    kinds = ("-phone" if wanted.phone else "") + ("-dark" if wanted.dark else "")
    with browser() as chromium, tempfile.TemporaryDirectory() as folder, SameDeals(Path(folder)) as server:
        how: How = "touch" if wanted.phone else "mouse"
        size = (PHONE["width"] // 2 + 30, 6) if wanted.phone else (WIDTH, COLUMNS)
        for strip in wanted_strips(wanted.only):
            kind = strip.kind or PLAYERS[strip.game]
            player = kind(server, chromium, how, **look)
            goal = wanted.folder / f"{strip.game}-{strip.name}{kinds}.png"
            try:
                pictures = film(player, strip, wanted.every, wanted.count)
                every = wanted.every * 2 if strip.turn else wanted.every
                sheet(chromium, pictures, every, goal, *size)
                sys.stdout.write(f"{goal}\n")
            except (Error, AssertionError) as error:
                sys.stdout.write(f"{goal.stem}: {str(error)[:300]}\n")
            sys.stdout.flush()
            player.leave()
        others = {"end": (counting, wanted.every * 5), "drag": (dragging, wanted.every)}
        for what, (take, every) in others.items():
            for name, kind in PLAYERS.items():
                if wanted.only and not {what, f"{name}-{what}"} & set(wanted.only.split(",")):
                    continue
                player = kind(server, chromium, how, **look)
                goal = wanted.folder / f"{name}-{what}{kinds}.png"
                sheet(chromium, take(player, wanted.every), every, goal, *size)
                sys.stdout.write(f"{goal}\n")
                sys.stdout.flush()
                player.leave()


if __name__ == "__main__":
    main()
