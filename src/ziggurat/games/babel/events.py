"""The events of Babel, derived from two views of one seat: nothing hidden is revealed.

Each event is a code with parameters; the language files have the words.
"""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import Event, View
from ziggurat.games.babel.box import PEOPLES


def events_between(before: View, word: str, after: View) -> list[Event]:
    """Return the events of an action and of everything that followed automatically."""
    actor = before["to_move"]
    events = [action_event(before, word, after, actor)]
    if after["temple_deck_size"] < before["temple_deck_size"]:
        cards = after["reserve"][actor][len(before["reserve"][actor]) :]
        events.append(Event("babel-temples-drawn", {"seat": actor, "cards": "-".join(map(str, cards))}))
    if after["turn"] > before["turn"] and not after["over"]:  # a third repetition ends the game before the draw
        events += turn_events(before, after)
    if after["final"] and not before["final"]:
        events.append(Event("babel-final-phase", {}))
    if after["over"]:
        events.append(ending_event(after))
    return events


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
    """Return the events at the beginning of a turn: cards drawn, and a possible reshuffle."""
    seat = after["active"]
    events = []
    if before["discard"] and not after["discard"]:
        events.append(Event("babel-reshuffle", {}))
    count = after["hand_size"][seat] - before["hand_size"][seat]
    drawn: dict[str, str | int] = {"seat": seat, "count": count}
    if after["seat"] == seat:
        drawn["cards"] = drawn_cards(before, after)
        events.append(Event("babel-you-drew", drawn))
    else:
        events.append(Event("babel-drew", drawn))
    return events


def drawn_cards(before: View, after: View) -> str:
    """Return the letters of the cards that the viewer drew."""
    new, old = after["hand"], before["hand"]
    return "".join([people * (new.count(people) - old.count(people)) for people in PEOPLES])  # below 0: no letter


def ending_event(after: View) -> Event:
    """Return the event of the end of the game."""
    winners: list[Any] = after["winners"]
    params: dict[str, str | int] = {
        "ending": after["ending"],
        "first": after["scores"][0],
        "second": after["scores"][1],
    }
    if len(winners) == 1:
        return Event("babel-won", {"seat": winners[0], **params})
    return Event("babel-draw", params)
