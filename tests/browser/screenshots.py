"""Takes a picture of every screen: desktop, tablet and phone, light and dark, every language.

The pictures go to one folder per language, and all of them into index.html. Every run deals the same games and the bots
make the same moves, so that the pictures of two versions can be compared.
"""

from __future__ import annotations

import argparse
import html
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from playwright.sync_api import Browser  # noqa: E402

from helpers.browser import ROOT, browser  # noqa: E402
from helpers.page_player import DESKTOP, PHONE, SOUND, TABLET, Player  # noqa: E402
from helpers.page_players import PLAYERS  # noqa: E402
from helpers.server import Guest, SameDeals, Server  # noqa: E402
from ziggurat.words import LANGUAGES  # noqa: E402

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES = ("light", "dark")
ALL = list(product(SIZES, THEMES))
WITHOUT_TABLET = list(product(("desktop", "phone"), THEMES))  # the languages other than English
SETTING: dict[str, dict[str, Any]] = {
    "babel": {"seats": 2, "start": 1},
    "hanging_gardens": {"seats": 3, "start_player": 0},
    "babylon": {"seats": 3},
}
REGISTERED = "registered"  # the player with a password
LESSON_STEPS = {
    "babel": ("travel", "starter", "migrate", "sumerians", "halve", "fifteen-ten"),
    "babylon": ("dig", "place", "belvedere", "statue", "double", "keep", "token"),
    "hanging_gardens": ("lay", "refused", "temple", "six", "join", "series", "person"),
}
HINTED = {"babel": ".hand [data-piece]", "babylon": "[data-tile=kept]", "hanging_gardens": "[data-tile]"}
MIDDLE = {"babel": 45, "hanging_gardens": 48, "babylon": 90}  # the number of actions to the middle of a game
HINT_MS = 600
CLOCK = {"kind": "live", "base": 600_000, "increment": 10_000, "days": 0}

Do = Callable[[Player], None]


def nothing(player: Player) -> None:
    pass


@dataclass(frozen=True)
class Screen:
    """A screen: its address, the element to wait for, and what to do before the picture."""

    name: str
    path: str
    there: str = "h1"
    do: Do = nothing
    game: str = "babel"
    sizes: tuple[str, ...] = tuple(SIZES)


@dataclass
class Tables:
    """The tables in the pictures; one guest per game has created and played them. One more has a password."""

    server: Server
    guests: dict[str, Guest] = field(default_factory=dict)
    found: dict[tuple[str, str], str] = field(default_factory=dict)
    invitation: str = ""
    public: str = ""

    def make(self, chromium: Browser) -> None:
        for name, kind in PLAYERS.items():
            player = kind(self.server, chromium, name="Enheduanna")
            self.guests[name] = player.guest
            for moment in ("early", "middle", "turn", "end"):
                table = player.create(rival="greedy", **SETTING[name])
                self.found[name, moment] = table
                if moment != "early":
                    most = 10_000 if moment == "end" else MIDDLE[name]
                    player.advance(table, lambda view, most=most: view["moved"] > most and may_begin(view))
            if name != "babel":
                table = player.create(rival="greedy", **{**SETTING[name], "seats": 4})
                self.found[name, "four"] = table
                player.advance(table, lambda view: False)
            player.context.close()
        host = self.guests["babel"]
        self.found["babel", "waiting"] = host.post("/api/tables", game="babel", seats=2, private=True, clock=CLOCK)[
            "id"
        ]
        host.post("/api/tables", game="hanging_gardens", seats=4, private=False)
        self.guests[REGISTERED] = Guest(self.server, "Ninsun")
        self.guests[REGISTERED].post("/api/register", name="Ninsun", password="seven temples and a river")
        friend = Guest(self.server, "Sofia")
        hers = friend.post("/api/tables", game="babylon", seats=3, private=False, clock=CLOCK)["id"]
        self.invitation = friend.post(f"/api/tables/{hers}/invitations")["path"]
        bots = {"1": "greedy", "2": "greedy"}
        self.public = friend.post("/api/tables", game="babylon", seats=3, private=False, bots=bots, start=True)["id"]


def may_begin(view: dict[str, Any]) -> bool:
    """Return whether the viewer's turn has just begun."""
    return "act" in view["may"] and not view["turn"]["words"]


# --- Before a picture -----------------------------------------------------------------------------------------


def mid_turn(player: Player) -> None:
    """Make steps up to one that can be undone, and prepare the next."""
    player.play_to_mid_turn()


def open_options(player: Player) -> None:
    """Open the list of options."""
    player.page.locator("details summary").first.click()
    player.page.locator("details").first.scroll_into_view_if_needed()


def press_key(key: str) -> Do:
    """Return a function that presses a key and waits for a dialog."""

    def press(player: Player) -> None:
        player.page.keyboard.press(key)
        player.page.get_by_role("dialog").wait_for()

    return press


def open_menu(player: Player) -> None:
    player.page.locator("header button[aria-haspopup]").click()
    player.page.get_by_role("dialog").wait_for()


def show_tab(number: int) -> Do:
    """Return a function that opens a tab next to the board."""

    def show(player: Player) -> None:
        player.page.get_by_role("tab").nth(number).click()

    return show


def lose_the_server(player: Player) -> None:
    """Reload the page while the server cannot be reached."""
    player.page.route("**/api/**", lambda route: route.abort())
    player.page.reload()
    player.page.locator("main > [role=status]").wait_for()
    player.page.unroute_all()


def ask_advice(player: Player) -> None:
    """Ask for the best turns at the moment shown."""
    player.page.locator(".turns [aria-haspopup]").click()
    player.page.locator(".advice li").first.wait_for()


def ask_hint(player: Player) -> None:
    """Ask for a hint in the player's turn."""
    player.page.locator(".actions .hint").click()
    player.page.locator(".below-board > .strip, .now > .strip").wait_for()


def hover_hint(selector: str) -> Do:
    """Return a function that shows the hint of a piece."""

    def hover(player: Player) -> None:
        shown = player.page.get_by_role("tooltip")
        while not shown.count():  # a board that is drawn again under the pointer hides the hint
            player.page.mouse.move(1, 1)
            player.page.locator(selector).first.hover(force=True)
            player.page.wait_for_timeout(HINT_MS)

    return hover


def show_scene(player: Player) -> None:
    """Change to the garden in 3D and wait until it is drawn."""
    player.page.evaluate("localStorage.setItem('babylon-look', 'scene')")
    player.page.reload()
    player.page.locator(".garden.scene[data-level][data-camera]").wait_for()
    player.page.evaluate("localStorage.setItem('babylon-look', 'flat')")


def raise_sheet(player: Player) -> None:
    """Open the phone's sheet to its full height."""
    player.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    player.page.locator("button.grip").focus()
    player.page.keyboard.press("ArrowUp")


def screens(tables: Tables, language: str) -> Iterator[Screen]:
    """Return every screen, in the order of the pictures."""
    yield Screen("front", "/")
    yield Screen("create", "/create/babel")
    yield Screen("options", "/create/babel", do=open_options)
    yield Screen("waiting", f"/table/{tables.found['babel', 'waiting']}", there="#invitation-link")
    yield Screen("invitation", tables.invitation)
    yield Screen("games", "/games")
    yield Screen("settings", "/settings")
    yield Screen("account", "/settings", game=REGISTERED)
    yield Screen("recover", "/recover/token", game=REGISTERED)
    yield Screen("learn", "/learn")
    for name in PLAYERS:
        yield Screen(f"learn-{name}", f"/learn/{name}", game=name)
        yield Screen(f"pad-{name}", f"/pad/{name}", game=name)
        yield Screen(f"editor-{name}", f"/editor/{name}", game=name)
        for step in LESSON_STEPS[name]:
            yield Screen(f"lesson-{name}-{step}", f"/learn/{name}/{step}", ".coach", game=name)
    yield Screen("try", "/try/babel?rule=run", PLAYERS["babel"].board)
    yield Screen("pair", "/pair/babel?clock=quick")
    yield Screen("missing", "/nowhere")
    for name in PLAYERS:
        for moment in ("early", "middle", "turn", "end"):
            yield Screen(
                f"{name}-{moment}",
                f"/table/{tables.found[name, moment]}",
                there=".results" if moment == "end" else PLAYERS[name].board,
                do=mid_turn if moment == "turn" else nothing,
                game=name,
            )
    middle = f"/table/{tables.found['babel', 'middle']}"
    yield Screen("table-keys", middle, ".pill", press_key("?"))
    yield Screen("table-menu", middle, ".pill", open_menu)
    for number, tab in enumerate(("chat", "score", "rules"), 1):
        yield Screen(f"table-{tab}", middle, ".pill", show_tab(number), sizes=("desktop",))
    for name in PLAYERS:
        path = f"/table/{tables.found[name, 'middle']}"
        yield Screen(f"{name}-sheet", path, ".pill", raise_sheet, game=name, sizes=("phone",))
        yield Screen(f"{name}-hint", path, PLAYERS[name].board, ask_hint, game=name)
        yield Screen(f"{name}-piece", path, PLAYERS[name].board, hover_hint(HINTED[name]), game=name)
        replay = f"/table/{tables.found[name, 'end']}?step={MIDDLE[name]}"
        yield Screen(f"{name}-replay", replay, PLAYERS[name].board, game=name)
        yield Screen(f"{name}-advice", replay, ".turns", ask_advice, game=name)
        if name != "babel":
            four = f"/table/{tables.found[name, 'four']}"
            yield Screen(f"{name}-four", f"{four}?step={MIDDLE[name]}", PLAYERS[name].board, game=name)
            yield Screen(f"{name}-four-end", four, ".results", game=name)
    scene = f"/table/{tables.found['babylon', 'middle']}"
    yield Screen("babylon-scene", scene, ".pill", show_scene, game="babylon")
    yield Screen("embed", f"/embed/{tables.public}?lang={language}", ".view")
    yield Screen("bots", "/bots")
    yield Screen("offline", "/", do=lose_the_server)


# --- Pictures ------------------------------------------------------------------------------------------------


@dataclass
class Camera:
    """Takes the pictures and counts them."""

    target: Path
    begun: float = field(default_factory=time.monotonic)
    taken: list[Path] = field(default_factory=list)

    def shoot(self, player: Player, language: str, screen: Screen, number: int) -> None:
        """Take a screen in all its sizes and themes, without loading the page again."""
        player.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        player.page.emulate_media(color_scheme="light")
        player.open(screen.path)
        player.page.locator(screen.there).first.wait_for()
        player.page.wait_for_load_state("networkidle")  # icons and pictures
        screen.do(player)
        for size, theme in ALL if language == "en" else WITHOUT_TABLET:
            if size not in screen.sizes:
                continue
            player.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
            player.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            player.page.evaluate(STILL)
            file = self.target / language / f"{number:02}-{screen.name}-{size}-{theme}.png"
            player.page.screenshot(path=file)
            self.taken.append(file)
            sys.stdout.write(f"{time.monotonic() - self.begun:5.0f} s  {file.relative_to(self.target)}\n")
            sys.stdout.flush()

    def contact_sheet(self) -> None:
        """Write an HTML page with all pictures."""
        figures = "".join(
            f'<figure><a href="{name}"><img src="{name}" alt="" loading="lazy"></a>{name}</figure>\n'
            for name in (html.escape(str(file.relative_to(self.target))) for file in sorted(self.taken))
        )
        (self.target / "index.html").write_text(SHEET + figures, encoding="utf-8")


# Wait for the fonts, for a new theme (two frames), for the end of all animations, and for two more frames.
STILL = """async () => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await document.fonts.ready;
  await frames();
  const ends = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.allSettled(ends.map((one) => one.finished));
  await frames();
}"""
SHEET = """<!doctype html><meta charset="utf-8"><title>Ziggurat: every screen</title>
<style>
  body { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px; background: #777; font: 13px sans-serif }
  figure { margin: 0; color: #fff } img { display: block; height: 300px }
</style>
"""


def main(target: Path, wanted: list[str]) -> None:
    """Take all pictures, or those of the screens whose names contain one of some words."""
    if not wanted:
        shutil.rmtree(target, ignore_errors=True)  # pictures of screens that no longer exist
    camera = Camera(target)
    with tempfile.TemporaryDirectory() as place, SameDeals(Path(place)) as server, browser() as chromium:
        tables = Tables(server)
        tables.make(chromium)
        for language in LANGUAGES:
            (target / language).mkdir(parents=True, exist_ok=True)
            players = {
                name: PLAYERS.get(name, PLAYERS["babel"])(server, chromium, guest=guest, locale=language)
                for name, guest in tables.guests.items()
            }
            for player in players.values():
                player.context.add_init_script(SOUND)  # the settings are pictured as they are at first
            for number, screen in enumerate(screens(tables, language), 1):
                if not wanted or any(word in screen.name for word in wanted):
                    camera.shoot(players[screen.game], language, screen, number)
            for player in players.values():
                player.close()
        server.close()
    camera.contact_sheet()
    sys.stdout.write(f"{len(camera.taken)} pictures: {target / 'index.html'}\n")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "screenshots", help="where they go")
    parser.add_argument("words", nargs="*", help="only screens whose names contain one of these words")
    return parser.parse_args()


if __name__ == "__main__":
    given = arguments()
    main(given.folder, given.words)
