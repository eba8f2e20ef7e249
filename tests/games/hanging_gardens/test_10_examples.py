"""Rules 9 and 10: the full turns and the worked examples X1 to X7."""

import pytest

from helpers.hanging_gardens import FRESH, GAME, drawn, phase, picture, play, table, words
from ziggurat.core.errors import IllegalAction


def test_x1_both_parks_lie_on_empty_squares() -> None:
    position = play(table(FRESH, cards=[10]), "card:1@-1,0r0")
    assert drawn(position) == picture("""
        origin -1,0
        .P.
        .P.
        ...
    """)
    assert position.to_move == 1


@pytest.mark.parametrize("word", ["card:1@0,1r1", "card:1@1,0r0"])
def test_x2_park_on_the_table_is_illegal(word: str) -> None:
    position = table(FRESH, cards=[10])
    with pytest.raises(IllegalAction, match="would lie on the table"):
        GAME.apply(position, word)


def test_x3_parks_lie_on_a_building_and_on_an_empty_square() -> None:
    position = play(table("..\nT.\n..", cards=[10]), "card:1@-1,1r0")
    assert drawn(position) == picture("""
        origin -1,0
        -..
        .P.
        .P.
        ..-
    """)


def test_x4_first_three_turns_of_a_player() -> None:
    position = play(table(FRESH, cards=[25]), "card:1@1,0r0")
    assert drawn(position) == ".T.\n.A.\n..."
    assert position.to_move == 1
    position = play(table(drawn(position), cards=[17]), "card:1@0,1r1")
    assert drawn(position) == ".T.\n.T.\n.P."
    assert position.to_move == 1
    position = play(table(drawn(position), cards=[5]), "card:1@2,0r0")
    assert phase(position) == "temple"
    play(position, "temple:1,0")
    assert words(position) == ["tile:1a", "tile:1b"]


def test_x5_templed_group_is_split_and_a_group_of_four_qualifies() -> None:
    for growth in ("touch", "strict"):
        position = table(
            """
            ........
            .pPPPPP.
            .....P..
            ........
            """,
            cards=[2],
            options={"growth": growth},
        )
        play(position, "card:1@3,1r2")
        assert words(position) == ["pass", "temple:4,2", "temple:5,1", "temple:5,2", "temple:6,1"]
        assert drawn(position) == picture("""
            ........
            .pP..PP.
            ....PP..
            ........
        """)
        play(position, "temple:6,1")
        assert words(position) == ["tile:1a", "tile:1b", "tile:2a", "tile:2b"]


def test_x6_split_part_without_a_new_square_does_not_qualify() -> None:
    position = table(
        """
        .tTT...
        pPPPPPP
        .......
        """,
        cards=[5],
    )
    play(position, "card:1@2,1r0")
    assert (phase(position), position.to_move) == ("card", 1)
    assert drawn(position) == picture("""
        .tTT...
        pPT.PPP
        .......
        --..---
    """)


def test_x7_guard_scores_every_gate() -> None:
    position = table(hands=[["guard"] + ["gate"] * 5])
    assert position.sheet(0)["guard"] == 15
    assert position.sheet(0)["gate"] == 25 + 0


def test_9_full_turn_of_the_notation() -> None:
    position = table(
        """
        .T.
        .T.
        .P.
        """,
        cards=[1, 2, 5],
    )
    play(position, "card:3@2,0r0")
    assert words(position) == ["pass", "temple:1,0", "temple:1,1", "temple:2,0"]
    play(position, "temple:1,0")
    assert words(position) == ["tile:1a", "tile:1b"]
    play(position, "tile:1b")
    assert drawn(position) == picture("""
        .tT.
        .T..
        .P..
    """)
    assert GAME.state(position)["players"][0]["supply"] == 4


def test_9_turn_with_a_merge() -> None:
    body = """
        origin -2,0
        fFF...A
        ...Ff.A
    """
    position = play(table(body, cards=[1, 24]), "card:2@1,-1r3")
    assert words(position) == ["keep:-2,0", "keep:2,1"]
    assert len(GAME.state(position)["turn"]["merged"]) == 6
    play(position, "keep:2,1")
    assert GAME.state(position)["players"][0]["supply"] == 4
    assert words(position) == ["pass", "temple:3,0", "temple:4,0", "temple:4,1"]
    play(position, "temple:4,1 tile:1a")
    assert GAME.state(position)["players"][0]["supply"] == 3
    assert len(GAME.state(position)["players"][0]["open_tiles"]) == 1
    assert drawn(position) == picture("""
        origin -2,-1
        ---...-
        FFFF.AA
        ...Ff.a
    """)


def test_5_1_rotations_of_card_49() -> None:
    pictures = {0: "TA\n.P\n..", 1: "..T\n.PA", 2: "..\nP.\nAT", 3: "AP.\nT.."}
    wide_ground = "\n".join(["......"] * 6)
    for turn, face in pictures.items():
        position = play(table(wide_ground, cards=[49]), f"card:1@2,2r{turn}")
        rows = [line[2 : 2 + len(face.splitlines()[0])] for line in drawn(position).splitlines()[2:]]
        assert rows[: len(face.splitlines())] == face.splitlines()
