cimport cython
from ziggurat.bots.babylon.turn_builder cimport TurnBuilder
from ziggurat.core.position cimport Codes
from ziggurat.games.babylon.garden cimport Garden
from ziggurat.games.babylon.garden_layout cimport Bits
from ziggurat.search.turn_list cimport TurnList

cdef bint PLAIN
cdef int COLUMNS, DIG, DUG, KEPT, SOURCE_BIT
cdef int DIGGING, FIRST_FLOWER, MAX_GAIN, MAX_STORED, NOTHING
cdef int MAX_TURN_LENGTH, MAX_DRAFTS, MAX_BUILT, MAX_LEFT
cdef int SINGLE_W, ICON_W, HEIGHT_W, SLOT_W, FLOWER_W, KIND_W, STATUE_W, STEP_W, FLOOR_W

cdef class BabylonTurns(TurnBuilder):
    cdef int[::1] late
    cdef int[::1] early
    cdef int[::1] w
    cdef Codes places
    cdef TurnList drafts
    cdef TurnList firsts
    cdef TurnList ranked_columns
    cdef Codes kept_codes
    cdef int[::1] kept_values
    cdef int[::1] built_codes
    cdef int built
    cdef int left

    @cython.locals(i=int)
    cdef void plan(self, TurnList turns, int limit, int columns, int width) noexcept nogil
    cdef void prepare(self) noexcept nogil
    @cython.locals(i=int)
    cdef void set_weights(self, int left) noexcept nogil
    @cython.locals(column=int, slot=int)
    cdef void rank_columns(self, int columns) noexcept nogil
    cdef int column_value(self, int column) noexcept nogil

    @cython.locals(i=int)
    cdef void evaluate_kept(self, int singles) noexcept nogil
    @cython.locals(i=int, code=int)
    cdef void evaluate_firsts(self) noexcept nogil
    @cython.locals(i=int, token=int)
    cdef void evaluate_after_ornaments(self) noexcept nogil
    @cython.locals(value=int, slot=int)
    cdef void first(self, int code, int ornaments_first, int base_value) noexcept nogil
    @cython.locals(i=int, place=int)
    cdef void follow_up(self) noexcept nogil
    @cython.locals(token=int, used=Bits, singles=int, doubles=int, i=int, code=int)
    cdef void follow(self, int first, int ornaments_first, int between) noexcept nogil
    cdef bint affords(self, int code, int singles, int doubles) noexcept nogil
    @cython.locals(best=int)
    cdef int build_ornaments(self, Garden garden, int token) noexcept nogil

    @cython.locals(value=int, icons=Bits, floor=int)
    cdef int garden_value(self, Garden garden) noexcept nogil
    @cython.locals(value=int, slot=int)
    cdef int draft(self, int base_value, int order, int first, int second, int singles) noexcept nogil
    @cython.locals(column_bits="unsigned long long", both="unsigned long long", order_bits="unsigned long long")
    cdef unsigned long long hash_of(self, int order, int first, int second) noexcept nogil

    @cython.locals(place=int, order=int, first=int, second=int, slot=int, token=int)
    cdef void write_out(self, TurnList turns, int draft) noexcept nogil
    @cython.locals(i=int)
    cdef int write_ornaments(self, TurnList turns, int slot, int token) noexcept nogil
