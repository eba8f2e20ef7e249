cimport cython
from ziggurat.bots.babylon.turn_builder cimport TurnBuilder
from ziggurat.core.position cimport Codes
from ziggurat.core.rng cimport Stream
from ziggurat.games.babylon.garden cimport Garden

cdef bint PLAIN
cdef int COLUMNS, DIG, DUG, KEPT, SOURCE_BIT
cdef int DIGGING, FIRST_FLOWER, MAX_STORED, NOTHING
cdef int NEVER

cdef class Planner(TurnBuilder):
    cdef Stream stream
    cdef Codes firsts
    cdef Codes seconds
    cdef Codes actions
    cdef int top_code[32]
    cdef int top_value[32]
    cdef int top_ornaments_first[32]
    cdef int found
    cdef int single
    cdef int icon
    cdef int slot
    cdef int flower
    cdef int kind
    cdef int width
    cdef bint last
    cdef int best
    cdef int ties
    cdef int best_column
    cdef int best_ornaments_first
    cdef int best_first
    cdef int best_between
    cdef int best_second

    @cython.locals(column=int)
    cdef void search_turn(self) noexcept
    @cython.locals(place=int)
    cdef void search(self) noexcept
    @cython.locals(token=int, i=int, code=int, left=int)
    cdef void evaluate_firsts(self, int ornaments_first) noexcept
    cdef int prepare_first(self, int ornaments_first) noexcept
    @cython.locals(token=int, singles=int, doubles=int, i=int, code=int)
    cdef void follow(self, int first, int ornaments_first, int between) noexcept
    @cython.locals(best=int)
    cdef int build_ornaments(self, Garden garden, int token, bint write) noexcept nogil
    @cython.locals(value=int)
    cdef int evaluate_trial(self, int ornaments_first, int first, int between, int second, int singles) noexcept nogil
    cdef int open_icons(self) noexcept nogil
    @cython.locals(place=int)
    cdef void add_first(self, int code, int ornaments_first, int value) noexcept nogil
    @cython.locals(token=int)
    cdef void write_turn(self) noexcept
    cdef void write(self, int code) noexcept nogil
