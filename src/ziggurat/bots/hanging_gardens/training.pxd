cimport cython
from ziggurat.bots.hanging_gardens.evaluator cimport HangingGardensEvaluator
from ziggurat.core.rng cimport Stream
from ziggurat.games.hanging_gardens.position cimport HangingGardensPosition
from ziggurat.search.turn_list cimport TurnList

cdef int COUNT, TURN, MAX_TURN_LENGTH, WIDTH, CHOICES, ONE_OF, MAX_TURNS, SHARE, PRIOR_WEIGHT

cdef class GardensTraining(HangingGardensEvaluator):
    cdef TurnList good
    cdef int sample_count
    cdef int[::1] features
    cdef int[::1] sample_seat
    cdef int[::1] sample_turns_left
    cdef int[::1] sample_points
    cdef long long[::1] products
    cdef long long[::1] gained
    cdef int[::1] knots
    cdef long long[::1] samples
    cdef long long[::1] sums
    cdef long long[::1] gains_by_turn

    @cython.locals(i=int)
    cpdef void play_game(self, HangingGardensPosition position, Stream stream)
    @cython.locals(me=int, choice=int, slot=int, left=int)
    cdef void play_turn(self, Stream stream) noexcept nogil
    @cython.locals(i=int)
    cdef void add_sample(self, int p, int left) noexcept nogil
    cdef int points_of(self, int p) noexcept nogil
    @cython.locals(left=int, knot=int, part=int, i=int)
    cdef void add_to_knots(self, int sample, int gain)
    @cython.locals(i=int, j=int, value="long long")
    cdef void add_to(self, int knot, int sample, int gain, int share) noexcept nogil
