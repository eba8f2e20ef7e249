"""A process in which bots think: one request a line, one answer a line.

Nothing is kept in between but the rest of turns already thought about, so that a turn is thought about once. The server
feeds it views (`server/bot_pool.py`). A thought that hangs or crashes takes this process with it and nothing else.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from ziggurat.bots.advice import explain
from ziggurat.bots.bot import new_bot
from ziggurat.bots.levels import Level, Plans
from ziggurat.core.registry import game
from ziggurat.core.seed import seed_bytes, stream

PLANS = Plans()


def think(request: dict[str, Any]) -> dict[str, Any]:
    """Let the named bot choose an action for the view in the request; without a bot, explain the view."""
    played = game(request["game"])
    box = played.open_box(request["box"]) if request.get("box") is not None else played.box
    chance = stream(seed_bytes(request["seed"]), "bot")
    if request["bot"] is None:
        advice = explain(played, request["view"], chance, box=box, seconds=request["seconds"])
        return {"advice": [one.to_data() for one in advice]}
    player = new_bot(request["bot"], played, chance, box)
    if isinstance(player, Level):
        player.plans = PLANS
    action = player.choose(request["view"], request.get("seconds"))
    if action not in request["view"]["actions"]:
        return {"error": f"the bot {request['bot']} chose {action!r}, which is not legal"}
    return {"action": action}


def main() -> None:
    """Answer requests until the input ends."""
    for line in sys.stdin:
        try:
            answer = think(json.loads(line))
        except Exception as error:  # whatever a bot does wrong is reported; the server then takes another bot
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
