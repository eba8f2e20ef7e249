"""An event: a fact with its number and its time, as it is stored. The numbers 1, 2, 3 ... are the table's versions."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple, get_args

from ziggurat.table.errors import BadEvents
from ziggurat.table.facts import Fact

KINDS: dict[str, type] = {re.sub(r"(?<=[a-z])(?=[A-Z])", "_", fact.__name__).lower(): fact for fact in get_args(Fact)}
"""The kinds of events by name: `bot_seated` is the fact `BotSeated`."""
NAMES = {fact: kind for kind, fact in KINDS.items()}


class Event(NamedTuple):
    """One entry of a table's log. `data` is JSON-able and may hold secrets."""

    seq: int
    kind: str
    at: int
    data: dict[str, Any]

    @staticmethod
    def of(seq: int, at: int, fact: Fact) -> Event:
        """Return the event of a fact."""
        return Event(seq, NAMES[type(fact)], at, dict(vars(fact)))

    def fact(self) -> Fact:
        """Return what happened, or raise `BadEvents` if no such thing can happen."""
        if self.kind not in KINDS:
            raise BadEvents(f"event {self.seq}: there is no kind {self.kind!r}")
        try:
            fact: Fact = KINDS[self.kind](**self.data)
        except TypeError as error:
            raise BadEvents(f"event {self.seq} of kind {self.kind}: {error}") from None
        return fact

    def to_json(self) -> str:
        """Return the event as one line of JSON."""
        return json.dumps(self._asdict(), separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> Event:
        """Read what `to_json` wrote."""
        try:
            return Event(**json.loads(text))
        except (ValueError, TypeError) as error:
            raise BadEvents(f"this is not an event: {error}") from None
