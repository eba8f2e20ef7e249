"""One game at the terminal: who sits where, and what each may see and read of it. Nothing is printed here.

Whatever this module gives out comes from the views of one seat (None: the public), so it can be shown to that seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from ziggurat.bots.bot import Bot, ask, new_bot
from ziggurat.core.game import View
from ziggurat.core.match import Match
from ziggurat.core.record import Record, record_of
from ziggurat.core.seed import stream
from ziggurat.terminal.board import Board, board
from ziggurat.terminal.messages import option_text
from ziggurat.terminal.players import Player, shown_names
from ziggurat.words import Words


class Table:
    """A match with people and bots around it."""

    def __init__(self, match: Match, players: list[Player], words: Words, times: list[str] | None) -> None:
        self.match = match
        self.players = players
        self.words = words
        self.times = times  # when each action was played; None if an older part of the game does not say
        self.names = shown_names(players)
        self.board: Board = board(match.game, words)
        self.bots: dict[int, Bot] = {
            seat: self.seated_bot(seat, player.name) for seat, player in enumerate(players) if player.is_bot
        }
        self.people = [seat for seat, player in enumerate(players) if not player.is_bot]

    def seated_bot(self, seat: int, name: str) -> Bot:
        """Return a bot. Its random choices follow from the seed too, by a way that tells it nothing about the deal."""
        played = len(self.match.words)
        purpose = f"bot {seat} from {played}" if played else f"bot {seat}"
        return new_bot(name, self.match.game, stream(self.match.seed, purpose), self.match.box)

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.match.position.over)

    @property
    def to_move(self) -> int:
        """Return the seat that decides now."""
        return self.match.position.to_move

    @property
    def played(self) -> int:
        """Return how many actions have been played."""
        return len(self.match.words)

    # --- Playing -------------------------------------------------------------------------------------------

    def apply(self, word: str) -> None:
        """Carry out an action; an error changes nothing."""
        self.match.apply(word)
        if self.times is not None:
            self.times.append(datetime.now(UTC).isoformat(timespec="seconds"))

    def let_bot_play(self) -> None:
        """Let the bot whose turn it is choose from its own seat's view, and play that."""
        seat = self.to_move
        self.apply(ask(self.bots[seat], self.view(seat)))

    def undo(self, seat: int) -> str | None:
        """Take back a player's last action and return it; None if that is not allowed (`why_no_undo`)."""
        if not self.match.may_undo(seat):
            return None
        word = self.match.words[-1]
        self.match.undo()
        if self.times is not None:
            self.times.pop()
        return word

    def restart(self, seat: int) -> int:
        """Take back everything of the turn that may be taken back; return how many actions that were."""
        count = 0
        while self.undo(seat) is not None:
            count += 1
        return count

    def why_no_undo(self, seat: int) -> str:
        """Say why nothing can be taken back now."""
        if not self.match.words:
            return self.words.say("table-undo-nothing")
        if self.match.movers[-1] != seat:
            return self.words.say("table-undo-other", name=self.names[self.match.movers[-1]])
        return self.words.say("table-undo-revealed")

    # --- Seeing --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Return what a seat may know now."""
        return self.match.game.view(self.match.position, seat)

    def view_after(self, played: int, seat: int | None) -> View:
        """Return what a seat could know after so many actions."""
        past = self.match.past
        return self.match.game.view(past[played] if played < len(past) else self.match.position, seat)

    def told(self, seat: int | None, first: int = 0) -> list[list[str]]:
        """Return what happened from action number `first` on, in words: one list of sentences per action."""
        before = self.view_after(first, seat)
        told = []
        for place in range(first, self.played):
            after = self.view_after(place + 1, seat)
            events = self.match.game.events(before, self.match.words[place], after)
            told.append([self.board.event(event, after, self.names) for event in events])
            before = after
        return told

    def last_decision(self, seat: int) -> int:
        """Return how many actions had been played when a seat last decided; 0 if it has not yet."""
        places = [place for place, mover in enumerate(self.match.movers) if mover == seat]
        return places[-1] if places else 0

    # --- Points --------------------------------------------------------------------------------------------

    def points(self, view: View) -> str:
        """Return everybody's points in one line; empty where the game keeps them secret."""
        if "scores" not in view:
            return ""
        scores = zip(self.names, view["scores"], strict=True)
        return self.words.say("table-points", points="   ".join(f"{name} {points}" for name, points in scores))

    def sheet(self, view: View) -> str:
        """Return the score sheet by line, as far as the seat may know it."""
        if "sheets" not in view:
            return self.words.say("table-no-sheet")
        sheets: Sequence[dict[str, int]] = view["sheets"]
        lines = dict.fromkeys(line for sheet in sheets for line in sheet)
        rows = [[self.board.line(line), *[str(sheet.get(line, "")) for sheet in sheets]] for line in lines]
        total = [self.words.say("table-total"), *[str(points) for points in view["scores"]]]
        return columns([["", *self.names], *rows, total])

    def result(self, viewer: int | None) -> str:
        """Say who has won."""
        winners = self.match.position.winners() or []
        if len(winners) == self.match.seats:
            return self.words.say("table-draw")
        if len(winners) > 1:
            return self.words.say("table-shared", names=", ".join(self.names[seat] for seat in winners))
        you = "yes" if winners[0] == viewer else "no"
        return self.words.say("table-won", name=self.names[winners[0]], you=you)

    # --- Rules and records ---------------------------------------------------------------------------------

    def rules(self) -> list[str]:
        """Return the rules in a few lines, and the options in force."""
        lines = [self.board.message("rules", default=self.words.say("table-rules-none"))]
        if self.match.options:
            lines += ["", self.words.say("table-options")]
        return lines + [self.option(name, value) for name, value in self.match.options.items()]

    def option(self, name: str, value: object) -> str:
        """Explain an option as it is in force."""
        key = self.board.key("option", name)
        text = value if isinstance(value, int) and not isinstance(value, bool) else option_text(value)
        explained = self.words.say(key, value=text) if self.words.has(key) else ""
        return f"  {name}={option_text(value)}  {explained}".rstrip()

    def record(self) -> Record:
        """Write the game down, its seed included: whoever resumes it needs it."""
        return record_of(self.match, [player.name for player in self.players], times=self.times)


def columns(rows: list[list[str]]) -> str:
    """Lay a sheet out: the first column to the left, the others to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = []
    for head, *rest in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(rest, widths[1:], strict=True)]
        lines.append("   ".join([f"  {head:{widths[0]}}", *cells]))
    return "\n".join(lines)
