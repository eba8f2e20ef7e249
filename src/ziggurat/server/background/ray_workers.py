"""Workers on a Ray cluster (`ziggurat serve --remote-bots ray`).

A worker is an actor, which Ray places on a machine with a free processor. It gets the same requests as the processes of
this machine: what the bot's seat may see, never a position or the seed of a game.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from types import ModuleType
from typing import Any

from ziggurat import ray_cluster
from ziggurat.bots.bot import BotFailed
from ziggurat.bots.ray_actor import BotActor
from ziggurat.json_text import json_text
from ziggurat.server.background.bot_workers import LocalWorker, Worker, time_limit

PLACE_SECONDS = 3.0  # how long a request waits for the cluster to start its actor, before this machine answers
ATTEMPTS = 3  # actors that may die during one request


class RayCluster:
    """The cluster of a server process, connected when the server starts."""

    def __init__(self, processors: int) -> None:
        self.processors = processors
        self.ray: ModuleType | None = None
        self.connected_here = False

    async def connect(self) -> None:
        """Connect, in a thread because it takes seconds. Raises `MissingExtra` without Ray."""
        self.ray, self.connected_here = await asyncio.to_thread(ray_cluster.connect, self.processors)

    async def close(self) -> None:
        if self.ray is not None and self.connected_here:
            await asyncio.to_thread(self.ray.shutdown)

    def worker(self, local: LocalWorker) -> RayWorker:
        """Return a worker of the cluster; `local` answers while the cluster does not."""
        assert self.ray is not None
        return RayWorker(self.ray, local)


class RayWorker(Worker):
    """One actor, started when first needed and replaced when it fails or its machine dies."""

    def __init__(self, ray: ModuleType, local: LocalWorker) -> None:
        self.ray = ray
        self.local = local
        self.actor: Any = None
        self.started: asyncio.Future[int] | None = None
        """Becomes the id of the actor's process once the cluster has started it."""

    async def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Return the answer of an actor; if it dies, that of another one."""
        for _ in range(ATTEMPTS):
            try:
                if not await self.is_placed():
                    break
                answer = asyncio.wrap_future(self.actor.answer.remote(json_text(request)).future())
                reply: dict[str, Any] = json.loads(await asyncio.wait_for(answer, time_limit(seconds)))
                return reply
            except TimeoutError as error:
                await self.drop()
                raise BotFailed(f"{type(error).__name__}: {error}") from None
            except self.ray.exceptions.RayError:
                await self.drop()
            except asyncio.CancelledError:
                await self.drop()
                raise
        return await self.local.ask(request, seconds)

    async def is_placed(self) -> bool:
        """Return whether the actor runs; False if the cluster has had no processor for it for a while."""
        if self.actor is None:
            self.actor = new_actor(self.ray)
            self.started = asyncio.wrap_future(self.actor.process_id.remote().future())
        assert self.started is not None
        await asyncio.wait({self.started}, timeout=PLACE_SECONDS)
        if self.started.done():
            self.started.result()  # raises the error of an actor that could not start
        return self.started.done()

    async def drop(self) -> None:
        """Kill the actor; the next request starts another one."""
        actor, self.actor = self.actor, None
        if self.started is not None:
            self.started.cancel()
            self.started = None
        if actor is not None:
            with suppress(self.ray.exceptions.RayError, ValueError):
                await asyncio.to_thread(self.ray.kill, actor)

    async def stop(self) -> None:
        await self.drop()
        await self.local.stop()


def new_actor(ray: ModuleType) -> Any:
    """Return a new actor, which needs a whole processor of the cluster."""
    return ray.remote(num_cpus=1)(BotActor).remote()
