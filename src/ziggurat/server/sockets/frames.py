"""The frames that clients may send: their models, and `parse_frame`.

Unknown fields, wrong types and overlong texts are refused before a handler sees them. The page's types are generated
from the models.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field, TypeAdapter

from ziggurat.server.api.bodies import ID_PATTERN, MAX_ACTIONS, Action, Strict, Token

Id = Annotated[str, Field(min_length=1, max_length=64, pattern=ID_PATTERN)]
Version = Annotated[int, Field(ge=0, le=2**53)]
Topic = Literal["undo", "draw", "pause", "hints", "rematch"]
Preset = Literal[
    "hello",
    "good_luck",
    "nice_move",
    "well_played",
    "thanks",
    "sorry",
    "one_moment",
    "five_minutes",
    "back",
    "take_your_time",
    "good_game",
    "another",
    "must_go",
]
PRESETS: tuple[str, ...] = get_args(Preset)


class HelloFrame(Strict):
    """Join a table, or rejoin it after a gap."""

    type: Literal["hello"]
    table: Id
    version: Version = 0
    invitation: Token | None = None
    patches: bool = False


class ByeFrame(Strict):
    """Leave a table."""

    type: Literal["bye"]
    table: Id


class LobbyFrame(Strict):
    """Watch the open tables, or stop watching them."""

    type: Literal["lobby"]
    on: bool = True


class PingFrame(Strict):
    """Ask for a `pong`."""

    type: Literal["ping"]


class CommandFrame(Strict):
    """Base of all commands for a table; a repeated `id` is not carried out again."""

    table: Id
    id: Id


class ActFrame(CommandFrame):
    """Take an action."""

    type: Literal["act"]
    version: Version
    action: Action
    confirm: bool = False


class TurnFrame(CommandFrame):
    """Confirm the staged step, undo one, or restart the turn."""

    type: Literal["confirm", "undo", "restart"]
    version: Version


class AskFrame(CommandFrame):
    """Ask the other players to agree to something."""

    type: Literal["ask"]
    topic: Topic
    keep: Annotated[int, Field(ge=0, le=MAX_ACTIONS)] | None = None


class AnswerFrame(CommandFrame):
    """Agree or decline."""

    type: Literal["answer"]
    topic: Topic
    yes: bool
    version: Version | None = None


class WithdrawFrame(CommandFrame):
    """Withdraw the player's own request."""

    type: Literal["withdraw"]
    topic: Topic


class LeaveFrame(CommandFrame):
    """Resign the game, or end a pause."""

    type: Literal["resign", "resume"]


class PreferFrame(CommandFrame):
    """Change the player's confirmation preferences."""

    type: Literal["prefer"]
    auto_confirm: bool
    auto_forced: bool


class ChatFrame(CommandFrame):
    """A chat line: a text or a preset phrase."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=1000)] | None = None
    preset: Preset | None = None


class PreviewFrame(CommandFrame):
    """Ask what an action would lead to; the action is not carried out."""

    type: Literal["preview"]
    action: Action


Frame = Annotated[
    HelloFrame
    | ByeFrame
    | LobbyFrame
    | PingFrame
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
ADAPTER: TypeAdapter[Frame] = TypeAdapter(Frame)


def parse_frame(text: str | bytes) -> Frame:
    """Return the frame in a text, or raise `ValidationError`."""
    return ADAPTER.validate_json(text)
