"""Routes for seats and invitations: sitting down, removing players, creating, listing and revoking invitations."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from ziggurat.server.api.bodies import InvitationBody, OpenSeatBody, SeatBody, ShortIdBody
from ziggurat.server.api.sessions import token_in
from ziggurat.server.api.tables import TableId, table_json, visible_table
from ziggurat.server.config import DAY_MS, INVITATION_DAYS
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import new_token, now_ms, token_hash
from ziggurat.server.services import AppServices, CurrentUser, Services
from ziggurat.server.tables import delivery
from ziggurat.server.tables.access import check_access, check_may_sit, is_member
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.lobby import lobby_entry
from ziggurat.store import Invitation
from ziggurat.table import commands

router = APIRouter(prefix="/api", tags=["tables"])
ID_LENGTH = 16  # hexadecimal digits of an invitation's hash that identify it for the players


# --- Seats -------------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/sit")
async def sit(table_id: TableId, body: SeatBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Take a seat. An invitation to one seat is used up by the account that sits down with it."""
    live = await services.registry.table(table_id)
    access = await check_access(services.store, live, user.id, body.invitation)
    await check_may_sit(services.store, live, user.id, access)
    await services.quotas.check_seats(user.id)
    found = access.invitation
    command = commands.Sit(user.id, user.account.name, invited_seat(found, body.seat))
    if found is not None and found.seat is not None and found.used_by is None:
        await sit_once(services, live, command, found)
    else:
        await services.pipeline.perform(live, command)
    await services.store.uninvite_account(table_id, user.id)
    await services.pairing.start_if_paired(live)
    return table_json(live, user.id)


def invited_seat(invitation: Invitation | None, seat: int | None) -> int | None:
    """Return the seat to take, or raise `ApiError` if the invitation is to another one."""
    if invitation is None or invitation.seat is None:
        return seat
    if seat not in (None, invitation.seat):
        raise ApiError(403, "invited_to_other_seat", seat=invitation.seat)
    return invitation.seat


async def sit_once(services: Services, live: LiveTable, command: commands.Sit, invitation: Invitation) -> None:
    """Claim an invitation to one seat and sit down; release the invitation if the table refuses."""
    if not await services.store.claim_invitation(invitation.token_hash, command.account):
        raise ApiError(404, "no_such_invitation")
    try:
        await services.pipeline.perform(live, command)
    except Exception:
        await services.store.release_invitation(invitation.token_hash, command.account)
        raise


@router.post("/tables/{table_id}/open-seat")
async def open_seat(table_id: TableId, body: OpenSeatBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Remove the player or bot from a seat. Only a later invitation admits a removed player again."""
    live = await visible_table(services, table_id, user.id)
    seats = live.table.state.seats
    removed = seats[body.seat].account if body.seat < len(seats) else None
    await services.pipeline.perform(live, commands.OpenSeat(user.id, body.seat))
    if removed is not None and removed != user.id:
        await services.store.put_removal(table_id, removed, now_ms())
        await services.store.uninvite_account(table_id, removed)
    return table_json(live, user.id)


# --- Invitations -------------------------------------------------------------------------------------------


async def table_of_member(services: Services, table_id: str, account: str) -> LiveTable:
    """Return a table that the account owns or sits at, or raise `ApiError`."""
    live = await visible_table(services, table_id, account)
    if not is_member(live, account):
        raise ApiError(403, "not_seated")
    return live


@router.post("/tables/{table_id}/invitations")
async def invite(table_id: TableId, body: InvitationBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Create an invitation to a seat. The owner and the players may invite."""
    await table_of_member(services, table_id, user.id)
    token, now = new_token(), now_ms()
    expires = now + INVITATION_DAYS * DAY_MS
    await services.store.create_invitation(Invitation(token_hash(token), table_id, body.seat, user.id, now, expires))
    return {"invitation": token, "path": f"/table/{table_id}?invitation={token}", "expires": expires}


@router.get("/tables/{table_id}/invitations")
async def invitations(table_id: TableId, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return the valid invitations to a table: all for the owner, for other players their own."""
    live = await table_of_member(services, table_id, user.id)
    found = await services.store.invitations_to(table_id, now_ms())
    return {"invitations": [invitation_json(each) for each in found if may_revoke(live, each, user.id)]}


@router.post("/tables/{table_id}/invitations/revoke")
async def revoke(table_id: TableId, body: ShortIdBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Revoke an invitation; spectators of a private table who came with it have to leave."""
    live = await table_of_member(services, table_id, user.id)
    for each in await services.store.invitations_to(table_id, now_ms()):
        if each.token_hash[:ID_LENGTH] == body.id and may_revoke(live, each, user.id):
            revoked = await services.store.revoke_invitation(each.token_hash)
            for other in list(services.registry.tables.values()):  # its table and the rematches after it
                expel(other, each.token_hash)
            return {"revoked": revoked}
    return {"revoked": False}


def expel(live: LiveTable, token_hash: str) -> None:
    """Remove the connections that see a table only by this invitation."""
    came = [each for each in live.connections if each.invitations.get(live.id) == token_hash]
    for connection in came:
        del connection.invitations[live.id]
    if came:
        delivery.remove_strangers(live)


def may_revoke(live: LiveTable, invitation: Invitation, account: str) -> bool:
    return account in (live.table.state.origin.owner, invitation.created_by)


def invitation_json(invitation: Invitation) -> dict[str, Any]:
    """Return an invitation for its list; the link itself is not stored."""
    return {
        "id": invitation.token_hash[:ID_LENGTH],
        "seat": invitation.seat,
        "created": invitation.created,
        "expires": invitation.expires,
        "used": invitation.used_by is not None,
    }


@router.get("/invitations/{token}")
async def invitation(
    token: Annotated[str, Path(max_length=100)], request: Request, services: AppServices
) -> dict[str, Any]:
    """Return the table and seat of an invitation, unless another account has used it."""
    found = await services.store.invitation(token_hash(token), now_ms())
    user = await services.sessions.find(token_in(services.config, request.headers, request.cookies))
    if found is None or not found.admits(user.id if user is not None else ""):
        raise ApiError(404, "no_such_invitation")
    summary = await services.store.table(found.table_id)
    if summary is None:
        raise ApiError(404, "no_such_table")
    return {"table": lobby_entry(summary), "seat": found.seat}
