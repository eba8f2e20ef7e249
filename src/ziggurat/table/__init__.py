"""A table: seats, unfinished turns, undo, offers, clocks, log. No I/O.

docs/table.md describes commands, events, views and refusals.
"""

from ziggurat.table.errors import BadEvents, Refused
from ziggurat.table.events import StoredEvent
from ziggurat.table.table import BotTurn, Table, Viewer

__all__ = ["BadEvents", "BotTurn", "Refused", "StoredEvent", "Table", "Viewer"]
