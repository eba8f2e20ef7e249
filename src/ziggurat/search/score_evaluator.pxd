cimport cython
from ziggurat.core.position cimport Position
from ziggurat.core.rng cimport Stream
from ziggurat.search.evaluator cimport Evaluator
from ziggurat.search.turn_list cimport TurnList

cdef bint PLAIN
cdef int WON

cdef class ScoreEvaluator(Evaluator):
    cdef Position root
    cdef Position now
    cdef int played

    cdef void determinise(self, Stream stream) noexcept with gil
    cdef int mover(self) noexcept with gil
    cdef int turn(self) noexcept with gil
    @cython.locals(slot=int)
    cdef void propose_turns(self, TurnList turns, int limit) noexcept with gil
    @cython.locals(i=int)
    cdef void play(self, int[::1] codes, int first, int length) noexcept with gil
    cdef void rollout_turn(self, Stream stream) noexcept with gil
    @cython.locals(seat=int)
    cdef void evaluate(self) noexcept with gil
