"""A small bot in plain Python that builds whenever it can.

Try it:

ziggurat arena babel --players "exec:python3 examples/bots/builder.py,random" --games 20
"""

import json
import random
import sys
from typing import Any

# Preferred kinds of actions by game, best first; without one of these it plays at random.
FIRST = {
    "babel": ["build", "leap", "steal", "raze", "lay", "go"],
    "hanging_gardens": ["tile", "temple", "card"],
    "babylon": ["place", "bridge", "stairs", "fountain", "statue", "dig"],
}


def choose(view: dict[str, Any]) -> str:
    """Return one of the legal actions."""
    for kind in FIRST.get(view["game"], []):
        found: list[str] = [action for action in view["actions"] if action.startswith(kind)]
        if found:
            return random.choice(found)
    return str(random.choice(view["actions"]))


for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "quit":
        break
    print(json.dumps({"ok": True, "id": request["id"], "action": choose(request["view"])}), flush=True)
