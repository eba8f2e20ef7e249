"""Rules 8: rulings without a test elsewhere; every ruling has a test."""

import re
from pathlib import Path

import pytest

from helpers.hanging_gardens import GAME, drawn, phase, play, table, words
from ziggurat.core.errors import BadNotation

GROUND = "\n".join(["......"] * 6)


@pytest.mark.parametrize("word", ["card:1@0.5,0r0", "card:1@0,1/2r0", "card:1@0,0"])
def test_a1_coordinates_must_be_whole_numbers(word: str) -> None:
    with pytest.raises(BadNotation):
        GAME.apply(table(cards=[1]), word)


def test_a2_cards_may_be_rotated_but_not_mirrored() -> None:
    faces = set()
    for word in words(table(GROUND, cards=[49]), "card:1"):  # TA / .P / ..
        garden = GAME.state(play(table(GROUND, cards=[49]), word))["players"][0]["garden"]
        built = sorted((*map(int, place.split(",")), shown) for place, shown in garden.items() if shown != ".")
        left, top = min(x for x, _, _ in built), min(y for _, y, _ in built)
        faces.add(tuple((x - left, y - top, shown) for x, y, shown in built))
    assert faces == {
        ((0, 0, "T"), (1, 0, "A"), (1, 1, "P")),
        ((0, 1, "P"), (1, 0, "T"), (1, 1, "A")),
        ((0, 0, "P"), (0, 1, "A"), (1, 1, "T")),
        ((0, 0, "A"), (0, 1, "T"), (1, 0, "P")),
    }


def test_a12_joined_templeless_groups_count_fully() -> None:
    garden = """
        ..TT..
        TT....
        ......
    """
    position = play(table(garden, cards=[5]), "card:1@2,1r0 temple:0,1")
    assert GAME.state(position)["turn"]["size"] == 5


def test_a16_shrunk_group_counts_with_its_current_size() -> None:
    # the fountains had three squares when they earned their tile; now one is left, and it is the smallest group
    garden = """
        tTT.pP.aA.
        ..........
        f...tTT...
        ..........
        TT........
    """
    position = play(table(garden, cards=[5]), "card:1@2,4r0")
    assert words(position, "temple") == ["temple:0,4<0,2", "temple:1,4<0,2", "temple:2,4<0,2"]


def test_a27_a41_blind_tiles_are_secret_and_awards_are_not() -> None:
    for secrecy in ("blind", "all", "none"):
        position = table(awards=[2, 0], blind=[["king"]], options={"tile_secrecy": secrecy})
        player = GAME.view(position, 1)["players"][0]
        assert player["five_point_awards"] == 2
        assert player["blind_tiles"] == (["king"] if secrecy == "none" else None)
        assert player["blind_count"] == 1


def test_a39_blind_tile_is_the_top_of_the_stock_and_drawn_automatically() -> None:
    garden = "TTTTT...\n........\n........"
    position = table(garden, cards=[5], stock=["queen", "gate", "king"], spaces=["tiger"] * 6)
    play(position, "card:1@5,0r0 temple:0,0")
    assert phase(position) == "tile"
    assert GAME.state(position)["players"][0]["blind_tiles"] == ["king"]


def test_a42_enlarging_a_templed_group_earns_nothing() -> None:
    position = play(table("tTT..\n.....\n.....", cards=[5]), "card:1@3,0r0")
    assert drawn(position).splitlines()[0] == "tTTT."
    assert position.to_move == 1


def test_every_ruling_has_a_test() -> None:
    names = " ".join(
        name
        for file in Path(__file__).parent.glob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    )
    tested = {int(number) for number in re.findall(r"_a(\d+)(?=_)", names)}
    assert set(range(1, 43)) - tested == set()
