"""Rules 6: the end, the score sheet, the winner."""

from collections.abc import Sequence

import pytest

from helpers.hanging_gardens import GAME, play, state, table, words
from ziggurat.core.position import Position

VALUES = {
    "queen": [0, 3, 10, 13, 20],
    "king": [0, 4, 11, 15, 22],
    "tiger": [0, 2, 6, 14, 16, 20, 28],
    "garden": [0, 2, 8, 16, 18, 24, 32],
    "statue": [0, 1, 9, 20, 21, 29, 40],
    "chalice": [0, 1, 5, 11, 20, 21, 25, 31, 40, 41, 45],
    "gate": [0, 0, 5, 14, 25, 25, 30, 39, 50],
}


def total(*tiles: str) -> int:
    return table(hands=[tiles]).scores()[0]


# --- 6.1 The end -----------------------------------------------------------------------------------------------


def finish_round(position: Position) -> Position:
    """Play the rest of the round with the first legal actions, passing where possible."""
    number = GAME.state(position)["round"]["number"]
    while not position.over and GAME.state(position)["round"]["number"] == number:
        legal = words(position)
        GAME.apply(position, "pass" if "pass" in legal else legal[0])
    return position


LAST_TILE = "TT...\n.....\n....."
TAKE = "card:1@2,0r0 temple:0,0 tile:1a"


def last_tile(seats: int = 2, number: int = 3, **options: object) -> Position:
    """Return the position after the round's first player took the last tile."""
    position = table(
        LAST_TILE, cards=[5], seats=seats, number=number, stock=[], spaces=["queen"], options=options or None
    )
    return play(position, TAKE)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 15), (3, 20), (4, 15)])
def test_6_1_game_ends_after_the_round_with_the_last_cards(seats: int, rounds: int) -> None:
    position = finish_round(table(seats=seats, number=rounds - 1))
    assert not position.over
    finish_round(position)
    assert position.over
    assert GAME.legal_words(position) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_6_1_a26_one_more_round_is_played_after_the_last_tile(seats: int) -> None:
    position = last_tile(seats)
    assert GAME.state(position)["round"]["last"] == 4
    finish_round(position)
    assert (position.over, GAME.state(position)["round"]["number"]) == (False, 4)
    finish_round(position)
    assert (position.over, GAME.state(position)["round"]["number"]) == (True, 4)


def test_6_1_no_round_is_added_if_no_cards_remain() -> None:
    assert finish_round(last_tile(number=15)).over


def test_7_game_ends_in_the_current_round_with_last_round_current() -> None:
    assert finish_round(last_tile(last_round="current")).over


def test_7_game_uses_up_all_cards_with_last_round_never() -> None:
    position = last_tile(last_round="never")
    for number in range(4, 16):
        finish_round(position)
        assert (position.over, GAME.state(position)["round"]["number"]) == (False, number)
    assert finish_round(position).over


def test_7_tiles_out_stock_needs_only_an_empty_stock() -> None:
    for tiles_out, ends in (("all", False), ("stock", True)):
        options = {"tiles_out": tiles_out, "last_round": "current"}
        position = table(
            LAST_TILE, cards=[5], number=3, stock=["king"], spaces=["queen"] * 4 + ["gate"] * 2, options=options
        )
        play(position, TAKE)
        assert GAME.state(position)["tile_stock"] == []
        assert finish_round(position).over == ends


def test_7_tiles_out_stock_counts_a_blind_draw() -> None:
    options = {"tiles_out": "stock", "last_round": "current"}
    garden = "TTTTT...\n........\n........"
    position = table(garden, cards=[5], number=3, stock=["king"], spaces=["queen"] * 4 + ["gate"] * 2, options=options)
    play(position, "card:1@5,0r0 temple:0,0")
    assert GAME.state(position)["round"]["last"] == 3
    play(position, "tile:1a")
    assert finish_round(position).over


def test_6_1_state_with_the_last_round_round_trips() -> None:
    position = finish_round(last_tile())
    body = GAME.state(position)
    assert body["round"]["last"] == 4
    assert finish_round(GAME.load(body)).over
    del body["round"]["last"]  # without this field the tiles ran out in the current round
    assert not finish_round(GAME.load(body)).over


# --- 6.2 Series and persons ------------------------------------------------------------------------------------


@pytest.mark.parametrize("series", VALUES)
def test_6_2_a28_series_scores_complete_sets_and_the_rest_by_number(series: str) -> None:
    for count, points in enumerate(VALUES[series]):
        assert total(*[series] * count) == points


@pytest.mark.parametrize(
    ("person", "series", "size", "low", "high"),
    [
        ("animal_handler", "tiger", 3, 4, 12),
        ("gardener", "garden", 3, 4, 12),
        ("sculptor", "statue", 3, 3, 10),
        ("priest", "chalice", 4, 3, 10),
    ],
)
def test_6_2_a29_a30_a38_person_scores_more_with_a_complete_set(
    person: str, series: str, size: int, low: int, high: int
) -> None:
    def with_person(count: int) -> int:
        return total(person, *[series] * count)

    assert with_person(0) == low
    assert with_person(size - 1) == VALUES[series][size - 1] + low
    assert with_person(size) == VALUES[series][size] + high
    assert with_person(2 * size) == VALUES[series][2 * size] + high


def test_6_2_a31_guard_counts_every_gate() -> None:
    for gates in range(9):
        sheet = table(hands=[["guard"] + ["gate"] * gates]).sheet(0)
        assert (sheet["guard"], sheet["gate"]) == (3 * gates, VALUES["gate"][gates])


def test_6_2_king_and_queen_are_two_series() -> None:
    assert total("king", "queen") == 7
    assert total("king", "king") == 11


def test_6_2_blind_tiles_count_like_open_ones() -> None:
    position = table(hands=[["tiger", "tiger"]], blind=[["tiger", "animal_handler"]])
    assert position.scores()[0] == 14 + 12


def test_6_2_sheet_has_one_line_per_series_and_person_and_the_awards() -> None:
    position = table(hands=[["queen", "gate", "gate", "guard"]], awards=[2, 0])
    assert position.sheet(0) == {
        "queen": 3,
        "king": 0,
        "tiger": 0,
        "garden": 0,
        "statue": 0,
        "chalice": 0,
        "gate": 5,
        "animal_handler": 0,
        "gardener": 0,
        "sculptor": 0,
        "priest": 0,
        "guard": 6,
        "awards": 10,
    }
    assert position.scores() == [24, 0]


def test_6_2_gardens_temples_and_groups_score_nothing() -> None:
    assert table("tTT\nPPp\n...").scores() == [0, 0]


# --- 6.3 The winner --------------------------------------------------------------------------------------------


def ended(hands: Sequence[Sequence[str]], awards: Sequence[int] = (), **options: object) -> Position:
    """Return a finished game in which the players have these tiles."""
    body = state(seats=len(hands), hands=hands, awards=awards, number=20 if len(hands) == 3 else 15, options=options)
    body["phase"] = "over"
    body["round"]["to_move"] = []
    body["card_display"] = [None] * len(body["card_display"])
    return GAME.load(body)


def test_6_3_highest_total_wins() -> None:
    position = ended([["queen"], ["king"], []])
    assert position.scores() == [3, 4, 0]
    assert position.winners() == [1]
    assert GAME.view(position, None)["places"] == [2, 1, 3]


def test_6_3_a32_tie_is_broken_by_complete_sets() -> None:
    # 20 points each: two sets of queens, or five tigers (one set) 14 + 6
    position = ended([["tiger"] * 5, ["queen"] * 4])
    assert position.scores() == [20, 20]
    assert position.winners() == [1]


def test_6_3_a32_second_tie_break_is_the_number_of_tiles() -> None:
    # 13 points each and one set each: three queens; or a set of kings and a single garden, three tiles too
    position = ended([["king"] * 2 + ["garden"], ["queen"] * 3])
    assert position.scores() == [13, 13]
    assert position.winners() == [0, 1]
    # 14 points: three tigers; or two kings with a statue, a chalice and a chalice less ... one tile more
    position = ended([["tiger"] * 3, ["king"] * 2 + ["garden", "statue"]])
    assert position.scores() == [14, 14]
    assert position.winners() == [1]


def test_6_3_a32_awards_do_not_count_as_tiles() -> None:
    # 5 points each, no set: one award, or two gates
    position = ended([[], ["gate"] * 2], awards=[1, 0])
    assert position.scores() == [5, 5]
    assert position.winners() == [1]


def test_6_3_a32_tie_after_both_tie_breaks_is_a_shared_victory() -> None:
    position = ended([["queen"], ["sculptor"], []])
    assert position.scores() == [3, 3, 0]
    assert position.winners() == [0, 1]
    assert GAME.view(position, None)["places"] == [1, 1, 3]


def test_7_tie_break_shared_compares_totals_only() -> None:
    assert ended([["tiger"] * 5, ["queen"] * 4], tie_break="shared").winners() == [0, 1]


def test_6_3_tie_breaks_apply_to_lower_places_too() -> None:
    position = ended([["tiger"] * 5, ["queen"] * 4, ["gate"] * 4, []])
    assert position.scores() == [20, 20, 25, 0]
    assert GAME.view(position, 0)["places"] == [3, 2, 1, 4]


def test_6_3_there_is_no_winner_before_the_end() -> None:
    assert table(hands=[["queen"]]).winners() is None
    assert GAME.view(table(), 0)["places"] is None
