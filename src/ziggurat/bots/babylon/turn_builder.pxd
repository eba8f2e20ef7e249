cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.games.babylon.garden cimport Garden
from ziggurat.games.babylon.position cimport BabylonPosition
from ziggurat.search.evaluator cimport Evaluator

cdef int CELL_BIT, DOUBLE, END, END_KEEP, END_TOSS, KIND_BIT, PLACE, SINGLE, SOURCE_BIT
cdef int NOTHING, P_BELVEDERE, P_DOUBLE

cdef class TurnBuilder(Evaluator):
    cdef BabylonPosition now
    cdef Garden base
    cdef Garden ready
    cdef Garden middle
    cdef Garden trial
    cdef Codes ornaments
    cdef bint roofs
    cdef int spare
    cdef int pieces
    cdef int doubles
    cdef int purse
    cdef int singles
    cdef int token
    cdef int kept
    cdef int dug
    cdef int column

    @cython.locals(me=int)
    cdef void read_player(self) noexcept nogil
    cdef void fetch(self, Garden garden, int seat) noexcept nogil
    cdef void choose_column(self, int column) noexcept nogil
    @cython.locals(base=int)
    cdef void fill(self, Garden garden, Codes codes, int tile, int source, int singles, int doubles) noexcept nogil
    @cython.locals(tile=int)
    cdef void lay(self, Garden garden, int code) noexcept nogil
    @cython.locals(twos=int)
    cdef int cost(self, int code, int doubles) noexcept nogil
    @cython.locals(twos=int)
    cdef int doubles_after(self, int code) noexcept nogil
    @cython.locals(best=int, most=int, i=int, rank=int)
    cdef int best_ornament(self, Garden garden, int token) noexcept nogil
    @cython.locals(kind=int, floor=int, star=int)
    cdef int rank(self, Garden garden, int code) noexcept nogil
    @cython.locals(kept=int, dug=int)
    cdef int slot_icons(self, int first, int second) noexcept nogil
    @cython.locals(laid=bint)
    cdef int kept_after(self, int first, int second) noexcept nogil
    @cython.locals(laid=bint)
    cdef int dug_after(self, int first, int second) noexcept nogil
    @cython.locals(face=int, icons=int, corner=int)
    cdef int icons_on(self, int tile) noexcept nogil
    @cython.locals(dug=int, kept=int)
    cdef int ending(self, int first, int second) noexcept nogil
