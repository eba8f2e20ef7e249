"""Rules 5.6 and 5.7: placing a temple from the supply, or moving one."""

import pytest

from helpers.hanging_gardens import GAME, drawn, phase, play, table, words
from ziggurat.core.errors import IllegalAction
from ziggurat.core.position import Position


def refused(position: Position, word: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(position, word)
    return caught.value.reason


TWO_GROUPS = """
    ......
    TT..PP
    ......
"""


def test_5_6_a20_player_chooses_any_square_of_a_qualified_group_or_passes() -> None:
    position = play(table(TWO_GROUPS, cards=[17]), "card:1@2,0r0")  # .. / TP / ..
    assert words(position) == ["pass"] + [f"temple:{x},1" for x in range(6)]


def test_5_6_a14_only_one_group_is_used_in_a_turn() -> None:
    position = play(table(TWO_GROUPS, cards=[17]), "card:1@2,0r0 temple:0,1 tile:1a")
    assert (phase(position), position.to_move) == ("card", 1)
    assert drawn(position).splitlines()[1] == "tTTPPP"


def test_5_6_passing_places_nothing() -> None:
    position = play(table(TWO_GROUPS, cards=[17]), "card:1@2,0r0 pass")
    assert position.to_move == 1
    assert GAME.state(position)["players"][0]["supply"] == 5


def test_5_6_a18_temple_from_the_supply_moves_no_other_temple() -> None:
    position = play(table("tTT..PP..\n.........\n.........", cards=[6]), "card:1@7,0r0")
    assert words(position, "temple") == ["temple:5,0", "temple:6,0", "temple:7,0"]
    assert refused(position, "temple:5,0<0,0") == "supply_left"
    play(position, "temple:6,0")
    assert GAME.state(position)["players"][0]["temples"] == ["0,0", "6,0"]


# Five templed groups of 3, 2, 2, 3 and 3 squares, and two terraces that wait for a third.
FIVE = """
    tTT.pP.aA.
    ..........
    fFF.tTT...
    ..........
    TT........
"""


def test_5_7_with_an_empty_supply_a_temple_of_a_smallest_group_is_moved() -> None:
    position = play(table(FIVE, cards=[5]), "card:1@2,4r0")
    goals, origins = ("0,4", "1,4", "2,4"), ("4,0", "7,0")
    assert words(position) == ["pass", *[f"temple:{goal}<{origin}" for goal in goals for origin in origins]]
    assert refused(position, "temple:0,4") == "supply_empty"
    assert refused(position, "temple:0,4<0,0") == "not_smallest"
    assert refused(position, "temple:0,4<5,0") == "no_temple"


def test_5_7_moved_temple_leaves_its_group_templeless() -> None:
    position = play(table(FIVE, cards=[5]), "card:1@2,4r0 temple:1,4<7,0 tile:1b")
    assert drawn(position).splitlines()[0] == "tTT.pP.AA."
    assert drawn(position).splitlines()[4] == "TtT......."
    assert GAME.state(position)["players"][0]["supply"] == 0


def test_5_7_a17_smallest_group_is_measured_after_the_placement() -> None:
    garden = """
        tTT.pP.aA.
        ..........
        fFF.tTT...
        ..........
        ..........
        ..T.......
        ..T.......
    """
    position = play(table(garden, cards=[5]), "card:1@1,2r2")  # .. / .. / .T covers two of the fountains
    assert drawn(position).splitlines()[2] == "f...tTT..."
    assert words(position, "temple") == ["temple:2,4<0,2", "temple:2,5<0,2", "temple:2,6<0,2"]


def test_5_7_a19_group_that_lost_its_temple_can_be_scored_again() -> None:
    position = play(table(FIVE, cards=[5]), "card:1@2,4r0 temple:1,4<7,0 tile:1b")
    position = play(table(drawn(position), cards=[7]), "card:1@9,0r0")  # A. / .. / .. makes three arcades
    assert len(words(position, "temple:7,0")) == 1
    play(position, "temple:7,0<4,0")
    assert drawn(position).splitlines()[0] == "tTT.PP.aAA."


def test_5_4_a15_returned_temple_can_be_placed_in_the_same_turn() -> None:
    position = table(
        """
        origin -2,0
        fFF...A
        ...Ff.A
        .......
        t.p.t..
        """,
        cards=[24],
    )
    play(position, "card:1@1,-1r3")  # ... / F.A
    assert GAME.state(position)["players"][0]["supply"] == 0
    play(position, "keep:-2,0")
    assert words(position) == ["pass", "temple:3,0", "temple:4,0", "temple:4,1"]
    play(position, "temple:3,0 tile:1a")
    assert GAME.state(position)["players"][0]["supply"] == 0
