"""Rules 8: every ruling R1 to R64 that can be observed, named after it."""

from collections import Counter

import pytest

from helpers.babylon import (
    GAME,
    Garden,
    corners,
    garden_of,
    lines,
    ornaments,
    placements,
    play,
    player,
    position,
    reason,
    refused,
    scene,
)
from ziggurat.games.babylon.box import pack_face
from ziggurat.games.babylon.cells import cells_of
from ziggurat.testing.settings import Setting
from ziggurat.testing.walks import stream_for, whole_match

FIRST = "place:SFBT.white@c3r0/1111"  # c4 S, d4 F, d3 B, c3 T
FLAT = "place:----.white@c3r0/1111"


# --- 8.1 Placing tiles -------------------------------------------------------------------------------------


def test_r1_spaces_lie_exactly_above_holes() -> None:
    heights = garden_of(FIRST).heights()
    assert [cell for cell in range(64) if heights[cell]] == [18, 19, 26, 27]  # c3 d3 c4 d4


def test_r2_tiles_may_be_rotated_but_not_mirrored() -> None:
    looks = set()
    for rotation in range(4):
        cells = cells_of(garden_of(f"place:SFBT.white@a1r{rotation}/1111").fields())
        looks.add(cells[8].icon + cells[9].icon + cells[1].icon + cells[0].icon)
    assert looks == {"SFBT", "TSFB", "BTSF", "FBTS"}


def test_r3_open_corner_must_be_on_the_board() -> None:
    assert refused("place:SFBT.white@h1r0/1--1") == "off_board"
    assert refused("place:SFBT.white@h1r0/1-11") == "off_board"


def test_r4_support_is_one_or_two_floors_high() -> None:
    words = [corners(word) for word in placements(garden_of(f"{FIRST} statue:c4"), "----")]
    assert {word["c4"] for word in words if "c4" in word} == {"s"}  # the statue, one floor lower
    assert {word["d4"] for word in words if "d4" in word} == {"1", "-"}  # a free space, one floor lower
    assert {word["e4"] for word in words if "e4" in word} == {"1", "2", "-"}  # the board, one or two floors lower


def test_r5_tile_cannot_be_pushed_under_another_and_has_at_most_one_open_corner() -> None:
    assert refused(f"{FLAT} | place:----.white@d4r0/111-") == "not_lower"
    assert all(word.count("-") <= 1 for word in placements(garden_of(FLAT), "----"))


def test_r6_corner_that_could_be_supported_may_be_left_open_with_a_belvedere() -> None:
    assert garden_of("place:SFBT.white@c3r0/11-1").belvederes == 1


def test_r7_no_two_tiles_have_the_same_anchor() -> None:
    assert refused(f"{FLAT} | place:----.white@c3r0/1111") == "same_footprint"


def test_r8_tiles_may_overlap_partly_and_several_may_cover_one() -> None:
    covered = f"{FLAT} | place:----.pink@b3r0/2112 | place:----.pink@d3r0/1221"
    heights = garden_of(covered).heights()
    assert [heights[cell] for cell in (18, 19, 26, 27)] == [2, 2, 2, 2]


def test_r9_anything_lower_may_be_under_an_open_corner() -> None:
    assert refused("place:----.white@c3r0/11-1 | place:----.white@d2r0/-222") == "legal"


def test_r10_statue_one_floor_below_is_the_support_and_costs_nothing() -> None:
    statue = "place:S---.white@c3r0/1111 statue:c4"
    assert refused(f"{statue} | place:----.white@c4r0/221s", singles=9) == "legal"
    assert refused(f"{statue} | place:----.white@c4r0/221-", singles=9) == "statue_carries"


def test_r11_statue_of_the_same_turn_can_be_a_support() -> None:
    assert refused("place:S---.white@c3r0/1111 statue:c4 place:----.white@c4r0/221s") == "legal"


def test_r12_statue_two_floors_below_is_covered_by_the_open_corner() -> None:
    around = "place:S---.white@c3r0/1111 statue:c4 | place:----.white@b5r0/2222 | place:----.white@a3r0/2222"
    words = [word for word in placements(garden_of(around), "----") if word.startswith("b4r0/1")]
    assert words == ["b4r0/11-1"]


def test_r13_singles_doubles_and_statues_may_be_mixed() -> None:
    assert refused("place:S---.white@c3r0/1111 statue:c4 | place:----.white@c4r0/221s") == "legal"


def test_r14_tile_needs_a_tile_on_the_floor_below_its_floor() -> None:
    assert refused("place:----.white@c3r0/2222") == "floor_missing"


def test_r15_first_tile_of_a_turn_counts_for_the_second_and_covered_tiles_count() -> None:
    assert refused("place:----.white@a1r0/1111 place:----.white@g7r0/2222") == "legal"


def test_r16_tiles_need_not_touch() -> None:
    assert refused(f"{FLAT} | place:----.white@g7r0/1111") == "legal"


def test_r17_pillars_are_placed_only_with_a_tile() -> None:
    match = whole_match(Setting(GAME, 2, "default", {}), 1, "random")
    kinds = Counter(word.partition(":")[0] for word in match.words)
    assert set(kinds) <= {"remove", "dig", "place", "statue", "fountain", "bridge", "stairs", "end"}


def test_r18_there_is_no_highest_floor() -> None:
    """Always building as high as possible leads far beyond the third floor."""
    garden, stream = Garden(), stream_for("tower")
    for turn in range(16):
        codes = stream.shuffled(garden.places(pack_face("----")))
        best = max(codes, key=lambda code: top_after(garden, code)) if turn > 7 else codes[0]
        garden.carry_out(best, 0, pack_face("----"), 0, turn)
    assert garden.top >= 4


def top_after(garden: Garden, code: int) -> tuple[int, int]:
    """Return the highest floor after a placement, then the number of cells on upper floors."""
    after = garden.clone()
    after.carry_out(code, 0, pack_face("----"), 0, 99)
    return after.top, sum(after.heights())


def test_r19_dug_and_kept_tile_may_be_placed_in_either_order() -> None:
    at = position(scene(dug="clay05", singles=12))
    play(at, "place:kept@c3r0/1111", "statue:c4", "place:dug@e3r0/1111")
    assert len(player(at, 0)["garden"]["tiles"]) == 2


def test_r20_supply_is_unlimited() -> None:
    assert GAME.state(GAME.new(4, 1))["stock"] is None


# --- 8.2 Belvederes ----------------------------------------------------------------------------------------


def test_r21_belvedere_uses_its_space_and_icon() -> None:
    assert refused("place:SFBT.white@c3r0/-111 statue:c4") == "used"
    assert refused("place:SFBT.white@c3r0/-111 | place:----.white@b4r0/2212") == "not_free"


def test_r22_belvedere_counts_for_no_set() -> None:
    three = f"{FIRST} statue:c4 | place:FBT-.white@e4r3/1-11 fountain:d4-e4 | place:BS--.pink@f2r0/1111 bridge:d3-f3"
    assert "variety" not in lines(garden_of(three))


def test_r23_covered_belvedere_scores_nothing() -> None:
    script = "place:----.white@c3r0/11-1 | place:----.white@d2r0/-222"
    assert garden_of(script).belvederes == 2
    assert lines(garden_of(script))["belvederes"] == 1


def test_r24_start_tile_can_be_placed_like_any_tile() -> None:
    at = play(position(scene(dug="clay05", singles=3)), "place:kept@c3r0/11-1")
    assert player(at, 0)["garden"]["belvederes"] == [{"cell": "d3", "floor": 1}]


# --- 8.3 Ornaments -----------------------------------------------------------------------------------------


def test_r25_ornaments_are_optional() -> None:
    at = play(position(scene(dug="clay05", singles=4)), "place:kept@c3r0/1111")
    assert {"statue:c4", "end:keep", "end:toss"} == set(GAME.legal_words(at))


def test_r26_statue_icon_of_an_old_tile_cannot_be_used() -> None:
    assert refused(f"{FIRST} | place:----.white@g7r0/1111 statue:c4") == "not_new"


def test_r27_other_icons_of_old_tiles_can_be_the_second_end() -> None:
    assert refused(f"{FIRST} | place:---F.white@e4r0/1111 fountain:d4-e4") == "legal"


def test_r28_fountain_joins_two_tiles() -> None:
    assert refused("place:FF--.white@c3r0/1111 fountain:c4-d4") == "same_tile"


def test_r29_space_has_at_most_one_ornament() -> None:
    both = f"{FIRST} | place:F---.white@e3r0/1111 place:---F.white@d5r0/1111 fountain:d4-e4"
    assert refused(f"{both} fountain:d4-d5") == "used"


def test_r30_stairs_from_the_board_are_illegal() -> None:
    assert refused(f"{FIRST} stairs:b3-c3") == "no_tile"


def test_r31_upper_tile_need_not_overlap_the_lower() -> None:
    assert refused(f"{FIRST} | place:-T--.white@a2r0/2222 stairs:c3-b3") == "legal"


LOW = "place:---T.white@e4r0/1111 | place:--B-.white@c4r0/2222"
BRIDGE = "place:B---.white@f3r0/1222"
STAIRS = "place:-T--.white@d2r0/2222"


def test_r32_flight_fills_the_storey_above_its_lower_end() -> None:
    assert refused(f"{LOW} | {STAIRS} stairs:e4-e3 | {BRIDGE} bridge:d4-f4") == "gap_flight"
    assert refused(f"{LOW} | {BRIDGE} bridge:d4-f4 | {STAIRS} stairs:e4-e3") == "stairs_deck"
    stairs = "place:---T.white@c3r0/1111 | place:-T--.blue@a2r0/2222 stairs:c3-b3 | place:----.white@c1r0/1111"
    assert refused(f"{stairs} | place:----.white@c2r0/-111") == "blocked"
    assert refused(f"{stairs} | place:----.white@c2r0/-222") == "legal"


def test_r32_upper_end_of_stairs_may_be_under_an_open_corner() -> None:
    """The upper end b3 on floor 2 may be overhung on floor 3, the next one up."""
    stairs = "place:---T.white@c3r0/1111 | place:-T--.blue@a2r0/2222 stairs:c3-b3 | place:----.white@a4r0/2222"
    assert refused(f"{stairs} | place:----.white@a3r0/11-1") == "legal"
    assert refused(f"{stairs} | place:----.white@a3r0/1111") == "not_free"


def test_r33_bridge_spans_one_cell_of_any_lower_height() -> None:
    deep = "place:----.white@a7r0/1111 | place:--B-.white@c3r0/2222 | place:B---.white@f2r0/2222"
    assert ornaments(garden_of(deep)) == {"bridge:d3-f3"}


def test_r34_bridge_must_be_on_the_board() -> None:
    assert ornaments(garden_of("place:---B.white@g1r0/1111 | place:B---.white@a1r0/1111")) == set()


def test_r35_ornaments_but_no_pillars_may_stand_under_a_deck() -> None:
    bridge = f"{FIRST} | place:BS--.pink@f2r0/1111 bridge:d3-f3"
    assert refused(f"{bridge} | place:----.white@e3r0/22-2") == "under_deck"
    under = "place:----.white@a7r0/1111 | place:--B-.white@c2r0/2222 | place:S---.white@e1r0/1111"
    assert refused(f"{under} place:---B.white@f2r0/2221 bridge:d2-f2 statue:e2") == "legal"


@pytest.mark.parametrize(("supports", "expected"), [("1111", "gap_deck"), ("2222", "legal")])
def test_r36_two_bridges_cross_only_on_different_floors(supports: str, expected: str) -> None:
    first = "place:--B-.white@c3r0/1111 | place:B---.white@f2r0/1111 bridge:d3-f3"
    second = f"place:---B.white@e4r0/{supports} | place:-B--.white@d1r0/{supports} bridge:e2-e4"
    assert refused(f"{first} | {second}") == expected


def test_r37_line_of_statues_is_a_file_or_a_rank() -> None:
    for anchor, expected in (("c6", "legal"), ("g3", "legal"), ("e5", "no_line")):
        rank = int(anchor[1]) + 1
        script = f"{FIRST} statue:c4 | place:S---.white@{anchor}r0/1111 statue:{anchor[0]}{rank}"
        assert refused(script) == expected


def test_r38_only_visible_statues_count_for_the_line() -> None:
    two = "place:S---.white@c3r0/1111 statue:c4 | place:S---.white@g3r0/1111 statue:g4"
    assert refused(f"{two} | place:S---.white@c6r0/1111 statue:c7") == "legal"
    assert refused(f"{two} | place:----.white@c4r0/221s | place:S---.white@c6r0/1111 statue:c7") == "no_line"


def test_r39_next_statue_is_unrestricted_if_none_is_visible() -> None:
    one = "place:S---.white@c3r0/1111 statue:c4 | place:----.white@c4r0/221s"
    assert refused(f"{one} | place:S---.white@f6r0/1111 statue:f7") == "legal"


def test_r40_two_statues_on_one_tile_must_be_in_line() -> None:
    assert refused("place:SS--.white@c3r0/1111 statue:c4 statue:d4") == "legal"
    assert refused("place:S-S-.white@c3r0/1111 statue:c4 statue:d3") == "no_line"


def test_r41_nothing_built_is_ever_removed() -> None:
    match = whole_match(Setting(GAME, 3, "default", {}), 2, "eager")
    seen = 0
    for at in [*match.past, match.position]:
        built = sum(len(player(at, seat)["garden"]["ornaments"]) for seat in range(3))  # type: ignore[arg-type]
        assert built >= seen
        seen = built
    assert seen > 10


# --- 8.4 Tokens, storage, flow -----------------------------------------------------------------------------


def test_r42_token_single_is_received_at_the_start_of_the_turn() -> None:
    at = play(position(scene(token="single", dug="clay05")), "end:toss")
    assert player(at, 1)["singles"] == 1
    assert GAME.state(at)["phase"] == "dig"


def test_r43_doubles_are_spent_first_and_never_split_or_stored() -> None:
    at = position(scene(token="double", dug="clay05", doubles=1, singles=12, slot=None, garden=f"{FLAT} | "))
    play(at, "place:dug@d3r0/1221")
    assert (player(at, 0)["singles"], player(at, 0)["doubles"]) == (8, 0)
    unused = play(position(scene(token="double", dug="clay05", doubles=1)), "end:toss")
    assert player(unused, 0)["doubles"] == 0


def test_r44_token_works_for_one_end_of_one_ornament_per_turn() -> None:
    two = "place:----.white@c3r0/1111 place:----.white@e3r0/1111 statue:c3*"
    assert refused(f"{two} statue:e3*", token="blank") == "token_spent"


def test_r45_token_works_on_an_unused_space_of_a_new_tile() -> None:
    old = "place:---S.white@e4r0/1111 | place:SFBT.white@c3r0/1111"
    assert refused(f"{old} fountain:d4-e4*", token="icon") == "star_not_new"


def test_r46_token_has_no_effect_on_a_belvedere_nor_blank_on_basalt() -> None:
    assert refused("place:----.white@c3r0/-111 statue:c4*", token="blank") == "used"
    assert not any("*" in word for word in ornaments(garden_of(FIRST, token="blank"), "blank"))


def test_r47_token_is_used_only_where_needed() -> None:
    assert refused(f"{FIRST} statue:c4*", token="icon") == "star_needless"


def test_r48_minus_never_goes_below_zero() -> None:
    hole = scene("3333 3233 3333 3333", tops={"B3": "granite05"}, token="minus", singles=2)
    assert player(play(position(hole), "dig:B3"), 0)["singles"] == 2


def test_r49_limit_of_six_is_checked_at_the_end() -> None:
    at = play(position(scene(singles=6)), "dig:A1")
    assert player(at, 0)["singles"] >= 10
    assert player(play(at, "end:toss"), 0)["singles"] == 6


def test_r50_kept_tile_can_be_placed_and_the_dug_tile_kept() -> None:
    at = play(position(scene(dug="clay05", singles=4)), "place:kept@c3r0/1111", "end:keep")
    assert player(at, 0)["slot"] == "clay05"


def test_r51_kept_tile_can_be_discarded_only_by_replacing_it() -> None:
    at = play(position(scene(dug="clay05", singles=4)), "place:dug@c3r0/1111")
    assert [word for word in GAME.legal_words(at) if word.startswith("end")] == ["end"]
    assert player(play(at, "end"), 0)["slot"] == "start1"


def test_r52_removed_and_discarded_tiles_are_out_of_the_game_and_public() -> None:
    at = play(position(scene(dug="clay05")), "end:toss")
    assert GAME.view(at, None)["out"][-1] == "clay05"
    assert GAME.view(at, None)["tiles"]["clay05"]["face"] == "S-F-"


def test_r53_hidden_pieces_are_hidden_from_all_viewers() -> None:
    at = position(scene())
    first, second = GAME.view(at, 0), GAME.view(at, 1)
    assert {key: first[key] for key in first if key not in ("seat", "actions")} == {
        key: second[key] for key in second if key not in ("seat", "actions")
    }


@pytest.mark.parametrize(("seats", "dug", "left"), [(2, 30, 12), (3, 39, 6), (4, 44, 4)])
def test_r54_quarry_has_tiles_for_all_turns(seats: int, dug: int, left: int) -> None:
    match = whole_match(Setting(GAME, seats, "default", {}), 1, "random")
    assert sum(word.startswith("dig") for word in match.words) == dug
    assert sum(map(len, GAME.state(match.position)["columns"].values())) == left


def test_r55_digging_is_compulsory_and_the_tile_may_be_tossed_at_once() -> None:
    at = position(scene())
    assert reason(at, "end") == "dig_first"
    assert reason(play(at, "dig:A1"), "end:toss") == "legal"


# --- 8.5 Scoring -------------------------------------------------------------------------------------------


def test_r56_bridge_always_scores() -> None:
    bridge = "place:--B-.white@c3r0/1111 | place:B---.white@f2r0/1111 bridge:d3-f3"
    covered = f"{bridge} | place:----.white@c2r0/1-22 | place:----.white@f3r0/221-"
    assert lines(garden_of(covered))["bridges"] == 3


def test_r57_fully_covered_ornament_scores_nothing() -> None:
    fountain = "place:-F--.white@a1r0/1111 | place:F---.white@c1r0/1111 fountain:b2-c2"
    covered = f"{fountain} | place:----.white@a2r0/22-1 | place:----.white@c2r0/221-"
    assert "fountains" not in lines(garden_of(covered))


def test_r58_half_covered_ornament_scores_fully() -> None:
    fountain = "place:-F--.white@a1r0/1111 | place:F---.white@c1r0/1111 fountain:b2-c2"
    assert lines(garden_of(f"{fountain} | place:----.white@a2r0/22-1"))["fountains"] == 3


def test_r59_number_of_ornament_sets_is_the_smallest_of_four_numbers() -> None:
    tiny = (
        f"{FIRST} statue:c4 | place:FBT-.white@e4r3/1-11 fountain:d4-e4 | place:BS--.pink@f2r0/1111 bridge:d3-f3"
        " | place:FT--.blue@a3r1/-222 stairs:c3-b3"
    )
    assert lines(garden_of(tiny))["variety"] == 4


def test_r60_sets_of_flowers_count_start_tiles_too() -> None:
    three = "place:----.pink@a1r0/1111 | place:----.blue@c1r0/1111 | place:----.yellow@e1r0/1111"
    at = position(scene(at_round=5, dug="clay05", singles=4, garden=three))
    assert at.sheet(0)["flowers"] == 0
    assert play(at, "place:kept@g1r0/1111").sheet(0)["flowers"] == 4


def test_r61_stairs_score_both_floors() -> None:
    assert lines(garden_of(f"{FIRST} | place:-T--.white@a2r0/2222 stairs:c3-b3"))["stairs"] == 3


def test_r62_highest_floor_scores_twice() -> None:
    assert lines(garden_of(f"{FLAT} | place:----.white@g7r0/2222"))["highest"] == 4


def test_r63_ties_are_broken_by_bare_cells() -> None:
    """Both score 3: one belvedere, one floor. Two tiles leave 56 cells bare, one tile and a statue 60."""
    wide = "place:S---.white@a1r0/1111 statue:a2 | place:----.white@c1r0/1111"
    state = scene(at_round=15, seat=1, dug="clay01", garden="place:----.white@a1r0/11-1", slot=None, others=[wide])
    state["first"] = 0
    at = play(position(state), "end:toss")
    assert at.scores() == [3, 3]
    assert at.winners() == [0]


def test_r64_slot_and_stored_pillars_score_nothing() -> None:
    assert position(scene(at_round=3, singles=6, slot="start1")).scores() == [0, 0]
