"""What happened in Babel, told from two views of one seat: nothing can be told that the seat did not see.

Each event is a code with parameters; the language files put it into words.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ziggurat.core.game import Event, View
from ziggurat.games.babel.box import PEOPLES


def events_between(before: View, word: str, after: View) -> list[Event]:
    """Return the action and everything that followed from it by itself."""
    actor = before["to_move"]
    told = [action_event(before, word, after, actor)]
    if after["temple_deck_size"] < before["temple_deck_size"]:
        cards = after["reserve"][actor][len(before["reserve"][actor]) :]
        told.append(Event("babel-temples-drawn", {"seat": actor, "cards": "-".join(map(str, cards))}))
    if after["turn"] > before["turn"] and not after["over"]:  # a third repetition ends the game before the draw
        told += turn_events(before, after)
    if after["final"] and not before["final"]:
        told.append(Event("babel-final-phase", {}))
    if after["over"]:
        told.append(ending_event(after))
    return told


def action_event(before: View, word: str, after: View, actor: int) -> Event:
    """Return the event of the action itself, with what it did."""
    site = before["pawn"][before["active"]]
    params: dict[str, str | int] = {"seat": actor, "site": site}
    name, _, what = word.partition(":")
    name = name.partition("@")[0]
    if name in ("go", "lay", "drop"):
        params["card"] = what
    elif name in ("build", "leap"):
        params |= {"level": after["temple"][actor][site][-1], "from": what}
    elif name == "move":
        params |= {"origin": what[0], "goal": what[2]}
    elif name in ("raze", "steal"):
        params["level"] = before["temple"][1 - actor][site][-1]
    elif name in ("drive", "turn"):
        column = before["column"][1 - actor][site]
        params |= {
            "card": what or column[-1],
            "cards": len(column) - len(after["column"][1 - actor][site]),
        }
    elif name == "halve":
        params["cards"] = after["owed"]
    return Event(f"babel-{name}", params)


def turn_events(before: View, after: View) -> list[Event]:
    """Return what happened when the next turn began: a reshuffle perhaps, and cards drawn."""
    seat = after["active"]
    told = []
    if before["discard"] and not after["discard"]:
        told.append(Event("babel-reshuffle", {}))
    count = after["hand_size"][seat] - before["hand_size"][seat]
    drawn: dict[str, str | int] = {"seat": seat, "count": count}
    if after["seat"] == seat:
        drawn["cards"] = drawn_cards(before, after)
        told.append(Event("babel-you-drew", drawn))
    else:
        told.append(Event("babel-drew", drawn))
    return told


def drawn_cards(before: View, after: View) -> str:
    """Return the letters of the cards that came into the own hand."""
    new: Counter[str] = Counter(after["hand"]) - Counter(before["hand"])
    return "".join(people * new[people] for people in PEOPLES)


def ending_event(after: View) -> Event:
    """Return how the game ended."""
    winners: list[Any] = after["winners"]
    params: dict[str, str | int] = {
        "ending": after["ending"],
        "first": after["scores"][0],
        "second": after["scores"][1],
    }
    if len(winners) == 1:
        return Event("babel-won", {"seat": winners[0], **params})
    return Event("babel-draw", params)
