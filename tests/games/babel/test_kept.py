"""What a position keeps as cards move (hands, columns and runs as bits, hashes) equals what its cards say."""

import pytest

from ziggurat import game
from ziggurat.core.position import Codes, Position
from ziggurat.games.babel.position import BabelPosition
from ziggurat.testing.walks import stream_for

BABEL = game("babel")


def set_up_again(position: Position) -> BabelPosition:
    """Return the same position, made from its cards alone."""
    assert isinstance(position, BabelPosition)
    return BabelPosition.from_fields(position.fields(), position.options, stream_for("kept", 0))


@pytest.mark.parametrize("seed", range(12))
def test_played_position_lists_the_actions_of_its_cards(seed: int) -> None:
    position, stream = BABEL.new(2, seed), stream_for("kept", seed)
    codes = Codes(position.room())
    while not position.over:
        assert position.legal() == set_up_again(position).legal()
        position.playout(stream, codes, 1)


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_redealt_position_lists_the_actions_of_its_cards(seat: int) -> None:
    for seed in range(20):
        position, stream = BABEL.new(2, seed), stream_for("redealt", seed)
        position.playout(stream, Codes(position.room()), 3 * seed)
        if not position.over:
            position.redeal(seat, stream)
            assert position.legal() == set_up_again(position).legal()
