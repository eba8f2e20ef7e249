"""Rules 3: set-up."""

from collections import Counter

import pytest

from helpers.hanging_gardens import BOX_TILES, FRESH, GAME, SPACES, drawn
from ziggurat.core.errors import BadOptions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_1_a34_each_player_has_a_start_card_and_five_temples(seats: int) -> None:
    position = GAME.new(seats, 1)
    for seat, player in enumerate(GAME.state(position)["players"]):
        assert drawn(position, seat) == FRESH
        assert (player["supply"], player["temples"], player["open_tiles"], player["blind_tiles"]) == (5, [], [], [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_2_all_sixty_cards_are_shuffled_into_one_stack(seats: int) -> None:
    state = GAME.state(GAME.new(seats, 1))
    cards = state["card_stack"] + state["card_display"]
    assert sorted(cards) == list(range(1, 61))
    assert cards != sorted(cards)
    assert len(state["card_display"]) == (3 if seats == 3 else 4)


def test_3_3_six_tiles_are_face_up_and_43_in_the_stock() -> None:
    state = GAME.state(GAME.new(2, 1))
    assert tuple(state["tile_display"]) == SPACES
    assert len(state["tile_stock"]) == 43
    assert Counter(state["tile_stock"]) + Counter(state["tile_display"].values()) == Counter(BOX_TILES)


def test_3_seed_decides_the_deal() -> None:
    assert GAME.new(3, 5) == GAME.new(3, 5)
    assert GAME.new(3, 5) != GAME.new(3, 6)


def test_3_deals_are_fair() -> None:
    # 3000 deals: each of 12 kinds of tiles at space 1a, each card in slot 1, within five standard deviations
    deals = [GAME.state(GAME.new(2, seed)) for seed in range(3000)]
    for tile, count in Counter(BOX_TILES).items():
        seen = sum(deal["tile_display"]["1a"] == tile for deal in deals)
        share = count / 49
        assert abs(seen - 3000 * share) < 5 * (3000 * share * (1 - share)) ** 0.5
    cards = Counter(deal["card_display"][0] for deal in deals)
    assert len(cards) == 60
    assert all(abs(count - 50) < 5 * (3000 / 60 * 59 / 60) ** 0.5 for count in cards.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_4_a33_start_player_is_drawn_by_lot(seats: int) -> None:
    starts = Counter(GAME.new(seats, seed).to_move for seed in range(600))
    assert set(starts) == set(range(seats))
    assert all(abs(count - 600 / seats) < 75 for count in starts.values())


def test_7_start_player_names_a_seat() -> None:
    for seat in range(4):
        assert GAME.new(4, 1, {"start_player": seat}).to_move == seat
        assert GAME.new(4, 1, {"start_player": str(seat)}).to_move == seat


@pytest.mark.parametrize(("seats", "start"), [(2, 2), (2, 3), (3, 3)])
def test_7_start_player_must_be_one_of_the_seats(seats: int, start: int) -> None:
    with pytest.raises(BadOptions, match=f"start_player is {start}, but with {seats} players"):
        GAME.new(seats, 1, {"start_player": start})
