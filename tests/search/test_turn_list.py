"""The list of the best turns: order, capacity, ties and hashes."""

from typing import Any

import pytest

from helpers.plain import plain_modules

turn_list, limits = plain_modules("ziggurat.search.turn_list", "ziggurat.search.limits")


def listed(turns: Any) -> list[tuple[int, int]]:
    """Return value and hash of every turn, by rank."""
    slots = [turns.slot_at(rank) for rank in range(turns.size)]
    return [(turns.values[slot], turns.hashes[slot]) for slot in slots]


def filled(limit: int, *entries: tuple[int, int], capacity: int = 8) -> Any:
    turns = turn_list.TurnList(capacity)
    turns.clear(limit)
    for value, turn_hash in entries:
        turns.insert(value, turn_hash)
    return turns


def test_turns_are_sorted_from_best_to_worst() -> None:
    assert listed(filled(8, (10, 1), (30, 2), (-5, 3), (20, 4))) == [(30, 2), (20, 4), (10, 1), (-5, 3)]


def test_among_equal_values_the_first_comes_first() -> None:
    assert listed(filled(8, (10, 1), (20, 2), (10, 3), (20, 4))) == [(20, 2), (20, 4), (10, 1), (10, 3)]


def test_worst_turn_is_dropped_when_the_list_is_full() -> None:
    turns = filled(3, (10, 1), (30, 2), (20, 3))
    assert turns.insert(25, 4) >= 0
    assert listed(turns) == [(30, 2), (25, 4), (20, 3)]


@pytest.mark.parametrize("value", [10, 9])
def test_full_list_rejects_a_turn_that_is_not_better_than_the_worst(value: int) -> None:
    turns = filled(2, (10, 1), (30, 2))
    assert not turns.accepts(value)
    assert turns.insert(value, 3) == -1
    assert listed(turns) == [(30, 2), (10, 1)]


def test_threshold_is_the_worst_value_of_a_full_list() -> None:
    turns = filled(2, (10, 1))
    assert turns.threshold == turn_list.LOWEST
    turns.insert(30, 2)
    assert turns.threshold == 10
    turns.insert(20, 3)
    assert turns.threshold == 20


def test_better_turn_with_the_same_hash_replaces_the_old_one() -> None:
    turns = filled(8, (10, 1), (20, 2), (30, 3))
    assert turns.insert(25, 1) >= 0
    assert listed(turns) == [(30, 3), (25, 1), (20, 2)]


@pytest.mark.parametrize("value", [10, 5])
def test_turn_with_the_same_hash_that_is_not_better_is_rejected(value: int) -> None:
    turns = filled(8, (10, 1), (20, 2))
    assert turns.insert(value, 1) == -1
    assert listed(turns) == [(20, 2), (10, 1)]


def test_replacing_a_hash_does_not_drop_another_turn_from_a_full_list() -> None:
    turns = filled(3, (10, 1), (20, 2), (30, 3))
    turns.insert(40, 1)
    assert listed(turns) == [(40, 1), (30, 3), (20, 2)]


def test_hashes_of_64_bits_are_kept_apart() -> None:
    high = 1 << 63
    assert listed(filled(8, (10, high | 1), (20, 1))) == [(20, 1), (10, high | 1)]


def test_rank_of_finds_a_hash() -> None:
    turns = filled(8, (10, 7), (20, 8))
    assert [turns.rank_of(turn_hash) for turn_hash in (8, 7, 9)] == [0, 1, -1]


def test_limit_is_at_most_the_capacity() -> None:
    assert listed(filled(5, (1, 1), (2, 2), (3, 3), capacity=2)) == [(3, 3), (2, 2)]


def test_limit_of_zero_accepts_nothing() -> None:
    turns = filled(0, (10, 1))
    assert turns.size == 0
    assert not turns.accepts(turn_list.HIGHEST)


def test_cleared_list_is_empty_and_accepts_low_values_again() -> None:
    turns = filled(1, (10, 1))
    turns.clear(2)
    assert turns.size == 0
    assert turns.insert(-1000, 1) >= 0


def test_actions_are_appended_in_order() -> None:
    turns = turn_list.TurnList(2)
    turns.clear(2)
    slots = [turns.insert(10, 1), turns.insert(20, 2)]
    for code in (5, 6, 7):
        turns.append(slots[0], code)
    turns.append(slots[1], 8)
    first = limits.MAX_TURN_LENGTH * turns.slot_at(1)
    assert list(turns.codes[first : first + turns.lengths[turns.slot_at(1)]]) == [5, 6, 7]
    assert turns.codes[limits.MAX_TURN_LENGTH * turns.slot_at(0)] == 8


def test_new_turn_in_a_used_slot_starts_without_actions() -> None:
    turns = turn_list.TurnList(1)
    turns.clear(1)
    turns.append(turns.insert(10, 1), 5)
    assert turns.lengths[turns.insert(20, 2)] == 0
