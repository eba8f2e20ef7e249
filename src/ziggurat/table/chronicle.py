"""What the log says of the actions, kept for each viewer as the game goes, so that reading it is never a replay.

Each viewer's part was told from that viewer's own views, and nothing is passed from one viewer's part to another's.
"""

from __future__ import annotations

from ziggurat.core.game import Event as GameEvent
from ziggurat.core.game import Game, View
from ziggurat.table.history import History

Update = list[tuple[int, list[GameEvent]]]
"""What was told of each action from the first on, with the number of the table's event by which it came."""


class Chronicle:
    """Remembers what each viewer was told of the actions that count."""

    def __init__(self) -> None:
        self.told: dict[int | None, Update] = {}

    def note(self, history: History, viewer: int | None, events: list[GameEvent]) -> None:
        """Keep what a viewer is told of the last action, unless the viewer missed an earlier one."""
        told = self.known(history, viewer)
        if len(told) == len(history.steps) - 1:
            told.append((history.steps[-1].seq, events))

    def known(self, history: History, viewer: int | None) -> Update:
        """Return what is kept for a viewer; what was taken back meanwhile is forgotten."""
        told, steps = self.told.setdefault(viewer, []), history.steps
        # Actions are added and taken back at the end alone: where one is still the same, so are all before it.
        while told and (len(told) > len(steps) or told[-1][0] != steps[len(told) - 1].seq):
            told.pop()
        return told

    def all(self, game: Game, history: History, viewer: int | None) -> Update:
        """Return what a viewer may read of all actions; what was not told before is told from views taken now."""
        told = self.known(history, viewer)
        if len(told) < history.count:
            position = history.at(len(told))
            before: View = game.view(position, viewer)
            for step in history.steps[len(told) :]:
                game.apply(position, step.word)
                after = game.view(position, viewer)
                told.append((step.seq, game.events(before, step.word, after)))
                before = after
        return told
