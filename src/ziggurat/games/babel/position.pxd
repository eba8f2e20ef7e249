cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.core.rng cimport Stream
from ziggurat.games.babel.turns cimport BabelTurns

ctypedef unsigned long long Bits

cdef bint PLAIN
cdef int ASSYRIANS, HITTITES, MEDES, SUMERIANS
cdef int QUARRY, MIGRATION_SIZE, MIN_RUN
cdef int DRAW, ACT, DROP
cdef int END, TRAVEL, SETTLE, BUILD_FIRST, BUILD_OWN, BUILD_FOE, MIGRATE, DROP_CARD, ABILITY
cdef int RAZE, STEAL, CHANGE_SIDES, LEAP_OWN, LEAP_FOE, HALVE, DESERT, KINDS
cdef int MAX_IN_COLUMN, MAX_IN_RESERVE, MAX_ACTIONS, TEMPLE_HASH
cdef int FIVE_BITS
cdef int LOWEST[64]
cdef Bits ONE, MASK64, BITS1, BITS2, BITS4, BITS8, DE_BRUIJN
cdef Bits MIGRATIONS[32]

cdef class BabelPosition(BabelTurns):
    @cython.locals(other=BabelPosition)
    cpdef BabelPosition clone(self)
    cpdef int room(self)
    cdef void fill(self, Codes codes) noexcept nogil
    @cython.locals(me=int, actions=Bits, code=int, _=int)
    cdef int pick(self, Stream stream, Codes codes) noexcept nogil
    @cython.final
    cdef inline void add(self, Codes codes, int code) noexcept nogil
    @cython.final
    @cython.locals(size=int)
    cdef void add_all(self, Codes codes, Bits actions) noexcept nogil
    @cython.final
    cdef inline int count(self, Bits actions) noexcept nogil
    @cython.final
    cdef inline int lowest(self, Bits actions) noexcept nogil
    @cython.final
    @cython.locals(me=int, site=int, actions=Bits)
    cdef Bits ordinary(self) noexcept nogil
    @cython.final
    cdef inline Bits cards_of(self, int p) noexcept nogil
    @cython.final
    cdef inline Bits travels(self, int me, int site) noexcept nogil
    @cython.final
    @cython.locals(people=int, next_level=int, own=Bits, foe=Bits)
    cdef inline Bits builds(self, int me, int site) noexcept nogil
    @cython.final
    cdef inline Bits migrations(self, int me) noexcept nogil
    @cython.final
    cdef inline bint has_run(self, int me, int site) noexcept nogil
    @cython.locals(me=int, site=int, here=int, size=int, first=int, people=int, after=int)
    cdef void fill_abilities(self, Codes codes) noexcept nogil
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
