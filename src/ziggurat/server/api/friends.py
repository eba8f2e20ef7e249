"""Routes for friends, recent opponents, and invitations of one player by another."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from ziggurat.server.api.bodies import ID_PATTERN, LinkBody, ShortIdBody
from ziggurat.server.api.invitations import table_of_member
from ziggurat.server.api.moderation import relation_id
from ziggurat.server.api.security import client_address
from ziggurat.server.api.tables import TableId, start_command, table_json, visible_table
from ziggurat.server.config import DAY_MS, INVITATION_DAYS
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import new_id, new_token, now_ms, token_hash
from ziggurat.server.services import AppServices, CurrentUser, Services
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import Account, PersonalInvitation
from ziggurat.table.errors import Refused

router = APIRouter(prefix="/api", tags=["friends"])
MAX_FRIENDS = 200
MAX_LINKS = 20
MAX_INVITED = 20  # players whom one player invites to one table, and recent opponents
RECENT_TABLES = 100

LinkToken = Annotated[str, Path(min_length=1, max_length=100, pattern=ID_PATTERN)]


# --- Friends -----------------------------------------------------------------------------------------------


@router.get("/me/friends")
async def friends(user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return the user's friends with their presence, and recent opponents who are no friends."""
    found = await services.store.friends_of(user.id)
    known = {friend.account_id for friend in found}
    recent = [each for each in await recent_opponents(services, user.id) if each["account"] not in known]
    return {
        "friends": [
            {
                "id": relation_id(user.id, friend.account_id),
                "name": friend.name,
                "online": services.presence.is_online(friend.account_id),
            }
            for friend in found
        ],
        "recent": [
            {"id": relation_id(user.id, each["account"]), **{name: each[name] for name in ("name", "table", "game")}}
            for each in recent
        ],
    }


async def recent_opponents(services: Services, account: str) -> list[dict[str, Any]]:
    """Return the persons of the account's last finished games, each once with the last table, without blocked ones."""
    blocked = set(await services.store.blocked_by(account))
    found: dict[str, dict[str, Any]] = {}
    for summary in await services.store.tables_of(account, limit=RECENT_TABLES):
        data = json.loads(summary.data)
        if summary.status != "ended":
            continue
        for other, seat in zip(data.get("accounts") or [], data["seats"], strict=False):
            if other is not None and other != account and other not in blocked and other not in found:
                table = {"table": summary.table_id, "game": summary.game}
                found[other] = {"account": other, "name": seat["name"], **table}
    present: list[dict[str, Any]] = []
    for each in found.values():
        if len(present) < MAX_INVITED and await is_present(services, each["account"]):
            present.append(each)
    return present


async def is_present(services: Services, account: str) -> bool:
    """Return whether an account still exists."""
    found = await services.store.account(account)
    return found is not None and found.deleted is None


@router.post("/me/friend-links")
async def create_friend_link(user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Create a link by which other players become friends of the user."""
    now = now_ms()
    if await services.store.count_friend_links(user.id, now) >= MAX_LINKS:
        raise ApiError(409, "too_many_friend_links", most=MAX_LINKS)
    token, expires = new_token(), now + INVITATION_DAYS * DAY_MS
    await services.store.create_friend_link(token_hash(token), user.id, now, expires)
    return {"path": f"/friend/{token}", "expires": expires}


@router.post("/me/friend-links/revoke")
async def revoke_friend_links(user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Revoke all links of the user."""
    return {"revoked": await services.store.revoke_friend_links(user.id)}


async def linked_account(services: Services, token: str, account: str) -> Account:
    """Return the account of a link, or raise `ApiError`; blocked players get the same answer as for no link."""
    found = await services.store.friend_link(token_hash(token), now_ms())
    if found is None or not (found == account or await services.pairing.may_meet(found, account)):
        raise ApiError(404, "no_such_link")
    return await services.store.known_account(found)


@router.get("/friend-links/{token}")
async def friend_link(token: LinkToken, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return whose link it is, and whether that player is a friend already."""
    other = await linked_account(services, token, user.id)
    mine = [friend.account_id for friend in await services.store.friends_of(user.id)]
    return {"name": other.name, "mine": other.account_id == user.id, "friend": other.account_id in mine}


@router.post("/me/friends")
async def befriend(body: LinkBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Become a friend of the player whose link it is, and the other way round."""
    other = await linked_account(services, body.link, user.id)
    if other.account_id == user.id:
        raise ApiError(409, "own_link")
    for account in (user.id, other.account_id):
        if len(await services.store.friends_of(account)) >= MAX_FRIENDS:
            raise ApiError(409, "too_many_friends", most=MAX_FRIENDS)
    return {"new": await services.store.befriend(user.id, other.account_id, now_ms()), "name": other.name}


@router.post("/me/friends/remove")
async def unfriend(body: ShortIdBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """End a friendship, for both."""
    for friend in await services.store.friends_of(user.id):
        if relation_id(user.id, friend.account_id) == body.id:
            return {"removed": await services.store.unfriend(user.id, friend.account_id)}
    return {"removed": False}


# --- Invitations of one player -----------------------------------------------------------------------------


async def acquaintance(services: Services, account: str, wanted: str) -> str:
    """Return the account of a friend or recent opponent, or raise `ApiError`."""
    friends = [friend.account_id for friend in await services.store.friends_of(account)]
    recent = [each["account"] for each in await recent_opponents(services, account)]
    for other in (*friends, *recent):
        if relation_id(account, other) == wanted and await services.pairing.may_meet(account, other):
            return str(other)
    raise ApiError(404, "no_such_player")


async def invite_account(services: Services, live: LiveTable, user: Account, other: str) -> bool:
    """Invite an account to a table and notify it; return False if it was invited before."""
    made = await services.store.invite_account(PersonalInvitation(live.id, other, user.account_id, now_ms()))
    if made:
        services.presence.announce_invitation(other)
        services.notifier.start_invitation(other, live.id, live.table.state.settings.game, user.name)
    return made


@router.post("/tables/{table_id}/invite")
async def invite_player(
    table_id: TableId, body: ShortIdBody, user: CurrentUser, services: AppServices
) -> dict[str, Any]:
    """Invite a friend or a recent opponent to an open seat."""
    live = await table_of_member(services, table_id, user.id)
    if live.table.status != "open":
        raise Refused("started")
    other = await acquaintance(services, user.id, body.id)
    check_invitation_rate(services, user.id, 1)
    return {"new": await invite_account(services, live, user.account, other)}


def check_invitation_rate(services: Services, account: str, invited: int) -> None:
    """Raise `ApiError` if an account invites other players too often."""
    if not services.invitation_limits.allow(account, time.monotonic(), invited):
        raise ApiError(429, "too_many_requests")


@router.post("/tables/{table_id}/decline")
async def decline(table_id: TableId, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Decline the invitation of a player."""
    return {"declined": await services.store.uninvite_account(table_id, user.id)}


@router.post("/tables/{table_id}/again")
async def play_again(table_id: TableId, request: Request, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Create a table like a finished one: against bots it starts, other persons are invited."""
    live = await visible_table(services, table_id, user.id)
    if live.table.status != "ended":
        raise Refused("not_ended")
    await services.quotas.check_new(user.id, client_address(request.scope), listed=False)
    first = live.table.again(user.id, user.account.name)
    others = [seat.account for seat in live.table.state.seats if seat.account not in (None, user.id)]
    check_invitation_rate(services, user.id, len(others))
    if not others:
        first.append(start_command(user.id))
    made = await services.pipeline.create(new_id(), first)
    for other in others:
        if await is_present(services, str(other)) and await services.pairing.may_meet(user.id, str(other)):
            await invite_account(services, made, user.account, str(other))
    return table_json(made, user.id)
