"""What holds at every table, whatever is played: whole games in a real browser, two persons, lost lines, secrets."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from helpers.page_player import DESKTOP, PHONE, Player
from helpers.page_players import PLAYERS
from helpers.server import SameDeals

Seat = Callable[..., Player]
Check = Callable[[Page], list[str]]
every_game = pytest.mark.parametrize("name", PLAYERS)
SEATS = {"babel": 2, "babylon": 4, "hanging_gardens": 4}  # more players, fewer turns for each
DONE = {
    "babel": {"go", "lay", "build", "end"},
    "babylon": {"dig", "place", "end"},
    "hanging_gardens": {"card", "temple", "tile"},
}
LANGUAGES = ["en", "it", "es", "fr"]


def fields(data: Any, name: str) -> list[Any]:
    """Return every value that stands under a name, however deep."""
    if isinstance(data, list):
        return [found for one in data for found in fields(one, name)]
    if not isinstance(data, dict):
        return []
    return [value for key, value in data.items() if key == name] + fields(list(data.values()), name)


@every_game
@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_whole_game_against_bots(seat: Seat, name: str, how: str) -> None:
    me = seat(name, how)
    me.sit(SEATS[name])
    made = me.play()
    assert {word.partition(":")[0] for word in made} >= DONE[name]
    expect(me.page.locator(".results table")).to_be_visible()
    assert me.told["over"]


@every_game
def test_a_phone_is_played_by_touch_and_nothing_is_out_of_reach(seat: Seat, name: str) -> None:
    me = seat(name, "touch")
    me.sit(SEATS[name])
    begun = me.view["moved"]
    me.play(lambda: me.view["last_turn"] is not None and me.view["moved"] > begun + 3 and not me.turn)
    me.play_to_mid_turn()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for piece in (me.page.locator(".top > *").first, me.gold, me.page.locator(".actions .undo")):
        box = piece.bounding_box()
        assert box is not None
        assert 0 <= box["x"] and box["x"] + box["width"] <= PHONE["width"] + 0.5
        assert 0 <= box["y"] and box["y"] + box["height"] <= PHONE["height"] + 0.5


@every_game
def test_two_persons_play_and_one_loses_the_line_in_mid_turn(seat: Seat, name: str) -> None:
    ada, sofia = seat(name), seat(name, name="Sofia")
    ada.meet(sofia)
    one = play_together(ada, sofia, until=lambda mover: mover.in_mid_turn)
    other = sofia if one is ada else ada
    made = one.turn
    one.drop_line()
    expect(one.page.get_by_text("Your steps are kept.")).to_be_visible()
    # undo is pressed while nobody hears it; it is carried out when the line is back, and only once
    one.press(".actions .undo")
    one.pick_up_line()
    one.until(lambda: one.turn == made[:-1])
    expect(one.page.get_by_text("Your steps are kept.")).to_have_count(0)
    expect(one.steps).to_have_count(len(made) - 1)
    # both play on
    moved = one.view["moved"]
    play_together(ada, sofia, until=lambda mover: mover is one and other.view["moved"] > moved and not mover.turn)
    one.until(lambda: other.view["version"] == one.view["version"])
    assert other.view["last_turn"] == one.view["last_turn"]
    assert other.told["scores"] == one.told["scores"]


def play_together(*players: Player, until: Callable[[Player], bool]) -> Player:
    """Let persons play against each other; return who is to move when something is reached."""
    while True:
        players[0].until(lambda: any(player.mine and player.is_settled() for player in players))
        mover = next(player for player in players if player.mine)
        if until(mover):
            return mover
        mover.step()


@every_game
def test_a_step_is_taken_back(seat: Seat, name: str) -> None:
    me = seat(name)
    me.sit(SEATS[name])
    me.play_to_mid_turn()
    made, steps = me.turn, me.steps.count()
    me.undo()
    assert me.turn == made[:-1]
    expect(me.steps).to_have_count(steps - 1)


@every_game
def test_a_reload_in_mid_turn_keeps_the_steps(seat: Seat, name: str) -> None:
    me = seat(name)
    me.sit(SEATS[name])
    me.play_to_mid_turn()
    made, steps = me.turn, me.steps.all_text_contents()
    me.page.reload()
    expect(me.steps).to_have_text(steps)
    me.settled()
    assert me.turn == made
    me.undo()
    assert me.turn == made[:-1]


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[SameDeals]:
    """A server that may be killed."""
    running = SameDeals(tmp_path).start()
    yield running
    running.stopped()


@every_game
def test_the_game_goes_on_after_the_death_of_the_server(seat: Seat, name: str, mortal: SameDeals) -> None:
    me = seat(name, server=mortal)
    me.sit(SEATS[name])
    me.play_to_mid_turn()
    made = me.turn
    mortal.end(signal.SIGKILL)
    expect(me.page.get_by_text("Connection lost. Trying again.")).to_be_visible()
    mortal.start()
    expect(me.page.get_by_text("Connection lost.")).to_have_count(0)  # the page tries by itself
    me.settled()
    assert me.turn == made
    expect(me.steps).to_have_count(len(made))
    me.undo()
    now = me.view["moved"]
    me.play(lambda: me.view["moved"] > now + len(made) and not me.turn)  # the own turn, the bots' turns
    assert me.view["moved"] > now


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_fits(
    seat: Seat, name: str, language: str, missing_words: Check, overflow: Check
) -> None:
    me = seat(name, locale=language)
    table = me.create(SEATS[name])
    me.advance(table, lambda view: view["moved"] > 12 and "act" in view["may"])
    me.come(table)
    me.my_turn()
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    for size in (DESKTOP, PHONE):
        me.page.set_viewport_size(size)  # type: ignore[arg-type]
        me.page.locator(f".screen.{'phone' if size is PHONE else 'desktop'}").wait_for()
        assert missing_words(me.page) == []
        assert overflow(me.page) == []


@every_game
def test_there_is_no_barrier_in_either_theme_and_size(seat: Seat, name: str, axe: Check) -> None:
    me = seat(name)
    table = me.create(SEATS[name])
    me.advance(table, lambda view: view["moved"] > 12 and "act" in view["may"])
    me.come(table)
    me.play_to_mid_turn()
    for size, layout in ((DESKTOP, "desktop"), (PHONE, "phone")):
        me.page.set_viewport_size(size)  # type: ignore[arg-type]
        me.page.locator(f".screen.{layout}").wait_for()
        for theme in ("light", "dark"):
            me.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            expect(me.page.locator("html")).to_have_css("color-scheme", theme)
            assert axe(me.page) == [], (layout, theme)


# --- Whoever looks on ----------------------------------------------------------------------------------------

OPTIONS: dict[str, dict[str, Any]] = {"babel": {}, "babylon": {}, "hanging_gardens": {"tile_secrecy": "all"}}
NEVER_TOLD = {  # the stacks, in their order
    "babel": ["people_deck", "temple_deck"],
    "babylon": ["pile"],
    "hanging_gardens": ["tile_stock", "card_stack"],
}
NOT_TO_LOOKERS_ON = {
    "babel": ["hand", "pinned"],
    "babylon": [],
    "hanging_gardens": ["open_tiles", "blind_tiles"],
}
PRIVATE_PIECES = ", ".join(
    [
        *(".hand .held", ".held .plate"),  # a hand, tiles
        *(".area .dot", ".area .handle", ".column.legal", "circle.legal", ".deeds", "[data-goal]", "[data-legal]"),
    ]
)


def unknown(told: dict[str, Any]) -> set[str]:
    """Return what lies covered: pieces that nobody has seen, as the views name them when they come to light."""
    if told["game"] == "babylon":
        return {tile for stone in told["unseen"].values() for tile in stone}
    return {str(card) for card in told["card_rest"]} if told["game"] == "hanging_gardens" else set()


def shown(told: dict[str, Any]) -> set[str]:
    """Return the pieces whose faces are told."""
    return {str(name) for faces in ("tiles", "faces") for name in told.get(faces, {})}


@every_game
def test_who_looks_on_sees_nothing_hidden(seat: Seat, name: str) -> None:
    me, watcher = seat(name), seat(name, name="Eve")
    table = me.create(private=False, **OPTIONS[name])
    me.advance(table, lambda view: view["moved"] > 8 and "act" in view["may"])
    for one in (me, watcher):
        one.come(table)
    begun = me.view["moved"]
    me.play(lambda: me.view["moved"] > begun + 6)
    watcher.until(lambda: watcher.view["version"] >= me.view["version"] and watcher.is_settled())
    told = [json.loads(text) for text in watcher.frames]
    games = [frame["view"]["game"] for frame in told if "view" in frame]
    assert len(games) > 5
    assert {frame["view"]["viewer"] for frame in told if "view" in frame} == {None}
    for secret in NEVER_TOLD[name]:
        assert all(isinstance(one, int) for one in fields(told, secret)), f"more than the number of {secret}"
    for secret in [*NOT_TO_LOOKERS_ON[name], "seed"]:
        assert set(map(str, fields(told, secret))) == {"None"}
    assert fields(games, "actions") == [[]] * len(games)
    assert not any("-you-drew" in text for text in watcher.frames)
    for one in games:
        assert shown(one).isdisjoint(unknown(one))
    content = watcher.page.content()
    assert not [piece for piece in unknown(games[-1]) if not piece.isdigit() and piece in content]
    expect(watcher.page.locator(PRIVATE_PIECES)).to_have_count(0)
    expect(watcher.page.locator("button.confirm")).to_have_count(0)
    if name == "babel":  # a hand is secret also as a whole
        assert len(me.told["hand"]) >= 2
        assert f'"{me.told["hand"]}"' not in "".join(watcher.frames)
