"""Which games an arena plays: paired seeds with rotated seats.

Luck of the deal and of the seat cancels out. A line-up is one set of players for the seats. Every seed is played by
every line-up in every rotation: with two players each deal is played twice, with the seats exchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from itertools import combinations
from json import dumps
from typing import Any

from ziggurat.bots.players import Player
from ziggurat.core.errors import BadOptions
from ziggurat.core.seed import seed_bytes

SEEDS = 1 << 256
MAX_PICTURES = 12  # final positions in a report; each takes about 60 kB


@dataclass(frozen=True)
class Pairing:
    """One game to play: number, block, seed, and the player's number at each seat."""

    number: int
    block: int
    seed: bytes
    players: tuple[int, ...]


@dataclass(frozen=True)
class Schedule:
    """All games of an arena; the same schedule gives the same games on every machine."""

    game: str
    players: tuple[Player, ...]
    seats: int
    games: int
    seed: int
    options: dict[str, Any]
    box: Any = None

    def lineups(self) -> list[tuple[int, ...]]:
        """Return the sets of players that play each other: all combinations that fill the seats."""
        return list(combinations(range(len(self.players)), self.seats))

    def block_size(self) -> int:
        """Return the number of games per seed."""
        return len(self.lineups()) * self.seats

    def pairing(self, number: int) -> Pairing:
        """Return one game; seeds count upwards, and within a seed line-ups and rotations."""
        block, rest = divmod(number, self.block_size())
        lineup, rotation = divmod(rest, self.seats)
        players = self.lineups()[lineup]
        seed = seed_bytes((self.seed + block) % SEEDS)
        return Pairing(number, block, seed, players[rotation:] + players[:rotation])

    def is_pictured(self, number: int) -> bool:
        """Return whether a report shows this game's end: one per line-up, up to a maximum."""
        return number < self.block_size() and number % self.seats == 0 and number // self.seats < MAX_PICTURES

    def data(self) -> dict[str, Any]:
        """Return the schedule as JSON-able data, for the first line of a journal."""
        return {**asdict(self), "players": [asdict(player) for player in self.players], "seed": str(self.seed)}

    def fingerprint(self) -> str:
        """Return a hash of everything but the number of games.

        Only a journal with the same fingerprint is resumed.
        """
        data = {name: value for name, value in self.data().items() if name != "games"}
        return sha256(dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def schedule_of(
    game: str,
    players: Sequence[Player],
    seats: int,
    games: int,
    seed: int,
    options: dict[str, Any],
    box: Any = None,
) -> Schedule:
    """Return a schedule of at least this many games, in whole blocks, or raise `BadOptions`."""
    if len(players) == 1:
        players = list(players) * seats
    if len(players) < seats:
        raise BadOptions(f"{seats} seats need {seats} players, but only {len(players)} are named; repeat a name")
    if games < 1:
        raise BadOptions(f"an arena plays at least one game, not {games}")
    schedule = Schedule(game, tuple(players), seats, games, seed, options, box)
    size = schedule.block_size()
    return replace(schedule, games=-(-games // size) * size)
