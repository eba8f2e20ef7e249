"""Rules 10: every worked example (E1 to E3 also in test_04_1_start_and_dig.py)."""

import pytest

from helpers.babylon import (
    GAME,
    Garden,
    drawing,
    garden_of,
    lines,
    ornaments,
    placements,
    play,
    player,
    position,
    refused,
    scene,
    squeezed,
)
from ziggurat.core.game import State
from ziggurat.games.babylon.position import BabylonPosition

FIRST = "place:SFBT.white@c3r0/1111"
QUARRY = "3333 3311 2212 2023"


def dug(seat_flower: str, column: str, tile: str) -> int:
    """Return the gain of a dig in the quarry of E1 and E2."""
    state = scene(QUARRY, tops={column: tile})
    order = ["white", "pink"] if seat_flower == "white" else ["pink", "white"]
    for player_data, flower in zip(state["players"], order, strict=True):
        player_data["flower"] = flower
        player_data["slot"] = {"white": "start1", "pink": "start2"}[flower]
    return int(player(play(position(state), f"dig:{column}"), 0)["singles"])


def test_e1_white_digs_the_granite_tile_on_b2() -> None:
    assert dug("white", "B2", "granite05") == 3


def test_e2_pink_digs_the_basalt_tile_on_d3() -> None:
    assert dug("pink", "D3", "basalt05") == 3


def test_e3_dig_gives_five_at_most_without_token_and_six_with_flower() -> None:
    assert player(play(position(scene(tops={"B2": "clay01"})), "dig:B2"), 0)["singles"] == 5
    assert player(play(position(scene(tops={"B2": "clay01"}, token="flower")), "dig:B2"), 0)["singles"] == 6


# --- E4 ----------------------------------------------------------------------------------------------------

E4 = [
    "place:SF--.white@a1r0/1111 statue:a2",
    "place:BS--.pink@d1r0/1111 statue:e2",
    "place:SB--.blue@c5r0/1111",
    "place:ST--.yellow@e5r0/1111",
]


def test_e4_step_1_first_statue_is_unrestricted() -> None:
    assert refused(E4[0]) == "legal"


def test_e4_step_2_statue_is_in_rank_2_with_a2() -> None:
    assert refused(" | ".join(E4[:2])) == "legal"


def test_e4_step_3_no_statue_is_visible_in_file_c_or_rank_6() -> None:
    assert refused(" | ".join(E4[:3]) + " statue:c6") == "no_line"


def test_e4_step_4_statue_is_in_file_e_with_e2_but_the_tile_of_c6_is_old() -> None:
    assert refused(" | ".join(E4) + " statue:e6") == "legal"
    assert refused(" | ".join(E4) + " statue:e6 statue:c6") == "not_new"


# --- E5 to E8 ----------------------------------------------------------------------------------------------


def test_e5_tile_may_have_three_or_four_pillars() -> None:
    assert garden_of(FIRST).belvederes == 0
    three = garden_of("place:SFBT.white@c3r0/11-1")
    assert squeezed(drawing(three)).splitlines()[4:6] == ["4 0 0 1S 1F 0 0 0 0", "3 0 0 1T 1B^ 0 0 0 0"]
    assert refused("place:SFBT.white@c3r0/1--1") == "two_open"


def test_e6_mixed_supports_cost_six_singles() -> None:
    script = f"{FIRST} | place:FBT-.white@d3r0/1221"
    assert garden_of(script, singles=10).top == 2
    assert refused(script, singles=9) == "too_few_pillars"


def test_e7_each_floor_needs_the_one_below() -> None:
    assert refused("place:SFBT.white@c3r0/2222") == "floor_missing"
    assert refused(f"{FIRST} | place:SFBT.white@g7r0/2222") == "legal"


E8 = {
    "E8a": (
        "place:----.white@a1r0/1111 | place:----.white@c1r0/1111 | place:----.white@b3r0/1111"
        " | place:----.white@b1r0/1111 | place:S---.white@b2r0/2211 statue:b3",
        {"statues": 3, "highest": 6},
    ),
    "E8b": (
        "place:----.white@a1r0/1111 | place:-F--.white@d1r0/2222 | place:F---.white@f1r0/2222 fountain:e2-f2",
        {"fountains": 6, "highest": 4},
    ),
    "E8c": (
        "place:----.white@a1r0/1111 | place:-B--.white@d1r0/2222 | place:B---.white@g1r0/2222 bridge:e2-g2",
        {"bridges": 6, "highest": 4},
    ),
    "E8d": ("place:-T--.white@a1r0/1111 | place:T---.white@c1r0/2222 stairs:b2-c2", {"stairs": 3, "highest": 4}),
    "E8e": (
        "place:----.white@a1r0/1111 | place:----.white@c1r0/1111 | place:----.white@b3r0/1111"
        " | place:---T.white@b1r0/1111 | place:---T.white@b2r0/2211 stairs:b1-b2",
        {"stairs": 5, "highest": 6},
    ),
}


@pytest.mark.parametrize("name", E8)
def test_e8_gardens_score_the_points_of_the_table(name: str) -> None:
    script, expected = E8[name]
    assert lines(garden_of(script)) == expected


@pytest.mark.parametrize(
    ("seats", "row"), [(2, (15, 14, 6, 42, 30)), (3, (13, 12, 3, 45, 39)), (4, (11, 10, 0, 48, 44))]
)
def test_e9_counts_of_pieces_rounds_and_turns(seats: int, row: tuple[int, ...]) -> None:
    """Rounds, tokens in the pile, clay removed, tiles left at the start, turns and tiles dug."""
    at = GAME.new(seats, 9)
    tokens = len(GAME.state(at)["tokens"]["pile"])
    counts = {"remove": 0, "dig": 0}
    left = 0
    while not at.over:
        phase = GAME.state(at)["phase"]
        if phase == "dig" and not counts["dig"]:
            left = sum(map(len, GAME.state(at)["columns"].values()))
        if phase in counts:
            counts[phase] += 1
        at.apply(at.legal()[-1])
    assert (GAME.state(at)["round"], tokens, counts["remove"], left, counts["dig"]) == row


# --- E10: the opening of rules 9.4 -------------------------------------------------------------------------


def opening() -> State:
    """Return the table of rules 9.4 before the clay removal."""
    state: State = GAME.state(GAME.new(2, 1))
    state["first"] = state["player"] = 0
    for seat, flower in enumerate(("white", "blue")):
        state["players"][seat] |= {"flower": flower, "slot": {"white": "start1", "blue": "start3"}[flower]}
    put(state, "B2", 2, "clay05")
    put(state, "B2", 1, "granite01")
    put(state, "C4", 2, "clay16")
    rest = sorted(state["tokens"]["pile"])
    for token in ("single", "double"):
        rest.remove(token)
    state["tokens"]["pile"] = [*rest, "double", "single"]
    return state


def put(state: State, column: str, level: int, tile: str) -> None:
    """Swap a tile of the quarry with another one of its layer."""
    other = next(name for name, tiles in state["columns"].items() if tiles[level] == tile)
    here = state["columns"][column][level]
    state["columns"][other][level], state["columns"][column][level] = here, tile


def hand(at: BabylonPosition) -> tuple[int, int]:
    """Return singles and doubles of P1."""
    return player(at, 0)["singles"], player(at, 0)["doubles"]


def test_e10_three_opening_turns() -> None:
    at = play(position(opening()), "remove:B1", "remove:D4", "remove:C3", "remove:A1", "remove:A4", "remove:D1")
    heights = {name: len(tiles) for name, tiles in GAME.state(at)["columns"].items()}
    rows = ["".join(str(heights[file + rank]) for file in "ABCD") for rank in "4321"]
    assert rows == ["2332", "3323", "3333", "2232"]

    assert hand(play(at, "dig:B2")) == (4, 0)
    assert len(GAME.legal_words(at)) == 1962  # E12
    assert hand(play(at, "place:kept@c3r0/1111")) == (0, 0)
    assert GAME.legal_words(at) == ["end:keep", "end:toss", "statue:c4"]
    assert GAME.legal_words(play(at, "statue:c4")) == ["end:keep", "end:toss"]
    play(at, "end:keep")
    assert (player(at, 0)["slot"], hand(at)) == ("clay05", (0, 0))

    play(at, "dig:B3", "end:toss")
    assert GAME.state(at)["tokens"]["in_force"] == "single"
    assert hand(at) == (1, 0)
    assert hand(play(at, "dig:B2")) == (4, 0)
    assert hand(play(at, "place:dug@e4r3/1-11")) == (1, 0)
    play(at, "fountain:d4-e4", "end")
    assert (player(at, 0)["slot"], hand(at)) == ("clay05", (1, 0))

    play(at, "dig:A2", "end:toss")
    assert GAME.state(at)["tokens"]["in_force"] == "double"
    assert hand(at) == (1, 1)
    assert hand(play(at, "dig:C4")) == (5, 1)
    assert hand(play(at, "place:kept@b4r1/-2s2")) == (3, 0)
    cells = player(at, 0)["garden"]["cells"]
    assert [(cells[name]["icon"], cells[name]["use"]) for name in ("b5", "c5", "c4", "b4")] == [
        ("-", "belvedere"),
        ("S", "free"),
        ("-", "free"),
        ("F", "free"),
    ]
    play(at, "statue:c5", "end:keep")
    assert (player(at, 0)["slot"], hand(at)) == ("clay16", (3, 0))


# --- E11 and E12 -------------------------------------------------------------------------------------------

TINY = [
    "place:SFBT.white@c3r0/1111 statue:c4",
    "place:FBT-.white@e4r3/1-11 fountain:d4-e4",
    "place:BS--.pink@f2r0/1111 bridge:d3-f3",
    "place:FT--.blue@a3r1/-222 stairs:c3-b3",
    "place:ST--.yellow@c4r0/22-s statue:c5",
]

TINY_MAP = """
    8   0    0    0    0    0    0    0    0
    7   0    0    0    0    0    0    0    0
    6   0    0    0    0    0    0    0    0
    5   0    0    2S*  2T   1B   1T^  0    0
    4   2.^  2F   2.   2.^  1Fo  1.   0    0
    3   2.   2T/  1T/  1B=  0    1B=  1S   0
    2   0    0    0    0    0    1.   1.   0
    1   0    0    0    0    0    0    0    0
"""


def test_e11_tiny_garden_has_the_drawn_map_and_score() -> None:
    garden = garden_of(" | ".join(TINY))
    assert squeezed(drawing(garden)) == squeezed(TINY_MAP)
    assert lines(garden) == {
        "statues": 2,
        "fountains": 3,
        "bridges": 3,
        "stairs": 3,
        "variety": 4,
        "flowers": 4,
        "belvederes": 3,
        "highest": 4,
    }
    assert sum(garden.sheet()) == 26
    assert garden.bare() == 46


def test_e11_in_turn_3_a_statue_on_g3_would_be_illegal() -> None:
    assert refused(" | ".join(TINY[:2]) + " | place:BS--.pink@f2r0/1111 statue:g3") == "no_line"


@pytest.mark.parametrize("turn", range(5))
def test_e12_in_each_turn_exactly_one_ornament_is_legal(turn: int) -> None:
    *before, word = " | ".join(TINY[: turn + 1]).split()
    assert ornaments(garden_of(" ".join(before))) == {word}


@pytest.mark.parametrize(("singles", "count"), [(255, 980), (3, 784), (2, 0), (1, 0), (0, 0)])
def test_e12_number_of_placements_in_an_empty_garden(singles: int, count: int) -> None:
    words = placements(Garden(), "SFBT", singles=singles)
    assert len(words) == count
    assert sum("-" in word for word in words) == (784 if count else 0)


@pytest.mark.parametrize(("face", "count"), [("S-S-", 490), ("----", 245)])
def test_e12_number_of_placements_of_symmetric_faces(face: str, count: int) -> None:
    assert len(placements(Garden(), face)) == count


@pytest.mark.parametrize(
    ("singles", "count"), [(255, 1760), (3, 640), (4, 832), (5, 912), (6, 1584), (7, 1600), (8, 1760)]
)
def test_e12_number_of_placements_after_one_tile(singles: int, count: int) -> None:
    assert len(placements(garden_of("place:SFBT.white@d4r0/1111"), "SFBT", singles=singles)) == count


@pytest.mark.parametrize(
    ("script", "row"),
    [
        ("place:SFBT.white@d4r0/1111", (1760, (800, 960, 0), 0, 1408)),
        (" | ".join(TINY[:1]), (1748, (800, 948, 0), 48, 1396)),
        (" | ".join(TINY[:2]), (1472, (660, 812, 0), 36, 1180)),
        (" | ".join(TINY[:3]), (1236, (520, 716, 0), 36, 992)),
        (" | ".join(TINY[:4]), (1060, (460, 600, 0), 4, 852)),
        (" | ".join(TINY[:5]), (960, (420, 536, 4), 4, 772)),
    ],
)
def test_e12_number_of_placements_by_kind(script: str, row: tuple[int, tuple[int, int, int], int, int]) -> None:
    """Columns: all, on floors 1 to 3, with a statue as support, with an open corner."""
    garden = garden_of(script)
    words = placements(garden, "SFBT")
    floors = [floor(garden, word) for word in words]
    supports = [word.partition("/")[2] for word in words]
    counted = (
        len(words),
        tuple(floors.count(number) for number in (1, 2, 3)),
        sum("s" in support for support in supports),
        sum("-" in support for support in supports),
    )
    assert counted == row


def floor(garden: Garden, word: str) -> int:
    """Return the floor of a placement from its first support."""
    offsets = (8, 9, 1, 0)
    anchor = "abcdefgh".index(word[0]) + 8 * (int(word[1]) - 1)
    corner = next(place for place, how in enumerate(word[5:]) if how != "-")
    return garden.heights()[anchor + offsets[corner]] + (2 if word[5 + corner] == "2" else 1)
