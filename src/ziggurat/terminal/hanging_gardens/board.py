"""The board of The Hanging Gardens: cards in their rotations, tiles, gardens with coordinates.

Gardens are drawn side by side as far as they fit, the viewer's first. `places`, `preview` and `tiles` show more.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any

from ziggurat.core.game import Event, Game, View
from ziggurat.games.hanging_gardens.fields import SPACES, Square
from ziggurat.games.hanging_gardens.garden import turned
from ziggurat.games.hanging_gardens.preview import card_parts, garden_of, placement, temples_of
from ziggurat.terminal.board import Board, Command
from ziggurat.terminal.hanging_gardens.drawing import (
    CORNER,
    NEW,
    bounds_of,
    face_lines,
    garden_lines,
    in_order,
    marks_of,
    painted,
    tiles_of,
    width_of,
)
from ziggurat.terminal.hanging_gardens.speech import HangingGardensSpeech
from ziggurat.words import Words

WIDTH = 79
CARD, SPACE, GAP = 18, 24, 3
SUGGESTED = 8  # actions of a kind in the menu; the others are typed
TRANSCRIBED = "transcribed"


class HangingGardensBoard(Board):
    """Draws The Hanging Gardens."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.speech = HangingGardensSpeech(words)
        self.say = self.speech.say

    # --- Sentences -----------------------------------------------------------------------------------------

    def action(self, word: str, view: View) -> str:
        """Return what an action would do."""
        return self.speech.action(word, view)

    def event(self, event: Event, view: View, names: list[str]) -> str:
        """Return a sentence about what happened."""
        return self.speech.event(event, view, names)

    def line(self, name: str) -> str:
        """Return the name of a line of the score sheet."""
        return self.speech.tile(name)

    def status(self, view: View, names: list[str]) -> str:
        """Return a sentence: whose turn it is and what to do now."""
        if view["over"]:
            return self.say("status-over")
        if view["to_move"] != view["seat"]:
            return self.say("status-waiting", name=names[view["to_move"]], phase=view["phase"])
        return self.say("status-you", phase=view["phase"])

    # --- The menu ------------------------------------------------------------------------------------------

    def menu(self, view: View) -> list[str]:
        """Return the best actions: cards that make the largest groups, temples on the largest groups."""
        actions: list[str] = view["actions"]
        cards = [word for word in actions if word.startswith("card")]
        temples = [word for word in actions if word.startswith("temple")]
        others = [word for word in actions if not word.startswith(("card", "temple"))]
        return best_cards(view, cards) + best_temples(view, temples) + others

    # --- The table -----------------------------------------------------------------------------------------

    def draw(self, view: View, names: list[str]) -> str:
        """Return the table as text."""
        return self.draw_since(view, names, None)

    def draw_since(self, view: View, names: list[str], before: View | None) -> str:
        """Return the table as text, with marks where gardens differ from an earlier view."""
        own = view["seat"] or 0
        order = [(own + step) % view["seats"] for step in range(view["seats"])]
        lines = [self.title(view, names), *self.cards(view), "", *self.tiles(view), ""]
        lines += self.gardens(view, names, order, before)
        lines += [line for seat in order for line in self.holdings(view, names, seat)]
        lines.append(self.paint(self.say("legend"), "dim"))
        if view["round"]["number"] == 1:
            lines += [self.paint(line, "dim") for line in self.reconstruction(view)]
        return "\n".join(lines)

    def reconstruction(self, view: View) -> list[str]:
        """Return a note that cards and values are reconstructed, unless the box is a transcription."""
        if all(status == TRANSCRIBED for status in view["box"]["status"].values()):
            return []
        return textwrap.wrap(self.say("reconstruction"), WIDTH)

    def title(self, view: View, names: list[str]) -> str:
        """Return the line above the table: round, start player, last round if known."""
        part = view["round"]
        rounds = view["constants"]["rounds"]
        text = f"── {self.say('round-number', number=part['number'], rounds=rounds)} "
        you = "yes" if part["start_seat"] == view["seat"] else "no"
        text += f"── {self.say('flower', name=names[part['start_seat']], you=you)} "
        if "last" in part:
            text += f"── {self.say('last-round', number=min(part['last'], rounds))} "
        return self.paint(f"{text:─<{WIDTH}}", "bold")

    def cards(self, view: View) -> list[str]:
        """Return the displayed cards in all rotations, side by side."""
        lines = [""] * 5
        for slot, card in enumerate(view["card_display"], 1):
            drawn = face_lines(view["faces"][str(card)], self.paint) if card else [""] * 4
            head = self.say("slot", slot=slot, card=card) if card else self.say("slot-taken", slot=slot)
            lines[0] += f"{head:{CARD}}"
            for line, text in enumerate(drawn, 1):
                lines[line] += text + " " * (CARD - 14 if text else CARD)
        return [line.rstrip() for line in lines]

    def tiles(self, view: View) -> list[str]:
        """Return the tile display: two rows of three columns, and the stock."""
        heads = [self.say("column", column=column) for column in (1, 2, 3)]
        rows = [heads] + [
            [f"{space} {self.tile(view['tile_display'][space])}" for space in SPACES[row::2]] for row in (0, 1)
        ]
        lines = ["".join(f"{text:{SPACE}}" for text in row).rstrip() for row in rows]
        return [*lines, self.say("stocks", tiles=view["tile_stock_size"], cards=view["card_stack_size"])]

    def tile(self, tile: str | None) -> str:
        """Return the name of a tile of the display; `-` for an empty space."""
        return self.speech.tile(tile) if tile else "-"

    def gardens(self, view: View, names: list[str], order: list[int], before: View | None) -> list[str]:
        """Return the gardens, side by side as far as they fit."""
        return in_rows([self.garden(view, names, seat, before) for seat in order])

    def garden(self, view: View, names: list[str], seat: int, before: View | None) -> tuple[list[str], int]:
        """Return a garden below its owner's name, and its width."""
        player = view["players"][seat]
        garden = garden_of(player)
        marks = marks_of(player, before and before["players"][seat])
        head = self.say("owner", name=names[seat], supply=player["supply"])
        wide = width_of(bounds_of(garden))
        width = max(wide, len(head))
        drawn = garden_lines(garden, marks, self.paint)
        fill = width - wide
        return [f"{head:{width}}", *[line + " " * fill for line in drawn]], width

    def holdings(self, view: View, names: list[str], seat: int) -> list[str]:
        """Return a player's points and visible tiles with what they pay now."""
        player, sheet = view["players"][seat], view["sheets"][seat]
        tiles = tiles_of(player)
        parts = [
            self.say("holding", tile=self.speech.tile(tile), count=tiles[tile], points=sheet[tile])
            for tile in sheet
            if tile in tiles
        ]
        if player["five_point_awards"]:
            parts.append(self.say("holding-awards", count=player["five_point_awards"], points=sheet["awards"]))
        hidden = player["open_count"] + player["blind_count"] - sum(tiles.values())
        if hidden:
            parts.append(self.say("holding-hidden", count=hidden))
        text = ", ".join(parts) or self.say("holding-nothing")
        points = self.say("points", points=view["scores"][seat])
        line = self.words.say("table-labelled", label=names[seat], text=f"{points} ({text})")
        return textwrap.wrap(line, WIDTH, subsequent_indent="    ")

    # --- Commands ------------------------------------------------------------------------------------------

    def commands(self) -> Mapping[str, Command]:
        """Return the commands of The Hanging Gardens."""
        return {"places": self.places, "preview": self.preview, "tiles": self.values}

    def places(self, view: View, arguments: list[str]) -> str:
        """Return the placements of a card: `places 2`, or `places 2 r1` for one rotation."""
        slot, turns = chosen(arguments)
        display = view["card_display"]
        if not must_take_card(view):
            return self.say("not-a-card-now")
        if not 1 <= slot <= len(display) or not turns:
            return self.say("places-usage", slots=len(display))
        card = display[slot - 1]
        if card is None:
            return self.say("slot-taken", slot=slot)
        ends = tuple(f"r{turn}" for turn in turns)
        words = [word for word in view["actions"] if word.startswith(f"card:{slot}@") and word.endswith(ends)]
        head = self.say("places", slot=slot, card=card, count=len(words))
        blocks = []
        for turn in turns:
            corners = [card_parts(word)[1] for word in words if word.endswith(f"r{turn}")]
            if corners:
                blocks.append(self.places_of_turn(view, card, turn, corners))
        return "\n".join([*textwrap.wrap(head, WIDTH), "", *in_rows(blocks)]).rstrip()

    def places_of_turn(self, view: View, card: int, turn: int, corners: list[Square]) -> tuple[list[str], int]:
        """Return a card's placements in one rotation: face, map of corners, list."""
        player = view["players"][view["seat"]]
        garden = garden_of(player)
        marks = marks_of(player, None) | dict.fromkeys(corners, CORNER)
        bounds = bounds_of(garden, 2)
        width = width_of(bounds)
        face = turned(view["faces"][str(card)])[turn]
        shown = [painted(row, self.paint) + " " * (width - len(row)) for row in face]
        shown += [" " * width] * (3 - len(face))  # aligns the maps below cards of two and of three rows
        listed = textwrap.wrap(in_order(corners), width, initial_indent="  ", subsequent_indent="  ")
        drawn = garden_lines(garden, marks, self.paint, bounds)
        return [f"{f'r{turn}':{width}}", *shown, *drawn, *[f"{line:{width}}" for line in listed]], width

    def preview(self, view: View, arguments: list[str]) -> str:
        """Return the garden after a placement and its groups: `preview card:2@-1,3r1`, or by number."""
        if not must_take_card(view):
            return self.say("not-a-card-now")
        word = self.placement_word(view, arguments[0] if arguments else "")
        if word not in view["actions"]:
            return self.say("preview-usage")
        after = placement(view, word)
        marks = dict.fromkeys(after.squares, NEW)
        for square in temples_of(view["players"][view["seat"]]):
            marks[square] = "^"
        groups = [f"  {self.speech.group(group)}" for group in after.groups]
        return "\n".join([*garden_lines(after.garden, marks, self.paint), *(groups or [self.say("preview-nothing")])])

    def placement_word(self, view: View, typed: str) -> str:
        """Return the typed action: a number of the menu, or notation, `card:` being optional."""
        numbered = {str(number): word for number, word in enumerate(self.menu(view), 1) if word.startswith("card:")}
        return numbered.get(typed, typed if typed.startswith("card:") else f"card:{typed}")

    def values(self, view: View, arguments: list[str]) -> str:
        """Return every kind of tile with its pay and the numbers held and unseen."""
        rows = [["", self.say("values-pay"), self.say("values-held"), self.say("values-unseen")]]
        for tile in view["sheets"][0]:
            if tile in view["values"]["series"] or tile in view["values"]["persons"]:
                held = [str(tiles_of(player).get(tile, 0)) for player in view["players"]]
                rows.append(
                    [self.line(tile), self.pays(view, tile), " ".join(held), str(view["tile_rest"].count(tile))]
                )
        wide = [max(len(row[place]) for row in rows) for place in range(4)]
        lines = ["   ".join(f"{text:{wide[place]}}" for place, text in enumerate(row)).rstrip() for row in rows]
        return "\n".join([*lines, *self.reconstruction(view)])

    def pays(self, view: View, tile: str) -> str:
        """Return what a kind of tile pays: by count, or for a person by set."""
        values: dict[str, Any] = view["values"]
        if tile in values["series"]:
            return " - ".join(map(str, values["series"][tile]))
        person = values["persons"][tile]
        if "per_tile" in person:
            return self.say("pays-each", series=self.line(person["series"]), points=person["per_tile"])
        return self.say("pays-person", series=self.line(person["series"]), low=person["low"], high=person["high"])


def best_cards(view: View, words: list[str]) -> list[str]:
    """Return the placements with the highest rating, at least one of every card."""
    rated = {word: rating(view, word) for word in words}
    best = sorted(words, key=lambda word: rated[word], reverse=True)
    best_per_slot = {word[5]: word for word in reversed(best)}.values()
    others = [word for word in best if word not in best_per_slot][: SUGGESTED - len(best_per_slot)]
    return [word for word in best if word in best_per_slot or word in others]


def rating(view: View, word: str) -> tuple[int, int]:
    """Return a sort key: the largest group for a temple, then all groups that grow."""
    groups = [group for group in placement(view, word).groups if not group["temples"]]
    ready = max((len(group["places"]) for group in groups if group["ready"]), default=0)
    return ready, sum(len(group["places"]) ** 2 for group in groups)


def best_temples(view: View, words: list[str]) -> list[str]:
    """Return the temple actions on the largest groups."""
    goals = {word: word.removeprefix("temple:").partition("<")[0] for word in words}
    sizes = {place: len(group["places"]) for group in view["turn"]["groups"] for place in group["places"]}
    return sorted(words, key=lambda word: -sizes[goals[word]])[:SUGGESTED]


def chosen(arguments: list[str]) -> tuple[int, list[int]]:
    """Return a slot and rotations from typed arguments; slot 0 or none if wrong."""
    slot = int(arguments[0]) if arguments and arguments[0] in ("1", "2", "3", "4") else 0
    turns = [turn for turn in range(4) if len(arguments) < 2 or arguments[1] in (f"r{turn}", str(turn))]
    return slot, turns


def must_take_card(view: View) -> bool:
    """Return whether the viewer has to take a card now."""
    return bool(view["phase"] == "card" and view["to_move"] == view["seat"])


def in_rows(blocks: list[tuple[list[str], int]]) -> list[str]:
    """Return blocks of text in rows of the board's width, separated by empty lines."""
    lines: list[str] = []
    left = list(blocks)
    while left:
        row = [left.pop(0)]
        while left and sum(wide + GAP for _, wide in [*row, left[0]]) - GAP <= WIDTH:
            row.append(left.pop(0))
        lines += [*side_by_side(row), ""]
    return lines


def side_by_side(blocks: list[tuple[list[str], int]]) -> list[str]:
    """Return blocks of text next to each other."""
    high = max(len(lines) for lines, _ in blocks)
    padded = [lines + [" " * wide] * (high - len(lines)) for lines, wide in blocks]
    return [(" " * GAP).join(row).rstrip() for row in zip(*padded, strict=True)]
