"""A worker process for bots: one JSON request per line, one reply per line (`server/background/bot_pool.py`).

A reply contains the whole turn, so that the server need not ask again for its later actions. Between requests only the
statistics of later turns are kept, separately for each table. A bot that hangs or crashes ends only this process.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any

from ziggurat.bots.advice import best_start, explain
from ziggurat.bots.bot import ask, new_bot
from ziggurat.bots.levels import Level
from ziggurat.bots.plans import Plans
from ziggurat.core.registry import game
from ziggurat.core.seed import seed_bytes, stream

MAX_TABLES = 64
NICENESS = 10  # the server's process comes first

PLANS: OrderedDict[str, Plans] = OrderedDict()
"""By table; the one used last is at the end."""


def plans_of(table: str) -> Plans:
    """Return the plans of a table; drop those of the table that was unused for the longest time."""
    plans = PLANS.setdefault(table, Plans())
    PLANS.move_to_end(table)
    if len(PLANS) > MAX_TABLES:
        PLANS.popitem(last=False)
    return plans


def respond(request: dict[str, Any]) -> dict[str, Any]:
    """Return a bot's action for a view and the rest of its turn or, without a bot, advice or the best start."""
    played = game(request["game"])
    box = played.open_box(request["box"]) if request.get("box") is not None else played.box
    rng = stream(seed_bytes(request["seed"]), "bot")
    if request.get("starts") is not None:
        return {"start": best_start(played, request["view"], rng, request["starts"], box=box)}
    if request["bot"] is None:
        advice = explain(played, request["view"], rng, box=box, seconds=request["seconds"])
        return {"advice": [one.to_data() for one in advice]}
    player = new_bot(request["bot"], played, rng, box)
    if not isinstance(player, Level):
        return {"action": ask(player, request["view"], request.get("seconds")), "plan": []}
    player.plans = plans_of(request["table"])
    return {"action": ask(player, request["view"], request.get("seconds")), "plan": player.rest}


def answer_to(request: dict[str, Any]) -> dict[str, Any]:
    """Return the reply to a request. Any error of a bot is reported; the server then uses another bot."""
    try:
        return respond(request)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def be_nice() -> None:
    """Lower the priority of this process."""
    with suppress(AttributeError, OSError):  # Windows has no `nice`
        os.nice(NICENESS)


def main() -> None:
    """Reply to requests until the input ends.

    Signals that stop a whole group of processes are ignored: the server decides when a worker ends.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    be_nice()
    for line in sys.stdin:
        print(json.dumps(answer_to(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
