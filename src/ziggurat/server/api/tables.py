"""Routes for tables: games, creating and configuring tables, records. Play is on the WebSocket."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

from ziggurat.bots.bot import bots
from ziggurat.core.game import Game
from ziggurat.core.registry import game, games
from ziggurat.core.seed import fresh_salt, fresh_seed
from ziggurat.server.api.bodies import (
    ID_PATTERN,
    MAX_ACTIONS,
    MAX_TIME,
    ActionsBody,
    BotBody,
    ClockBody,
    PlayOnBody,
    Seat,
    SettingBody,
    TableBody,
    Token,
)
from ziggurat.server.api.security import client_address
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import new_id, now_ms
from ziggurat.server.services import AppServices, CurrentUser, Services
from ziggurat.server.tables.access import check_access
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.lobby import lobby_entry
from ziggurat.table import commands
from ziggurat.table.clock import ClockRule
from ziggurat.table.errors import Refused

router = APIRouter(prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(min_length=1, max_length=64, pattern=ID_PATTERN)]
Number = Annotated[int, Path(ge=0, le=MAX_ACTIONS)]


# --- Games and lists ---------------------------------------------------------------------------------------


def game_json(found: Game) -> dict[str, Any]:
    """Return a game as data: seats, options, profiles."""
    options = [{"kind": type(option).__name__.lower(), **asdict(option)} for option in found.options.options]
    profiles = {name: dict(values) for name, values in found.options.profiles.items()}
    return {
        "id": found.id,
        "rules": found.rules_version,
        "seats": list(found.seats),
        "options": options,
        "defaults": found.options.defaults(),
        "profiles": profiles,
        "box": {"id": found.box.id, "hash": found.box.hash},
    }


@router.get("/games")
async def all_games() -> dict[str, Any]:
    """Return the installed games and bots."""
    return {"games": [game_json(game(name)) for name in games()], "bots": bots()}


@router.get("/tables")
async def open_tables(user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return the open tables."""
    return {"tables": await services.lobby.tables(user.id)}


@router.get("/tables/mine")
async def my_tables(
    user: CurrentUser, services: AppServices, before: Annotated[int | None, Query(ge=0, le=MAX_TIME)] = None
) -> dict[str, Any]:
    """Return the user's tables, newest first, those awaiting the user, paged by `before`, and invitations."""
    mine = await services.store.tables_of(user.id, before=before)
    waiting = await services.store.waiting_for(user.id)
    return {
        "tables": [lobby_entry(summary, user.id) for summary in mine],
        "waiting": [lobby_entry(summary, user.id) for summary in waiting],
        "invited": await invited_tables(services, user.id),
    }


async def invited_tables(services: Services, account: str) -> list[dict[str, Any]]:
    """Return the open tables to which other players have invited an account, with their names."""
    found = []
    for invitation in await services.store.personal_invitations(account):
        summary = await services.store.table(invitation.table_id)
        by = await services.store.account(invitation.invited_by)
        if summary is not None and summary.status == "open" and by is not None and account not in summary.accounts:
            found.append({**lobby_entry(summary, account), "by": by.name})
    return found


# --- Creating a table --------------------------------------------------------------------------------------


@router.post("/tables")
async def create_table(body: TableBody, request: Request, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Create a table, sit down, seat bots and start, all or none."""
    listed = not (body.private or body.start)
    await services.quotas.check_new(user.id, client_address(request.scope), listed=listed)
    first: list[commands.Command] = [
        commands.Create(body.game, body.seats, user.id, box=body.box, **settings_from(body)),
    ]
    if body.sit is not None:
        first.append(commands.Sit(user.id, user.account.name, body.sit))
    for seat, level in body.bots.items():
        first.append(commands.SeatBot(user.id, seat_number(seat), known_bot(level)))
    if body.start:
        first.append(start_command(user.id))
    known_bot(body.stand_in)
    return table_json(await services.pipeline.create(new_id(), first), user.id)


def settings_from(body: SettingBody) -> dict[str, Any]:
    """Return a table's settings as the commands take them."""
    return {
        "options": body.options,
        "clock": clock_from(body.clock),
        "flag": body.flag,
        "stand_in": body.stand_in,
        "private": body.private,
    }


def clock_from(body: ClockBody) -> ClockRule:
    return ClockRule(body.kind, body.base, body.increment, body.days)


def seat_number(text: str) -> int:
    """Return the seat that is a key of a JSON object."""
    if text not in set("01234567"):
        raise ApiError(422, "malformed", field="bots", problem="seat")
    return int(text)


def known_bot(level: str) -> str:
    """Return the name of an installed bot, or raise `ApiError`."""
    if level not in bots():
        raise ApiError(422, "unknown_bot", level=level)
    return level


def start_command(account: str | None) -> commands.Start:
    """Return the command that starts a game with a new secret deal; the account is None for the server."""
    return commands.Start(account, fresh_seed().hex(), fresh_salt().hex())


# --- One table ---------------------------------------------------------------------------------------------


def table_json(live: LiveTable, account: str) -> dict[str, Any]:
    """Return a table as an account sees it."""
    return {"id": live.id, "view": live.table.view(live.table.viewer_of(account))}


async def visible_table(services: Services, table_id: str, account: str, invitation: str | None = None) -> LiveTable:
    """Return a table that an account may see, or raise `ApiError`."""
    live = await services.registry.table(table_id)
    await check_access(services.store, live, account, invitation)
    return live


async def commit(services: Services, table_id: str, command: commands.Command, account: str) -> dict[str, Any]:
    """Commit a command of an account that may see the table; return the table."""
    live = await visible_table(services, table_id, account)
    await services.pipeline.perform(live, command)
    return table_json(live, account)


@router.get("/tables/{table_id}")
async def get_table(
    table_id: TableId, user: CurrentUser, services: AppServices, invitation: Token | None = None
) -> dict[str, Any]:
    """Return one table."""
    return table_json(await visible_table(services, table_id, user.id, invitation), user.id)


@router.post("/tables/{table_id}/leave")
async def leave(table_id: TableId, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Leave a seat before the game."""
    return await commit(services, table_id, commands.Leave(user.id), user.id)


@router.post("/tables/{table_id}/bot")
async def seat_bot(table_id: TableId, body: BotBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Seat a bot."""
    live = await visible_table(services, table_id, user.id)
    await services.pipeline.perform(live, commands.SeatBot(user.id, body.seat, known_bot(body.level)))
    return table_json(live, user.id)


@router.post("/tables/{table_id}/configure")
async def configure(table_id: TableId, body: SettingBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Change the settings of a table."""
    live = await visible_table(services, table_id, user.id)
    if live.table.state.settings.private and not body.private:
        await services.quotas.check_listed(live.table.state.origin.owner)
    return await commit(services, table_id, commands.Configure(user.id, body.seats, **settings_from(body)), user.id)


@router.post("/tables/{table_id}/start")
async def start(table_id: TableId, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Start the game."""
    return await commit(services, table_id, start_command(user.id), user.id)


@router.post("/tables/{table_id}/close")
async def close(table_id: TableId, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Close a table whose game has not started."""
    return await commit(services, table_id, commands.Close(user.id), user.id)


async def own_seat(services: Services, table_id: str, user_id: str) -> tuple[LiveTable, int]:
    """Return a table and the user's seat at it, or raise `ApiError`."""
    live = await visible_table(services, table_id, user_id)
    seat = live.table.viewer_of(user_id)
    if seat is None:
        raise ApiError(403, "not_seated")
    return live, seat


@router.post("/tables/{table_id}/hint")
async def hint(table_id: TableId, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return the best turn of a strong bot for the user, who is to move, and count the hint."""
    live, seat = await own_seat(services, table_id, user.id)
    live.table.check_hint(seat, now_ms())
    version = live.table.version
    turns = await services.analysis.hint(live, seat, user.id)
    gain = live.table.hint_gain(seat, turns) if turns and live.table.version == version else None
    await services.pipeline.perform(live, commands.Hint(seat, version))
    return {"actions": turns[0] if turns else [], "gain": gain}


@router.post("/tables/{table_id}/first-move")
async def first_move(table_id: TableId, body: ActionsBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return a good one of some actions for the user's first move, as the coach of a first game marks it; no hint."""
    live, seat = await own_seat(services, table_id, user.id)
    live.table.check_first_move(seat, now_ms())
    return {"action": await services.analysis.first_move(live, seat, body.actions, user.id)}


# --- Past moments ------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/record")
async def record(
    table_id: TableId, user: CurrentUser, services: AppServices, invitation: Token | None = None
) -> dict[str, Any]:
    """Return the record of a game, with its seed once the game is over."""
    live = await visible_table(services, table_id, user.id, invitation)
    found: dict[str, Any] = json.loads(live.table.record().to_json())
    return found


@router.get("/tables/{table_id}/moments/{number}")
async def moment(
    table_id: TableId,
    number: Number,
    user: CurrentUser,
    services: AppServices,
    seat: Seat | None = None,
    invitation: Token | None = None,
) -> dict[str, Any]:
    """Return the game after `number` actions for the user; after the end for any seat."""
    live = await visible_table(services, table_id, user.id, invitation)
    if live.table.view(None)["game"] is None:
        raise ApiError(409, "not_started")
    if seat is not None and live.table.status != "ended":  # after the end the seed is public, so nothing is secret
        raise Refused("not_ended")
    viewer = live.table.viewer_of(user.id) if seat is None else seat
    return {"game": live.table.view_at(viewer, number)}


@router.post("/tables/{table_id}/play-on")
async def play_on(
    table_id: TableId, body: PlayOnBody, request: Request, user: CurrentUser, services: AppServices
) -> dict[str, Any]:
    """Create a table from a moment of a finished game, for the user against bots."""
    live = await visible_table(services, table_id, user.id, body.invitation)
    first = live.table.play_on(body.step, user.id, user.account.name, body.seat, known_bot(body.level))
    await services.quotas.check_new(user.id, client_address(request.scope), listed=False)
    return table_json(await services.pipeline.create(new_id(), first), user.id)


@router.get("/tables/{table_id}/analysis/{number}")
async def analysis(
    table_id: TableId, number: Number, user: CurrentUser, services: AppServices, invitation: Token | None = None
) -> dict[str, Any]:
    """Return what a strong player would do in a finished game after `number` actions."""
    live = await visible_table(services, table_id, user.id, invitation)
    return await services.analysis.advice(live, number, user.id)
