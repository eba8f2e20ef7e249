"""Actions carried out without a task for each: all that come in one round of the event loop, stage by stage.

Each stage is done for all tables in a row: a processor that does the same again and again is faster than one that does
everything for one table after the other, because it has the code at hand.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ziggurat.server.now import now_ms
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.table.commands import Command
from ziggurat.table.events import StoredEvent
from ziggurat.table.table import Viewer

if TYPE_CHECKING:
    from ziggurat.server.tables.registry import Hub, Writing

Answer = Callable[[Exception | None], None]
"""Called when a command has been carried out, or has failed at the store."""


class Deed:
    """A command that the hub has taken on, with the table's key, and how far it is."""

    __slots__ = ("answer", "begun", "command", "error", "events", "live", "told", "writing")

    def __init__(self, live: LiveTable, command: Command, answer: Answer) -> None:
        self.live = live
        self.command = command
        self.answer = answer
        self.begun = time.perf_counter()
        self.events: list[StoredEvent] = []
        self.told: list[tuple[Viewer, bytes]] = []
        self.writing: Writing | None = None
        self.error: Exception | None = None
        """Why the store could not take it."""


class Deeds:
    """What is being carried out for a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.begun: list[Deed] = []
        """What was taken on in this round of the event loop."""
        self.stored: list[Deed] = []
        """What the store has answered in this round of the event loop."""

    def start(self, live: LiveTable, command: Command, answer: Answer) -> None:
        """Carry a command out as `Hub.perform` does, where the table is ready, without a task that waits for the store.

        `answer` is called when everybody has been told, or with why that cannot be.
        """
        live.key.take()
        if not self.begun:
            asyncio.get_running_loop().call_soon(self.carry_out)
        self.begun.append(Deed(live, command, answer))

    def carry_out(self) -> None:
        """Carry out what was taken on in this round of the event loop, as far as the store."""
        deeds, self.begun = self.begun, []
        for stage in (self.decide, self.prepare, self.write_down):
            deeds = [deed for deed in deeds if self.goes_on(stage, deed)]

    def goes_on(self, stage: Callable[[Deed], bool], deed: Deed) -> bool:
        """Tell whether a deed goes on after a stage; nothing that goes wrong at one table touches another."""
        try:
            return stage(deed)
        except Exception as error:
            self.end(deed, error)
            return False

    def end(self, deed: Deed, error: Exception | None) -> None:
        """Give the key back and say what became of a command; an answer that fails is logged and holds up nobody."""
        deed.live.key.give_back()
        try:
            deed.answer(error)
        except Exception as fault:
            self.note(fault)

    def note(self, fault: Exception) -> None:
        """Log what nobody expected."""
        self.hub.log("internal", error=f"{type(fault).__name__}: {fault}")

    def decide(self, deed: Deed) -> bool:
        """Find out what a command leads to; tell whether to anything."""
        deed.events = deed.live.table.decide(deed.command, now_ms())
        if not deed.events:
            self.end(deed, None)
        return bool(deed.events)

    def prepare(self, deed: Deed) -> bool:
        """Take events in and make what is to be sent."""
        deed.told = self.hub.take_in(deed.live, deed.events)
        return True

    def write_down(self, deed: Deed) -> bool:
        """Hand events over to the store."""
        live = deed.live
        deed.writing = writing = self.hub.writing(live, deed.events, deed.told, deed.begun)
        self.hub.store.append_later(live.id, writing.rows, writing.summary, partial(self.hear_of, deed))
        return True

    def hear_of(self, deed: Deed, error: Exception | None) -> None:
        """Hear from the store what became of a command that was started."""
        deed.error = error
        if not self.stored:
            asyncio.get_running_loop().call_soon(self.wind_up)
        self.stored.append(deed)

    def wind_up(self) -> None:
        """Tell everybody what the store has for good now, and answer."""
        deeds, self.stored = self.stored, []
        deeds = [deed for deed in deeds if self.goes_on(self.tell, deed)]
        for deed in deeds:
            self.end(deed, deed.error)
        for deed in deeds:
            self.follow_up(deed)

    def tell(self, deed: Deed) -> bool:
        """Tell everybody, unless the store could not take it."""
        if deed.error is None and deed.writing is not None:
            self.hub.finish(deed.live, deed.writing)
        return True

    def follow_up(self, deed: Deed) -> None:
        """Do what follows from a change; it stands, whatever happens here."""
        if deed.error is None and deed.writing is not None:
            try:
                self.hub.go_on(deed.live, deed.writing)
            except Exception as fault:
                self.note(fault)
