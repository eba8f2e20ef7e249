"""Ratings against values computed by hand for Davidson's model."""

import math
import random
from collections import Counter

import pytest

from ziggurat.arena.ratings import POINTS, Model, outcomes, ratings

NEAR = 0.02  # the prior pulls ratings of a hundred games by less than this share


def game(number, players, totals, winners, failed=None):
    return {
        "number": number,
        "block": number,
        "players": players,
        "winners": winners,
        "totals": totals,
        "failed": failed,
    }


def duels(wins, ties, losses, players=(0, 1)):
    """Return games between two players, each its own deal."""
    results = [([9, 1], [0])] * wins + [([5, 5], [0, 1])] * ties + [([1, 9], [1])] * losses
    return [game(number, list(players), *result) for number, result in enumerate(results)]


def test_two_players_without_ties():
    found = ratings(["a", "b"], duels(75, 0, 25))
    assert found["a"][0] - found["b"][0] == pytest.approx(400 * math.log10(3), rel=NEAR)
    assert found["a"][0] + found["b"][0] == pytest.approx(0)


def test_two_players_with_ties():
    # Wins, ties and losses are as a : t sqrt(ab) : b, so a / b = 40 / 10 and t = 20 / sqrt(40 * 10) = 1.
    games = duels(40, 20, 10)
    found = ratings(["a", "b"], games)
    assert found["a"][0] - found["b"][0] == pytest.approx(400 * math.log10(4), rel=NEAR)
    model = Model(2, Counter(one for played in games for one in outcomes(["a", "b"], ["a", "b"], played)))
    assert math.exp(model.fit()[-1]) == pytest.approx(1, rel=NEAR)


def test_standard_error_of_equal_players():
    # The variance of the difference is 4 / n, that of each rating about the mean a quarter of it: 1 / 100.
    found = ratings(["a", "b"], duels(50, 0, 50))
    assert found["a"] == (pytest.approx(0, abs=1e-6), pytest.approx(POINTS / 10, rel=NEAR))


def test_games_of_one_deal_count_as_one():
    games = duels(50, 0, 50)
    doubled = [{**one, "number": 2 * one["number"] + copy} for one in games for copy in (0, 1)]
    assert ratings(["a", "b"], doubled)["a"][1] == pytest.approx(ratings(["a", "b"], games)["a"][1], rel=NEAR)


def test_order_of_games_does_not_matter():
    labels = ["a", "b", "c"]
    games = [*duels(30, 5, 10), *duels(20, 0, 25, (1, 2)), *duels(12, 3, 6, (2, 0))]
    games = [{**one, "number": number, "block": number} for number, one in enumerate(games)]
    expected = ratings(labels, games)
    for _ in range(3):
        random.Random(7).shuffle(games)
        for label, (points, error) in ratings(labels, games).items():
            assert (points, error) == (pytest.approx(expected[label][0]), pytest.approx(expected[label][1]))


def test_third_player_is_rated_through_the_second():
    games = [*duels(75, 0, 25), *duels(75, 0, 25, (1, 2))]
    found = ratings(["a", "b", "c"], [{**one, "block": number} for number, one in enumerate(games)])
    assert found["b"][0] == pytest.approx(0, abs=1)
    assert found["a"][0] - found["c"][0] == pytest.approx(2 * 400 * math.log10(3), rel=2 * NEAR)


def test_player_that_wins_always_has_a_finite_rating_and_a_wide_error():
    best, error = ratings(["a", "b"], duels(1000, 0, 0))["a"]
    assert 400 < best < 1200 and error > 100


def test_comparisons_in_a_game_of_four_have_half_the_weight():
    model = Model(2, Counter({(0, 1, 0, 4): 2}))
    assert model.gradient([0, 0, -50], prior=False)[0] == pytest.approx(2 * 2 / 4 * (1 - 0.5))


def test_failed_bot_is_behind_all_others_which_are_not_compared():
    played = game(0, [0, 1, 2], [3, 99, 0], [1, 2], {"seat": 0, "why": "hung"})
    assert sorted(outcomes("abc", "abc", played)) == [(1, 0, 0, 3), (2, 0, 0, 3)]


def test_seats_of_one_label_are_not_compared():
    assert ratings(["a", "a"], duels(9, 0, 0))["a"] == (0, 0)
    found = ratings(["a", "b", "b"], [game(0, [0, 1, 2], [9, 1, 2], [0])])
    assert found["a"][0] > 0 > found["b"][0]
