cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.core.rng cimport Stream
from ziggurat.games.babel.position cimport BabelPosition
from ziggurat.search.judge cimport Judge
from ziggurat.search.lines cimport Lines

cdef bint PLAIN
cdef int ABILITY, DROP_CARD, END, HALVE, KINDS, BY_POINTS, DROP, MOST_IN_COLUMN, LONGEST
cdef int DEEPEST, WON, WIDEST
cdef int ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS
cdef int POINT, CLOSING, PERSON, READY, READY_TWICE, KIND, CARD, RUN, RUN_FOR_TEMPLES
cdef int RAZES, STEALS, SWAYS, PAIR_AT_END, PAIR_INSIDE, AT_HAND, THEIRS, FITS

cdef class BabelJudge(Judge):
    cdef BabelPosition root
    cdef BabelPosition now
    cdef BabelPosition base
    cdef BabelPosition child
    cdef Codes codes
    cdef int width
    cdef int quick
    cdef int[::1] w
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
    @cython.locals(mine=int, theirs=int, value=int, card=int)
    cdef int judge(self, BabelPosition position, int me) noexcept nogil
    @cython.locals(few=int, value=int, site=int, people=int, level=int)
    cdef int prospects(self, BabelPosition position, int p) noexcept nogil
    @cython.locals(here=int, size=int, value=int, first=int, people=int, after=int, share=int)
    cdef int runs(self, BabelPosition position, int p, int site) noexcept nogil
    @cython.locals(theirs=int, level=int, gained=int)
    cdef int run(self, BabelPosition position, int p, int site, int people) noexcept nogil
