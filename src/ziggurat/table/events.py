"""Everything that can happen at a table, one class a fact. The log of a table is a list of these, numbered and dated.

Facts hold secrets (the seed, a staged word) and account names. They never leave the server; `log.py` says what each
viewer is told of them.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, NamedTuple, get_args

from ziggurat.table.errors import BadEvents

FORMAT = 1
"""The version of the facts below; a table remembers with which one it was made."""


@dataclass(frozen=True)
class Created:
    """The table was made. `box` is {id, hash, data}; data is None for the game's own box."""

    setting: dict[str, Any]
    box: dict[str, Any]
    owner: str
    rematch_of: str | None
    format: int = FORMAT


@dataclass(frozen=True)
class Configured:
    """The host set the table otherwise."""

    setting: dict[str, Any]


@dataclass(frozen=True)
class Seated:
    """A person sat down."""

    seat: int
    account: str
    name: str


@dataclass(frozen=True)
class BotSeated:
    """The host gave a seat to a bot."""

    seat: int
    level: str


@dataclass(frozen=True)
class Left:
    """A person stood up before the game."""

    seat: int
    name: str


@dataclass(frozen=True)
class Opened:
    """The host sent whoever sat there away."""

    seat: int
    name: str


@dataclass(frozen=True)
class Renamed:
    """A person goes by another name."""

    seat: int
    name: str


@dataclass(frozen=True)
class Closed:
    """The table was closed before the game."""


@dataclass(frozen=True)
class Preferred:
    """A person chose how the own steps are carried out."""

    seat: int
    auto_confirm: bool
    auto_forced: bool


@dataclass(frozen=True)
class Started:
    """The game began with this secret deal; `promise` is its public hash."""

    seed: str
    salt: str
    promise: str


@dataclass(frozen=True)
class Stepped:
    """An action was carried out; `auto` if the table played it because there was no other."""

    seat: int
    word: str
    auto: bool


@dataclass(frozen=True)
class Staged:
    """A closing action waits for confirmation."""

    seat: int
    word: str
    auto: bool


@dataclass(frozen=True)
class Unstaged:
    """The waiting action was taken back."""

    seat: int


@dataclass(frozen=True)
class Undone:
    """The last step was taken back; `keep` actions remain."""

    seat: int
    keep: int


@dataclass(frozen=True)
class Restarted:
    """All steps were taken back that may be taken back alone; `keep` actions remain."""

    seat: int
    keep: int


@dataclass(frozen=True)
class Asked:
    """A seat asked everybody for something; `keep` belongs to an undo."""

    topic: str
    seat: int
    keep: int | None


@dataclass(frozen=True)
class Agreed:
    """A seat agreed."""

    topic: str
    seat: int


@dataclass(frozen=True)
class Declined:
    """A seat declined, so nothing comes of it."""

    topic: str
    seat: int


@dataclass(frozen=True)
class Withdrawn:
    """The asker thought better of it."""

    topic: str
    seat: int


@dataclass(frozen=True)
class Rewound:
    """Everybody agreed to an undo that `seat` asked for; `keep` actions remain."""

    seat: int
    keep: int


@dataclass(frozen=True)
class Paused:
    """Everybody agreed to the pause that `seat` asked for."""

    seat: int


@dataclass(frozen=True)
class Resumed:
    """A seat ended the pause."""

    seat: int


@dataclass(frozen=True)
class Resigned:
    """A seat gave the game up."""

    seat: int


@dataclass(frozen=True)
class Flagged:
    """The time of a seat was up."""

    seat: int


@dataclass(frozen=True)
class Replaced:
    """A bot took over a seat: a person's who left, or a failed bot's."""

    seat: int
    level: str


@dataclass(frozen=True)
class Excused:
    """The seat to move got time back."""

    milliseconds: int


@dataclass(frozen=True)
class Ended:
    """The game is over.

    `reason` is `played` (by the rules of the game, with totals and sheets), `resigned`, `flagged` or `draw`; `seat` is
    the one who resigned or whose time was up.
    """

    reason: str
    winners: list[int]
    seat: int | None = None
    totals: list[int] | None = None
    sheets: list[dict[str, int]] | None = None


@dataclass(frozen=True)
class Rematched:
    """Everybody agreed to play again, at the table of this name."""

    table: str


Event = (
    Created
    | Configured
    | Seated
    | BotSeated
    | Left
    | Opened
    | Renamed
    | Closed
    | Preferred
    | Started
    | Stepped
    | Staged
    | Unstaged
    | Undone
    | Restarted
    | Asked
    | Agreed
    | Declined
    | Withdrawn
    | Rewound
    | Paused
    | Resumed
    | Resigned
    | Flagged
    | Replaced
    | Excused
    | Ended
    | Rematched
)

KINDS: dict[str, type[Event]] = {
    re.sub(r"(?<=[a-z])(?=[A-Z])", "_", event.__name__).lower(): event for event in get_args(Event)
}
"""The kinds of events by name: `bot_seated` is the fact `BotSeated`."""
NAMES = {event: kind for kind, event in KINDS.items()}


class StoredEvent(NamedTuple):
    """One entry of a table's log. `data` is JSON-able and may hold secrets."""

    seq: int
    kind: str
    at: int
    data: dict[str, Any]

    @staticmethod
    def of(seq: int, at: int, event: Event) -> StoredEvent:
        """Return the event of a fact."""
        return StoredEvent(seq, NAMES[type(event)], at, dict(vars(event)))

    def event(self) -> Event:
        """Return what happened, or raise `BadEvents` if no such thing can happen."""
        if self.kind not in KINDS:
            raise BadEvents(f"event {self.seq}: there is no kind {self.kind!r}")
        try:
            event: Event = KINDS[self.kind](**self.data)
        except TypeError as error:
            raise BadEvents(f"event {self.seq} of kind {self.kind}: {error}") from None
        return event

    def to_json(self) -> str:
        """Return the event as one line of JSON."""
        return json.dumps(self._asdict(), separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> StoredEvent:
        """Read what `to_json` wrote."""
        try:
            return StoredEvent(**json.loads(text))
        except (ValueError, TypeError) as error:
            raise BadEvents(f"this is not an event: {error}") from None
