"""Why an action of The Hanging Gardens is illegal: a stable reason with parameters.

The reasons use only public information. `squares` lists the squares of a card that break the rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ziggurat.core.errors import BadNotation, IllegalAction
from ziggurat.games.hanging_gardens.actions import (
    BEYOND,
    BURN,
    CARD,
    MOVE,
    REACH,
    TILE,
    code_of,
    goal_of,
    slot_and_turn,
    square_of,
    word_of,
)
from ziggurat.games.hanging_gardens.fields import (
    IN_CARD,
    IN_KEEP,
    IN_OVER,
    IN_TEMPLE,
    IN_TILE,
    MIN_GROUP,
    PHASES,
    SPACES,
    SQUARES,
    VACANT,
    Fields,
    PlayerFields,
    Square,
    columns_of,
)
from ziggurat.games.hanging_gardens.garden import card_squares, group_at, turned
from ziggurat.games.hanging_gardens.layout import HangingGardensLayout
from ziggurat.games.hanging_gardens.reading import written
from ziggurat.games.hanging_gardens.tables import Tables

SENTENCES = {
    "game_over": "the game is over",
    "unknown_action": "no such action exists",
    "decide_card": "now a card of the display is taken and placed (card:SLOT@X,YrTURN)",
    "decide_keep": "first choose which temple of the merged group stays (keep:X,Y)",
    "decide_temple": "now a temple is placed (temple:X,Y) or not (pass)",
    "decide_tile": "now a tile is taken (tile:SPACE)",
    "out_of_reach": "no garden reaches beyond {reach} squares",
    "no_slot": "there are only {slots} slots with {seats} players",
    "slot_taken": "the card of slot {slot} has been taken already",
    "same_face": "turn {turn} of this card shows the same as turn {name}; only r{name} is its name",
    "unsupported": "the building at {square} would lie on the table",
    "no_contact": "the card would not touch the garden",
    "on_temple": "the card would cover the temple at {square}",
    "would_merge": "the card would join groups with temples, which this game forbids",
    "has_place": "the card in slot {slot} has a legal place, so it must be placed",
    "not_stuck": "a displayed card has a legal place; burning is allowed only if none has",
    "not_merged": "there is no temple of the merged group at {square}",
    "no_building": "there is no building at {square}",
    "small_group": "the group at {square} has {size} squares; a temple needs at least 3",
    "has_temple": "the group at {square} has its temple already",
    "not_grown": "the group at {square} has no new building of the card just placed",
    "supply_left": "{supply} temples are in supply, so none may be moved",
    "supply_empty": "the supply is empty; say which temple is moved (temple:X,Y<X,Y)",
    "no_temple": "there is no temple at {square}",
    "not_smallest": "the temple at {square} stands on {size} squares; the smallest group with a temple has {smallest}",
    "vacant": "the space {space} is vacant",
    "too_dear": "a group of {size} takes from the first {columns} columns only",
}

Reason = tuple[str, dict[str, str | int]]


def refusal(position: HangingGardensLayout, code: int) -> IllegalAction:
    """Return the error for an action that is not legal now."""
    word = name_of(code)
    reason, params = why_not(position, code) if word else ("unknown_action", {})
    shown = word if len(word) <= 60 else word[:57] + "..."
    return IllegalAction(shown or str(code), reason, params, SENTENCES[reason].format(**params))


def name_of(code: int) -> str:
    """Return the word of a code, or an empty text."""
    try:
        word = word_of(code) if code >= 0 else ""
        return word if word and code_of(word) == code else ""
    except (BadNotation, UnicodeDecodeError):
        return ""


def why_not(position: HangingGardensLayout, code: int) -> Reason:
    """Return the first condition of section 5 that an action fails."""
    fields = position.fields()
    if fields.phase == IN_OVER:
        return "game_over", {}
    phase = phase_of(word_of(code))
    if phase != fields.phase:
        return f"decide_{PHASES[fields.phase]}", {}
    if code >= BEYOND:
        return "out_of_reach", {"reach": REACH}
    explain: dict[int, Callable[[HangingGardensLayout, Fields, int], Reason]] = {
        IN_CARD: why_not_card,
        IN_KEEP: why_not_keep,
        IN_TEMPLE: why_not_temple,
        IN_TILE: why_not_tile,
    }
    return explain[phase](position, fields, code)


def phase_of(word: str) -> int:
    """Return the phase to which an action belongs."""
    name = word.partition(":")[0]
    return {"card": IN_CARD, "burn": IN_CARD, "keep": IN_KEEP, "tile": IN_TILE}.get(name, IN_TEMPLE)


# --- Cards ------------------------------------------------------------------------------------------------------


def why_not_card(position: HangingGardensLayout, fields: Fields, code: int) -> Reason:
    """Return why a card cannot be taken or burned."""
    slot, turn = (code - BURN, 0) if code < CARD else slot_and_turn(code)
    if slot >= len(fields.card_display):
        return "no_slot", {"slots": len(fields.card_display), "seats": fields.seats}
    if fields.card_display[slot] == VACANT:
        return "slot_taken", {"slot": slot + 1}
    if code < CARD:
        has_place = any(other >= CARD and slot_and_turn(other)[0] == slot for other in position.legal())
        return ("has_place", {"slot": slot + 1}) if has_place else ("not_stuck", {})
    return why_not_place(fields, position.tables, fields.card_display[slot], turn, square_of(code))


def why_not_place(fields: Fields, tables: Tables, card: int, turn: int, corner: Square) -> Reason:
    """5.1 Return why a card cannot lie there."""
    faces = turned(tables.faces[card])
    if faces.index(faces[turn]) < turn:
        return "same_face", {"turn": turn, "name": faces.index(faces[turn])}
    player = fields.players[fields.to_move[0]]
    squares = card_squares(faces[turn], corner)
    loose = [square for square, shown in squares.items() if shown != "." and square not in player.garden]
    temples = [square for square in squares if square in player.temples]
    if loose:
        first: dict[str, str | int] = {"square": written(loose[0]), "building": squares[loose[0]]}
        return "unsupported", {**first, "squares": listed([*loose, *temples])}
    if temples:
        return "on_temple", {"square": written(temples[0]), "squares": listed(temples)}
    if not any(square in player.garden for square in squares):
        return "no_contact", {"squares": listed(squares)}
    if max(abs(part) for square in squares for part in square) > REACH:
        return "out_of_reach", {"reach": REACH}
    return "would_merge", {"squares": listed(joining(player, squares))}


def joining(player: PlayerFields, squares: dict[Square, str]) -> list[Square]:
    """5.4 Return the squares of a card in a group with two or more temples."""
    after = {**player.garden, **{square: SQUARES.index(shown) for square, shown in squares.items()}}
    groups = [group_at(after, square) for square in player.temples]
    merged = set().union(*(group for group in groups if len(group & set(player.temples)) > 1))
    return [square for square in squares if square in merged]


def listed(squares: Iterable[Square]) -> str:
    """Return squares as one parameter: `1,0 2,0`."""
    return " ".join(written(square) for square in squares)


# --- Temples ----------------------------------------------------------------------------------------------------


def why_not_keep(position: HangingGardensLayout, fields: Fields, code: int) -> Reason:
    """5.4 Only a temple of the merged group can stay."""
    return "not_merged", {"square": written(square_of(code))}


def why_not_temple(position: HangingGardensLayout, fields: Fields, code: int) -> Reason:
    """5.5 to 5.7 Return why a temple cannot be placed."""
    player = fields.players[fields.to_move[0]]
    goal = goal_of(code)
    here: dict[str, str | int] = {"square": written(goal)}
    if not player.garden.get(goal):
        return "no_building", here
    group = group_at(player.garden, goal)
    if len(group) < MIN_GROUP:
        return "small_group", {**here, "size": len(group)}
    if group & set(player.temples):
        return "has_temple", here
    if not group & set(fields.grown):
        return "not_grown", here
    if code < MOVE:
        return "supply_empty", {}
    if player.supply:
        return "supply_left", {"supply": player.supply}
    return why_not_moved(fields, square_of(code))


def why_not_moved(fields: Fields, origin: Square) -> Reason:
    """5.7 Return why this temple cannot be moved."""
    player = fields.players[fields.to_move[0]]
    if origin not in player.temples:
        return "no_temple", {"square": written(origin)}
    sizes = {square: len(group_at(player.garden, square)) for square in player.temples}
    return "not_smallest", {"square": written(origin), "size": sizes[origin], "smallest": min(sizes.values())}


def why_not_tile(position: HangingGardensLayout, fields: Fields, code: int) -> Reason:
    """5.8 Return why this tile cannot be taken."""
    space = code - TILE
    if fields.tile_display[space] == VACANT:
        return "vacant", {"space": SPACES[space]}
    return "too_dear", {"size": fields.size, "columns": columns_of(fields.size)}
