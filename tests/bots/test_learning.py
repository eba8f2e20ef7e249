"""Learning from outcomes: what goes with victory gets weight, what never occurs keeps its own."""

import math
from array import array

import pytest

from ziggurat.bots.training.logistic import fit
from ziggurat.bots.training.logistic_loss import Regression
from ziggurat.bots.training.self_play import Sample, accuracy, training_of


@pytest.mark.parametrize(
    ("won", "start", "weight", "total", "slope"),
    [
        (1.0, 0.0, 0.0, math.log(2), -2 * 0.5),  # even odds were half wrong, twice as far along the row's feature
        (0.0, 0.0, 0.0, math.log(2), 2 * 0.5),
        (1.0, 0.5, 1.0, 3 * 0.5**2 / 2 + math.log(1 + math.exp(-2)), 3 * 0.5 - 2 * (1 - 1 / (1 + math.exp(-2)))),
        (0.0, 0.0, -500.0, 3 * 500.0**2 / 2, 3 * -500.0),  # odds of 1 to e^1000 do not overflow
    ],
)
def test_the_loss_is_the_surprise_at_the_outcomes_and_the_way_from_the_start(
    won: float, start: float, weight: float, total: float, slope: float
) -> None:
    """One row with the feature 2, held at the start with a strength of 3."""
    task = Regression(array("d", [2.0]), array("d", [won]), [start], [3.0])
    found, [steep] = task.loss([weight])
    assert found == pytest.approx(total)
    assert steep == pytest.approx(slope)


def test_a_feature_that_wins_three_games_of_four_weighs_three_to_one() -> None:
    """Its odds are 3 : 1, so its weight is the logarithm of three; far more lessons than caution."""
    lessons = [Sample(0, [1], float(i % 4 > 0)) for i in range(80_000)]
    assert abs(fit(lessons, [0])[0] - 1000 * math.log(3)) < 130


def test_a_feature_that_never_occurs_keeps_its_weight() -> None:
    lessons = [Sample(0, [i % 2, 0], float(i % 2)) for i in range(4000)]
    learnt = fit(lessons, [0, 77])
    assert learnt[1] == 77
    assert learnt[0] > 300


def test_outcomes_are_foretold_by_the_table_of_each_lesson() -> None:
    lessons = [Sample(0, [1], 1.0), Sample(1, [1], 0.0), Sample(1, [1], 1.0), Sample(0, [1], 0.5)]
    assert accuracy(lessons, [[5], [-5]]) == 2 / 3


def test_a_game_gives_a_lesson_at_both_ends_of_every_turn() -> None:
    """Every turn but the last begins after another one has ended; both players' lessons say who won."""
    training = training_of("babel")
    assert training.outcomes is not None
    lessons = training.outcomes.play(training.initial_weights(), "00" * 32)
    ends, beginnings = (sum(one.table == table for one in lessons) for table in (0, 1))
    assert ends - beginnings in (0, 1)
    assert {one.won for one in lessons} <= {0.0, 0.5, 1.0}
    assert {len(one.counts) for one in lessons} == {2 * len(training.initial_weights())}
