"""Rules 4.3: placing tiles. T1 to T11, payment, effect, consequences and the two lemmas."""

import pytest

from helpers.babylon import (
    GAME,
    Garden,
    corners,
    drawing,
    garden_of,
    lines,
    placements,
    play,
    player,
    position,
    reason,
    refused,
    scene,
    squeezed,
)

FIRST = "place:SFBT.white@c3r0/1111"


# --- T1 ----------------------------------------------------------------------------------------------------


def test_t1_dug_and_kept_tile_each_at_most_once_in_either_order() -> None:
    for first, second in (("dug", "kept"), ("kept", "dug")):
        at = position(scene(dug="clay05", singles=12))
        play(at, f"place:{first}@a1r0/1111", f"place:{second}@c1r0/1111")
        assert "end" in GAME.legal_words(at)
        assert not any(word.startswith("place") for word in GAME.legal_words(at))


def test_t1_dug_tile_only_once() -> None:
    at = play(position(scene(dug="clay05", singles=12)), "place:dug@a1r0/1111")
    assert reason(at, "place:dug@c1r0/1111") == "dug_placed"


def test_t1_empty_slot_has_no_tile_to_place() -> None:
    at = position(scene(dug="clay05", slot=None, singles=12))
    assert reason(at, "place:kept@c1r0/1111") == "slot_empty"


# --- T2 and T3 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("anchor", ["h1", "h7", "a8", "g8", "h8"])
def test_t2_all_four_cells_are_on_the_board(anchor: str) -> None:
    assert refused(f"place:SFBT.white@{anchor}r0/1111") == "off_board"
    assert refused(f"place:SFBT.white@{anchor}r0/11-1") == "off_board"


@pytest.mark.parametrize(
    ("face", "rotations"), [("S-S-", "01"), ("----", "0"), ("SSSS", "0"), ("SFBT", "0123"), ("SF--", "0123")]
)
def test_t2_rotations_that_look_the_same_have_one_action(face: str, rotations: str) -> None:
    assert {word[3] for word in placements(Garden(), face)} == set(rotations)
    if rotations != "0123":
        assert refused(f"place:{face}.white@c3r3/1111") == "same_look"


def test_t3_no_second_tile_with_the_same_anchor_on_any_floor() -> None:
    """Floors 1 and 2 of c3 are separated by tiles that carry a third floor over it."""
    assert refused(f"{FIRST} | place:FBT-.white@c3r0/1111") == "same_footprint"
    tower = f"{FIRST} | place:----.white@d3r0/1221 | place:----.white@b3r0/2112"
    assert refused(f"{tower} | place:SFBT.white@c3r0/1111") == "same_footprint"


# --- T4 to T6 ----------------------------------------------------------------------------------------------


def test_t4_at_least_three_corners_have_a_support() -> None:
    assert garden_of("place:SFBT.white@c3r0/11-1").belvederes == 1
    assert refused("place:SFBT.white@c3r0/1--1") == "two_open"
    assert refused("place:SFBT.white@c3r0/----") == "two_open"


def test_t5_all_supports_have_the_same_floor() -> None:
    assert garden_of(f"{FIRST} | place:FBT-.white@d3r0/1221").top == 2
    assert refused(f"{FIRST} | place:FBT-.white@d3r0/1111") == "not_level"
    assert refused(f"{FIRST} | place:FBT-.white@d3r0/1121") == "not_level"


def test_t6_tile_cannot_be_pushed_under_another() -> None:
    """The corner at d3 would lie on floor 1, where a tile is already."""
    assert refused(f"{FIRST} | place:FBT-.white@d2r0/-111") == "not_lower"


def test_t6_tile_cannot_pass_through_a_flight() -> None:
    """Stairs rise from c3 to b3 on floor 2: a corner over c3 must lie on floor 3 or higher (R32)."""
    stairs = f"{FIRST} | place:FT--.blue@a3r1/2222 stairs:c3-b3"
    assert refused(f"{stairs} | place:----.white@c2r0/-122") == "blocked"


def test_t6_flight_may_be_covered_from_floor_n_plus_2_on() -> None:
    stairs = "place:---T.white@c3r0/1111 | place:-T--.blue@a2r0/2222 stairs:c3-b3 | place:----.white@c1r0/1111"
    assert refused(f"{stairs} | place:----.white@c2r0/-111") == "blocked"
    assert garden_of(f"{stairs} | place:----.white@c2r0/-222").heights()[18] == 3


# --- T7 to T9 ----------------------------------------------------------------------------------------------


def test_t7_pillar_needs_a_free_space() -> None:
    belvedere = "place:SFBT.white@c3r0/11-1"
    assert refused(f"{belvedere} | place:----.white@d3r0/1221") == "not_free"
    statue = f"{FIRST} statue:c4"
    assert refused(f"{statue} | place:----.white@b4r0/2212") == "not_free"


def test_t7_pillar_may_stand_on_the_bare_board() -> None:
    assert "c3r0/1111" in placements(Garden(), "SFBT")


def test_t7_no_pillar_stands_under_a_bridge() -> None:
    bridge = f"{FIRST} | place:BS--.pink@f2r0/1111 bridge:d3-f3"
    assert refused(f"{bridge} | place:----.white@e3r0/22-2") == "under_deck"
    assert refused(f"{bridge} | place:----.white@d2r0/-222") == "under_deck"


def test_t7_no_pillar_stands_on_the_end_of_a_bridge() -> None:
    bridge = f"{FIRST} | place:BS--.pink@f2r0/1111 bridge:d3-f3"
    assert refused(f"{bridge} | place:----.white@e3r0/2212") == "not_free"


def test_t8_support_statue_needs_a_statue() -> None:
    assert refused(f"{FIRST} | place:ST--.yellow@c4r0/22-s") == "no_statue"
    assert garden_of(f"{FIRST} statue:c4 | place:ST--.yellow@c4r0/22-s").top == 2


def test_t8_statue_two_floors_below_is_no_support_and_is_covered() -> None:
    """R12: the statue on c4 stands on floor 1, the tile at b4 lies on floor 3."""
    around = "place:S---.white@c3r0/1111 statue:c4 | place:----.white@b5r0/2222 | place:----.white@a3r0/2222"
    assert refused(f"{around} | place:----.white@b4r0/11s1") == "not_level"
    assert refused(f"{around} | place:----.white@b4r0/1121") == "not_free"
    assert lines(garden_of(around))["statues"] == 1
    assert "statues" not in lines(garden_of(f"{around} | place:----.white@b4r0/11-1"))


def test_t9_statue_one_floor_below_is_always_the_support() -> None:
    assert refused(f"{FIRST} statue:c4 | place:ST--.yellow@c4r0/221-") == "statue_carries"


@pytest.mark.parametrize(
    ("below", "anchor"),
    [
        ("", "c3r0/11-1"),
        ("place:----.white@c3r0/1111", "d2r0/-222"),
        ("place:----.white@c3r0/11-1", "d2r0/-222"),
    ],
    ids=["bare board", "free space", "belvedere"],
)
def test_t9_any_cell_may_be_under_an_open_corner(below: str, anchor: str) -> None:
    assert anchor in placements(garden_of(below), "----")


def test_t9_ornament_may_be_under_an_open_corner() -> None:
    fountain = f"{FIRST} | place:FBT-.white@e4r3/1-11 fountain:d4-e4"
    assert "c4r0/22-1" in placements(garden_of(fountain), "----")
    assert refused(f"{fountain} | place:----.white@c4r0/2211") == "not_free"


def test_corner_three_floors_above_its_cell_can_only_be_open() -> None:
    """Three cells around c3 have height 1, c3 is bare: a tile at b2 lies on floor 2, or on 3 with c3 open."""
    garden = garden_of(
        "place:----.white@a1r0/1111 | place:----.white@c1r0/1111 | place:----.white@a3r0/1111"
        " | place:----.white@g7r0/2222"
    )
    words = [word for word in placements(garden, "----") if word.startswith("b2")]
    assert [word for word in words if "2" in corners(word)["b2"]] == ["b2r0/2-22"]
    assert [word for word in words if "1" in corners(word)["b2"]] == [
        "b2r0/1211",
        "b2r0/-211",
        "b2r0/1-11",
        "b2r0/12-1",
    ]


# --- T10 and T11 -------------------------------------------------------------------------------------------


def test_t10_tile_needs_a_tile_on_the_floor_below_its_floor() -> None:
    assert refused("place:SFBT.white@c3r0/2222") == "floor_missing"
    assert garden_of(f"{FIRST} | place:----.white@g7r0/2222").top == 2


def test_t10_first_tile_of_a_turn_counts_for_the_second() -> None:
    at = play(position(scene(dug="clay05", singles=12)), "place:kept@a1r0/1111")
    play(at, "place:dug@g7r0/2222")
    assert player(at, 0)["garden"]["cells"]["g7"]["h"] == 2


@pytest.mark.parametrize(("singles", "legal"), [(5, False), (6, True)])
def test_t11_two_singles_pay_for_a_double(singles: int, legal: bool) -> None:
    words = placements(garden_of(FIRST), "FBT-", singles=singles)
    assert ("d3r0/1221" in words) is legal


@pytest.mark.parametrize(("singles", "doubles", "legal"), [(3, 1, False), (4, 1, True), (6, 0, True), (5, 0, False)])
def test_t11_double_in_hand_pays_for_one_double(singles: int, doubles: int, legal: bool) -> None:
    words = placements(garden_of(FIRST), "FBT-", singles=singles, doubles=doubles)
    assert ("d3r0/1221" in words) is legal


def test_t11_double_never_pays_for_a_single() -> None:
    assert placements(Garden(), "FBT-", singles=2, doubles=1) == []


def test_t11_statue_costs_nothing() -> None:
    garden = garden_of(f"{FIRST} statue:c4")
    assert "c4r0/22-s" in placements(garden, "ST--", singles=4)
    assert "c4r0/22-s" not in placements(garden, "ST--", singles=3)


def test_double_in_hand_is_spent_first() -> None:
    state = scene(token="double", at_round=3, dug="granite01", singles=5, doubles=1, garden=FIRST, slot=None)
    at = play(position(state), "place:dug@d3r0/1221")
    assert (player(at, 0)["singles"], player(at, 0)["doubles"]) == (1, 0)


# --- Effect ------------------------------------------------------------------------------------------------


def test_tile_covers_four_cells_and_has_a_belvedere_on_its_open_corner() -> None:
    garden = garden_of("place:SFBT.white@c3r0/1111 | place:FBT-.white@e4r3/1-11")
    expected = """
        8 0 0 0 0 0 0 0 0
        7 0 0 0 0 0 0 0 0
        6 0 0 0 0 0 0 0 0
        5 0 0 0 0 1B 1T^ 0 0
        4 0 0 1S 1F 1F 1. 0 0
        3 0 0 1T 1B 0 0 0 0
        2 0 0 0 0 0 0 0 0
        1 0 0 0 0 0 0 0 0
    """
    assert squeezed(drawing(garden)) == squeezed(expected)


def test_icon_under_a_belvedere_is_lost() -> None:
    assert refused("place:SFBT.white@c3r0/-111 statue:c4") == "used"


def test_tiles_need_not_touch_each_other() -> None:
    assert garden_of("place:----.white@a1r0/1111 | place:----.white@g7r0/1111").tiles == 2


# --- The two lemmas ----------------------------------------------------------------------------------------


def test_lemma_1_used_cell_is_a_support_only_if_it_has_a_statue() -> None:
    """Fountain d4 and e4, belvedere f5, statue c4: only the statue is a support."""
    garden = garden_of(f"{FIRST} statue:c4 | place:FBT-.white@e4r3/1-11 fountain:d4-e4")
    supports = {(cell, how) for word in placements(garden, "----") for cell, how in corners(word).items()}
    assert {how for cell, how in supports if cell in ("d4", "e4", "f5")} == {"-"}
    assert {how for cell, how in supports if cell == "c4"} == {"s"}


def test_lemma_2_middle_cell_of_a_bridge_is_never_covered_again() -> None:
    garden = garden_of(f"{FIRST} | place:BS--.pink@f2r0/1111 bridge:d3-f3 | place:----.white@a7r0/2222")
    covering = [word for word in placements(garden, "----") if word[:2] in ("d3", "e3", "d2", "e2")]
    assert covering == []
