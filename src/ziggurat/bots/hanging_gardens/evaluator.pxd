cimport cython
from ziggurat.bots.hanging_gardens.turns cimport GardensTurns
from ziggurat.core.position cimport Codes
from ziggurat.core.rng cimport Stream
from ziggurat.games.hanging_gardens.position cimport HangingGardensPosition
from ziggurat.search.turn_list cimport TurnList

cdef int COLUMNS, IN_CARD, MAX_TURN_LENGTH, TURN, FAR, TILES_IN_TEN

cdef class HangingGardensEvaluator(GardensTurns):
    cdef HangingGardensPosition root
    cdef int width
    cdef int quick
    cdef int others
    cdef bint fresh
    cdef TurnList best

    cdef void determinise(self, Stream stream) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef void propose_turns(self, TurnList turns, int limit) noexcept nogil
    @cython.locals(i=int)
    cdef void play(self, int[::1] codes, int first, int length) noexcept nogil
    @cython.locals(width=int)
    cdef void rollout_turn(self, Stream stream) noexcept nogil
    @cython.locals(slot=int, space=int)
    cdef void take_away(self, Stream stream) noexcept nogil
    @cython.locals(best=int, most=int, space=int, gain=int, before=int)
    cdef int wanted(self, int spaces) noexcept nogil
    @cython.locals(seat=int, value=int)
    cdef void evaluate(self) noexcept nogil
    cdef int turns_left(self, int seat) noexcept nogil
