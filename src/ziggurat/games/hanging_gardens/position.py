"""The rules of The Hanging Gardens at speed. Numbers in comments are sections of docs/rules/hanging_gardens.md.

Where everything lies is in `layout.py`, laying cards in `placement.py`, groups in `groups.py`; here are the decisions
of a turn, tiles, rounds and the end. `position.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.errors import IllegalAction
from ziggurat.core.position import Codes
from ziggurat.core.rng import Stream
from ziggurat.games.hanging_gardens.actions import (
    BURN,
    CARD,
    KEEP,
    MOVE,
    PASS,
    POINT_BITS,
    POINTS,
    REACH,
    SPAN,
    TEMPLE,
    TILE,
)
from ziggurat.games.hanging_gardens.fields import (
    BLIND_SIZE,
    IN_CARD,
    IN_KEEP,
    IN_OVER,
    IN_TEMPLE,
    IN_TILE,
    MIN_GROUP,
    PLACEMENT_MASKS,
    TEMPLES,
    TILES,
    WORD,
    Fields,
)
from ziggurat.games.hanging_gardens.groups import HangingGardensGroups
from ziggurat.games.hanging_gardens.options import NEVER, NEXT_ROUND
from ziggurat.games.hanging_gardens.scoring import places_of, sheet_of, winners_of
from ziggurat.games.hanging_gardens.why import refusal

PLAIN = __file__.endswith(".py")


class HangingGardensPosition(HangingGardensGroups):
    """A position of The Hanging Gardens. Made by `from_fields`; see `deal.py` for a new game."""

    fill_writes = True  # groups are marked in planes of the position

    def clone(self) -> HangingGardensPosition:
        """Return an independent copy."""
        other = HangingGardensPosition.__new__(HangingGardensPosition)
        if PLAIN:
            other.allocate()
        other.forbid = self.forbid
        other.make_room(self.seats, self.rows, self.words)
        other.copy_from(self)
        return other

    # --- What is legal ---------------------------------------------------------------------------------------------

    def room(self) -> int:
        """Return the maximum number of legal actions.

        11.2 One building of the card lies on the garden, so a card has at most 4 places per garden square: 16 for four
        cards. A bare card (ruling A4) has two turns and touches with one of six squares: 12 per square. A temple has
        the squares of the garden as goals and at most five origins. The masks of `placement.py` need a word of
        `Codes.work` for four actions; only gardens that are set up by hand have more masks than actions.
        """
        most = self.most_squares * (48 if self.tables.bare else 16) + 8
        return max(most, 4 * PLACEMENT_MASKS * self.mask_size())

    def fill(self, codes: Codes) -> None:
        """Write the legal actions into `codes`."""
        codes.size = 0
        if self.phase == IN_CARD:
            self.fill_cards(codes)
        elif self.phase == IN_KEEP:
            self.fill_keep(codes)
        elif self.phase == IN_TEMPLE:
            self.fill_temples(codes)
        elif self.phase == IN_TILE:
            for space in range(6):
                if self.tile_display[space] and self.allows(self.size, space):
                    self.add(codes, TILE + space)

    def pick(self, stream: Stream, codes: Codes) -> int:
        """Return a random legal action; placements are counted, and only a chosen one is written."""
        if self.phase == IN_CARD and not (self.forbid and self.temple_count[self.to_move] >= 2):
            return self.pick_card(stream, codes)
        self.fill(codes)
        return codes.items[stream.below_by_product(codes.size)]

    def pick_card(self, stream: Stream, codes: Codes) -> int:
        """5.1, 5.2 Return a random action of `fill_cards`, in the same order."""
        me = self.to_move
        self.find_free(codes, me)
        placements = burns = 0
        for slot in range(self.slots):
            before = placements
            for turn in range(4):
                codes.items[4 * slot + turn] = 0
                if self.card_display[slot]:
                    codes.items[4 * slot + turn] = self.count_places(codes, me, slot, turn)
                placements += codes.items[4 * slot + turn]
            if self.card_display[slot] and placements == before:
                codes.items[16 + burns] = BURN + slot
                burns += 1
        if self.stuck and placements:
            burns = 0
        choice = stream.below_by_product(placements + burns)
        if choice >= placements:
            return codes.items[16 + choice - placements]
        shape = 0
        while choice >= codes.items[shape]:
            choice -= codes.items[shape]
            shape += 1
        return self.place_at(codes, me, shape // 4, shape % 4, choice)

    def add(self, codes: Codes, code: int) -> None:
        """Write one action into `codes`."""
        codes.items[codes.size] = code
        codes.size += 1

    def fill_cards(self, codes: Codes) -> None:
        """5.1, 5.2 Every placement of every displayed card; a card without one may be burned instead."""
        me = self.to_move
        self.find_free(codes, me)
        homeless = 0
        for slot in range(self.slots):
            if self.card_display[slot]:
                before = codes.size
                self.fill_places(codes, me, slot)
                if self.forbid and self.temple_count[me] >= 2:
                    self.drop_merging(codes, before)
                if codes.size == before:
                    homeless |= 1 << slot
        if self.stuck and codes.size:  # 7 `burn=stuck`: only if no displayed card has a place
            return
        for slot in range(self.slots):
            if (homeless >> slot) & 1:
                self.add(codes, BURN + slot)

    def drop_merging(self, codes: Codes, first: int) -> None:
        """5.1 `merge=forbid`: strike out the placements after which a group would hold two temples."""
        me = self.to_move
        trial = self.seats
        kept = first
        for i in range(first, codes.size):
            self.copy_garden(me, trial)
            self.lay_card(trial, self.card_display[self.slot_of(codes.items[i])], codes.items[i])
            if not self.find_merged(trial, me):
                codes.items[kept] = codes.items[i]
                kept += 1
        codes.size = kept
        self.grown_count = 0

    def fill_keep(self, codes: Codes) -> None:
        """5.4 Any temple of the merged group may stay."""
        me = self.to_move
        self.find_merged(me, me)
        for i in range(TEMPLES * me, TEMPLES * me + self.temple_count[me]):
            if self.holds(me, self.temple_x[i], self.temple_y[i]):
                self.add(codes, KEEP + self.point(self.temple_x[i], self.temple_y[i]))

    def fill_temples(self, codes: Codes) -> None:
        """5.6 Every square of every qualifying group, with a temple from the supply or moved (5.7)."""
        me = self.to_move
        smallest = 0 if self.temple_count[me] < TEMPLES else self.smallest_templed(me)
        movable = 0
        for i in range(self.temple_count[me] if smallest else 0):
            if self.flood(me, self.temple_x[TEMPLES * me + i], self.temple_y[TEMPLES * me + i]) == smallest:
                movable |= 1 << i
        done = 0
        for i in range(self.grown_count):
            if not (done >> i) & 1:
                if self.qualifies(me, i):
                    self.fill_group(codes, movable)
                done |= self.grown_in_group(me)
        self.add(codes, PASS)

    def fill_group(self, codes: Codes, movable: int) -> None:
        """Write the temple actions for the group just found."""
        me = self.to_move
        for place in range(self.height[me] * self.words):
            mask = self.planes[self.group() + place]
            x = self.left[me] + WORD * (place % self.words)
            while mask:
                if mask & 1:
                    self.fill_square(codes, self.point(x, self.top[me] + place // self.words), movable)
                mask >>= 1
                x += 1

    def fill_square(self, codes: Codes, goal: int, movable: int) -> None:
        """Write the temple actions for one square: from the supply, or one per movable temple."""
        if not movable:
            self.add(codes, TEMPLE + goal)
        for i in range(TEMPLES):
            if (movable >> i) & 1:
                place = TEMPLES * self.to_move + i
                origin = self.point(self.temple_x[place], self.temple_y[place])
                self.add(codes, MOVE + (goal << POINT_BITS) + origin)

    def point(self, x: int, y: int) -> int:
        """Return the number of a point of the grid."""
        return (y + REACH) * SPAN + x + REACH

    def allows(self, size: int, space: int) -> bool:
        """5.8 Return whether a group of this size may take from a space (ruling A21)."""
        return space // 2 <= size - MIN_GROUP

    # --- What an action does -----------------------------------------------------------------------------------------

    def play(self, code: int) -> None:
        """Carry out a legal action."""
        if code >= MOVE:
            self.place_temple((code >> POINT_BITS) & POINTS, code & POINTS)
        elif code >= CARD:
            self.lay_card(self.to_move, self.take_card(self.slot_of(code)), code)
            self.after_card()
        elif code >= TEMPLE:
            self.place_temple(code & POINTS, -1)
        elif code >= KEEP:
            self.keep_temple(code & POINTS)
        elif code >= BURN:
            self.burned[self.burned_count] = self.take_card(code - BURN)
            self.burned_count += 1
            self.end_turn()
        elif code >= TILE:
            self.take_tile(code - TILE)
        else:
            self.end_turn()

    def slot_of(self, code: int) -> int:
        """Return the slot whose card an action lays."""
        return (code - CARD) >> (POINT_BITS + 2)

    def take_card(self, slot: int) -> int:
        """4 Take a card from the display; its slot stays vacant this round (ruling A35)."""
        card = self.card_display[slot]
        self.card_display[slot] = 0
        return card

    def lay_card(self, p: int, card: int, code: int) -> None:
        """5.1 Lay a card into a garden, turned and placed as its action says."""
        point = code & POINTS
        self.lay(p, card, (code >> POINT_BITS) & 3, point % SPAN - REACH, point // SPAN - REACH)

    def after_card(self) -> None:
        """5.10 Merged groups first, one after the other; then the temple decision, if a group qualifies."""
        me = self.to_move
        if self.find_merged(me, me):
            self.phase = IN_KEEP
        elif self.some_group_qualifies(me):
            self.phase = IN_TEMPLE
        else:
            self.end_turn()

    def keep_temple(self, point: int) -> None:
        """5.4 The other temples of the merged group return to the supply; no tile (ruling A15)."""
        me = self.to_move
        self.find_merged(me, me)
        for i in range(TEMPLES * me + self.temple_count[me] - 1, TEMPLES * me - 1, -1):
            x = self.temple_x[i]
            y = self.temple_y[i]
            if self.point(x, y) != point and self.holds(me, x, y):
                self.lift_temple(me, x, y)
        self.after_card()

    def place_temple(self, goal: int, origin: int) -> None:
        """5.6 to 5.8 Put a temple on a group, then draw the blind tile (ruling A23)."""
        me = self.to_move
        x = goal % SPAN - REACH
        y = goal // SPAN - REACH
        if origin >= 0:
            self.lift_temple(me, origin % SPAN - REACH, origin // SPAN - REACH)
        self.size = self.flood(me, x, y)
        self.add_temple(me, x, y)
        if self.size >= BLIND_SIZE and self.tiles_left:
            self.tiles_left -= 1
            self.blind_tiles[TILES * me + self.tile_stock[self.tiles_left]] += 1
            self.revealed += 1
            self.note_exhaustion()
        self.phase = IN_TILE
        for space in range(6):
            if self.tile_display[space] and self.allows(self.size, space):
                return
        self.awards[me] += 1  # 5.8: no tile in the allowed columns, even if others have some (ruling A25)
        self.end_turn()

    def take_tile(self, space: int) -> None:
        """5.8 Take an open tile; 5.9 the space is refilled at once, nothing slides (ruling A22)."""
        self.open_tiles[TILES * self.to_move + self.tile_display[space] - 1] += 1
        self.tile_display[space] = 0
        if self.tiles_left:
            self.tiles_left -= 1
            self.tile_display[space] = self.tile_stock[self.tiles_left] + 1
            self.revealed += 1
        self.note_exhaustion()
        self.end_turn()

    # --- Rounds and the end ------------------------------------------------------------------------------------------

    def note_exhaustion(self) -> None:
        """6.1 Once the tiles are exhausted the last round is known (ruling A26, options `last_round`, `tiles_out`)."""
        if self.last or self.last_round == NEVER or self.tiles_left:
            return
        if not self.stock_only:
            for space in range(6):
                if self.tile_display[space]:
                    return
        self.last = self.number + 1 if self.last_round == NEXT_ROUND else self.number

    def end_turn(self) -> None:
        """4 The next seat of the round moves, or the next round begins."""
        self.grown_count = 0
        self.size = 0
        self.phase = IN_CARD
        self.step += 1
        if self.step == self.slots:
            self.end_round()
        self.to_move = -1 if self.over else self.mover(self.step)

    def mover(self, step: int) -> int:
        """4 Return the seat of turn `step` in a round: S O O S or clockwise."""
        if self.seats == 2:
            return (self.start + (1 if 1 <= step <= 2 else 0)) % 2
        return (self.start + step) % self.seats

    def end_round(self) -> None:
        """4, 6.1 Move the flower and deal new cards, or end the game."""
        self.revealed += 1  # new cards, or the blind tiles at the end
        if self.cards_left == 0 or (self.last and self.number >= self.last):
            self.phase = IN_OVER
            self.over = True
            return
        self.number += 1
        self.start = (self.start + 1) % self.seats
        self.step = 0
        self.deal_cards()

    def deal_cards(self) -> None:
        """4 The next cards of the stack go to slot 1, slot 2, and so on."""
        for slot in range(self.slots):
            self.cards_left -= 1
            self.card_display[slot] = self.card_stack[self.cards_left]

    # --- For Python --------------------------------------------------------------------------------------------------

    def tiles(self, seat: int) -> dict[str, int]:
        """Return how many tiles of each kind a player has, open and blind."""
        first = TILES * seat
        return {
            tile: self.open_tiles[first + kind] + self.blind_tiles[first + kind]
            for kind, tile in enumerate(self.tables.tiles)
        }

    def scores(self) -> list[int]:
        """6.2 Return the totals."""
        return [sum(self.sheet(seat).values()) for seat in range(self.seats)]

    def sheet(self, seat: int) -> dict[str, int]:
        """6.2 Return the points by series and person, and for the five-point awards."""
        return sheet_of(self.tables.values, self.tiles(seat), self.awards[seat])

    def places(self) -> list[int]:
        """6.3 Return the current place of every seat, 1 for the first."""
        tiles = [self.tiles(seat) for seat in range(self.seats)]
        return places_of(self.tables.values, self.scores(), tiles, self.options["tie_break"])

    def winners(self) -> list[int] | None:
        """6.3 Return the winners."""
        return winners_of(self.places()) if self.over else None

    def refusal(self, code: int) -> IllegalAction:
        """Return the error for an illegal action (why.py)."""
        return refusal(self, code)

    def to_bytes(self) -> bytes:
        """Return the whole position as bytes."""
        return repr((self.fields(), sorted(self.options.items(), key=str), self.box.hash)).encode()

    def __reduce__(self) -> tuple[Callable[..., HangingGardensPosition], tuple[Fields, dict[str, Any], Box]]:
        return HangingGardensPosition.from_fields, (self.fields(), self.options, self.box)

    @staticmethod
    def from_fields(fields: Fields, options: Mapping[str, Any], box: Box) -> HangingGardensPosition:
        """Set a position up."""
        position = HangingGardensPosition.__new__(HangingGardensPosition)
        position.set_up(fields, options, box)
        return position

    def set_up(self, fields: Fields, options: Mapping[str, Any], box: Box) -> None:
        """Set this position to these fields."""
        if PLAIN:
            self.allocate()
        self.set_options(options)
        self.set_box(box)
        self.set_fields(fields)
