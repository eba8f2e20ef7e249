cimport cython
from ziggurat.games.babel.position cimport BabelPosition

cdef int MAX_IN_COLUMN, MAX_IN_RESERVE, COUNT
cdef int ASSYRIANS, HITTITES, MEDES, SUMERIANS
cdef int GOAL, LEVELS, MIN_RUN, RIVAL_LIMIT, SURE_GOAL, NEAR_RANGE, LATE_CARDS
cdef int TEMPO, POINTS, CLOSING, NEAR, SAFE, LATE, TEMPLES, TALL, PEOPLE, READY, READY_TWICE, FITS, FITS_NEAR, STOCK
cdef int CARDS, PLENTY, KINDS_HELD, TWINS, TRIPLES, RUNS, SPARE, RAZES, RAZES_NEAR, STEALS, STEALS_NEAR
cdef int DRIVES, TURNS, LEAPS, LEAPS_FIT, PAIRS, PAIRS_INSIDE, PAIR_RAZES, PAIR_STEALS
cdef int NEXT_RUNS, NEXT_RAZES, NEXT_STEALS

cdef class BabelFeatures:
    cdef int[::1] weights
    cdef int[::1] counts

    @cython.locals(own=int, value=int, i=int)
    cdef int value(self, BabelPosition position, int me, int table) noexcept nogil
    @cython.locals(i=int)
    cpdef list vector(self, BabelPosition position, int me)
    @cython.locals(i=int, stock=int, site=int)
    cdef void count(self, BabelPosition position, int p, int here) noexcept nogil
    @cython.locals(mine=int, theirs=int, goal=int, near=int)
    cdef void count_score(self, BabelPosition position, int p, int here) noexcept nogil
    @cython.locals(few=int, card=int, held=int)
    cdef void count_hand(self, BabelPosition position, int p, int here) noexcept nogil
    @cython.locals(stock=int, i=int)
    cdef int stock_of(self, BabelPosition position, int p) noexcept nogil
    @cython.locals(people=int, level=int)
    cdef void count_site(self, BabelPosition position, int p, int site, int here, int stock) noexcept nogil
    cdef bint reaches(self, BabelPosition position, int p, int site) noexcept nogil
    @cython.locals(first_card=int, size=int, first=int, people=int, after=int)
    cdef void count_rows(self, BabelPosition position, int p, int site, int here) noexcept nogil
    @cython.locals(theirs=int, levels=int)
    cdef void count_run(self, BabelPosition position, int p, int site, int here, int people) noexcept nogil
    @cython.locals(theirs=int, level=int)
    cdef int steal_value(self, BabelPosition position, int p, int site) noexcept nogil
    @cython.locals(level=int)
    cdef void count_leap(self, BabelPosition position, int p, int site, int here) noexcept nogil
    @cython.locals(coming=bint, theirs=int, levels=int)
    cdef void count_pair(self, BabelPosition position, int p, int site, int here, int people, bint last) noexcept nogil
