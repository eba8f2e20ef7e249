"""Bots whose searches are answered by processes on other machines, through the database."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from helpers.server import ANSWER_SECONDS, Guest, Server, Talk
from helpers.stores import ask
from ziggurat import game
from ziggurat.server.background import job_worker, remote_workers
from ziggurat.server.background.bot_pool import BotPool, Job
from ziggurat.server.background.fair_queue import Owner
from ziggurat.server.background.job_worker import JobWorkers
from ziggurat.server.background.remote_workers import RemoteWorker
from ziggurat.server.ids import now_ms
from ziggurat.store import Store, open_store

JOB = Job("t1", Owner("", "anna"))
LOCAL = [sys.executable, "-c", 'import sys\nfor line in sys.stdin: print(\'{"action": "local"}\', flush=True)']


def view() -> dict[str, Any]:
    return game("babel").view(game("babel").new(2, 1), 0)


async def choose(pool: BotPool, actions: list[str]) -> str:
    """Return what the bot `architect` plays; the view has these actions."""
    choice = await pool.choose(JOB, "babel", "architect", view() | {"actions": actions}, seed="5eed" * 16, seconds=0.2)
    return choice.action


async def jobs_of(store: Store) -> list[Any]:
    return await store.rows("SELECT holder, answer FROM bot_jobs")


def test_worker_of_another_machine_answers(shared_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_workers, "TAKE_SECONDS", 600.0)  # never on this machine

    async def story() -> None:
        async with open_store(shared_store) as mine, open_store(shared_store, jobs_only=True) as theirs:
            working = asyncio.create_task(JobWorkers(theirs, 1).run())
            pool = BotPool(1, LOCAL, partial(RemoteWorker, store=mine))
            assert await choose(pool, view()["actions"]) in view()["actions"]
            assert await jobs_of(mine) == []
            working.cancel()
            await asyncio.wait({working})
            await pool.close()

    asyncio.run(story())


def test_turn_of_a_dead_worker_is_taken_over(shared_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_workers, "TAKE_SECONDS", 600.0)

    async def story() -> None:
        async with open_store(shared_store) as mine, open_store(shared_store, jobs_only=True) as theirs:
            pool = BotPool(1, LOCAL, partial(RemoteWorker, store=mine))
            asking = asyncio.create_task(choose(pool, view()["actions"]))
            while await mine.take_job("dead", now_ms(), now_ms() + 300) is None:
                await asyncio.sleep(0.01)
            working = asyncio.create_task(JobWorkers(theirs, 1).run())
            assert await asking in view()["actions"]
            working.cancel()
            await asyncio.wait({working})
            await pool.close()

    asyncio.run(story())


def test_without_other_machines_this_one_answers(shared_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_workers, "TAKE_SECONDS", 0.0)

    async def story() -> None:
        async with open_store(shared_store) as store:
            pool = BotPool(1, LOCAL, partial(RemoteWorker, store=store))
            assert await choose(pool, ["local"]) == "local"
            assert await jobs_of(store) == []
            await pool.close()

    asyncio.run(story())


def test_error_of_a_bot_is_the_answer(shared_store: str) -> None:
    async def story() -> dict[str, Any]:
        async with open_store(shared_store) as store:
            now = now_ms()
            await store.add_job("j1", json.dumps({"game": "unknown", "seconds": 0.1}), now, now + 600_000)
            workers = JobWorkers(store, 1)
            assert await workers.next_job(workers.workers[0])
            state = await store.job_state("j1")
            await workers.workers[0].stop()
            assert state is not None
            found: dict[str, Any] = json.loads(state.answer or "{}")
            return found

    assert list(asyncio.run(story())) == ["error"]


def test_worker_stops_thinking_when_its_job_is_gone(shared_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_worker, "LEASE_SECONDS", 0.3)
    never = [sys.executable, "-c", "import time; time.sleep(600)"]

    async def story() -> None:
        async with open_store(shared_store) as store:
            now = now_ms()
            await store.add_job("j1", json.dumps({"seconds": 100.0}), now, now + 600_000)
            workers = JobWorkers(store, 1, never)
            answering = asyncio.create_task(workers.next_job(workers.workers[0]))
            while (state := await store.job_state("j1")) is None or not state.until:
                await asyncio.sleep(0.01)
            await store.remove_job("j1")
            assert await answering
            assert workers.workers[0].process is None

    asyncio.run(story())


# --- Real processes ----------------------------------------------------------------------------------------


@contextmanager
def thinking(store: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "ziggurat.cli", "think", "--db", store, "--workers", "1"]
    with (folder / "think.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(ANSWER_SECONDS)


def held(store: str) -> bool:
    """Return whether a worker holds a job that has no answer."""
    return bool(ask(store, "SELECT 1 FROM bot_jobs WHERE answer IS NULL AND holder IS NOT NULL"))


def wait_for(condition: Any) -> None:
    until = time.monotonic() + ANSWER_SECONDS
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


def wait_until_ready(store: str) -> None:
    """Wait until a worker answers; a job that none takes within seconds is done by the server's machine."""
    request, now = json.dumps({"game": "unknown", "seconds": 0.1}), now_ms()
    ask(
        store,
        f"INSERT INTO bot_jobs (job_id, created, expires, request, until) "
        f"VALUES ('probe', {now}, {now + 600_000}, '{request}', 0) RETURNING 1",
    )
    wait_for(lambda: ask(store, "SELECT 1 FROM bot_jobs WHERE job_id = 'probe' AND answer IS NOT NULL"))


@pytest.mark.long  # a king thinks for five seconds, twice
def test_killed_worker_of_a_game_is_replaced_by_another(tmp_path: Path, shared_store: str) -> None:
    server = Server(tmp_path, "--remote-bots", "--bot-workers", "1")
    server.store = shared_store
    try:
        server.start()
        guest = Guest(server)
        table = guest.post("/api/tables", game="babel", seats=2)["id"]
        guest.post(f"/api/tables/{table}/bot", seat=1, level="king")
        with thinking(shared_store, tmp_path) as first, guest.socket() as talk:
            talk.send("hello", table=table)
            talk.until("sync")
            wait_until_ready(shared_store)
            guest.post(f"/api/tables/{table}/start")
            play_until_held(guest, talk, table, shared_store)
            os.kill(first.pid, signal.SIGKILL)
            assert held(shared_store)
            with thinking(shared_store, tmp_path):
                view = talk.until("event")["view"]
                while view["to_move"] != 0:
                    view = talk.until("event")["view"]
        assert view["seats"][1]["level"] == "king"
    finally:
        server.stopped()


def play_until_held(guest: Guest, talk: Talk, table: str, store: str) -> None:
    """Play the first legal actions until the bot is to move and its job is held."""
    while True:
        view = talk.until("event")["view"]
        if view["to_move"] == 1 and len(view["game"]["actions"]) != 1:
            break
        if view["to_move"] == 0 and view["game"]["actions"]:
            act = {"version": view["version"], "action": view["game"]["actions"][0], "confirm": True}
            talk.send("act", table=table, id=guest.new_id(), **act)
    wait_for(lambda: held(store))


def test_missing_rights_are_reported_in_one_line(tmp_path: Path, shared_store: str) -> None:
    with thinking(shared_store, tmp_path) as process:
        assert process.wait(ANSWER_SECONDS) == 1
    assert (tmp_path / "think.log").read_text().count("\n") == 1
