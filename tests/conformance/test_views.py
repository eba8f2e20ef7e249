"""The views of several seats at once are the views of each."""

import random

import pytest

from ziggurat import game, games


@pytest.mark.parametrize("name", games())
def test_views_taken_together_are_the_views_taken_one_by_one(name: str):
    played = game(name)
    for seats in played.seats:
        position, draw = played.new(seats, 11), random.Random(seats)
        viewers = [*range(seats), None]
        while not position.over:
            assert played.views(position, viewers) == [played.view(position, viewer) for viewer in viewers]
            for _ in range(7):
                if not position.over:
                    position.apply(draw.choice(position.legal()))
