cimport cython
from ziggurat.bots.babylon.rollouts cimport BabylonRollouts
from ziggurat.core.rng cimport Stream
from ziggurat.games.babylon.position cimport BabylonPosition
from ziggurat.search.turn_list cimport TurnList

cdef int COLUMNS, DIG, END, END_TOSS, REMOVE, CLAY_LEVEL, DIGGING, MAX_STORED, REMOVING
cdef int MAX_TURN_LENGTH, SINGLE_W, SLOT_W, MEAN_TURN_VALUE

cdef class BabylonEvaluator(BabylonRollouts):
    cdef BabylonPosition root
    cdef int columns
    cdef int width
    cdef int quick
    cdef int builds
    cdef int follows
    cdef bint fresh
    cdef TurnList best
    cdef int[::1] turns_at_root

    cdef void determinise(self, Stream stream) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef void propose_turns(self, TurnList turns, int limit) noexcept nogil
    @cython.locals(column=int, slot=int)
    cdef void propose_removals(self, TurnList turns, int limit) noexcept nogil
    @cython.locals(i=int)
    cdef void play(self, int[::1] codes, int first, int length) noexcept nogil
    cdef void rollout_turn(self, Stream stream) noexcept nogil
    @cython.locals(column=int)
    cdef void remove_any(self, Stream stream) noexcept nogil
    @cython.locals(best=int, most=int, column=int, value=int)
    cdef void dig_for_another(self, Stream stream) noexcept nogil
    @cython.locals(total=int, _=int)
    cpdef int play_quick_games(self, Stream stream, int games)
    @cython.locals(seat=int, left=int, value=int)
    cdef void evaluate(self) noexcept nogil
    @cython.locals(gone=int)
    cdef int turns_left(self, int seat) noexcept nogil
