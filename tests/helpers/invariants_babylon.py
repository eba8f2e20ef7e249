"""Invariants of Babylon: pieces, supports and score sheets.

Everything is computed again from the state, in plain loops over cells.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.position import Position

CORNERS = ((0, 1), (1, 1), (1, 0), (0, 0))
PARTS = {"statue": "statues", "fountain": "fountains", "bridge": "bridges", "stairs": "stairs"}
Data = dict[str, Any]


def check(game: Game, position: Position) -> None:
    """Raise `AssertionError` if a position breaks an invariant."""
    state = game.state(position)
    box = game.box.data
    check_tiles(box, state)
    check_tokens(box, state)
    check_flow(box, state)
    pieces: Counter[str] = Counter()
    for seat, player in enumerate(state["players"]):
        check_player(state, seat)
        pieces += check_garden(player["garden"], state["options"])
        assert position.sheet(seat) == sheet_of(player["garden"], state["options"]), "the sheet does not fit the garden"
    check_supply(box, state, pieces)


def check_step(game: Game, before: Position, after: Position) -> None:
    """Check that only the mover's garden changes, and nothing is removed (R41)."""
    earlier, later = game.state(before), game.state(after)
    for seat, (was, now) in enumerate(zip(earlier["players"], later["players"], strict=True)):
        for part in ("tiles", "ornaments", "belvederes"):
            grown = len(now["garden"][part]) - len(was["garden"][part])
            assert now["garden"][part][: len(was["garden"][part])] == was["garden"][part]
            assert grown == 0 or (grown == 1 and seat == before.to_move)
    assert later["out"][: len(earlier["out"])] == earlier["out"], "a tile returned to the game (R52)"


# --- Pieces ------------------------------------------------------------------------------------------------


def check_tiles(box: Data, state: Data) -> None:
    """Check that every tile is in exactly one place."""
    places = Counter(tile for column in state["columns"].values() for tile in column)
    places.update(state["out"])
    if state["dug"] is not None and not state["dug_placed"]:
        places[state["dug"]] += 1
    for player in state["players"]:
        places.update([tile["id"] for tile in player["garden"]["tiles"]])
        places.update([player["slot"]] if player["slot"] else [])
    starts = {tile["flower"]: tile["id"] for tile in box["start_tiles"]}
    expected = [tile["id"] for tile in box["tiles"]] + [starts[player["flower"]] for player in state["players"]]
    assert places == Counter(expected), places - Counter(expected)
    materials = {tile["id"]: tile["material"] for tile in box["tiles"]}
    for column in state["columns"].values():
        assert [materials[tile] for tile in column] == ["basalt", "granite", "clay"][: len(column)]


def check_tokens(box: Data, state: Data) -> None:
    """Check that all tokens exist, one turned per round after the first."""
    tokens = state["tokens"]
    turned = tokens["used"] + ([tokens["in_force"]] if tokens["in_force"] else [])
    counts = Counter(tokens["pile"] + tokens["left_out"] + turned)
    assert counts == Counter({token["id"]: token["count"] for token in box["tokens"]})
    table = box["players"][str(len(state["players"]))]
    assert len(tokens["pile"]) + len(turned) == table["tokens"]
    assert state["round"] == len(turned) + 1


def check_flow(box: Data, state: Data) -> None:
    """Check that the quarry has one tile less for every turn so far (R54)."""
    seats = len(state["players"])
    table = box["players"][str(seats)]
    left = sum(map(len, state["columns"].values()))
    if state["phase"] == "remove":
        assert left == 48 - len(state["out"]) and len(state["out"]) < table["clay_removed"]
        return
    turns = seats * (state["round"] - 1) + (state["player"] - state["first"]) % seats
    turns += {"dig": 0, "build": 1, "over": 1}[state["phase"]]
    assert left == 48 - table["clay_removed"] - turns
    assert (state["dug"] is not None) == (state["phase"] == "build")


def check_player(state: Data, seat: int) -> None:
    """Check the limits of stored singles and doubles (2.5)."""
    player = state["players"][seat]
    in_turn = state["phase"] in ("dig", "build") and seat == state["player"]
    assert 0 <= player["singles"] <= (12 if in_turn else 6)
    assert player["doubles"] <= (in_turn and state["tokens"]["in_force"] == "double")
    if player["token_spent"]:
        assert in_turn and state["tokens"]["in_force"] in ("icon", "blank")
    turns = Counter(tile["turn"] for tile in player["garden"]["tiles"])
    assert not turns or (max(turns.values()) <= 2 and min(turns) >= 1 and max(turns) <= state["round"])


def check_supply(box: Data, state: Data, built: Counter[str]) -> None:
    """Check that a counted supply adds up with hands and gardens (6)."""
    if state["options"]["supply"] == "unlimited":
        assert state["stock"] is None
        return
    built["single"] += sum(player["singles"] for player in state["players"])
    built["double"] += sum(player["doubles"] for player in state["players"])
    assert {name: count + built[name] for name, count in state["stock"].items()} == box["supply"]


# --- Gardens -----------------------------------------------------------------------------------------------


def at(name: str) -> tuple[int, int]:
    """Return file and rank of a cell, from 0."""
    return "abcdefgh".index(name[0]), int(name[1]) - 1


def check_garden(garden: Data, options: Data) -> Counter[str]:
    """Place the tiles again one by one and check their supports; return the pieces used."""
    height: dict[tuple[int, int], int] = {}
    roofs = {(at(roof["cell"]), roof["floor"]) for roof in garden["belvederes"]}
    statues = {(at(one["cells"][0]), one["floors"][0]) for one in garden["ornaments"] if one["kind"] == "statue"}
    pieces = Counter(one["kind"] for one in garden["ornaments"])
    top = 0
    for tile in garden["tiles"]:
        x, y = at(tile["anchor"])
        cells = [(x + dx, y + dy) for dx, dy in CORNERS]
        assert all(0 <= part < 8 for cell in cells for part in cell), "off the board (T2)"
        assert tile["floor"] <= top + 1, "a floor is missing below (T10)"
        top = max(top, tile["floor"])
        holes = 0
        for cell in cells:
            depth = tile["floor"] - height.get(cell, 0)
            assert depth > 0, "pushed under a tile (T6)"
            if (cell, tile["floor"]) in roofs:
                holes += 1
                pieces["belvedere"] += 1
            elif depth == 1 and (cell, height.get(cell, 0)) in statues:
                pass
            else:
                assert depth in (1, 2), "a corner floats (T5)"
                pieces["single" if depth == 1 else "double"] += 1
            height[cell] = tile["floor"]
        assert holes <= 1, "two open corners (T4)"
    anchors = [tile["anchor"] for tile in garden["tiles"]]
    if options["same_footprint"] == "never":
        assert len(set(anchors)) == len(anchors), "two tiles with one footprint (T3)"
    assert pieces["belvedere"] == len(garden["belvederes"])
    for name, cell in garden["cells"].items():
        assert cell["h"] == height.get(at(name), 0)
    return pieces


def sheet_of(garden: Data, options: Data) -> dict[str, int]:
    """Return the score sheet of a garden, computed from its cells and lists (5)."""
    heights = {name: cell["h"] for name, cell in garden["cells"].items()}
    seen = [one for one in garden["ornaments"] if in_sight(one, heights)]
    kinds = Counter(one["kind"] for one in seen)
    flowers = dict.fromkeys(("white", "pink", "blue", "yellow"), 0)
    for tile in garden["tiles"]:
        x, y = at(tile["anchor"])
        names = ["abcdefgh"[x + dx] + str(y + dy + 1) for dx, dy in CORNERS]
        flowers[tile["flower"]] += any(heights[name] == tile["floor"] for name in names)
    roofs = [roof for roof in garden["belvederes"] if heights[roof["cell"]] == roof["floor"]]
    worth = {"statue": 1, "fountain": 3, "bridge": 3}
    sheet = dict.fromkeys(PARTS.values(), 0)
    for one in seen:
        sheet[PARTS[one["kind"]]] += (
            worth[one["kind"]] * one["floors"][0] if one["kind"] in worth else sum(one["floors"])
        )
    return {
        **sheet,
        "variety": 4 * min(kinds[kind] for kind in PARTS),
        "flowers": 4 * min(flowers.values()),
        "belvederes": len(garden["belvederes"]) if options["belvedere_score"] == "all" else len(roofs),
        "highest": 2 * max([0, *(tile["floor"] for tile in garden["tiles"])]),
    }


def in_sight(ornament: Data, heights: dict[str, int]) -> bool:
    """Return whether part of an ornament is visible; for a bridge its deck counts."""
    ends = zip(ornament["cells"], ornament["floors"], strict=True)
    if any(heights[cell] == floor for cell, floor in ends):
        return True
    return ornament["kind"] == "bridge" and bool(heights[ornament["gap"]] < ornament["floors"][0])
