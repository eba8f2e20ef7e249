"""Limits: no turn is longer than the arrays of the search."""

from helpers.plain import plain_modules

turn_list, limits, tree = plain_modules("ziggurat.search.turn_list", "ziggurat.search.limits", "ziggurat.search.tree")


def test_actions_beyond_the_longest_turn_are_dropped() -> None:
    turns = turn_list.TurnList(2)
    turns.clear(2)
    first, second = turns.insert(20, 1), turns.insert(10, 2)
    for code in range(limits.MAX_TURN_LENGTH + 3):
        turns.append(first, code)
    assert turns.lengths[first] == limits.MAX_TURN_LENGTH
    assert turns.codes[limits.MAX_TURN_LENGTH * first + limits.MAX_TURN_LENGTH - 1] == limits.MAX_TURN_LENGTH - 1
    assert turns.lengths[second] == 0
    assert turns.codes[limits.MAX_TURN_LENGTH * second] == 0


def test_products_of_the_search_fit_64_bits() -> None:
    """The largest prior deficit, and the largest sum of squares, of values in ten-thousandths."""
    assert tree.WIN_VALUE // 4 * tree.MAX_DEFICIT * tree.PRIOR_VISITS < 2**63
    assert (tree.WIN_VALUE // 100) ** 2 * 60_000 < 2**63
