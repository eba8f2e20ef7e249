"""The state of a table at one version. Only `apply.py` changes it."""

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
from ziggurat.table.json_types import PreferencesView

GameFinder = Callable[[str], Game]
STORED_SEAT_FIELDS = ("account", "name", "level", "out", "auto_confirm", "auto_forced")


@dataclass(frozen=True)
class Seat:
    """One seat. With an account and a level, a bot plays for its person."""

    account: str | None = None
    name: str = ""
    level: str | None = None
    out: str | None = None
    """How the person left the running game: `resigned` or `flagged`."""
    auto_confirm: bool = False
    auto_forced: bool = False

    # Computed once, because every view asks for them
    is_open: bool = field(init=False, repr=False, compare=False)
    is_bot: bool = field(init=False, repr=False, compare=False)
    """Whether a bot plays here, from the beginning or as a stand-in."""
    is_present: bool = field(init=False, repr=False, compare=False)
    """Whether a person sits here; also true after that person has lost by resignation or on time."""
    is_person: bool = field(init=False, repr=False, compare=False)
    """Whether a person sits here and is still in the game."""
    preferences: PreferencesView = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        values = vars(self)
        values["is_open"] = self.account is None and self.level is None
        values["is_bot"] = self.level is not None
        values["is_present"] = self.account is not None and self.level is None
        values["is_person"] = self.is_present and self.out is None
        values["preferences"] = {"auto_confirm": self.auto_confirm, "auto_forced": self.auto_forced}

    @property
    def kind(self) -> str:
        """Return `person`, `bot` or `open`."""
        return "bot" if self.is_bot else "open" if self.is_open else "person"

    @property
    def played_by(self) -> str:
        """Return the level of the bot that plays here, or the person's name."""
        return self.level or self.name

    def to_json(self) -> dict[str, Any]:
        """Return the seat as JSON-able data for snapshots."""
        return {name: getattr(self, name) for name in STORED_SEAT_FIELDS}


@dataclass(frozen=True)
class Settings:
    """What is agreed before the game begins."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Any]
    clock: ClockRule
    flag: str
    """What happens when a seat's time is up: `lose` or `stand_in` (a bot plays on, also with two players)."""
    stand_in: str
    """Level of the bot that plays on for a person who has left a running game."""
    private: bool
    """Whether only seated and invited accounts may see the table."""

    def to_json(self) -> dict[str, Any]:
        """Return the settings as JSON-able data."""
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Settings:
        """Return the settings that `to_json` wrote."""
        return Settings(**{**data, "clock": ClockRule(**data["clock"])})


@dataclass(frozen=True)
class Offer:
    """A request for the consent of all persons. `agreed` begins with the seat that asked."""

    topic: str
    seat: int
    seq: int
    agreed: tuple[int, ...]
    keep: int | None = None


@dataclass(frozen=True)
class Note:
    """A log entry for a table event: the kind of the event and its parameters."""

    seq: int
    at: int
    kind: str
    params: dict[str, str | int]


@dataclass(frozen=True)
class Origin:
    """What is fixed when a table is created."""

    game: Game
    box: Box
    box_data: Any
    """Data of the box, None for the game's standard one."""
    owner: str
    rematch_of: str | None


@dataclass
class TableState:
    """Everything about a table. `status` is new, open, playing, paused, ended or closed.

    Lists, dicts and other parts are replaced, never changed: copies and cached views share them.
    """

    find_game: GameFinder
    version: int = 0
    at: int = 0
    moved: int = 0
    """Version at which play last changed. A command meant for an older version is stale."""
    position_version: int = 0
    """Version at which the position of the game last changed."""
    previous_position_version: int = 0
    """Version at which the position had changed before that."""
    status: str = "new"
    to_move: int | None = None
    """Seat to move; None unless a game is in progress."""
    seats: list[Seat] = field(default_factory=list)
    deal: Started | None = None
    staged: Staged | None = None
    clock: Clock = field(default_factory=Clock)
    offers: dict[str, Offer] = field(default_factory=dict)
    ending: Ended | None = None
    successor: str | None = None
    """Name of the table of the rematch."""
    notes: list[Note] = field(default_factory=list)
    _origin: Origin | None = None
    _settings: Settings | None = None
    _history: History | None = None

    def copy(self) -> TableState:
        """Return an independent copy to try a command on."""
        other = TableState.__new__(TableState)
        other.__dict__.update(self.__dict__)  # a tenth of the time of copy.copy
        other._history = self._history.copy() if self._history else None
        return other

    @property
    def origin(self) -> Origin:
        """Return what was fixed at creation; refused before."""
        if self._origin is None:
            raise Refused("no_table")
        return self._origin

    @origin.setter
    def origin(self, origin: Origin) -> None:
        self._origin = origin

    @property
    def settings(self) -> Settings:
        """Return the settings; refused before the table is created."""
        if self._settings is None:
            raise Refused("no_table")
        return self._settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def history(self) -> History:
        """Return the actions played; refused before the game begins."""
        if self._history is None:
            raise Refused("no_table" if self._origin is None else "not_started")
        return self._history

    @history.setter
    def history(self, history: History) -> None:
        self._history = history

    @property
    def has_begun(self) -> bool:
        """Return whether the game has begun; it may be over."""
        return self._history is not None

    def update_to_move(self) -> None:
        """Set the seat to move from status and position."""
        history = self._history if self.status in ("playing", "paused") else None
        self.to_move = None if history is None else history.to_move

    def timed_seat(self) -> int | None:
        """Return the seat whose time runs: a person to move in a running game."""
        seat = self.history.to_move if self.status == "playing" else None
        return seat if seat is not None and self.seats[seat].is_person else None

    def seat(self, number: int) -> Seat:
        """Return a seat by its number, or refuse."""
        if isinstance(number, bool) or not isinstance(number, int) or number not in range(len(self.seats)):
            raise Refused("no_such_seat", {"seat": number if type(number) is int else -1})
        return self.seats[number]

    def seat_of(self, account: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.account == account:
                return number
        return None

    def persons(self) -> list[int]:
        """Return the seats of the persons who are still in the game."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]
