"""`ziggurat think`: searches for the bots of servers on other machines."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
from contextlib import suppress

from ziggurat.core.errors import BadOptions
from ziggurat.server.background.job_worker import JobWorkers
from ziggurat.store import StoreError, open_store
from ziggurat.words import preferred_language, words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    say = words(preferred_language()).say
    parser.add_argument("--db", required=True, help=say("think-help-db"))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help=say("think-help-workers"))


def run(arguments: argparse.Namespace) -> int:
    """Answer jobs until interrupted."""
    with suppress(asyncio.CancelledError):
        asyncio.run(think(arguments.db, arguments.workers))
    return 0


async def think(address: str, count: int) -> None:
    say = words(preferred_language()).say
    if not address.startswith(("postgresql://", "postgres://")):
        raise BadOptions(say("think-needs-postgres"))
    try:
        async with open_store(address, jobs_only=True) as store:
            await store.job_state("")  # reports missing rights in one line
            working = asyncio.create_task(JobWorkers(store, count).run())
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, working.cancel)
            await working
    except StoreError as error:
        reason = getattr(error, "reason", error.code)
        detail = getattr(error, "detail", str(error))
        raise BadOptions(say("serve-store-failed", reason=reason, detail=detail)) from None
