"""A sitting: people and bots in turn, until the game is over or somebody leaves.

People who share a keyboard never see each other's secrets: between their turns the screen is cleared, and whoever
comes next is asked to press Enter first. Only the views of the seat in front of the screen are printed.
"""

from __future__ import annotations

from ziggurat.core.errors import BadNotation, IllegalAction, ZigguratError
from ziggurat.core.game import View
from ziggurat.terminal.commands import Commands, Quit
from ziggurat.terminal.messages import error_text, title
from ziggurat.terminal.saving import Saver, Writer
from ziggurat.terminal.screen import Screen, quoted
from ziggurat.terminal.table import Table

INTERRUPTED = 130  # the exit code of a program that was stopped from the keyboard
LONGEST_NUMBER = 9
LAST, EARLIER = "» ", "  "  # the last move is marked


class Sitting:
    """Everything that happens on one screen."""

    def __init__(self, table: Table, screen: Screen, write: Writer, file: str | None = None) -> None:
        self.table = table
        self.screen = screen
        self.say = table.words.say
        self.saver = Saver(table, screen, write, file)
        self.commands = Commands(table, screen, self.saver)
        self.viewer: int | None = table.people[0] if len(table.people) == 1 else None
        self.seen = {seat: table.last_decision(seat) for seat in table.people}
        self.watched = table.played  # what a table without people has told so far
        table.board.paint = screen.paint

    def run(self) -> int:
        """Play; return the exit code."""
        try:
            self.welcome()
            while not self.table.over:
                if self.table.to_move in self.table.bots:
                    self.bot_plays()
                else:
                    self.person_plays(self.table.to_move)
            self.finish()
        except Quit:
            return self.leave()
        except EOFError:
            self.screen.new_line()
            return self.leave()
        except KeyboardInterrupt:
            self.screen.new_line()
            self.leave()
            return INTERRUPTED
        except ZigguratError as error:  # a bot's or a game's defect: the game so far is not lost
            self.screen.say(error_text(error, self.table.words))
            self.leave()
            return 1
        return 0

    def welcome(self) -> None:
        """Say who plays what, and promise that the deal is fixed."""
        heading = title(self.table.match.game.id, self.table.words)
        self.screen.show(self.screen.paint(f"{heading}: {', '.join(self.table.names)}", "bold"))
        self.screen.say(self.say("table-promise", hash=self.table.match.commitment))
        if self.table.played:
            self.screen.say(self.say("table-resumed", actions=self.table.played))
        if self.table.people:
            self.screen.say(self.say("table-hint"))

    # --- Turns ---------------------------------------------------------------------------------------------

    def bot_plays(self) -> None:
        """Let a bot move; a table without people watches it."""
        seat = self.table.to_move
        if self.screen.interactive and self.table.people and self.table.match.movers[-1:] != [seat]:
            self.screen.show(self.screen.paint(self.say("table-thinking", name=self.table.names[seat]), "dim"))
        self.table.let_bot_play()
        if not self.table.people:
            self.show_told(None, self.watched)
            self.watched = self.table.played

    def person_plays(self, seat: int) -> None:
        """Show the table to a person and take what is typed, until something has been played."""
        self.hand_over(seat)
        self.show_table(seat)
        played = self.table.played
        while self.table.played == played:
            line = self.screen.ask()
            name = line.partition(" ")[0]
            if not line:
                self.screen.say(self.say("table-hint"))
            elif self.commands.knows(name):
                if self.commands.run(seat, line):
                    self.seen[seat] = min(self.seen[seat], self.table.played)
                    return
            else:
                self.play_line(seat, line.split())

    def hand_over(self, seat: int) -> None:
        """Let another person come to the screen."""
        if self.viewer == seat:
            return
        self.screen.clear()
        self.screen.say(self.say("table-pass", name=self.table.names[seat]))
        self.screen.ask()
        self.viewer = seat

    def play_line(self, seat: int, typed: list[str]) -> None:
        """Play one action or several, up to the first that is refused. Numbers are those of the menu on screen."""
        view = self.table.view(seat)
        menu = self.table.board.menu(view)
        for place, text in enumerate(typed):
            if self.table.over or self.table.to_move != seat:
                self.screen.say(self.say("table-rest-not-played", rest=quoted(" ".join(typed[place:]))))
                return
            refusal = self.played(seat, text, menu)
            if refusal:
                self.screen.say(refusal)
                if place:
                    self.screen.say(self.say("table-stopped", done=place))
                return

    def played(self, seat: int, text: str, menu: list[str]) -> str:
        """Play what a person typed; return why not, or nothing."""
        word = text
        if text.isascii() and text.isdigit():
            number = int(text) if len(text) <= LONGEST_NUMBER else 0
            if not 1 <= number <= len(menu):
                return self.say("table-no-number", number=quoted(text), last=len(menu))
            word = menu[number - 1]
        try:
            self.table.apply(word)
        except BadNotation:
            return self.say("table-not-an-action", word=quoted(text), example=menu[0])
        except IllegalAction as error:
            reason = self.table.board.reason(error, self.table.view(seat))
            return self.say("table-refused", action=quoted(word), reason=reason)
        return ""

    # --- Showing -------------------------------------------------------------------------------------------

    def show_table(self, seat: int) -> None:
        """Show everything a person needs to decide: what happened, the board, what to do, and the choices."""
        view = self.table.view(seat)
        self.screen.show()
        self.show_told(seat, self.seen[seat])
        self.show_board(seat, view, self.seen[seat])
        self.show_points(view)
        self.show_status(seat, view)
        self.show_menu(view)
        self.seen[seat] = self.table.played

    def show_told(self, seat: int | None, first: int) -> None:
        """Tell what has happened since; the last action is marked."""
        told = self.table.told(seat, first)
        for place, sentences in enumerate(told):
            mark = LAST if place == len(told) - 1 else EARLIER
            for sentence in sentences:
                self.screen.say(sentence, mark, "    ")

    def show_board(self, seat: int | None, view: View, first: int) -> None:
        """Show the board, with what has changed since action number `first` marked."""
        before = None
        if first < self.table.played:
            before = self.table.view_after(first, seat)
            self.screen.show()
        self.screen.show(self.table.board.draw_since(view, self.table.names, before))

    def show_points(self, view: View) -> None:
        """Show everybody's points."""
        if points := self.table.points(view):
            self.screen.show(points)

    def show_status(self, seat: int, view: View) -> None:
        """Say whose turn it is and what to do now."""
        status = self.table.board.status(view, self.table.names)
        if len(self.table.people) > 1:
            status = f"{self.table.names[seat]}: {status}"
        self.screen.show(self.screen.paint(self.screen.fitted(status), "bold"))

    def show_menu(self, view: View) -> None:
        """Show the legal actions with their numbers."""
        menu = self.table.board.menu(view)
        wide = max(len(word) for word in menu)
        for number, word in enumerate(menu, 1):
            text = self.table.board.action(word, view)
            if text == word:
                self.screen.show(f"{number:3}  {word}")
            else:
                self.screen.say(text, f"{number:3}  {word:{wide}}  ", " " * (wide + 7))
        if more := len(view["actions"]) - len(menu):
            self.screen.say(self.say("table-more-actions", count=more))

    # --- Leaving -------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Show the end: board, score sheet, winner, seed; then offer to save."""
        if len(self.table.people) > 1:
            self.screen.clear()
            self.viewer = None
        view = self.table.view(self.viewer)
        first = self.table.played if self.viewer is None else self.seen[self.viewer]
        self.screen.show()
        self.show_told(self.viewer, first)
        self.show_board(self.viewer, view, first)
        self.screen.show()
        self.screen.show(self.table.sheet(view))
        self.screen.show()
        self.screen.show(self.screen.paint(self.table.result(self.viewer), "bold"))
        match = self.table.match
        self.screen.say(self.say("table-seed", hash=match.commitment))
        self.screen.show(f"  seed {match.seed.hex()}\n  salt {match.salt.hex()}")
        if not self.saver.safe:
            self.saver.offer("table-save-record")

    def leave(self) -> int:
        """Leave in the middle of the game, but not before asking whether to save it."""
        try:
            if not self.saver.safe:
                self.saver.offer("table-save-before-leaving")
        except (EOFError, KeyboardInterrupt):
            self.screen.new_line()
            self.screen.say(self.say("table-not-saved"))
        self.screen.say(self.say("table-goodbye"))
        return 0
