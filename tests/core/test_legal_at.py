"""Legal actions by their place in the list: the same as in the whole list, without building it."""

import pytest

from helpers.pebbles import Pebbles
from ziggurat.core.errors import IllegalAction
from ziggurat.core.game import Game
from ziggurat.testing.settings import installed_games
from ziggurat.testing.walks import stream_for

GAMES = [*installed_games(), Pebbles()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_places_are_those_of_the_list(game: Game) -> None:
    for seats in game.seats:
        position, stream = game.new(seats, 3), stream_for("places", game.id, seats)
        while not position.over:
            legal = position.legal()
            assert position.legal_count() == len(legal)
            assert [position.legal_at(place) for place in range(len(legal))] == legal
            place, other = stream.draw(len(legal)), position.clone()
            other.apply(legal[place])
            assert position.apply_at(place) == legal[place]
            assert position == other


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_place_outside_the_list_is_refused_and_changes_nothing(game: Game) -> None:
    position = game.new(game.seats[0], 3)
    before, count = position.to_bytes(), position.legal_count()
    for place in (-1, count, 10**6, 2**31, 2**64):
        for method in (position.legal_at, position.apply_at):
            with pytest.raises(IllegalAction, match=f"the indices are 0 to {count - 1} here"):
                method(place)
    assert position.to_bytes() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_ended_game_has_no_places(game: Game) -> None:
    position = game.new(game.seats[0], 3)
    while not position.over:
        position.apply_at(position.legal_count() - 1)
    assert position.legal_count() == 0
    with pytest.raises(IllegalAction):
        position.legal_at(0)
