from ziggurat.core.rng cimport Stream
from ziggurat.search.turn_list cimport TurnList

cdef bint PLAIN

cdef class Evaluator:
    cdef public int seat
    cdef public int seats
    cdef public bint branch_on_opponents
    cdef public int lead_scale
    cdef int values[4]
    cdef int points[4]

    cdef void determinise(self, Stream stream) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef void propose_turns(self, TurnList turns, int limit) noexcept nogil
    cdef void play(self, int[::1] codes, int first, int length) noexcept nogil
    cdef void rollout_turn(self, Stream stream) noexcept nogil
    cdef void evaluate(self) noexcept nogil
