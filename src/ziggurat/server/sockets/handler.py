"""The conversation over one socket: frames in, frames out. docs/api.md describes it.

Every command has an id; sending it again gives the same answer and is never carried out twice. Whatever a client
sends, it gets an answer or is let go; nothing it does disturbs the others.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

from pydantic import ValidationError

from ziggurat.server.api.text import BadText, clean_chat
from ziggurat.server.errors import Trouble, trouble_of
from ziggurat.server.ids import new_id, token_hash
from ziggurat.server.limits import Limiter, Rate
from ziggurat.server.now import now_ms
from ziggurat.server.sockets import frames as schema
from ziggurat.server.sockets.act import Act, act_in
from ziggurat.server.sockets.connection import Client, frame_of
from ziggurat.server.tables.chat import Chat, chat_frame
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.lobby import Lobby
from ziggurat.server.tables.registry import Hub
from ziggurat.table import commands as table
from ziggurat.table.errors import Refused

FRAMES = Rate(burst=200, per_second=100)  # per socket: a program may play faster than a hand
CHAT = Rate(burst=5, per_second=0.5)  # per account
MOST_TABLES = 32  # at which one socket may look
TURNS: dict[str, type[table.Confirm] | type[table.Undo] | type[table.Restart]] = {
    "confirm": table.Confirm,
    "undo": table.Undo,
    "restart": table.Restart,
}


class Conversation:
    """Answers the frames of one client."""

    def __init__(self, hub: Hub, lobby: Lobby, client: Client, chat: Chat, chatting: Limiter) -> None:
        self.hub = hub
        self.lobby = lobby
        self.client = client
        self.chat = chat
        self.chatting = chatting
        self.frames = Limiter(FRAMES)
        self.busy = False
        """Whether a frame is being answered: the next one has to wait."""
        self.free: asyncio.Future[None] | None = None
        """What the next frame waits for while an action is on its way to the disk; none may overtake it."""
        self.deeds: dict[type, Any] = {
            schema.Hello: self.hello,
            schema.Bye: self.bye,
            schema.Lobby: self.watch_lobby,
            schema.Ping: self.ping,
            schema.ChatFrame: self.say,
            schema.PreviewFrame: self.look_ahead,
        }

    async def take(self, text: str) -> None:
        """Answer one frame, after those before it."""
        if self.busy:
            self.free = asyncio.get_running_loop().create_future()
            try:
                await self.free
            finally:
                self.free = None
        self.busy = True
        try:
            await self.answer(text)
        finally:
            self.done()

    def done(self) -> None:
        """Let the next frame be answered."""
        self.busy = False
        if self.free is not None and not self.free.done():
            self.free.set_result(None)

    async def answer(self, text: str) -> None:
        """Answer one frame."""
        if not self.frames.allow("", time.monotonic()):
            self.refuse("", Trouble(429, "too_many_frames"))
            return
        try:
            frame = schema.FRAMES.validate_json(text)
        except ValidationError as error:
            self.refuse("", trouble_of(error))
            return
        id_ = getattr(frame, "id", "")
        try:
            await self.deeds.get(type(frame), self.command)(frame)
        except Exception as error:  # every error becomes an answer; unexpected ones are logged, never shown
            self.refuse_at(getattr(frame, "table", None), id_, error)

    def refuse(self, id_: str, trouble: Trouble, **where: Any) -> None:
        """Say no."""
        self.hub.metrics.refused.add(code=trouble.code)
        self.client.send(frame_of("refused", id=id_, **trouble.to_json(), **where))

    def refuse_at(self, table_id: str | None, id_: str, error: Exception) -> None:
        """Say no for a reason, and how far the table is; a reason nobody expected is logged, never shown."""
        trouble = trouble_of(error)
        if trouble.code == "internal":
            self.hub.log("internal", error=f"{type(error).__name__}: {error}")
        live = self.hub.live.get(table_id) if table_id in self.client.tables else None
        version = live.table.version if live is not None else None
        self.refuse(id_, trouble, table=table_id, version=version)

    # --- Actions, by far the most frequent frames ----------------------------------------------------------

    def take_now(self, payload: bytes) -> bool:
        """Answer an action without a task of its own, if nothing is in its way; tell whether that was so."""
        act = None if self.busy or self.free is not None else act_in(payload)
        live = self.hub.live.get(act.table) if act is not None and act.table in self.client.tables else None
        if act is None or live is None or not self.hub.ready(live) or (self.client.account, act.id) in live.answers:
            return False
        seat = live.table.viewer_of(self.client.account)
        if seat is None:
            return False
        live.used = time.monotonic()
        if not self.frames.allow("", live.used):
            self.refuse("", Trouble(429, "too_many_frames"))
            return True
        command = table.Act(seat, act.action, act.confirm, act.version)
        self.busy = True
        self.hub.deeds.start(live, command, partial(self.acted, live, act))
        return True

    def acted(self, live: LiveTable, act: Act, error: Exception | None) -> None:
        """Say what became of an action that was taken at once."""
        if error is None:
            self.acknowledge(live, act.id)
        else:
            self.refuse_at(act.table, act.id, error)
        self.done()

    def acknowledge(self, live: LiveTable, id_: str) -> None:
        """Say that a command has been carried out, now and whenever it is sent again."""
        live.remember(self.client.account, id_)
        self.answer_again(live, id_)

    def answer_again(self, live: LiveTable, id_: str) -> None:
        """Send the answer to a command that was carried out before."""
        version = live.answers[(self.client.account, id_)]
        self.client.send(frame_of("ack", table=live.id, id=id_, version=version))

    # --- Coming and going ----------------------------------------------------------------------------------

    async def hello(self, frame: schema.Hello) -> None:
        """Show a table to the client, if it may see it."""
        if len(self.client.tables) >= MOST_TABLES and frame.table not in self.client.tables:
            raise Trouble(429, "too_many_tables", most=MOST_TABLES)
        live = await self.hub.table(frame.table)
        await self.admit(live, frame.invitation)
        await self.hub.join(live, self.client)
        lines = await self.hub.store.recent_chat(live.id)
        self.client.send(chat_frame(live, lines))

    async def admit(self, live: LiveTable, invitation: str | None) -> None:
        """Raise unless the client may look at the table: a private one needs a seat or an invitation."""
        told = live.summary()
        if not told["private"] or self.client.account in (told["owner"], *told["accounts"]):
            return
        found = await self.hub.store.invitation(token_hash(invitation), now_ms()) if invitation else None
        if found is None or found.table_id != live.id:
            raise Trouble(404, "no_such_table")  # the same answer as for a table that does not exist

    async def bye(self, frame: schema.Bye) -> None:
        """Stop showing a table."""
        if frame.table in self.client.tables and frame.table in self.hub.live:
            self.hub.leave(self.hub.live[frame.table], self.client)

    async def watch_lobby(self, frame: schema.Lobby) -> None:
        """Begin or stop showing the open tables."""
        if frame.on:
            await self.lobby.watch(self.client)
        else:
            self.lobby.watchers.discard(self.client)

    async def ping(self, frame: schema.Ping) -> None:
        """Answer a heartbeat."""
        self.client.send(frame_of("pong", now=now_ms()))

    def gone(self) -> None:
        """Clear up after the client."""
        self.lobby.watchers.discard(self.client)
        for table_id in list(self.client.tables):
            if table_id in self.hub.live:
                self.hub.leave(self.hub.live[table_id], self.client)

    # --- Commands ------------------------------------------------------------------------------------------

    async def command(self, frame: Any) -> None:
        """Carry a command out, once; the events go to everybody, the acknowledgement to the sender."""
        live = await self.at_table(frame)
        key = (self.client.account, frame.id)
        if key in live.answers:
            self.answer_again(live, frame.id)
            return
        seat = live.table.viewer_of(self.client.account)
        if seat is None:
            raise Trouble(403, "not_seated")
        command = table_command(frame, seat)
        try:
            await self.hub.perform(live, command)
        except Refused:
            if key not in live.answers:
                raise
            self.answer_again(live, frame.id)  # it was carried out meanwhile, sent by another socket
            return
        self.acknowledge(live, frame.id)
        if isinstance(command, (table.Ask, table.Answer)) and command.topic == "rematch":
            await self.rematch(live)

    async def at_table(self, frame: Any) -> LiveTable:
        """Return the table a command is for; the client must have said hello there."""
        if frame.table not in self.client.tables:
            raise Trouble(403, "say_hello_first")
        return await self.hub.table(frame.table)

    async def rematch(self, live: LiveTable) -> None:
        """Make the next table, if everybody has agreed to play again."""
        next_id = live.table.view(None)["rematch"]
        if next_id is not None and await self.hub.store.table(next_id) is None:
            await self.hub.create(next_id, live.table.rematch(live.id))

    async def look_ahead(self, frame: schema.PreviewFrame) -> None:
        """Show a player what an action would lead to."""
        live = await self.at_table(frame)
        seat = live.table.viewer_of(self.client.account)
        if seat is None:
            raise Trouble(403, "not_seated")
        game = live.table.preview(seat, frame.action, now_ms())
        self.client.send(frame_of("previewed", table=live.id, id=frame.id, game=game))

    # --- Chat ----------------------------------------------------------------------------------------------

    async def say(self, frame: schema.ChatFrame) -> None:
        """Pass a line on to everybody at the table; only its players may speak."""
        live = await self.at_table(frame)
        key = (self.client.account, frame.id)
        if key in live.answers:
            self.answer_again(live, frame.id)
            return
        if live.table.state.seat_of(self.client.account) is None:
            raise Trouble(403, "players_only")
        if (frame.text is None) == (frame.preset is None):
            raise Trouble(422, "malformed", field="text", problem="text_or_preset")
        if not self.chatting.allow(self.client.account, time.monotonic()):
            raise Trouble(429, "chat_too_fast")
        try:
            text = clean_chat(frame.text) if frame.text is not None else None
        except BadText as error:
            raise Trouble(422, error.code, longest=error.longest) from None
        line = await self.hub.store.say(live.id, self.client.account, now_ms(), text=text, preset=frame.preset)
        live.remember(*key)
        self.chat.tell(live, [line])
        self.answer_again(live, frame.id)


def table_command(frame: Any, seat: int) -> table.Command:
    """Return the table's command for a frame."""
    match frame:
        case schema.ActFrame():
            return table.Act(seat, frame.action, frame.confirm, frame.version)
        case schema.TurnFrame():
            return TURNS[frame.type](seat, frame.version)
        case schema.AskFrame():
            return table.Ask(seat, frame.topic, frame.keep, new_id() if frame.topic == "rematch" else None)
        case schema.AnswerFrame():
            next_table = new_id() if frame.topic == "rematch" else None
            return table.Answer(seat, frame.topic, frame.yes, next_table, frame.version)
        case schema.WithdrawFrame():
            return table.Withdraw(seat, frame.topic)
        case schema.PreferFrame():
            return table.Prefer(seat, frame.auto_confirm, frame.auto_forced)
        case schema.LeaveFrame():
            return table.Resign(seat) if frame.type == "resign" else table.Resume(seat)
    raise Trouble(422, "malformed", field="type", problem="unknown")
