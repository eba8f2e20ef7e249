"""Jobs for bot workers on other machines, in a database role that sees nothing else."""

import asyncio
import secrets
from collections.abc import Iterator

import pytest

from helpers.stores import NOW, ask, rows
from ziggurat.store import Unavailable, open_store
from ziggurat.store.bot_jobs import BotJob, JobState

LATER = NOW + 60_000


@pytest.fixture
def role(postgres_address: str) -> Iterator[str]:
    """The address of the same store for a role with the rights of docs/operations.md."""
    name, schema = f"think_{secrets.token_hex(4)}", postgres_address.rpartition("=")[2]
    asyncio.run(migrated(postgres_address))
    ask(postgres_address, f"CREATE ROLE {name} LOGIN")
    ask(postgres_address, f"GRANT USAGE ON SCHEMA {schema} TO {name}")
    ask(postgres_address, f"GRANT SELECT, UPDATE (holder, until, answer) ON bot_jobs TO {name}")
    yield postgres_address.replace("ziggurat@", f"{name}@")
    ask(postgres_address, f"DROP OWNED BY {name}")
    ask(postgres_address, f"DROP ROLE {name}")


async def migrated(address: str) -> None:
    async with open_store(address):
        pass


async def test_two_workers_take_different_jobs_oldest_first(postgres_address: str):
    async with open_store(postgres_address) as store, open_store(postgres_address) as other:
        for number, name in enumerate(("j1", "j2", "j3")):
            await store.add_job(name, f"request {name}", NOW + number, LATER)
        taken = await asyncio.gather(store.take_job("a", NOW, NOW + 5), other.take_job("b", NOW, NOW + 5))
        assert sorted(job.job_id for job in taken if job) == ["j1", "j2"]
        assert await other.take_job("c", NOW, NOW + 5) == BotJob("j3", "request j3")
        assert await store.take_job("d", NOW, NOW + 5) is None


async def test_job_of_a_dead_worker_is_taken_over(postgres_address: str):
    async with open_store(postgres_address) as store:
        await store.add_job("j1", "request", NOW, LATER)
        assert await store.take_job("dead", NOW, NOW + 1000) is not None
        assert await store.take_job("next", NOW + 999, NOW + 2000) is None
        assert await store.take_job("next", NOW + 1000, NOW + 2000) == BotJob("j1", "request")
        assert not await store.extend_job("dead", NOW + 9000)
        await store.answer_job("dead", "j1", "too late")
        assert await store.job_state("j1") == JobState(None, NOW + 2000)
        await store.answer_job("next", "j1", "answer")
        assert await store.job_state("j1") == JobState("answer", NOW + 2000)


async def test_only_free_jobs_are_withdrawn_and_expired_ones_not_taken(postgres_address: str):
    async with open_store(postgres_address) as store:
        await store.add_job("j1", "request", NOW, LATER)
        await store.add_job("j2", "request", NOW + 1, NOW + 10)
        assert await store.take_job("a", NOW, LATER) == BotJob("j1", "request")
        assert not await store.withdraw_job("j1")
        assert await store.take_job("b", NOW + 10, LATER) is None
        assert await store.withdraw_job("j2")
        assert await store.job_state("j2") is None
        assert await store.forget_jobs(LATER) == 1


async def test_role_of_a_worker_sees_jobs_only(role: str, postgres_address: str):
    async with open_store(postgres_address) as store, open_store(role, jobs_only=True) as worker:
        await store.append("t1", rows(1))
        await store.add_job("j1", "request", NOW, LATER)
        assert await worker.take_job("a", NOW, LATER) == BotJob("j1", "request")
        assert await worker.extend_job("a", LATER)
        await worker.answer_job("a", "j1", "answer")
        assert await store.job_state("j1") == JobState("answer", LATER)
        for forbidden in (worker.read("t1"), worker.sessions_of("a"), worker.remove_job("j1")):
            with pytest.raises(Unavailable, match="permission denied"):
                await forbidden
        with pytest.raises(Unavailable, match="permission denied"):
            await worker.add_job("j2", "request", NOW, LATER)
