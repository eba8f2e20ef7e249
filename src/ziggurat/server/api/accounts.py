"""Routes for accounts: guests, names, export, deletion, notification addresses."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Request, Response

from ziggurat.server.api.bodies import GuestBody, NewNoticeBody, NoticeBody, RenameBody
from ziggurat.server.api.password_check import check_password
from ziggurat.server.api.security import client_address
from ziggurat.server.api.sessions import cookie_header, token_in
from ziggurat.server.background.push import check_subscription
from ziggurat.server.background.webhooks import BadWebhook, check_url
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms
from ziggurat.server.services import AppServices, CurrentUser, Services
from ziggurat.server.text import BadText, clean_name
from ziggurat.store import Account, Notice, StoreError
from ziggurat.table.commands import Command, Rename
from ziggurat.table.errors import BadEvents, Refused

router = APIRouter(prefix="/api", tags=["accounts"])
MAX_NOTICES = 10
MAX_TABLES = 1000  # at which a player's new name is shown


def account_json(account: Account) -> dict[str, Any]:
    """Return an account as its owner sees it."""
    return {"id": account.account_id, "name": account.name, "guest": account.guest, "created": account.created}


def checked_name(services: Services, name: str) -> str:
    """Return a cleaned display name, or raise `ApiError`."""
    try:
        cleaned = clean_name(name)
    except BadText as error:
        raise ApiError(422, error.code, longest=error.longest) from None
    services.banned_words.check(cleaned)
    return cleaned


async def check_guest_name(services: Services, name: str) -> None:
    """Refuse a registered name to a guest, who could pass for the registered player."""
    if await services.store.by_name(name) is not None:
        raise ApiError(409, "taken")


def session_json(services: Services, response: Response, account: Account, token: str, in_body: bool) -> dict[str, Any]:
    """Set the session cookie; return the account, with the token if requested."""
    response.headers["set-cookie"] = cookie_header(services.config, token)
    return {"account": account_json(account), "token": token if in_body else None}


def end_session(services: Services, response: Response) -> None:
    """Delete the session cookie."""
    response.headers["set-cookie"] = cookie_header(services.config, "")


@router.post("/guest")
async def create_guest(body: GuestBody, request: Request, response: Response, services: AppServices) -> dict[str, Any]:
    """Create a guest account with a session; a client with a session keeps it."""
    user = await services.sessions.find(token_in(services.config, request.headers, request.cookies))
    if user is not None:
        return {"account": account_json(user.account), "token": None}
    services.check_new_account_rate(client_address(request.scope))
    name = checked_name(services, body.name) if body.name is not None else None
    if name is not None:
        await check_guest_name(services, name)
    account, token = await services.sessions.create_guest(name, request.headers.get("user-agent", ""))
    return session_json(services, response, account, token, body.token)


@router.get("/me")
async def me(user: CurrentUser) -> dict[str, Any]:
    """Return the user's account."""
    return {"account": account_json(user.account)}


@router.post("/me/name")
async def rename(body: RenameBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Change the display name, also at the user's tables."""
    name = checked_name(services, body.name)
    if user.account.guest:
        await check_guest_name(services, name)
    await services.store.rename_account(user.id, name)
    await rename_at_tables(services, user.id, name)
    return {"account": account_json(await services.store.known_account(user.id))}


async def rename_at_tables(services: Services, account_id: str, name: str) -> None:
    for summary in await services.store.tables_of(account_id, limit=MAX_TABLES):
        await commit_at(services, summary.table_id, Rename(account_id, name))


async def commit_at(services: Services, table_id: str, *commands: Command) -> None:
    """Commit commands at a table of an account; a table that cannot be opened or refuses is left as it is."""
    try:
        await services.pipeline.perform(await services.registry.table(table_id), *commands)
    except (Refused, BadEvents, ApiError) as error:
        services.log("account_not_updated", table=table_id, code=getattr(error, "code", "bad_events"))


@router.get("/me/export")
async def export(user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return all data stored about the account."""
    return await services.store.export_account(user.id)


@router.get("/me/notices")
async def notices(user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return the user's notification addresses, the kinds that this server can send, and its key for push."""
    found = await services.store.notices_of(user.id)
    kinds = services.notifier.kinds()
    return {"notices": [notice_json(notice) for notice in found], "kinds": kinds, "push_key": services.push.key}


def notice_json(notice: Notice) -> dict[str, Any]:
    """Return a notification address; a mail address is used only once it is confirmed."""
    return {"kind": notice.kind, "address": notice.address, "confirmed": notice.confirmed is not None}


@router.post("/me/notices")
async def add_notice(body: NewNoticeBody, user: CurrentUser, request: Request, services: AppServices) -> dict[str, Any]:
    """Add a notification address. A webhook is checked again whenever it is called, mail needs a confirmation.

    A mail address can recover the account: a stolen session alone cannot add one to a registered account.
    """
    present = {(notice.kind, notice.address): notice for notice in await services.store.notices_of(user.id)}
    if len(present) >= MAX_NOTICES and (body.kind, body.address) not in present:
        raise ApiError(409, "too_many_notices", most=MAX_NOTICES)
    services.notifier.check_kind(body.kind)
    check_notice_address(services, body)
    if body.kind == "email" and (body.kind, body.address) not in present and not user.account.guest:
        await check_password(services, request, user.account, body.password)
    session = user.session if body.kind == "push" else None  # it ends when the browser is signed out
    notice = Notice(user.id, body.kind, body.address, now_ms(), json.dumps(body.keys), session=session)
    await services.store.put_notice(notice)
    known = present.get((body.kind, body.address))
    if body.kind == "email" and (known is None or known.confirmed is None):
        language, client = body.keys.get("language", "en"), client_address(request.scope)
        services.mails.start_confirmation(user.id, body.address, language, client)
    return {}


def check_notice_address(services: Services, body: NoticeBody) -> None:
    try:
        if body.kind == "webhook":
            check_url(body.address)
        elif body.kind == "push":
            check_subscription(body.address, body.keys, services.config)
    except BadWebhook as error:
        raise ApiError(422, error.code) from None
    if body.kind == "email" and not is_mail_address(body.address):
        raise ApiError(422, "malformed", field="address", problem="email")


def is_mail_address(address: str) -> bool:
    """Return whether a text is a single mail address and cannot inject a header."""
    local, at, domain = address.partition("@")
    plain = address.isascii() and address.isprintable() and not set(address) & set(' ,;:<>()[]\\"')
    return plain and bool(local and at) and "." in domain and "@" not in domain


@router.post("/me/notices/remove")
async def remove_notice(body: NoticeBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Remove a notification address."""
    try:
        removed = await services.store.remove_notice(user.id, body.kind, body.address)
    except StoreError:
        raise ApiError(404, "not_found") from None
    return {"removed": removed}
