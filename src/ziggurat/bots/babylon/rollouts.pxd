cimport cython
from ziggurat.bots.babylon.placement_values cimport PlacementValues
from ziggurat.bots.babylon.turns cimport BabylonTurns
from ziggurat.games.babylon.garden cimport Garden
from ziggurat.search.turn_list cimport TurnList

cdef int SINGLE_W, SLOT_W, DUG, KEPT, SOURCE_BIT, DIGGING, MAX_STORED, NOTHING, MAX_TURN_LENGTH
cdef int MAX_GUESSES, MAX_KEPT, MAX_GAIN

cdef class BabylonRollouts(BabylonTurns):
    cdef PlacementValues first_values
    cdef PlacementValues second_values
    cdef TurnList guesses
    cdef TurnList kept_guesses

    @cython.locals(i=int)
    cdef void plan_quickly(self, TurnList turns, int limit, int columns, int width, int follow) noexcept nogil
    @cython.locals(i=int, bare=int, kept=int)
    cdef void guess(self, int columns, int width) noexcept nogil
    @cython.locals(tile=int, face=int)
    cdef void add_placements(self, PlacementValues first_values, Garden garden, TurnList turns, int source, int base_value, int singles) noexcept nogil
    cdef void guess_kept(self, int bare) noexcept nogil
    @cython.locals(slot=int, i=int, at=int, code=int, cost=int, spent=int, value=int)
    cdef void add_kept(self) noexcept nogil
    @cython.locals(i=int, place=int, code=int)
    cdef void try_guesses(self) noexcept nogil
    @cython.locals(first=int, token=int, singles=int, doubles=int, base_value=int, other=int, i=int, code=int)
    cdef void follow_guess(self, int place, int width) noexcept nogil
