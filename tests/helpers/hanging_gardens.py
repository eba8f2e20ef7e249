"""Positions of The Hanging Gardens from pictures, as in the rules.

`-` table, `.` empty, `T P A F` buildings, a small letter the same building with a temple on it. The first line
may be `origin x,y`, the coordinates of the first character; otherwise it is 0,0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat import game
from ziggurat.core.game import State
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream

GAME = game("hanging_gardens")
FRESH = "..\n..\n.."
SPACES = ("1a", "1b", "2a", "2b", "3a", "3b")
BOX_TILES = [one["id"] for half in ("series", "persons") for one in GAME.box.data[half] for _ in range(one["tiles"])]
START = {2: [0, 1, 1, 0], 3: [0, 1, 2], 4: [0, 1, 2, 3]}


def read_garden(text: str) -> tuple[dict[str, str], list[str]]:
    """Return the squares and temples of a picture in the format of a state."""
    lines = [line.strip() for line in text.strip().splitlines()]
    left, top = 0, 0
    if lines[0].startswith("origin"):
        left, top = map(int, lines.pop(0).split()[1].split(","))
    garden, temples = {}, []
    for y, line in enumerate(lines, top):
        for x, shown in enumerate(line, left):
            if shown != "-":
                garden[f"{x},{y}"] = shown.upper()
            if shown.islower():
                temples.append(f"{x},{y}")
    return garden, temples


def drawn(position: Position, seat: int = 0) -> str:
    """Return the picture of a garden, with its origin unless that is 0,0."""
    player = GAME.state(position)["players"][seat]
    squares = {tuple(map(int, place.split(","))): shown for place, shown in player["garden"].items()}
    for place in player["temples"]:
        at = tuple(map(int, place.split(",")))
        squares[at] = squares[at].lower()
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    right, bottom = max(x for x, _ in squares), max(y for _, y in squares)
    rows = ["".join(squares.get((x, y), "-") for x in range(left, right + 1)) for y in range(top, bottom + 1)]
    return "\n".join(([] if (left, top) == (0, 0) else [f"origin {left},{top}"]) + rows)


def picture(text: str) -> str:
    """Return a picture without indentation, to compare with `drawn`."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def state(
    *gardens: str,
    cards: Sequence[int] = (),
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    number: int = 1,
    spaces: Sequence[str | None] | None = None,
    stock: Sequence[str] | None = None,
    hands: Sequence[Sequence[str]] = (),
    blind: Sequence[Sequence[str]] = (),
    awards: Sequence[int] = (),
) -> State:
    """Return the state at the start of a round in which seat 0 begins.

    `cards` are the first cards of the display, `spaces` and `stock` the tiles; `hands` and `blind` are the tiles of
    the players. If `spaces` or `stock` is given, all tiles not named go to the last seat.
    """
    body = GAME.state(GAME.new(seats, 1, {"start_player": 0, **(options or {})}))
    slots = len(body["card_display"])
    rest = [card for card in range(60, 0, -1) if card not in cards]
    body["card_display"] = list(cards) + [rest.pop() for _ in range(slots - len(cards))]
    body["card_stack"] = rest[len(rest) - (60 - slots * number) :] if number * slots < 60 else []
    body["round"] = {"number": number, "start_seat": 0, "to_move": START[seats]}
    for seat, garden in enumerate(gardens):
        player = body["players"][seat]
        player["garden"], player["temples"] = read_garden(garden)
        player["supply"] = 5 - len(player["temples"])
    for seat, count in enumerate(awards):
        body["players"][seat]["five_point_awards"] = count
    if spaces is not None or stock is not None or hands or blind:
        set_tiles(body, spaces or (), stock, hands, blind)
    return body


def set_tiles(
    body: State,
    spaces: Sequence[str | None],
    stock: Sequence[str] | None,
    hands: Sequence[Sequence[str]],
    blind: Sequence[Sequence[str]],
) -> None:
    """Put the tiles into a state; by default the rest is in stock and spaces."""
    rest = list(BOX_TILES)
    for tile in [tile for tiles in [spaces, stock or (), *hands, *blind] for tile in tiles if tile]:
        rest.remove(tile)
    for kind, tiles_of in (("open_tiles", hands), ("blind_tiles", blind)):
        for seat, tiles in enumerate(tiles_of):
            body["players"][seat][kind] = list(tiles)
    shown = list(spaces)
    if stock is None:
        shown += [rest.pop() for _ in range(6 - len(shown))]
        body["tile_stock"] = rest
    else:
        shown += [None] * (6 - len(shown))
        body["tile_stock"] = list(stock)
        body["players"][-1]["open_tiles"] = body["players"][-1]["open_tiles"] + rest
    body["tile_display"] = dict(zip(SPACES, shown, strict=True))


def table(*gardens: str, **parts: Any) -> Position:
    """Return the position of `state`."""
    return GAME.load(state(*gardens, **parts))


def play(position: Position, words: str) -> Position:
    """Carry out a line of actions, separated by spaces."""
    for word in words.split():
        GAME.apply(position, word)
    return position


def words(position: Position, start: str = "") -> list[str]:
    """Return the legal actions that begin with a text."""
    return [word for word in GAME.legal_words(position) if word.startswith(start)]


def phase(position: Position) -> str:
    """Return the phase."""
    return str(GAME.state(position)["phase"])


def builder(position: Position, stream: Stream, tries: int = 24) -> int:
    """Return an action that makes large groups, so that temples move and groups merge.

    Of `tries` placements it takes one that merges groups, allows a temple, or leaves the largest groups without
    a temple; a temple is placed five times out of six.
    """
    legal = position.legal()
    current = phase(position)
    if current == "temple":
        legal = legal[:-1] if stream.draw(6) else legal[-1:]  # the last one is `pass`
    if current != "card":
        return stream.choose(legal)
    rated = [(rating(position, code), code) for code in (stream.choose(legal) for _ in range(tries))]
    return max(rated)[1]


def rating(position: Position, code: int) -> int:
    """Rate a placement."""
    seat = position.to_move
    after = position.clone()
    after.apply(code)
    groups: list[tuple[int, int, int]] = after.groups(seat)  # type: ignore[attr-defined]
    decision = {"keep": 500, "temple": 100}.get(phase(after), 0) if after.to_move == seat else 0
    return decision + sum(size * size for _, size, temples in groups if not temples)
