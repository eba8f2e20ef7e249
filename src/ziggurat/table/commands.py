"""The commands of a table. `Table.decide` checks them and returns the events they lead to.

Before the game, `by` is the account of the sender; None is the server, which may do what the host may. During the game,
`seat` is the sender's seat. `version` is the version of the table that the sender saw: the command is refused as stale
if play has changed since. None skips this check.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ziggurat.table.clock import NO_CLOCK, ClockRule

# --- Before the game ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Create:
    """Create the table.

    `box` is the data of a box other than the standard one, `owner` the host's account.
    """

    game: str
    seats: int
    owner: str
    options: Mapping[str, Any] = field(default_factory=dict)
    box: Any = None
    clock: ClockRule = NO_CLOCK
    flag: str = "lose"
    stand_in: str = "random"
    private: bool = False
    rematch_of: str | None = None


@dataclass(frozen=True)
class Configure:
    """Change the settings. Fields that are left out get their defaults."""

    by: str | None
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    clock: ClockRule = NO_CLOCK
    flag: str = "lose"
    stand_in: str = "random"
    private: bool = False


@dataclass(frozen=True)
class Sit:
    """Take a seat; the first open one for None."""

    account: str
    name: str
    seat: int | None = None


@dataclass(frozen=True)
class Leave:
    """Leave the seat before the game."""

    account: str


@dataclass(frozen=True)
class SeatBot:
    """Seat a bot at an open seat, or change the level of the bot there."""

    by: str | None
    seat: int
    level: str


@dataclass(frozen=True)
class OpenSeat:
    """Remove the bot or person at a seat."""

    by: str | None
    seat: int


@dataclass(frozen=True)
class Close:
    """Close a table whose game has not begun."""

    by: str | None


@dataclass(frozen=True)
class Start:
    """Begin the game. Seed and salt are fresh secrets of 64 hexadecimal digits each.

    `position` is the state of a position to begin from, as `game.load` accepts it; None deals from the seed. `actions`
    have already been played from there, at `times` in milliseconds, if these are known.
    """

    by: str | None
    seed: str
    salt: str
    position: Mapping[str, Any] | None = None
    actions: Sequence[str] = ()
    times: Sequence[int] | None = None


# --- A turn ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Prefer:
    """Set whether irreversible steps skip confirmation, and whether forced actions are played automatically."""

    seat: int
    auto_confirm: bool
    auto_forced: bool


@dataclass(frozen=True)
class Act:
    """Play an action. An irreversible one is only staged, unless `confirm` is set."""

    seat: int
    action: str
    confirm: bool = False
    version: int | None = None


@dataclass(frozen=True)
class Confirm:
    """Play the staged action."""

    seat: int
    version: int | None = None


@dataclass(frozen=True)
class Undo:
    """Take back the staged action or the last one."""

    seat: int
    version: int | None = None


@dataclass(frozen=True)
class Restart:
    """Take back all actions of the turn that are reversible."""

    seat: int
    version: int | None = None


@dataclass(frozen=True)
class Hint:
    """Count a hint that the player to move has asked for."""

    seat: int
    version: int | None = None


# --- Offers and leaving ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ask:
    """Ask all players for an `undo`, a `draw`, a `pause`, `hints` or a `rematch`.

    `keep` is for `undo`: how many actions remain; for None, all before the last one that the sender chose. `next_table`
    is for `rematch`: the name of the next table if this command completes the agreement.
    """

    seat: int
    topic: str
    keep: int | None = None
    next_table: str | None = None


@dataclass(frozen=True)
class Answer:
    """Agree to an offer, or decline it."""

    seat: int
    topic: str
    yes: bool
    next_table: str | None = None
    version: int | None = None


@dataclass(frozen=True)
class Withdraw:
    """Withdraw an offer."""

    seat: int
    topic: str


@dataclass(frozen=True)
class Resume:
    """End a pause."""

    seat: int


@dataclass(frozen=True)
class Resign:
    """Resign."""

    seat: int


# --- Commands of the server, never of a client -------------------------------------------------------------


@dataclass(frozen=True)
class CheckClock:
    """End the time of the running seat, if it is up. Otherwise nothing happens."""


@dataclass(frozen=True)
class Excuse:
    """Give time back to the seat to move, because the server was unreachable."""

    milliseconds: int


@dataclass(frozen=True)
class ReplaceBot:
    """Replace a bot that failed."""

    seat: int
    level: str


@dataclass(frozen=True)
class Rename:
    """Change the name of a seated account, after the account was renamed or deleted."""

    account: str
    name: str


Command = (
    Create
    | Configure
    | Sit
    | Leave
    | SeatBot
    | OpenSeat
    | Close
    | Start
    | Prefer
    | Act
    | Confirm
    | Undo
    | Restart
    | Hint
    | Ask
    | Answer
    | Withdraw
    | Resume
    | Resign
    | CheckClock
    | Excuse
    | ReplaceBot
    | Rename
)
