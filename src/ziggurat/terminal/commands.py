"""Commands that players type: `help`, `undo`, `save` and others, and those of the game."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.core.errors import ZigguratError
from ziggurat.terminal.messages import error_text
from ziggurat.terminal.saving import Saver
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.table import TerminalTable

RECENT = 30  # actions that `log` shows unless asked for all
ALL = "all"


class Quit(Exception):
    """A player leaves the table."""


class Commands:
    """The commands of one table. Each returns whether the table must be shown again."""

    def __init__(self, table: TerminalTable, screen: Screen, saver: Saver) -> None:
        self.table = table
        self.screen = screen
        self.saver = saver
        self.say = table.words.say
        self.own = table.board.commands()
        self.common: dict[str, Callable[[int, str], bool]] = {
            "help": self.help,
            "undo": self.undo,
            "restart": self.restart,
            "board": lambda seat, rest: True,
            "log": self.log,
            "score": self.score,
            "rules": self.rules,
            "save": self.save,
            "quit": self.quit,
        }

    def knows(self, name: str) -> bool:
        """Return whether this is a command."""
        return name in self.common or name in self.own or name == "?"

    def run(self, seat: int, line: str) -> bool:
        """Run a line that begins with a command."""
        name, _, rest = line.partition(" ")
        if name in self.common:
            return self.common[name](seat, rest.strip())
        if name == "?":
            return self.help(seat, "")
        try:
            self.screen.show(self.own[name](self.table.view(seat), rest.split()))
        except ZigguratError as error:
            self.screen.say(error_text(error, self.table.words))
        return False

    def help(self, seat: int, rest: str) -> bool:
        """Show how to play and all commands."""
        self.screen.say(self.say("table-help"))
        for name in self.common:
            usage = self.say("table-save-usage") if name == "save" else name
            self.entry(usage, self.say(f"table-help-{name}"))
        for name in self.own:
            self.entry(name, self.table.board.message("command", name, default=""))
        notation = self.table.board.message("notation", default="")
        if notation:
            self.screen.show()
            self.screen.say(notation)
        return False

    def entry(self, name: str, text: str) -> None:
        """Show one line of the help."""
        self.screen.show(self.screen.fitted(text, f"  {name:13} ", " " * 16) or f"  {name}")

    def undo(self, seat: int, rest: str) -> bool:
        """Take back the player's last action."""
        word = self.table.undo(seat)
        self.screen.say(self.table.why_no_undo(seat) if word is None else self.say("table-undone", action=word))
        return word is not None

    def restart(self, seat: int, rest: str) -> bool:
        """Take back the player's turn as far as that is allowed."""
        count = self.table.restart(seat)
        self.screen.say(self.say("table-restarted", count=count) if count else self.table.why_no_undo(seat))
        return count > 0

    def log(self, seat: int, rest: str) -> bool:
        """Show what has happened so far: the last RECENT actions, or all."""
        first = 0 if rest == ALL else max(0, self.table.played - RECENT)
        if first:
            self.screen.say(self.say("table-log-more", count=first))
        log = self.table.log(seat, first)
        for sentence in (sentence for sentences in log for sentence in sentences):
            self.screen.say(sentence, "  ", "    ")
        if not log:
            self.screen.say(self.say("table-log-empty"))
        return False

    def score(self, seat: int, rest: str) -> bool:
        """Show the score sheet by line."""
        self.screen.show(self.table.sheet(self.table.view(seat)))
        return False

    def rules(self, seat: int, rest: str) -> bool:
        """Show the rules in a few lines."""
        for line in self.table.rules():
            self.screen.say(line, hanging="    " if line.startswith("  ") else "")
        return False

    def save(self, seat: int, rest: str) -> bool:
        """Save the game in the file named, or ask for a name."""
        if rest:
            self.saver.save(rest)
        else:
            self.saver.offer("table-save-where")
        return False

    def quit(self, seat: int, rest: str) -> bool:
        """Leave the table."""
        raise Quit
