"""What the log says of the actions, kept for each viewer as the game goes, so that reading it is never a replay.

Each viewer's part was told from that viewer's own views, and nothing is passed from one viewer's part to another's.
"""

from __future__ import annotations

from ziggurat.core.game import Event, Game, View
from ziggurat.table.history import Line

Told = list[tuple[int, list[Event]]]
"""What was told of each action from the first on, with the number of the table's event by which it came."""


class Chronicle:
    """Remembers what each viewer was told of the actions that count."""

    def __init__(self) -> None:
        self.told: dict[int | None, Told] = {}

    def note(self, line: Line, viewer: int | None, events: list[Event]) -> None:
        """Keep what a viewer is told of the last action, unless the viewer missed an earlier one."""
        told = self.known(line, viewer)
        if len(told) == len(line.steps) - 1:
            told.append((line.steps[-1].seq, events))

    def known(self, line: Line, viewer: int | None) -> Told:
        """Return what is kept for a viewer; what was taken back meanwhile is forgotten."""
        told, steps = self.told.setdefault(viewer, []), line.steps
        # Actions are added and taken back at the end alone: where one is still the same, so are all before it.
        while told and (len(told) > len(steps) or told[-1][0] != steps[len(told) - 1].seq):
            told.pop()
        return told

    def all(self, game: Game, line: Line, viewer: int | None) -> Told:
        """Return what a viewer may read of all actions; what was not told before is told from views taken now."""
        told = self.known(line, viewer)
        if len(told) < line.count:
            position = line.at(len(told))
            before: View = game.view(position, viewer)
            for step in line.steps[len(told) :]:
                game.apply(position, step.word)
                after = game.view(position, viewer)
                told.append((step.seq, game.events(before, step.word, after)))
                before = after
        return told
