"""The application: everything put together, started and stopped in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute

from ziggurat import __version__
from ziggurat.server.api import accounts, operations, tables
from ziggurat.server.api.passwords import Passwords
from ziggurat.server.api.security import Guard
from ziggurat.server.api.sessions import Sessions
from ziggurat.server.api.static import mount_page
from ziggurat.server.background.analysis import Analyst
from ziggurat.server.background.archive import Keeper
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.background.bot_turns import House
from ziggurat.server.background.notifications import Notifier
from ziggurat.server.config import Config
from ziggurat.server.errors import Trouble, trouble_of
from ziggurat.server.limits import Limiter
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.services import GUESTS, LOGINS, Rooms
from ziggurat.server.sockets.connections import Sockets
from ziggurat.server.sockets.endpoint import Socket
from ziggurat.server.tables.chat import Chat
from ziggurat.server.tables.lobby import Lobby
from ziggurat.server.tables.registry import Hub
from ziggurat.store import Store, open_store


def create_app(config: Config, store: Store | None = None, log: Log | None = None) -> Any:
    """Return the application for a server; `store` and `log` are for tests."""
    metrics, log = Metrics(), log or Log()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with store or open_store(config.db) as opened:
            hub = Hub(opened, metrics, log)
            pool = BotPool(config.bot_workers)
            house = House(hub, pool, config.bot_seconds)
            Keeper(hub)
            sockets_open = Sockets(metrics)
            rooms = Rooms(
                config=config,
                store=opened,
                hub=hub,
                lobby=Lobby(hub),
                chat=Chat(hub),
                sessions=Sessions(opened),
                passwords=Passwords(),
                notifier=Notifier(hub, config, sockets_open),
                metrics=metrics,
                log=log,
                logins=Limiter(LOGINS),
                guests=Limiter(GUESTS),
                sockets=sockets_open,
                analyst=Analyst(pool),
            )
            app.state.rooms = rooms
            watching = [asyncio.create_task(house.run()), asyncio.create_task(sockets_open.watch())]
            log("started", host=config.host, port=config.port)
            try:
                yield
            finally:
                for task in watching:
                    task.cancel()
                await hub.close()
                await pool.close()
                rooms.passwords.close()
                log("stopped")

    app = FastAPI(
        title="Ziggurat",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(accounts.router)
    app.include_router(tables.router)
    app.include_router(operations.router)
    app.router.routes.append(WebSocketRoute("/ws", Socket()))
    add_error_answers(app, log)
    mount_page(app, config)
    return Guard(app, config, metrics)


def add_error_answers(app: FastAPI, log: Log) -> None:
    """Let every error become a code and parameters."""

    @app.exception_handler(RequestValidationError)
    async def body_error(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"] if part != "body")[:100]
        trouble = Trouble(422, "malformed", field=place, problem=first["type"])
        return JSONResponse(trouble.to_json(), trouble.status)

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> JSONResponse:
        names = {404: "not_found", 405: "method_not_allowed"}
        trouble = Trouble(error.status_code, names.get(error.status_code, "refused"))
        return JSONResponse(trouble.to_json(), trouble.status, headers=error.headers)

    @app.middleware("http")
    async def any_error(request: Request, call_next: Any) -> Any:
        try:
            return await call_next(request)
        except Exception as error:
            trouble = trouble_of(error)
            if trouble.code == "internal":
                log("internal", path=request.url.path, error=f"{type(error).__name__}: {error}")
            return JSONResponse(trouble.to_json(), trouble.status)
