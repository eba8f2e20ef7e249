"""Why a placement or an ornament is illegal: the conditions of rules 4.3 and 4.4."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ziggurat.games.babylon.actions import (
    ANCHOR_BIT,
    BRIDGE,
    CELL_BIT,
    DOUBLE,
    FOUNTAIN,
    KIND_BIT,
    OPEN,
    OTHER_BIT,
    PILLAR_STATUE,
    ROTATION_BIT,
    SINGLE,
    STAIRS,
    STAR_FIRST,
    STAR_SECOND,
    STATUE,
)
from ziggurat.games.babylon.cells import FREE, Cell, cells_of, corner_cells, icons_of
from ziggurat.games.babylon.fields import (
    ANY_LINE,
    CELL_NAMES,
    FORCED_ONLY,
    FREE_OVERHANG,
    GAP_GROUND,
    GAP_ONE_FLOOR,
    ICONS,
    NEXT_FLOOR,
    NO_RESTART,
    T_BLANK,
    T_ICON,
    UNLIMITED,
    GardenFields,
)

Reason = tuple[str, dict[str, str | int]]


@dataclass(frozen=True)
class Purse:
    """The pillars in hand, and the doubles and belvederes in the supply."""

    singles: int = UNLIMITED
    doubles: int = 0
    spare: int = UNLIMITED
    belvederes: int = UNLIMITED


@dataclass(frozen=True)
class Site:
    """A garden in the current turn, with its options (`garden_rules`)."""

    garden: GardenFields
    turn: int
    rules: int

    @cached_property
    def cells(self) -> list[Cell]:
        return cells_of(self.garden)

    @property
    def top(self) -> int:
        """Return its highest floor."""
        return max([0, *(laid.floor for laid in self.garden.tiles)])

    def is_new(self, cell: int) -> bool:
        """Return whether a cell shows a new tile."""
        place = self.cells[cell].tile
        return place >= 0 and self.garden.tiles[place].turn == self.turn

    def statues(self) -> list[int]:
        """Return the cells of the visible statues."""
        return [place for place, cell in enumerate(self.cells) if cell.use == "statue"]


# --- 4.3 Placements ----------------------------------------------------------------------------------------


def why_not_place(site: Site, code: int, face: int, purse: Purse) -> Reason | None:
    """Return the first condition T2 to T11 that a placement fails, or None."""
    anchor, rotation = code >> ANCHOR_BIT & 63, code >> ROTATION_BIT & 3
    supports = [code >> 2 * corner & 3 for corner in range(4)]
    return (
        off_board(anchor)
        or same_look(face, rotation)
        or two_open(site, anchor, supports, purse)
        or bad_corners(site, anchor, supports)
        or unpayable(supports, purse)
    )


def off_board(anchor: int) -> Reason | None:
    """T2 All four cells are on the board."""
    return ("off_board", {"cell": CELL_NAMES[anchor]}) if anchor % 8 == 7 or anchor >= 56 else None


def same_look(face: int, rotation: int) -> Reason | None:
    """T2 The smallest of the rotations that look the same (9.2)."""
    for least in range(rotation):
        if icons_of(face, least) == icons_of(face, rotation):
            return "same_look", {"rotation": rotation, "least": least}
    return None


def two_open(site: Site, anchor: int, supports: list[int], purse: Purse) -> Reason | None:
    """T4 At most one corner is open.

    `----` asks why the tile cannot lie there with any supports.
    """
    if supports.count(OPEN) < 2:
        return None
    if any(supports):
        return "two_open", {}
    likely = likely_supports(site, anchor)
    return bad_corners(site, anchor, likely) or unpayable(likely, purse) or ("two_open", {})


def likely_supports(site: Site, anchor: int) -> list[int]:
    """Return the supports that reach the floor above the highest corner.

    Of the corners that cannot be supported the first is open, the others get the pillar that reaches highest, so that
    the reason names one.
    """
    cells = [site.cells[cell] for cell in corner_cells(anchor)]
    floor = max(cell.h for cell in cells) + 1
    found = [support_below(cell, floor) for cell in cells]
    impossible = [corner for corner, support in enumerate(found) if support == OPEN]
    for corner in impossible[1:]:
        found[corner] = DOUBLE if cells[corner].h <= floor - 2 else SINGLE
    return found


def support_below(cell: Cell, floor: int) -> int:
    """T7, T8 Return what supports a corner on this floor over a cell, `OPEN` if nothing can."""
    if cell.h == floor - 1 and cell.use == "statue":
        return PILLAR_STATUE
    if cell.use != FREE or cell.block:
        return OPEN
    return {floor - 1: SINGLE, floor - 2: DOUBLE}.get(cell.h, OPEN)


def bad_corners(site: Site, anchor: int, supports: list[int]) -> Reason | None:
    """T3, T5 to T10."""
    corners = list(zip(corner_cells(anchor), supports, strict=True))
    tops = [(cell, site.cells[cell].h + (2 if how == DOUBLE else 1)) for cell, how in corners if how != OPEN]
    floor = max(top for _, top in tops)
    for cell, top in tops:
        if top != floor:
            return "not_level", {"cell": CELL_NAMES[cell], "floor": top, "other": floor}
    if has_footprint(site, anchor, floor):
        return "same_footprint", {"cell": CELL_NAMES[anchor]}
    for cell, how in corners:
        if reason := bad_corner(site, cell, how, floor):
            return reason
    return ("floor_missing", {"floor": floor, "top": site.top}) if floor > site.top + 1 else None


def has_footprint(site: Site, anchor: int, floor: int) -> bool:
    """T3 Another tile has the same anchor (R7)."""
    near = bool(site.rules & NEXT_FLOOR)
    return any(laid.anchor == anchor and (not near or laid.floor == floor - 1) for laid in site.garden.tiles)


def bad_corner(site: Site, place: int, how: int, floor: int) -> Reason | None:
    """T6 to T9 for one corner."""
    cell, name = site.cells[place], CELL_NAMES[place]
    if cell.h >= floor:
        return "not_lower", {"cell": name, "height": cell.h, "floor": floor}
    if how in (SINGLE, DOUBLE):
        if cell.use != FREE:
            return "not_free", {"cell": name}
        return ("under_deck", {"cell": name}) if cell.block else None
    if cell.block >= floor:
        return "blocked", {"cell": name, "block": cell.block, "floor": floor}
    if how == PILLAR_STATUE:
        return None if cell.use == "statue" else ("no_statue", {"cell": name})
    return bad_overhang(site, place, floor)


def bad_overhang(site: Site, place: int, floor: int) -> Reason | None:
    """T9 and the options for an open corner (R6, R9)."""
    cell, name = site.cells[place], CELL_NAMES[place]
    if cell.use == "statue" and cell.h == floor - 1:
        return "statue_carries", {"cell": name}
    free = cell.use == FREE and not cell.block
    if site.rules & FREE_OVERHANG and not free:
        return "overhang_used", {"cell": name}
    if site.rules & FORCED_ONLY and free and floor - cell.h <= 2:
        return "corner_can", {"cell": name}
    return None


def unpayable(supports: list[int], purse: Purse) -> Reason | None:
    """T11 The pillars can be paid."""
    exchanged = max(0, supports.count(DOUBLE) - purse.doubles)
    needed = supports.count(SINGLE) + 2 * exchanged
    if needed > purse.singles:
        return "too_few_pillars", {"needed": needed, "held": purse.singles}
    if exchanged > purse.spare:
        return "no_double_left", {}
    return ("no_belvedere_left", {}) if OPEN in supports and not purse.belvederes else None


# --- 4.4 Ornaments -----------------------------------------------------------------------------------------


def why_not_ornament(site: Site, code: int, token: int, spent: bool) -> Reason | None:
    """Return the first condition of rules 4.4 and 4.7 that an ornament fails, or None."""
    kind, star = code >> KIND_BIT & 3, code & 3
    ends = [code >> CELL_BIT & 63, code >> OTHER_BIT & 63][: 1 if kind == STATUE else 2]
    if reason := bad_form(kind, ends, star):
        return reason
    for place in ends:
        if reason := not_open(site, place):
            return reason
    for number, place in enumerate(ends, 1):
        if reason := bad_star(site, place, kind, token, spent) if number == star else bad_icon(site, place, kind):
            return reason
    if not any(site.is_new(place) for place in ends):
        return "not_new", {}
    return CONDITIONS[kind](site, ends[0], ends[-1])


def bad_form(kind: int, ends: list[int], star: int) -> Reason | None:
    """9.1 One form for each ornament: ends in ascending order, one star at most."""
    if star == STAR_FIRST | STAR_SECOND:
        return "two_stars", {}
    if kind in (FOUNTAIN, BRIDGE) and ends[0] > ends[1]:
        return "not_ascending", {"cell": CELL_NAMES[ends[0]], "other": CELL_NAMES[ends[1]]}
    return None


def not_open(site: Site, place: int) -> Reason | None:
    """2.3 An end is on the topmost space of a tile, and the space is free."""
    cell, name = site.cells[place], CELL_NAMES[place]
    if cell.h == 0:
        return "no_tile", {"cell": name}
    return ("used", {"cell": name}) if cell.use != FREE else None


def bad_icon(site: Site, place: int, kind: int) -> Reason | None:
    """4.4 The icon of the kind is printed on the space."""
    return ("wrong_icon", {"cell": CELL_NAMES[place]}) if site.cells[place].icon != ICONS[kind] else None


def bad_star(site: Site, place: int, kind: int, token: int, spent: bool) -> Reason | None:
    """4.7 The token grants an icon once per turn, on a new tile without it."""
    icon, name = site.cells[place].icon, CELL_NAMES[place]
    if token not in (T_ICON, T_BLANK):
        return "no_token", {}
    if spent:
        return "token_spent", {}
    if not site.is_new(place):
        return "star_not_new", {"cell": name}
    if icon == ICONS[kind]:
        return "star_needless", {"cell": name}
    if token == T_ICON:
        return ("star_blank", {"cell": name}) if icon == "-" else None
    return ("star_icon", {"cell": name}) if icon != "-" else None


def bad_statue(site: Site, place: int, _: int) -> Reason | None:
    """R37 to R39 In line with a visible statue; without one, anywhere."""
    statues = site.statues()
    if not statues:
        ever = any(ornament.kind == STATUE for ornament in site.garden.ornaments)
        return ("no_restart", {}) if ever and site.rules & NO_RESTART else None
    return None if any(in_line(site, place, other) for other in statues) else ("no_line", {"cell": CELL_NAMES[place]})


def in_line(site: Site, place: int, other: int) -> bool:
    """R37 Same file or rank; a diagonal only by option."""
    files, ranks = place % 8 - other % 8, place // 8 - other // 8
    return not files or not ranks or (bool(site.rules & ANY_LINE) and abs(files) == abs(ranks))


def apart(place: int, other: int) -> list[int]:
    """Return the distances of two cells in files and ranks, the smaller first."""
    return sorted([abs(place % 8 - other % 8), abs(place // 8 - other // 8)])


def bad_fountain(site: Site, place: int, other: int) -> Reason | None:
    """R28 Two neighbours on the same floor, of two different tiles."""
    if apart(place, other) != [0, 1]:
        return "not_adjacent", {"cell": CELL_NAMES[place], "other": CELL_NAMES[other]}
    if site.cells[place].tile == site.cells[other].tile:
        return "same_tile", {}
    return not_same_floor(site, place, other)


def not_same_floor(site: Site, place: int, other: int) -> Reason | None:
    """4.4 Both ends of a fountain or a bridge are on one floor."""
    floor, height = site.cells[place].h, site.cells[other].h
    ends: dict[str, str | int] = {"cell": CELL_NAMES[place], "other": CELL_NAMES[other]}
    return ("not_same_floor", {**ends, "floor": floor, "height": height}) if floor != height else None


def bad_bridge(site: Site, place: int, other: int) -> Reason | None:
    """R33 to R36 One lower cell between, without a flight or deck on the bridge's floor."""
    if apart(place, other) != [0, 2]:
        return "no_gap", {}
    if reason := not_same_floor(site, place, other):
        return reason
    floor, middle = site.cells[place].h, place + other >> 1
    gap = site.cells[middle]
    about: dict[str, str | int] = {"cell": CELL_NAMES[middle], "floor": floor, "height": gap.h}
    if gap.h >= floor:
        return "gap_filled", about
    if (site.rules & GAP_ONE_FLOOR and gap.h != floor - 1) or (site.rules & GAP_GROUND and gap.h):
        return "gap_depth", about
    if floor in gap.decks:
        return "gap_deck", about
    return ("gap_flight", about) if gap.flight == floor else None


def bad_stairs(site: Site, place: int, other: int) -> Reason | None:
    """R31, R32 Neighbours, the second one floor higher, no deck in the way."""
    names: dict[str, str | int] = {"cell": CELL_NAMES[place], "other": CELL_NAMES[other]}
    if apart(place, other) != [0, 1]:
        return "not_adjacent", names
    low, high = site.cells[place], site.cells[other]
    if high.h != low.h + 1:
        return "no_step", {**names, "floor": low.h, "height": high.h}
    return ("stairs_deck", {**names, "floor": high.h}) if high.h in low.decks else None


CONDITIONS = {STATUE: bad_statue, FOUNTAIN: bad_fountain, BRIDGE: bad_bridge, STAIRS: bad_stairs}
