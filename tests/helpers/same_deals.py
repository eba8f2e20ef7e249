"""`ziggurat` with the same seed for every game, repeatable bots, and notifications to addresses of this machine.

Browser tests then play the same games in every run, and screenshots of two versions can be compared. Run as a
program, with the arguments of `ziggurat`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from ziggurat import cli
from ziggurat.cli import serve
from ziggurat.core.seed import seed_bytes
from ziggurat.server.api import tables
from ziggurat.server.background.bot_pool import BotPool, Choice, Job
from ziggurat.server.config import Config
from ziggurat.server.tables import rematches

SEED = seed_bytes(11)
Choose = Callable[..., Awaitable[Choice]]


@dataclass(frozen=True)
class LocalConfig(Config):
    """Settings that allow a push service on this machine."""

    webhooks_internal: bool = True


def with_same_rng(choose: Choose) -> Choose:
    """Return a function that chooses a bot's turn with random numbers derived from its view."""

    async def chosen(pool: BotPool, job: Job, game: str, bot: str, view: Any, *, seed: str, **rest: Any) -> Choice:
        lots = hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()
        return await choose(pool, job, game, bot, view, seed=lots if seed else seed, **rest)

    return chosen


if __name__ == "__main__":
    with (
        patch.object(tables, "fresh_seed", lambda: SEED),
        patch.object(rematches, "fresh_seed", lambda: SEED),
        patch.object(serve, "Config", LocalConfig),
        patch.object(BotPool, "choose", with_same_rng(BotPool.choose)),
    ):
        sys.exit(cli.main())
