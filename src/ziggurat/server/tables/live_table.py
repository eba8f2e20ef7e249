"""A table in memory: who looks at it, who may change it now, and what was answered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, NamedTuple

from ziggurat.json_text import json_text
from ziggurat.server.sockets.connection import Client
from ziggurat.store import Summary
from ziggurat.table.json_types import LastingView
from ziggurat.table.json_types import Summary as TableSummary
from ziggurat.table.state import Seat
from ziggurat.table.table import Table, Viewer

MOST_ANSWERS = 256
NEWS_MILLISECONDS = 10_000  # for so long the lobby need not know that a turn goes on


class Key:
    """Who has a table's key may change the table; others wait in line. `async with key:`, or `take` without waiting."""

    __slots__ = ("line", "taken")

    def __init__(self) -> None:
        self.taken = False
        self.line: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take the key if nobody has it; tell whether that was so."""
        if self.taken:
            return False
        self.taken = True
        return True

    def give_back(self) -> None:
        """Hand the key to the next in line, if somebody still waits."""
        while self.line:
            waiter = self.line.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self.line.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # it was handed over at the same moment
                self.give_back()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.give_back()


class Card(NamedTuple):
    """What the lobby shows of a table's company as text, and their accounts; with the view of which it was made."""

    lasting: LastingView
    data: str
    accounts: tuple[str, ...]


class Known(NamedTuple):
    """What the lobby was told last, and when: as long as the rest is the same, there is no news."""

    card: Card
    status: str
    waiting: tuple[str, ...]
    deadline: int | None


@dataclass(eq=False)
class LiveTable:
    """A table in memory, with who is looking at it."""

    id: str
    table: Table
    created: int
    key: Key = field(default_factory=Key)
    clients: dict[Client, Viewer] = field(default_factory=dict)
    answers: OrderedDict[tuple[str, str], int] = field(default_factory=OrderedDict)
    """The version that was acknowledged for the last commands by account and id: sending one again is harmless."""
    snapshot_at: int = 0
    chat_told: int = 0
    """The number of the last line of chat that was told here."""
    used: float = 0.0
    broken: bool = False
    """Whether the store refused a write, so that memory and store may differ: read again before anything else."""

    known: Known | None = None
    """What the lobby was told last, if it was this process that told it."""
    known_at: int = 0
    """When the lobby was told."""
    known_by: tuple[Any, ...] = ()
    """What all that follows from: as long as it is the same, there is no need to look."""
    card_: Card | None = None
    company: Sequence[Seat] = ()
    """Who sat here when it was last looked up through whose eyes each client looks."""

    def summary(self) -> TableSummary:
        """Return what there is to know of the table from outside. It names accounts: not for clients."""
        return self.table.summary()

    def waiting(self) -> tuple[str, ...]:
        """Return the accounts whose move or answer is awaited."""
        return tuple(self.table.awaited_accounts())

    def remember(self, account: str, id_: str) -> None:
        """Keep the answer to a command that has just been carried out."""
        self.answers[(account, id_)] = self.table.version
        if len(self.answers) > MOST_ANSWERS:
            self.answers.popitem(last=False)

    # --- What the lobby is told ----------------------------------------------------------------------------

    def news(self) -> Known | None:
        """Return what the lobby has to know, None if nothing: a further step of the same turn is none for a while."""
        late = self.table.state.at - self.known_at >= NEWS_MILLISECONDS
        grounds = self.table.summary_key()
        if not late and self.known is not None and grounds == self.known_by:
            return None
        now = self.facts()
        if late or now != self.known:
            return now
        self.known_by = grounds
        return None

    def take_note(self, news: Known, at: int) -> None:
        """Remember what the lobby has just been told."""
        self.known, self.known_at, self.known_by = news, at, self.table.summary_key()

    def lobby_summary(self) -> Summary:
        """Return what the lobby shows of the table."""
        return self.told_of(self.facts())

    def facts(self) -> Known:
        """Return what may be news to the lobby."""
        table = self.table
        # A bot's turn is due at once: if this process dies, the next one finds it by its deadline.
        deadline = table.due() if table.bot_turn() is None else table.state.at
        return Known(self.card(), table.status, self.waiting(), deadline)

    def told_of(self, facts: Known) -> Summary:
        """Return facts as the store keeps them."""
        state = self.table.state
        return Summary(
            table_id=self.id,
            game=state.settings.game,
            status=facts.status,
            version=state.version,
            created=self.created,
            updated=state.at,
            listed=self.listed(),
            deadline=facts.deadline,
            accounts=facts.card.accounts,
            waiting=facts.waiting,
            data=facts.card.data,
        )

    def listed(self) -> bool:
        """Tell whether the lobby shows the table to everybody."""
        return self.table.status == "open" and not self.table.state.settings.private

    def card(self) -> Card:
        """Return what the lobby shows of the company, made anew only when it changes."""
        lasting = self.table.lasting_view()
        if self.card_ is None or self.card_.lasting is not lasting:
            told = self.summary()
            shown = {name: told[name] for name in ("seats", "clock", "private", "owner", "winners")}
            accounts = dict.fromkeys(account for account in told["accounts"] if account)
            self.card_ = Card(lasting, json_text(shown), tuple(accounts))
        return self.card_
