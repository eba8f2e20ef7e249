"""A batch plays the same games as single positions, and reports what they report."""

import gc
import hashlib
import os
import subprocess
import sys
import threading
from time import sleep
from typing import Any

import numpy as np
import pytest

from helpers.engine_process import TIMEOUT
from helpers.quick import hardest
from ziggurat import game, games
from ziggurat.batch import Batch
from ziggurat.batch.batch import SKIP, rewards
from ziggurat.core.errors import BadOptions, IllegalAction

DIGEST = """
import hashlib, sys
from ziggurat.batch import Batch
batch, digest = Batch(sys.argv[1], 6, seed=4, threads=2), hashlib.sha256()
for _ in range(30):
    batch.step(batch.random_actions())
    for each in (batch.observation, batch.mask, batch.to_move, batch.sizes, batch.done, batch.reward):
        digest.update(each.tobytes())
    for number in range(6):
        digest.update(repr(batch.legal(number)).encode() + batch.features(number).tobytes())
print(digest.hexdigest())
"""


def check(batch: Batch, positions: list[Any]) -> None:
    """Compare everything that a batch shows with positions."""
    for number, position in enumerate(positions):
        assert batch.to_move[number] == position.to_move
        assert batch.legal(number) == position.legal()
        assert batch.sizes[number] == len(position.legal())
        expected = bytearray(position.observation_size())
        position.observe_into(expected, position.to_move)
        assert batch.observation[number].tobytes() == bytes(expected)
        if batch.game.flat_actions:
            assert np.flatnonzero(batch.mask[number]).tolist() == sorted(position.legal())
        else:
            rows = [position.features_of(code) for code in position.legal()]
            assert batch.features(number).tobytes() == b"".join(rows)


def positions_of(batch: Batch) -> list[Any]:
    """Return copies of the positions in a batch."""
    return [position.clone() for chunk in batch.chunks for position in chunk.positions]


@hardest("threads", 3, 1)
@pytest.mark.parametrize("name", games())
def test_batch_equals_single_positions(name: str, threads: int) -> None:
    played = game(name)
    batch = Batch(name, 7, seats=played.seats[-1], seed=2, threads=threads)
    ended = 0
    for step in range(150):
        positions = positions_of(batch)
        actions = batch.random_actions()
        for position, action in zip(positions, actions, strict=True):
            position.apply(played.action_at(position, int(action)))
        batch.step(actions)
        for number, position in enumerate(positions):
            assert batch.done[number] == position.over
            expected = rewards(position) if position.over else [0] * position.seats
            assert batch.reward[number].tolist() == pytest.approx(expected)
            ended += position.over
        if step % 5 == 0 or batch.done.any():
            check(batch, [now if old.over else old for now, old in zip(positions_of(batch), positions, strict=True)])
    assert ended


@pytest.mark.parametrize("name", games())
def test_games_do_not_depend_on_the_number_of_threads(name: str) -> None:
    digests = set()
    for threads in (1, 2, 5):
        batch, digest = Batch(name, 20, seed=3, threads=threads), hashlib.sha256()
        for _ in range(60):
            batch.step(batch.random_actions())
            digest.update(batch.observation.tobytes() + batch.reward.tobytes())
        digests.add(digest.hexdigest())
    assert len(digests) == 1


@pytest.mark.parametrize("name", games())
def test_plain_and_compiled_batches_are_equal(name: str) -> None:
    digests = set()
    for plain in ("", "1"):
        done = subprocess.run(
            [sys.executable, "-c", DIGEST, name],
            env={**os.environ, "ZIGGURAT_PLAIN": plain},
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=True,
        )
        digests.add(done.stdout)
    assert len(digests) == 1


@pytest.mark.parametrize("name", games())
def test_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    batch = Batch(name, 4, seed=1, threads=2)
    before = [position.to_bytes() for position in positions_of(batch)]
    for wrong in (-2, batch.action_count):
        actions = batch.random_actions()
        actions[3] = wrong
        with pytest.raises(IllegalAction, match="game 3"):
            batch.step(actions)
    assert [position.to_bytes() for position in positions_of(batch)] == before


def test_skipped_games_stay_as_they_are() -> None:
    batch = Batch("babel", 6, seed=1)
    for _ in range(20):
        before = positions_of(batch)
        actions = batch.random_actions()
        actions[::2] = SKIP
        batch.step(actions)
        after = positions_of(batch)
        assert [before[i] == after[i] for i in range(6)] == [i % 2 == 0 for i in range(6)]
        check(batch, after)


@pytest.mark.parametrize("threads", [1, 2])
def test_all_games_may_end_in_one_step(threads: int) -> None:
    options = {"turn_limit": 1, "starter": "free"}  # the first `end` ends the game, without points
    batch = Batch("babel", 40, seed=1, options=options, threads=threads)
    end = game("babel").code("end")
    for _ in range(3):
        movers = batch.to_move.copy()
        batch.step([end] * 40)
        assert batch.done.all() and batch.mask[:, end].all()
        assert (batch.reward[np.arange(40), movers] == 1).all()  # 5.2: eight cards in hand against five


def test_drawn_games_have_no_reward() -> None:
    batch = Batch("babel", 8, seed=1, options={"turn_limit": 2, "starter": "free"}, threads=2)
    end = game("babel").code("end")
    batch.step([end] * 8)
    assert not batch.done.any()
    batch.step([end] * 8)
    assert batch.done.all() and not batch.reward.any()  # 5.2: no points, and eight cards in both hands


@pytest.mark.parametrize("name", games())
def test_random_actions_are_uniform_and_drawn_by_each_step(name: str) -> None:
    batch = Batch(name, 200, seed=5, threads=2)
    places, most = [], 0
    for _ in range(30):
        actions = batch.random_actions()
        assert (batch.random_actions() == actions).all()
        for number, action in enumerate(actions.tolist()):
            place = batch.legal(number).index(action) if batch.game.flat_actions else action
            size = int(batch.sizes[number])
            places.append((place + 0.5) / size)
            most += place == size - 1 and size > 1
        batch.step([SKIP] * 200)
    # The mean of 6,000 uniform numbers has a standard error of 0.0037.
    assert abs(np.mean(places) - 0.5) < 0.015 and most > 0


def test_threads_end_with_their_batch() -> None:
    batch = Batch("babel", 8, seed=1, threads=3)
    batch.step(batch.random_actions())
    sleep(0.05)  # long enough to fall asleep: the next step wakes them
    batch.step(batch.random_actions())
    threads = [thread for thread in threading.enumerate() if thread.name.startswith("batch ")]
    del batch
    gc.collect()
    for thread in threads:
        thread.join(TIMEOUT)
        assert not thread.is_alive()


def test_every_seat_begins_some_games() -> None:
    batch = Batch("babylon", 64, seats=4, seed=1)
    counts = np.bincount(batch.to_move, minlength=4)
    assert (counts > 4).all()


def test_parts_are_named() -> None:
    batch = Batch("babel", 3, seed=1)
    parts = batch.parts()
    assert parts["own_columns"].shape == (3, 5, 3, 5)
    assert sum(part[0].size for part in parts.values()) == batch.size


def test_rewards_add_up_to_nothing() -> None:
    class Ended:
        """A finished game of four."""

        seats = 4

        def winners(self) -> list[int]:
            """Return a shared victory."""
            return [1, 3]

    assert rewards(Ended()) == [-1, 1, -1, 1]  # type: ignore[arg-type]


def test_bad_settings_are_refused() -> None:
    with pytest.raises(BadOptions, match="0 games"):
        Batch("babel", 0)


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        (0, r"the shape \(\), but must be \(3,\), one for each game"),
        ([0, 0], r"the shape \(2,\)"),
        ([[0, 0, 0]], r"the shape \(1, 3\)"),
        ([0.9, 0, 0], "the type float64, but must be whole numbers"),
        ([True, False, True], "the type bool"),
        (None, r"the shape \(\)"),
    ],
)
def test_actions_of_another_form_are_refused(actions: Any, reason: str) -> None:
    batch = Batch("babylon", 3, seed=1)
    before = batch.observation.copy()
    with pytest.raises(BadOptions, match=reason):
        batch.step(actions)
    assert (batch.observation == before).all()


def test_indices_beyond_32_bits_do_not_become_others() -> None:
    batch = Batch("babylon", 3, seed=1)
    with pytest.raises(IllegalAction, match="not legal in game 1"):
        batch.step(np.array([0, 1 << 32, 0]))
    batch.step(np.zeros(3, np.uint64))


@pytest.mark.parametrize("number", [3, -1])
def test_game_outside_the_batch_is_refused(number: int) -> None:
    batch = Batch("babylon", 3, seed=1)
    for asked in (batch.legal, batch.features):
        with pytest.raises(BadOptions, match=f"game {number} is not in the batch, whose games are 0 to 2"):
            asked(number)
