cimport cython
from ziggurat.bots.hanging_gardens.turns cimport GardensTurns
from ziggurat.core.position cimport Codes
from ziggurat.core.rng cimport Stream
from ziggurat.games.hanging_gardens.position cimport HangingGardensPosition
from ziggurat.search.turn_list cimport Lines

cdef int IN_CARD, LONGEST, TURN, FAR, TILES_IN_TEN

cdef class HangingGardensJudge(GardensTurns):
    cdef HangingGardensPosition root
    cdef int width
    cdef int quick
    cdef int others
    cdef bint fresh
    cdef Lines best

    cdef void begin(self, Stream stream) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef void propose(self, Lines lines, int most) noexcept nogil
    @cython.locals(i=int)
    cdef void play(self, int[::1] codes, int first, int length) noexcept nogil
    @cython.locals(looks=int)
    cdef void advance(self, Stream stream) noexcept nogil
    @cython.locals(slot=int, space=int)
    cdef void take_away(self, Stream stream) noexcept nogil
    @cython.locals(best=int, most=int, space=int, gain=int, before=int)
    cdef int wanted(self, int spaces) noexcept nogil
    @cython.locals(seat=int, value=int)
    cdef void assess(self) noexcept nogil
    cdef int turns_left(self, int seat) noexcept nogil
