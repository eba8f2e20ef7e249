"""Babylon's board in a real browser, used by mouse, by touch or by keys."""

from __future__ import annotations

import re

from helpers.page_player import Player

PLACE = re.compile(r"place:(dug|kept)@([a-h][1-8])r([0-3])/.{4}")
ORNAMENT = re.compile(r"(?:statue|fountain|bridge|stairs):[^*]+")


class BabylonPlayer(Player):
    """Operates the board of Babylon."""

    game = "babylon"
    board = ".quarry, .garden, .results"

    # --- Playing -------------------------------------------------------------------------------------------

    def plan(self) -> str:
        """Return an action: dig, build ornaments, place the dug tile, or end the turn."""
        words: list[str] = self.game_view["actions"]
        for wanted in ("dig:", "remove:"):
            if found := [word for word in words if word.startswith(wanted)]:
                return self.rng.choose(found)
        built = [word for word in words if ORNAMENT.fullmatch(word)]
        laid = [word for word in words if word.startswith("place:dug")]
        ends = [word for word in words if word.startswith("end")]
        return self.rng.choose(built or laid or ends)

    def make(self, word: str) -> None:
        """Make a step; one that keeps or discards the dug tile stays staged until it is confirmed."""
        name = word.partition(":")[0]
        if name in ("dig", "remove"):
            self.choose_column(word.partition(":")[2])
            self.confirm()
        elif name == "place":
            self.preview_tile(word)
            self.confirm()
        elif word == "end":
            self.confirm()
        else:
            self.send_and_wait(lambda: self.end(word) if name == "end" else self.choose(word))

    def choose_column(self, column: str) -> None:
        """Choose a column of the quarry; the dig is then prepared."""
        if self.how != "keys":
            self.press(f"[data-column={column}]")
            return
        self.move_focus(self.tab_to("column"), column)
        self.key("Enter")

    def preview_tile(self, word: str) -> None:
        """Show the preview of a placement: its tile, anchor, rotation and supports."""
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
        self.move_tile(anchor)
        self.page.locator(f".garden[data-anchor={anchor}]").wait_for()
        # always chosen: while nothing is, other supports may become the default when the gains are known
        self.page.locator(f'.choice[data-word="{word}"]').wait_for()
        self.choose(word)
        self.page.locator(f'.choice[data-word="{word}"][aria-pressed=true]').wait_for()

    def move_tile(self, anchor: str) -> None:
        """Move the selected tile to an anchor, its lower left cell."""
        if self.how == "keys":
            at = self.tab_to("cell", back=True)
            self.move_focus(at, anchor)
            if at == anchor:
                self.key("Enter")
            return
        box = self.page.locator(f"[data-cell={anchor}]").bounding_box()
        assert box is not None
        self.press_at(box["x"] + box["width"], box["y"])

    def press_garden(self) -> None:
        """Press a cell of the garden; on the phone the garden is shown first."""
        if self.how == "keys":
            self.tab_to("cell")
            self.key("Enter")
            return
        if self.how == "touch":
            self.press(self.page.locator(".switch button").first)
        self.press("[data-cell=d4]")

    def choose(self, word: str) -> None:
        """Choose the supports of a tile, or an ornament."""
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
        """End the turn and keep or toss the dug tile."""
        if self.how == "keys":
            self.tab_to("end")
            while self.tab_to("end") != word.partition(":")[2]:
                self.key("Tab")
            self.key("Enter")
        else:
            self.press(f"[data-end={word.partition(':')[2]}]")

    # --- Keys ----------------------------------------------------------------------------------------------

    def move_focus(self, at: str, to: str) -> None:
        """Move the focus over a board with the arrow keys."""
        files, ranks = ord(to[0]) - ord(at[0]), int(to[1]) - int(at[1])
        self.key(*["ArrowRight" if files > 0 else "ArrowLeft"] * abs(files))
        self.key(*["ArrowUp" if ranks > 0 else "ArrowDown"] * abs(ranks))
