"""Processes killed while writing, and processes that write the same event at the same time."""

import os
from random import Random

from helpers.stores import Worker
from ziggurat.store import open_store

# More rounds: ZIGGURAT_KILL_ROUNDS=200 make test
ROUNDS = int(os.environ.get("ZIGGURAT_KILL_ROUNDS", "12"))
TABLES = 8


async def stored_events(address: str) -> dict[str, str]:
    """Return all stored events; check that there is no gap and no duplicate."""
    found: dict[str, str] = {}
    async with open_store(address) as store:
        for number in range(TABLES):
            rows = await store.read(f"table{number}")
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            found |= {f"table{number} {row.seq}": row.data for row in rows}
    return found


def load_and_kill(address: str, acknowledgements: int) -> dict[str, str]:
    """Kill a writing process after some acknowledgements; return all acknowledged events."""
    with Worker("load", address, str(TABLES)) as worker:
        lines = [worker.line() for _ in range(acknowledgements)]
        lines += worker.kill()
    return dict(line.strip().rsplit(" ", 1) for line in lines)


async def test_every_acknowledged_event_survives_kill_9(address: str):
    acknowledged: dict[str, str] = {}
    rng = Random(9)
    for _ in range(ROUNDS):
        acknowledged |= load_and_kill(address, rng.randint(1, 120))
        found = await stored_events(address)
        assert {name: found.get(name) for name in acknowledged} == acknowledged
    assert len(acknowledged) >= ROUNDS


async def test_only_one_of_two_processes_appends_the_same_event(address: str):
    """Both also open the new store at the same time, and only one can create its schema."""
    winners = []
    with Worker("race", address) as one, Worker("race", address) as two:
        assert [one.line(), two.line()] == ["ready", "ready"]
        for seq in range(1, 101):
            for worker in (one, two):
                worker.send(f"{seq}\n")
            lost, won = sorted([one.line(), two.line()])
            assert lost == "lost"
            winners.append(won.removeprefix("won as "))
        one.finish()
        two.finish()
    async with open_store(address) as store:
        assert [row.data for row in await store.read("raced")] == [f'"{winner}"' for winner in winners]
