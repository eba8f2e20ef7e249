"""The events of a table. Each declares which viewers may know which field.

A table is stored as a list of these events, numbered and dated (`StoredEvent`). Events hold secrets, such as the seed
and account names, and never leave the server: clients get the fields that are declared public or own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar, dataclass_transform

from ziggurat.table.errors import BadEvents

FORMAT = 1
"""Version of the events below, stored with each table."""

# --- Declaring an event ------------------------------------------------------------------------------------


class LogRule(NamedTuple):
    """How an event appears in the log."""

    fields: tuple[str, ...]
    """Fields that become parameters of the entry."""
    kept: bool
    """Whether the log still has the entry later. Otherwise it is sent once, when the event happens."""
    names_player: bool
    """Whether the fields identify the player. Otherwise reading the log adds the current name at `seat`."""


class Declaration(NamedTuple):
    """What the code outside this module needs to know about a class of events."""

    public: tuple[str, ...]
    """Fields sent to every viewer."""
    own: tuple[str, ...]
    """Fields sent only to the seat in the field `seat`."""
    secret: tuple[str, ...]
    """Fields never sent with the event. The view may show parts of them, by its own rules."""
    for_seat: tuple[str, ...]
    """Fields sent to that seat: public and own."""
    log: LogRule | None
    changes_play: bool
    """Whether a command meant for an earlier version is stale after this event."""
    changes_position: bool
    """Whether the position of the game changes."""


class Event:
    """Base class of all events."""

    kind: ClassVar[str]
    """Name of the event in the store and on the wire: `bot_seated` for `BotSeated`."""
    declared: ClassVar[Declaration]

    def to_data(self) -> dict[str, Any]:
        """Return the fields as the store keeps them."""
        return dict(vars(self))


EVENTS: dict[str, type[Event]] = {}
"""Every class of events by its kind."""

E = TypeVar("E", bound=Event)


def logged(*names: str, kept: bool = True, names_player: bool = False) -> LogRule:
    """Return a log rule for an event whose entry has these fields."""
    return LogRule(names, kept, names_player)


@dataclass_transform(frozen_default=True)
def event(
    *,
    public: tuple[str, ...] = (),
    own: tuple[str, ...] = (),
    secret: tuple[str, ...] = (),
    log: LogRule | None = None,
    changes: Literal["play", "position"] | None = None,
) -> Callable[[type[E]], type[E]]:
    """Make a class an event and declare the audience of its fields.

    A field that is in none of the lists is not sent. `changes="position"` implies `"play"`.
    """

    def declare(cls: type[E]) -> type[E]:
        cls = dataclass(frozen=True)(cls)
        cls.kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()
        cls.declared = Declaration(public, own, secret, public + own, log, changes is not None, changes == "position")
        check_declaration(cls, cls.declared)
        EVENTS[cls.kind] = cls
        return cls

    return declare


def check_declaration(cls: type[Event], declared: Declaration) -> None:
    """Raise `TypeError` for a declaration that does not fit the fields of its class."""
    known = {field.name for field in fields(cls)}  # type: ignore[arg-type]  # `event` has made it a dataclass
    hidden = declared.own + declared.secret
    in_log = declared.log.fields if declared.log else ()
    if unknown := {*declared.public, *hidden, *in_log} - known:
        raise TypeError(f"{cls.__name__} declares unknown fields {sorted(unknown)}; it has {sorted(known)}")
    if shown := set(hidden) & {*declared.public, *in_log} or set(declared.own) & set(declared.secret):
        raise TypeError(f"{cls.__name__} declares {sorted(shown)} for two audiences")
    if declared.own and "seat" not in known:
        raise TypeError(f"{cls.__name__} declares own fields, but has no field 'seat'")


# --- Before the game ---------------------------------------------------------------------------------------


@event(secret=("setting", "box", "owner", "rematch_of", "format"))
class Created(Event):
    """The table was created. `box` is {id, hash, data}; a standard box has data None."""

    setting: dict[str, Any]
    box: dict[str, Any]
    owner: str
    rematch_of: str | None
    format: int = FORMAT


@event(secret=("setting",), log=logged())
class Configured(Event):
    """The host changed the settings."""

    setting: dict[str, Any]


@event(public=("seat", "name"), secret=("account",), log=logged("seat", "name", names_player=True))
class Seated(Event):
    """A person sat down."""

    seat: int
    account: str
    name: str


@event(public=("seat", "level"), log=logged("seat", "level", names_player=True))
class BotSeated(Event):
    """The host seated a bot."""

    seat: int
    level: str


@event(public=("seat",), log=logged("seat", "name", names_player=True))
class Left(Event):
    """A person left before the game."""

    seat: int
    name: str


@event(public=("seat",), log=logged("seat", "name", names_player=True))
class Opened(Event):
    """The host removed a person or a bot from a seat."""

    seat: int
    name: str


@event(public=("seat", "name"))
class Renamed(Event):
    """A person's name changed."""

    seat: int
    name: str


@event(log=logged())
class Closed(Event):
    """The table was closed before the game."""


@event(own=("seat", "auto_confirm", "auto_forced"))
class Preferred(Event):
    """A player changed their confirmation preferences."""

    seat: int
    auto_confirm: bool
    auto_forced: bool


@event(public=("promise",), secret=("seed", "salt", "position", "actions", "times"), log=logged(), changes="position")
class Started(Event):
    """The game began. `promise` is the public commitment to seed and salt.

    `position` is the state of a set-up first position, `actions` what was played before the table existed, `times`
    when. None where a game begins as usual; the stored event then lacks the field, like events of older versions.
    """

    seed: str
    salt: str
    promise: str
    position: dict[str, Any] | None = None
    actions: list[str] | None = None
    times: list[int] | None = None

    def to_data(self) -> dict[str, Any]:
        """Return the fields as the store keeps them."""
        return {name: value for name, value in vars(self).items() if value is not None}


# --- A turn ------------------------------------------------------------------------------------------------


@event(public=("seat", "word"), own=("auto",), changes="position")
class Stepped(Event):
    """An action was played; `auto` if the table played it as the only legal one."""

    seat: int
    word: str
    auto: bool


@event(public=("seat",), own=("word", "auto"), changes="play")
class Staged(Event):
    """An irreversible action waits for confirmation."""

    seat: int
    word: str
    auto: bool


@event(public=("seat",), changes="play")
class Unstaged(Event):
    """The staged action was taken back."""

    seat: int


@event(public=("seat", "keep"), log=logged("seat", kept=False), changes="position")
class Undone(Event):
    """The last step was taken back; `keep` actions remain."""

    seat: int
    keep: int


@event(public=("seat", "keep"), log=logged("seat", kept=False), changes="position")
class Restarted(Event):
    """All reversible steps of the turn were taken back; `keep` actions remain."""

    seat: int
    keep: int


# --- Offers ------------------------------------------------------------------------------------------------


@event(public=("topic", "seat", "keep"), log=logged("seat", "topic", kept=False))
class Asked(Event):
    """A seat asked all others for consent; `keep` belongs to an undo."""

    topic: str
    seat: int
    keep: int | None


@event(public=("topic", "seat"), log=logged("seat", "topic", kept=False))
class Agreed(Event):
    """A seat agreed to an offer."""

    topic: str
    seat: int


@event(public=("topic", "seat"), log=logged("seat", "topic", kept=False))
class Declined(Event):
    """A seat declined, which ends the offer."""

    topic: str
    seat: int


@event(public=("topic", "seat"), log=logged("seat", "topic", kept=False))
class Withdrawn(Event):
    """The player withdrew the request."""

    topic: str
    seat: int


@event(public=("seat", "keep"), log=logged("seat", "keep"), changes="position")
class Rewound(Event):
    """The undo that `seat` asked for was carried out by consent; `keep` actions remain."""

    seat: int
    keep: int


@event(public=("seat",), log=logged("seat"), changes="play")
class Paused(Event):
    """The pause that `seat` asked for began."""

    seat: int


@event(public=("seat",), log=logged("seat"), changes="play")
class Resumed(Event):
    """A seat ended the pause."""

    seat: int


@event(public=("seat",), log=logged("seat"))
class Hinted(Event):
    """The player to move asked for a hint and got one."""

    seat: int


@event(public=("seat",), log=logged("seat"))
class HintsAgreed(Event):
    """All persons allowed hints, as `seat` asked, for every seat until the end."""

    seat: int


@event(public=("table",), log=logged())
class Rematched(Event):
    """All players agreed to a rematch, at the table of this name."""

    table: str


# --- Leaving and the end -----------------------------------------------------------------------------------


@event(public=("seat",), log=logged("seat"))
class Resigned(Event):
    """A player resigned."""

    seat: int


@event(public=("seat",), log=logged("seat"))
class Flagged(Event):
    """A player's time ran out."""

    seat: int


@event(public=("seat", "level"), log=logged("seat", "level"), changes="play")
class Replaced(Event):
    """A bot took over the seat of a person who left or a failed bot."""

    seat: int
    level: str


@event(public=("milliseconds",), log=logged("milliseconds"))
class Excused(Event):
    """The seat to move got time back."""

    milliseconds: int


@event(public=("reason", "winners", "seat", "totals", "sheets"), log=logged("reason"), changes="play")
class Ended(Event):
    """The game is over.

    `reason` is `played` (by the rules of the game, with totals and sheets), `resigned`, `flagged` or `draw`; `seat` is
    the player who resigned or ran out of time.
    """

    reason: str
    winners: list[int]
    seat: int | None = None
    totals: list[int] | None = None
    sheets: list[dict[str, int]] | None = None


# --- Stored events -----------------------------------------------------------------------------------------


class StoredEvent(NamedTuple):
    """An event with its number and time. `data` is JSON-able and may hold secrets.

    The numbers 1, 2, 3 ... are the versions of the table.
    """

    seq: int
    kind: str
    at: int
    data: dict[str, Any]

    @staticmethod
    def of(seq: int, at: int, event: Event) -> StoredEvent:
        """Return an event with its number and time."""
        return StoredEvent(seq, event.kind, at, event.to_data())

    def event(self) -> Event:
        """Return the event, or raise `BadEvents` if its kind or its fields are unknown."""
        if self.kind not in EVENTS:
            raise BadEvents(f"event {self.seq}: unknown kind {self.kind!r}")
        try:
            return EVENTS[self.kind](**self.data)
        except TypeError as error:
            raise BadEvents(f"event {self.seq} of kind {self.kind}: {error}") from None

    def data_for(self, viewer: int | None) -> dict[str, Any]:
        """Return the fields that a viewer may know."""
        declared = EVENTS[self.kind].declared
        names = declared.public
        if declared.own and viewer is not None and self.data["seat"] == viewer:
            names = declared.for_seat
        return {name: self.data[name] for name in names}

    def to_json(self) -> str:
        """Return the event as one line of JSON."""
        return json.dumps(self._asdict(), separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> StoredEvent:
        """Read what `to_json` wrote, or raise `BadEvents`."""
        try:
            return StoredEvent(**json.loads(text))
        except (ValueError, TypeError) as error:
            raise BadEvents(f"not an event: {error}") from None
