"""Views computed together equal the views computed one by one."""

import random

import pytest

from ziggurat import game, games


@pytest.mark.parametrize("name", games())
def test_views_computed_together_equal_single_views(name: str):
    played = game(name)
    for seats in played.seats:
        position, draw = played.new(seats, 11), random.Random(seats)
        viewers = [*range(seats), None]
        while not position.over:
            assert played.views(position, viewers) == [played.view(position, viewer) for viewer in viewers]
            for _ in range(7):
                if not position.over:
                    position.apply(draw.choice(position.legal()))
