"""Rules 5: visibility from above, the eight lines of the sheet, the winner."""

import pytest

from helpers.babylon import GAME, garden_of, lines, play, position, scene
from ziggurat.games.babylon.fields import LINES
from ziggurat.games.babylon.scoring import winners_of

ROOF = "place:----.white@a1r0/1111 | place:----.white@c1r0/1111 | place:----.white@a3r0/1111"


def test_sheet_has_eight_lines_in_this_order() -> None:
    sheet = GAME.new(2, 1).sheet(0)
    assert list(sheet) == list(LINES)
    assert LINES == ("statues", "fountains", "bridges", "stairs", "variety", "flowers", "belvederes", "highest")
    assert set(sheet.values()) == {0}


def test_line_1_visible_statue_scores_its_floor() -> None:
    assert lines(garden_of("place:S---.white@c3r0/1111 statue:c4")) == {"statues": 1, "highest": 2}


def test_line_1_statue_used_as_support_scores_nothing() -> None:
    script = "place:S---.white@c3r0/1111 statue:c4 | place:----.white@c4r0/221s"
    assert lines(garden_of(script)) == {"highest": 4}


def test_line_2_half_covered_fountain_scores_fully() -> None:
    fountain = "place:-F--.white@a1r0/1111 | place:F---.white@c1r0/1111 fountain:b2-c2"
    assert lines(garden_of(fountain)) == {"fountains": 3, "highest": 2}
    half = f"{fountain} | place:----.white@a2r0/22-1"
    assert lines(garden_of(half)) == {"fountains": 3, "belvederes": 1, "highest": 4}


def test_line_2_fully_covered_fountain_scores_nothing() -> None:
    fountain = "place:-F--.white@a1r0/1111 | place:F---.white@c1r0/1111 fountain:b2-c2"
    whole = f"{fountain} | place:----.white@a2r0/22-1 | place:----.white@c2r0/221-"
    assert lines(garden_of(whole)) == {"belvederes": 2, "highest": 4}


def test_line_3_bridge_with_both_ends_covered_scores() -> None:
    """R56: the cell between them is lower than the bridge, so its deck is seen."""
    bridge = "place:--B-.white@c3r0/1111 | place:B---.white@f2r0/1111 bridge:d3-f3"
    assert lines(garden_of(bridge)) == {"bridges": 3, "highest": 2}
    covered = f"{bridge} | place:----.white@c2r0/1-22 | place:----.white@f3r0/221-"
    assert lines(garden_of(covered)) == {"bridges": 3, "belvederes": 2, "highest": 4}


def test_line_4_stairs_score_both_floors_if_either_end_is_visible() -> None:
    stairs = "place:-T--.white@a1r0/1111 | place:T---.white@c1r0/2222 stairs:b2-c2"
    assert lines(garden_of(stairs)) == {"stairs": 3, "highest": 4}
    upper = f"{stairs} | place:----.white@c3r0/2222 | place:----.white@c2r0/111-"
    assert lines(garden_of(upper)) == {"stairs": 3, "belvederes": 1, "highest": 6}
    both = f"{upper} | place:----.white@a3r0/2222 | place:----.white@a2r0/11-2"
    assert lines(garden_of(both)) == {"belvederes": 2, "highest": 6}


def test_line_5_variety_is_four_for_each_set_of_four_kinds() -> None:
    script = (
        "place:SFBT.white@c3r0/1111 statue:c4 | place:FBT-.white@e4r3/1-11 fountain:d4-e4"
        " | place:BS--.pink@f2r0/1111 bridge:d3-f3"
    )
    assert "variety" not in lines(garden_of(script))
    assert lines(garden_of(f"{script} | place:FT--.blue@a3r1/-222 stairs:c3-b3"))["variety"] == 4


def test_line_5_belvederes_do_not_count_as_ornaments() -> None:
    """R22: three kinds and a belvedere make no set."""
    script = (
        "place:SFBT.white@c3r0/1111 statue:c4 | place:FBT-.white@e4r3/1-11 fountain:d4-e4"
        " | place:BS--.pink@f2r0/1111 bridge:d3-f3"
    )
    assert lines(garden_of(script))["belvederes"] == 1
    assert "variety" not in lines(garden_of(script))


@pytest.mark.parametrize(
    ("flowers", "points"),
    [
        ("white pink blue", 0),
        ("white pink blue yellow", 4),
        ("white pink blue yellow white pink blue", 4),
        ("white pink blue yellow yellow blue pink white", 8),
    ],
)
def test_line_6_flowers_is_four_for_each_set_of_four_flowers(flowers: str, points: int) -> None:
    anchors = ("a1", "c1", "e1", "g1", "a3", "c3", "e3", "g3")
    tiles = [f"place:----.{flower}@{anchor}r0/1111" for flower, anchor in zip(flowers.split(), anchors, strict=False)]
    assert lines(garden_of(" | ".join(tiles))).get("flowers", 0) == points


def test_line_6_flower_of_a_fully_covered_tile_does_not_count() -> None:
    """Four tiles around cover the yellow one at c3 completely, floor by floor."""
    row = "place:----.white@a1r0/1111 | place:----.pink@c1r0/1111 | place:----.blue@e1r0/1111"
    yellow = f"{row} | place:----.yellow@c3r0/1111"
    assert lines(garden_of(yellow))["flowers"] == 4
    left = f"{yellow} | place:----.white@b3r0/2112"
    assert lines(garden_of(left))["flowers"] == 4
    both = f"{left} | place:----.white@d3r0/1221"
    assert "flowers" not in lines(garden_of(both))


def test_line_7_only_visible_belvederes_score() -> None:
    roof = "place:----.white@c3r0/11-1"
    assert lines(garden_of(roof)) == {"belvederes": 1, "highest": 2}
    covered = f"{roof} | place:----.white@d2r0/-222"
    assert lines(garden_of(covered)) == {"belvederes": 1, "highest": 4}


@pytest.mark.parametrize(
    ("script", "points"), [("place:----.white@a1r0/1111", 2), (f"{ROOF} | place:----.white@b2r0/1-11", 4)]
)
def test_line_8_highest_scores_twice_the_top_floor(script: str, points: int) -> None:
    assert lines(garden_of(script))["highest"] == points


# --- The winner --------------------------------------------------------------------------------------------


def test_highest_total_wins() -> None:
    assert winners_of([40, 52, 51], [3, 30, 2]) == [1]


def test_r63_tie_is_broken_by_the_fewest_bare_cells() -> None:
    assert winners_of([52, 52, 40], [20, 18, 0]) == [1]


def test_r63_tie_after_the_tie_break_is_a_shared_victory() -> None:
    assert winners_of([52, 52, 52, 40], [18, 20, 18, 0]) == [0, 2]


def last_turn(mine: str, other: str, slot: str | None = None, singles: int = 0) -> list[int] | None:
    """Return the winners of a game that ends with these two gardens."""
    state = scene(at_round=15, seat=1, dug="clay01", garden=mine, others=[other], slot=slot, singles=singles)
    state["first"] = 0
    at = play(position(state), "end:toss")
    assert at.over
    return at.winners()


def test_r63_bridge_does_not_cover_its_cell() -> None:
    """Both have 5 points. Seat 1 has a bridge over e3 and 56 bare cells, seat 0 has 12 covered ones."""
    bridge = "place:--B-.white@c3r0/1111 | place:B---.white@f2r0/1111 bridge:d3-f3"
    tiles = "place:----.white@a1r0/11-1 | place:----.white@c1r0/11-1 | place:----.white@e1r0/11-1"
    assert last_turn(bridge, tiles) == [0]


def test_r64_slot_tile_and_stored_pillars_score_nothing() -> None:
    same = "place:----.white@a1r0/1111"
    assert last_turn(same, same, slot="start1", singles=6) == [0, 1]
    assert last_turn(same, "place:----.white@a1r0/11-1", slot="start1", singles=6) == [0]


def test_scores_are_always_public() -> None:
    at = position(scene(at_round=3, garden="place:S---.white@c3r0/1111 statue:c4"))
    assert at.scores() == [3, 0]
    assert GAME.view(at, None)["scores"] == [3, 0]
