"""Sentences of The Hanging Gardens: what an action would do, what happened, what groups earn."""

from __future__ import annotations

from ziggurat.core.game import Event, View
from ziggurat.games.hanging_gardens.preview import Group, placement
from ziggurat.terminal.messages import message_key, person, persons
from ziggurat.words import Words

Params = dict[str, str | int]


class HangingGardensSpeech:
    """Formats the messages of The Hanging Gardens in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, key: str, params: Params | None = None, /, **more: str | int) -> str:
        """Return a message of the game."""
        return self.words.say(f"hanging-gardens-{key}", params, **more)

    def tile(self, tile: str) -> str:
        """Return the name of a tile; its id if a box has other tiles."""
        key = message_key("hanging_gardens", "line", tile)
        return self.words.say(key) if self.words.has(key) else tile

    def buildings(self, kind: str, count: int) -> str:
        """Return a number of buildings: `3 terraces`."""
        return self.say("buildings", kind=kind, count=count)

    def group(self, group: Group) -> str:
        """Return what a group would earn."""
        params: Params = {
            "buildings": self.buildings(group["kind"], len(group["places"])),
            "temples": group["temples"],
        }
        if not group["ready"]:
            return self.say("group-idle", params)
        return self.say("group-ready", params, reward=self.reward(group))

    def reward(self, group: Group) -> str:
        """Return the reward of a group (rules 5.8)."""
        return self.say("reward", columns=group["columns"], blind="yes" if group["blind"] else "no")

    # --- What an action would do ---------------------------------------------------------------------------

    def action(self, word: str, view: View) -> str:
        """Return what an action would do."""
        name, _, what = word.partition(":")
        if name == "card":
            return self.card_action(word, view)
        if name == "burn":
            return self.say("do-burn", card=view["card_display"][int(what) - 1])
        if name == "keep":
            merged = set(view["turn"]["merged"]) & set(view["players"][view["seat"]]["temples"])
            return self.say("do-keep", at=what, returned=len(merged) - 1)
        if name == "temple":
            return self.temple_action(what, view)
        if name == "tile":
            tile = view["tile_display"][what]
            return self.say("do-tile", tile=self.tile(tile), points=view["tile_gains"][what]["points"])
        return self.say("do-pass")

    def card_action(self, word: str, view: View) -> str:
        """Return where a card would be placed and which group it would make."""
        after = placement(view, word)
        params: Params = {"card": after.card, "at": "{},{}".format(*after.corner), "turn": after.turn}
        if not after.groups:
            return self.say("do-card-bare", params)
        return self.say("do-card", params, group=self.group(after.best))

    def temple_action(self, what: str, view: View) -> str:
        """Return what a temple would earn, and where it comes from."""
        goal, _, origin = what.partition("<")
        group = next(group for group in view["turn"]["groups"] if goal in group["places"])
        params: Params = {
            "at": goal,
            "origin": origin or "supply",
            "buildings": self.buildings(group["kind"], len(group["places"])),
            "reward": self.reward(group),
        }
        return self.say("do-temple", params)

    # --- What happened -------------------------------------------------------------------------------------

    def event(self, event: Event, view: View, names: list[str]) -> str:
        """Return a sentence about what happened, for the seat of the view."""
        params: Params = dict(event.params)
        seat = params.get("seat")
        if isinstance(seat, int):
            params |= person(seat, view["seat"], names)
        if "tile" in params:
            params["tile"] = self.tile(str(params["tile"]))
        if "tiles" in params:
            params["tiles"] = ", ".join(map(self.tile, str(params["tiles"]).split(",")))
        if "seats" in params:
            params |= persons([int(one) for one in str(params["seats"]).split(",")], view["seat"], names)
        return self.words.say(event.code, params)
