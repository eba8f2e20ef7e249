cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.games.babel.position cimport BabelPosition

cdef int DROP_CARD, END, DROP, MAX_IN_COLUMN
cdef int WIDTH, DEPTH, WON, NOTHING
cdef int POINT, CLOSING, PERSON, READY, READY_TWICE, KIND, RUN, RUN_FOR_TEMPLES, RAZES, STEALS, SWAYS
cdef int PAIR_AT_END, PAIR_INSIDE, NEAR_PAWN, THEIRS
cdef int ASSYRIANS, HITTITES, PERSIANS, LEVELS, MIN_RUN, RIVAL_LIMIT

cdef class TurnPlanner:
    cdef BabelPosition root, scratch
    cdef int me
    cdef Codes codes
    cdef list now, then, now_begun, then_begun
    cdef int[::1] values
    cdef unsigned long long[::1] hashes
    cdef int kept
    cdef readonly int best_value
    cdef readonly int best_action

    @cython.locals(width=int, depth=int, i=int)
    cpdef int plan(self)
    @cython.locals(i=int, code=int, child=BabelPosition)
    cdef void expand(self, BabelPosition parent, int begun, int depth)
    @cython.locals(value=int)
    cdef void consider(self, BabelPosition child, int begun, int depth)
    @cython.locals(op=int, most=int, card=int)
    cdef void discard_for_opponent(self, BabelPosition position) noexcept
    @cython.locals(place=int, i=int, digest="unsigned long long")
    cdef void keep(self, BabelPosition child, int value, int begun)
    @cython.locals(place=int, i=int)
    cdef int lowest(self) noexcept

    @cython.locals(mine=int, theirs=int, value=int, card=int)
    cdef int evaluate(self, BabelPosition position) noexcept
    @cython.locals(value=int, site=int, people=int, level=int)
    cdef int prospects(self, BabelPosition position, int p) noexcept
    @cython.locals(few=int)
    cdef int hand_value(self, int cards) noexcept
    @cython.locals(here=int, size=int, value=int, first=int, people=int, after=int, share=int)
    cdef int runs_value(self, BabelPosition position, int p, int site) noexcept
    @cython.locals(theirs=int, level=int)
    cdef int run_value(self, BabelPosition position, int p, int site, int people) noexcept
