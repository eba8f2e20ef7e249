"""`legal` may be called in several threads at once, also while collections of garbage run Python code."""

import gc
from concurrent.futures import ThreadPoolExecutor

import pytest

from ziggurat import game, games
from ziggurat.core.position import Codes, Position
from ziggurat.testing.walks import stream_for

ROUNDS = 400


class Cycle:
    """Garbage that lists the actions of a position when it is collected."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.itself = self

    def __del__(self) -> None:
        self.position.legal()


@pytest.fixture
def frequent_collections():
    before = gc.get_threshold()
    gc.set_threshold(5)
    yield
    gc.set_threshold(*before)


def some_positions(name: str) -> list[Position]:
    """Return positions with lists of different lengths."""
    played = game(name)
    positions = [played.new(played.seats[0], seed) for seed in range(8)]
    for number, position in enumerate(positions):
        position.playout(stream_for("threads", number), Codes(position.room()), 6 * number)
    return positions


@pytest.mark.parametrize("name", games())
def test_lists_of_other_threads_and_finalisers_do_not_mix(name: str, frequent_collections: None) -> None:
    positions = some_positions(name)
    expected = [position.legal() for position in positions]

    def differences(thread: int) -> int:
        wrong = 0
        for number in range(ROUNDS):
            place = (number + thread) % len(positions)
            Cycle(positions[-1 - place])
            wrong += positions[place].legal() != expected[place]
        return wrong

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(differences, range(4))) == 0
