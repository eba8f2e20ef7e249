"""Bots whose searches are answered by a Ray cluster (`make test-all`)."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from helpers.server import Guest, Server, Talk
from ziggurat import game, ray_cluster
from ziggurat.server.background import ray_workers
from ziggurat.server.background.bot_pool import BotPool, Job
from ziggurat.server.background.fair_queue import Owner
from ziggurat.server.background.ray_workers import RayCluster, RayWorker

JOB = Job("t1", Owner("", "anna"))
# A process of this machine plays an action that no bot would choose.
LOCAL = [sys.executable, "-c", 'import sys\nfor line in sys.stdin: print(\'{"action": "local"}\', flush=True)']


@pytest.fixture(scope="module")
def ray() -> Iterator[ModuleType]:
    """A cluster with one processor."""
    module, _ = ray_cluster.connect(1)
    yield module
    module.shutdown()


def view() -> dict[str, Any]:
    return game("babel").view(game("babel").new(2, 1), 0)


async def choose(pool: BotPool, level: str = "architect", seconds: float = 0.2) -> str:
    seen = view()
    actions = [*seen["actions"], "local"]
    choice = await pool.choose(JOB, "babel", level, seen | {"actions": actions}, seed="5eed" * 16, seconds=seconds)
    return choice.action


async def pool_of(*, workers: int = 1) -> BotPool:
    cluster = RayCluster(workers)
    await cluster.connect()
    return BotPool(workers, LOCAL, cluster.worker)


async def process_of(pool: BotPool) -> int:
    """Return the process of the only worker's actor, once it runs."""
    worker = pool.searching[0]
    assert isinstance(worker, RayWorker)
    async with asyncio.timeout(60):
        while worker.started is None:
            await asyncio.sleep(0.01)
        return await asyncio.shield(worker.started)


def test_cluster_answers(ray: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "PLACE_SECONDS", 600.0)  # never on this machine

    async def story() -> None:
        pool = await pool_of()
        assert await choose(pool) in view()["actions"]
        await pool.close()

    asyncio.run(story())


def test_turn_of_a_dead_worker_is_taken_over(ray: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "PLACE_SECONDS", 600.0)

    async def story() -> None:
        pool = await pool_of()
        asking = asyncio.create_task(choose(pool, "king", 3.0))
        first = await process_of(pool)
        os.kill(first, signal.SIGKILL)
        assert await asking in view()["actions"]
        assert await process_of(pool) != first
        await pool.close()

    asyncio.run(story())


def test_this_machine_answers_while_the_cluster_is_full(ray: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "PLACE_SECONDS", 0.2)

    class Occupant:
        def ready(self) -> bool:
            return True

    async def story() -> None:
        pool = await pool_of()
        assert await choose(pool) == "local"
        await pool.close()

    occupant = ray.remote(num_cpus=1)(Occupant).remote()
    assert ray.get(occupant.ready.remote())
    asyncio.run(story())
    ray.kill(occupant)


def test_request_has_nothing_but_what_the_seat_may_see(ray: ModuleType) -> None:
    """The actor gets JSON, so no object can lead to the position."""
    sent: list[str] = []

    class Future:
        @staticmethod
        def remote(text: str) -> Any:
            sent.append(text)
            return ray.put(json.dumps({"action": view()["actions"][0]}))

    class Actor:
        answer = Future

    async def story() -> None:
        pool = await pool_of()
        worker = pool.searching[0]
        assert isinstance(worker, RayWorker)
        worker.actor, worker.started = Actor, asyncio.get_running_loop().create_future()
        worker.started.set_result(0)
        await choose(pool)
        worker.actor = None
        await pool.close()

    asyncio.run(story())
    [text] = sent
    request = json.loads(text)
    assert request.keys() == {"game", "bot", "view", "seed", "seconds", "box", "table"}
    assert request["view"] == json.loads(json.dumps(view() | {"actions": [*view()["actions"], "local"]}))
    assert request["seed"] == "5eed" * 16  # that of the bot's choices, new for each request


def test_killed_worker_of_a_game_is_replaced(tmp_path: Path) -> None:
    server = Server(tmp_path, "--remote-bots", "ray", "--bot-workers", "1")
    try:
        server.start()
        guest = Guest(server)
        table = guest.post("/api/tables", game="babel", seats=2, options={"start": 1})["id"]
        guest.post(f"/api/tables/{table}/bot", seat=1, level="king")
        with guest.socket() as talk:
            talk.send("hello", table=table)
            talk.until("sync")
            guest.post(f"/api/tables/{table}/start")
            os.kill(play_until_it_thinks(guest, talk, table), signal.SIGKILL)
            found = talk.until("event")["view"]
            while found["to_move"] != 0:
                found = talk.until("event")["view"]
        assert found["seats"][1]["level"] == "king"
    finally:
        server.stopped()


def play_until_it_thinks(guest: Guest, talk: Talk, table: str) -> int:
    """Play first legal actions until an actor searches; return its process."""
    talk.until("event")
    while True:
        found = guest.get(f"/api/tables/{table}")["view"]
        if found["to_move"] == 0 and found["game"]["actions"]:
            act = {"version": found["version"], "action": found["game"]["actions"][0], "confirm": True}
            talk.send("act", table=table, id=guest.new_id(), **act)
            talk.until("ack")
        if processes := searching():
            return processes[0]


def searching() -> list[int]:
    """Return the processes in which an actor answers a request; Ray names them after the call."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if b"ray::BotActor.answer" in path.read_bytes():
                found.append(int(path.parent.name))
        except OSError:  # it has ended meanwhile
            continue
    return found
