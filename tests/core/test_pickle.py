"""Positions and streams survive pickling, copying and comparison, with their future."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from helpers.engine_process import TIMEOUT, environment
from ziggurat import game, games
from ziggurat.core.position import Codes, Position
from ziggurat.testing.walks import stream_for

UNPICKLE = """
import pickle, sys
position = pickle.load(open(sys.argv[1], "rb"))
print(type(position).__module__, position.legal(), position.to_bytes().hex())
"""


def middle(name: str, seed: int, actions: int = 30) -> Position:
    """Return a position in mid-game."""
    played = game(name)
    position = played.new(played.seats[-1], seed)
    position.playout(stream_for("pickle", seed), Codes(position.room()), actions)
    return position


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_unpickled_position_is_equal_and_has_the_same_future(name: str, protocol: int) -> None:
    position = middle(name, protocol)
    other = pickle.loads(pickle.dumps(position, protocol))
    assert other == position
    assert other.legal() == position.legal()
    for each in (position, other):
        each.playout(stream_for("future"), Codes(each.room()), 100_000)
    assert position.over
    assert other == position
    assert pickle.loads(pickle.dumps(position)) == position


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda position: pickle.loads(pickle.dumps(position))])
def test_copies_are_independent(name: str, copied) -> None:
    position = middle(name, 5)
    before = position.to_bytes()
    other = copied(position)
    other.apply(other.legal()[0])
    assert other != position
    assert position.to_bytes() == before


@pytest.mark.parametrize("name", games())
def test_plain_engine_reads_what_the_compiled_engine_pickled(name: str, tmp_path: Path) -> None:
    position = middle(name, 7)
    file = tmp_path / "position.pickle"
    file.write_bytes(pickle.dumps(position))
    done = subprocess.run(
        [sys.executable, "-c", UNPICKLE, str(file)],
        env=environment(ZIGGURAT_PLAIN="1"),
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=True,
    )
    module, rest = done.stdout.strip().split(" ", 1)
    assert module == type(position).__module__
    assert rest == f"{position.legal()} {position.to_bytes().hex()}"


def test_unpickled_stream_continues() -> None:
    stream = stream_for("pickle")
    for _ in range(45):
        stream.draw(100)
    other = pickle.loads(pickle.dumps(stream))
    assert [other.draw(1000) for _ in range(100)] == [stream.draw(1000) for _ in range(100)]
