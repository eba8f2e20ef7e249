"""Worker processes that crash or answer nonsense."""

import asyncio
import sys

import pytest

from ziggurat.bots.bot import BotFailed
from ziggurat.server.background.bot_pool import BotPool

BOTS = {
    "crash": "import sys; sys.stdin.readline(); sys.exit(3)",
    "nonsense": "import sys; sys.stdin.readline(); print('{]', flush=True); sys.stdin.readline()",
    "illegal": 'import sys; sys.stdin.readline(); print(\'{"action": "no"}\', flush=True); sys.stdin.readline()',
}


@pytest.mark.parametrize("name", BOTS)
def test_failing_bot_is_reported_and_its_process_replaced(name: str) -> None:
    async def ask() -> None:
        pool = BotPool(1, [sys.executable, "-c", BOTS[name]])
        try:
            for _ in range(2):
                with pytest.raises(BotFailed):
                    await pool.choose("babel", "x", {"actions": ["go:A"]}, seed="0" * 64, seconds=5)
        finally:
            await pool.close()

    asyncio.run(ask())
