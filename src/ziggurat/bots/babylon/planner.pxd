cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.core.rng cimport Stream
from ziggurat.games.babylon.garden cimport Garden
from ziggurat.games.babylon.position cimport BabylonPosition

cdef bint PLAIN
cdef int CELL_BIT, COLUMNS, DIG, DOUBLE, DUG, END, END_KEEP, END_TOSS, KEPT, KIND_BIT, PLACE, SINGLE, SOURCE_BIT
cdef int STAIRS, STATUE
cdef int DIGGING, MAX_STORED, NOTHING, P_BELVEDERE, P_DOUBLE
cdef int NEVER

cdef class Planner:
    cdef BabylonPosition position
    cdef Stream stream
    cdef Garden base
    cdef Garden ready
    cdef Garden middle
    cdef Garden trial
    cdef Codes firsts
    cdef Codes seconds
    cdef Codes ornaments
    cdef Codes line
    cdef int top_code[32]
    cdef int top_value[32]
    cdef int top_adorned[32]
    cdef int found
    cdef int single
    cdef int icon
    cdef int slot
    cdef int flower
    cdef int kind
    cdef int width
    cdef int roofs
    cdef int spare
    cdef int pieces
    cdef int doubles
    cdef int singles
    cdef int token
    cdef bint last
    cdef int kept
    cdef int dug
    cdef int column
    cdef int best
    cdef int ties
    cdef int best_column
    cdef int best_adorned
    cdef int best_first
    cdef int best_between
    cdef int best_second

    @cython.locals(position=BabylonPosition, me=int, column=int)
    cdef void search_turn(self) noexcept
    @cython.locals(place=int)
    cdef void search(self) noexcept
    @cython.locals(token=int, i=int, code=int, left=int)
    cdef void survey(self, int adorned) noexcept
    cdef int get_ready(self, int adorned) noexcept
    @cython.locals(token=int, singles=int, doubles=int, i=int, code=int)
    cdef void follow(self, int first, int adorned, int between) noexcept
    @cython.locals(face=int)
    cdef void fill(self, Garden garden, Codes codes, int tile, int source, int singles, int doubles) noexcept nogil
    @cython.locals(tile=int)
    cdef void lay(self, Garden garden, int code) noexcept nogil
    @cython.locals(twos=int)
    cdef int cost(self, int code, int doubles) noexcept nogil
    @cython.locals(twos=int)
    cdef int doubles_after(self, int code) noexcept nogil
    @cython.locals(best=int, most=int, i=int, worth=int)
    cdef int adorn(self, Garden garden, int token, bint write) noexcept nogil
    @cython.locals(kind=int, floor=int, star=int)
    cdef int rank(self, Garden garden, int code) noexcept nogil
    @cython.locals(value=int)
    cdef int evaluate_trial(self, int adorned, int first, int between, int second, int singles) noexcept nogil
    cdef int open_icons(self) noexcept nogil
    @cython.locals(kept=int, dug=int)
    cdef int slot_worth(self, int first, int second) noexcept nogil
    @cython.locals(laid=bint)
    cdef int kept_after(self, int first, int second) noexcept nogil
    @cython.locals(laid=bint)
    cdef int dug_after(self, int first, int second) noexcept nogil
    @cython.locals(face=int, worth=int, corner=int)
    cdef int tile_worth(self, int tile) noexcept nogil
    @cython.locals(place=int)
    cdef void remember(self, int code, int adorned, int value) noexcept nogil
    @cython.locals(position=BabylonPosition, token=int)
    cdef void write_line(self) noexcept
    @cython.locals(kept=int, dug=int)
    cdef int ending(self) noexcept nogil
    cdef void write(self, int code) noexcept nogil
