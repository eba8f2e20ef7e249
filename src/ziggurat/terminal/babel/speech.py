"""Babel's sentences: what an action would do, what happened, why an action is refused.

Parameters are letters and numbers. Letters are replaced by names of peoples, sites and cards before a message is
formatted, because each language declines them differently: `babel-site-m` is the form used with "site".
"""

from __future__ import annotations

from collections.abc import Mapping

from ziggurat.core.game import Event, View
from ziggurat.games.babel.box import PEOPLES
from ziggurat.games.babel.preview import view_after
from ziggurat.terminal.messages import person
from ziggurat.words import Words

Params = dict[str, str | int]
FORMS = {
    "site": "site",
    "origin": "site",
    "goal": "site",
    "card": "card",
    "paid": "card",
    "people": "people",
}


class BabelSpeech:
    """Formats Babel's messages in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def people(self, letter: str) -> str:
        """Return the name of a people: `Medes`."""
        return self.words.say(f"babel-people-{letter.lower()}")

    def counted(self, letter: str, count: int) -> str:
        """Return a number of cards of a people: `3 Medes`."""
        return self.words.say(f"babel-cards-{letter.lower()}", count=count)

    def with_names(self, params: Mapping[str, str | int]) -> Params:
        """Return the parameters with letters replaced by names."""
        return {name: self.form(name, value) for name, value in params.items()}

    def form(self, name: str, value: str | int) -> str | int:
        """Return the name for a parameter that is a people's letter, otherwise its value."""
        if name in FORMS and isinstance(value, str) and len(value) == 1 and value in PEOPLES:
            return self.words.say(f"babel-{FORMS[name]}-{value.lower()}")
        return value

    def say(self, key: str, params: Mapping[str, str | int]) -> str:
        """Return a message with letters replaced by names."""
        return self.words.say(key, self.with_names(params))

    # --- What happened -------------------------------------------------------------------------------------

    def event(self, event: Event, view: View, names: list[str]) -> str:
        """Return a sentence about what happened, for the seat of the view."""
        params: Params = dict(event.params)
        seat = params.get("seat")
        if isinstance(seat, int):
            params |= person(seat, view["seat"], names)
            params["rival"] = "you" if 1 - seat == view["seat"] else "other"
        if event.code == "babel-go":
            params["goal"] = params["card"]
        elif event.code in ("babel-drive", "babel-turn"):
            params["counted"] = self.counted(str(params["card"]), int(params["cards"]))
        elif event.code == "babel-temples-drawn":
            params |= temple_cards(str(params["cards"]))
        elif event.code == "babel-won" and seat == 1:
            params |= {"first": params["second"], "second": params["first"]}  # the winner's points come first
        elif event.code == "babel-you-drew":
            params["cards"] = self.listed(str(params["cards"]))
        return self.say(event.code, params)

    def listed(self, letters: str) -> str:
        """Return a list of cards: `2 Assyrians and one Mede`."""
        *rest, last = [self.counted(letter, letters.count(letter)) for letter in PEOPLES if letter in letters] or [""]
        return self.words.say("babel-list", rest=", ".join(rest), last=last) if rest else last

    # --- What an action would do ---------------------------------------------------------------------------

    def action(self, word: str, view: View) -> str:
        """Return what an action of the viewing seat would do."""
        name, place, what = parts(word)
        params: Params = {"site": view["pawn"][view["active"]]}
        if name in ("go", "lay", "drop"):
            params |= {"card": what, "goal": what}
        if name == "end":
            params["over"] = "yes" if view["last_draw"] else "no"
        elif name not in ("go", "drop"):
            params |= self.effect(name, what, view, view_after(view, word))
        if place:
            params |= {"place": place, "paid": view["column"][view["seat"]][params["site"]][place - 1]}
        return self.say(f"babel-do-{name}", params)

    def effect(self, name: str, what: str, view: View, after: View) -> Params:
        """Return the parameters for the effect of an action, from the views around it."""
        me = view["seat"]
        site = view["pawn"][me]
        temple, column = view["temple"][1 - me][site], view["column"][1 - me][site]
        if name == "lay":
            return {"run": last_run(after, me, site)}
        if name == "move":
            origin, _, goal = what.partition(">")
            moved = after["column"][me][goal].removeprefix(view["column"][me][goal])
            return {"origin": origin, "goal": goal, "cards": moved}
        if name in ("build", "leap"):
            return {"from": what, "level": after["temple"][me][site][-1]}
        if name in ("raze", "steal"):
            return {"level": temple[-1], "cards": "-".join(map(str, temple))}
        if name == "halve":
            return {"cards": after["owed"], "hand": view["hand_size"][1 - me]}
        lost = len(column) - len(after["column"][1 - me][site])
        return {"counted": self.counted(what or column[-1], lost)}


def parts(word: str) -> tuple[str, int, str]:
    """Return the parts of a word: name, place of its run (0: none), rest."""
    head, _, what = word.partition(":")
    name, _, place = head.partition("@")
    return name, int(place or 0), what


def last_run(view: View, seat: int, site: str) -> int:
    """Return the length of the run at the end of a column, or 0."""
    place, length = view["runs"][seat].get(site, [[1, 0]])[-1]
    return length if place + length - 1 == len(view["column"][seat][site]) else 0


def temple_cards(cards: str) -> Params:
    """Return the temple cards drawn at the end of a turn (rules 4.3)."""
    levels = cards.split("-")
    return {"count": len(levels), "high": levels[0], "low": levels[-1]}
