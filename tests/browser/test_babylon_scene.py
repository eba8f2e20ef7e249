"""Babylon's table in 3D: building by hand, looking around, fallbacks, the saved picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from helpers.page_babylon_scene import SCENE, ScenePlayer
from helpers.page_player import How
from helpers.server import Server

NO_WEBGL = """
  const real = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind === 'webgl2' ? null : real.call(this, kind, ...rest);
  };
"""
KEEP_CONTEXTS = """
  const real = HTMLCanvasElement.prototype.getContext;
  window.contexts = [];
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    const made = real.call(this, kind, ...rest);
    if (kind === 'webgl2' && made && !window.contexts.includes(made)) window.contexts.push(made);
    return made;
  };
"""
LOSE = "window.contexts.at(-1).getExtension('WEBGL_lose_context').loseContext()"
PNG = b"\x89PNG\r\n"


@pytest.fixture
def enter(server: Server, chromium: Browser) -> Iterator[Callable[..., ScenePlayer]]:
    """Return a function that seats a player in 3D; errors in the page fail the test."""
    players: list[ScenePlayer] = []

    def sit(how: How = "mouse", script: str = "") -> ScenePlayer:
        player = ScenePlayer(server, chromium, how)
        if script:
            player.context.add_init_script(script)
        players.append(player)
        return player

    yield sit
    for player in players:
        player.close()


def placements(player: ScenePlayer) -> list[str]:
    return [word for word in player.game_view["actions"] if word.startswith("place:dug") and "r0/" in word]


def with_tile(player: ScenePlayer) -> str:
    """Play until the dug tile can be laid; return a placement of it."""
    player.start_against_bots()
    player.play(lambda: bool(placements(player)))
    return placements(player)[0]


def test_a_tile_is_built_by_hand_with_supports_and_points(enter: Callable[..., ScenePlayer]) -> None:
    player = enter()
    word = with_tile(player)
    anchor = word.partition("@")[2][:2]
    page = player.page
    page.mouse.click(*player.anchor_place(anchor))
    expect(page.locator(f"{SCENE}[data-anchor={anchor}]")).to_have_count(1)
    expect(page.locator(".scene .chip")).to_contain_text(re.compile(r"[+−]\d+"))  # the points before confirming
    # the wheel rotates the tile in hand, a disc at a corner removes a support
    tile = page.locator("[data-tile=dug]")
    name = tile.get_attribute("aria-label") or ""
    page.mouse.move(*player.anchor_place(anchor))
    page.mouse.wheel(0, 100)
    expect(tile).not_to_have_attribute("aria-label", name)
    page.mouse.wheel(0, -100)
    expect(tile).to_have_attribute("aria-label", name)
    chosen = page.locator(".choice[aria-pressed=true]")
    supports = (chosen.get_attribute("data-word") or "").rpartition("/")[2]
    open_corner = supports.find("-")
    page.locator(f".scene .disc[data-corner='{(open_corner + 1) % 4}']").click()
    expect(chosen).to_have_attribute("data-word", re.compile(rf"/.{{{(open_corner + 1) % 4}}}-"))
    player.confirm()
    assert player.turn[-1].startswith(f"place:dug@{anchor}r0/")


def test_a_tile_is_dragged_from_the_hand_and_moved(enter: Callable[..., ScenePlayer]) -> None:
    player = enter()
    anchors = sorted({word.partition("@")[2][:2] for word in [with_tile(player), *placements(player)]})
    page = player.page
    page.locator("[data-tile=dug]").hover()
    page.mouse.down()
    page.mouse.move(*player.anchor_place(anchors[0]), steps=4)
    page.mouse.up()
    expect(page.locator(f"{SCENE}[data-anchor={anchors[0]}]")).to_have_count(1)
    page.mouse.click(*player.anchor_place(anchors[-1]))
    expect(page.locator(f"{SCENE}[data-anchor={anchors[-1]}]")).to_have_count(1)


def test_an_illegal_tap_is_explained_and_undo_removes_the_preview(enter: Callable[..., ScenePlayer]) -> None:
    player = enter()
    word = with_tile(player)
    player.preview_tile(word)
    player.page.locator("button.undo").click()
    expect(player.page.locator(f"{SCENE}[data-anchor]")).to_have_count(0)
    player.make(word)
    player.press("[data-tile=kept]")
    player.press_at(*player.anchor_place(word.partition("@")[2][:2]))  # never allowed: the same four cells
    expect(player.page.get_by_text("Not here")).to_be_visible()


def test_keys_use_the_cells_while_3d_is_shown(enter: Callable[..., ScenePlayer]) -> None:
    player = enter("keys")
    word = with_tile(player)
    before = player.camera
    player.make(word)
    assert player.turn[-1] == word
    assert player.camera[0] == before[0]  # arrow keys never orbit
    player.key("e")
    player.page.wait_for_function(f"() => document.querySelector('{SCENE}').dataset.camera !== undefined")
    assert player.camera[0]["azimuth"] == pytest.approx(before[0]["azimuth"] + 1.5708, abs=0.001)
    player.key("t")
    assert player.camera[0]["pitch"] == pytest.approx(1.56, abs=0.01)
    player.key("x")
    assert player.camera[0] == pytest.approx(before[0])


def test_looking_around_and_the_remembered_view(enter: Callable[..., ScenePlayer]) -> None:
    player = enter()
    with_tile(player)
    page = player.page
    start = player.camera
    x, y = player.at((-4.4, -0.4, 4.4))
    page.mouse.move(x - 20, y + 20)
    page.mouse.down()
    page.mouse.move(x + 60, y + 20, steps=4)
    page.mouse.up()
    page.wait_for_timeout(400)
    assert player.camera[0]["azimuth"] < start[0]["azimuth"] - 0.3
    page.locator("[data-tool=all]").click()
    expect(page.locator(".scene .owner")).to_have_count(2)
    page.locator("[data-tool=all]").click()
    page.locator("[data-look=flat]").click()
    expect(page.locator(".garden svg")).to_be_visible()
    assert page.evaluate("localStorage.getItem('babylon-look')") == "flat"


def test_without_webgl_the_flat_view_is_shown_with_one_line(enter: Callable[..., ScenePlayer]) -> None:
    player = enter(script=NO_WEBGL)
    player.open(f"/table/{player.create()}")
    expect(player.page.locator(".failure")).to_contain_text("cannot show 3D")
    expect(player.page.locator(".garden svg")).to_be_visible()
    player.play(lambda: bool(placements(player)))
    player.page.locator(".garden:not(.scene)").wait_for()


def test_a_lost_context_is_replaced_once_then_the_flat_view_is_shown(enter: Callable[..., ScenePlayer]) -> None:
    player = enter(script=KEEP_CONTEXTS)
    player.start_against_bots()
    page = player.page
    player.wait_for_picture()
    made = page.evaluate("() => window.contexts.length")  # a board that was mounted again has made more than one
    page.evaluate(LOSE)
    page.wait_for_function("(made) => window.contexts.length === made + 1", arg=made)
    player.wait_for_picture()
    expect(page.locator(".failure")).to_have_count(0)
    page.evaluate(LOSE)
    expect(page.locator(".failure")).to_contain_text("interrupted")
    expect(page.locator(".garden svg")).to_be_visible()
    page.get_by_role("button", name="Try 3D again").click()
    player.wait_for_picture()


def test_the_garden_is_saved_as_a_png_and_nothing_else_is_loaded(enter: Callable[..., ScenePlayer]) -> None:
    player = enter()
    player.start_against_bots()
    player.page.keyboard.press("Shift")  # the first touch loads the sounds
    player.page.wait_for_load_state("networkidle")
    requests: list[str] = []
    player.page.on("request", lambda request: requests.append(request.url))
    with player.page.expect_download() as download:
        player.page.locator("[data-tool=picture]").click()
    content = download.value.path().read_bytes()
    assert content.startswith(PNG)
    assert len(content) > 100_000  # a picture without content would be a few kilobytes
    assert download.value.suggested_filename == "babylon-garden.png"
    assert [url for url in requests if not url.startswith("blob:")] == []


def test_the_table_in_3d_is_accessible(enter: Callable[..., ScenePlayer], axe: Callable[[Page], list[str]]) -> None:
    player = enter()
    player.preview_tile(with_tile(player))
    assert axe(player.page) == []
    assert player.page.locator(".scene canvas[aria-hidden=true]").count() == 1
    assert player.page.get_by_role("gridcell").count() == 64 + 16


@pytest.mark.long
@pytest.mark.parametrize("how", ["mouse", "touch"])
def test_a_whole_game_in_3d(enter: Callable[..., ScenePlayer], how: How) -> None:
    player = enter(how)
    player.start_against_bots()
    made = player.play()
    assert player.over
    assert sum(word.startswith("place:") for word in made) > 5
    expect(player.page.locator(".results")).to_be_visible()
    expect(player.page.locator(".finale[data-level]")).to_be_visible()


# In every frame: whether the columns of the quarry stand over its picture.
WATCH_QUARRY = """() => {
  window.placed = [];
  const look = () => {
    const column = document.querySelector('.scene-quarry .column');
    if (column) window.placed.push(column.style.left !== '');
    requestAnimationFrame(look);
  };
  look();
}"""


def test_quarry_of_a_phone_has_no_frame_without_its_places(enter: Callable[..., ScenePlayer]) -> None:
    player = enter("touch")
    player.start_against_bots()
    player.wait_for_turn()
    player.page.locator("[data-tab=garden]").tap()
    expect(player.page.locator(".scene-quarry")).to_have_count(0)
    player.page.evaluate(WATCH_QUARRY)
    player.page.locator("[data-tab=quarry]").tap()
    player.page.wait_for_function("() => window.placed.length > 3")
    assert set(player.page.evaluate("window.placed")) == {True}
