"""Which games are played: paired seeds with rotated seats, so that luck of the deal and of the seat cancel out.

A line-up is one set of players for the seats. Every seed is played by every line-up in every rotation: with two
players each deal is played twice, with the seats exchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import combinations
from json import dumps
from typing import Any

from ziggurat.arena.players import Player
from ziggurat.core.errors import BadOptions
from ziggurat.core.seed import seed_bytes

SEEDS = 1 << 256


@dataclass(frozen=True)
class Meeting:
    """One game to be played: its number, its seed, and who sits where (by number of the player)."""

    number: int
    block: int
    seed: bytes
    players: tuple[int, ...]


@dataclass(frozen=True)
class Fixture:
    """Everything that decides what is played; the same fixture gives the same games anywhere."""

    game: str
    players: tuple[Player, ...]
    seats: int
    games: int
    seed: int
    options: dict[str, Any]
    box: Any = None

    def lineups(self) -> list[tuple[int, ...]]:
        """Return the sets of players that meet: all of them, or everybody with everybody."""
        return list(combinations(range(len(self.players)), self.seats))

    def block_size(self) -> int:
        """Return how many games one seed gives."""
        return len(self.lineups()) * self.seats

    def meetings(self) -> list[Meeting]:
        """Return all games, in whole blocks."""
        return [self.meeting(number) for number in range(self.games)]

    def meeting(self, number: int) -> Meeting:
        """Return one game: seeds count upwards, within a seed line-ups and rotations."""
        block, rest = divmod(number, self.block_size())
        lineup, turn = divmod(rest, self.seats)
        players = self.lineups()[lineup]
        seed = seed_bytes((self.seed + block) % SEEDS)
        return Meeting(number, block, seed, players[turn:] + players[:turn])

    def data(self) -> dict[str, Any]:
        """Return the fixture as data, for the head of a journal."""
        return {**asdict(self), "players": [asdict(player) for player in self.players], "seed": str(self.seed)}

    def mark(self) -> str:
        """Return what a journal must agree with to be resumed: everything but the number of games."""
        told = {name: value for name, value in self.data().items() if name != "games"}
        return sha256(dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def fixture_of(
    game: str,
    players: Sequence[Player],
    seats: int,
    games: int,
    seed: int,
    options: dict[str, Any],
    box: Any = None,
) -> Fixture:
    """Return a fixture of at least so many games, in whole blocks, or raise `BadOptions`."""
    if len(players) == 1:
        players = list(players) * seats
    if len(players) < seats:
        raise BadOptions(f"{seats} seats need {seats} players, and {len(players)} are named; name one of them again")
    if games < 1:
        raise BadOptions(f"an arena plays at least one game, not {games}")
    plan = Fixture(game, tuple(players), seats, games, seed, options, box)
    size = plan.block_size()
    return Fixture(game, tuple(players), seats, -(-games // size) * size, seed, options, box)
