"""The events of Babylon, derived from two views of one seat: nothing hidden is revealed.

Each event is a code with parameters; the language files have the words.
"""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import Event, View

Params = dict[str, str | int]


def events_between(before: View, word: str, after: View) -> list[Event]:
    """Return the events of an action and of everything that followed automatically."""
    name, _, what = word.partition(":")
    if name in ("remove", "dig"):
        events = quarry_events(before, name, what, after)
    elif name == "place":
        events = place_events(before, what, after)
    elif name == "end":
        events = end_events(before, what, after)
    else:
        events = ornament_events(before, name, what, after)
    return events + (ending_events(after) if after["over"] else [])


def tile_params(view: View, tile: str) -> Params:
    """Describe a tile that can be taken or laid."""
    return {"tile": tile, **view["tiles"][tile]}


def change(before: View, after: View, seat: int, what: str) -> int:
    """Return the change of a player's pillars."""
    grown: int = after["players"][seat][what] - before["players"][seat][what]
    return grown


def quarry_events(before: View, name: str, column: str, after: View) -> list[Event]:
    """3, 4.2 A tile left the quarry, and the one below it became visible."""
    seat = before["to_move"]
    params: Params = {"seat": seat, "column": column, **tile_params(before, before["columns"][column]["top"])}
    if name == "dig":
        params["gain"] = change(before, after, seat, "singles")
    events = [Event(f"babylon-{name}", params)]
    top = after["columns"][column]["top"]
    if top is not None:
        events.append(Event("babylon-uncovered", {"column": column, **tile_params(after, top)}))
    if name == "remove" and after["phase"] != "remove":
        events.append(Event("babylon-first-round", {"seat": after["to_move"]}))
    return events


def place_events(before: View, what: str, after: View) -> list[Event]:
    """4.3 A tile was laid, possibly with a belvedere or on statues."""
    seat = before["to_move"]
    source, _, rest = what.partition("@")
    supports = rest.partition("/")[2]
    laid = after["players"][seat]["garden"]["tiles"][-1]
    params: Params = {
        "seat": seat,
        "source": source,
        **tile_params(before, laid["id"]),
        "cell": laid["anchor"],
        "floor": laid["floor"],
        "singles": -change(before, after, seat, "singles"),
        "doubles": -change(before, after, seat, "doubles"),
        "points": points(before, after, seat),
    }
    events = [Event("babylon-place", params)]
    if "s" in supports:
        events.append(Event("babylon-statues-carry", {"seat": seat, "count": supports.count("s")}))
    if "-" in supports:
        belvedere = after["players"][seat]["garden"]["belvederes"][-1]
        events.append(
            Event("babylon-belvedere", {"seat": seat, "cell": belvedere["cell"], "floor": belvedere["floor"]})
        )
    return events


def points(before: View, after: View, seat: int) -> int:
    """Return the change of a garden's score."""
    grown: int = after["scores"][seat] - before["scores"][seat]
    return grown


def ornament_events(before: View, name: str, what: str, after: View) -> list[Event]:
    """4.4 An ornament was built, possibly with the token."""
    seat = before["to_move"]
    built = after["players"][seat]["garden"]["ornaments"][-1]
    params: Params = {
        "seat": seat,
        "cell": built["cells"][0],
        "other": built["cells"][-1],
        "floor": built["floors"][0],
        "points": points(before, after, seat),
    }
    events = [Event(f"babylon-{name}", params)]
    if "*" in what:
        cell = next(end for end in what.split("-") if end.endswith("*")).rstrip("*")
        token = before["tokens"]["in_force"]
        events.append(Event("babylon-token-used", {"seat": seat, "cell": cell, "token": token}))
    return events


def end_events(before: View, what: str, after: View) -> list[Event]:
    """4.5, 4.6 The turn ended, possibly also the round."""
    seat = before["to_move"]
    params: Params = {"seat": seat, "stored": after["players"][seat]["singles"]}
    events = []
    if what:
        params |= tile_params(before, before["dug"])
    events.append(Event(f"babylon-end-{what}" if what else "babylon-end", params))
    slot = before["players"][seat]["slot"]
    if what == "keep" and slot is not None:
        events.append(Event("babylon-gave-up", {"seat": seat, **tile_params(before, slot)}))
    if (lost := -change(before, after, seat, "singles")) > 0:
        events.append(Event("babylon-returned", {"seat": seat, "count": lost}))
    return events + turn_events(before, after)


def turn_events(before: View, after: View) -> list[Event]:
    """4.1, 4.6 The next turn began, possibly with a new token."""
    events = []
    token: Any = after["tokens"]["in_force"]
    if after["round"] > before["round"]:
        events.append(Event("babylon-token", {"round": after["round"], "token": token}))
    seat = after["to_move"]
    if seat is not None:
        for kind in ("singles", "doubles"):
            if change(before, after, seat, kind) > 0:
                events.append(Event(f"babylon-got-{kind[:-1]}", {"seat": seat}))
    return events


def ending_events(after: View) -> list[Event]:
    """5 The game is over: winners and tie-break."""
    winners: list[int] = after["winners"]
    totals: list[int] = after["scores"]
    if len(winners) > 1:
        return [Event("babylon-shared", {"seat": seat, "points": totals[seat]}) for seat in winners]
    seat = winners[0]
    params: Params = {"seat": seat, "points": totals[seat], "bare": after["bare"][seat]}
    tied = totals.count(totals[seat]) > 1
    return [Event("babylon-won-tie-break" if tied else "babylon-won", params)]
