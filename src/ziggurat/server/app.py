"""create_app(): builds, starts and stops the services of a server process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI
from starlette.routing import WebSocketRoute

from ziggurat import __version__
from ziggurat.server.api import (
    accounts,
    credentials,
    deletion,
    friends,
    invitations,
    lessons,
    mail_links,
    moderation,
    operations,
    pairing,
    practice,
    sharing,
    tables,
    watch,
)
from ziggurat.server.api.passwords import Passwords
from ziggurat.server.api.security import SecurityMiddleware
from ziggurat.server.api.sessions import Sessions
from ziggurat.server.api.static import mount_page
from ziggurat.server.api.table_picture import TablePictures
from ziggurat.server.api.throttle import PasswordThrottle
from ziggurat.server.background.analysis import Analysis
from ziggurat.server.background.archive import Archive
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.background.bot_turns import BotTurns
from ziggurat.server.background.bot_workers import LocalWorker, Worker
from ziggurat.server.background.clocks import Clocks
from ziggurat.server.background.mails import Mails
from ziggurat.server.background.notifications import Notifier
from ziggurat.server.background.outside_changes import OutsideChanges
from ziggurat.server.background.push import PushSender
from ziggurat.server.background.ray_workers import RayCluster
from ziggurat.server.background.remote_workers import RemoteWorker
from ziggurat.server.banned_words import BannedWords
from ziggurat.server.config import Config
from ziggurat.server.connection import Connections
from ziggurat.server.errors import add_error_handlers, log_task_error
from ziggurat.server.health import HealthCheck
from ziggurat.server.limits import Budgets, Limiter, Rate
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.services import Services
from ziggurat.server.sockets.endpoint import WebSocketEndpoint
from ziggurat.server.tables.chat import Chat
from ziggurat.server.tables.commits import CommitPipeline
from ziggurat.server.tables.front_lists import Lobby
from ziggurat.server.tables.pairing import Pairings
from ziggurat.server.tables.presence import Presence
from ziggurat.server.tables.quotas import TableQuotas
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.server.tables.rematches import Rematches
from ziggurat.server.tables.showcase import Showcase
from ziggurat.store import Store, open_store

GUEST_RATE = Rate(burst=100, per_second=1)  # per address: a whole club may share one
CHAT_RATE = Rate(burst=5, per_second=0.5)  # per account
FLOOD_RATE = Rate(burst=4, per_second=0.1)  # connections closed for flooding, per address
ADDRESS_FRAME_RATE = Rate(burst=1500, per_second=1000)  # tokens of all connections of an address
PRACTICE_RATE = Rate(burst=4000, per_second=200)  # milliseconds of work for an address: a fifth of a core
REPORT_RATE = Rate(burst=10, per_second=1 / 60)  # per account
INVITATION_RATE = Rate(burst=20, per_second=1 / 30)  # invitations of friends, per account
ROUTES = (
    accounts,
    credentials,
    deletion,
    mail_links,
    moderation,
    tables,
    invitations,
    friends,
    pairing,
    sharing,
    watch,
    practice,
    lessons,
    operations,
)


def create_app(config: Config, store: Store | None = None, log: Log | None = None) -> Any:
    """Return the ASGI application of a server; `store` and `log` are for tests."""
    metrics, log = Metrics(), log or Log()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(partial(log_task_error, log))
        async with store or open_store(config.db) as opened:
            cluster = RayCluster(config.bot_workers)
            if config.remote_bots == "ray":
                await cluster.connect()
            pool = BotPool(config.bot_workers, remote=remote_workers(config, opened, cluster))
            services = app.state.services = build_services(config, opened, pool, metrics, log)
            clocks = start_background(services, pool)
            await clocks.begin()
            outside = OutsideChanges(services.registry, services.connections, services.banned_words)
            await services.banned_words.reload()
            await services.push.begin()
            work = (
                clocks.run(),
                services.connections.watch(),
                outside.run(),
                services.pairing.run(),
                services.presence.run(),
            )
            tasks = [asyncio.create_task(each) for each in work]
            log("started", host=config.host, port=config.port)
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await pool.close()
                await cluster.close()
                await clocks.end()
                await services.registry.close()
                services.passwords.close()
                services.mails.close()
                log("stopped")

    app = FastAPI(
        title="Ziggurat",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for routes in ROUTES:
        app.include_router(routes.router)
    app.router.routes.append(WebSocketRoute("/ws", WebSocketEndpoint()))
    add_error_handlers(app)
    mount_page(app, config)
    return SecurityMiddleware(app, config, metrics, log)


def remote_workers(config: Config, store: Store, cluster: RayCluster) -> Callable[[LocalWorker], Worker] | None:
    """Return what makes a worker on another machine from one of this machine; None if all are on this machine."""
    if config.remote_bots == "ray":
        return cluster.worker
    return partial(RemoteWorker, store=store) if config.remote_bots else None


def build_services(config: Config, store: Store, pool: BotPool, metrics: Metrics, log: Log) -> Services:
    registry = TableRegistry(store, metrics, log)
    connections = Connections(metrics)
    mails = Mails(registry, config)
    push = PushSender(store, config)
    pipeline = CommitPipeline(registry)
    return Services(
        config=config,
        store=store,
        registry=registry,
        pipeline=pipeline,
        lobby=Lobby(registry, Showcase(pipeline)),
        pairing=Pairings(pipeline),
        rematches=Rematches(pipeline),
        presence=Presence(registry, connections),
        chat=Chat(registry),
        sessions=Sessions(store, connections),
        passwords=Passwords(),
        throttle=PasswordThrottle(),
        banned_words=BannedWords(store),
        mails=mails,
        push=push,
        notifier=Notifier(registry, config, connections, mails, push),
        analysis=Analysis(pool),
        connections=connections,
        health=HealthCheck(store),
        metrics=metrics,
        log=log,
        guest_limits=Limiter(GUEST_RATE),
        chat_limits=Limiter(CHAT_RATE),
        flood_limits=Limiter(FLOOD_RATE),
        frame_budgets=Budgets(ADDRESS_FRAME_RATE),
        quotas=TableQuotas(store),
        report_limits=Limiter(REPORT_RATE),
        practice_budgets=Budgets(PRACTICE_RATE),
        invitation_limits=Limiter(INVITATION_RATE),
        pictures=TablePictures(),
    )


def start_background(services: Services, pool: BotPool) -> Clocks:
    """Add the listeners that work in parallel with the requests; return the periodic work."""
    Archive(services.registry)
    bot_turns = BotTurns(services.pipeline, pool, services.config.bot_seconds)
    return Clocks(services.pipeline, bot_turns)
