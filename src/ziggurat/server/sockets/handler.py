"""Frames from a client: one method per type. docs/api.md describes the protocol.

Every command has an id; the same command sent again gets the same answer and is not carried out again. Every frame gets
an answer or the connection is closed, and nothing that one client sends disturbs another.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from pydantic import ValidationError

from ziggurat.server.connection import Connection, encode_frame
from ziggurat.server.errors import ApiError, api_error_from, describe
from ziggurat.server.ids import new_id, now_ms
from ziggurat.server.services import Services
from ziggurat.server.sockets import frames
from ziggurat.server.tables import delivery
from ziggurat.server.tables.access import check_access
from ziggurat.server.tables.chat import allowed_lines, chat_frame, count_sent
from ziggurat.server.tables.live_table import LiveTable, Request
from ziggurat.server.text import BadText, clean_chat
from ziggurat.table import commands

MAX_TABLES = 32  # per connection
# Tokens of the connection's budget in addition to that of any frame: what takes milliseconds rather than microseconds.
COSTS: dict[type, float] = {frames.HelloFrame: 4, frames.LobbyFrame: 4, frames.PreviewFrame: 1}
TURN_COMMANDS: dict[str, type[commands.Confirm] | type[commands.Undo] | type[commands.Restart]] = {
    "confirm": commands.Confirm,
    "undo": commands.Undo,
    "restart": commands.Restart,
}


class MessageHandler:
    """Answers the frames of one connection, in order."""

    def __init__(self, services: Services, connection: Connection) -> None:
        self.services = services
        self.registry = services.registry
        self.pipeline = services.pipeline
        self.connection = connection
        self.busy = False
        """Whether a frame is being answered; the next one waits."""
        self.idle: asyncio.Future[None] | None = None
        """Resolved when the frame before the waiting one has been answered."""

    async def handle(self, text: str) -> None:
        """Answer a frame after those before it."""
        if self.busy:
            self.idle = asyncio.get_running_loop().create_future()
            try:
                await self.idle
            finally:
                self.idle = None
        self.busy = True
        try:
            await self.dispatch(text)
        finally:
            self.set_idle()

    def set_idle(self) -> None:
        self.busy = False
        if self.idle is not None and not self.idle.done():
            self.idle.set_result(None)

    async def dispatch(self, text: str) -> None:
        """Parse a frame and call its handler; send `refused` for any error. A closed connection is ignored."""
        if self.connection.finished:
            return
        try:
            frame = frames.parse_frame(text)
        except ValidationError as error:
            self.refuse("", api_error_from(error))
            return
        self.connection.charge(COSTS.get(type(frame), 0.0))
        try:
            await HANDLERS.get(type(frame), MessageHandler.command)(self, frame)
        except Exception as error:
            self.refuse_command(getattr(frame, "table", None), getattr(frame, "id", ""), error)

    def refuse(self, id_: str, error: ApiError, **where: Any) -> None:
        self.services.metrics.refused.add(code=error.code)
        self.connection.send(encode_frame("refused", id=id_, **error.to_json(), **where))

    def refuse_command(self, table_id: str | None, id_: str, error: Exception) -> None:
        """Refuse a command with the table's version; log the error if it is unexpected."""
        api_error = api_error_from(error)
        if api_error.code == "internal":
            self.services.log("internal", error=describe(error))
        live = self.registry.tables.get(table_id) if table_id in self.connection.tables else None
        version = live.table.version if live is not None else None
        self.refuse(id_, api_error, table=table_id, version=version)

    # --- Actions, by far the most frequent frames ----------------------------------------------------------

    def try_fast_path(self, payload: bytes) -> bool:
        """Try to submit an action synchronously; return False if it needs the normal path."""
        act = None if self.busy or self.idle is not None or self.connection.finished else act_in(payload)
        if act is None or act.table not in self.connection.tables:
            return False
        live, request = self.registry.tables.get(act.table), (self.connection.account, act.id)
        seat = None if live is None else live.table.viewer_of(self.connection.account)
        if live is None or seat is None or request in live.acknowledged:
            return False
        live.used = time.monotonic()
        self.busy = True
        command = commands.Act(seat, act.action, act.confirm, act.version)
        self.pipeline.submit(live, (command,), partial(self.on_committed, live, act), request)
        return True

    def on_committed(self, live: LiveTable, act: frames.ActFrame, error: Exception | None) -> None:
        """Answer an action of the fast path."""
        if error is None:
            self.send_ack(live, act.id)
        else:
            self.refuse_command(act.table, act.id, error)
        self.set_idle()

    def send_ack(self, live: LiveTable, id_: str) -> None:
        """Acknowledge a command with the version that it led to."""
        version = live.acknowledged[(self.connection.account, id_)]
        self.connection.send(encode_frame("ack", table=live.id, id=id_, version=version))

    # --- Joining and leaving -------------------------------------------------------------------------------

    async def hello(self, frame: frames.HelloFrame) -> None:
        """Join a table that the account may see."""
        if len(self.connection.tables) >= MAX_TABLES and frame.table not in self.connection.tables:
            raise ApiError(429, "too_many_tables", most=MAX_TABLES)
        live = await self.registry.table(frame.table)
        access = await check_access(self.services.store, live, self.connection.account, frame.invitation)
        if access.key is not None:
            self.connection.invitations[live.id] = access.key
        self.connection.blocked = frozenset(await self.services.store.blocked_by(self.connection.account))
        (self.connection.shares.add if access.share else self.connection.shares.discard)(live.id)
        self.connection.patches = frame.patches
        if frame.version > live.table.version:  # sent by a process that died before it notified this one
            self.registry.catch_up(live)
        await delivery.prepare_log(live)
        await self.pipeline.join(live, self.connection, frame.version if frame.patches else 0)
        if access.share:
            return
        lines = await self.services.store.recent_chat(live.id)
        count_sent(live, lines)
        self.connection.send(chat_frame(live, allowed_lines(self.connection, lines)))

    async def bye(self, frame: frames.ByeFrame) -> None:
        if frame.table in self.connection.tables:
            self.leave(frame.table)

    def leave(self, table_id: str) -> None:
        live = self.registry.tables.get(table_id)
        if live is not None:
            delivery.leave(live, self.connection)

    async def watch_lobby(self, frame: frames.LobbyFrame) -> None:
        if frame.on:
            await self.services.lobby.watch(self.connection)
        else:
            self.services.lobby.watchers.discard(self.connection)

    async def ping(self, frame: frames.PingFrame) -> None:
        self.connection.send(encode_frame("pong", now=now_ms()))

    def close(self) -> None:
        """Remove the connection from the lobby and its tables."""
        self.services.lobby.watchers.discard(self.connection)
        for table_id in list(self.connection.tables):
            self.leave(table_id)

    # --- Commands ------------------------------------------------------------------------------------------

    async def command(self, frame: Any) -> None:
        """Commit a command; its events go to all viewers, the acknowledgement to the sender."""
        live = await self.joined_table(frame)
        request = (self.connection.account, frame.id)
        if request not in live.acknowledged:
            command = command_from(frame, self.seat_at(live))
            if isinstance(command, (commands.Ask, commands.Answer)) and command.topic == "rematch":
                await self.rematch(live, command, request)
            else:
                await self.pipeline.perform(live, command, request=request)
                self.send_ack(live, frame.id)
        else:
            self.send_ack(live, frame.id)

    async def joined_table(self, frame: Any) -> LiveTable:
        """Return the table of a frame; the client must have joined it."""
        if frame.table not in self.connection.tables:
            raise ApiError(403, "say_hello_first")
        return await self.registry.table(frame.table)

    def seat_at(self, live: LiveTable) -> int:
        seat = live.table.viewer_of(self.connection.account)
        if seat is None:
            raise ApiError(403, "not_seated")
        return seat

    async def rematch(self, live: LiveTable, command: commands.Ask | commands.Answer, request: Request) -> None:
        """Commit an offer of a rematch or an answer; create the next table if all players agree."""
        self.services.quotas.check_rate(self.connection.account, self.connection.address)
        await self.services.rematches.perform(live, command, request)
        self.send_ack(live, request[1])
        await self.services.rematches.create(live)

    async def preview(self, frame: frames.PreviewFrame) -> None:
        """Send what an action would lead to."""
        live = await self.joined_table(frame)
        game = live.table.preview(self.seat_at(live), frame.action, now_ms())
        self.connection.send(encode_frame("previewed", table=live.id, id=frame.id, game=game))

    # --- Chat ----------------------------------------------------------------------------------------------

    async def chat(self, frame: frames.ChatFrame) -> None:
        """Store a player's chat line and send it to everyone at the table."""
        live = await self.joined_table(frame)
        request = (self.connection.account, frame.id)
        if request not in live.acknowledged:
            text = self.checked_text(live, frame)
            line = await self.services.store.say(
                live.id, self.connection.account, now_ms(), text=text, preset=frame.preset, request=frame.id
            )
            live.acknowledge(request, live.table.version)
            if line is not None:  # None: sent before a restart, or to another process
                self.services.chat.send(live, [line])
        self.send_ack(live, frame.id)

    def checked_text(self, live: LiveTable, frame: frames.ChatFrame) -> str | None:
        """Return the cleaned text of a chat frame, None for a preset, or raise."""
        if live.table.state.seat_of(self.connection.account) is None:
            raise ApiError(403, "players_only")
        if (frame.text is None) == (frame.preset is None):
            raise ApiError(422, "malformed", field="text", problem="text_or_preset")
        if not self.services.chat_limits.allow(self.connection.account, time.monotonic()):
            raise ApiError(429, "chat_too_fast")
        try:
            text = clean_chat(frame.text) if frame.text is not None else None
        except BadText as error:
            raise ApiError(422, error.code, longest=error.longest) from None
        self.services.banned_words.check(text or "")
        return text


# Not an attribute of each handler: bound methods would keep it, and its connection, until a garbage collection.
HANDLERS: dict[type, Callable[[MessageHandler, Any], Awaitable[None]]] = {
    frames.HelloFrame: MessageHandler.hello,
    frames.ByeFrame: MessageHandler.bye,
    frames.LobbyFrame: MessageHandler.watch_lobby,
    frames.PingFrame: MessageHandler.ping,
    frames.ChatFrame: MessageHandler.chat,
    frames.PreviewFrame: MessageHandler.preview,
}


def act_in(payload: bytes) -> frames.ActFrame | None:
    """Return the `act` frame in a payload, or None for any other content."""
    try:
        frame = frames.parse_frame(payload)
    except ValidationError:  # answered by the normal path
        return None
    return frame if isinstance(frame, frames.ActFrame) else None


def command_from(frame: Any, seat: int) -> commands.Command:
    """Return the table's command for a frame."""
    match frame:
        case frames.ActFrame():
            return commands.Act(seat, frame.action, frame.confirm, frame.version)
        case frames.TurnFrame():
            return TURN_COMMANDS[frame.type](seat, frame.version)
        case frames.AskFrame():
            return commands.Ask(seat, frame.topic, frame.keep, new_id() if frame.topic == "rematch" else None)
        case frames.AnswerFrame():
            next_table = new_id() if frame.topic == "rematch" else None
            return commands.Answer(seat, frame.topic, frame.yes, next_table, frame.version)
        case frames.WithdrawFrame():
            return commands.Withdraw(seat, frame.topic)
        case frames.PreferFrame():
            return commands.Prefer(seat, frame.auto_confirm, frame.auto_forced)
        case frames.LeaveFrame():
            return commands.Resign(seat) if frame.type == "resign" else commands.Resume(seat)
    raise ApiError(422, "malformed", field="type", problem="unknown")
