cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.games.babel.encoding cimport BabelEncoding

cdef int ACT, OVER, PEOPLE_DRAW, MIGRATION_SIZE
cdef int ABILITY, BUILD_FIRST, KINDS, MIGRATE, SETTLE, STEAL, TRAVEL
cdef int GOAL, SURE_GOAL, RIVAL_LIMIT
cdef int BY_POINTS, BY_DECK, BY_REPETITION, BY_TURN_LIMIT
cdef int MAX_HISTORY, HASHES
cdef unsigned long long FNV_BASIS, FNV_PRIME, MASK64

cdef class BabelTurns(BabelEncoding):
    @cython.locals(mine=int, theirs=int)
    cdef void check_win(self) noexcept nogil
    cdef void finish(self, int ending) noexcept nogil
    @cython.locals(lead=int)
    cdef int winner_bits(self) noexcept nogil

    cdef void end_turn(self) noexcept nogil
    @cython.locals(high=int, low=int, me=int)
    cdef void draw_temples(self) noexcept nogil
    cdef int draw_temple(self) noexcept nogil
    @cython.locals(_=int)
    cdef void begin_turn(self) noexcept nogil
    @cython.locals(card=int, i=int)
    cdef void draw_person(self) noexcept nogil
    @cython.locals(card=int)
    cdef void reshuffle(self) noexcept nogil
    @cython.locals(digest="unsigned long long", i=int, times=int)
    cdef int note_position(self) noexcept nogil
    @cython.locals(digest="unsigned long long", counts="unsigned long long", stack=int, i=int, p=int, card=int)
    cdef unsigned long long public_hash(self) noexcept nogil
    cdef inline unsigned long long mix(self, unsigned long long digest, unsigned long long value) noexcept nogil

    @cython.locals(kept=int, i=int)
    cdef void drop_undutiful(self, Codes codes) noexcept nogil
    @cython.locals(me=int, site=int)
    cdef bint keeps_duty(self, int code) noexcept nogil
    @cython.locals(me=int)
    cdef bint must_start(self) noexcept nogil
    @cython.locals(cards=int, site=int, people=int)
    cdef bint can_start(self, int p, int pawn, int spent, int grown, int shrunk, int raised) noexcept nogil
