cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.games.babel.turns cimport BabelTurns

cdef bint PLAIN
cdef int ASSYRIANS, HITTITES, MEDES, SUMERIANS
cdef int QUARRY, MIGRATION_SIZE, MIN_RUN
cdef int DRAW, ACT, DROP
cdef int END, TRAVEL, SETTLE, BUILD_FIRST, BUILD_OWN, BUILD_FOE, MIGRATE, DROP_CARD, ABILITY
cdef int RAZE, STEAL, CHANGE_SIDES, LEAP_OWN, LEAP_FOE, HALVE, DESERT, KINDS
cdef int MAX_IN_COLUMN, MAX_IN_RESERVE, MAX_ACTIONS, TEMPLE_HASH

cdef class BabelPosition(BabelTurns):
    @cython.locals(other=BabelPosition)
    cpdef BabelPosition clone(self)
    cpdef int room(self)
    @cython.locals(op=int, card=int)
    cdef void fill(self, Codes codes) noexcept nogil
    cdef inline void add(self, Codes codes, int code) noexcept nogil
    @cython.locals(me=int, size=int, card=int)
    cdef void fill_travel(self, Codes codes) noexcept nogil
    @cython.locals(me=int, site=int, size=int, card=int)
    cdef void fill_settle(self, Codes codes) noexcept nogil
    @cython.locals(me=int, site=int, people=int, next_level=int)
    cdef void fill_build(self, Codes codes) noexcept nogil
    @cython.locals(me=int, size=int, origin=int, goal=int)
    cdef void fill_migrate(self, Codes codes) noexcept nogil
    @cython.locals(me=int, site=int, here=int, size=int, first=int, people=int, after=int)
    cdef void fill_abilities(self, Codes codes) noexcept nogil
    @cython.locals(runs=int, i=int)
    cdef bint has_run(self, int here, int size) noexcept nogil
    @cython.locals(me=int, op=int, site=int, foe=int, card=int)
    cdef void fill_run(self, Codes codes, int people, int base) noexcept nogil
    @cython.locals(card=int)
    cdef bint can_steal(self, int me, int op, int site) noexcept nogil
    @cython.locals(card=int)
    cdef bint can_leap(self, int me, int site, int whose) noexcept nogil
    @cython.locals(here=int, i=int)
    cdef bint stands_in(self, int place, int people) noexcept nogil

    cdef void play(self, int code) noexcept nogil
    cdef void travel(self, int site) noexcept nogil
    @cython.locals(me=int)
    cdef void settle(self, int card) noexcept nogil
    @cython.locals(start=int, target=int, size=int, i=int)
    cdef void migrate(self, int origin, int goal) noexcept nogil
    @cython.locals(me=int, op=int, site=int, paid=int)
    cdef void use_ability(self, int first, int kind) noexcept nogil
    @cython.locals(place=int, i=int)
    cdef void raze(self, int op, int site) noexcept nogil
    @cython.locals(here=int, kept=int, i=int, card=int)
    cdef void desert(self, int place, int people) noexcept nogil
    @cython.locals(here=int, size=int, people=int, first=int, kept=int, i=int, card=int)
    cdef void change_sides(self, int source, int target) noexcept nogil
    @cython.locals(op=int)
    cdef void drop(self, int card) noexcept nogil
    cdef void play_card(self, int p, int card) noexcept nogil
    @cython.locals(here=int, i=int)
    cdef void close_up(self, int place, int gap) noexcept nogil
    cdef void take_from_reserve(self, int whose) noexcept nogil
    @cython.locals(place=int)
    cdef void raise_temple(self, int level) noexcept nogil
