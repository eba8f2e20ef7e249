"""States and drafts of a stranger: each is a position or refused with an error of the rules, never any other one.

Whole states and drafts are changed in a few places. `ZIGGURAT_FUZZ_ROUNDS` multiplies the number of changes.
"""

import copy
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from ziggurat.core.errors import BadBox, BadDraft, BadOptions, BadState
from ziggurat.core.registry import game
from ziggurat.core.seed import seed_bytes

GAMES = ["babel", "babylon", "hanging_gardens"]
ROUNDS = int(os.environ.get("ZIGGURAT_FUZZ_ROUNDS", "1"))
CHANGED = 150 * ROUNDS  # states and as many drafts of each game
VALUES = [
    *(None, True, 0, -1, 1, 7, 255, 256, 2**31, 2**63, -(2**63), 2**64, 10**30, 1.5, float("inf")),
    *("", "A", "x", "-1", "\0", "\ud800", "²", "🏛", "a" * 3000, "A|" * 200, [], [[]], [None], {}, {"": 0}, [1] * 300),
]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the paths of all values in a JSON value, without the whole."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*path, key)
        yield from places(part, (*path, key))


def value_at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def changed(rng: random.Random, value: Any) -> Any:
    """Return a copy of a JSON value that differs in one to four places."""
    value = copy.deepcopy(value)
    for _ in range(rng.randint(1, 4)):
        known = list(places(value))
        if not known:
            return value
        path = rng.choice(known)
        parent, old = value_at(value, path[:-1]), value_at(value, path)
        match rng.randrange(6):
            case 0 if isinstance(parent, dict):
                del parent[path[-1]]
            case 1 if isinstance(old, int):
                parent[path[-1]] = old + rng.choice([-1, 1])
            case 2 if isinstance(old, (str, list)):
                parent[path[-1]] = rng.choice([old * 2, old[:-1], old[::-1], old * 50])
            case 3:
                parent[path[-1]] = copy.deepcopy(value_at(value, rng.choice(known)))
            case 4:
                parent[path[-1]] = [old]
            case _:
                parent[path[-1]] = copy.deepcopy(rng.choice(VALUES))
    return value


def some_states(game_id: str, rng: random.Random) -> list[Any]:
    """Return states at several moments of random games."""
    found, states = game(game_id), []
    for seats in found.seats:
        for actions in (0, 6, 25):
            position = found.new(seats, rng.randrange(1000))
            for _ in range(actions):
                found.apply(position, rng.choice(found.legal_words(position)))
            states.append(found.state(position))
    return states


def check(game_id: str, state: Any) -> None:
    """Load a state; use the position if it is one."""
    found = game(game_id)
    try:
        position = found.load(state, 1)
    except (BadState, BadOptions, BadBox):
        return
    for seat in (None, *range(position.seats)):
        found.view(position, seat)
    if not position.over:
        found.apply(position, found.legal_words(position)[-1])


@pytest.mark.parametrize("game_id", GAMES)
def test_changed_state_is_a_position_or_refused(game_id: str) -> None:
    rng = random.Random(17)
    states = some_states(game_id, rng)
    for _ in range(CHANGED):
        check(game_id, changed(rng, rng.choice(states)))


@pytest.mark.parametrize("game_id", GAMES)
def test_changed_draft_is_a_position_or_refused(game_id: str) -> None:
    rng, found = random.Random(17), game(game_id)
    drafts = [found.complete({}, seed_bytes(seed), found.box).draft for seed in range(4)]
    for _ in range(CHANGED):
        try:
            state = found.complete(changed(rng, rng.choice(drafts)), seed_bytes(1), found.box).state
        except (BadDraft, BadState):
            continue
        check(game_id, state)
