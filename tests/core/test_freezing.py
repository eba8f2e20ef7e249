"""A thawed position equals the frozen one, including its random stream."""

import pytest

from ziggurat import game, games
from ziggurat.core.errors import BadState
from ziggurat.core.rng import Stream

FREEZERS = [name for name in games() if game(name).freeze(game(name).new(game(name).seats[0], 1)) is not None]


@pytest.mark.parametrize("name", FREEZERS)
@pytest.mark.parametrize("seed", range(4))
def test_thawed_position_is_equal_and_has_the_same_future(name, seed):
    played = game(name)
    position, choices = played.new(played.seats[-1], seed), Stream(bytes(32))
    while not position.over:
        thawed = played.thaw(played.freeze(position), played.box)
        assert thawed == position and thawed.legal() == position.legal()
        code = choices.choose(position.legal())
        position.apply(code)
        thawed.apply(code)
        assert thawed == position
    assert played.thaw(played.freeze(position), played.box) == position


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("noise", [b"", b"{}", b"\xff", b'{"fields":{},"options":{},"chance":""}'])
def test_bytes_that_are_no_frozen_position_are_refused(name, noise):
    with pytest.raises(BadState):
        game(name).thaw(noise, game(name).box)
