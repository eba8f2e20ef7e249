"""Babylon's board in a real browser, used by mouse, by touch or by keys."""

from __future__ import annotations

import re
from typing import Any

from helpers.page_player import Player

PLACE = re.compile(r"place:(dug|kept)@([a-h][1-8])r([0-3])/.{4}")
FOCUS = "() => ({ ...document.activeElement.dataset })"
ORNAMENT = re.compile(r"(?:statue|fountain|bridge|stairs):[^*]+")


class BabylonPlayer(Player):
    """Somebody who plays Babylon."""

    game = "babylon"
    board = ".quarry, .garden, .results"

    # --- Playing -------------------------------------------------------------------------------------------

    def plan(self) -> str:
        """Dig, lay the dug tile somewhere low, build what can be built, and end the turn."""
        words: list[str] = self.told["actions"]
        for wanted in ("dig:", "remove:"):
            if found := [word for word in words if word.startswith(wanted)]:
                return self.lots.choose(found)
        built = [word for word in words if ORNAMENT.fullmatch(word)]
        laid = [word for word in words if word.startswith("place:dug")]
        ends = [word for word in words if word.startswith("end")]
        return self.lots.choose(built or laid or ends)

    def make(self, word: str) -> None:
        """Make a step; one that reveals something or ends the turn then waits to be confirmed."""
        name = word.partition(":")[0]
        if name in ("dig", "remove"):
            self.answered_after(lambda: self.take(word.partition(":")[2]))
        elif name == "place":
            self.hold(word)
            self.confirm()
        elif word == "end":
            self.confirm()
        else:
            self.answered_after(lambda: self.end(word) if name == "end" else self.choose(word))

    def take(self, column: str) -> None:
        """Choose a column of the quarry."""
        if self.how != "keys":
            self.press(f"[data-column={column}]")
            return
        self.walk(self.tab_to("column"), column)
        self.key("Enter")

    def hold(self, word: str) -> None:
        """Hold a tile where an action says, carried as it says."""
        found = PLACE.fullmatch(word)
        assert found is not None
        source, anchor, turns = found.groups()
        if self.page.get_attribute(f"[data-tile={source}]", "aria-pressed") != "true":
            self.press(f"[data-tile={source}]")
        for _ in range(int(turns)):
            if self.how == "keys":
                self.key("r")
            else:
                self.press("button.turn")
        self.bring(anchor)
        self.page.locator(f".garden[data-anchor={anchor}]").wait_for()
        way = self.page.locator(f'.choice[data-word="{word}"]')
        if way.get_attribute("aria-pressed") != "true":
            self.choose(word)

    def bring(self, anchor: str) -> None:
        """Bring the tile in hand over the place whose lower left cell is given."""
        if self.how == "keys":
            at = self.tab_to("cell", back=True)
            self.walk(at, anchor)
            if at == anchor:
                self.key("Enter")
            return
        box = self.page.locator(f"[data-cell={anchor}]").bounding_box()
        assert box is not None
        self.press_at(box["x"] + box["width"], box["y"])

    def choose(self, word: str) -> None:
        """Choose a way to carry the tile, or an ornament."""
        if self.how == "keys":
            words: list[str] = self.page.eval_on_selector_all(
                ".choice[data-word]", "all => all.map((one) => one.dataset.word)"
            )
            if words.index(word) < 9:
                self.key(str(words.index(word) + 1))
                return
            while self.tab_to("word") != word:
                self.key("Tab")
            self.key("Enter")
        else:
            self.press(f'.choice[data-word="{word}"]')

    def end(self, word: str) -> None:
        """Choose what becomes of the dug tile."""
        if self.how == "keys":
            self.tab_to("end")
            while self.tab_to("end") != word.partition(":")[2]:
                self.key("Tab")
            self.key("Enter")
        else:
            self.press(f"[data-end={word.partition(':')[2]}]")

    # --- Keys ----------------------------------------------------------------------------------------------

    def tab_to(self, name: str, back: bool = False) -> str:
        """Tab until something that carries this name has the focus; return what it carries."""
        for _ in range(80):
            focus: dict[str, Any] = self.page.evaluate(FOCUS)
            if name in focus:
                return str(focus[name])
            self.key("Shift+Tab" if back else "Tab")
        raise AssertionError(f"the Tab key never reaches {name}")

    def walk(self, at: str, to: str) -> None:
        """Walk over a board with the arrow keys."""
        files, ranks = ord(to[0]) - ord(at[0]), int(to[1]) - int(at[1])
        self.key(*["ArrowRight" if files > 0 else "ArrowLeft"] * abs(files))
        self.key(*["ArrowUp" if ranks > 0 else "ArrowDown"] * abs(ranks))
