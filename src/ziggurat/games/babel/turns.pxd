cimport cython
from ziggurat.games.babel.layout cimport BabelLayout

cdef int ACT, OVER, PEOPLE_DRAW
cdef int GOAL, SURE_GOAL, RIVAL_LIMIT
cdef int BY_POINTS, BY_DECK, BY_REPETITION, BY_TURN_LIMIT
cdef int MAX_IN_COLUMN, MAX_IN_RESERVE, MAX_HISTORY
cdef unsigned long long FNV_BASIS, FNV_PRIME, MASK64

cdef class BabelTurns(BabelLayout):
    @cython.locals(mine=int, theirs=int)
    cdef void check_win(self) noexcept nogil
    cdef void finish(self, int ending) noexcept nogil

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
    @cython.locals(digest="unsigned long long", place=int, i=int, p=int, card=int)
    cdef unsigned long long public_hash(self) noexcept nogil
    cdef inline unsigned long long mix(self, unsigned long long digest, int value) noexcept nogil
