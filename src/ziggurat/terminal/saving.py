"""Saving the game at the terminal.

Neither an unsaved game nor an existing file is lost without a question.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from ziggurat.core.errors import ZigguratError
from ziggurat.terminal.screen import Screen, quoted
from ziggurat.terminal.table import TerminalTable

Writer = Callable[[str, str], None]
"""Writes a text to a file; raises `ZigguratError` with a message in the player's language."""


class Saver:
    """Writes the record of the game to the files that players name."""

    def __init__(self, table: TerminalTable, screen: Screen, write: Writer, file: str | None) -> None:
        self.table = table
        self.screen = screen
        self.write = write
        self.say = table.words.say
        self.file = file
        """The game's own file, which may be replaced without a question."""
        self.saved_actions = table.actions if file else None

    @property
    def is_saved(self) -> bool:
        """Return whether there is nothing new to save."""
        return not self.table.played or self.saved_actions == self.table.actions

    def save(self, name: str) -> bool:
        """Write the game to a file and report the outcome; return whether it was written."""
        if not name.isprintable():
            self.screen.say(self.say("table-file-name-wrong", file=quoted(name)))
            return False
        path = os.path.expanduser(name)  # noqa: PTH111 (unlike Path's, it leaves an unknown ~name as it is)
        if name != self.file and Path(path).exists() and not self.may_replace(name):
            self.screen.say(self.say("table-not-saved"))
            return False
        try:
            self.write(path, self.table.record().to_json())
        except ZigguratError as error:
            self.screen.say(str(error))
            return False
        self.file = name
        self.saved_actions = self.table.actions
        self.screen.say(self.say("table-saved", file=name))
        if not self.table.over:
            self.screen.say(self.say("table-saved-secret", file=name))
        return True

    def may_replace(self, name: str) -> bool:
        """Ask whether an existing file may be replaced."""
        self.screen.say(self.say("table-overwrite", file=name))
        return self.screen.ask().lower() in self.say("table-yes").split()

    def offer(self, question: str) -> None:
        """Ask for a file name until the game is saved or the answer is empty."""
        self.screen.say(self.say(question))
        while name := self.screen.ask():
            if self.save(name):
                return
            self.screen.say(self.say(question))
        self.screen.say(self.say("table-not-saved"))
