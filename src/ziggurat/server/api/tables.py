"""Tables over HTTP: what can be played, making and filling a table, invitations, records. Play is on the socket."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter

from ziggurat.bots.bot import bots
from ziggurat.core.game import Game
from ziggurat.core.registry import game, games
from ziggurat.core.seed import fresh_salt, fresh_seed
from ziggurat.server.api.sessions import DAY
from ziggurat.server.config import INVITATION_DAYS
from ziggurat.server.errors import Trouble
from ziggurat.server.ids import new_id, new_token, token_hash
from ziggurat.server.now import now_ms
from ziggurat.server.services import House, Rooms, Someone
from ziggurat.server.sockets.frames import (
    BotBody,
    ClockBody,
    InvitationBody,
    OpenSeatBody,
    PlayOnBody,
    SeatBody,
    SettingBody,
    TableBody,
    Token,
)
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.lobby import shown
from ziggurat.store import Invitation
from ziggurat.table import commands as table
from ziggurat.table.clock import ClockRule
from ziggurat.table.errors import Refused

router = APIRouter(prefix="/api", tags=["tables"])
MOST_OPEN = 50  # tables that one account may have waiting or running


def offered(found: Game) -> dict[str, Any]:
    """Return a game as data: seats, options, profiles."""
    options = [{"kind": type(option).__name__.lower(), **asdict(option)} for option in found.options.options]
    profiles = {name: dict(values) for name, values in found.options.profiles.items()}
    box = {"id": found.box.id, "hash": found.box.hash}
    return {
        "id": found.id,
        "rules": found.rules_version,
        "seats": list(found.seats),
        "options": options,
        "defaults": found.options.defaults(),
        "profiles": profiles,
        "box": box,
    }


@router.get("/games")
async def all_games() -> dict[str, Any]:
    """Return what can be played, and against whom."""
    return {"games": [offered(game(name)) for name in games()], "bots": bots()}


@router.get("/tables")
async def open_tables(someone: Someone, house: House) -> dict[str, Any]:
    """Return the open tables."""
    return {"tables": await house.lobby.tables(someone.account.account_id)}


@router.get("/tables/mine")
async def my_tables(someone: Someone, house: House, before: int | None = None) -> dict[str, Any]:
    """Return the own tables, newest first, and those that wait for one; `before` is for the next page."""
    account = someone.account.account_id
    mine = await house.store.tables_of(account, before=before)
    waiting = await house.store.waiting_for(account)
    return {
        "tables": [shown(summary, account) for summary in mine],
        "waiting": [shown(summary, account) for summary in waiting],
    }


@router.post("/tables")
async def create_table(body: TableBody, someone: Someone, house: House) -> dict[str, Any]:
    """Make a table, sit down, give seats to bots and begin, all or nothing."""
    account = someone.account.account_id
    await check_room(house, account)
    commands: list[table.Command] = [
        table.Create(body.game, body.seats, account, box=body.box, **setting_of(body)),
    ]
    if body.sit is not None:
        commands.append(table.Sit(account, someone.account.name, body.sit))
    for seat, level in body.bots.items():
        commands.append(table.SeatBot(account, seat_number(seat), known_bot(level)))
    if body.start:
        commands.append(start_command(account))
    known_bot(body.stand_in)
    live = await house.hub.create(new_id(), commands)
    return table_of(live, account)


async def check_room(house: Rooms, account: str) -> None:
    """Refuse another table to whoever has too many of them."""
    mine = await house.store.tables_of(account, limit=200)
    if sum(summary.status in ("open", "playing", "paused") for summary in mine) >= MOST_OPEN:
        raise Trouble(429, "too_many_tables", most=MOST_OPEN)


def setting_of(body: SettingBody) -> dict[str, Any]:
    """Return the fields of a setting as the table's commands take them."""
    return {
        "options": body.options,
        "clock": clock_of(body.clock),
        "flag": body.flag,
        "stand_in": body.stand_in,
        "private": body.private,
    }


def clock_of(body: ClockBody) -> ClockRule:
    """Return a clock's rule."""
    return ClockRule(body.kind, body.base, body.increment, body.days)


def seat_number(text: str) -> int:
    """Read a seat that is the key of an object."""
    if text not in set("01234567"):
        raise Trouble(422, "malformed", field="bots", problem="seat")
    return int(text)


def known_bot(level: str) -> str:
    """Return the name of an installed bot, or raise."""
    if level not in bots():
        raise Trouble(422, "unknown_bot", level=level)
    return level


def start_command(account: str) -> table.Start:
    """Return the command that begins a game with a fresh secret deal."""
    return table.Start(account, fresh_seed().hex(), fresh_salt().hex())


def table_of(live: LiveTable, account: str) -> dict[str, Any]:
    """Return a table as an account sees it."""
    viewer = live.table.viewer_of(account)
    return {"id": live.id, "view": live.table.view(viewer)}


async def found(house: Rooms, table_id: str, account: str, invitation: str | None = None) -> LiveTable:
    """Return a table that an account may see: a private one only from a seat or with an invitation."""
    live = await house.hub.table(table_id)
    told = live.summary()
    if told["private"] and account not in (told["owner"], *told["accounts"]):
        invited = await house.store.invitation(token_hash(invitation), now_ms()) if invitation else None
        if invited is None or invited.table_id != table_id:
            raise Trouble(404, "no_such_table")
    return live


@router.get("/tables/{table_id}")
async def see_table(table_id: str, someone: Someone, house: House, invitation: Token | None = None) -> dict[str, Any]:
    """Return one table."""
    live = await found(house, table_id, someone.account.account_id, invitation)
    return table_of(live, someone.account.account_id)


async def act(house: Rooms, live: LiveTable, command: table.Command, account: str) -> dict[str, Any]:
    """Carry a command out and return the table."""
    await house.hub.perform(live, command)
    return table_of(live, account)


@router.post("/tables/{table_id}/sit")
async def sit(table_id: str, body: SeatBody, someone: Someone, house: House) -> dict[str, Any]:
    """Sit down."""
    account = someone.account
    live = await found(house, table_id, account.account_id, body.invitation)
    return await act(house, live, table.Sit(account.account_id, account.name, body.seat), account.account_id)


@router.post("/tables/{table_id}/leave")
async def leave(table_id: str, someone: Someone, house: House) -> dict[str, Any]:
    """Stand up before the game."""
    account = someone.account.account_id
    return await act(house, await found(house, table_id, account), table.Leave(account), account)


@router.post("/tables/{table_id}/bot")
async def seat_bot(table_id: str, body: BotBody, someone: Someone, house: House) -> dict[str, Any]:
    """Give a seat to a bot."""
    account = someone.account.account_id
    live = await found(house, table_id, account)
    return await act(house, live, table.SeatBot(account, body.seat, known_bot(body.level)), account)


@router.post("/tables/{table_id}/open-seat")
async def open_seat(table_id: str, body: OpenSeatBody, someone: Someone, house: House) -> dict[str, Any]:
    """Send away whoever sits there."""
    account = someone.account.account_id
    return await act(house, await found(house, table_id, account), table.OpenSeat(account, body.seat), account)


@router.post("/tables/{table_id}/configure")
async def configure(table_id: str, body: SettingBody, someone: Someone, house: House) -> dict[str, Any]:
    """Set the table otherwise."""
    account = someone.account.account_id
    command = table.Configure(account, body.seats, **setting_of(body))
    return await act(house, await found(house, table_id, account), command, account)


@router.post("/tables/{table_id}/start")
async def start(table_id: str, someone: Someone, house: House) -> dict[str, Any]:
    """Begin the game."""
    account = someone.account.account_id
    return await act(house, await found(house, table_id, account), start_command(account), account)


@router.post("/tables/{table_id}/close")
async def close(table_id: str, someone: Someone, house: House) -> dict[str, Any]:
    """Close a table whose game has not begun."""
    account = someone.account.account_id
    return await act(house, await found(house, table_id, account), table.Close(account), account)


@router.post("/tables/{table_id}/invitations")
async def invite(table_id: str, body: InvitationBody, someone: Someone, house: House) -> dict[str, Any]:
    """Make a link to a seat. Whoever sits at the table may invite."""
    account = someone.account.account_id
    live = await found(house, table_id, account)
    told = live.summary()
    if account not in (told["owner"], *told["accounts"]):
        raise Trouble(403, "not_seated")
    token, now = new_token(), now_ms()
    expires = now + INVITATION_DAYS * DAY
    await house.store.create_invitation(Invitation(token_hash(token), table_id, body.seat, account, now, expires))
    return {"invitation": token, "path": f"/invitation/{token}", "expires": expires}


@router.get("/invitations/{token}")
async def invitation(token: str, house: House) -> dict[str, Any]:
    """Return what an invitation leads to."""
    invited = await house.store.invitation(token_hash(token), now_ms())
    if invited is None:
        raise Trouble(404, "no_such_invitation")
    summary = await house.store.table(invited.table_id)
    if summary is None:
        raise Trouble(404, "no_such_table")
    return {"table": shown(summary), "seat": invited.seat}


@router.get("/tables/{table_id}/record")
async def record(table_id: str, someone: Someone, house: House) -> dict[str, Any]:
    """Return the record of a game, with its seed once it is over."""
    live = await found(house, table_id, someone.account.account_id)
    written: dict[str, Any] = json.loads(live.table.record().to_json())
    return written


@router.get("/tables/{table_id}/moments/{number}")
async def moment(table_id: str, number: int, someone: Someone, house: House, seat: int | None = None) -> dict[str, Any]:
    """Return what one saw of the game after so many actions; when it is over, also what another seat saw."""
    account = someone.account.account_id
    live = await found(house, table_id, account)
    if live.table.view(None)["game"] is None:
        raise Trouble(409, "not_started")
    if seat is not None and live.table.status != "ended":  # the seed is told by then, so nothing is secret any more
        raise Refused("not_ended")
    viewer = live.table.viewer_of(account) if seat is None else seat
    return {"game": live.table.view_at(viewer, number)}


@router.post("/tables/{table_id}/play-on")
async def play_on(table_id: str, body: PlayOnBody, someone: Someone, house: House) -> dict[str, Any]:
    """Make a table of one's own out of a moment of a finished game, against bots."""
    account = someone.account
    live = await found(house, table_id, account.account_id)
    commands = live.table.play_on(body.step, account.account_id, account.name, body.seat, known_bot(body.level))
    await check_room(house, account.account_id)
    return table_of(await house.hub.create(new_id(), commands), account.account_id)


@router.get("/tables/{table_id}/analysis/{number}")
async def analysis(table_id: str, number: int, someone: Someone, house: House) -> dict[str, Any]:
    """Return what a strong player would have done in a finished game after so many actions."""
    account = someone.account.account_id
    live = await found(house, table_id, account)
    return await house.analyst.advice(live, number, account)
