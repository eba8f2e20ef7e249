"""One game at the terminal: a `ziggurat.table.Table` with people and bots. Nothing is printed here.

Everything that this module returns for a seat comes from that seat's views (None: the public), so it can be shown to
that seat.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from ziggurat.bots import players as written
from ziggurat.bots.bot import Bot, ask
from ziggurat.core.game import Event, Game, View
from ziggurat.core.match import replay
from ziggurat.core.record import Record
from ziggurat.core.seed import stream
from ziggurat.table.commands import Act, Command, Create, Restart, SeatBot, Sit, Start, Undo
from ziggurat.table.errors import Refused
from ziggurat.table.events import Started
from ziggurat.table.history import History
from ziggurat.table.seating import MAX_NAME
from ziggurat.table.table import Table
from ziggurat.terminal.board import Board, board
from ziggurat.terminal.messages import option_text, person, persons
from ziggurat.terminal.players import Player, players_from, shown_names
from ziggurat.words import Words

OWNER = "terminal"


class TerminalTable:
    """A started table whose people share one terminal."""

    def __init__(self, table: Table, players: Sequence[Player], words: Words) -> None:
        self.table = table
        self.players = players
        self.words = words
        self.names = shown_names(players)
        self.board: Board = board(self.game, words)
        self.bots: dict[int, Bot] = {
            seat: self.seated_bot(seat, player.bot) for seat, player in enumerate(players) if player.bot
        }
        self.seconds = {seat: player.bot.seconds for seat, player in enumerate(players) if player.bot}
        self.people = [seat for seat, player in enumerate(players) if not player.bot]

    def seated_bot(self, seat: int, bot: written.Player) -> Bot:
        """Return a bot whose random stream comes from the seed, independent of the deal."""
        purpose = f"bot {seat} from {self.played}" if self.played else f"bot {seat}"
        return bot.new_bot(self.game, stream(bytes.fromhex(self.deal.seed), purpose), self.table.state.origin.box)

    def close(self) -> None:
        """Release what the bots use."""
        for bot in self.bots.values():
            with suppress(Exception):  # the game stands, whatever a bot does afterwards
                bot.close()

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        return self.table.state.origin.game

    @property
    def deal(self) -> Started:
        """Return seed, salt and the public commitment to them."""
        if self.table.state.deal is None:
            raise Refused("not_started")
        return self.table.state.deal

    @property
    def history(self) -> History:
        """Return the actions played."""
        return self.table.state.history

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.table.status == "ended"

    @property
    def to_move(self) -> int | None:
        """Return the seat to move; None after the end."""
        return self.table.state.to_move

    @property
    def played(self) -> int:
        """Return the number of actions played."""
        return self.history.count

    @property
    def actions(self) -> list[str]:
        """Return the actions played."""
        return [step.word for step in self.history.steps]

    @property
    def last_mover(self) -> int | None:
        """Return the seat that played the last action; None before the first."""
        return self.history.steps[-1].seat if self.history.steps else None

    # --- Playing -------------------------------------------------------------------------------------------

    def act(self, word: str) -> None:
        """Play an action of the seat to move, or raise the game's error."""
        self.history.attempt(word)  # unlike the table's refusal, the game's own error has a sentence to show
        perform(self.table, Act(self.history.position.to_move, word, confirm=True))

    def play_bot(self, seat: int) -> None:
        """Play what a bot chooses from the view of its seat."""
        self.act(ask(self.bots[seat], self.table.bot_view(seat), self.seconds[seat]))

    def undo(self, seat: int) -> str | None:
        """Take back a player's last action and return it; None if refused (`why_no_undo`)."""
        last = self.actions[-1:]
        return last[0] if self.take_back(Undo(seat)) else None

    def restart(self, seat: int) -> int:
        """Take back all actions of the turn that may be taken back; return their number."""
        return self.take_back(Restart(seat))

    def take_back(self, command: Undo | Restart) -> int:
        """Perform a command that takes actions back; return their number, 0 if the table refuses."""
        before = self.played
        try:
            perform(self.table, command)
        except Refused:
            return 0
        return before - self.played

    def why_no_undo(self, seat: int) -> str:
        """Return a sentence: why nothing can be taken back now."""
        if self.last_mover is None:
            return self.words.say("table-undo-nothing")
        if self.last_mover != seat:
            return self.words.say("table-undo-other", name=self.names[self.last_mover])
        return self.words.say("table-undo-revealed")

    # --- Views and log -------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Return what a seat may know of the game now."""
        return self.table.view(seat)["game"] or {}

    def view_after(self, played: int, seat: int | None) -> View:
        """Return what a seat could know of the game after a number of actions."""
        return self.table.view_at(seat, played)

    def log(self, seat: int | None, first: int = 0) -> list[list[str]]:
        """Return the sentences about each action from number `first` on."""
        view = self.view(seat)
        sentences: list[list[str]] = [[] for _ in range(first, self.played)]
        for entry in self.table.log(seat):
            if entry["step"] is not None and entry["step"] > first:
                event = Event(entry["code"], entry["params"])
                sentences[entry["step"] - first - 1].append(self.board.event(event, view, self.names))
        return sentences

    def last_decision(self, seat: int) -> int:
        """Return the number of actions played before a seat's last one, or 0."""
        numbers = [number for number, step in enumerate(self.history.steps) if step.seat == seat]
        return numbers[-1] if numbers else 0

    # --- Points --------------------------------------------------------------------------------------------

    def points(self, view: View) -> str:
        """Return all players' points in one line; empty if the game keeps them secret."""
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
        """Return a sentence: who has won."""
        winners = self.table.state.ending.winners if self.table.state.ending else []
        if len(winners) == len(self.players):
            return self.words.say("table-draw")
        if len(winners) > 1:
            return self.words.say("table-shared", persons(winners, viewer, self.names))
        return self.words.say("table-won", person(winners[0], viewer, self.names))

    # --- Rules and records ---------------------------------------------------------------------------------

    def rules(self) -> list[str]:
        """Return the rules in a few lines, and the options in force."""
        lines = [self.board.message("rules", default=self.words.say("table-rules-none"))]
        options = self.table.state.settings.options
        if options:
            lines += ["", self.words.say("table-options")]
        return lines + [self.option(name, value) for name, value in options.items()]

    def option(self, name: str, value: object) -> str:
        """Return an option with its value and what that means."""
        key = self.board.key("option", name)
        text = value if isinstance(value, int) and not isinstance(value, bool) else option_text(value)
        explained = self.words.say(key, value=text) if self.words.has(key) else ""
        return f"  {name}={option_text(value)}  {explained}".rstrip()

    def record(self) -> Record:
        """Return the record of the game, always with its seed: resuming it needs the seed."""
        return replace(self.table.record(secrets=True), players=[player.name for player in self.players])


def new_table(
    game: Game,
    players: Sequence[Player],
    words: Words,
    *,
    seed: bytes,
    salt: bytes,
    options: Mapping[str, Any] | None = None,
    box_data: Any = None,
) -> TerminalTable:
    """Return a table with a new game; `box_data` replaces the game's box."""
    table = seated_table(game, players, options or {}, box_data)
    perform(table, Start(OWNER, seed.hex(), salt.hex()))
    return TerminalTable(table, players, words)


def resumed_table(record: Record, game: Game, words: Words, box_data: Any = None) -> TerminalTable:
    """Return a table with the game of a record, or raise `BadRecord`."""
    match = replay(record, game, None if box_data is None else game.open_box(box_data))
    players = players_from(record.players)
    table = seated_table(game, players, match.options, box_data)
    times = milliseconds(record.times)
    perform(table, Start(OWNER, match.seed.hex(), match.salt.hex(), record.start, record.actions, times))
    return TerminalTable(table, players, words)


def milliseconds(times: Sequence[str] | None) -> list[int] | None:
    """Return times in ISO 8601 as milliseconds of Unix time; None for other texts."""
    try:
        moments = [datetime.fromisoformat(text) for text in times or ()]
    except ValueError:
        return None
    aware = [moment if moment.tzinfo else moment.replace(tzinfo=UTC) for moment in moments]
    return None if times is None else [round(moment.timestamp() * 1000) for moment in aware]


def seated_table(game: Game, players: Sequence[Player], options: Mapping[str, Any], box_data: Any) -> Table:
    """Return a table with all seats taken, ready to start."""
    table = Table()
    perform(table, Create(game.id, len(players), OWNER, options, box_data))
    for seat, player in enumerate(players):
        if player.level:
            perform(table, SeatBot(OWNER, seat, player.level))
        else:
            # A record may hold any name; the table's own rules for names do not matter here. A bot that is not
            # installed sits there like a person.
            name = player.name.strip()[:MAX_NAME] or f"P{seat + 1}"
            perform(table, Sit(f"seat {seat}", name, seat))
    return table


def perform(table: Table, command: Command) -> None:
    """Change a table by a command, or raise `Refused`."""
    for event in table.decide(command, time.time_ns() // 1_000_000):
        table.apply(event)


def columns(rows: list[list[str]]) -> str:
    """Return a score sheet as columns: the first left-aligned, the others right-aligned."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = []
    for head, *rest in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(rest, widths[1:], strict=True)]
        lines.append("   ".join([f"  {head:{widths[0]}}", *cells]))
    return "\n".join(lines)
