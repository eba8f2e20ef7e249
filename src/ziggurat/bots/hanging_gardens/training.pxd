cimport cython
from ziggurat.bots.hanging_gardens.evaluator cimport HangingGardensJudge
from ziggurat.core.rng cimport Stream
from ziggurat.games.hanging_gardens.position cimport HangingGardensPosition
from ziggurat.search.turn_list cimport Lines

cdef int COUNT, TURN, LONGEST, LOOKS, CHOICES, OFTEN, MOST_TURNS, SHARE, TRUST

cdef class GardensLessons(HangingGardensJudge):
    cdef Lines good
    cdef int noted
    cdef int[::1] seen
    cdef int[::1] whose
    cdef int[::1] when
    cdef int[::1] paid
    cdef long long[::1] products
    cdef long long[::1] gained
    cdef int[::1] knots
    cdef long long[::1] samples
    cdef long long[::1] sums
    cdef long long[::1] gains_by_turn

    @cython.locals(i=int)
    cpdef void study(self, HangingGardensPosition position, Stream stream)
    @cython.locals(me=int, choice=int, slot=int, left=int)
    cdef void play_turn(self, Stream stream) noexcept nogil
    @cython.locals(i=int)
    cdef void note(self, int p, int left) noexcept nogil
    cdef int points_of(self, int p) noexcept nogil
    @cython.locals(left=int, knot=int, part=int, i=int)
    cdef void add_up(self, int sample, int gain)
    @cython.locals(i=int, j=int, value="long long")
    cdef void add_to(self, int knot, int sample, int gain, int share) noexcept nogil
