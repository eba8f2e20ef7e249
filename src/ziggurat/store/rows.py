"""What is kept: events, summaries of tables, accounts, sessions, chat, invitations, notices, records.

Times are milliseconds since 1970, ids are chosen by the caller, and `data` and `preferences` are opaque: the store
never looks into them. Secrets (hashes of passwords and tokens) stay out of every `repr`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Row(NamedTuple):
    """One event of a table. `seq` counts 1, 2, 3 ... without a gap."""

    seq: int
    kind: str
    at: int
    data: str


class Snapshot(NamedTuple):
    """A table as it was after event `seq`: only a cache, never the truth."""

    seq: int
    data: bytes


class Summary(NamedTuple):
    """What the lobby knows of a table.

    `version` is the last event it tells of. `listed` tables are shown to everybody who looks for a seat; `accounts` are
    the persons at the table, `waiting` those of them whose turn it is; `deadline` is when somebody must look at the
    clock.
    """

    table_id: str
    game: str
    status: str
    version: int
    created: int
    updated: int
    listed: bool = False
    deadline: int | None = None
    accounts: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    data: str = "{}"


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who plays. A guest is an account without a password; a deleted one has lost its name and all else."""

    account_id: str
    name: str
    created: int
    password_hash: str | None = field(default=None, repr=False)
    deleted: int | None = None
    preferences: str = "{}"

    @property
    def guest(self) -> bool:
        """Whether nobody can log in to this account."""
        return self.password_hash is None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is logged in. The token itself is never stored, only its hash."""

    token_hash: str = field(repr=False)
    account_id: str
    created: int
    last_seen: int
    user_agent: str = ""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table: a text or the name of a preset phrase; neither when it was erased."""

    table_id: str
    seq: int
    account_id: str
    at: int
    text: str | None = None
    preset: str | None = None


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link to a seat (None: to any open one). Only the hash of its token is stored."""

    token_hash: str = field(repr=False)
    table_id: str
    seat: int | None
    created_by: str
    created: int
    expires: int


@dataclass(frozen=True, slots=True)
class Notice:
    """One way to tell an account that it is to move: `kind` is push, email or webhook, `data` its settings."""

    account_id: str
    kind: str
    address: str
    created: int
    data: str = "{}"


class KeptRecord(NamedTuple):
    """A record of a game as one line of JSON; `table_id` is None if it came from elsewhere."""

    record_id: str
    table_id: str | None
    at: int
    text: str
