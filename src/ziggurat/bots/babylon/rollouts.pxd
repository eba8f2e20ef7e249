cimport cython
from ziggurat.bots.babylon.placement_values cimport Sketch
from ziggurat.bots.babylon.turns cimport BabylonTurns
from ziggurat.games.babylon.garden cimport Garden
from ziggurat.search.turn_list cimport Lines

cdef int SINGLE_W, SLOT_W, DUG, KEPT, SOURCE_BIT, DIGGING, MAX_STORED, NOTHING, LONGEST
cdef int MOST_HUNCHES, MOST_KEPT, MOST_GAIN

cdef class BabylonQuick(BabylonTurns):
    cdef Sketch sketch
    cdef Sketch second
    cdef Lines hunches
    cdef Lines kept_hunches

    @cython.locals(i=int)
    cdef void plan_quickly(self, Lines lines, int most, int columns, int width, int follow) noexcept nogil
    @cython.locals(i=int, bare=int, kept=int)
    cdef void guess(self, int columns, int width) noexcept nogil
    @cython.locals(tile=int, face=int)
    cdef void hunt(self, Sketch sketch, Garden garden, Lines lines, int source, int worth, int singles) noexcept nogil
    cdef void guess_kept(self, int bare) noexcept nogil
    @cython.locals(slot=int, i=int, at=int, code=int, cost=int, spent=int, value=int)
    cdef void add_kept(self) noexcept nogil
    @cython.locals(i=int, place=int, code=int)
    cdef void try_hunches(self) noexcept nogil
    @cython.locals(first=int, token=int, singles=int, doubles=int, worth=int, other=int, i=int, code=int)
    cdef void follow_hunch(self, int place, int width) noexcept nogil
