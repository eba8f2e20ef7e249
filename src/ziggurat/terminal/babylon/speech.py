"""Babylon's sentences: tiles, tokens, what an action would do, what happened."""

from __future__ import annotations

from collections.abc import Mapping

from ziggurat.core.game import Event, View
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.preview import preview
from ziggurat.terminal.messages import person
from ziggurat.words import Words

Params = dict[str, str | int]


class BabylonSpeech:
    """Formats Babylon's messages in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def points(self, points: int) -> str:
        """Return a number of points in words."""
        return self.words.say("babylon-points", points=points)

    def flower(self, name: str) -> str:
        """Return the name of a flower; a box may have flowers without a message."""
        key = f"babylon-flower-{name}"
        return self.words.say(key) if self.words.has(key) else self.words.say("babylon-flower-other", name=name)

    def tile(self, tile: Mapping[str, str | int]) -> str:
        """Return a tile in words: material, face and flower."""
        flower = self.flower(str(tile["flower"]))
        return self.words.say(f"babylon-tile-{tile['material']}", face=tile["face"], flower=flower)

    def effect(self, token: str | None) -> str:
        """Return what the token in force does."""
        if token == "none":
            return self.words.say("babylon-effect-token-none")
        return self.words.say(f"babylon-effect-{token or 'none'}")

    # --- What happened -------------------------------------------------------------------------------------

    def event(self, event: Event, view: View, names: list[str]) -> str:
        """Return a sentence about what happened, for the seat of the view."""
        params: Params = dict(event.params)
        seat = params.get("seat")
        if isinstance(seat, int):
            params |= person(seat, view["seat"], names)
        if "tile" in params:
            params["tile"] = self.tile(params)
        if event.code == "babylon-token":
            params["effect"] = self.effect(str(params["token"]))
        if "points" in params:
            params["points"] = self.points(int(params["points"]))
        return self.words.say(event.code, params)

    # --- What an action would do ---------------------------------------------------------------------------

    def action(self, word: str, view: View, garden: Garden | None = None) -> str:
        """Return what an action of the viewing seat would do."""
        name, _, what = word.partition(":")
        if name in ("remove", "dig"):
            return self.quarry(name, what, view)
        if name == "end":
            return self.end(what, view)
        return self.build(name, what, word, view, garden)

    def quarry(self, name: str, column: str, view: View) -> str:
        """Return which tile would be removed or dug."""
        shown = view["columns"][column]
        tile = self.tile(view["tiles"][shown["top"]])
        return self.words.say(f"babylon-do-{name}", tile=tile, gain=shown["gain"] or 0)

    def end(self, what: str, view: View) -> str:
        """Return how the turn would end."""
        slot = view["players"][view["seat"]]["slot"]
        shown = "empty" if slot is None else self.tile(view["tiles"][slot])
        return self.words.say(f"babylon-do-end-{what}" if what else "babylon-do-end", slot=shown)

    def build(self, name: str, what: str, word: str, view: View, garden: Garden | None) -> str:
        """Return the cost and gain of a placement or an ornament."""
        seen = preview(view, word, garden)
        params: Params = {"floor": seen.floor, "points": self.points(seen.points)}
        if name == "place":
            params |= {"source": what.partition("@")[0], "singles": seen.singles, "doubles": seen.doubles}
            params["belvedere"] = seen.belvedere or "none"
        else:
            cells = what.replace("*", "").split("-")
            params |= {"cell": cells[0], "other": cells[-1]}
        return self.words.say(f"babylon-do-{name}", params)
