"""Expected values computed by hand or taken from printed tables of the intervals."""

import pytest

from ziggurat.arena.ratings import place
from ziggurat.arena.rows import FIELDS, rows
from ziggurat.arena.statistics import figures, interval, pairs, quantile, student, wilson
from ziggurat.arena.table import HEADS, row


def game(number, players, totals, winners, failed=None):
    seats = len(players)
    return {
        "number": number,
        "block": number // seats,
        "players": players,
        "winners": winners,
        "totals": totals,
        "sheets": [{"points": total} for total in totals],
        "actions": 10,
        "turns": [5] * seats,
        "seconds": [1.0] * seats,
        "longest": [0.5] * seats,
        "failed": failed,
    }


def test_wilsons_interval_for_eight_of_ten():
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


def test_wilsons_interval_stays_between_0_and_1():
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0


def test_students_interval_of_two_values():
    assert interval([1.0, 3.0]) == pytest.approx((2 - 12.706, 2 + 12.706))


def test_interval_of_one_value_is_infinite():
    assert interval([4.0]) == (float("-inf"), float("inf"))


def test_student_rounds_to_wider_intervals():
    assert (student(4), student(7), student(1000)) == (2.776, 2.447, 1.98)


def test_shared_win_counts_for_its_share():
    a, b = figures(["a", "b"], [game(0, [0, 1], [5, 5], [0, 1]), game(1, [1, 0], [3, 9], [1])])
    assert (a.wins, b.wins) == (1.5, 0.5)


def test_scores_and_leads_follow_the_player_not_the_seat():
    a, b = figures(["a", "b"], [game(0, [0, 1], [10, 4], [0]), game(1, [1, 0], [6, 8], [1])])
    assert (a.score()[0], b.score()[0]) == (9, 5)
    assert (a.lead()[0], b.lead()[0]) == (4, -4)


def test_players_with_one_label_are_counted_together():
    (a, b) = figures(["a", "b", "b"], [game(0, [0, 1, 2], [7, 5, 6], [0])])
    assert (a.games, b.games) == (1, 2)


def test_ahead_counts_opponents_with_another_label_and_a_tie_as_half():
    games = [game(0, [0, 1, 1], [9, 9, 4], [0]), game(1, [1, 0, 1], [8, 5, 5], [0])]
    a, b = figures(["a", "b"], games)
    assert a.ahead()[0] == (1 + 1 + 0 + 0.5) / 4  # the winner of equal scores is ahead
    assert b.ahead()[0] == 1 - a.ahead()[0]


def test_interval_of_ahead_counts_every_game_once():
    a, b = figures(["a", "b"], [game(number, [0, 1, 1, 1], [9, 1, 2, 3], [0]) for number in range(10)])
    assert a.ahead() == (1.0, wilson(10, 10))
    assert b.ahead() == (0.0, wilson(0, 10))


def test_with_two_players_ahead_equals_the_win_rate():
    games = [game(0, [0, 1], [5, 9], [1]), game(1, [1, 0], [3, 3], [0, 1]), game(2, [0, 1], [2, 8], [0])]
    a, _ = figures(["a", "b"], games)
    assert a.ahead() == a.win_rate() == (0.5, wilson(1.5, 3))


def test_players_with_one_label_are_not_compared():
    (a,) = figures(["a"], [game(0, [0, 0], [5, 3], [0])])
    assert a.ahead() is None
    assert row(a)[HEADS.index("ahead")] == "-"


def test_after_a_failure_only_the_bot_that_failed_is_behind():
    a, b, c = figures(["a", "b", "c"], [game(0, [0, 1, 2], [3, 99, 0], [1, 2], {"seat": 0, "why": "hung"})])
    assert (a.ahead()[0], b.ahead()[0], c.ahead()[0]) == (0, 1, 1)


def test_rows_hold_the_share_of_opponents_behind_each_seat():
    found = rows(["a", "b", "b"], [game(0, [0, 1, 2], [7, 5, 9], [2])])
    assert [one["ahead"] for one in found] == [0.5, 0, 1]
    assert [one["ahead"] for one in rows(["a", "a"], [game(0, [0, 1], [7, 5], [0])])] == [None, None]
    assert set(FIELDS) <= set(found[0])


def test_failure_counts_as_a_loss_but_not_as_a_score():
    a, b = figures(["a", "b"], [game(0, [0, 1], [3, 99], [1], {"seat": 0, "why": "hung"})])
    assert (a.wins, a.failures, a.totals, b.wins, b.totals) == (0, 1, [], 1, [])


def test_quantiles_of_ten_scores():
    assert [quantile(range(1, 11), share) for share in (0.1, 0.5, 0.9)] == [2, 6, 10]


def test_ranks_are_winners_first_then_by_score():
    played = game(0, [0, 1, 2], [7, 7, 3], [1])
    assert [place(played, seat) for seat in range(3)] == [2, 1, 3]


def test_bot_that_failed_is_last():
    played = game(0, [0, 1, 2], [50, 7, 3], [1, 2], {"seat": 0, "why": ""})
    assert [place(played, seat) for seat in range(3)] == [3, 1, 1]


def test_pairs_are_compared_once_per_game():
    games = [game(0, [0, 1, 1], [9, 9, 4], [0]), game(1, [1, 0, 1], [8, 5, 5], [0])]
    found = pairs(["a", "b"], games)
    # Game 0: ahead of both. Game 1: behind the first, level with the second. Two games, not four comparisons.
    assert found["a", "b"] == ((1 + 0.25) / 2, wilson(1.25, 2))
    assert found["b", "a"] == ((0 + 0.75) / 2, wilson(0.75, 2))
