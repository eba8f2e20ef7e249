"""Frames for the viewers of a table, and the seat of each connection.

Everything sent to a viewer comes from `Table.view`, `Table.log` or the updates of the table for that viewer, which
leave out what the viewer may not know. Patches are computed between two such views of the same viewer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from ziggurat.json_patch import Known, difference
from ziggurat.json_text import json_bytes
from ziggurat.server.connection import Connection, encode_frame
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.table.events import StoredEvent
from ziggurat.table.json_types import TableView, Update
from ziggurat.table.table import Viewer

LOG_SLICE = 4  # actions replayed in one iteration of the event loop
PRESENCE_SECONDS = 0.25  # between two presence frames of a table

Frames = dict[tuple[Viewer, bool], bytes]
"""The frames of an event, by the viewer and whether the client applies patches."""


def apply_events(live: LiveTable, events: Iterable[StoredEvent]) -> list[Frames]:
    """Apply events to a table and return the frames of each for its present viewers."""
    frames: list[Frames] = []
    for event in events:
        live.table.apply(event)
        frames.append(event_frames(live, event))
    return frames


def event_frames(live: LiveTable, event: StoredEvent) -> Frames:
    """Return the frames of the event applied last: for each viewer with a patch, a whole view or both."""
    viewers = list(dict.fromkeys(live.connections.values()))
    updates = dict(zip(viewers, live.table.updates_for(event, viewers), strict=True))
    known: Known = {}  # what several viewers see is compared once
    frames: Frames = {}
    views: dict[Viewer, TableView] = {}
    for connection, viewer in live.connections.items():
        kind = (viewer, connection.patches)
        if kind in frames:
            continue
        update = updates[viewer]
        if connection.patches:
            frames[kind] = patch_frame(live, viewer, update, known)
            views[viewer] = update["view"]
        else:
            frames[kind] = event_frame(live, update)
    live.views = views
    return frames


def event_frame(live: LiveTable, update: Update) -> bytes:
    return json_bytes({"type": "event", "table": live.id, **update})


def patch_frame(live: LiveTable, viewer: Viewer, update: Update, known: Known) -> bytes:
    """Return an event's frame with a patch, or the whole view without a previous one.

    `known` has the patches of parts that this viewer shares with others.
    """
    before = live.views.get(viewer)
    if before is None or before["version"] != update["version"] - 1:
        return event_frame(live, update)
    fields = {
        "type": "event",
        "table": live.id,
        "version": update["version"],
        "kind": update["kind"],
        "at": update["at"],
        "data": update["data"],
        "log": update["log"],
        "patch": difference(before, update["view"], known),
    }
    return json_bytes(fields)


def send_frames(live: LiveTable, events: Iterable[Frames]) -> None:
    """Send the frames of each event to the connections that they are for."""
    for frames in events:
        for connection, viewer in live.connections.items():
            frame = frames.get((viewer, connection.patches))
            if frame is not None:  # None: the client has just asked for another kind and will get a `sync`
                connection.send(frame)


def sync_frame(live: LiveTable, viewer: Viewer, since: int = 0) -> bytes:
    """Return a frame with all that a viewer may know.

    A client that knows version `since` gets only the rest of the log, and no view if that is the present version.
    """
    version, view, entries = live.table.version, live.table.view(viewer), live.table.log(viewer)
    live.views[viewer] = view
    if not 0 < since <= version:
        return encode_frame("sync", table=live.id, version=version, now=now_ms(), view=view, log=entries)
    missing = [entry for entry in entries if entry["seq"] > since]
    fields: dict[str, Any] = {"since": since, "viewer": viewer, "kept": len(entries) - len(missing), "log": missing}
    if since < version:
        fields["view"] = view
    return encode_frame("sync", table=live.id, version=version, now=now_ms(), **fields)


async def prepare_log(live: LiveTable) -> None:
    """Prepare the log of a table in slices; connections that join at the same time share the work."""
    if live.log_task is None:
        if live.table.prepare_log(LOG_SLICE):
            return
        live.log_task = asyncio.create_task(prepare_rest(live))
    await asyncio.shield(live.log_task)


async def prepare_rest(live: LiveTable) -> None:
    try:
        while not live.table.prepare_log(LOG_SLICE):
            await asyncio.sleep(0)
    finally:
        live.log_task = None


def join(live: LiveTable, connection: Connection, since: int = 0) -> None:
    """Add a connection to a table: it gets a `sync` with what came after `since`, and all later events."""
    viewer = live.table.viewer_of(connection.account)
    live.connections[connection] = viewer
    connection.tables.add(live.id)
    connection.send(sync_frame(live, viewer, since))
    presence = presence_frame(live)
    connection.send(presence)
    if presence != live.presence_sent:
        live.presence_sent = b""  # this connection knows more than the others: the next frame goes to all
    plan_presence(live)


def leave(live: LiveTable, connection: Connection) -> None:
    """Remove a connection from a table."""
    live.connections.pop(connection, None)
    connection.tables.discard(live.id)
    connection.invitations.pop(live.id, None)
    connection.shares.discard(live.id)
    plan_presence(live)


def presence_frame(live: LiveTable) -> bytes:
    """Return a frame with the seats that are online and the number of spectators."""
    local, spectators = local_presence(live)
    online = {*local, *(seat for remote in live.remote.values() for seat in remote.seats)}
    seats = [seat in online for seat in range(len(live.table.state.seats))]
    spectators += sum(remote.spectators for remote in live.remote.values())
    return encode_frame("presence", table=live.id, seats=seats, spectators=spectators)


def local_presence(live: LiveTable) -> tuple[list[int], int]:
    """Return the seats that are connected to this process, and the number of spectators."""
    seats = sorted({viewer for viewer in live.connections.values() if viewer is not None})
    return seats, len({connection.account for connection, viewer in live.connections.items() if viewer is None})


def drop_remote(live: LiveTable, now: float) -> None:
    """Drop the presence at processes that have reported nothing for too long."""
    expired = [process for process, remote in live.remote.items() if remote.until <= now]
    for process in expired:
        del live.remote[process]
    if expired:
        plan_presence(live)


def plan_presence(live: LiveTable) -> None:
    """Send the presence soon, once for all changes: a client that joins and leaves costs the others little."""
    if not live.presence_planned:
        live.presence_planned = True
        asyncio.get_running_loop().call_later(PRESENCE_SECONDS, send_presence, live)


def send_presence(live: LiveTable) -> None:
    """Send the presence to all connections if it has changed."""
    live.presence_planned = False
    frame = presence_frame(live)
    if frame != live.presence_sent:
        live.presence_sent = frame
        for connection in live.connections:
            connection.send(frame)


def resync(live: LiveTable) -> None:
    """Send a new `sync` to all connections of a reloaded table."""
    remove_strangers(live)
    for connection in list(live.connections):
        viewer = live.connections[connection] = live.table.viewer_of(connection.account)
        connection.send(sync_frame(live, viewer))
    plan_presence(live)


def update_seats(live: LiveTable) -> None:
    """Recompute each connection's seat after the seating changed."""
    if live.seated is live.table.state.seats:
        return
    seats_added = len(live.seated) != len(live.table.state.seats)
    live.seated = live.table.state.seats
    moved = [connection for connection in live.connections if update_viewer(live, connection)]
    if moved or seats_added:
        plan_presence(live)


def update_viewer(live: LiveTable, connection: Connection) -> bool:
    """Return whether a connection's viewer has changed; it then gets a `sync`."""
    viewer = live.table.viewer_of(connection.account)
    if viewer == live.connections[connection]:
        return False
    live.connections[connection] = viewer
    connection.send(sync_frame(live, viewer))
    return True


def remove_strangers(live: LiveTable) -> None:
    """Remove the connections that may no longer see a private table.

    These are players who lost their seat, and spectators without an invitation.
    """
    state = live.table.state
    if state.status == "new" or not state.settings.private:
        return
    for connection, viewer in list(live.connections.items()):
        is_member = connection.account == state.origin.owner or state.seat_of(connection.account) is not None
        if not is_member and (viewer is not None or live.id not in connection.invitations):
            leave(live, connection)
            connection.send(no_such_table_frame(live.id))


def no_such_table_frame(table_id: str) -> bytes:
    """Return the frame for a client that may no longer see a table."""
    error = ApiError(404, "no_such_table")
    return encode_frame("refused", id="", **error.to_json(), table=table_id, version=None)
