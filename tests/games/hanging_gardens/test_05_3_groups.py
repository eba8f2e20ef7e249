"""Rules 5.3 to 5.5: groups, joining templed groups, groups that qualify.

Card 5 is T. / .. / .. upright: laid at x,y it puts a terrace there and covers the squares to the right and below.
"""

from helpers.hanging_gardens import GAME, drawn, phase, picture, play, table, words
from ziggurat.core.position import Position


def turn_is_over(position: Position) -> bool:
    return phase(position) == "card" and position.to_move == 1


# --- 5.3 Groups ------------------------------------------------------------------------------------------------


def test_5_3_squares_connect_by_edges_not_by_corners() -> None:
    assert turn_is_over(play(table("T...\n.T..\n....", cards=[5]), "card:1@2,2r0"))
    assert words(play(table("TT..\n....\n....", cards=[5]), "card:1@2,0r0"), "temple") == [
        "temple:0,0",
        "temple:1,0",
        "temple:2,0",
    ]


def test_5_3_different_buildings_do_not_connect() -> None:
    assert turn_is_over(play(table("PP..\n....\n....", cards=[5]), "card:1@2,0r0"))


def test_5_3_a16_split_part_with_the_temple_keeps_it_even_as_one_square() -> None:
    position = play(table("tTTTT\n.....\n.....", cards=[6]), "card:1@1,0r1")  # ..P / ...
    assert drawn(position) == "t..PT\n.....\n....."
    player = GAME.state(position)["players"][0]
    assert (player["temples"], player["supply"]) == (["0,0"], 4)


def test_5_3_split_parts_without_the_temple_can_be_scored() -> None:
    position = play(table("tTTTTTT\n.......\n.......", cards=[1]), "card:1@2,0r1")  # .T. / ...
    assert turn_is_over(position)
    assert drawn(position).splitlines()[0] == "tT.T.TT"
    position = play(table("tT.TTT.\n.......\n.......", cards=[5]), "card:1@6,0r0")
    assert words(position) == ["pass", "temple:3,0", "temple:4,0", "temple:5,0", "temple:6,0"]


def test_5_3_tiles_already_earned_are_kept() -> None:
    body = table("tTT..\n.....\n.....", cards=[6], hands=[["queen"]])
    play(body, "card:1@1,0r1")
    assert GAME.state(body)["players"][0]["open_tiles"] == ["queen"]


# --- 5.4 Joining templed groups --------------------------------------------------------------------------------

TWO = """
    ...tT.
    tTT...
    ......
"""


def test_5_4_a15_player_keeps_one_temple_and_the_other_returns_without_a_tile() -> None:
    position = play(table(TWO, cards=[5]), "card:1@3,1r0")
    assert words(position) == ["keep:0,1", "keep:3,0"]
    assert GAME.state(position)["turn"]["merged"] == ["3,0", "4,0", "0,1", "1,1", "2,1", "3,1"]
    play(position, "keep:3,0")
    assert turn_is_over(position)
    player = GAME.state(position)["players"][0]
    assert (player["temples"], player["supply"], player["open_tiles"]) == (["3,0"], 4, [])


def test_5_4_three_templed_groups_can_merge() -> None:
    position = table(
        """
        ..t...
        .t..t.
        ......
        """,
        cards=[33],  # TT / P. / ..
    )
    play(position, "card:1@2,1r0")
    assert words(position) == ["keep:1,1", "keep:2,0", "keep:4,1"]
    play(position, "keep:4,1")
    assert GAME.state(position)["players"][0]["temples"] == ["4,1"]
    assert turn_is_over(position)


def test_5_4_a36_merged_groups_are_resolved_in_the_order_of_their_first_squares() -> None:
    position = table(
        """
        ..f...
        .f....
        ....p.
        ......
        ...p..
        """,
        cards=[54],  # FF / .P / .P
    )
    play(position, "card:1@2,1r0")
    assert words(position) == ["keep:1,1", "keep:2,0"]
    play(position, "keep:2,0")
    assert words(position) == ["keep:3,4", "keep:4,2"]
    play(position, "keep:3,4")
    assert turn_is_over(position)
    assert GAME.state(position)["players"][0]["temples"] == ["2,0", "3,4"]


def test_5_4_a36_order_on_the_card_does_not_matter() -> None:
    position = table(
        """
        origin 0,-1
        ....P.
        ..f.P.
        .f..P.
        ....p.
        ......
        ...p..
        """,
        cards=[54],
    )
    play(position, "card:1@2,1r0")
    assert words(position) == ["keep:3,4", "keep:4,2"]


def test_5_4_a13_templeless_group_joined_to_a_templed_one_is_templed() -> None:
    position = play(table("..TT..\ntT....\n......", cards=[5]), "card:1@2,1r0")
    assert turn_is_over(position)
    assert GAME.state(position)["players"][0]["supply"] == 4


FORBID = {"merge": "forbid"}


def test_7_merge_forbid_makes_joining_templed_groups_illegal() -> None:
    allowed = words(table(TWO, cards=[5]), "card:1")
    left = words(table(TWO, cards=[5], options=FORBID), "card:1")
    # the terrace on 3,1 or on 2,0; in the other turns the card covers a temple or parts one of the groups
    assert set(allowed) - set(left) == {"card:1@3,1r0", "card:1@1,-2r2"}


def test_7_merge_forbid_allows_a_templeless_group_to_join_a_templed_one() -> None:
    position = play(table("..TT..\ntT....\n......", cards=[5], options=FORBID), "card:1@2,1r0")
    assert turn_is_over(position)


def test_7_merge_forbid_card_that_could_only_join_can_be_burned() -> None:
    assert words(table("-t\nt.", cards=[5]), "card:1") == ["card:1@1,1r0"]
    position = table("-t\nt.", cards=[5], options=FORBID)
    assert words(position, "card:1") == []
    assert "burn:1" in words(position)


# --- 5.5 Qualifying groups -------------------------------------------------------------------------------------


def test_5_5_1_group_of_two_does_not_qualify() -> None:
    assert turn_is_over(play(table("T...\n....\n....", cards=[5]), "card:1@1,0r0"))


def test_5_5_2_a42_group_with_a_temple_may_grow_but_does_not_qualify() -> None:
    assert turn_is_over(play(table("tTTT..\n......\n......", cards=[5]), "card:1@4,0r0"))


def test_5_5_3_group_without_a_square_of_the_card_does_not_qualify() -> None:
    assert turn_is_over(play(table("PPP...\n......\n......", cards=[5]), "card:1@4,0r0"))


PARKS = """
    ....
    PPP.
    ....
"""


def test_7_growth_touch_counts_a_park_placed_over_a_park() -> None:
    position = play(table(PARKS, cards=[2], options={"growth": "touch"}), "card:1@2,0r0")  # .. / P. / .. on 2,1
    assert drawn(position) == picture(PARKS)
    assert words(position, "temple") == ["temple:0,1", "temple:1,1", "temple:2,1"]


def test_5_5_a10_park_placed_over_a_park_does_not_count() -> None:
    position = play(table(PARKS, cards=[2]), "card:1@2,0r0")
    assert turn_is_over(position)


def test_5_5_a10_gained_square_counts() -> None:
    position = play(table("....\nPPT.\n....", cards=[2]), "card:1@2,0r0")
    assert len(words(position, "temple")) == 3
    assert GAME.state(position)["turn"]["grown"] == ["2,1"]


def test_5_5_group_that_has_shrunk_can_qualify() -> None:
    # card 6 is P. / .. / ..: a park instead of the terrace, ground over two parks of a group of six
    position = play(table("PPT.\nPPPP\n....", cards=[6]), "card:1@2,0r0")
    assert drawn(position).splitlines()[:2] == ["PPP.", "PP.."]
    assert len(words(position, "temple")) == 5


def test_5_5_a11_declined_group_qualifies_when_it_is_touched_again() -> None:
    position = play(table("TT..\n....\n....", cards=[5]), "card:1@2,0r0 pass")
    assert turn_is_over(position)
    position = play(table(drawn(position), cards=[5]), "card:1@3,0r0")
    assert len(words(position, "temple")) == 4
