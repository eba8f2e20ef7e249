"""Rules 4.4: ornaments. Their general conditions, and those of each kind."""

import pytest

from helpers.babylon import Garden, garden_of, ornaments, refused

START = "place:SFBT.white@c3r0/1111"  # c4 S, d4 F, d3 B, c3 T
FREE = "place:----.white@{}r0/1111"


def opened(script: str, token: str = "none") -> set[str]:
    """Return the legal ornaments after a script, during its last turn."""
    return ornaments(garden_of(script, token=token), token)


# --- General conditions ------------------------------------------------------------------------------------


def test_ornament_on_the_bare_board_is_illegal() -> None:
    assert refused(f"{START} statue:a1") == "no_tile"
    assert refused(f"{START} fountain:d4-e4") == "no_tile"


def test_ornament_without_its_icon_is_illegal() -> None:
    assert refused(f"{START} statue:d4") == "wrong_icon"
    assert refused(f"{START} | place:S---.white@e4r0/1111 fountain:d4-e4") == "wrong_icon"


def test_ornament_on_a_used_space_is_illegal() -> None:
    assert refused(f"{START} statue:c4 statue:c4") == "used"
    both = f"{START} | place:---F.white@e4r0/1111 fountain:d4-e4"
    assert refused(f"{both} fountain:d4-e4") == "used"


def test_ornament_on_a_covered_space_is_illegal() -> None:
    """The statue icon of c4 is covered in turn 2; the space above it has none."""
    assert refused(f"{START} | place:----.white@b4r0/2212 statue:c4") == "wrong_icon"


def test_one_end_must_be_on_a_new_tile() -> None:
    pair = f"{START} | place:---F.white@e4r0/1111"
    assert opened(pair) == {"fountain:d4-e4"}
    assert refused(f"{pair} | {FREE.format('g7')} fountain:d4-e4") == "not_new"


def test_ornaments_cost_nothing_and_are_optional() -> None:
    assert garden_of(f"{START} statue:c4", singles=4).ornaments == 1
    assert garden_of(START, singles=4).ornaments == 0


def test_ornaments_come_in_any_order_and_number() -> None:
    tile = "place:SFBT.white@c3r0/1111 | place:FSTB.white@e3r0/1111"
    assert opened(tile) == {"statue:f4", "fountain:d4-e4"}
    for order in ("statue:f4 fountain:d4-e4", "fountain:d4-e4 statue:f4"):
        assert garden_of(f"{tile} {order}").ornaments == 2


# --- Statues -----------------------------------------------------------------------------------------------


def test_first_statue_may_stand_on_any_statue_icon() -> None:
    assert opened(START) == {"statue:c4"}


def test_statue_must_be_on_a_new_tile() -> None:
    assert refused(f"{START} | {FREE.format('g7')} statue:c4") == "not_new"


@pytest.mark.parametrize(
    ("anchor", "legal"),
    [("c6", True), ("c1", True), ("g3", True), ("a3", True), ("e5", False), ("b6", False), ("g7", False)],
)
def test_later_statue_must_be_in_line_with_a_visible_one(anchor: str, legal: bool) -> None:
    """The first statue is on c4; the new icon is at NW of the new tile."""
    garden = garden_of(f"{START} statue:c4 | place:S---.white@{anchor}r0/1111")
    assert bool(ornaments(garden)) is legal


def test_statue_may_be_in_line_at_any_distance_and_floor() -> None:
    """R37: from c4 on floor 1 past the higher tile at e4 to h4 on floor 2."""
    assert opened(f"{START} statue:c4 | place:----.white@e3r0/2222 | place:-S--.white@g3r0/2222") == {"statue:h4"}


# --- Fountains ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "word"),
    [
        ("place:---F.white@e4r0/1111", "fountain:d4-e4"),
        ("place:--F-.white@c5r0/1111", "fountain:d4-d5"),
    ],
    ids=["side by side", "one above the other"],
)
def test_fountain_joins_neighbours_of_two_tiles_on_one_floor(tile: str, word: str) -> None:
    assert opened(f"{START} | {tile}") == {word}


def test_fountain_on_a_single_tile_is_illegal() -> None:
    assert refused("place:FF--.white@c3r0/1111 fountain:c4-d4") == "same_tile"
    assert opened("place:FFFF.white@c3r0/1111") == set()


def test_fountain_between_floors_is_illegal() -> None:
    assert refused(f"{START} | place:---F.white@e4r0/2222 fountain:d4-e4") == "not_same_floor"


@pytest.mark.parametrize("other", ["e5", "f4"])
def test_diagonal_and_distant_cells_are_no_neighbours(other: str) -> None:
    tile = "place:FFFF.white@c3r0/1111 | place:FFFF.white@e4r0/1111"
    ends = sorted(["d4", other], key=lambda cell: (cell[1], cell[0]))
    assert refused(f"{tile} fountain:{ends[0]}-{ends[1]}") == "not_adjacent"


def test_files_h_and_a_are_no_neighbours() -> None:
    """The cells h1 and a2 follow each other in the order of cells, but not on the board."""
    garden = garden_of("place:--F-.white@g1r0/1111 | place:F---.white@a1r0/1111")
    assert ornaments(garden) == set()


# --- Bridges -----------------------------------------------------------------------------------------------

WEST = "place:--B-.white@c3r0/1111"  # d3 B
EAST = "place:B---.white@f2r0/1111"  # f3 B


def test_bridge_has_exactly_one_cell_between_its_ends() -> None:
    assert opened(f"{WEST} | {EAST}") == {"bridge:d3-f3"}
    assert opened(f"{WEST} | place:B---.white@g2r0/1111") == set()
    assert refused(f"{WEST} | place:B---.white@g2r0/1111 bridge:d3-g3") == "no_gap"
    assert refused(f"{WEST} | place:B---.white@e2r0/1111 bridge:d3-e3") == "no_gap"


def test_bridge_may_be_in_a_file() -> None:
    assert opened("place:-B--.white@c3r0/1111 | place:--B-.white@c6r0/1111") == {"bridge:d4-d6"}


def test_both_ends_of_a_bridge_are_on_one_floor() -> None:
    assert refused(f"{WEST} | place:B---.white@f2r0/2222 bridge:d3-f3") == "not_same_floor"


def test_gap_of_a_bridge_may_be_any_floors_lower() -> None:
    two_floors = "place:----.white@a7r0/1111 | place:--B-.white@c3r0/2222 | place:B---.white@f2r0/2222"
    assert opened(two_floors) == {"bridge:d3-f3"}
    one_floor = "place:----.white@e3r0/1111 | place:--B-.white@c4r0/2222 | place:B---.white@f3r0/1221"
    assert opened(one_floor) == {"bridge:d4-f4"}


def test_bridge_over_a_filled_gap_is_illegal() -> None:
    """The cell c2 between the ends belongs to a tile of the same floor."""
    assert refused("place:-B--.white@a1r0/1111 | place:-B--.white@c1r0/1111 bridge:b2-d2") == "gap_filled"


def test_bridge_does_not_wrap_around_the_board() -> None:
    """g1 and a2 are two steps apart in the order of cells, but not on the board."""
    assert opened("place:---B.white@g1r0/1111 | place:B---.white@a1r0/1111") == set()


def test_bridges_of_one_floor_may_not_cross() -> None:
    """R36: d3-f3 and e2-e4 would cross on floor 1."""
    cross = f"{WEST} | {EAST} bridge:d3-f3 | place:---B.white@e4r0/1111 | place:-B--.white@d1r0/1111"
    assert refused(f"{cross} bridge:e2-e4") == "gap_deck"


def test_bridges_of_different_floors_may_cross() -> None:
    """R36: the second bridge passes over the first."""
    cross = f"{WEST} | {EAST} bridge:d3-f3 | place:---B.white@e4r0/2222 | place:-B--.white@d1r0/2222"
    assert ornaments(garden_of(cross)) == {"bridge:e2-e4"}
    assert garden_of(f"{cross} bridge:e2-e4").ornaments == 2


def test_ornament_may_be_built_under_a_deck() -> None:
    """R35: the bridge d2-f2 of floor 2 passes over the space e2 of floor 1."""
    under = (
        "place:----.white@a7r0/1111 | place:--B-.white@c2r0/2222"
        " | place:S---.white@e1r0/1111 place:---B.white@f2r0/2221 bridge:d2-f2"
    )
    assert opened(under) == {"statue:e2"}


# --- Stairs ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("upper", "word"),
    [
        ("place:-T--.white@a2r0/2222", "stairs:c3-b3"),
        ("place:T---.white@c1r0/2222", "stairs:c3-c2"),
    ],
    ids=["to the west", "to the south"],
)
def test_stairs_lead_from_a_floor_to_the_next_one(upper: str, word: str) -> None:
    assert opened(f"{START} | {upper}") == {word}


def test_stairs_need_ends_exactly_one_floor_apart() -> None:
    assert refused(f"{START} | place:-T--.white@a2r0/1111 stairs:c3-b3") == "no_step"
    tower = (
        "place:----.white@a1r0/1111 | place:-T--.white@c1r0/1111 | place:----.white@b3r0/1111"
        " | place:----.white@b1r0/1111 | place:--T-.white@b2r0/2211"
    )
    assert refused(f"{tower} stairs:d2-c2") == "no_step"


def test_stairs_name_their_lower_end_first() -> None:
    assert refused(f"{START} | place:-T--.white@a2r0/2222 stairs:b3-c3") == "no_step"


def test_stairs_from_the_board_are_illegal() -> None:
    assert refused(f"{START} stairs:b3-c3") == "no_tile"


def test_stairs_need_adjacent_cells() -> None:
    assert refused(f"{START} | place:-T--.white@a1r0/2222 stairs:c3-b2") == "not_adjacent"


def test_upper_tile_of_stairs_need_not_overlap_the_lower_one() -> None:
    """R31: the tile at a2 stands on separate pillars."""
    assert garden_of(f"{START} | place:-T--.white@a2r0/2222 stairs:c3-b3").ornaments == 1


def test_lower_end_may_be_on_the_new_tile_too() -> None:
    assert garden_of(f"place:----.white@g7r0/1111 | place:-T--.white@a2r0/2222 | {START} stairs:c3-b3").ornaments == 1


LOW = "place:---T.white@e4r0/1111 | place:--B-.white@c4r0/2222"  # e4 T floor 1, d4 B floor 2
BRIDGE = "place:B---.white@f3r0/1222"  # f4 B floor 2
STAIRS = "place:-T--.white@d2r0/2222"  # e3 T floor 2


def test_stairs_through_a_deck_are_illegal() -> None:
    """R32: the bridge d4-f4 of floor 2 lies where the flight from e4 to e3 would rise."""
    assert refused(f"{LOW} | {BRIDGE} bridge:d4-f4 | {STAIRS} stairs:e4-e3") == "stairs_deck"
    assert refused(f"{LOW} | {BRIDGE} | {STAIRS} stairs:e4-e3") == "legal"


def test_bridge_through_a_flight_is_illegal() -> None:
    """R32: the same two in the other order."""
    assert refused(f"{LOW} | {STAIRS} stairs:e4-e3 | {BRIDGE} bridge:d4-f4") == "gap_flight"
    assert refused(f"{LOW} | {STAIRS} | {BRIDGE} bridge:d4-f4") == "legal"


def test_empty_garden_has_no_ornaments() -> None:
    assert ornaments(Garden()) == set()
