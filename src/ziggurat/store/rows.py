"""The stored data: events, summaries of tables, accounts and what belongs to them, records, moderation.

Times are milliseconds since 1970, ids are chosen by the caller, and `data` and `preferences` are opaque text. Hashes of
passwords and tokens are left out of every `repr`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Row(NamedTuple):
    """An event of a table; `seq` is 1, 2, 3 ... without gaps."""

    seq: int
    kind: str
    at: int
    data: str
    request: str | None = None
    """The command that ended with this event, by which a process knows it if it is sent again."""


class Snapshot(NamedTuple):
    """A table after event `seq`: a cache that can be rebuilt from the events."""

    seq: int
    data: bytes


class Summary(NamedTuple):
    """A table as the lobby shows it, after event `version`.

    `listed` tables are shown to all players; `accounts` are the players at the table, `waiting` those whose turn it is;
    at `deadline` the server must check the clock; `owner` created the table; everyone may watch a `watchable` game.
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
    owner: str | None = None
    watchable: bool = False


class Outage(NamedTuple):
    """A period in which players could not move."""

    since: int
    until: int


@dataclass(frozen=True, slots=True)
class Account:
    """An account. A guest has no password; a deleted account has only its id."""

    account_id: str
    name: str
    created: int
    password_hash: str | None = field(default=None, repr=False)
    deleted: int | None = None
    preferences: str = "{}"

    @property
    def guest(self) -> bool:
        """Whether the account has no password."""
        return self.password_hash is None


@dataclass(frozen=True, slots=True)
class Session:
    """A login of a browser. Only the hash of its token is stored."""

    token_hash: str = field(repr=False)
    account_id: str
    created: int
    last_seen: int
    user_agent: str = ""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat line: a text or the name of a preset phrase; neither once erased."""

    table_id: str
    seq: int
    account_id: str
    at: int
    text: str | None = None
    preset: str | None = None


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link to a seat, None for any open one. Its token is stored hashed."""

    token_hash: str = field(repr=False)
    table_id: str
    seat: int | None
    created_by: str
    created: int
    expires: int
    used_by: str | None = None

    def admits(self, account_id: str) -> bool:
        """Return whether an account may use the invitation: one to a seat admits one account."""
        return self.used_by in (None, account_id)


@dataclass(frozen=True, slots=True)
class Notice:
    """An address for notifying an account: `kind` is push, email or webhook, `data` its settings.

    A mail address is used only after its owner has confirmed it. A push address ends with its `session`.
    """

    account_id: str
    kind: str
    address: str
    created: int
    data: str = "{}"
    confirmed: int | None = None
    session: str | None = field(default=None, repr=False)


class Friend(NamedTuple):
    """A friend of an account, with the present name."""

    account_id: str
    name: str
    since: int


class PersonalInvitation(NamedTuple):
    """An invitation of one account to a table by another."""

    table_id: str
    account_id: str
    invited_by: str
    created: int


class Pairing(NamedTuple):
    """A table whose owner waits for any opponent; `seen` is when the owner was last known to wait."""

    table_id: str
    account_id: str
    game: str
    clock: str
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class MailLink:
    """A link in a mail: `purpose` is confirm, recover or unsubscribe. Only its token's hash is stored."""

    token_hash: str = field(repr=False)
    account_id: str
    purpose: str
    address: str
    created: int
    expires: int


class Report(NamedTuple):
    """A reported chat line with its text at that time."""

    table_id: str
    seq: int
    reporter: str
    reported: str
    at: int
    text: str
    reason: str


class AuditEntry(NamedTuple):
    """An action of an operator."""

    entry_id: str
    at: int
    actor: str
    action: str
    subject: str


class StoredRecord(NamedTuple):
    """A record of a game as one line of JSON, without `table_id` if imported."""

    record_id: str
    table_id: str | None
    at: int
    text: str
