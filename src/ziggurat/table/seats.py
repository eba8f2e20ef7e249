"""The seats of a table: a person, a bot, or nobody yet; and what the person prefers."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from ziggurat.table.errors import Refused

MOST_NAME = 40
MOST_ACCOUNT = 80
LEVEL = re.compile(r"[a-z][a-z0-9_-]{0,31}")


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


def check_level(level: Any) -> None:
    """Refuse what cannot be the name of a bot. Whether it is installed, the server knows."""
    if not isinstance(level, str) or not LEVEL.fullmatch(level):
        raise Refused("bad_level")


def check_name(name: Any) -> None:
    """Refuse a name that could not be shown."""
    if not isinstance(name, str) or not name.isprintable() or not name.strip() or len(name) > MOST_NAME:
        raise Refused("bad_name", {"most": MOST_NAME})


def check_account(account: Any) -> None:
    """Refuse what cannot be the name of an account."""
    if not isinstance(account, str) or not account.isprintable() or not 0 < len(account) <= MOST_ACCOUNT:
        raise Refused("bad_account")
