"""Rules 6: every option, its default and its other values."""

from typing import Any

import pytest

from helpers.babylon import (
    GAME,
    garden_of,
    lines,
    ornaments,
    placements,
    play,
    player,
    reason,
    refused,
    scene,
)
from ziggurat.core.errors import BadOptions
from ziggurat.games.babylon.position import BabylonPosition

FIRST = "place:SFBT.white@c3r0/1111"


def test_defaults_are_the_recommended_rulings() -> None:
    assert GAME.options.resolve({}) == {
        "belvedere_choice": "free",
        "overhang": "any",
        "bridge_gap": "any_depth",
        "same_footprint": "never",
        "statue_line": "orthogonal",
        "statue_restart": "yes",
        "belvedere_score": "visible",
        "supply": "unlimited",
    }


@pytest.mark.parametrize("option", [{"overhang": "none"}, {"supply": True}, {"height": 3}, {"profile": "italian"}])
def test_unknown_options_and_values_are_refused(option: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        GAME.new(2, 1, option)


# --- R6 belvedere_choice -----------------------------------------------------------------------------------

FORCED = {"belvedere_choice": "forced_only"}


def test_r6_forced_only_requires_a_possible_support() -> None:
    assert len(placements(garden_of("", FORCED), "SFBT")) == 196
    assert refused("place:SFBT.white@c3r0/11-1", options=FORCED) == "corner_can"


def test_r6_forced_only_needs_payment_for_all_four_corners() -> None:
    assert placements(garden_of("", FORCED), "SFBT", singles=3) == []


def test_r6_forced_only_leaves_an_impossible_support_open() -> None:
    """No pillar can stand on the fountain on d4."""
    fountain = f"{FIRST} | place:FBT-.white@e4r3/1111 fountain:d4-e4"
    assert refused(f"{fountain} | place:----.white@c4r0/22-1", options=FORCED) == "legal"
    assert refused(f"{fountain} | place:----.white@c4r0/2-11", options=FORCED) != "legal"


def test_r6_forced_only_leaves_a_corner_three_floors_up_open() -> None:
    around = (
        "place:----.white@a1r0/1111 | place:----.white@c1r0/1111 | place:----.white@a3r0/1111"
        " | place:----.white@g7r0/2222"
    )
    assert refused(f"{around} | place:----.white@b2r0/2-22", options=FORCED) == "legal"
    assert refused(f"{around} | place:----.white@b2r0/1-11", options=FORCED) == "corner_can"


# --- R9 overhang -------------------------------------------------------------------------------------------

FREE_ONLY = {"overhang": "free_only"}


@pytest.mark.parametrize(
    ("below", "over"),
    [
        ("place:----.white@c3r0/11-1", "place:----.white@d2r0/-222"),
        (f"{FIRST} | place:FBT-.white@e4r3/1111 fountain:d4-e4", "place:----.white@c4r0/22-1"),
    ],
    ids=["belvedere", "fountain"],
)
def test_r9_free_only_forbids_an_open_corner_over_a_used_space(below: str, over: str) -> None:
    assert refused(f"{below} | {over}") == "legal"
    assert refused(f"{below} | {over}", options=FREE_ONLY) == "overhang_used"


def test_r9_free_only_allows_an_open_corner_over_bare_or_free_spaces() -> None:
    assert refused("place:SFBT.white@c3r0/11-1", options=FREE_ONLY) == "legal"
    assert refused("place:----.white@c3r0/1111 | place:----.white@d2r0/-222", options=FREE_ONLY) == "legal"


# --- R33 bridge_gap ----------------------------------------------------------------------------------------

ON_GROUND_1 = "place:--B-.white@c3r0/1111 | place:B---.white@f2r0/1111"
ON_GROUND_2 = "place:----.white@a7r0/1111 | place:--B-.white@c3r0/2222 | place:B---.white@f2r0/2222"
OVER_TILE = "place:----.white@e3r0/1111 | place:--B-.white@c4r0/2222 | place:B---.white@f3r0/1221"


@pytest.mark.parametrize(
    ("value", "legal"),
    [
        ("any_depth", (True, True, True)),
        ("one_floor", (True, False, True)),
        ("ground", (True, True, False)),
    ],
)
def test_r33_bridge_gap_limits_the_depth_below_a_bridge(value: str, legal: tuple[bool, bool, bool]) -> None:
    for script, expected in zip((ON_GROUND_1, ON_GROUND_2, OVER_TILE), legal, strict=True):
        assert bool(ornaments(garden_of(script, {"bridge_gap": value}))) is expected
    assert refused(f"{OVER_TILE} bridge:d4-f4", options={"bridge_gap": "ground"}) == "gap_depth"
    assert refused(f"{ON_GROUND_2} bridge:d3-f3", options={"bridge_gap": "one_floor"}) == "gap_depth"


# --- R7 same_footprint -------------------------------------------------------------------------------------


def test_r7_next_floor_forbids_only_the_anchor_on_the_floor_below() -> None:
    """Tiles at b3 and d3 on floor 2 cover the tile at c3 on floor 1 and carry a floor 3 over it."""
    next_floor = {"same_footprint": "next_floor"}
    assert refused(f"{FIRST} | place:----.white@c3r0/1111", options=next_floor) == "same_footprint"
    sides = f"{FIRST} | place:----.white@b3r0/2112 | place:----.white@d3r0/1221"
    assert refused(f"{sides} | place:----.white@c3r0/1111") == "same_footprint"
    assert refused(f"{sides} | place:----.white@c3r0/1111", options=next_floor) == "legal"


# --- R37 statue_line and R39 statue_restart ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("anchor", "diagonal"), [("e5", True), ("a5", True), ("e1", True), ("e6", False), ("g6", False)]
)
def test_r37_any_line_allows_diagonals(anchor: str, diagonal: bool) -> None:
    """The statue is on c4; the new icon is at NW of the new tile: one rank above its anchor."""
    script = f"{FIRST} statue:c4 | place:S---.white@{anchor}r0/1111"
    assert not ornaments(garden_of(script))
    assert bool(ornaments(garden_of(script, {"statue_line": "any_line"}))) is diagonal


def test_r39_option_no_forbids_a_statue_once_none_is_visible() -> None:
    script = f"{FIRST} statue:c4 | place:ST--.yellow@c4r0/22-s"
    assert "statue:c5" in ornaments(garden_of(script))
    assert ornaments(garden_of(script, {"statue_restart": "no"})) == set()
    assert refused(f"{script} statue:c5", options={"statue_restart": "no"}) == "no_restart"


def test_r39_option_no_does_not_restrict_the_first_statue() -> None:
    assert ornaments(garden_of(FIRST, {"statue_restart": "no"})) == {"statue:c4"}


# --- R23 belvedere_score -----------------------------------------------------------------------------------


def test_r23_option_all_scores_covered_belvederes() -> None:
    script = "place:----.white@c3r0/11-1 | place:----.white@d2r0/-222"
    assert lines(garden_of(script))["belvederes"] == 1
    assert lines(garden_of(script, {"belvedere_score": "all"}))["belvederes"] == 2


# --- R20 supply --------------------------------------------------------------------------------------------


def boxed(left: dict[str, int] | None = None, **how: Any) -> BabylonPosition:
    """Return a position with supply = box and the given numbers of pieces left."""
    data = {**GAME.box.data, "supply": {**GAME.box.data["supply"], **(left or {})}}
    state = scene(options={"supply": "box"}, **how)
    hand = state["players"][0]
    held = {"single": hand["singles"], "double": hand["doubles"]}
    state["stock"] = {name: count - held.get(name, 0) for name, count in data["supply"].items()}
    at = GAME.load(state, box=GAME.open_box(data))
    assert isinstance(at, BabylonPosition)
    return at


def stock(at: BabylonPosition, piece: str) -> int:
    """Return how many pieces of a kind the supply still has."""
    return int(GAME.state(at)["stock"][piece])


def test_r20_supply_is_not_counted_by_default() -> None:
    assert GAME.state(GAME.new(2, 1))["stock"] is None
    assert GAME.state(GAME.new(2, 1, {"supply": "box"}))["stock"] == GAME.box.data["supply"]


def test_r20_box_dig_gains_at_most_the_singles_left() -> None:
    at = play(boxed({"single": 3}), "dig:A1")
    assert (player(at, 0)["singles"], stock(at, "single")) == (3, 0)


def test_r20_box_extra_singles_and_an_unused_double_return_to_the_supply() -> None:
    at = boxed(dug="clay05", singles=9, doubles=1, token="double")
    singles, doubles = stock(at, "single"), stock(at, "double")
    play(at, "end:toss")
    assert stock(at, "single") == singles + 3
    assert (stock(at, "double"), player(at, 1)["doubles"]) == (doubles, 1)  # one returned, one given


@pytest.mark.parametrize("token", ["single", "double"])
def test_r20_box_token_gives_nothing_if_the_supply_is_empty(token: str) -> None:
    at = play(boxed({token: 0}, dug="clay05", token=token), "end:toss")
    assert player(at, 1)[f"{token}s"] == 0


def test_r20_box_placed_singles_do_not_return_to_the_supply() -> None:
    at = boxed(dug="granite01", singles=6)
    before = stock(at, "single")
    play(at, "place:dug@a1r0/11-1")
    assert (stock(at, "single"), player(at, 0)["singles"]) == (before, 3)


def test_r20_box_exchange_returns_two_singles_and_takes_a_double() -> None:
    at = play(boxed({"double": 1}, dug="granite01", singles=12), "place:dug@a1r0/1111")
    singles = stock(at, "single")
    assert reason(at, "place:kept@c1r0/2222") == "no_double_left"
    play(at, "place:kept@b1r0/1-21")
    assert (stock(at, "double"), stock(at, "single")) == (0, singles + 2)


def test_r20_box_double_in_hand_needs_no_supply() -> None:
    at = play(boxed({"double": 1}, dug="granite01", singles=12, doubles=1, token="double"), "place:dug@a1r0/1111")
    assert stock(at, "double") == 0
    assert reason(at, "place:kept@b1r0/1-21") == "legal"
    assert reason(at, "place:kept@b1r0/1221") == "no_double_left"


def test_r20_box_open_corner_needs_a_belvedere_in_the_supply() -> None:
    at = play(boxed({"belvedere": 1}, dug="granite01", singles=12), "place:dug@a1r0/11-1")
    assert stock(at, "belvedere") == 0
    assert reason(at, "place:kept@e1r0/11-1") == "no_belvedere_left"
    assert not any("-" in word.partition("/")[2] for word in GAME.legal_words(at))


@pytest.mark.parametrize(("kind", "word"), [("statue", "statue:c4"), ("fountain", "fountain:d4-e4")])
def test_r20_box_ornament_needs_its_piece_in_the_supply(kind: str, word: str) -> None:
    for left, expected in ((1, "legal"), (0, "no_piece_left")):
        at = boxed({kind: left}, dug="granite01", singles=12)
        play(at, "place:kept@c3r0/1111", "place:dug@e4r3/1111")
        assert reason(at, word) == expected
        assert (word in GAME.legal_words(at)) is (left == 1)
        assert left == 0 or stock(play(at, word), kind) == 0
