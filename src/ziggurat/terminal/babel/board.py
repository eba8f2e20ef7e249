"""Babel's board in 80 columns: five sites, the viewer's side on the left.

    @ pawn    [AAA] run    (2) can be taken    * changed since the player's last decision

Temples and reserves are written from bottom to top, columns from the first card to the last.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

from ziggurat.core.errors import IllegalAction
from ziggurat.core.game import Event, Game, View
from ziggurat.games.babel.box import PEOPLES
from ziggurat.terminal.babel.speech import BabelSpeech, parts
from ziggurat.terminal.board import Board
from ziggurat.words import Words

WIDTH, LABEL, CELL, TEMPLE = 79, 13, 31, 12  # one label and two cells, with a line before each cell
COLOURS = {"A": "blue", "H": "yellow", "M": "green", "P": "grey", "S": "red"}  # those of the printed cards
ORDER = ("build", "leap", "steal", "raze", "drive", "turn", "halve", "lay", "go", "move", "drop", "end")
NOTHING = "-"
RULE = "─" * LABEL + ("┼" + "─" * (CELL + 1)) * 2


class Cell(NamedTuple):
    """A part of a row: plain text, then people cards in colour."""

    text: str
    cards: str = ""


class BabelBoard(Board):
    """Draws Babel."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.speech = BabelSpeech(words)

    # --- Sentences -----------------------------------------------------------------------------------------

    def action(self, word: str, view: View) -> str:
        """Return what an action would do."""
        return self.speech.action(word, view)

    def event(self, event: Event, view: View, names: list[str]) -> str:
        """Return a sentence about what happened."""
        return self.speech.event(event, view, names)

    def reason(self, error: IllegalAction, view: View) -> str:
        """Return why an action is refused."""
        return self.speech.say(self.key("why", error.reason), error.params)

    def line(self, name: str) -> str:
        """Return the name of a line of the score sheet: the people of a site."""
        return self.speech.people(name)

    def menu(self, view: View) -> list[str]:
        """Return the legal actions in the order of `ORDER`: builds first, end last."""
        return sorted(view["actions"], key=lambda word: (ORDER.index(parts(word)[0]), word))

    def status(self, view: View, names: list[str]) -> str:
        """Return a sentence: whose turn it is and what to do now."""
        if view["over"]:
            return self.words.say("babel-status-over", ending=view["ending"])
        mover = view["to_move"]
        if mover != view["seat"]:
            return self.words.say("babel-status-waiting", name=names[mover], phase=view["phase"], owed=view["owed"])
        if view["phase"] == "drop":
            return self.words.say("babel-status-drop", owed=view["owed"])
        if view["pawn"][mover] == "quarry":
            return self.words.say("babel-status-quarry")
        if "end" not in view["actions"]:
            return self.words.say("babel-status-starter")
        return self.words.say("babel-status-act", migrated="yes" if view["migrated"] else "no")

    # --- The board -----------------------------------------------------------------------------------------

    def draw(self, view: View, names: list[str]) -> str:
        """Return the table as text."""
        return self.draw_since(view, names, None)

    def draw_since(self, view: View, names: list[str], before: View | None) -> str:
        """Return the table as text, with marks where it differs from an earlier view."""
        sides = (0, 1) if view["seat"] is None else (view["seat"], 1 - view["seat"])
        lines = [self.title(view)]
        lines += self.row("", [self.heading(view, names, p) for p in sides])
        if "quarry" in view["pawn"]:
            lines += self.row(self.words.say("babel-quarry"), [[Cell(pawn_mark(view, p, "quarry"))] for p in sides])
        for site in PEOPLES:
            cells = [site_cell(view, before, p, site) for p in sides]
            lines += self.row(f"{site} {self.speech.people(site)}", cells)
        lines.append(RULE)
        lines += self.row(self.words.say("babel-reserve"), [reserve_cell(view, before, p) for p in sides])
        if any(view["starter"]):
            lines += self.row(self.words.say("babel-starter"), [[Cell(self.starter(view, p))] for p in sides])
        lines += self.row(self.words.say("babel-hand"), [self.hand_cell(view, p) for p in sides])
        lines += [RULE.replace("┼", "┴"), *self.piles(view)]
        return "\n".join([*lines, self.paint(self.words.say("babel-legend"), "dim")])

    def title(self, view: View) -> str:
        """Return the line above the board: turn, and the final phase if it has begun."""
        text = f"── {self.words.say('babel-turn-number', turn=view['turn'])} "
        if view["final"]:
            text += f"── {self.words.say('babel-final')} "
        return self.paint(f"{text:─<{WIDTH}}", "bold")

    def heading(self, view: View, names: list[str], p: int) -> list[Cell]:
        """Return a player's name and points, and the heads of the columns below."""
        points = f" · {self.words.say('babel-points', points=view['scores'][p])}"
        temple, people = self.words.say("babel-temple"), self.words.say("babel-column")
        return [Cell(f"   {names[p][: CELL - 3 - len(points)]}{points}"), Cell(f"   {temple:{TEMPLE}}{people}")]

    def row(self, label: str, cells: list[list[Cell]]) -> list[str]:
        """Return one row of the board, in as many lines as its longest cell needs."""
        lines = []
        for number, pair in enumerate(zip_longest(*cells, fillvalue=Cell(""))):
            head = label[:LABEL] if number == 0 else ""
            lines.append(f"{head:{LABEL}}" + "".join(f"│ {self.padded(cell)}" for cell in pair).rstrip())
        return lines

    def padded(self, cell: Cell) -> str:
        """Return a cell with coloured cards, filled up to its width."""
        cards = "".join(self.paint(sign, COLOURS[sign]) if sign in COLOURS else sign for sign in cell.cards)
        return cell.text + cards + " " * (CELL - len(cell.text) - len(cell.cards))

    def starter(self, view: View, p: int) -> str:
        """Return whether a player's starter is still to be built."""
        return "   " + (self.words.say("babel-starter-unbuilt") if view["starter"][p] else NOTHING)

    def hand_cell(self, view: View, p: int) -> list[Cell]:
        """Return the viewer's cards, or the size and known cards of the opponent's hand."""
        own = p == view["seat"]
        size = self.words.say("babel-hand-size", count=view["hand_size"][p])
        shown = packed([*view["hand"], f"({view['hand_size'][p]})"], CELL - 3) if own else [size]
        cells = [Cell("   ", line) if own else Cell(f"   {line}") for line in shown]
        if view["pinned"] is not None and view["pinned"][p]:
            known = self.words.say("babel-known", whose="own" if own else "other")
            cells.append(Cell(f"   {known} ", view["pinned"][p]))
        return cells

    def piles(self, view: View) -> list[str]:
        """Return the discard pile and both decks."""
        counts = [f"{view['discard'].count(people)}{people}" for people in PEOPLES if people in view["discard"]]
        decks = self.words.say("babel-decks", people=view["people_deck_size"], temples=view["temple_deck_size"])
        lines = [self.words.say("babel-discard", cards=" ".join(counts) or NOTHING), decks]
        if view["known_top"]:
            lines.append(self.words.say("babel-known-top", cards=" ".join(map(str, view["known_top"]))))
        return lines


def site_cell(view: View, before: View | None, p: int, site: str) -> list[Cell]:
    """Return one side of a site: marks, temple, people."""
    temple = "-".join(map(str, view["temple"][p][site])) or NOTHING
    mark = "*" if before is not None and site_state(before, p, site) != site_state(view, p, site) else " "
    pawn = pawn_mark(view, p, site)[1:]
    first, *rest = packed(with_runs(view["column"][p][site], view["runs"][p].get(site, [])), CELL - TEMPLE - 4, "") or [
        ""
    ]
    return [Cell(f"{mark}{pawn}{temple:{TEMPLE}}", first), *[Cell(" " * (TEMPLE + 3), cards) for cards in rest]]


def pawn_mark(view: View, p: int, place: str) -> str:
    """Return the three characters before a temple: room for a mark, and the pawn."""
    return " @ " if view["pawn"][p] == place else "   "


def site_state(view: View, p: int, site: str) -> list[object]:
    """Return everything on one side of a site, to detect changes."""
    return [view["column"][p][site], view["temple"][p][site], view["pawn"][p] == site]


def reserve_cell(view: View, before: View | None, p: int) -> list[Cell]:
    """Return a reserve; its last card can be taken."""
    cards: list[int] = view["reserve"][p]
    mark = "*" if before is not None and before["reserve"][p] != cards else " "
    shown = [str(card) for card in cards[:-1]] + [f"({card})" for card in cards[-1:]]
    lines = packed(shown, CELL - 3) or [NOTHING]
    return [Cell(f"{' ' if number else mark}  {line}") for number, line in enumerate(lines)]


def with_runs(column: str, runs: list[list[int]]) -> list[str]:
    """Return the cards of a column, with each run as one piece in brackets."""
    pieces: list[str] = []
    end = 0
    for place, length in runs:
        pieces += [*column[end : place - 1], f"[{column[place - 1 : place - 1 + length]}]"]
        end = place - 1 + length
    return pieces + list(column[end:])


def packed(pieces: list[str], width: int, between: str = " ") -> list[str]:
    """Return the pieces in as few lines as possible."""
    lines: list[str] = []
    for piece in pieces:
        if lines and len(lines[-1]) + len(between) + len(piece) <= width:
            lines[-1] += between + piece
        else:
            lines.append(piece)
    return lines
