"""Checks passwords of accounts, with a limit for wrong ones."""

from __future__ import annotations

from fastapi import Request

from ziggurat.server.api.passwords import Busy
from ziggurat.server.api.security import client_address
from ziggurat.server.errors import ApiError
from ziggurat.server.services import Services
from ziggurat.store import Account


async def check_password(services: Services, request: Request, account: Account | None, password: str) -> Account:
    """Return the account if the password is right, or raise `ApiError`; wrong ones are limited by address.

    An unknown account and a wrong password get the same answer in the same time.
    """
    address = client_address(request.scope)
    services.throttle.begin(address)
    try:
        matches = await services.passwords.matches(account.password_hash if account else None, password)
    except Busy:
        services.throttle.succeeded(address)
        raise
    if not matches or account is None:
        services.log("wrong_password", account=account.account_id if account else None, client=address)
        raise ApiError(403, "wrong_credentials")
    services.throttle.succeeded(address)
    return account
