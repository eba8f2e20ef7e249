"""Routes for passwords and sessions: registering, signing in and out, changing and recovering a password."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from ziggurat.server.api.accounts import checked_name, end_session, rename_at_tables, session_json
from ziggurat.server.api.bodies import ChangePasswordBody, CredentialsBody, RecoverBody, ResetBody, ShortIdBody
from ziggurat.server.api.password_check import check_password
from ziggurat.server.api.password_rules import check_new_password
from ziggurat.server.api.security import client_address
from ziggurat.server.api.sessions import SessionUser, token_in
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms, token_hash
from ziggurat.server.services import AppServices, CurrentUser, Services

router = APIRouter(prefix="/api", tags=["accounts"])


def user_agent(request: Request) -> str:
    return request.headers.get("user-agent", "")


# --- Registering and signing in ----------------------------------------------------------------------------


@router.post("/register")
async def register(
    body: CredentialsBody, user: CurrentUser, request: Request, response: Response, services: AppServices
) -> dict[str, Any]:
    """Add a name and a password to a guest account; its games stay, its sessions are replaced by a new one."""
    services.check_new_account_rate(client_address(request.scope), cost=3)
    if not user.account.guest:
        raise ApiError(409, "registered_already")
    name = checked_name(services, body.name)
    check_new_password(body.password, name)
    await services.store.register_account(user.id, name, await services.passwords.hash(body.password))
    await rename_at_tables(services, user.id, name)
    token = await services.sessions.replace_all(user, user_agent(request))
    return session_json(services, response, await services.store.known_account(user.id), token, body.token)


@router.post("/login")
async def login(body: CredentialsBody, request: Request, response: Response, services: AppServices) -> dict[str, Any]:
    """Create a session by name and password; the client's former session ends."""
    account = await check_password(services, request, await services.store.by_name(body.name.strip()), body.password)
    former = await services.sessions.find(token_in(services.config, request.headers, request.cookies))
    token = await services.sessions.create(account, user_agent(request))
    if former is not None:
        await services.sessions.end(former.id, former.session)
    services.log("signed_in", account=account.account_id, client=client_address(request.scope))
    return session_json(services, response, account, token, body.token)


# --- Sessions ----------------------------------------------------------------------------------------------


@router.post("/logout")
async def logout(user: CurrentUser, response: Response, services: AppServices) -> dict[str, Any]:
    """End this session and close its connections."""
    await services.sessions.end(user.id, user.session)
    end_session(services, response)
    return {}


@router.post("/logout-everywhere")
async def logout_everywhere(user: CurrentUser, response: Response, services: AppServices) -> dict[str, Any]:
    """End all sessions of the account and close its connections."""
    ended = await services.sessions.end_all(user.id)
    end_session(services, response)
    return {"ended": ended}


@router.get("/me/sessions")
async def sessions(user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return the user's sessions."""
    return {"sessions": await services.sessions.list_for(user)}


@router.post("/me/sessions/end")
async def end_one_session(body: ShortIdBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """End one session of the user and close its connections."""
    return {"ended": await services.sessions.end_by_id(user.id, body.id)}


# --- Changing and recovering a password --------------------------------------------------------------------


@router.post("/me/password")
async def change_password(
    body: ChangePasswordBody, user: CurrentUser, request: Request, response: Response, services: AppServices
) -> dict[str, Any]:
    """Change the password. All sessions are replaced by a new one."""
    if user.account.guest:
        raise ApiError(409, "not_registered")
    await check_password(services, request, user.account, body.old)
    return await set_password(services, request, response, user, body.new, body.token)


async def set_password(
    services: Services, request: Request, response: Response, user: SessionUser, password: str, in_body: bool
) -> dict[str, Any]:
    """Set a checked password, replace all sessions by a new one, and withdraw links for recovery."""
    check_new_password(password, user.account.name)
    await services.store.set_password_hash(user.id, await services.passwords.hash(password))
    await services.store.withdraw_mail_links(user.id, "recover")
    services.log("password_set", account=user.id, client=client_address(request.scope))
    token = await services.sessions.replace_all(user, user_agent(request))
    return session_json(services, response, await services.store.known_account(user.id), token, in_body)


@router.post("/recover")
async def recover(body: RecoverBody, request: Request, services: AppServices) -> dict[str, Any]:
    """Send a link for a new password to the confirmed mail addresses of an account.

    The answer does not depend on the account, and the mail is sent after it.
    """
    services.mails.check_available()
    services.throttle.begin(client_address(request.scope))
    account = await services.store.by_name(body.name.strip())
    if account is not None:
        services.mails.start_recovery(account, body.language)
    return {}


@router.post("/recover/finish")
async def finish_recovery(
    body: ResetBody, request: Request, response: Response, services: AppServices
) -> dict[str, Any]:
    """Set a new password with a link from a mail; all sessions are replaced by a new one."""
    services.throttle.begin(client_address(request.scope))
    link = await services.store.mail_link(token_hash(body.link), "recover", now_ms())
    account = await services.store.account(link.account_id) if link else None
    if link is None or account is None or account.guest:
        raise ApiError(404, "no_such_link")
    check_new_password(body.password, account.name)
    if not await services.store.use_mail_link(link.token_hash):
        raise ApiError(404, "no_such_link")
    services.throttle.succeeded(client_address(request.scope))
    return await set_password(services, request, response, SessionUser(account, ""), body.password, body.token)
