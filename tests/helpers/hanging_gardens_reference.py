"""A slow reference for The Hanging Gardens: the legal actions of a state.

Nothing of the engine is used here. A garden is a dict from (x, y) to a letter; every place is tried one by one.
"""

from __future__ import annotations

from typing import Any

Square = tuple[int, int]
Garden = dict[Square, str]
COLUMNS = {"1": 3, "2": 4, "3": 5}  # the smallest group that pays from a column


def at(text: str) -> Square:
    x, y = text.split(",")
    return int(x), int(y)


def name(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def garden_of(player: dict[str, Any]) -> Garden:
    return {at(place): shown for place, shown in player["garden"].items()}


def card_at(rows: list[str], turn: int, x: int, y: int) -> Garden:
    """5.1 The six squares of a card: the table of offsets, word for word."""
    squares = {}
    for w in range(3):
        for c in range(2):
            dx, dy = [(c, w), (2 - w, c), (1 - c, 2 - w), (w, 1 - c)][turn]
            squares[x + dx, y + dy] = rows[w][c]
    return squares


def group(garden: Garden, start: Square) -> set[Square]:
    """5.3 Flood fill."""
    found = {start}
    waiting = [start]
    while waiting:
        x, y = waiting.pop()
        for square in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if square not in found and garden.get(square) == garden[start]:
                found.add(square)
                waiting.append(square)
    return found


def all_groups(garden: Garden) -> list[set[Square]]:
    groups: list[set[Square]] = []
    for square, shown in garden.items():
        if shown != "." and not any(square in found for found in groups):
            groups.append(group(garden, square))
    return groups


def is_legal(garden: Garden, temples: set[Square], face: Garden, x: int, y: int, forbid: bool) -> bool:
    """5.1 The four conditions of a placement."""
    touching = False
    for (dx, dy), shown in face.items():
        square = (x + dx, y + dy)
        if square in temples or (shown != "." and square not in garden):
            return False
        touching = touching or square in garden
    if touching and forbid and len(temples) > 1:
        card = {(x + dx, y + dy): shown for (dx, dy), shown in face.items()}
        return all(len(found & temples) < 2 for found in all_groups({**garden, **card}))
    return touching


def placements(garden: Garden, temples: set[Square], rows: list[str], forbid: bool) -> list[tuple[int, int, int]]:
    """Every legal x, y, turn of a card; 9: only the smallest of equal turns."""
    found = []
    faces: list[Garden] = []
    columns = range(min(x for x, _ in garden) - 3, max(x for x, _ in garden) + 4)
    lines = range(min(y for _, y in garden) - 3, max(y for _, y in garden) + 4)
    for turn in range(4):
        face = card_at(rows, turn, 0, 0)
        if face not in faces:
            faces.append(face)
            found += [(x, y, turn) for x in columns for y in lines if is_legal(garden, temples, face, x, y, forbid)]
    return found


def legal_words(state: dict[str, Any], faces: dict[str, list[str]]) -> list[str]:
    """Return the legal actions of a state, sorted."""
    if state["phase"] == "over":
        return []
    player = state["players"][state["round"]["to_move"][0]]
    garden = garden_of(player)
    temples = {at(place) for place in player["temples"]}
    grown = [at(place) for place in state["turn"]["grown"]]
    if state["phase"] == "card":
        return sorted(card_words(state, garden, temples, faces))
    if state["phase"] == "keep":
        return sorted(keep_words(garden, temples, grown))
    if state["phase"] == "temple":
        return sorted(temple_words(garden, temples, grown, player["supply"]))
    return sorted(
        f"tile:{space}"
        for space, tile in state["tile_display"].items()
        if tile is not None and state["turn"]["size"] >= COLUMNS[space[0]]
    )


def card_words(state: dict[str, Any], garden: Garden, temples: set[Square], faces: dict[str, list[str]]) -> list[str]:
    forbid = state["options"]["merge"] == "forbid"
    found, homeless = [], []
    for slot, card in enumerate(state["card_display"], 1):
        if card is not None:
            places = placements(garden, temples, faces[str(card)], forbid)
            found += [f"card:{slot}@{x},{y}r{turn}" for x, y, turn in places]
            homeless += [] if places else [f"burn:{slot}"]
    return found if found and state["options"]["burn"] == "stuck" else found + homeless


def keep_words(garden: Garden, temples: set[Square], grown: list[Square]) -> list[str]:
    merged = [found for found in all_groups(garden) if len(found & temples) > 1]
    first = min(merged, key=lambda found: min((y, x) for x, y in found))
    assert first & set(grown)
    return [f"keep:{name(square)}" for square in first & temples]


def temple_words(garden: Garden, temples: set[Square], grown: list[Square], supply: int) -> list[str]:
    goals: set[Square] = set()
    for square in grown:
        found = group(garden, square)
        if len(found) >= 3 and not found & temples:
            goals |= found
    if supply:
        return [f"temple:{name(goal)}" for goal in goals] + ["pass"]
    sizes = {temple: len(group(garden, temple)) for temple in temples}
    origins = [temple for temple, size in sizes.items() if size == min(sizes.values())]
    return [f"temple:{name(goal)}<{name(origin)}" for goal in goals for origin in origins] + ["pass"]
