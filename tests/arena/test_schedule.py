"""Which games an arena plays, and at which seats."""

from collections import Counter

import pytest

from ziggurat.arena.schedule import schedule_of
from ziggurat.bots.players import Player
from ziggurat.core.errors import BadOptions

A, B, C = (Player(name, "random") for name in "abc")


def pairings(schedule):
    return [schedule.pairing(number) for number in range(schedule.games)]


def test_two_players_play_every_deal_twice_with_seats_exchanged():
    schedule = schedule_of("babel", [A, B], 2, 4, 7, {})
    assert [(one.block, one.players) for one in pairings(schedule)] == [
        (0, (0, 1)),
        (0, (1, 0)),
        (1, (0, 1)),
        (1, (1, 0)),
    ]
    assert [int.from_bytes(one.seed, "big") for one in pairings(schedule)] == [7, 7, 8, 8]


def test_number_of_games_is_rounded_up_to_whole_deals():
    assert schedule_of("babel", [A, B], 2, 3, 1, {}).games == 4
    assert schedule_of("hanging_gardens", [A, B, C], 3, 4, 1, {}).games == 6


def test_players_meet_equally_often_at_each_seat_if_they_outnumber_the_seats():
    schedule = schedule_of("babel", [A, B, C], 2, 12, 1, {})
    at = Counter((seat, player) for one in pairings(schedule) for seat, player in enumerate(one.players))
    assert set(at.values()) == {4} and len(at) == 6


def test_three_players_sit_once_at_each_seat_in_each_deal():
    schedule = schedule_of("hanging_gardens", [A, B, C], 3, 3, 1, {})
    assert [one.players for one in pairings(schedule)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_one_player_fills_all_seats():
    assert len(schedule_of("babel", [A], 2, 2, 1, {}).players) == 2


def test_too_few_players_are_refused():
    with pytest.raises(BadOptions, match="3 seats need 3 players, but only 2 are named"):
        schedule_of("hanging_gardens", [A, B], 3, 3, 1, {})


def test_fingerprint_changes_with_everything_but_the_number_of_games():
    first = schedule_of("babel", [A, B], 2, 4, 1, {})
    assert schedule_of("babel", [A, B], 2, 40, 1, {}).fingerprint() == first.fingerprint()
    others = [
        schedule_of("babel", [A, C], 2, 4, 1, {}),
        schedule_of("babel", [A, B], 2, 4, 2, {}),
        schedule_of("babel", [A, B], 2, 4, 1, {"profile": "zman"}),
    ]
    assert first.fingerprint() not in {one.fingerprint() for one in others}
