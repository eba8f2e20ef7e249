"""Worker processes that crash or answer nonsense; the order in which requests get a worker."""

import asyncio
import sys

import pytest

from ziggurat.bots.bot import BotFailed
from ziggurat.server.background.bot_pool import BotPool, Job, PoolClosed
from ziggurat.server.background.fair_queue import FairQueue, Owner

BOTS = {
    "crash": "import sys; sys.stdin.readline(); sys.exit(3)",
    "nonsense": "import sys; sys.stdin.readline(); print('{]', flush=True); sys.stdin.readline()",
    "illegal": 'import sys; sys.stdin.readline(); print(\'{"action": "no"}\', flush=True); sys.stdin.readline()',
}
JOB = Job("t1", Owner("192.0.2.1", "anna"))


@pytest.mark.parametrize("name", BOTS)
def test_failing_bot_is_reported_and_its_process_replaced(name: str) -> None:
    async def ask() -> None:
        pool = BotPool(1, [sys.executable, "-c", BOTS[name]])
        try:
            for _ in range(2):
                with pytest.raises(BotFailed):
                    await pool.choose(JOB, "babel", "x", {"actions": ["go:A"]}, seed="0" * 64, seconds=5)
        finally:
            await pool.close()

    asyncio.run(ask())


# --- Fair queues -------------------------------------------------------------------------------------------


def order(*pushed: tuple[str, str, float]) -> list[int]:
    """Return the order in which items of addresses, accounts and seconds leave the queue."""
    queue: FairQueue[int] = FairQueue()
    for number, (address, account, seconds) in enumerate(pushed):
        queue.push(Owner(address, account), seconds, number)
    return [queue.pop() for _ in pushed]


def test_account_with_many_requests_delays_no_other() -> None:
    assert order(*[("", "anna", 5.0)] * 4, ("", "ben", 5.0)) == [0, 4, 1, 2, 3]


def test_address_with_many_accounts_delays_no_other() -> None:
    crowd = [("192.0.2.1", f"guest{number}", 5.0) for number in range(4)]
    assert order(*crowd, ("192.0.2.2", "ben", 5.0)) == [0, 4, 1, 2, 3]


def test_short_thought_of_an_account_comes_before_its_long_ones() -> None:
    assert order(("", "anna", 5.0), ("", "anna", 5.0), ("", "anna", 1.0)) == [2, 0, 1]


def test_accounts_that_share_an_address_do_not_starve_behind_many_addresses() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.push(Owner("", f"guest{number}"), 5.0, f"guest{number}")
    served = []
    for turn in range(15):  # twenty players with addresses of their own always wait too
        for number in range(20):
            if f"player{number}" in served[-1:] or turn == 0:
                queue.push(Owner(f"192.0.2.{number}", f"player{number}"), 5.0, f"player{number}")
        served.append(queue.pop())
    assert [name for name in served if name.startswith("guest")] == [f"guest{number}" for number in range(5)]


def test_second_search_of_a_turn_does_not_wait_behind_turns_that_began_later() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(20):
        queue.push(Owner(f"192.0.2.{number}", f"player{number}"), 5.0, f"player{number}", since=100.0 + number)
    queue.push(Owner("192.0.2.99", "anna"), 5.0, "anna", since=90.0)
    assert "anna" in [queue.pop() for _ in range(3)]


ECHO = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    if request["bot"] == "king":
        sys.stdin.readline()  # never answers
    print(json.dumps({"action": "go:A"}), flush=True)
"""


def test_quick_bot_answers_while_long_searches_occupy_their_workers() -> None:
    async def story() -> None:
        pool = BotPool(2, [sys.executable, "-c", ECHO])
        view = {"actions": ["go:A"]}
        kings = [
            asyncio.create_task(pool.choose(Job(f"t{number}", JOB.owner), "babel", "king", view, seed="", seconds=3600))
            for number in range(60)
        ]
        async with asyncio.timeout(60):
            other = Job("other", Owner("192.0.2.2", "ben"))
            assert (await pool.choose(other, "babel", "greedy", view, seed="", seconds=5)).action == "go:A"
        assert not any(king.done() for king in kings)
        await pool.close()
        for king in kings:
            with pytest.raises(PoolClosed):
                await king

    asyncio.run(story())


def test_cancelled_request_gives_its_worker_back() -> None:
    async def story() -> None:
        pool = BotPool(1, [sys.executable, "-c", ECHO])
        view = {"actions": ["go:A"]}
        thinking = [asyncio.create_task(pool.choose(JOB, "babel", "king", view, seed="", seconds=60)) for _ in range(3)]
        await asyncio.sleep(0)
        for task in thinking:
            task.cancel()
        await asyncio.wait(thinking)
        assert not pool.busy
        assert (await pool.choose(JOB, "babel", "architect", view, seed="", seconds=60)).action == "go:A"
        await pool.close()

    asyncio.run(story())


# --- Thinking time -----------------------------------------------------------------------------------------

SECONDS = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": format(json.loads(line)["seconds"], ".2f")}), flush=True)
"""


def test_searches_get_less_time_while_others_wait() -> None:
    async def story() -> list[str]:
        pool = BotPool(1, [sys.executable, "-c", SECONDS])
        view = {"actions": ["1.33", "2.00", "4.00"]}
        thoughts = [pool.choose(JOB, "babel", "king", view, seed="", seconds=4.0) for _ in range(4)]
        try:
            return [choice.action for choice in await asyncio.gather(*thoughts)]
        finally:
            await pool.close()

    # One worker: the searches begin while 0, 2, 1 and 0 others wait and get all, 1/3, 1/2 and all of four seconds.
    assert asyncio.run(story()) == ["4.00", "1.33", "2.00", "4.00"]


def test_quick_bots_keep_their_time_limit_while_searches_wait() -> None:
    async def story() -> str:
        pool = BotPool(1, [sys.executable, "-c", SECONDS])
        view = {"actions": ["1.00", "4.00"]}
        searches = [pool.choose(JOB, "babel", "king", view, seed="", seconds=4.0) for _ in range(4)]
        quick = pool.choose(JOB, "babel", "greedy", view, seed="", seconds=4.0)
        try:
            *_, choice = await asyncio.gather(*searches, quick, return_exceptions=True)
            assert not isinstance(choice, BaseException)
            return choice.action
        finally:
            await pool.close()

    assert asyncio.run(story()) == "4.00"
