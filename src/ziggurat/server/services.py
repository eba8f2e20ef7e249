"""The services shared by all request handlers, and the FastAPI dependencies that provide them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from ziggurat.server.api.passwords import Passwords
from ziggurat.server.api.sessions import Sessions, SessionUser, token_in
from ziggurat.server.api.table_picture import TablePictures
from ziggurat.server.api.throttle import PasswordThrottle
from ziggurat.server.background.analysis import Analysis
from ziggurat.server.background.mails import Mails
from ziggurat.server.background.notifications import Notifier
from ziggurat.server.background.push import PushSender
from ziggurat.server.banned_words import BannedWords
from ziggurat.server.config import Config
from ziggurat.server.connection import Connections
from ziggurat.server.errors import ApiError
from ziggurat.server.health import HealthCheck
from ziggurat.server.limits import Budgets, Limiter
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.tables.chat import Chat
from ziggurat.server.tables.commits import CommitPipeline
from ziggurat.server.tables.front_lists import Lobby
from ziggurat.server.tables.pairing import Pairings
from ziggurat.server.tables.presence import Presence
from ziggurat.server.tables.quotas import TableQuotas
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.server.tables.rematches import Rematches
from ziggurat.store import Store


@dataclass
class Services:
    """The services of one server process."""

    config: Config
    store: Store
    registry: TableRegistry
    pipeline: CommitPipeline
    lobby: Lobby
    pairing: Pairings
    rematches: Rematches
    presence: Presence
    chat: Chat
    sessions: Sessions
    passwords: Passwords
    throttle: PasswordThrottle
    banned_words: BannedWords
    mails: Mails
    push: PushSender
    notifier: Notifier
    analysis: Analysis
    connections: Connections
    health: HealthCheck
    metrics: Metrics
    log: Log
    guest_limits: Limiter
    chat_limits: Limiter
    flood_limits: Limiter
    """Connections closed for flooding, by address: an address without tokens may open no others."""
    frame_budgets: Budgets
    """Frames of all connections of an address."""
    quotas: TableQuotas
    report_limits: Limiter
    practice_budgets: Budgets
    """Milliseconds of work on tables that are not stored, by address."""
    invitation_limits: Limiter
    pictures: TablePictures

    def check_new_account_rate(self, address: str, cost: float = 1.0) -> None:
        """Raise `ApiError` if too many accounts were created or registered from an address."""
        if not self.guest_limits.allow(address, time.monotonic(), cost):
            raise ApiError(429, "too_many_requests")


def services(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


AppServices = Annotated[Services, Depends(services)]


async def current_user(request: Request, services: AppServices) -> SessionUser:
    """Return the account of the request's session; the answer is 401 without one."""
    return await services.sessions.require(token_in(services.config, request.headers, request.cookies))


CurrentUser = Annotated[SessionUser, Depends(current_user)]
