"""Everything that can be asked of a table. A command is checked by `Table.decide`; it carries no clock of its own.

Before the game, `by` is the account of whoever asks; None is the house: the server itself, which may do what the host
may. During the game, `seat` acts. `version` is the table's version that the sender saw: if play has moved on since, the
command is refused as stale. Leave it out only where nobody else can be faster.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ziggurat.table.clock import NO_CLOCK, ClockRule

# --- Before the game ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Create:
    """Make the table. `box` is the data of another box than the game's own; `owner` is the account of the host."""

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
    """Change how the table is set; everything that is not named becomes the default again."""

    by: str | None
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    clock: ClockRule = NO_CLOCK
    flag: str = "lose"
    stand_in: str = "random"
    private: bool = False


@dataclass(frozen=True)
class Sit:
    """Sit down at a seat, or at the first open one."""

    account: str
    name: str
    seat: int | None = None


@dataclass(frozen=True)
class Leave:
    """Stand up again before the game."""

    account: str


@dataclass(frozen=True)
class SeatBot:
    """Give an open seat to a bot, or change the level of the bot there."""

    by: str | None
    seat: int
    level: str


@dataclass(frozen=True)
class OpenSeat:
    """Send a bot or a person away from a seat."""

    by: str | None
    seat: int


@dataclass(frozen=True)
class Close:
    """Close a table whose game has not begun."""

    by: str | None


@dataclass(frozen=True)
class Start:
    """Begin the game. Seed and salt are fresh secrets of 64 hexadecimal digits each."""

    by: str | None
    seed: str
    salt: str


# --- A turn ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Prefer:
    """Choose whether closing steps need no confirmation, and whether forced actions are played by themselves."""

    seat: int
    auto_confirm: bool
    auto_forced: bool


@dataclass(frozen=True)
class Act:
    """Make a step. A step that closes something is only staged, unless `confirm` comes along."""

    seat: int
    action: str
    confirm: bool = False
    version: int | None = None


@dataclass(frozen=True)
class Confirm:
    """Carry out the staged step."""

    seat: int
    version: int | None = None


@dataclass(frozen=True)
class Undo:
    """Take back the staged step or the last one."""

    seat: int
    version: int | None = None


@dataclass(frozen=True)
class Restart:
    """Take back all steps that may be taken back alone."""

    seat: int
    version: int | None = None


# --- What needs consent, and leaving -----------------------------------------------------------------------


@dataclass(frozen=True)
class Ask:
    """Ask everybody for an `undo`, a `draw`, a `pause` or a `rematch`.

    `keep` is for `undo`: how many actions of the game remain; without it, all before the asker's last own one.
    `next_table` is for `rematch`: the name the next table will have if this command completes the agreement.
    """

    seat: int
    topic: str
    keep: int | None = None
    next_table: str | None = None


@dataclass(frozen=True)
class Answer:
    """Agree to what was asked, or decline it."""

    seat: int
    topic: str
    yes: bool
    next_table: str | None = None
    version: int | None = None


@dataclass(frozen=True)
class Withdraw:
    """Take back what one has asked."""

    seat: int
    topic: str


@dataclass(frozen=True)
class Resume:
    """End a pause."""

    seat: int


@dataclass(frozen=True)
class Resign:
    """Give the game up."""

    seat: int


# --- The house: the server's own commands, never a client's ----------------------------------------------------


@dataclass(frozen=True)
class CheckClock:
    """Let the clock run out, if it has. Otherwise nothing happens."""


@dataclass(frozen=True)
class Excuse:
    """Give time back to the seat to move, because the server could not be reached."""

    milliseconds: int


@dataclass(frozen=True)
class ReplaceBot:
    """Put another bot in the place of one that failed."""

    seat: int
    level: str


@dataclass(frozen=True)
class Rename:
    """Change the name under which an account sits here, after it was changed or deleted elsewhere."""

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
