"""Babylon for tests: gardens from scripts, positions by hand, and drawings of both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from helpers.chi_square import chi_square, too_much
from ziggurat import game
from ziggurat.core.errors import IllegalAction
from ziggurat.core.game import State
from ziggurat.games.babylon.actions import word_of
from ziggurat.games.babylon.box import BOX, components_of, pack_face
from ziggurat.games.babylon.cells import cells_of
from ziggurat.games.babylon.fields import COLUMN_NAMES, LINES, TOKENS, UNLIMITED
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.position import BabylonPosition
from ziggurat.games.babylon.script import garden_of, turns_of

GAME = game("babylon")
COMPONENTS = components_of(BOX)
MATERIALS = ("basalt", "granite", "clay")
SIGNS = {"statue": "*", "fountain": "o", "bridge": "=", "stairs": "/", "belvedere": "^", "free": ""}
FLOWERS = ("white", "pink", "blue", "yellow")


# --- Gardens -----------------------------------------------------------------------------------------------


def placements(garden: Garden, face: str, singles: int = UNLIMITED, doubles: int = 0) -> list[str]:
    """Return the legal placements of a tile as `c4r2/11-2`."""
    return [word_of(code).partition("@")[2] for code in garden.places(pack_face(face), singles, doubles)]


def corners(word: str) -> dict[str, str]:
    """Return the support of each cell of a placement `c4r2/11-2`: NW NE SE SW."""
    file, rank = ord(word[0]), int(word[1])
    cells = [(file, rank + 1), (file + 1, rank + 1), (file + 1, rank), (file, rank)]
    return {f"{chr(x)}{y}": how for (x, y), how in zip(cells, word[5:], strict=True)}


def ornaments(garden: Garden, token: str = "none") -> set[str]:
    """Return the words of the legal ornaments."""
    return {word_of(code) for code in garden.legal_ornaments(TOKENS.index(token))}


def lines(garden: Garden) -> dict[str, int]:
    """Return the lines of the score sheet that are not 0."""
    return {name: points for name, points in zip(LINES, garden.sheet(), strict=True) if points}


def drawing(garden: Garden) -> str:
    """Return the drawing of a garden (rules 9.6): height, icon, sign of use."""
    cells = cells_of(garden.fields())
    rows = []
    for rank in range(7, -1, -1):
        shown = []
        for cell in cells[8 * rank : 8 * rank + 8]:
            shown.append(f"{cell.h}{cell.icon.replace('-', '.') if cell.h else ''}{SIGNS[cell.use]}")
        rows.append(f"{rank + 1} " + " ".join(shown))
    return "\n".join(rows)


def refused(script: str, **how: Any) -> str:
    """Return why the last word of a script is refused, or `legal`."""
    *turns, last = turns_of(script)
    garden_of(" | ".join(" ".join(turn) for turn in [*turns, last[:-1]]), **how)
    try:
        garden_of(script, **how)
    except IllegalAction as error:
        return error.reason
    return "legal"


def squeezed(text: str) -> str:
    """Return a drawing without blank lines, margins and double spaces."""
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines() if line.strip())


# --- Positions by hand -------------------------------------------------------------------------------------


def scene(
    heights: str | None = None,
    *,
    seats: int = 2,
    seat: int = 0,
    tops: Mapping[str, str] | None = None,
    token: str | None = None,
    at_round: int | None = None,
    dug: str | None = None,
    slot: str | None = "start1",
    singles: int = 0,
    doubles: int = 0,
    garden: str = "",
    others: Iterable[str] = (),
    options: Mapping[str, Any] | None = None,
) -> State:
    """Return a state in which `seat` is to dig, or to build.

    Heights begin with rank 4; without them the quarry is full except for the dug tile. The mover has the flower
    white. `tops` names the top tiles of columns; tiles without a place are out of the game. The round follows from the
    token unless it is given. `others` are scripts of the other gardens.
    """
    number = at_round or (1 if token is None else 2)
    order = [seat, *(other for other in range(seats) if other != seat)]
    gardens = dict(zip(order, [garden, *others, "", "", ""], strict=False))
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    for place, owner in enumerate(order):
        players[owner] = {
            "flower": FLOWERS[place],
            "slot": slot if owner == seat else f"start{place + 1}",
            "singles": singles if owner == seat else 0,
            "doubles": doubles if owner == seat else 0,
            "token_spent": False,
            "garden": gardens[owner],
        }
    state: State = {
        "players": players,
        "columns": {},
        "tokens": tokens(seats, number, token),
        "round": number,
        "player": seat,
        "first": seat,
        "phase": "dig" if dug is None else "build",
        "dug": dug,
        "dug_placed": False,
        "out": [],
        "stock": None,
        "options": dict(options or {}),
    }
    fill_quarry(state, (heights or full_but_for(dug)).split(), tops or {})
    return state


def full_but_for(dug: str | None) -> str:
    """Return the heights of a full quarry after digging on A1."""
    left = {"c": 2, "g": 1, "b": 0}[dug[0]] if dug else 3
    return f"3333 3333 3333 {left}333"


def tokens(seats: int, number: int, token: str | None) -> dict[str, Any]:
    """Deal the tokens so that this one is in force in this round."""
    rest = [TOKENS[effect] for effect in COMPONENTS.tokens]
    in_force = None
    if number > 1:
        in_force = token or "none"
        rest.remove(in_force)
    used = max(0, number - 2)
    pile = COMPONENTS.tables[seats].tokens - used - (number > 1)
    return {
        "used": rest[:used],
        "in_force": in_force,
        "pile": rest[used : used + pile],
        "left_out": rest[used + pile :],
    }


def fill_quarry(state: State, heights: list[str], tops: Mapping[str, str]) -> None:
    """Put tiles into the columns; all others are out of the game.

    The tiles of garden scripts belong to no box (9.5), so they take none away.
    """
    held = {state["dug"], *(player["slot"] for player in state["players"])}
    starts = [f"start{FLOWERS.index(player['flower']) + 1}" for player in state["players"]]
    free = [tile for tile in COMPONENTS.ids[:48] + starts if tile not in held | set(tops.values())]
    for place, name in enumerate(COLUMN_NAMES):
        height = int(heights[3 - place // 4][place % 4])
        state["columns"][name] = column = []
        for material in MATERIALS[: height - (name in tops)]:
            column.append(next(tile for tile in free if tile.startswith(material)))
            free.remove(column[-1])
        column += [tops[name]] if name in tops else []
    state["out"] += free


def position(state: State) -> BabylonPosition:
    """Load a state."""
    loaded = GAME.load(state)
    assert isinstance(loaded, BabylonPosition)
    return loaded


def play(at: BabylonPosition, *words: str) -> BabylonPosition:
    """Carry out some words and return the position."""
    for word in words:
        GAME.apply(at, word)
    return at


def reason(at: BabylonPosition, word: str) -> str:
    """Return why a word is refused."""
    before = at.to_bytes()
    try:
        GAME.apply(at.clone(), word)
    except IllegalAction as error:
        assert at.to_bytes() == before
        return error.reason
    return "legal"


def player(at: BabylonPosition, seat: int) -> dict[str, Any]:
    """Return a player's part of the state."""
    data: dict[str, Any] = GAME.state(at)["players"][seat]
    return data


def check_fair(counts: Mapping[Any, int], kinds: Iterable[Any]) -> None:
    """Raise `AssertionError` unless all kinds are about equally frequent."""
    every = list(kinds)
    assert chi_square(counts, dict.fromkeys(every, 1 / len(every))) < too_much(len(every) - 1), counts


__all__ = ["COMPONENTS", "GAME", "Garden", "garden_of"]
