"""A game of people and bots on one screen, until it ends or is left.

People who share a keyboard never see each other's secrets. Between their turns the screen is cleared, and the next
player presses Enter before the board is shown. Only views of the seat in front of the screen are printed.
"""

from __future__ import annotations

from ziggurat.core.errors import BadNotation, IllegalAction, ZigguratError
from ziggurat.core.game import View
from ziggurat.terminal.commands import Commands, Quit
from ziggurat.terminal.messages import error_text, title
from ziggurat.terminal.saving import Saver, Writer
from ziggurat.terminal.screen import Screen, quoted
from ziggurat.terminal.table import TerminalTable

INTERRUPTED = 130  # the exit code of a program stopped by Ctrl-C
MAX_DIGITS = 9
LAST, EARLIER = "» ", "  "  # before the sentences about the last action and about earlier ones


class Session:
    """One game on one screen, from the welcome to the end."""

    def __init__(self, table: TerminalTable, screen: Screen, write: Writer, file: str | None = None) -> None:
        self.table = table
        self.screen = screen
        self.say = table.words.say
        self.saver = Saver(table, screen, write, file)
        self.commands = Commands(table, screen, self.saver)
        self.viewer: int | None = table.people[0] if len(table.people) == 1 else None
        self.seen = {seat: table.last_decision(seat) for seat in table.people}
        """By seat: the number of actions played when the board was last shown to it."""
        self.watched = table.played
        """The number of actions that a table without people has shown."""
        table.board.paint = screen.paint

    def run(self) -> int:
        """Play; return the exit code."""
        try:
            self.welcome()
            while (seat := self.table.to_move) is not None:
                if seat in self.table.bots:
                    self.play_bot(seat)
                else:
                    self.play_person(seat)
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
        except ZigguratError as error:  # a defect of a bot or a game; offer to save what was played
            self.screen.say(error_text(error, self.table.words))
            self.leave()
            return 1
        return 0

    def welcome(self) -> None:
        """Show the players and the commitment to the seed, checkable after the game."""
        heading = title(self.table.game.id, self.table.words)
        players = self.say("table-labelled", label=heading, text=", ".join(self.table.names))
        self.screen.show(self.screen.paint(players, "bold"))
        self.screen.say(self.say("table-promise", hash=self.table.deal.promise))
        if self.table.played:
            self.screen.say(self.say("table-resumed", actions=self.table.played))
        if self.table.people:
            self.screen.say(self.say("table-hint"))

    # --- Turns ---------------------------------------------------------------------------------------------

    def play_bot(self, seat: int) -> None:
        """Play a bot's action; without people, show it at once."""
        if self.screen.interactive and self.table.people and self.table.last_mover != seat:
            self.screen.show(self.screen.paint(self.say("table-thinking", name=self.table.names[seat]), "dim"))
        self.table.play_bot(seat)
        if not self.table.people:
            self.show_log(None, self.watched)
            self.watched = self.table.played

    def play_person(self, seat: int) -> None:
        """Show the table and run typed lines until an action is played or taken back."""
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
        """Clear the screen and wait for Enter if another person comes to the screen."""
        if self.viewer == seat:
            return
        self.screen.clear()
        self.screen.say(self.say("table-pass", name=self.table.names[seat]))
        self.screen.ask()
        self.viewer = seat

    def play_line(self, seat: int, typed: list[str]) -> None:
        """Play typed actions up to the first refusal; numbers refer to the menu shown."""
        view = self.table.view(seat)
        menu = self.table.board.menu(view)
        for place, text in enumerate(typed):
            if self.table.to_move != seat:
                self.screen.say(self.say("table-rest-not-played", rest=quoted(" ".join(typed[place:]))))
                return
            refusal = self.play_typed(seat, text, menu)
            if refusal:
                self.screen.say(refusal)
                if place:
                    self.screen.say(self.say("table-stopped", done=place))
                return

    def play_typed(self, seat: int, text: str, menu: list[str]) -> str:
        """Play one action by number or notation; return the reason of a refusal, if any."""
        word = text
        if text.isascii() and text.isdigit():
            number = int(text) if len(text) <= MAX_DIGITS else 0
            if not 1 <= number <= len(menu):
                return self.say("table-no-number", number=quoted(text), last=len(menu))
            word = menu[number - 1]
        try:
            self.table.act(word)
        except BadNotation:
            return self.say("table-not-an-action", word=quoted(text), example=menu[0])
        except IllegalAction as error:
            reason = self.table.board.reason(error, self.table.view(seat))
            return self.say("table-refused", action=quoted(word), reason=reason)
        return ""

    # --- Showing -------------------------------------------------------------------------------------------

    def show_table(self, seat: int) -> None:
        """Show a person the last events, the board, the status and the choices."""
        view = self.table.view(seat)
        self.screen.show()
        self.show_log(seat, self.seen[seat])
        self.show_board(seat, view, self.seen[seat])
        self.show_points(view)
        self.show_status(seat, view)
        self.show_menu(view)
        self.seen[seat] = self.table.played

    def show_log(self, seat: int | None, first: int) -> None:
        """Show what happened from action number `first` on; the last action is marked."""
        log = self.table.log(seat, first)
        for place, sentences in enumerate(log):
            mark = LAST if place == len(log) - 1 else EARLIER
            for sentence in sentences:
                self.screen.say(sentence, mark, "    ")

    def show_board(self, seat: int | None, view: View, first: int) -> None:
        """Show the board; what has changed since action number `first` is marked."""
        before = None
        if first < self.table.played:
            before = self.table.view_after(first, seat)
            self.screen.show()
        self.screen.show(self.table.board.draw_since(view, self.table.names, before))

    def show_points(self, view: View) -> None:
        """Show the points of all players, unless the game keeps them secret."""
        if points := self.table.points(view):
            self.screen.show(points)

    def show_status(self, seat: int, view: View) -> None:
        """Show whose turn it is and what to do now."""
        status = self.table.board.status(view, self.table.names)
        if len(self.table.people) > 1:
            status = self.say("table-labelled", label=self.table.names[seat], text=status)
        self.screen.show(self.screen.paint(self.screen.fitted(status), "bold"))

    def show_menu(self, view: View) -> None:
        """Show the legal actions with their numbers."""
        menu = self.table.board.menu(view)
        width = max(len(word) for word in menu)
        for number, word in enumerate(menu, 1):
            text = self.table.board.action(word, view)
            if text == word:
                self.screen.show(f"{number:3}  {word}")
            else:
                self.screen.say(text, f"{number:3}  {word:{width}}  ", " " * (width + 7))
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
        self.show_log(self.viewer, first)
        self.show_board(self.viewer, view, first)
        self.screen.show()
        self.screen.show(self.table.sheet(view))
        self.screen.show()
        self.screen.show(self.screen.paint(self.table.result(self.viewer), "bold"))
        deal = self.table.deal
        self.screen.say(self.say("table-seed", hash=deal.promise))
        self.screen.show(f"  seed {deal.seed}\n  salt {deal.salt}")
        if not self.saver.is_saved:
            self.saver.offer("table-save-record")

    def leave(self) -> int:
        """Leave a game in progress, after offering to save it."""
        try:
            if not self.saver.is_saved:
                self.saver.offer("table-save-before-leaving")
        except (EOFError, KeyboardInterrupt):
            self.screen.new_line()
            self.screen.say(self.say("table-not-saved"))
        self.screen.say(self.say("table-goodbye"))
        return 0
