"""Routes behind the links in mails: confirming an address, and ending the mails to it. They need no session."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import RedirectResponse

from ziggurat.server.api.bodies import ID_PATTERN, LinkBody
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms, token_hash
from ziggurat.server.services import AppServices, Services
from ziggurat.store import MailLink

router = APIRouter(prefix="/api/mail", tags=["accounts"])
LinkToken = Annotated[str, Path(min_length=1, max_length=100, pattern=ID_PATTERN)]


async def link_of(services: Services, token: str, purpose: str) -> MailLink:
    """Return the link of a token, or raise `ApiError`."""
    found = await services.store.mail_link(token_hash(token), purpose, now_ms())
    if found is None:
        raise ApiError(404, "no_such_link")
    return found


@router.post("/confirm")
async def confirm(body: LinkBody, services: AppServices) -> dict[str, Any]:
    """Confirm a mail address."""
    link = await link_of(services, body.link, "confirm")
    await services.store.confirm_mail(link.account_id, link.address, now_ms())
    await services.store.use_mail_link(link.token_hash)
    return {}


@router.post("/unsubscribe/{token}")
async def unsubscribe(token: LinkToken, services: AppServices) -> dict[str, Any]:
    """End the mails to an address. Mail programs post a form here with one click (RFC 8058)."""
    link = await link_of(services, token, "unsubscribe")
    await services.store.remove_notice(link.account_id, "email", link.address)
    return {}


@router.get("/unsubscribe/{token}", response_class=RedirectResponse, status_code=303)
async def show_unsubscribe(token: LinkToken) -> str:
    """Redirect to the page that asks before it ends the mails; a program that follows links changes nothing."""
    return f"/unsubscribe/{token}"
