"""PostgreSQL errors: killed connections, restarts, locks. Calls fail, no data is lost, and service resumes."""

import asyncio

import asyncpg
import pytest

from helpers.postgres import Postgres
from helpers.stores import NOW, ask, last_seq, rows, summary
from ziggurat.store import Conflict, Store, Unavailable, open_store
from ziggurat.store.postgres import PostgresStore

KILL_ALL = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'ziggurat' AND datname = current_database() AND pid <> pg_backend_pid()
"""


class Appender:
    """Appends to one table until stopped, through errors, and records acknowledgements and refusals."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.store, self.table_id = store, table_id
        self.acknowledged: list[str] = []
        self.refusals: list[str] = []
        self.stopped = False

    async def play(self) -> None:
        seq = 0
        while not self.stopped:
            data = f'"{self.table_id}:{len(self.acknowledged)}:{len(self.refusals)}"'
            try:
                await self.store.append(self.table_id, rows(seq + 1, 1, data), summary(self.table_id, seq + 1))
                self.acknowledged.append(data)
                seq += 1
            except Unavailable as error:
                self.refusals.append(error.reason)
                seq = await self.read_again()
            except Conflict:
                # An event refused by a broken connection may have been written.
                seq = await self.read_again()

    async def read_again(self) -> int:
        """Return the last number; retry, because a refused event may have been written."""
        while True:
            try:
                return await last_seq(self.store, self.table_id)
            except Unavailable:
                await asyncio.sleep(0.01)

    async def count(self, more: int) -> None:
        """Wait until `more` events have been acknowledged."""
        goal = len(self.acknowledged) + more
        while len(self.acknowledged) < goal:
            await asyncio.sleep(0.005)

    async def check(self) -> None:
        """Check that all acknowledged events are stored in order, without a gap."""
        found = await self.store.read(self.table_id)
        assert [row.seq for row in found] == list(range(1, len(found) + 1))
        acknowledged = set(self.acknowledged)
        assert [row.data for row in found if row.data in acknowledged] == self.acknowledged
        assert len(found) - len(acknowledged) <= len(self.refusals)


async def append_during(store: Store, failure) -> list[Appender]:
    """Append to twelve tables during a failure, then check that nothing is lost."""
    players = [Appender(store, f"t{number}") for number in range(12)]
    async with asyncio.timeout(120), asyncio.TaskGroup() as games:
        for player in players:
            games.create_task(player.play())
        await asyncio.gather(*(player.count(5) for player in players))
        await failure()
        await asyncio.gather(*(player.count(5) for player in players))
        for player in players:
            player.stopped = True
    for player in players:
        await player.check()
    return players


async def test_killed_connections_lose_nothing(restartable: str):
    async def kill_connections() -> None:
        killed = 0
        while killed < 5:  # right after a kill there may be no new connection yet
            killed += bool(await asyncio.to_thread(ask, restartable, KILL_ALL))

    async with open_store(restartable) as store:
        players = await append_during(store, kill_connections)
    refusals = [reason for player in players for reason in player.refusals]
    assert set(refusals) == {"connection_lost"}


async def test_restart_after_a_crash_loses_nothing(postgres_server: Postgres, restartable: str):
    async def crash() -> None:
        await asyncio.to_thread(postgres_server.stop)
        await asyncio.to_thread(postgres_server.start)

    async with open_store(restartable) as store:
        players = await append_during(store, crash)
    assert all(player.refusals for player in players)


async def test_calls_fail_without_a_server_and_succeed_afterwards(postgres_server: Postgres, restartable: str):
    async with open_store(restartable) as store:
        await store.append("t1", rows(1))
        postgres_server.stop()
        try:
            check = store.check_writable(NOW)
            for call in (store.append("t1", rows(2)), store.read("t1"), check, store.revoke_session("s1")):
                with pytest.raises(Unavailable) as caught:
                    await call
                assert caught.value.reason == "connection_lost"
            with pytest.raises(Unavailable):
                await open_store(restartable).open()
        finally:
            postgres_server.start()
        await store.append("t1", rows(2))
        assert await store.read("t1") == rows(1, 2)


async def test_store_can_be_closed_without_its_server(postgres_server: Postgres, restartable: str):
    store = PostgresStore(restartable, timeout=1)
    await store.open()
    postgres_server.stop()
    try:
        await store.close()
    finally:
        postgres_server.start()


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ("disk_full", "disk_full"),
        ("53200", "overloaded"),
        ("read_only_sql_transaction", "read_only"),
        ("deadlock_detected", "locked"),
        ("58030", "io_error"),
        ("data_corrupted", "corrupt"),
        ("query_canceled", "connection_lost"),
    ],
)
async def test_server_errors_are_mapped_to_reasons(postgres_address: str, state: str, reason: str):
    error = f"USING ERRCODE = '{state}'" if state[0].isdigit() else state
    async with open_store(postgres_address) as store:
        await asyncio.to_thread(ask, postgres_address, PROBLEM.format(error=error))
        await asyncio.to_thread(ask, postgres_address, TRIGGER)
        with pytest.raises(Unavailable) as caught:
            await store.append("t1", rows(1), summary("t1", 1))
        assert caught.value.reason == reason
        await asyncio.to_thread(ask, postgres_address, "DROP TRIGGER problem ON events")
        assert await store.table("t1") is None
        await store.append("t1", rows(1), summary("t1", 1))


PROBLEM = """
    CREATE FUNCTION problem() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE {error}; END $$
"""
TRIGGER = "CREATE TRIGGER problem AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION problem()"


async def test_appends_are_refused_while_another_program_holds_a_lock(postgres_address: str):
    async with PostgresStore(postgres_address, timeout=1) as store:
        other = await asyncpg.connect(postgres_address)
        async with other.transaction():
            await other.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(Unavailable) as caught:
                await store.append("t1", rows(1))
            assert caught.value.reason == "locked"
        await other.close()
        await store.append("t1", rows(1))
        assert await store.read("t1") == rows(1)


async def test_wrong_database_or_missing_server_cannot_be_opened(postgres_server: Postgres):
    with pytest.raises(Unavailable) as caught:
        await open_store(postgres_server.dsn.replace("/postgres?", "/nowhere?")).open()
    assert caught.value.reason == "cannot_open"
    with pytest.raises(Unavailable) as caught:
        await open_store("postgresql://ziggurat@127.0.0.1:1/postgres").open()
    assert caught.value.reason == "connection_lost"


async def test_commits_are_synchronous_with_any_server_setting(postgres_address: str):
    lazy = f"{postgres_address}&synchronous_commit=off"
    async with open_store(lazy) as store:
        assert await store.rows("SELECT current_setting('synchronous_commit')") == [("on",)]
