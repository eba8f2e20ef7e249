cimport cython
from ziggurat.bots.babel.features cimport BabelWorth
from ziggurat.core.position cimport Codes
from ziggurat.core.rng cimport Stream
from ziggurat.games.babel.position cimport BabelPosition
from ziggurat.search.evaluator cimport Judge
from ziggurat.search.turn_list cimport Lines

cdef bint PLAIN
cdef int ABILITY, DROP_CARD, END, HALVE, KINDS, BY_POINTS, DROP, MAX_IN_RESERVE, LONGEST, ENDING, BEGINNING
cdef int DEEPEST, WON, WIDEST

cdef class BabelJudge(Judge):
    cdef BabelPosition root
    cdef BabelPosition now
    cdef BabelPosition base
    cdef BabelPosition child
    cdef Codes codes
    cdef int width
    cdef int later
    cdef int quick
    cdef BabelWorth worth_of
    cdef Lines even
    cdef Lines odd
    cdef Lines best

    cdef void begin(self, Stream stream) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef void propose(self, Lines lines, int most) noexcept nogil
    @cython.locals(card=int, held=int, slot=int)
    cdef void propose_drops(self, Lines lines, int most) noexcept nogil
    @cython.locals(i=int)
    cdef void play(self, int[::1] codes, int first, int length) noexcept nogil
    cdef void advance(self, Stream stream) noexcept nogil
    @cython.locals(op=int, most=int, card=int)
    cdef void answer(self, BabelPosition position) noexcept nogil
    @cython.locals(slot=int, depth=int)
    cdef void search(self, Lines lines, int most, int width) noexcept nogil
    @cython.locals(i=int)
    cdef void deepen(self, Lines lines, Lines beam, Lines longer, int depth) noexcept nogil
    @cython.locals(i=int)
    cdef void grow(self, Lines lines, Lines beam, Lines longer, int slot, int depth) noexcept nogil
    @cython.locals(mark="unsigned long long", value=int, kept=int, i=int)
    cdef void weigh(self, Lines lines, Lines beam, Lines longer, int slot, int code, int depth) noexcept nogil
    @cython.locals(halving=int, cut=bint, found=int, i=int)
    cdef void note(self, Lines lines, Lines beam, int slot, int code, int value, unsigned long long mark) noexcept nogil
    cdef bint halves(self, int code) noexcept nogil
    @cython.locals(mark="unsigned long long", i=int)
    cdef unsigned long long prefix_mark(self, Lines beam, int slot, int last) noexcept nogil

    @cython.locals(lead=int, p=int)
    cdef void assess(self) noexcept nogil
    @cython.locals(mine=int, theirs=int)
    cdef int result(self) noexcept nogil
    @cython.locals(before=BabelPosition, op=int, i=int, card=int)
    cdef unsigned long long mark_before(self, BabelPosition position, int known)
    cdef unsigned long long begun_at(self, BabelPosition position)
