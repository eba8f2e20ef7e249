cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.core.rng cimport Stream
from ziggurat.games.hanging_gardens.groups cimport HangingGardensGroups

cdef bint PLAIN
cdef int BLIND_SIZE, MIN_GROUP, PLACEMENT_MASKS
cdef int BURN, CARD, KEEP, MOVE, PASS, POINT_BITS, POINTS, REACH, SPAN, TEMPLE, TILE
cdef int IN_CARD, IN_KEEP, IN_OVER, IN_TEMPLE, IN_TILE, TEMPLES, TILES
cdef int NEVER, NEXT_ROUND, WORD

cdef class HangingGardensPosition(HangingGardensGroups):
    @cython.locals(other=HangingGardensPosition)
    cpdef HangingGardensPosition clone(self)
    cpdef int room(self)
    @cython.locals(space=int)
    cdef void fill(self, Codes codes) noexcept nogil
    cdef int pick(self, Stream stream, Codes codes) noexcept nogil
    @cython.locals(me=int, placements=int, burns=int, slot=int, before=int, turn=int, choice=int, shape=int)
    cdef int pick_card(self, Stream stream, Codes codes) noexcept nogil
    cdef inline void add(self, Codes codes, int code) noexcept nogil
    @cython.locals(me=int, homeless=int, slot=int, before=int)
    cdef void fill_cards(self, Codes codes) noexcept nogil
    @cython.locals(me=int, trial=int, kept=int, i=int)
    cdef void drop_merging(self, Codes codes, int first) noexcept nogil
    @cython.locals(me=int, i=int)
    cdef void fill_keep(self, Codes codes) noexcept nogil
    @cython.locals(me=int, smallest=int, movable=int, done=int, i=int)
    cdef void fill_temples(self, Codes codes) noexcept nogil
    @cython.locals(me=int, place=int, mask="unsigned long long", x=int)
    cdef void fill_group(self, Codes codes, int movable) noexcept nogil
    @cython.locals(i=int, place=int, origin=int)
    cdef void fill_square(self, Codes codes, int goal, int movable) noexcept nogil
    cdef inline int point(self, int x, int y) noexcept nogil
    cdef inline bint allows(self, int size, int space) noexcept nogil

    cdef void play(self, int code) noexcept nogil
    cdef inline int slot_of(self, int code) noexcept nogil
    @cython.locals(card=int)
    cdef int take_card(self, int slot) noexcept nogil
    @cython.locals(point=int)
    cdef void lay_card(self, int p, int card, int code) noexcept nogil
    @cython.locals(me=int)
    cdef void after_card(self) noexcept nogil
    @cython.locals(me=int, i=int, x=int, y=int)
    cdef void keep_temple(self, int point) noexcept nogil
    @cython.locals(me=int, x=int, y=int, space=int)
    cdef void place_temple(self, int goal, int origin) noexcept nogil
    cdef void take_tile(self, int space) noexcept nogil

    @cython.locals(space=int)
    cdef void note_exhaustion(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef int mover(self, int step) noexcept nogil
    cdef void end_round(self) noexcept nogil
    @cython.locals(slot=int)
    cdef void deal_cards(self) noexcept nogil
