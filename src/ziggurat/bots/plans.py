"""Turns that were chosen as a whole: their later actions, and statistics for later turns."""

from __future__ import annotations

import json
from collections import OrderedDict
from hashlib import blake2b
from typing import NamedTuple

from ziggurat.core.game import View
from ziggurat.search.tree import NodeStats

MAX_ACTIONS = 4096
MAX_FOLLOW_UPS = 1024


class PlannedAction(NamedTuple):
    """An action of a chosen turn, and the key of the view in which it is due."""

    key: str
    word: str


class Plans:
    """The remaining actions of chosen turns, by the key of the view in which each is due.

    `follow_ups` are statistics of later turns, by the turns that lead there. Both drop their oldest entries.
    """

    def __init__(self) -> None:
        self.actions: OrderedDict[str, str] = OrderedDict()
        self.follow_ups: OrderedDict[str, list[NodeStats]] = OrderedDict()

    def add(self, action: PlannedAction) -> None:
        self.actions[action.key] = action.word
        if len(self.actions) > MAX_ACTIONS:
            self.actions.popitem(last=False)

    def add_follow_ups(self, key: str, stats: list[NodeStats]) -> None:
        self.follow_ups[key] = stats
        if len(self.follow_ups) > MAX_FOLLOW_UPS:
            self.follow_ups.popitem(last=False)


def plan_key(game: str, level: str, view: View) -> str:
    """Return what identifies a step of a turn: seat, turn, round and legal actions.

    If something unexpected is revealed, the legal actions differ and the rest of the plan is not played.
    """
    parts = [game, level, view["seat"], view.get("turn"), view.get("round"), view["actions"]]
    return blake2b(json.dumps(parts, sort_keys=True).encode(), digest_size=16).hexdigest()
