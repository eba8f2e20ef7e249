"""Rules 1: what is in the box."""

from collections import Counter

from helpers.babel import BABEL, new


def test_1_box_has_twelve_cards_of_each_of_five_peoples():
    assert BABEL.box.data["people"] == {"A": 12, "H": 12, "M": 12, "P": 12, "S": 12}


def test_1_box_has_45_temple_cards_from_ten_ones_to_five_sixes():
    assert BABEL.box.data["temple"] == {"1": 10, "2": 9, "3": 8, "4": 7, "5": 6, "6": 5}
    assert sum(BABEL.box.data["temple"].values()) == 45


def test_1_new_game_uses_exactly_the_cards_of_the_box():
    state = new(seed=3).state
    people = Counter(state["people_deck"] + state["hand"][0] + state["hand"][1])
    assert people == {"A": 12, "H": 12, "M": 12, "P": 12, "S": 12}
    temples = Counter(state["temple_deck"] + [1, 1])  # the two starters are not in the deck
    assert temples == {1: 10, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5}


def test_1_five_sites_are_named_after_the_peoples_and_have_two_sides():
    state = new().state
    for side in state["column"] + state["temple"]:
        assert list(side) == ["A", "H", "M", "P", "S"]


def test_1_game_is_for_two_players():
    assert list(BABEL.seats) == [2]
