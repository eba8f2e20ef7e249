"""A play-out draws from the list of legal actions, also where a game only counts them."""

import pytest

from helpers.playout import playout_draw
from ziggurat.core.position import Codes
from ziggurat.testing.settings import Setting, installed_games, profiles_of, variations_of
from ziggurat.testing.walks import stream_for

SETTINGS = [setting for game in installed_games() for setting in profiles_of(game) + variations_of(game)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_playout_chooses_from_the_legal_list(setting: Setting) -> None:
    for seed in range(2):
        position, stream = setting.new(seed), stream_for("pick", seed)
        codes = Codes(position.room())
        while not position.over:
            expected, copy = position.clone(), stream.clone()
            legal = expected.legal()
            expected.apply(legal[playout_draw(copy, len(legal))])
            assert position.playout(stream, codes, 1) == 1
            assert position == expected
            assert stream.to_bytes() == copy.to_bytes()
