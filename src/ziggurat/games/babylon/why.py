"""Why an action of Babylon is illegal: a stable reason, parameters, an English sentence.

The reasons use only public information; nothing is private in Babylon.
"""

from __future__ import annotations

from ziggurat.core.errors import IllegalAction
from ziggurat.games.babylon.actions import (
    COLUMNS,
    DIG,
    END,
    KIND_BIT,
    PLACE,
    REMOVE,
    SOURCE_BIT,
    is_action,
    word_of,
)
from ziggurat.games.babylon.fields import (
    BUILDING,
    COLUMN_NAMES,
    DIGGING,
    KINDS,
    NOTHING,
    OVER,
    P_BELVEDERE,
    P_DOUBLE,
    P_ORNAMENT,
    REMOVING,
    UNLIMITED,
    Fields,
)
from ziggurat.games.babylon.layout import BabylonLayout
from ziggurat.games.babylon.options import garden_rules
from ziggurat.games.babylon.why_garden import Purse, Reason, Site, why_not_ornament, why_not_place

SENTENCES = {
    "game_over": "the game is over",
    "unknown_action": "no such action exists",
    "removal_first": "{count} clay tiles are still to be removed before the first round (remove:B3)",
    "removal_done": "the clay tiles of the set-up have been removed",
    "not_clay": "no clay tile lies on top of column {column}",
    "dig_first": "nothing can be built before the dig (dig:B3)",
    "dug_already": "a tile has been dug this turn already",
    "column_empty": "column {column} is empty",
    "end_needs_placing": "the dug tile has not been placed; keep it (end:keep) or toss it (end:toss)",
    "end_placed": "the dug tile has been placed; the turn ends with end",
    "dug_placed": "the dug tile has been placed already",
    "slot_empty": "no tile lies in the slot",
    "off_board": "a tile anchored at {cell} would stick out of the garden; anchors are a1 to g7",
    "same_look": "turned r{rotation} the tile looks as if turned r{least}; write r{least}",
    "same_footprint": "another tile has its anchor at {cell} too",
    "two_open": "at least three corners need a support; only one may be open",
    "not_level": "the supports are not level: {cell} gives floor {floor}, another corner floor {other}",
    "not_lower": "{cell} has height {height}, and the tile would lie on floor {floor}",
    "blocked": "stairs or a bridge over {cell} reach floor {block}; the tile must lie above that, not on floor {floor}",
    "not_free": "a pillar needs a free place, and {cell} is used",
    "under_deck": "no pillar can stand on {cell}, under a bridge",
    "no_statue": "there is no statue on {cell} to rest on",
    "statue_carries": "the statue on {cell} reaches the tile, so it must carry it (s)",
    "floor_missing": "floor {floor} is too high: the highest floor of the garden is {top}",
    "too_few_pillars": "this takes {needed} single pillars, and there are {held}",
    "no_double_left": "the supply has too few double pillars left",
    "no_belvedere_left": "the supply has no belvedere left",
    "corner_can": "the corner at {cell} can be supported, so it must be (option belvedere_choice)",
    "overhang_used": "an open corner must hang over a free place, and {cell} is not free (option overhang)",
    "no_tile": "no tile lies over {cell}",
    "used": "the space at {cell} is used already",
    "wrong_icon": "{cell} does not show the icon for this ornament",
    "not_new": "at least one end must be on a tile laid this turn",
    "not_ascending": "the ends stand in ascending order: write {other} before {cell}",
    "two_stars": "a token grants the icon of one end only",
    "no_token": "the token in force grants no icon",
    "token_spent": "the token has been spent this turn",
    "star_not_new": "the token only works on a tile laid this turn, and {cell} is not on one",
    "star_needless": "{cell} shows the right icon, so it needs no star",
    "star_blank": "this token changes an icon, and {cell} shows none",
    "star_icon": "this token works on a space without icon, and {cell} shows one",
    "no_line": "no visible statue stands in line with {cell}",
    "no_restart": "no statue is visible any more, so none can be built (option statue_restart)",
    "not_adjacent": "{cell} and {other} do not share a side",
    "same_tile": "the two ends of a fountain must be on different tiles",
    "not_same_floor": "both ends must be on the same floor; {cell} has {floor}, {other} has {height}",
    "no_gap": "the ends of a bridge have exactly one cell between them, in one file or rank",
    "gap_filled": "{cell} between the ends has height {height}, so there is no gap under a bridge of floor {floor}",
    "gap_depth": "{cell} has height {height}; the option bridge_gap forbids that under a bridge of floor {floor}",
    "gap_deck": "a bridge of floor {floor} passes over {cell} already",
    "gap_flight": "stairs on {cell} reach up to floor {floor}",
    "no_step": "stairs lead from a floor to the next one; {cell} has height {floor}, {other} has {height}",
    "stairs_deck": "a bridge of floor {floor} passes over {cell}, where the stairs would rise",
    "no_piece_left": "the supply has no such ornament left",
}


def refusal(position: BabylonLayout, code: int) -> IllegalAction:
    """Return the error for an action that is not legal now."""
    reason, params = why_not(position, code)
    return illegal(word_of(code) if is_action(code) else str(code), reason, params)


def illegal(word: str, reason: str, params: dict[str, str | int]) -> IllegalAction:
    """Return the error with this reason."""
    return IllegalAction(word, reason, params, SENTENCES[reason].format(**params))


def why_not(position: BabylonLayout, code: int) -> Reason:
    """Return the first condition of rules 4 and 9.3 that an action fails."""
    fields = position.fields()
    if fields.phase == OVER:
        return "game_over", {}
    if not is_action(code):
        return "unknown_action", {}
    if code >= DIG + COLUMNS or code < REMOVE:
        return wrong_phase(fields, BUILDING) or why_not_build(position, fields, code)
    if code >= DIG:
        return wrong_phase(fields, DIGGING) or ("column_empty", {"column": COLUMN_NAMES[code - DIG]})
    return wrong_phase(fields, REMOVING) or ("not_clay", {"column": COLUMN_NAMES[code - REMOVE]})


def wrong_phase(fields: Fields, phase: int) -> Reason | None:
    """9.3 Return why an action does not belong to the phase, or None."""
    if fields.phase == phase:
        return None
    if fields.phase == REMOVING:
        return "removal_first", {"count": fields.to_remove}
    if phase == REMOVING:
        return "removal_done", {}
    return ("dig_first", {}) if phase == BUILDING else ("dug_already", {})


def why_not_build(position: BabylonLayout, fields: Fields, code: int) -> Reason:
    """Return why an action of phase build is refused."""
    if code < REMOVE:
        return ("end_needs_placing", {}) if code == END else ("end_placed", {})
    player = fields.players[fields.player]
    stock = fields.stock or [UNLIMITED] * 7
    site = Site(player.garden, fields.round, garden_rules(position.options))
    if code < PLACE:
        if not stock[P_ORNAMENT + (code >> KIND_BIT & 3)]:
            return "no_piece_left", {"kind": KINDS[code >> KIND_BIT & 3]}
        return why_not_ornament(site, code, fields.in_force, player.spent) or ("unknown_action", {})
    kept = code >> SOURCE_BIT & 1
    if kept and player.slot == NOTHING:
        return "slot_empty", {}
    if not kept and fields.dug_placed:
        return "dug_placed", {}
    face = position.components.faces[player.slot if kept else fields.dug]
    purse = Purse(player.singles, player.doubles, stock[P_DOUBLE], stock[P_BELVEDERE])
    return why_not_place(site, code, face, purse) or ("unknown_action", {})
