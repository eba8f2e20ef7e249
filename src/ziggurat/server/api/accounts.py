"""Accounts over HTTP: guests without any form, optional passwords, and the way out: logout, export, deletion."""

from __future__ import annotations

import json
import time
from typing import Any

from fastapi import APIRouter, Request, Response

from ziggurat.server.api.passwords import LONGEST, SHORTEST, Busy
from ziggurat.server.api.security import address_of
from ziggurat.server.api.sessions import cookie_header, token_in
from ziggurat.server.api.text import BadText, clean_name, folded
from ziggurat.server.background.webhooks import BadWebhook, check_url
from ziggurat.server.errors import Trouble
from ziggurat.server.now import now_ms
from ziggurat.server.services import House, Rooms, Someone
from ziggurat.server.sockets.frames import CredentialsBody, GuestBody, NoticeBody, PasswordBody, RenameBody
from ziggurat.store import Account, Notice, StoreError
from ziggurat.table.commands import Rename

router = APIRouter(prefix="/api", tags=["accounts"])
MOST_NOTICES = 10


def me_of(account: Account) -> dict[str, Any]:
    """Return an account as its owner sees it."""
    return {"id": account.account_id, "name": account.name, "guest": account.guest, "created": account.created}


def good_name(name: str) -> str:
    """Return a display name that may be shown, or raise."""
    try:
        return clean_name(name)
    except BadText as error:
        raise Trouble(422, error.code, longest=error.longest) from None


def check_rate(house: Rooms, request: Request, name: str = "") -> None:
    """Slow down whoever tries many names or passwords."""
    now = time.monotonic()
    keys = [f"address {address_of(request.scope)}"] + ([f"name {folded(name)}"] if name else [])
    allowed = [house.logins.allow(key, now) for key in keys]  # each is counted, also after a refusal
    if not all(allowed):
        raise Trouble(429, "too_many_requests")


def welcome(house: Rooms, response: Response, account: Account, token: str, told: bool) -> dict[str, Any]:
    """Hand a session over: in a cookie, and in the body for programs that ask."""
    response.headers["set-cookie"] = cookie_header(house.config, token)
    return {"account": me_of(account), "token": token if told else None}


@router.post("/guest")
async def come_in(body: GuestBody, request: Request, response: Response, house: House) -> dict[str, Any]:
    """Begin a session as a guest; who has one already keeps it."""
    known = await house.sessions.visitor(token_in(house.config, request.headers, request.cookies))
    if known is not None:
        return {"account": me_of(known.account), "token": None}
    if not house.guests.allow(address_of(request.scope), time.monotonic()):
        raise Trouble(429, "too_many_requests")
    name = good_name(body.name) if body.name is not None else None
    account, token = await house.sessions.guest(name, request.headers.get("user-agent", ""))
    return welcome(house, response, account, token, body.token)


@router.get("/me")
async def me(someone: Someone) -> dict[str, Any]:
    """Return the own account."""
    return {"account": me_of(someone.account)}


@router.post("/me/name")
async def rename(body: RenameBody, someone: Someone, house: House) -> dict[str, Any]:
    """Change the display name, also at the tables one sits at."""
    name = good_name(body.name)
    await house.store.rename_account(someone.account.account_id, name)
    await rename_at_tables(house, someone.account.account_id, name)
    return {"account": me_of(await house.store.known_account(someone.account.account_id))}


async def rename_at_tables(house: Rooms, account_id: str, name: str) -> None:
    """Let every table of an account know its new name."""
    for summary in await house.store.tables_of(account_id, limit=1000):
        await house.hub.perform(await house.hub.table(summary.table_id), Rename(account_id, name))


@router.post("/register")
async def register(body: CredentialsBody, someone: Someone, request: Request, house: House) -> dict[str, Any]:
    """Give the own account a name and a password; all its games stay."""
    check_rate(house, request)
    if not someone.account.guest:
        raise Trouble(409, "registered_already")
    if not SHORTEST <= len(body.password) <= LONGEST:
        raise Trouble(422, "password_length", shortest=SHORTEST, longest=LONGEST)
    name = good_name(body.name)
    hashed = await hashed_password(house, body.password)
    await house.store.rename_account(someone.account.account_id, name)
    await house.store.set_password_hash(someone.account.account_id, hashed)
    await rename_at_tables(house, someone.account.account_id, name)
    await house.store.revoke_sessions(someone.account.account_id, keep=someone.session)
    return {"account": me_of(await house.store.known_account(someone.account.account_id))}


async def hashed_password(house: Rooms, password: str) -> str:
    """Hash a password, unless too many wait."""
    try:
        return await house.passwords.hash(password)
    except Busy:
        raise Trouble(503, "busy") from None


@router.post("/login")
async def login(body: CredentialsBody, request: Request, response: Response, house: House) -> dict[str, Any]:
    """Begin a session with name and password. Wrong name and wrong password give the same answer."""
    check_rate(house, request, body.name)
    account = await house.store.by_name(body.name.strip())
    try:
        right = await house.passwords.matches(account.password_hash if account else None, body.password)
    except Busy:
        raise Trouble(503, "busy") from None
    if not right or account is None:
        raise Trouble(403, "wrong_credentials")
    token = await house.sessions.begin(account, request.headers.get("user-agent", ""))
    return welcome(house, response, account, token, body.token)


@router.post("/logout")
async def logout(someone: Someone, response: Response, house: House) -> dict[str, Any]:
    """End this session."""
    await house.store.revoke_session(someone.session)
    response.headers["set-cookie"] = cookie_header(house.config, "")
    return {}


@router.post("/logout-everywhere")
async def logout_everywhere(someone: Someone, response: Response, house: House) -> dict[str, Any]:
    """End all sessions of the account."""
    ended = await house.store.revoke_sessions(someone.account.account_id)
    response.headers["set-cookie"] = cookie_header(house.config, "")
    return {"ended": ended}


@router.get("/me/export")
async def export(someone: Someone, house: House) -> dict[str, Any]:
    """Return everything that is kept about the account."""
    return await house.store.export_account(someone.account.account_id)


@router.post("/me/delete")
async def delete(body: PasswordBody, someone: Someone, response: Response, house: House) -> dict[str, Any]:
    """Delete the account: name, password, sessions, chat. Games stay for those who played them, without the name."""
    if not someone.account.guest and not await house.passwords.matches(someone.account.password_hash, body.password):
        raise Trouble(403, "wrong_credentials")
    await rename_at_tables(house, someone.account.account_id, "—")
    await house.store.delete_account(someone.account.account_id, now_ms())
    response.headers["set-cookie"] = cookie_header(house.config, "")
    return {}


@router.get("/me/notices")
async def notices(someone: Someone, house: House) -> dict[str, Any]:
    """Return the ways by which one is told that one is to move."""
    found = await house.store.notices_of(someone.account.account_id)
    return {"notices": [{"kind": notice.kind, "address": notice.address} for notice in found]}


@router.post("/me/notices")
async def add_notice(body: NoticeBody, someone: Someone, house: House) -> dict[str, Any]:
    """Add a way to be told. A webhook's address is checked again whenever it is called."""
    if len(await house.store.notices_of(someone.account.account_id)) >= MOST_NOTICES:
        raise Trouble(409, "too_many_notices", most=MOST_NOTICES)
    house.notifier.check_kind(body.kind)
    if body.kind == "webhook":
        try:
            check_url(body.address)
        except BadWebhook as error:
            raise Trouble(422, error.code) from None
    elif body.kind == "email" and not good_mail(body.address):
        raise Trouble(422, "malformed", field="address", problem="email")
    notice = Notice(someone.account.account_id, body.kind, body.address, now_ms(), json.dumps(body.keys))
    await house.store.put_notice(notice)
    return {}


def good_mail(address: str) -> bool:
    """Tell whether a text can be one mail address and nothing else."""
    local, at, domain = address.partition("@")
    plain = address.isascii() and address.isprintable() and not set(address) & set(' ,;:<>()[]\\"')
    return plain and bool(local and at) and "." in domain and "@" not in domain


@router.post("/me/notices/remove")
async def remove_notice(body: NoticeBody, someone: Someone, house: House) -> dict[str, Any]:
    """Remove a way to be told."""
    try:
        removed = await house.store.remove_notice(someone.account.account_id, body.kind, body.address)
    except StoreError:
        raise Trouble(404, "not_found") from None
    return {"removed": removed}
