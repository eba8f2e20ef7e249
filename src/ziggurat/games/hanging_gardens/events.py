"""The events of The Hanging Gardens, derived from two views, so they reveal nothing hidden.

Each event is a code with parameters; the language files have the words.
"""

from __future__ import annotations

from collections import Counter

from ziggurat.core.game import Event, View
from ziggurat.games.hanging_gardens.fields import Square
from ziggurat.games.hanging_gardens.garden import group_at
from ziggurat.games.hanging_gardens.scoring import total_of

PREFIX = "hanging-gardens"


def events_between(before: View, word: str, after: View) -> list[Event]:
    """Return the events of an action and of everything that followed automatically."""
    actor = before["to_move"]
    events = [action_event(before, word, actor), *tile_events(before, word, after, actor)]
    if after["players"][actor]["five_point_awards"] > before["players"][actor]["five_point_awards"]:
        events.append(Event(f"{PREFIX}-award", {"seat": actor, "points": after["values"]["award"]}))
    if "last" in after["round"] and "last" not in before["round"]:
        events.append(Event(f"{PREFIX}-tiles-out", {"last": after["round"]["last"]}))
    if after["round"]["number"] > before["round"]["number"]:
        events.append(
            Event(f"{PREFIX}-round", {"number": after["round"]["number"], "seat": after["round"]["start_seat"]})
        )
    if after["over"]:
        events += [*revealed_events(before, after), ending_event(after)]
    return events


def action_event(before: View, word: str, actor: int) -> Event:
    """Return the event of the action itself."""
    name, _, what = word.partition(":")
    params: dict[str, str | int] = {"seat": actor}
    if name == "card":
        slot, _, place = what.partition("@")
        square, _, turn = place.partition("r")
        params |= {**card_params(before, int(slot)), "slot": int(slot), "at": square, "turn": int(turn)}
    elif name == "burn":
        params |= {**card_params(before, int(what)), "slot": int(what)}
    elif name == "keep":
        params |= {"at": what, "returned": len(merged_temples(before, actor)) - 1}
    elif name == "temple" and "<" in what:
        name = "temple-moved"
        params |= dict(zip(("at", "from"), what.split("<"), strict=True))
        params |= group_params(before, actor, str(params["at"]))
    elif name == "temple":
        params |= {"at": what, **group_params(before, actor, what)}
    elif name == "tile":
        params |= {"tile": before["tile_display"][what], "space": what}
    return Event(f"{PREFIX}-{name}", params)


def card_params(view: View, slot: int) -> dict[str, str | int]:
    """Return number and face of a card in the display."""
    card = view["card_display"][slot - 1]
    return {"card": card, "face": "/".join(view["faces"][str(card)])}


def group_params(view: View, seat: int, place: str) -> dict[str, str | int]:
    """Return building and size of the group of a temple."""
    shown = view["players"][seat]["garden"]
    garden = {square_of(one): ord(kind) for one, kind in shown.items()}
    return {"kind": shown[place], "size": len(group_at(garden, square_of(place)))}


def square_of(place: str) -> Square:
    """Read a square."""
    x, y = place.split(",")
    return int(x), int(y)


def merged_temples(view: View, seat: int) -> set[str]:
    """Return the temples of the merged group that waits for a decision."""
    return set(view["turn"]["merged"]) & set(view["players"][seat]["temples"])


def tile_events(before: View, word: str, after: View, actor: int) -> list[Event]:
    """Return the random events: a blind tile, a refilled space."""
    events = []
    was, now = before["players"][actor], after["players"][actor]
    if now["blind_count"] > was["blind_count"]:
        if now["blind_tiles"] is None or was["blind_tiles"] is None:
            events.append(Event(f"{PREFIX}-blind", {"seat": actor}))
        else:
            (tile,) = Counter(now["blind_tiles"]) - Counter(was["blind_tiles"])
            events.append(Event(f"{PREFIX}-blind-seen", {"seat": actor, "tile": tile}))
    if word.startswith("tile:"):
        space = word.removeprefix("tile:")
        if after["tile_display"][space] is not None:
            events.append(Event(f"{PREFIX}-refill", {"space": space, "tile": after["tile_display"][space]}))
    return events


def revealed_events(before: View, after: View) -> list[Event]:
    """Return, for each player whose tiles were hidden from the viewer, which they are and what they add."""
    events = []
    for seat, (was, now) in enumerate(zip(before["players"], after["players"], strict=True)):
        kinds = {kind: now[kind] for kind in ("open_tiles", "blind_tiles")}
        hidden = [tile for kind, tiles in kinds.items() if was[kind] is None for tile in tiles]
        if hidden:
            held = Counter(tile for tiles in kinds.values() for tile in tiles)
            points = total_of(after["values"], held) - total_of(after["values"], held - Counter(hidden))
            events.append(Event(f"{PREFIX}-revealed", {"seat": seat, "tiles": ",".join(hidden), "points": points}))
    return events


def ending_event(after: View) -> Event:
    """Return the event of the end of the game."""
    winners: list[int] = after["winners"]
    points = max(after["scores"])
    if len(winners) == 1:
        return Event(f"{PREFIX}-won", {"seat": winners[0], "points": points})
    return Event(f"{PREFIX}-shared", {"seats": ",".join(map(str, winners)), "count": len(winners), "points": points})
