"""`/healthz` answers 503 while moves cannot be stored, and many requests cause few writes."""

import asyncio
import time
from pathlib import Path

import httpx

from helpers.in_process import settle
from helpers.server import Server, plain_client
from helpers.stores import Worker
from ziggurat.server import health
from ziggurat.server.health import HealthCheck
from ziggurat.store import Unavailable


def test_server_is_unhealthy_while_its_file_is_locked(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with Worker("hold", str(tmp_path / "ziggurat.db")) as other:
            assert other.line() == "held"
            until_status(server, 503)
            answer = httpx.get(f"{server.address}/healthz", timeout=60)
            assert answer.json() == {"code": "store_unavailable", "params": {"reason": "locked"}, "reason": None}
            other.finish()
        until_status(server, 200)


def until_status(server: Server, status: int) -> None:
    """Ask until the answer has a status; one request may still get the cached answer."""
    with plain_client(base_url=server.address, timeout=60) as client:
        for _ in range(1000):
            if client.get("/healthz").status_code == status:
                return
            time.sleep(0.05)
    raise AssertionError(f"the answer never had status {status}")


class CountedStore:
    """A store that counts its checks and answers when the test wants it to."""

    def __init__(self) -> None:
        self.checks = 0
        self.answer = asyncio.Event()
        self.error: Exception | None = None

    async def check_writable(self, at: int) -> None:
        self.checks += 1
        await self.answer.wait()
        if self.error:
            raise self.error


def test_simultaneous_requests_share_one_write() -> None:
    async def story() -> tuple[int, set[str | None]]:
        store = CountedStore()
        check = HealthCheck(store)  # type: ignore[arg-type]
        asking = [asyncio.create_task(check.problem()) for _ in range(100)]
        await settle(lambda: store.checks > 0)
        store.error = Unavailable("disk_full", "")
        store.answer.set()
        reasons = set(await asyncio.gather(*asking))
        reasons.add(await check.problem())
        return store.checks, reasons

    assert asyncio.run(story()) == (1, {"disk_full"})


def test_answer_is_used_for_a_second_only() -> None:
    async def story() -> tuple[list[str | None], int]:
        store = CountedStore()
        store.answer.set()
        check = HealthCheck(store)  # type: ignore[arg-type]
        first = await check.problem()
        store.error = Unavailable("io_error", "")
        second = await check.problem()
        check.checked_at -= health.CACHE_SECONDS
        return [first, second, await check.problem()], store.checks

    assert asyncio.run(story()) == ([None, None, "io_error"], 2)


def test_request_that_is_cancelled_does_not_end_the_check() -> None:
    async def story() -> str | None:
        store = CountedStore()
        check = HealthCheck(store)  # type: ignore[arg-type]
        gone, waiting = asyncio.create_task(check.problem()), asyncio.create_task(check.problem())
        await settle(lambda: store.checks > 0)
        gone.cancel()
        await asyncio.wait([gone])
        store.answer.set()
        return await waiting

    assert asyncio.run(story()) is None


def test_store_without_an_answer_is_unavailable(monkeypatch) -> None:
    monkeypatch.setattr(health, "WRITE_SECONDS", 0.01)

    async def story() -> str | None:
        return await HealthCheck(CountedStore()).problem()  # type: ignore[arg-type]

    assert asyncio.run(story()) == "no_answer"
