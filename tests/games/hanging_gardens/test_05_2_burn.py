"""Rules 5.2: a displayed card without a legal place."""

from helpers.hanging_gardens import GAME, play, table, words

# Cards 57 to 60 have buildings in all three rows and both columns: they fit this garden only square on square,
# and there they would cover the temple. Cards 1 to 4 have one building and fit.
GARDEN = """
    TT
    tT
    ..
"""
CARD = {"burn": "card"}


def test_7_burn_card_allows_burning_one_card_without_a_place() -> None:
    position = table(GARDEN, cards=[57, 1, 58, 2], options=CARD)
    assert words(position, "burn") == ["burn:1", "burn:3"]
    assert {word[5] for word in words(position, "card")} == {"2", "4"}


def test_5_2_burning_ends_the_turn_at_once() -> None:
    position = play(table(GARDEN, cards=[57, 58, 59, 60]), "burn:3")
    state = GAME.state(position)
    assert (state["phase"], position.to_move) == ("card", 1)
    assert state["card_display"] == [57, 58, None, 60]
    assert state["players"][0]["supply"] == 4


def test_5_2_card_with_a_place_must_be_placed() -> None:
    assert not words(table(cards=[1, 2, 3, 4]), "burn")


def test_5_2_a40_burned_cards_leave_the_game_and_are_public() -> None:
    position = play(table(GARDEN, cards=[57, 58, 59, 60]), "burn:1")
    assert GAME.view(position, None)["burned_cards"] == [57]
    assert 57 not in GAME.state(position)["card_stack"]


def test_5_2_a9_only_if_no_card_fits_one_may_be_burned() -> None:
    position = table(GARDEN, cards=[57, 58, 59, 60])
    assert words(position) == ["burn:1", "burn:2", "burn:3", "burn:4"]
    assert not words(table(GARDEN, cards=[57, 1, 58, 2]), "burn")
