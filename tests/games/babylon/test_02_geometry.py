"""Rules 2.1 to 2.5: cells, corners, rotation, the contents of a cell, the quarry."""

import pytest

from helpers.babylon import GAME, drawing, garden_of, placements, position, scene, squeezed
from ziggurat.games.babylon.fields import CELL_NAMES, COLUMN_NAMES


def test_2_1_cells_are_ordered_by_rank_then_by_file() -> None:
    assert CELL_NAMES[:9] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2"]
    assert CELL_NAMES[-1] == "h8"
    assert len(set(CELL_NAMES)) == 64


def test_2_4_columns_are_ordered_by_rank_then_by_file() -> None:
    assert COLUMN_NAMES == [file + rank for rank in "1234" for file in "ABCD"]


@pytest.mark.parametrize(
    ("rotation", "icons"), [("r0", "S F T B"), ("r1", "T S B F"), ("r2", "B T F S"), ("r3", "F B S T")]
)
def test_2_2_rotations_are_clockwise_quarter_turns(rotation: str, icons: str) -> None:
    """Face SFBT: icons are read NW NE, then SW SE, as the tile lies at a1."""
    garden = garden_of(f"place:SFBT.white@a1{rotation}/1111")
    nw, ne, sw, se = icons.split()
    assert squeezed(drawing(garden)).splitlines()[-2:] == [
        f"2 1{nw} 1{ne} 0 0 0 0 0 0",
        f"1 1{sw} 1{se} 0 0 0 0 0 0",
    ]


def test_2_2_there_are_49_anchors_from_a1_to_g7() -> None:
    anchors = {word[:2] for word in placements(garden_of(""), "SFBT")}
    assert anchors == {file + rank for file in "abcdefg" for rank in "1234567"}


def cell(script: str, name: str) -> dict[str, object]:
    """Return a cell of a garden as in the state."""
    state = scene(garden=script, at_round=12, slot=None)
    data: dict[str, object] = GAME.state(position(state))["players"][0]["garden"]["cells"][name]
    return data


def test_2_3_bare_cell_has_height_0() -> None:
    assert cell("", "e5") == {"h": 0, "tile": None, "icon": "-", "use": "free", "decks": [], "flight": 0}


def test_2_3_cell_shows_its_topmost_space() -> None:
    script = "place:SFBT.white@c3r0/1111 | place:FBT-.white@d3r0/1221"
    assert cell(script, "d3")["h"] == 2
    assert cell(script, "d3")["icon"] == "-"
    assert cell(script, "d3")["tile"] == "FBT-.white"
    assert cell(script, "c3")["h"] == 1


def test_2_3_bridge_adds_a_deck_over_its_middle_cell_and_changes_nothing_else() -> None:
    script = "place:SFBT.white@c3r0/1111 | place:BS--.pink@f2r0/1111 bridge:d3-f3"
    assert cell(script, "e3") == {"h": 0, "tile": None, "icon": "-", "use": "free", "decks": [1], "flight": 0}
    assert cell(script, "d3")["use"] == cell(script, "f3")["use"] == "bridge"


def test_2_3_stairs_add_a_flight_over_their_lower_end() -> None:
    script = "place:SFBT.white@c3r0/1111 | place:FT--.blue@a3r1/2222 stairs:c3-b3"
    assert (cell(script, "c3")["flight"], cell(script, "b3")["flight"]) == (2, 0)
    assert cell(script, "c3")["use"] == cell(script, "b3")["use"] == "stairs"


def test_2_3_tile_replaces_everything_on_the_cells_it_covers() -> None:
    script = "place:SFBT.white@c3r0/1111 statue:c4 | place:ST--.yellow@c4r0/22-s"
    assert cell(script, "c4") == {"h": 2, "tile": "ST--.yellow", "icon": "-", "use": "free", "decks": [], "flight": 0}
    assert cell(script, "d4")["use"] == "belvedere"
