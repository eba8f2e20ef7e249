"""Models of HTTP request bodies. The page's types are generated from them.

Unknown fields, wrong types and overlong texts are refused before a route sees them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

ID_PATTERN = r"^[A-Za-z0-9_-]+$"
MAX_ACTIONS = 100_000  # of one game
MAX_DRAFT_ACTIONS = 64
MAX_PRACTICE_ACTIONS = 400  # played again at every request
MAX_TIME = 2**53  # milliseconds; a number that every client can represent

Name = Annotated[str, Field(min_length=1, max_length=100)]
Level = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$")]
Seat = Annotated[int, Field(ge=0, le=7)]
ChatNumber = Annotated[int, Field(ge=1, le=1_000_000_000)]
Password = Annotated[str, Field(min_length=1, max_length=200)]
Language = Annotated[str, Field(pattern=r"^[a-z]{2}$")]
Action = Annotated[str, Field(min_length=1, max_length=100)]
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
    """The id of a session, an invitation, a block or a player, from the list of them."""

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


class PairBody(Strict):
    """A game and a clock for which any opponent is wanted."""

    game: Level
    clock: Literal["quick", "calm", "days"]


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


class ActionsBody(Strict):
    """Some actions, of which one is asked for."""

    actions: Annotated[list[Action], Field(min_length=1, max_length=1000)]


class NewGame(Strict):
    """A deal from a known seed."""

    seats: Annotated[int, Field(ge=1, le=8)]
    seed: Annotated[int, Field(ge=0, le=MAX_TIME)]
    options: Annotated[dict[str, Any], Field(max_length=40)] = Field(default_factory=dict)


Draft = Annotated[dict[str, Any], Field(max_length=20)]


class SetUpBody(Strict):
    """Where a game begins: a new deal, a state or a draft, then actions."""

    new: NewGame | None = None
    draft: Draft | None = None
    state: Annotated[dict[str, Any], Field(max_length=60)] | None = None
    seed: Annotated[int, Field(ge=0, le=MAX_TIME)] = 1
    actions: Annotated[list[Action], Field(max_length=MAX_PRACTICE_ACTIONS)] = Field(default_factory=list)


class DraftBody(Strict):
    """A draft of a position, to be checked with actions from there; the seed deals what it leaves out."""

    game: Level
    draft: Draft
    seed: Annotated[int, Field(ge=0, le=MAX_TIME)] = 1
    actions: Annotated[list[Action], Field(max_length=MAX_DRAFT_ACTIONS)] = Field(default_factory=list)


class PracticeCommand(Strict):
    """A command of any seat at a table that is not stored; `action` is for `act`."""

    type: Literal["act", "confirm", "undo", "restart"]
    seat: Seat
    action: Action | None = None
    confirm: bool = False


class PracticeBody(Strict):
    """A position to try things on: all commands so far, and actions to preview after them.

    `seat` is the user's, `level` names the bots at the other seats, which move only by commands.
    """

    game: Level
    position: SetUpBody
    seat: Seat = 0
    level: Level = "apprentice"
    commands: Annotated[list[PracticeCommand], Field(max_length=64)] = Field(default_factory=list)
    previews: Annotated[list[Action], Field(max_length=32)] = Field(default_factory=list)


class PracticePlayBody(Strict):
    """A position to continue from as a real game against bots; the others are of `level`."""

    game: Level
    position: SetUpBody
    seat: Seat = 0
    bots: Annotated[dict[str, Level], Field(max_length=8)] = Field(default_factory=dict)
    level: Level = "apprentice"


class InvitationBody(Strict):
    """An invitation to a seat; null is any open seat."""

    seat: Seat | None = None


class NoticeBody(Strict):
    """An address for turn notifications."""

    kind: Literal["webhook", "email", "push"]
    address: Annotated[str, Field(min_length=3, max_length=1000)]
    keys: Annotated[dict[str, Annotated[str, Field(max_length=200)]], Field(max_length=4)] = Field(default_factory=dict)


class NewNoticeBody(NoticeBody):
    """A new address, with the password of a registered account if it is a mail address."""

    password: Annotated[str, Field(max_length=200)] = ""


class BlockBody(Strict):
    """A player to block: the one at a seat, or the author of a chat line."""

    table: Token
    seat: Seat | None = None
    line: ChatNumber | None = None


class ReportBody(Strict):
    """A chat line to report, and why."""

    line: ChatNumber
    reason: Literal["insult", "threat", "spam", "other"]
