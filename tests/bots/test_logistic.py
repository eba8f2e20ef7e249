"""Fitting weights to outcomes: loss, fit, and packages that only training loads."""

import math
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ziggurat.bots.training.logistic import fit, loss
from ziggurat.bots.training.self_play import Sample, accuracy, training_of


@pytest.mark.parametrize(
    ("won", "start", "weight", "total", "gradient"),
    [
        (1.0, 0.0, 0.0, math.log(2), -2 * 0.5),  # even odds were half wrong, twice as far along the row's feature
        (0.0, 0.0, 0.0, math.log(2), 2 * 0.5),
        (1.0, 0.5, 1.0, 3 * 0.5**2 / 2 + math.log(1 + math.exp(-2)), 3 * 0.5 - 2 * (1 - 1 / (1 + math.exp(-2)))),
        (0.0, 0.0, -500.0, 3 * 500.0**2 / 2, 3 * -500.0),  # odds of 1 to e^1000 do not overflow
    ],
)
def test_loss_is_the_negative_log_likelihood_plus_the_penalty(
    won: float, start: float, weight: float, total: float, gradient: float
) -> None:
    """One row with the feature 2, and a penalty of 3 on the change of its weight."""
    vectors = (np.array(values) for values in ([[2.0]], [won], [start], [3.0]))
    found, [found_gradient] = loss(np.array([weight]), *vectors)
    assert found == pytest.approx(total)
    assert found_gradient == pytest.approx(gradient)


def test_feature_that_wins_three_of_four_weighs_log_three() -> None:
    """Its odds are 3 : 1, so its weight is the logarithm of three; far more samples than the penalty counts."""
    samples = [Sample(0, [1], float(i % 4 > 0)) for i in range(80_000)]
    assert abs(fit(samples, [0])[0] - 1000 * math.log(3)) < 130


def test_feature_that_never_occurs_keeps_its_weight() -> None:
    samples = [Sample(0, [i % 2, 0], float(i % 2)) for i in range(4000)]
    learnt = fit(samples, [0, 77])
    assert learnt[1] == 77
    assert learnt[0] > 300


def test_accuracy_uses_the_table_of_each_sample() -> None:
    samples = [Sample(0, [1], 1.0), Sample(1, [1], 0.0), Sample(1, [1], 1.0), Sample(0, [1], 0.5)]
    assert accuracy(samples, [[5], [-5]]) == 2 / 3


def test_every_turn_has_a_sample_at_its_start_and_end() -> None:
    """Every turn but the last begins after another one has ended; both players' samples say who won."""
    training = training_of("babel")
    assert training.outcomes is not None
    samples = training.outcomes.play(training.initial_weights(), "00" * 32)
    ends, beginnings = (sum(one.table == table for one in samples) for table in (0, 1))
    assert ends - beginnings in (0, 1)
    assert {one.won for one in samples} <= {0.0, 0.5, 1.0}
    assert {len(one.counts) for one in samples} == {2 * len(training.initial_weights())}


def test_playing_loads_no_package_of_training() -> None:
    code = (
        "import sys, ziggurat\n"
        "from ziggurat.bots.bot import bots, new_bot\n"
        "from ziggurat.core.rng import Stream\n"
        "for name in ziggurat.games():\n"
        "    for bot in bots(): new_bot(bot, ziggurat.game(name), Stream(bytes(32)))\n"
        "print([name for name in ('numpy', 'scipy', 'ziggurat.bots.training.self_play') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_training_without_scipy_names_the_extra(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "sys.modules['scipy.optimize'] = None\n"
        "from ziggurat.cli import main\n"
        f"sys.exit(main(['train', 'babel', '-o', {str(tmp_path / 'weights.json')!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "ziggurat-table[train]" in done.stderr
