"""Games played by the policies, and positions taken from them."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from ziggurat.core.match import Match
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.core.seed import reproducible_salt, seed_bytes
from ziggurat.testing.policies import POLICIES, policy
from ziggurat.testing.settings import Setting

MAX_ACTIONS = 20_000  # far more than any game has, so that an endless game fails instead of hanging


def stream_for(*name: object) -> Stream:
    """Return a random stream that depends only on the given names."""
    return Stream(hashlib.sha256(repr([str(part) for part in name]).encode()).digest())


def begin(setting: Setting, seed: int) -> Match:
    """Return a match before its first action, with a salt that makes it repeatable."""
    packed = seed_bytes(seed)
    salt = reproducible_salt(packed)
    return Match(setting.game, setting.seats, seed=packed, salt=salt, options=setting.options)


def play_out(match: Match, player: str, stream: Stream, most: int = MAX_ACTIONS) -> Match:
    """Play all seats by one policy to the end, or for `most` actions."""
    choose = policy(player, match.game)
    for _ in range(most):
        if match.position.over:
            break
        match.apply(match.game.word(choose(match.position, stream)))
    assert match.position.over or most < MAX_ACTIONS, f"the game has not ended after {MAX_ACTIONS} actions"
    return match


@lru_cache(maxsize=256)
def whole_match(setting: Setting, seed: int, player: str) -> Match:
    """Return a finished match. It is cached for other tests, which must not change it."""
    return play_out(begin(setting, seed), player, stream_for("whole", setting, seed, player))


def moments(setting: Setting, count: int, seed: int = 1) -> list[Position]:
    """Return positions of games of every policy: first, last and random ones between."""
    found: list[Position] = []
    for player in POLICIES:
        match = whole_match(setting, seed, player)
        passed = [*match.past, match.position]
        places = {0, len(passed) - 1}
        stream = stream_for("moments", setting, seed, player)
        while len(places) < min(count // len(POLICIES), len(passed)):
            places.add(stream.draw(len(passed)))
        found += [passed[place].clone() for place in sorted(places)]
    return found


@lru_cache(maxsize=256)
def words_seen(setting: Setting, seed: int = 1) -> tuple[str, ...]:
    """Return every action that was legal at some point of two games."""
    seen: set[str] = set()
    for player in POLICIES:
        for position in whole_match(setting, seed, player).past:
            seen.update(setting.game.legal_words(position))
    return tuple(sorted(seen))
