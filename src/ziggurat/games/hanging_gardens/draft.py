"""Drafts of The Hanging Gardens: gardens as pictures; cards and tiles that are not given are dealt.

A garden is a list of rows: `-` table, `.` empty ground, `T P A F` buildings, a small letter the same building with a
temple on it. The seat of a draft is the start player of its round and takes the first card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.errors import BadDraft, BadState
from ziggurat.core.game import Completed
from ziggurat.core.reading import items, keys, number, one_of, read_options
from ziggurat.core.rng import Stream
from ziggurat.core.seed import stream
from ziggurat.games.hanging_gardens.fields import (
    CARDS,
    SPACES,
    SQUARES,
    TEMPLES,
    Square,
    rounds_of,
    slots_of,
    turns_of_round,
)
from ziggurat.games.hanging_gardens.garden import connected, group_at
from ziggurat.games.hanging_gardens.options import OPTIONS
from ziggurat.games.hanging_gardens.reading import written
from ziggurat.games.hanging_gardens.state import MAX_AWARDS
from ziggurat.games.hanging_gardens.tables import tables_of

DRAFT_KEYS = ("players", "cards", "spaces", "round", "seat", "options")
PLAYER_KEYS = ("garden", "origin", "tiles", "blind", "awards")
START_GARDEN = ("..", "..", "..")
MAX_ROWS = 40
MAX_TILES = 49
MAX_NUMBER = 9999  # of a card that a player types


def complete(draft: Mapping[str, Any], seed: bytes, box: Box) -> Completed:
    """Return a draft with its state, or raise `BadDraft` or `BadState`."""
    keys("the draft", draft, (), DRAFT_KEYS)
    options = read_options(draft.get("options", {}), OPTIONS)
    given = items("players", draft.get("players", [{}, {}]), 4)
    seats = number("the number of players", len(given), 2, 4)
    start = number("seat", draft.get("seat", 0), 0, seats - 1)
    turn = number("round", draft.get("round", 1), 1, rounds_of(seats))
    names = tables_of(box).tiles
    players = [read_player(seat, path, player, tuple(names)) for seat, (path, player) in enumerate(given)]
    spaces = read_spaces(draft.get("spaces", []), tuple(names))
    stock = rest_of_tiles(players, spaces, box, stream(seed, "tiles"))
    display, stack = deal_cards(draft.get("cards", []), slots_of(seats), turn, stream(seed, "cards"))
    state = {
        "players": players,
        "round": {"number": turn, "start_seat": start, "to_move": turns_of_round(seats, start)},
        "phase": "card",
        "card_stack": stack,
        "card_display": display,
        "burned_cards": [],
        "tile_display": {space: spaces[place] or stock.pop() for place, space in enumerate(SPACES)},
        "tile_stock": stock,
        "turn": {"grown": [], "merged": [], "size": 0},
        "options": options,
    }
    return Completed(dict(draft), state)


# --- Players ----------------------------------------------------------------------------------------------------


def read_player(seat: int, name: str, value: Any, tiles: tuple[str, ...]) -> dict[str, Any]:
    """Return a player's part of the state."""
    player = keys(name, value, (), PLAYER_KEYS)
    garden, temples = read_picture(name, player)
    if len(temples) > TEMPLES:
        raise BadDraft("temples_many", {"seat": seat, "count": len(temples), "most": TEMPLES})
    if not garden:
        raise BadDraft("garden_empty", {"seat": seat})
    if len(connected(garden, next(iter(garden)))) != len(garden):
        raise BadDraft("not_connected", {"seat": seat})
    for square in temples:
        if len(group_at(garden, square) & set(temples)) > 1:
            raise BadDraft("two_temples", {"seat": seat, "square": written(square)})
    return {
        "garden": {written(square): SQUARES[kind] for square, kind in garden.items()},
        "temples": [written(square) for square in temples],
        "supply": TEMPLES - len(temples),
        "open_tiles": read_tiles(f"{name}.tiles", player.get("tiles", []), tiles),
        "blind_tiles": read_tiles(f"{name}.blind", player.get("blind", []), tiles),
        "five_point_awards": number(f"{name}.awards", player.get("awards", 0), 0, MAX_AWARDS),
    }


def read_picture(name: str, player: Mapping[str, Any]) -> tuple[dict[Square, int], list[Square]]:
    """Return the squares of a garden, and those with temples."""
    rows = [row for _, row in items(f"{name}.garden", player.get("garden", list(START_GARDEN)), MAX_ROWS)]
    origin = player.get("origin", [0, 0])
    if not isinstance(origin, list) or len(origin) != 2:
        raise BadState(f"{name}.origin must be a list of two numbers, the place of the first square")
    left, top = (number(f"{name}.origin", part, -MAX_ROWS, MAX_ROWS) for part in origin)
    garden: dict[Square, int] = {}
    temples = []
    for y, row in enumerate(rows, top):
        if not isinstance(row, str) or len(row) > MAX_ROWS or set(row.upper()) - set("-" + SQUARES):
            raise BadState(f"{name}.garden: a row is a text of at most {MAX_ROWS} of - {' '.join(SQUARES)}")
        for x, shown in enumerate(row, left):
            if shown != "-":
                garden[x, y] = SQUARES.index(shown.upper())
            if shown.islower():
                temples.append((x, y))
    return garden, temples


# --- Tiles and cards --------------------------------------------------------------------------------------------


def read_tiles(name: str, value: Any, tiles: tuple[str, ...]) -> list[str]:
    """Return the names of some tiles, in the order of the box."""
    given = [tiles[one_of(at, tile, tiles)] for at, tile in items(name, value, MAX_TILES)]
    return sorted(given, key=tiles.index)


def read_spaces(value: Any, tiles: tuple[str, ...]) -> list[str | None]:
    """Return the tiles of the display, None where one is to be dealt."""
    given = items("spaces", value, len(SPACES))
    spaces = [None if tile is None else tiles[one_of(at, tile, tiles)] for at, tile in given]
    return spaces + [None] * (len(SPACES) - len(spaces))


def rest_of_tiles(players: list[dict[str, Any]], spaces: list[str | None], box: Box, rng: Stream) -> list[str]:
    """11.3 Return the other tiles of the box, shuffled."""
    tables = tables_of(box)
    used = Counter(tile for tile in spaces if tile)
    for player in players:
        used.update(player["open_tiles"])
        used.update(player["blind_tiles"])
    rest = []
    for tile, most in zip(tables.tiles, tables.counts, strict=True):
        if used[tile] > most:
            raise BadDraft("tile_many", {"tile": tile, "count": used[tile], "most": most})
        rest += [tile] * (most - used[tile])
    if len(rest) < spaces.count(None):
        raise BadDraft("tiles_short", {"count": len(rest), "spaces": spaces.count(None)})
    return rng.shuffled(rest)


def deal_cards(value: Any, slots: int, turn: int, rng: Stream) -> tuple[list[int], list[int]]:
    """4 Return the display and the stack of this round."""
    given = [number(at, card, 0, MAX_NUMBER) for at, card in items("cards", value, CARDS)]
    if len(given) > slots:
        raise BadDraft("cards_many", {"count": len(given), "most": slots})
    for card, times in Counter(given).items():
        if not 1 <= card <= CARDS:
            raise BadDraft("card_unknown", {"card": card, "most": CARDS})
        if times > 1:
            raise BadDraft("card_twice", {"card": card})
    rest = rng.shuffled([card for card in range(1, CARDS + 1) if card not in given])
    display = given + [rest.pop() for _ in range(slots - len(given))]
    return display, rest[: CARDS - slots * turn]
