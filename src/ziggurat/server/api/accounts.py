"""Routes for accounts: guests, passwords, login and logout, export, deletion, notification addresses."""

from __future__ import annotations

import json
import time
from typing import Any

from fastapi import APIRouter, Request, Response

from ziggurat.server.api.bodies import CredentialsBody, GuestBody, NoticeBody, PasswordBody, RenameBody
from ziggurat.server.api.passwords import MAX_LENGTH, MIN_LENGTH
from ziggurat.server.api.security import client_address
from ziggurat.server.api.sessions import cookie_header, token_in
from ziggurat.server.api.text import BadText, clean_name, fold_name
from ziggurat.server.background.webhooks import BadWebhook, check_url
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms
from ziggurat.server.services import AppServices, CurrentUser, Services
from ziggurat.store import Account, Notice, StoreError
from ziggurat.table.commands import Rename

router = APIRouter(prefix="/api", tags=["accounts"])
MAX_NOTICES = 10
MAX_TABLES = 1000  # at which a player's new name is shown
DELETED_NAME = "—"


def account_json(account: Account) -> dict[str, Any]:
    """Return an account as its owner sees it."""
    return {"id": account.account_id, "name": account.name, "guest": account.guest, "created": account.created}


def checked_name(name: str) -> str:
    """Return a cleaned display name, or raise `ApiError`."""
    try:
        return clean_name(name)
    except BadText as error:
        raise ApiError(422, error.code, longest=error.longest) from None


def check_login_rate(services: Services, request: Request, name: str = "") -> None:
    """Limit attempts with many names or passwords."""
    now = time.monotonic()
    keys = [f"address {client_address(request.scope)}"] + ([f"name {fold_name(name)}"] if name else [])
    allowed = [services.login_limits.allow(key, now) for key in keys]  # count for each key, also after a refusal
    if not all(allowed):
        raise ApiError(429, "too_many_requests")


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
    if not services.guest_limits.allow(client_address(request.scope), time.monotonic()):
        raise ApiError(429, "too_many_requests")
    name = checked_name(body.name) if body.name is not None else None
    account, token = await services.sessions.create_guest(name, request.headers.get("user-agent", ""))
    return session_json(services, response, account, token, body.token)


@router.get("/me")
async def me(user: CurrentUser) -> dict[str, Any]:
    """Return the user's account."""
    return {"account": account_json(user.account)}


@router.post("/me/name")
async def rename(body: RenameBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Change the display name, also at the user's tables."""
    name = checked_name(body.name)
    await services.store.rename_account(user.id, name)
    await rename_at_tables(services, user.id, name)
    return {"account": account_json(await services.store.known_account(user.id))}


async def rename_at_tables(services: Services, account_id: str, name: str) -> None:
    for summary in await services.store.tables_of(account_id, limit=MAX_TABLES):
        live = await services.registry.table(summary.table_id)
        await services.pipeline.perform(live, Rename(account_id, name))


@router.post("/register")
async def register(body: CredentialsBody, user: CurrentUser, request: Request, services: AppServices) -> dict[str, Any]:
    """Add a name and a password to a guest account; its games stay."""
    check_login_rate(services, request)
    if not user.account.guest:
        raise ApiError(409, "registered_already")
    if not MIN_LENGTH <= len(body.password) <= MAX_LENGTH:
        raise ApiError(422, "password_length", shortest=MIN_LENGTH, longest=MAX_LENGTH)
    name = checked_name(body.name)
    hashed = await services.passwords.hash(body.password)
    await services.store.rename_account(user.id, name)
    await services.store.set_password_hash(user.id, hashed)
    await rename_at_tables(services, user.id, name)
    await services.store.revoke_sessions(user.id, keep=user.session)
    return {"account": account_json(await services.store.known_account(user.id))}


@router.post("/login")
async def login(body: CredentialsBody, request: Request, response: Response, services: AppServices) -> dict[str, Any]:
    """Create a session by name and password.

    An unknown name and a wrong password get the same answer.
    """
    check_login_rate(services, request, body.name)
    account = await services.store.by_name(body.name.strip())
    matches = await services.passwords.matches(account.password_hash if account else None, body.password)
    if not matches or account is None:
        raise ApiError(403, "wrong_credentials")
    token = await services.sessions.create(account, request.headers.get("user-agent", ""))
    return session_json(services, response, account, token, body.token)


@router.post("/logout")
async def logout(user: CurrentUser, response: Response, services: AppServices) -> dict[str, Any]:
    """End this session."""
    await services.store.revoke_session(user.session)
    end_session(services, response)
    return {}


@router.post("/logout-everywhere")
async def logout_everywhere(user: CurrentUser, response: Response, services: AppServices) -> dict[str, Any]:
    """End all sessions of the account and close its connections."""
    ended = await services.store.revoke_sessions(user.id)
    services.connections.close_account(user.id)
    end_session(services, response)
    return {"ended": ended}


@router.get("/me/export")
async def export(user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return all data stored about the account."""
    return await services.store.export_account(user.id)


@router.post("/me/delete")
async def delete(body: PasswordBody, user: CurrentUser, response: Response, services: AppServices) -> dict[str, Any]:
    """Delete the account: name, password, sessions, chat.

    Its games remain for the other players, without the name.
    """
    if not user.account.guest and not await services.passwords.matches(user.account.password_hash, body.password):
        raise ApiError(403, "wrong_credentials")
    await rename_at_tables(services, user.id, DELETED_NAME)
    await services.store.delete_account(user.id, now_ms())
    services.connections.close_account(user.id)
    end_session(services, response)
    return {}


@router.get("/me/notices")
async def notices(user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return the user's notification addresses."""
    found = await services.store.notices_of(user.id)
    return {"notices": [{"kind": notice.kind, "address": notice.address} for notice in found]}


@router.post("/me/notices")
async def add_notice(body: NoticeBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Add a notification address. A webhook is checked again whenever it is called."""
    if len(await services.store.notices_of(user.id)) >= MAX_NOTICES:
        raise ApiError(409, "too_many_notices", most=MAX_NOTICES)
    services.notifier.check_kind(body.kind)
    check_notice_address(body)
    await services.store.put_notice(Notice(user.id, body.kind, body.address, now_ms(), json.dumps(body.keys)))
    return {}


def check_notice_address(body: NoticeBody) -> None:
    if body.kind == "webhook":
        try:
            check_url(body.address)
        except BadWebhook as error:
            raise ApiError(422, error.code) from None
    elif body.kind == "email" and not is_mail_address(body.address):
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
