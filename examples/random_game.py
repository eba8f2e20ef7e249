"""A whole random game with the Python library: python random_game.py [game] [seats]."""

from __future__ import annotations

import sys

from ziggurat import game
from ziggurat.core.match import Match
from ziggurat.core.record import record_of, verify
from ziggurat.core.seed import fresh_seed, stream


def main(name: str = "babel", seats: str = "2") -> None:
    """Play a game, then verify its record."""
    chosen = game(name)
    match = Match(chosen, int(seats))
    rng = stream(fresh_seed(), "example")
    while not match.position.over:
        seat = match.position.to_move
        view = chosen.view(match.position, seat)  # all that this player may know, including the legal actions
        match.apply(rng.choose(view["actions"]))
    scores, winners = match.position.scores(), match.position.winners()
    record = record_of(match, [f"player {seat}" for seat in range(match.seats)])
    assert verify(record, chosen).position == match.position
    won = " and ".join(map(str, winners or []))
    print(f"{name}: {len(match.words)} actions, {':'.join(map(str, scores))}, won by seat {won}")


if __name__ == "__main__":
    main(*sys.argv[1:])
