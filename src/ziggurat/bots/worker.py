"""A worker process for bots: one JSON request per line, one reply per line (`server/background/bot_pool.py`).

Between requests only plans are kept, so that a turn is searched once. A bot that hangs or
crashes ends only this process.
"""

from __future__ import annotations

import json
import signal
import sys
from typing import Any

from ziggurat.bots.advice import explain
from ziggurat.bots.bot import ask, new_bot
from ziggurat.bots.levels import Level, Plans
from ziggurat.core.registry import game
from ziggurat.core.seed import seed_bytes, stream

PLANS = Plans()


def respond(request: dict[str, Any]) -> dict[str, Any]:
    """Return a bot's action for a view or, without a bot, advice."""
    played = game(request["game"])
    box = played.open_box(request["box"]) if request.get("box") is not None else played.box
    rng = stream(seed_bytes(request["seed"]), "bot")
    if request["bot"] is None:
        advice = explain(played, request["view"], rng, box=box, seconds=request["seconds"])
        return {"advice": [one.to_data() for one in advice]}
    player = new_bot(request["bot"], played, rng, box)
    if isinstance(player, Level):
        player.plans = PLANS
    return {"action": ask(player, request["view"], request.get("seconds"))}


def main() -> None:
    """Reply to requests until the input ends.

    Signals that stop a whole group of processes are ignored: the server decides when a worker ends.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    for line in sys.stdin:
        try:
            answer = respond(json.loads(line))
        except Exception as error:  # any error of a bot is reported; the server then uses another bot
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
