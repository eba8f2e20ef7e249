"""Babylon's board: the viewer's garden, the quarry, and small drawings of the other gardens.

    2S*  height, icon, use    ~ under a bridge    ' new tile

A turn has up to a thousand placements. The menu shows the best few; `places` lists all, cell by cell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ziggurat.core.game import Event, Game, View
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.preview import garden_in, preview
from ziggurat.terminal.babylon.drawing import (
    anchors_map,
    floor_map,
    garden_map,
    garden_sketch,
    is_cell,
    quarry_rows,
    side_by_side,
)
from ziggurat.terminal.babylon.speech import BabylonSpeech
from ziggurat.terminal.board import Board, Command
from ziggurat.words import Words

WIDTH, LEFT, SKETCH = 79, 50, 27
SUGGESTED = 4  # placements of each tile in the menu
SOURCES = ("dug", "kept")


class BabylonBoard(Board):
    """Draws Babylon."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.speech = BabylonSpeech(words)

    # --- Sentences -----------------------------------------------------------------------------------------

    def action(self, word: str, view: View) -> str:
        """Return what an action would do."""
        return self.speech.action(word, view)

    def event(self, event: Event, view: View, names: list[str]) -> str:
        """Return a sentence about what happened."""
        return self.speech.event(event, view, names)

    def status(self, view: View, names: list[str]) -> str:
        """Return a sentence: whose turn it is and what to do now."""
        phase = view["phase"]
        if view["over"]:
            return self.words.say("babylon-status-over")
        if view["to_move"] != view["seat"]:
            return self.words.say("babylon-status-waiting", name=names[view["to_move"]], phase=phase)
        if phase == "remove":
            return self.words.say("babylon-status-remove", count=view["to_remove"])
        if phase == "dig":
            return self.words.say("babylon-status-dig")
        return self.words.say("babylon-status-build", placed="yes" if view["dug_placed"] else "no")

    # --- The menu ------------------------------------------------------------------------------------------

    def menu(self, view: View) -> list[str]:
        """Return the legal actions; of the placements only the best few of each tile."""
        actions: list[str] = view["actions"]
        places = [word for word in actions if word.startswith("place:")]
        if not places:
            return sorted(actions, key=self.rank)
        garden = garden_in(view, view["seat"])
        chosen = [word for source in SOURCES for word in self.best(view, garden, source)]
        return sorted([*chosen, *(word for word in actions if word not in set(places))], key=self.rank)

    def rank(self, word: str) -> tuple[int, str]:
        """Return a sort key: ornaments first, then placements, then the end of the turn."""
        name = word.partition(":")[0]
        return {"place": 1, "end": 2}.get(name, 0), ("" if name == "place" else word)

    def best(self, view: View, garden: Garden, source: str) -> list[str]:
        """Return the placements of a tile with the most points at once, one per anchor."""
        words = [word for word in view["actions"] if word.startswith(f"place:{source}@")]
        previews = {word: preview(view, word, garden) for word in words}
        words.sort(key=lambda word: (-previews[word].points, previews[word].singles, word))
        anchors: dict[str, str] = {}
        for word in words:
            anchors.setdefault(word.partition("@")[2][:2], word)
        return list(anchors.values())[:SUGGESTED]

    # --- The board -----------------------------------------------------------------------------------------

    def draw(self, view: View, names: list[str]) -> str:
        """Return the table as text."""
        seat = view["seat"] if view["seat"] is not None else view["player"]
        lines = [self.title(view), *self.upper(view, names, seat), *self.others(view, names, seat)]
        if view["stock"] is not None:
            lines += self.folded(self.words.say("babylon-stock", view["stock"]), dim=False)
        return "\n".join([*lines, *self.folded(self.words.say("babylon-legend"))])

    def title(self, view: View) -> str:
        """Return the lines above the board: the round, and the effect of its token."""
        text = f"── {self.words.say('babylon-setting-up')} "
        if view["phase"] != "remove":
            text = f"── {self.words.say('babylon-round-number', round=view['round'], rounds=view['rounds'])} "
            text += f"── {self.words.say('babylon-tokens-left', count=view['tokens']['pile'])} "
        effect = self.words.say("babylon-effect", effect=self.speech.effect(view["tokens"]["in_force"]))
        return "\n".join([self.paint(f"{text:─<{WIDTH}}", "bold"), *self.folded(effect, dim=False)])

    def folded(self, text: str, dim: bool = True) -> list[str]:
        """Return a text wrapped to the width of the board."""
        lines = [""]
        for word in text.split(" "):
            if len(lines[-1]) + len(word) + 1 > WIDTH:
                lines.append("")
            lines[-1] += (" " if lines[-1] else "") + word
        return [self.paint(line, "dim") if dim else line for line in lines]

    def upper(self, view: View, names: list[str], seat: int) -> list[str]:
        """Return the viewer's garden next to the quarry, and below it what the player holds."""
        own = seat == view["seat"]
        head = self.words.say("babylon-garden-own" if own else "babylon-garden", name=names[seat])
        letters = self.letters(view)
        flowers = [f"  {letter} {self.speech.flower(flower)}" for flower, letter in letters.items()]
        right = [self.words.say("babylon-quarry"), *quarry_rows(view, letters), *flowers]
        left = [head, *garden_map(view, seat)]
        return [*side_by_side(left, right, LEFT), *self.holding(view, seat)]

    def letters(self, view: View) -> dict[str, str]:
        """Return a letter for each flower: the first letter of its name that is free."""
        taken: dict[str, str] = {}
        for tile in view["tiles"].values():
            flower = tile["flower"]
            free = [sign for sign in flower + "0123" if sign not in taken.values()]
            taken.setdefault(flower, free[0])
        return taken

    def holding(self, view: View, seat: int) -> list[str]:
        """Return the hand, the slot and the dug tile of a player."""
        player = view["players"][seat]
        mine = seat == view["player"] and view["phase"] in ("dig", "build")
        kind = ("hand-double" if player["doubles"] else "hand") if mine else "stored"
        lines = [
            f"{self.words.say('babylon-flower', flower=self.speech.flower(player['flower']))}   "
            + self.words.say(f"babylon-{kind}", singles=player["singles"]),
            self.slot(view, seat),
        ]
        if view["dug"] is not None and not view["dug_placed"]:
            lines.append(self.words.say("babylon-dug", tile=self.speech.tile(view["tiles"][view["dug"]])))
        return lines

    def slot(self, view: View, seat: int) -> str:
        """Return a sentence about a player's slot."""
        slot = view["players"][seat]["slot"]
        if slot is None:
            return self.words.say("babylon-slot-empty")
        return self.words.say("babylon-slot", tile=self.speech.tile(view["tiles"][slot]))

    def others(self, view: View, names: list[str], seat: int) -> list[str]:
        """Return the other gardens, small and side by side, with what their players hold."""
        seats = [other for other in range(view["seats"]) if other != seat]
        lines: list[str] = []
        for other in seats:
            player = view["players"][other]
            slot = view["tiles"][player["slot"]]["face"] if player["slot"] else "-"
            lines += self.folded(
                self.words.say(
                    "babylon-summary",
                    name=f"{other + 1} {names[other]}",
                    points=view["scores"][other],
                    singles=player["singles"],
                    slot=slot,
                ),
                dim=False,
            )
        sketches: list[str] = []
        for other in reversed(seats):
            head = f"{other + 1} {names[other]}"[: SKETCH - 2]
            sketches = side_by_side([head, *garden_sketch(view, other)], sketches, SKETCH)
        return [*lines, *sketches]

    # --- Commands ------------------------------------------------------------------------------------------

    def commands(self) -> Mapping[str, Command]:
        """Return the commands of Babylon."""
        return {"places": self.places, "preview": self.preview, "floor": self.floor, "garden": self.garden}

    def places(self, view: View, args: list[str]) -> str:
        """Return where tiles can be placed, as maps or as placements at given cells."""
        for word in args:
            if word not in SOURCES and not is_cell(word):
                return self.words.say("babylon-places-wrong", word=word)
        sources = [word for word in args if word in SOURCES] or list(SOURCES)
        cells = [word for word in args if is_cell(word)]
        words = {source: [w for w in view["actions"] if w.startswith(f"place:{source}@")] for source in sources}
        if not any(words.values()):
            return self.words.say("babylon-places-none")
        shown = [self.places_of(view, source, words[source], cells) for source in sources if words[source]]
        hint = [] if cells else [self.words.say("babylon-places-hint")]
        return "\n".join([*shown, *hint])

    def places_of(self, view: View, source: str, words: list[str], cells: list[str]) -> str:
        """Return the placements of one tile."""
        if not cells:
            counts = Counter(word.partition("@")[2][:2] for word in words)
            head = self.words.say("babylon-places-map", source=source, count=len(words))
            return "\n".join([head, *anchors_map(counts)])
        garden = garden_in(view, view["player"])
        lines = []
        for cell in cells:
            here = [word for word in words if word.partition("@")[2].startswith(cell)]
            lines.append(self.words.say("babylon-places-at", source=source, cell=cell))
            lines += [f"  {word}  {self.speech.action(word, view, garden)}" for word in here]
            lines += [] if here else [f"  {self.words.say('babylon-places-none')}"]
        return "\n".join(lines)

    def preview(self, view: View, args: list[str]) -> str:
        """Return the cost of an action, and the lines of the sheet it would change."""
        building = [word for word in view["actions"] if not word.startswith(("dig", "remove", "end"))]
        if len(args) != 1 or args[0] not in building:
            example = building[0] if building else "place:dug@c4r0/1111"
            return self.words.say("babylon-preview-which", example=example)
        seen = preview(view, args[0])
        lines = [self.speech.action(args[0], view)]
        for name, points in seen.lines.items():
            gain = self.speech.points(points)
            lines.append("  " + self.words.say("babylon-preview-line", line=self.line(name), points=gain))
        key = "babylon-preview-total" if seen.lines else "babylon-preview-nothing"
        return "\n".join([*lines, self.words.say(key, points=self.speech.points(seen.points))])

    def floor(self, view: View, args: list[str]) -> str:
        """Draw one floor of the viewer's garden."""
        seat = view["seat"] if view["seat"] is not None else view["player"]
        tiles = view["players"][seat]["garden"]["tiles"]
        top = max([0, *(tile["floor"] for tile in tiles)])
        number = args[0] if args else str(top)
        if not number.isascii() or not number.isdigit() or not 1 <= int(number[:9]) <= top:
            return self.words.say("babylon-floor-none", floor=number, top=top)
        head = self.words.say("babylon-floor", floor=int(number))
        return "\n".join([head, *floor_map(view, seat, int(number))])

    def garden(self, view: View, args: list[str]) -> str:
        """Draw a player's garden in full."""
        wanted = args[0] if args else ""
        if not wanted.isascii() or not wanted.isdigit() or not 1 <= int(wanted[:9]) <= view["seats"]:
            return self.words.say("babylon-garden-which", last=view["seats"])
        seat = int(wanted) - 1
        return "\n".join(
            [self.words.say("babylon-garden-number", number=seat + 1), *garden_map(view, seat), self.slot(view, seat)]
        )
