"""All games in a real browser: whole games, two players, lost connections, hidden information."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from helpers.page_player import DESKTOP, PHONE, SOUND, Player
from helpers.page_players import PLAYERS
from helpers.quick import hardest
from helpers.server import SameDeals

Seat = Callable[..., Player]
Check = Callable[[Page], list[str]]
every_game = pytest.mark.parametrize("name", PLAYERS)
SEATS = {"babel": 2, "babylon": 4, "hanging_gardens": 4}  # more players, fewer turns for each
KINDS = {  # of actions that occur in every game
    "babel": {"go", "lay", "build", "end"},
    "babylon": {"dig", "place", "end"},
    "hanging_gardens": {"card", "temple", "tile"},
}
LATE = {"babel": 45, "babylon": 125, "hanging_gardens": 60}  # actions after which most of a game is over


def fields(data: Any, name: str) -> list[Any]:
    """Return all values under a name, at any depth."""
    if isinstance(data, list):
        return [found for one in data for found in fields(one, name)]
    if not isinstance(data, dict):
        return []
    return [value for key, value in data.items() if key == name] + fields(list(data.values()), name)


@every_game
@hardest("how", "mouse", "keys")
@pytest.mark.parametrize(
    "late", [pytest.param(False, marks=pytest.mark.long, id="whole"), pytest.param(True, id="late")]
)
def test_game_is_played_to_its_end_against_bots(seat: Seat, name: str, how: str, late: bool) -> None:
    me = seat(name, how)
    me.context.add_init_script(SOUND)  # an error in a sound fails the test
    table = me.create(SEATS[name])
    if late:
        me.advance(table, lambda view: view["moved"] >= LATE[name] and can_travel(view["game"]))
    me.open_table(table)
    made = [travel(me)] if late and name == "babel" else []
    made += me.play()
    assert kinds(made) >= KINDS[name]
    expect(me.page.locator(".results table")).to_be_visible()
    assert me.game_view["over"]


def can_travel(game: dict[str, Any]) -> bool:
    """Return whether the player to move can travel; in games other than Babel, whether it is their turn."""
    return any(word.startswith("go:") for word in game["actions"]) if game["game"] == "babel" else bool(game["actions"])


def travel(me: Player) -> str:
    """Travel in Babel: a planned game does so only from the quarry, at its beginning."""
    me.wait_for_turn()
    word = next(word for word in me.game_view["actions"] if word.startswith("go:"))
    me.make(word)
    return word


def kinds(made: list[str]) -> set[str]:
    return {word.partition(":")[0] for word in made}


@every_game
def test_phone_shows_everything_within_reach_of_touch(seat: Seat, name: str) -> None:
    me = seat(name, "touch")
    me.start_against_bots(SEATS[name])
    begun = me.view["moved"]
    me.play(lambda: me.view["last_turn"] is not None and me.view["moved"] > begun + 3 and not me.turn)
    me.play_to_mid_turn()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for piece in (me.page.locator(".top > *").first, me.confirm_button, me.page.locator(".actions .undo")):
        box = piece.bounding_box()
        assert box is not None
        assert 0 <= box["x"] and box["x"] + box["width"] <= PHONE["width"] + 0.5
        assert 0 <= box["y"] and box["y"] + box["height"] <= PHONE["height"] + 0.5


@hardest("name", "babylon", "babel", "hanging_gardens")
def test_two_players_and_a_lost_connection_in_mid_turn(seat: Seat, name: str) -> None:
    ada, sofia = seat(name), seat(name, name="Sofia")
    ada.start_against(sofia)
    one = play_together(ada, sofia, until=lambda mover: mover.in_mid_turn)
    other = sofia if one is ada else ada
    made = one.turn
    one.disconnect()
    expect(one.page.get_by_text("Your moves are saved.")).to_be_visible()
    # undo is pressed while offline; it is carried out once, after reconnecting
    one.press(".actions .undo")
    one.reconnect()
    one.until(lambda: one.turn == made[:-1])
    expect(one.page.get_by_text("Your moves are saved.")).to_have_count(0)
    expect(one.steps).to_have_count(len(made) - 1)
    moved = one.view["moved"]
    play_together(ada, sofia, until=lambda mover: mover is one and other.view["moved"] > moved and not mover.turn)
    one.until(lambda: other.view["version"] == one.view["version"])
    assert other.view["last_turn"] == one.view["last_turn"]
    assert other.game_view["scores"] == one.game_view["scores"]


def play_together(*players: Player, until: Callable[[Player], bool]) -> Player:
    """Make the players' moves until `until` is true; return the player to move."""
    while True:
        players[0].until(lambda: any(player.may_act and player.is_settled() for player in players))
        mover = next(player for player in players if player.may_act)
        if until(mover):
            return mover
        mover.step()


@hardest("name", "babylon", "babel", "hanging_gardens")
def test_undo_before_and_after_a_reload_in_mid_turn(seat: Seat, name: str) -> None:
    me = seat(name)
    me.start_against_bots(SEATS[name])
    me.play_to_mid_turn()
    made = me.turn
    undo_one(me, made)
    me.play_to_mid_turn()
    made, steps = me.turn, me.steps.all_text_contents()
    me.page.reload()
    expect(me.steps).to_have_text(steps)
    me.wait_until_settled()
    assert me.turn == made
    undo_one(me, made)


def undo_one(me: Player, made: list[str]) -> None:
    """Undo the last step; its chip disappears."""
    steps = me.steps.count()
    me.undo()
    assert me.turn == made[:-1]
    expect(me.steps).to_have_count(steps - 1)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[SameDeals]:
    """Return a server that a test may kill."""
    running = SameDeals(tmp_path).start()
    yield running
    running.stopped()


@hardest("names", ["babylon"], ["babel", "hanging_gardens"])
def test_games_continue_after_the_server_was_killed(seat: Seat, own_server: SameDeals, names: list[str]) -> None:
    players = [seat(name, server=own_server) for name in names]
    for me in players:
        me.start_against_bots(SEATS[me.game])
        me.play_to_mid_turn()
    turns = [me.turn for me in players]
    own_server.end(signal.SIGKILL)
    for me in players:
        expect(me.page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    own_server.start()
    for me, made in zip(players, turns, strict=True):
        expect(me.page.get_by_text("Connection lost.")).to_have_count(0)  # the page reconnects
        check_continued(me, made)


def check_continued(me: Player, made: list[str]) -> None:
    """Check the steps made before the kill, then undo, finish the turn and await the bots."""
    me.wait_until_settled()
    assert me.turn == made
    expect(me.steps).to_have_count(len(made))
    me.undo()
    moved = me.view["moved"]
    me.play(lambda: me.view["moved"] > moved + len(made) and not me.turn)
    assert me.view["moved"] > moved


@every_game
@hardest("language", "fr", "en", "it", "es")  # French texts are the longest
def test_texts_are_complete_and_fit(
    seat: Seat, name: str, language: str, missing_words: Check, overflow: Check
) -> None:
    me = seat(name, locale=language)
    table = me.create(SEATS[name])
    me.advance(table, lambda view: view["moved"] > 12 and "act" in view["may"])
    me.open_table(table)
    me.wait_for_turn()
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    for size in (DESKTOP, PHONE):
        me.resize(size)
        me.page.locator(f".screen.{'phone' if size is PHONE else 'desktop'}").wait_for()
        assert missing_words(me.page) == []  # also in the hints
        assert overflow(me.page) == []
    hints = me.page.evaluate("() => [...document.querySelectorAll('[data-hint]')].map((one) => one.dataset.hint)")
    assert len(hints) >= 20
    assert all(hints)


@every_game
def test_no_barriers_in_either_theme_and_size(seat: Seat, name: str, axe: Check) -> None:
    me = seat(name)
    table = me.create(SEATS[name])
    me.advance(table, lambda view: view["moved"] > 12 and "act" in view["may"])
    me.open_table(table)
    me.play_to_mid_turn()
    for size, layout in ((DESKTOP, "desktop"), (PHONE, "phone")):
        me.resize(size)
        me.page.locator(f".screen.{layout}").wait_for()
        for theme in ("light", "dark"):
            me.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            expect(me.page.locator("html")).to_have_css("color-scheme", theme)
            assert axe(me.page) == [], (layout, theme)


# --- Spectators ------------------------------------------------------------------------------------------------

OPTIONS: dict[str, dict[str, Any]] = {"babel": {}, "babylon": {}, "hanging_gardens": {"tile_secrecy": "all"}}
ALWAYS_HIDDEN = {  # the order of the stacks
    "babel": ["people_deck", "temple_deck"],
    "babylon": ["pile"],
    "hanging_gardens": ["tile_stock", "card_stack"],
}
HIDDEN_FROM_SPECTATORS = {
    "babel": ["hand", "pinned"],
    "babylon": [],
    "hanging_gardens": ["open_tiles", "blind_tiles"],
}
PRIVATE_PIECES = ", ".join(
    [
        *(".hand .held", ".held .plate"),  # a hand, tiles
        *(".area .dot", ".area .handle", ".column.legal", "circle.legal", ".actions", "[data-goal]", "[data-legal]"),
    ]
)


def unknown(game: dict[str, Any]) -> set[str]:
    """Return the covered pieces, by the names that views give them when they are revealed."""
    if game["game"] == "babylon":
        return {tile for tiles in game["unseen"].values() for tile in tiles}
    return {str(card) for card in game["card_rest"]} if game["game"] == "hanging_gardens" else set()


def shown(game: dict[str, Any]) -> set[str]:
    """Return the pieces whose faces are in a view."""
    return {str(name) for faces in ("tiles", "faces") for name in game.get(faces, {})}


@every_game
def test_spectators_see_nothing_hidden(seat: Seat, name: str) -> None:
    me, watcher = seat(name), seat(name, name="Eve")
    table = me.create(private=False, **OPTIONS[name])
    me.advance(table, lambda view: view["moved"] > 8 and "act" in view["may"])
    for one in (me, watcher):
        one.open_table(table)
    begun = me.view["moved"]
    me.play(lambda: me.view["moved"] > begun + 6)
    watcher.until(lambda: watcher.view["version"] >= me.view["version"] and watcher.is_settled())
    frames = [json.loads(text) for text in watcher.frames]
    games = [view["game"] for view in watcher.views]
    assert len(games) > 5
    assert {view["viewer"] for view in watcher.views} == {None}
    for secret in ALWAYS_HIDDEN[name]:
        assert all(isinstance(one, int) for one in fields(frames, secret)), f"{secret} is more than a number"
    for secret in [*HIDDEN_FROM_SPECTATORS[name], "seed"]:
        assert set(map(str, fields(frames, secret))) == {"None"}
    assert fields(games, "actions") == [[]] * len(games)
    assert not any("-you-drew" in text for text in watcher.frames)
    for one in games:
        assert shown(one).isdisjoint(unknown(one))
    content = watcher.page.content()
    assert not [piece for piece in unknown(games[-1]) if not piece.isdigit() and piece in content]
    expect(watcher.page.locator(PRIVATE_PIECES)).to_have_count(0)
    expect(watcher.page.locator("button.confirm")).to_have_count(0)
    if name == "babel":  # the hand as one text is hidden too
        assert len(me.game_view["hand"]) >= 2
        assert f'"{me.game_view["hand"]}"' not in "".join(watcher.frames)
