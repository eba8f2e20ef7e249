"""Views computed together equal the views computed one by one."""

import random
from copy import deepcopy

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


@pytest.mark.parametrize("name", games())
def test_views_with_kept_parts_equal_new_views(name: str):
    played = game(name)
    for seats in played.seats:
        position, draw = played.new(seats, 12), random.Random(seats)
        viewers, kept = [*range(seats), None], {}
        while not position.over:
            views = [deepcopy(view) for view in played.views(position, viewers, kept)]
            assert views == played.views(position, viewers)
            for _ in range(3):
                if not position.over:
                    position.apply(draw.choice(position.legal()))


@pytest.mark.parametrize(("name", "part"), [("babylon", "garden"), ("hanging_gardens", "garden")])
def test_part_without_a_change_is_the_same_object(name: str, part: str):
    played = game(name)
    position, draw, kept = played.new(3, 5), random.Random(1), {}
    before = played.views(position, [0, None], kept)
    while position.to_move != 2:
        position.apply(draw.choice(position.legal()))
    after = played.views(position, [0, None], kept)
    assert after[0]["players"][2][part] is after[1]["players"][2][part]  # made once for all viewers
    assert after[0]["players"][2][part] is before[0]["players"][2][part]  # seat 2 has not moved yet
