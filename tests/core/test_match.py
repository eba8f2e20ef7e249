"""Matches, tested with Pebbles: history, undo, commitment."""

import copy

import pytest

from helpers.pebbles import GAME
from ziggurat.core.errors import BadOptions, BadState, IllegalAction
from ziggurat.core.match import Match
from ziggurat.core.seed import seed_hash


def fresh(**parts: object) -> Match:
    return Match(GAME, 2, **{"seed": 3, "salt": bytes(32), **parts})  # type: ignore[arg-type]


def lay(match: Match) -> str:
    """Lay the first pebble of the hand."""
    word = f"lay:{match.game.state(match.position)['hands'][match.position.to_move][0]}"
    match.apply(word)
    return word


def test_match_begins_with_the_games_first_position() -> None:
    match = fresh()
    assert match.position == GAME.new(2, 3)
    assert (match.seats, match.words, match.past) == (2, [], [])
    assert match.options == {"pebbles": 9}
    assert match.box is GAME.box


def test_options_are_stored_in_full() -> None:
    assert fresh(options={"profile": "short"}).options == {"pebbles": 7}


def test_matches_without_a_seed_differ() -> None:
    matches = [Match(GAME, 2) for _ in range(10)]
    assert len({match.seed for match in matches} | {match.salt for match in matches}) == 20
    assert {len(match.seed) for match in matches} == {32}


def test_commitment_is_the_hash_of_seed_and_salt() -> None:
    match = fresh(salt=b"\x05" * 32)
    assert match.commitment == seed_hash(bytes(31) + b"\x03", b"\x05" * 32)


def test_salt_that_is_too_short_to_hide_the_seed_is_refused() -> None:
    with pytest.raises(BadOptions, match="a salt must be 32 bytes"):
        fresh(salt=b"short")


def test_actions_and_past_positions_are_stored() -> None:
    match = fresh()
    first = match.position.to_bytes()
    match.apply("nod")
    word = lay(match)
    assert match.words == ["nod", word]
    assert match.past[0].to_bytes() == first
    assert match.position.to_move == 1


def test_undo_takes_back_one_action_even_one_that_revealed_something() -> None:
    match = fresh()
    lay(match)
    assert match.undo()
    assert match.position == GAME.new(2, 3)
    assert (match.words, match.past) == ([], [])
    assert not match.undo()


def test_refused_action_changes_nothing() -> None:
    match = fresh()
    match.apply("nod")
    before = match.position.to_bytes()
    with pytest.raises(IllegalAction, match="nod: one nod a turn is enough"):
        match.apply("nod")
    assert (match.position.to_bytes(), match.words, len(match.past)) == (before, ["nod"], 1)


def test_match_may_begin_with_a_position_set_up_by_hand() -> None:
    start = GAME.state(GAME.new(2, 8)) | {"nodded": True}
    match = fresh(start=start)
    assert match.position == GAME.load(start, 3)
    assert "nod" not in GAME.legal_words(match.position)


def test_match_copies_its_start() -> None:
    start = GAME.state(GAME.new(2, 8))
    before = copy.deepcopy(start)
    match = fresh(start=start)
    start["hands"][0].clear()
    assert match.start == before


def test_impossible_start_is_refused() -> None:
    start = GAME.state(GAME.new(2, 8)) | {"bag": [1, 1, 1]}
    with pytest.raises(BadState, match="every pebble must be there once"):
        fresh(start=start)
