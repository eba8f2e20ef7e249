"""What a table is at one version: the fold of its events, and nothing else. Only `apply.py` changes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.game import Game
from ziggurat.table.clock import Clock, ClockRule
from ziggurat.table.errors import Refused
from ziggurat.table.events import Ended, Staged, Started
from ziggurat.table.history import History

Finder = Callable[[str], Game]
RUNNING = ("playing", "paused")
"""While the game goes on."""


KEPT = ("account", "name", "level", "out", "auto_confirm", "auto_forced")
"""What a seat is made of; all else follows from it."""


@dataclass(frozen=True)
class Seat:
    """One seat. A seat with both an account and a level is a person's, but a bot plays on in it."""

    account: str | None = None
    name: str = ""
    level: str | None = None
    out: str | None = None
    """How the person left the running game: `resigned` or `flagged`."""
    auto_confirm: bool = False
    auto_forced: bool = False

    open: bool = field(init=False, repr=False, compare=False)
    """Whether nobody sits here."""
    is_bot: bool = field(init=False, repr=False, compare=False)
    """Whether a bot plays here, from the beginning or as a stand-in."""
    is_present: bool = field(init=False, repr=False, compare=False)
    """Whether a person sits here, also one who has lost by resigning or by the clock."""
    is_person: bool = field(init=False, repr=False, compare=False)
    """Whether a person sits here and is still in the game."""

    def __post_init__(self) -> None:
        """Answer once what is asked of every seat at every move."""
        known = vars(self)
        known["open"] = self.account is None and self.level is None
        known["is_bot"] = self.level is not None
        known["is_present"] = self.account is not None and self.level is None
        known["is_person"] = self.is_present and self.out is None

    @property
    def kind(self) -> str:
        """Return `person`, `bot` or `open`."""
        return "bot" if self.is_bot else "open" if self.open else "person"

    @property
    def called(self) -> str:
        """Return what the player here is called: a person's name, or the level of the bot."""
        return self.level or self.name

    def to_json(self) -> dict[str, Any]:
        """Return the seat as JSON-able data, for the table's own keeping."""
        return {name: getattr(self, name) for name in KEPT}


@dataclass(frozen=True)
class Settings:
    """Everything about a table that is agreed before the game begins."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Any]
    clock: ClockRule
    flag: str
    """What happens to a seat whose time is up: `lose` or `stand_in` (a bot plays on, also with two players)."""
    stand_in: str
    """The level of the bot that plays on for a seat whose player has left a running game."""
    private: bool
    """Whether only those who sit here or were invited may come."""

    def to_json(self) -> dict[str, Any]:
        """Return the setting as JSON-able data."""
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Settings:
        """Return the setting that `to_json` wrote."""
        return Settings(**{**data, "clock": ClockRule(**data["clock"])})


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
class Origin:
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
    created: Origin | None = None
    _settings: Settings | None = None
    seats: list[Seat] = field(default_factory=list)
    deal: Started | None = None
    _history: History | None = None
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
        other._history = self._history.fork() if self._history else None
        return other

    @property
    def origin(self) -> Origin:
        """Return what the table was made with; refused while there is no table."""
        if self.created is None:
            raise Refused("no_table")
        return self.created

    @property
    def settings(self) -> Settings:
        """Return how the table is set; refused while there is no table."""
        if self._settings is None:
            raise Refused("no_table")
        return self._settings

    @property
    def history(self) -> History:
        """Return the line of play; refused before the game begins."""
        if self._history is None:
            raise Refused("no_table" if self.created is None else "not_started")
        return self._history

    def find_mover(self) -> None:
        """Note whose move it is."""
        history = self._history if self.status in RUNNING else None
        self.to_move = None if history is None or history.position.over else history.position.to_move

    def timed_seat(self) -> int | None:
        """Return the seat whose time passes now: a person to move in a running game."""
        seat = self.history.to_move if self.status == "playing" else None
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
