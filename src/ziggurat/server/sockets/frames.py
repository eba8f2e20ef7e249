"""What clients may send, strictly: every body and every frame. docs/api.md and the page's types are made from these.

Unknown fields, wrong kinds and long texts are refused before anything else sees them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Field(min_length=1, max_length=100)]
Level = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$")]
Seat = Annotated[int, Field(ge=0, le=7)]
Version = Annotated[int, Field(ge=0, le=2**53)]
Token = Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Topic = Literal["undo", "draw", "pause", "rematch"]
PRESETS = ("hello", "good_luck", "well_played", "thanks", "one_moment", "back", "sorry", "good_game")
Preset = Literal["hello", "good_luck", "well_played", "thanks", "one_moment", "back", "sorry", "good_game"]


class Strict(BaseModel):
    """The base of everything that is read."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# --- Bodies of requests ------------------------------------------------------------------------------------


class GuestBody(Strict):
    """Come in without any form. `token` asks for the session's token, for programs that keep no cookies."""

    name: Name | None = None
    token: bool = False


class CredentialsBody(Strict):
    """A name and a password."""

    name: Name
    password: Annotated[str, Field(min_length=1, max_length=200)]
    token: bool = False


class RenameBody(Strict):
    """Another display name."""

    name: Name


class PasswordBody(Strict):
    """The password again, before something that cannot be taken back."""

    password: Annotated[str, Field(max_length=200)] = ""


class ClockBody(Strict):
    """How much time there is: none, live (milliseconds) or days per move."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, Field(ge=0, le=86_400_000)] = 0
    increment: Annotated[int, Field(ge=0, le=3_600_000)] = 0
    days: Annotated[int, Field(ge=0, le=30)] = 0


class SettingBody(Strict):
    """How a table is to be set."""

    seats: Annotated[int, Field(ge=1, le=8)]
    options: Annotated[dict[str, Any], Field(max_length=40)] = Field(default_factory=dict)
    clock: ClockBody = ClockBody()
    flag: Literal["lose", "stand_in"] = "lose"
    stand_in: Level = "greedy"
    private: bool = False


class TableBody(SettingBody):
    """A new table. `bots` are levels for seats, `sit` is the maker's own seat, `start` begins at once if it is full."""

    game: Level
    box: Any = None
    bots: Annotated[dict[str, Level], Field(max_length=8)] = Field(default_factory=dict)
    sit: Seat | None = 0
    start: bool = False


class SeatBody(Strict):
    """A seat to sit down at; null is the first open one. `invitation` opens the door of a private table."""

    seat: Seat | None = None
    invitation: Token | None = None


class BotBody(Strict):
    """A bot for a seat."""

    seat: Seat
    level: Level


class OpenSeatBody(Strict):
    """A seat to be emptied."""

    seat: Seat


class PlayOnBody(Strict):
    """A moment of a finished game to play on from: after so many actions, from which seat, against which bots."""

    step: Annotated[int, Field(ge=0, le=100_000)]
    seat: Seat | None = None
    level: Level = "architect"


class InvitationBody(Strict):
    """A link to a seat; null is any open one."""

    seat: Seat | None = None


class NoticeBody(Strict):
    """A way to be told that one is to move."""

    kind: Literal["webhook", "email", "push"]
    address: Annotated[str, Field(min_length=3, max_length=500)]
    keys: Annotated[dict[str, Annotated[str, Field(max_length=200)]], Field(max_length=4)] = Field(default_factory=dict)


# --- Frames of the socket ----------------------------------------------------------------------------------


class Hello(Strict):
    """Come to a table, or come back after a gap."""

    type: Literal["hello"]
    table: Id
    version: Version = 0
    invitation: Token | None = None


class Bye(Strict):
    """Look away from a table."""

    type: Literal["bye"]
    table: Id


class Lobby(Strict):
    """Watch the open tables, or stop."""

    type: Literal["lobby"]
    on: bool = True


class Ping(Strict):
    """Ask whether the server is there."""

    type: Literal["ping"]


class Command(Strict):
    """The base of everything that changes a table; `id` makes sending it again harmless."""

    table: Id
    id: Id


class ActFrame(Command):
    """Make a step."""

    type: Literal["act"]
    version: Version
    action: Annotated[str, Field(min_length=1, max_length=100)]
    confirm: bool = False


class TurnFrame(Command):
    """Confirm the staged step, undo one, or restart the turn."""

    type: Literal["confirm", "undo", "restart"]
    version: Version


class AskFrame(Command):
    """Ask everybody for something."""

    type: Literal["ask"]
    topic: Topic
    keep: Annotated[int, Field(ge=0, le=100_000)] | None = None


class AnswerFrame(Command):
    """Agree or decline."""

    type: Literal["answer"]
    topic: Topic
    yes: bool
    version: Version | None = None


class WithdrawFrame(Command):
    """Take back what one has asked."""

    type: Literal["withdraw"]
    topic: Topic


class LeaveFrame(Command):
    """Resign the game, or end a pause."""

    type: Literal["resign", "resume"]


class PreferFrame(Command):
    """Choose how the own steps are carried out."""

    type: Literal["prefer"]
    auto_confirm: bool
    auto_forced: bool


class ChatFrame(Command):
    """Say something: a text or a preset phrase."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=1000)] | None = None
    preset: Preset | None = None


class PreviewFrame(Command):
    """Ask what an action would lead to; nothing is carried out."""

    type: Literal["preview"]
    action: Annotated[str, Field(min_length=1, max_length=100)]


Frame = Annotated[
    Hello
    | Bye
    | Lobby
    | Ping
    | ActFrame
    | TurnFrame
    | AskFrame
    | AnswerFrame
    | WithdrawFrame
    | LeaveFrame
    | PreferFrame
    | ChatFrame
    | PreviewFrame,
    Field(discriminator="type"),
]
FRAMES: TypeAdapter[Frame] = TypeAdapter(Frame)
