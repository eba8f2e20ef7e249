"""What a table is at one version: the fold of its events, and nothing else. Only `apply.py` changes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ziggurat.core.box import Box
from ziggurat.core.game import Game
from ziggurat.table.clock import Clock
from ziggurat.table.errors import Refused
from ziggurat.table.facts import Ended, Staged, Started
from ziggurat.table.history import Line
from ziggurat.table.seats import Seat
from ziggurat.table.setting import Setting

Finder = Callable[[str], Game]
RUNNING = ("playing", "paused")
"""While the game goes on."""


@dataclass(frozen=True)
class Offer:
    """Something a seat asked everybody for, and who has agreed so far (the asker first)."""

    topic: str
    seat: int
    seq: int
    agreed: tuple[int, ...]
    keep: int | None = None


@dataclass(frozen=True)
class Note:
    """An entry of the log that is not an action of the game: a kind of event with what its words need to know."""

    seq: int
    at: int
    kind: str
    params: dict[str, str | int]


@dataclass(frozen=True)
class Made:
    """What is known from the making of a table on."""

    game: Game
    box: Box
    own_box: bool
    """Whether the box is the game's own."""
    owner: str
    rematch_of: str | None


@dataclass
class TableState:
    """Everything about a table. `status` is new, open, playing, paused, ended or closed."""

    find: Finder
    version: int = 0
    at: int = 0
    moved: int = 0
    """The version at which play last changed; a command sent for an older one is stale."""
    changed: int = 0
    """The version at which the position of the game last changed."""
    changed_before: int = 0
    """The version at which it had changed before that."""
    status: str = "new"
    to_move: int | None = None
    """The seat to move, None before, after and between."""
    created: Made | None = None
    setting_: Setting | None = None
    seats: list[Seat] = field(default_factory=list)
    deal: Started | None = None
    line_: Line | None = None
    staged: Staged | None = None
    clock: Clock = field(default_factory=Clock)
    offers: dict[str, Offer] = field(default_factory=dict)
    ending: Ended | None = None
    successor: str | None = None
    notes: list[Note] = field(default_factory=list)

    def fork(self) -> TableState:
        """Return an independent copy, to try something on. Its parts are shared: folding only ever replaces them."""
        other = TableState.__new__(TableState)
        other.__dict__.update(self.__dict__)  # what `copy` does, at a tenth of its price
        other.line_ = self.line_.fork() if self.line_ else None
        return other

    @property
    def made(self) -> Made:
        """Return what the table was made with; refused while there is no table."""
        if self.created is None:
            raise Refused("no_table")
        return self.created

    @property
    def setting(self) -> Setting:
        """Return how the table is set; refused while there is no table."""
        if self.setting_ is None:
            raise Refused("no_table")
        return self.setting_

    @property
    def line(self) -> Line:
        """Return the line of play; refused before the game begins."""
        if self.line_ is None:
            raise Refused("no_table" if self.created is None else "not_started")
        return self.line_

    def find_mover(self) -> None:
        """Note whose move it is."""
        line = self.line_ if self.status in RUNNING else None
        self.to_move = None if line is None or line.position.over else line.position.to_move

    def timed_seat(self) -> int | None:
        """Return the seat whose time passes now: a person to move in a running game."""
        seat = self.line.to_move if self.status == "playing" else None
        return seat if seat is not None and self.seats[seat].is_person else None

    def seat(self, number: int) -> Seat:
        """Return a seat by its number, or refuse."""
        if isinstance(number, bool) or not isinstance(number, int) or number not in range(len(self.seats)):
            raise Refused("no_such_seat", {"seat": number if type(number) is int else -1})
        return self.seats[number]

    def seat_of(self, account: str) -> int | None:
        """Return where an account sits."""
        for number, seat in enumerate(self.seats):
            if seat.account == account:
                return number
        return None

    def persons(self) -> list[int]:
        """Return the seats of the persons who are still in the game."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]
