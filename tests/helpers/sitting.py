"""A table for tests with all its events; one command per second."""

from __future__ import annotations

from typing import Any

from helpers.shells import SHELLS
from ziggurat.core import registry
from ziggurat.core.game import Game, State
from ziggurat.table import Refused, StoredEvent, Table
from ziggurat.table.commands import Act, Command, Create, SeatBot, Sit, Start, Undo
from ziggurat.table.table import installed_game

SEED = "5eed" * 16
SALT = "5a17" * 16
NAMES = ("Anna", "Ben", "Carla", "Dan")
ACCOUNTS = tuple(f"account-of-{name.lower()}" for name in NAMES)
GAMES = [*registry.games(), SHELLS.id]
"""Every installed game, and the small one made for tests of tables."""


def find(name: str) -> Game:
    """Return an installed game, or Shells."""
    return SHELLS if name == SHELLS.id else installed_game(name)


class Sitting:
    """A table with its stored events. `now` is the time of the last command."""

    def __init__(self) -> None:
        self.table = Table(find)
        self.events: list[StoredEvent] = []
        self.now = 1_000_000

    @staticmethod
    def made(game: str = "babel", seats: int = 2, **setting: Any) -> Sitting:
        """Return a new table with Anna as host and all seats open."""
        sitting = Sitting()
        sitting.do(Create(game, seats, ACCOUNTS[0], **setting))
        return sitting

    @staticmethod
    def seated(game: str = "babel", seats: int = 2, bots: tuple[int, ...] = (), **setting: Any) -> Sitting:
        """Return a full table, with bots at the seats in `bots`."""
        sitting = Sitting.made(game, seats, **setting)
        for seat in range(seats):
            bot = SeatBot(None, seat, "mason")
            sitting.do(bot if seat in bots else Sit(ACCOUNTS[seat], NAMES[seat], seat))
        return sitting

    @staticmethod
    def started(
        game: str = "babel", seats: int = 2, seed: str = SEED, position: State | None = None, **setting: Any
    ) -> Sitting:
        """Return a table whose game has begun, from a seed or a position."""
        sitting = Sitting.seated(game, seats, **setting)
        sitting.do(Start(ACCOUNTS[0], seed, SALT, position))
        return sitting

    def do(self, command: Command, after: int = 1000) -> list[str]:
        """Carry out a command `after` milliseconds later; return the kinds of its events."""
        self.now += after
        events = self.table.decide(command, self.now)
        for event in events:
            self.table.apply(event)
            self.events.append(event)
        return [event.kind for event in events]

    def refusal(self, command: Command, after: int = 0) -> str:
        """Return the code of a refusal, and check that nothing changed."""
        before = self.table.snapshot() if self.table.version else b""
        try:
            self.table.decide(command, self.now + after)
        except Refused as refused:
            assert not before or self.table.snapshot() == before
            return refused.code
        raise AssertionError(f"{command} was not refused")

    @property
    def game(self) -> Game:
        return self.table.state.origin.game

    @property
    def to_move(self) -> int:
        seat = self.table.state.to_move
        assert seat is not None
        return seat

    @property
    def words(self) -> list[str]:
        """Return the actions of the history."""
        return [step.word for step in self.table.state.history.steps]

    def legal(self) -> list[str]:
        return self.game.legal_words(self.table.state.history.position)

    def play(self, *words: str) -> list[str]:
        """Play confirmed actions; return the kinds of the last one's events."""
        kinds: list[str] = []
        for word in words:
            kinds = self.do(Act(self.to_move, word, confirm=True))
        return kinds

    def play_out(self, choose: int = 0) -> None:
        while self.table.status == "playing":
            legal = self.legal()
            self.play(legal[(choose + len(self.words)) % len(legal)])

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return dict(self.table.view(viewer))

    def may(self, seat: int) -> list[str]:
        """Return the commands allowed to a seat."""
        return self.table.view(seat)["may"]

    def may_undo(self, seat: int) -> bool:
        """Return whether the table accepts an undo of a seat now; nothing is changed."""
        try:
            return bool(self.table.decide(Undo(seat), self.now))
        except Refused:
            return False

    def rebuilt(self) -> Table:
        """Return the table rebuilt from its events, written to JSON and read again."""
        return Table.from_events((StoredEvent.from_json(event.to_json()) for event in self.events), find)
