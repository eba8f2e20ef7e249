"""Positions as JSON: they round-trip, and invalid ones are refused with a reason."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from helpers.babylon import GAME, play, position, scene
from ziggurat.core.errors import BadState
from ziggurat.testing.settings import Setting
from ziggurat.testing.walks import moments, whole_match

Change = Callable[[dict[str, Any]], object]
TWO_TURNS = "place:SFBT.white@c3r0/1111 statue:c4 | place:FBT-.white@e4r3/1-11 fountain:d4-e4"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"supply": "box"},
        {"same_footprint": "next_floor", "belvedere_choice": "forced_only"},
        {"overhang": "free_only"},
    ],
    ids=str,
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_round_trips(seats: int, options: dict[str, str]) -> None:
    setting = Setting(GAME, seats, str(options), options)
    for at in moments(setting, 40, seed=11):
        state = json.loads(json.dumps(GAME.state(at)))
        again = GAME.load(state)
        assert GAME.state(again) == GAME.state(at)
        assert again.legal() == at.legal()
        assert again.to_move == at.to_move


def test_state_has_exactly_these_fields() -> None:
    state = GAME.state(GAME.new(3, 1))
    assert list(state) == [
        *("players", "columns", "tokens", "round", "player", "first", "phase", "dug", "dug_placed", "out", "stock"),
        "options",
    ]
    assert list(state["players"][0]) == ["flower", "slot", "singles", "doubles", "token_spent", "garden"]
    assert list(state["players"][0]["garden"]) == ["cells", "tiles", "ornaments", "belvederes"]
    assert list(state["players"][0]["garden"]["cells"]) == [f + r for r in "12345678" for f in "abcdefgh"]
    assert set(state["tokens"]) == {"pile", "in_force", "used", "left_out"}


def test_ornaments_have_kind_cells_floors_and_gap() -> None:
    script = f"{TWO_TURNS} | place:BS--.pink@f2r0/1111 bridge:d3-f3 | place:FT--.blue@a3r1/-222 stairs:c3-b3"
    garden = GAME.state(position(scene(at_round=6, garden=script)))["players"][0]["garden"]
    assert garden["ornaments"] == [
        {"kind": "statue", "cells": ["c4"], "floors": [1], "gap": None},
        {"kind": "fountain", "cells": ["d4", "e4"], "floors": [1, 1], "gap": None},
        {"kind": "bridge", "cells": ["d3", "f3"], "floors": [1, 1], "gap": "e3"},
        {"kind": "stairs", "cells": ["c3", "b3"], "floors": [1, 2], "gap": None},
    ]
    assert garden["belvederes"] == [{"cell": "f5", "floor": 1}, {"cell": "a4", "floor": 2}]


def test_cells_may_be_left_out_where_nothing_is_built() -> None:
    state = GAME.state(position(scene(at_round=4, garden=TWO_TURNS)))
    cells = state["players"][0]["garden"]["cells"]
    state["players"][0]["garden"]["cells"] = {name: cell for name, cell in cells.items() if cell["h"]}
    assert GAME.state(GAME.load(state))["players"][0]["garden"]["cells"] == cells


def test_ornaments_of_a_turn_may_be_listed_in_any_order() -> None:
    script = "place:SFBT.white@c3r0/1111 statue:c4 | place:FSTB.white@e3r0/1111 fountain:d4-e4 statue:f4"
    state = GAME.state(position(scene(at_round=4, garden=script)))
    state["players"][0]["garden"]["ornaments"].reverse()
    assert GAME.load(state).scores() == position(scene(at_round=4, garden=script)).scores()


def test_bridge_over_the_first_tile_of_the_same_turn_loads() -> None:
    """Its end f4 is on the second tile, the space e4 under it on the first."""
    script = (
        "place:----.white@a7r0/1111 | place:--B-.white@c4r0/2222"
        " | place:----.white@e3r0/1111 place:---B.white@f4r0/2221 bridge:d4-f4"
    )
    at = position(scene(at_round=5, garden=script))
    assert GAME.state(GAME.load(GAME.state(at))) == GAME.state(at)


def test_statue_built_after_another_became_a_pillar_loads() -> None:
    """R39: a4 and f7 are not in line, so f7 was built after the second tile of the turn stood on a4."""
    script = "place:S---.white@a3r0/1111 statue:a4 | place:S---.white@f6r0/1111 place:----.white@a4r0/221s statue:f7"
    at = position(scene(at_round=4, garden=script))
    assert GAME.state(GAME.load(GAME.state(at))) == GAME.state(at)


def test_finished_game_loads() -> None:
    at = whole_match(Setting(GAME, 2, "default", {}), 6, "eager").position
    again = GAME.load(GAME.state(at))
    assert again.over
    assert again.winners() == at.winners()


# --- Refused -----------------------------------------------------------------------------------------------


def at(*path: Any, value: Any) -> Change:
    """Return a function that changes one place of a state."""

    def change(state: Any) -> None:
        for part in path[:-1]:
            state = state[part]
        state[path[-1]] = value

    return change


def tile(place: int, **changes: Any) -> Change:
    """Return a function that changes a tile in the garden of seat 0."""
    return lambda state: state["players"][0]["garden"]["tiles"][place].update(changes)


def move(source: tuple[Any, ...], target: tuple[Any, ...]) -> Change:
    """Return a function that moves the last tile of one list to another."""

    def change(state: Any) -> None:
        lists = []
        for path in (source, target):
            found = state
            for part in path:
                found = found[part]
            lists.append(found)
        lists[1].append(lists[0].pop())

    return change


def stack_of(garden: dict[str, Any], *tiles: tuple[str, int]) -> None:
    """Put tiles at anchors and floors into a garden, unchecked."""
    garden["tiles"] = [
        {"id": "----.white", "anchor": anchor, "rotation": 0, "floor": floor, "flower": "white", "turn": turn}
        for turn, (anchor, floor) in enumerate(tiles, 1)
    ]
    garden["cells"], garden["ornaments"], garden["belvederes"] = {}, [], []


def tower(*tiles: tuple[str, int]) -> Change:
    """Return a function that puts unchecked tiles into the garden of seat 0."""
    return lambda state: stack_of(state["players"][0]["garden"], *tiles)


GARDEN = ("players", 0, "garden")
REFUSED: dict[str, tuple[Change, str]] = {
    "unknown field": (at("weather", value=1), "unknown field 'weather'"),
    "missing field": (lambda state: state.pop("round"), "the state: field 'round' is missing"),
    "unknown field of a player": (at("players", 0, "hat", value=1), "players\\[0\\]: unknown field 'hat'"),
    "one player": (lambda state: state["players"].pop(), "2, 3 or 4 players, not 1"),
    "same flower": (at("players", 1, "flower", value="white"), "all flowers must be different"),
    "unknown flower": (at("players", 1, "flower", value="red"), "players\\[1\\].flower is 'red', but must be one of"),
    "seven stored": (at("players", 1, "singles", value=7), "at most 6 can be stored"),
    "negative singles": (
        at("players", 1, "singles", value=-1),
        "players\\[1\\].singles is -1, but must be a whole number",
    ),
    "a double without its token": (at("players", 0, "doubles", value=1), "only the token double"),
    "spent without token": (at("players", 0, "token_spent", value=True), "token_spent does not agree"),
    "unknown tile in the slot": (
        at("players", 0, "slot", value="clay99"),
        "players\\[0\\].slot is 'clay99', but must be the id",
    ),
    "a tile twice": (at("players", 0, "slot", value="clay02"), "clay02 is in 2 places|start1 is in 0 places"),
    "a tile nowhere": (lambda state: state["columns"]["A1"].pop(), "clay01 is in 0 places"),
    "another's start tile": (
        lambda state: (
            at("players", 0, "slot", value="start2")(state),
            at("players", 1, "slot", value="start1")(state),
        ),
        "start tile of another flower",
    ),
    "clay at the bottom": (lambda state: state["columns"]["A1"].reverse(), "from the bottom a column has"),
    "four in a column": (move(("columns", "A1"), ("columns", "B1")), "at most 3 are allowed"),
    "unknown column": (at("columns", "E1", value=[]), "columns: unknown field 'E1'"),
    "token twice": (at("tokens", "pile", 0, value="none"), "there are 1 tokens double; the box has 2"),
    "unknown token": (at("tokens", "pile", 0, value="triple"), "tokens.pile\\[0\\] is 'triple', but must be one of"),
    "round without its token": (at("round", value=5), "round is 5, but 3 tokens have been turned"),
    "round 16": (at("round", value=16), "round is 16, but must be a whole number from 1 to 15"),
    "used but none in force": (
        lambda state: (at("tokens", "in_force", value=None)(state), state["tokens"]["pile"].append("none")),
        "in_force is null",
    ),
    "a token left out of two": (move(("tokens", "pile"), ("tokens", "left_out")), "left_out must have 0 tokens"),
    "over too early": (at("phase", value="over"), "phase is over, but the pile has tokens"),
    "unknown phase": (at("phase", value="rest"), "phase is 'rest', but must be one of"),
    "no such player": (at("player", value=2), "player is 2, but must be a whole number from 0 to 1"),
    "a dug tile before the dig": (
        lambda state: at("dug", value=state["columns"]["A1"].pop())(state),
        "dug must be a tile in phase build",
    ),
    "build without dug": (at("phase", value="build"), "dug must be a tile in phase build"),
    "stock without option": (at("stock", value=GAME.box.data["supply"]), "stock must be an object with the option"),
    "unknown option": (at("options", "gravity", value="no"), "options: unknown option"),
    "options are no object": (at("options", value=[]), "options is \\[\\], but must be an object"),
    "a cell that says something else": (at(*GARDEN, "cells", "c3", "h", value=2), "cells.c3 must be"),
    "no such cell": (at(*GARDEN, "cells", "i9", value={}), "there is no cell 'i9'"),
    "a floating tile": (tower(("a1", 1), ("c5", 3)), "would float: nothing carries its corner at c6"),
    "a tile in the air": (tower(("a1", 1), ("g7", 2), ("e5", 3)), "would float: nothing carries its corner at e6"),
    "first tile on floor 2": (tower(("a1", 2)), "too high"),
    "same anchor": (tower(("a1", 1), ("a1", 2)), "another tile has its anchor at a1"),
    "through a tile": (tower(("a1", 1), ("b1", 1)), "would float|has height 1"),
    "off the board": (tile(0, anchor="h8"), "anchors are a1 to g7"),
    "a turn to come": (tile(1, turn=9), "a turn that has not begun"),
    "turns out of order": (tile(0, turn=3), "in the order of laying"),
    "wrong flower": (tile(0, flower="pink"), "shows the flower white"),
    "fifth rotation": (tile(0, rotation=4), "rotation is 4, but must be a whole number"),
    "a belvedere without open corner": (
        lambda state: state["players"][0]["garden"]["belvederes"].append({"cell": "h8", "floor": 1}),
        "none of the tiles has an open corner",
    ),
    "a missing belvedere": (lambda state: state["players"][0]["garden"]["belvederes"].clear(), "cells.f5 must be"),
    "an ornament in the air": (at(*GARDEN, "ornaments", 0, "cells", value=["h8"]), "there is no space at h8"),
    "an ornament without icon": (at(*GARDEN, "ornaments", 0, "cells", value=["c3"]), "breaks the rules"),
    "an ornament with a wrong gap": (at(*GARDEN, "ornaments", 1, "gap", value="a1"), "gap must be"),
    "a fountain between floors": (at(*GARDEN, "ornaments", 1, "floors", value=[1, 2]), "not the floors of a fountain"),
    "a statue with two cells": (at(*GARDEN, "ornaments", 0, "cells", value=["c4", "c5"]), "has 1 of cells"),
    "an unknown ornament": (at(*GARDEN, "ornaments", 0, "kind", value="gnome"), "kind is 'gnome', but must be one of"),
    "a garden of the wrong kind": (at(*GARDEN, value=7), "must be an object with the fields"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_impossible_position_is_refused_with_the_reason(name: str) -> None:
    change, why = REFUSED[name]
    state = copy.deepcopy(GAME.state(position(scene(at_round=4, garden=TWO_TURNS))))
    GAME.load(state)
    change(state)
    with pytest.raises(BadState, match=why):
        GAME.load(state)


@pytest.mark.parametrize("state", [None, [], 3, "state", {}])
def test_data_that_is_not_a_state_is_refused(state: Any) -> None:
    with pytest.raises(BadState):
        GAME.load(state)


def test_quarry_must_have_tiles_for_all_remaining_turns() -> None:
    with pytest.raises(BadState, match="the quarry has too few tiles: 30 are still to be dug"):
        GAME.load(scene("2222 2222 2222 1220"))
    with pytest.raises(BadState, match="the quarry has too few tiles: 24 are still to be dug"):
        GAME.load(scene("2222 2222 2221 0000", at_round=4))
    assert GAME.load(scene("2222 2222 2222 0000", at_round=4))


def test_placed_dug_tile_must_be_in_the_garden() -> None:
    state = GAME.state(play(position(scene(dug="clay05", singles=4)), "place:dug@c3r0/1111"))
    assert (state["dug"], state["dug_placed"]) == ("clay05", True)
    assert GAME.state(GAME.load(state)) == state
    state["players"][0]["garden"]["tiles"].clear()
    state["players"][0]["garden"]["cells"].clear()
    with pytest.raises(BadState, match=r"clay05 is in 0 places|was not laid this turn"):
        GAME.load(state)


def test_more_new_tiles_than_dug_and_kept_are_refused() -> None:
    state = scene(dug="clay05", garden="place:----.white@a1r0/1111")
    with pytest.raises(BadState, match="more tiles were laid this turn"):
        GAME.load(state)


def test_players_have_gained_nothing_before_the_first_round() -> None:
    state = GAME.state(GAME.new(2, 1))
    assert GAME.load(state)
    for change, why in (
        (at("players", 0, "singles", value=2), "nothing else"),
        (at("player", value=1 - state["player"]), "in turns, beginning with the first player"),
    ):
        spoilt = copy.deepcopy(state)
        change(spoilt)
        with pytest.raises(BadState, match=why):
            GAME.load(spoilt)


def test_counted_supply_must_add_up_to_the_box() -> None:
    state = GAME.state(GAME.new(2, 1, {"supply": "box"}))
    state["stock"]["single"] -= 1
    with pytest.raises(BadState, match=r"stock\.single: 147 in the supply and 0 elsewhere; the box has 148"):
        GAME.load(state)
    state["stock"] = None
    with pytest.raises(BadState, match="stock must be an object with the option"):
        GAME.load(state)
