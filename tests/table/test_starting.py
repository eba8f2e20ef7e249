"""Starting the game: all seats taken, a secret seed with a public commitment."""

import hashlib

import pytest

from helpers.sitting import ACCOUNTS, GAMES, SALT, SEED, Sitting, find
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import Act, Start

ANNA = ACCOUNTS[0]


def test_start_needs_all_seats_taken():
    sitting = Sitting.made()
    assert sitting.refusal(Start(ANNA, SEED, SALT)) == "seats_open"
    assert Sitting.seated().do(Start(ANNA, SEED, SALT)) == ["started"]


def test_second_start_is_refused():
    assert Sitting.started().refusal(Start(ANNA, SEED, SALT)) == "started"


@pytest.mark.parametrize("seed", ["", "ab", SEED.upper(), "g" * 64, None, SEED + "0"])
def test_seed_and_salt_are_64_hexadecimal_digits(seed):
    assert Sitting.seated().refusal(Start(ANNA, seed, SALT)) == "bad_seed"
    assert Sitting.seated().refusal(Start(ANNA, SEED, seed)) == "bad_seed"


def test_commitment_is_public_and_the_hash_of_seed_and_salt():
    commitment = hashlib.sha256(bytes.fromhex(SEED) + bytes.fromhex(SALT)).hexdigest()
    assert Sitting.started().view()["deal"] == {"promise": commitment, "seed": None, "salt": None}


@pytest.mark.parametrize("name", GAMES)
def test_first_position_is_dealt_from_the_seed(name):
    game = find(name)
    for seats in game.seats:
        sitting = Sitting.started(name, seats)
        assert sitting.table.state.history.position == game.new(seats, SEED)


def test_action_before_the_start_is_refused():
    assert Sitting.seated().refusal(Act(0, "go:A")) == "not_started"


def test_clock_starts_with_the_game():
    sitting = Sitting.seated("shells", clock=ClockRule("live", 60_000, 0))
    assert sitting.view()["clock"] is None
    sitting.do(Start(ANNA, SEED, SALT))
    assert sitting.view()["clock"] == {
        "left": [60_000, 60_000],
        "running": 0,
        "since": sitting.now,
        "due": sitting.now + 60_000,
    }
