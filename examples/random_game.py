"""A whole random game with the Python library: python random_game.py [game] [seats]."""

from __future__ import annotations

import sys

from ziggurat import Match
from ziggurat.core.seed import fresh_seed, stream


def main(name: str = "babel", seats: str = "2") -> None:
    """Play a game, then replay its record."""
    match = Match(name, int(seats))
    rng = stream(fresh_seed(), "example")
    while not match.over:
        view = match.view(match.to_move)  # all that this player may know, including the legal actions
        match.push(rng.choose(view["actions"]))
    assert Match.from_record(match.record()) == match
    won = " and ".join(map(str, match.winners or []))
    print(f"{name}: {len(match.words)} actions, {':'.join(map(str, match.scores))}, won by seat {won}")


if __name__ == "__main__":
    main(*sys.argv[1:])
