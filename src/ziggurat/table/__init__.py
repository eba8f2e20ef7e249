"""The authoritative table: seats, half-built turns, undo, consent, clocks, log. Pure: no clock, no sockets, no SQL.

docs/table.md describes the commands, the events as they are told, the view and the refusals.
"""

from ziggurat.table.errors import BadEvents, Refused
from ziggurat.table.events import StoredEvent
from ziggurat.table.table import BotTurn, Table, Viewer

__all__ = ["BadEvents", "BotTurn", "Refused", "StoredEvent", "Table", "Viewer"]
