from collections import Counter

import pytest

from ziggurat.arena.fixture import fixture_of
from ziggurat.arena.players import Player
from ziggurat.core.errors import BadOptions

A, B, C = (Player(name, "random") for name in "abc")


def test_two_players_play_every_deal_twice_with_seats_exchanged():
    fixture = fixture_of("babel", [A, B], 2, 4, 7, {})
    assert [(one.block, one.players) for one in fixture.meetings()] == [
        (0, (0, 1)),
        (0, (1, 0)),
        (1, (0, 1)),
        (1, (1, 0)),
    ]
    assert [int.from_bytes(one.seed, "big") for one in fixture.meetings()] == [7, 7, 8, 8]


def test_the_number_of_games_is_rounded_up_to_whole_deals():
    assert fixture_of("babel", [A, B], 2, 3, 1, {}).games == 4
    assert fixture_of("hanging_gardens", [A, B, C], 3, 4, 1, {}).games == 6


def test_more_players_than_seats_meet_everybody_with_everybody_equally_often_at_each_seat():
    fixture = fixture_of("babel", [A, B, C], 2, 12, 1, {})
    at = Counter((seat, player) for one in fixture.meetings() for seat, player in enumerate(one.players))
    assert set(at.values()) == {4} and len(at) == 6


def test_three_players_sit_once_at_each_seat_in_each_deal():
    fixture = fixture_of("hanging_gardens", [A, B, C], 3, 3, 1, {})
    assert [one.players for one in fixture.meetings()] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_one_player_fills_all_seats():
    assert len(fixture_of("babel", [A], 2, 2, 1, {}).players) == 2


def test_too_few_players_are_refused():
    with pytest.raises(BadOptions, match="3 seats need 3 players, and 2 are named"):
        fixture_of("hanging_gardens", [A, B], 3, 3, 1, {})


def test_the_mark_changes_with_everything_but_the_number_of_games():
    first = fixture_of("babel", [A, B], 2, 4, 1, {})
    assert fixture_of("babel", [A, B], 2, 40, 1, {}).mark() == first.mark()
    others = [
        fixture_of("babel", [A, C], 2, 4, 1, {}),
        fixture_of("babel", [A, B], 2, 4, 2, {}),
        fixture_of("babel", [A, B], 2, 4, 1, {"profile": "zman"}),
    ]
    assert first.mark() not in {one.mark() for one in others}
