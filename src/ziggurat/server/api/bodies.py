"""Models of HTTP request bodies. The page's types are generated from them.

Unknown fields, wrong types and overlong texts are refused before a route sees them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

ID_PATTERN = r"^[A-Za-z0-9_-]+$"
MAX_ACTIONS = 100_000  # of one game
MAX_TIME = 2**53  # milliseconds; a number that every client can represent

Name = Annotated[str, Field(min_length=1, max_length=100)]
Level = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$")]
Seat = Annotated[int, Field(ge=0, le=7)]
ChatNumber = Annotated[int, Field(ge=1, le=1_000_000_000)]
Password = Annotated[str, Field(min_length=1, max_length=200)]
Language = Annotated[str, Field(pattern=r"^[a-z]{2}$")]
Token = Annotated[str, Field(min_length=1, max_length=100, pattern=ID_PATTERN)]


class Strict(BaseModel):
    """Base of all models that are read from clients."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class GuestBody(Strict):
    """A session as a guest. `token` asks for the session's token, for programs without cookies."""

    name: Name | None = None
    token: bool = False


class CredentialsBody(Strict):
    """A name and a password."""

    name: Name
    password: Password
    token: bool = False


class ChangePasswordBody(Strict):
    """The present password and a new one."""

    old: Password
    new: Password
    token: bool = False


class RecoverBody(Strict):
    """The name of an account whose password is lost, and the language of the mail."""

    name: Name
    language: Language = "en"


class ResetBody(Strict):
    """The token of a link from a mail, and a new password."""

    link: Token
    password: Password
    token: bool = False


class LinkBody(Strict):
    """The token of a link from a mail."""

    link: Token


class ShortIdBody(Strict):
    """The id of a session, an invitation or a block, from the list of them."""

    id: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


class RenameBody(Strict):
    """A new display name."""

    name: Name


class PasswordBody(Strict):
    """The password again, to confirm something irreversible."""

    password: Annotated[str, Field(max_length=200)] = ""


class ClockBody(Strict):
    """A clock: none, live (milliseconds), or days per move."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, Field(ge=0, le=86_400_000)] = 0
    increment: Annotated[int, Field(ge=0, le=3_600_000)] = 0
    days: Annotated[int, Field(ge=0, le=30)] = 0


class SettingBody(Strict):
    """The settings of a table."""

    seats: Annotated[int, Field(ge=1, le=8)]
    options: Annotated[dict[str, Any], Field(max_length=40)] = Field(default_factory=dict)
    clock: ClockBody = ClockBody()
    flag: Literal["lose", "stand_in"] = "lose"
    stand_in: Level = "greedy"
    private: bool = False


class TableBody(SettingBody):
    """A new table.

    `bots` maps seats to levels, `sit` is the owner's seat, and `start` begins the game.
    """

    game: Level
    box: Any = None
    bots: Annotated[dict[str, Level], Field(max_length=8)] = Field(default_factory=dict)
    sit: Seat | None = 0
    start: bool = False


class SeatBody(Strict):
    """A seat to take, null for the first open one; `invitation` admits to private tables."""

    seat: Seat | None = None
    invitation: Token | None = None


class BotBody(Strict):
    """A bot for a seat."""

    seat: Seat
    level: Level


class OpenSeatBody(Strict):
    """A seat to empty."""

    seat: Seat


class PlayOnBody(Strict):
    """A moment of a finished game to continue from, the seat, and the bots' level."""

    step: Annotated[int, Field(ge=0, le=MAX_ACTIONS)]
    seat: Seat | None = None
    level: Level = "architect"
    invitation: Token | None = None


class InvitationBody(Strict):
    """An invitation to a seat; null is any open seat."""

    seat: Seat | None = None


class NoticeBody(Strict):
    """An address for turn notifications."""

    kind: Literal["webhook", "email", "push"]
    address: Annotated[str, Field(min_length=3, max_length=500)]
    keys: Annotated[dict[str, Annotated[str, Field(max_length=200)]], Field(max_length=4)] = Field(default_factory=dict)


class BlockBody(Strict):
    """A player to block: the one at a seat, or the author of a chat line."""

    table: Token
    seat: Seat | None = None
    line: ChatNumber | None = None


class ReportBody(Strict):
    """A chat line to report, and why."""

    line: ChatNumber
    reason: Literal["insult", "threat", "spam", "other"]
