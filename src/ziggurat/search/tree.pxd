cimport cython
from ziggurat.core.rng cimport Stream
from ziggurat.search cimport unlocked
from ziggurat.search.evaluator cimport Judge
from ziggurat.search.turn_list cimport Lines
from ziggurat.search.runner cimport Runner

cdef bint PLAIN
cdef int LONGEST, DEEPEST, ROOM, MOST_LINES, NO_NODE
cdef int PRIOR_WEIGHT, FEW, MANY
cdef long long SURE, BLOCKS, MOST_BEHIND, CERTAIN, CLEARLY
cdef int[::1] LOGS

cdef class Tree(Runner):
    cdef Judge judge
    cdef Stream stream
    cdef Stream deals
    cdef int width
    cdef int depth
    cdef int cut
    cdef int bold
    cdef int room
    cdef Lines lines
    cdef readonly int simulations
    cdef readonly int nodes
    cdef int start
    cdef long long spread
    cdef long long squares
    cdef long long sum
    cdef int[::1] first
    cdef int[::1] after
    cdef int[::1] visits
    cdef int[::1] offered
    cdef long long[::1] behind
    cdef int[::1] judged
    cdef long long[::1] total
    cdef long long[::1] points
    cdef unsigned long long[::1] marks
    cdef int[::1] codes
    cdef int[::1] length
    cdef int[::1] path
    cdef int[::1] movers
    cdef long long[::1] value
    cdef int[::1] child
    cdef int[::1] seats
    cdef int[::1] recalled

    @cython.locals(i=int)
    cdef void begin(self)
    @cython.locals(_=int)
    cdef void run_on(self, int count) noexcept nogil
    @cython.locals(node=int, length=int)
    cdef void simulate(self) noexcept nogil
    cdef bint is_far(self) noexcept nogil
    cdef void follow(self, int length, int node) noexcept nogil
    @cython.locals(length=int)
    cdef int descend(self, int node) noexcept nogil
    cdef int reach(self, int node) noexcept nogil
    @cython.locals(best=int, most="long long", log=int, node=int, value="long long")
    cdef int pick_at_root(self) noexcept nogil
    @cython.locals(i=int, best=int, most="long long", value="long long")
    cdef int pick(self, int parent, int seat) noexcept nogil
    @cython.locals(visits=int, hope="long long")
    cdef long long promise(self, int node, int seat, int log) noexcept nogil
    @cython.locals(node=int)
    cdef int find(self, int parent, unsigned long long mark) noexcept nogil
    @cython.locals(node=int, seat=int)
    cdef int new_node(self, unsigned long long mark, long long behind) noexcept nogil
    @cython.locals(behind="long long", node=int, i=int, last=int)
    cdef int link(self, int parent, int slot) noexcept nogil
    @cython.locals(seat=int, lead="long long", size="long long", share="long long")
    cdef void weigh(self) noexcept nogil
    @cython.locals(other="long long", i=int)
    cdef long long lead(self, int seat) noexcept nogil
    @cython.locals(i=int, node=int, seat=int)
    cdef void remember(self, int length) noexcept nogil
    @cython.locals(mean="long long")
    cdef void learn_spread(self, long long value) noexcept nogil
    @cython.locals(guess="long long", better="long long")
    cdef long long root_of(self, long long number) noexcept nogil
    @cython.locals(log=int)
    cdef int log_of(self, int number) noexcept nogil
    @cython.locals(i=int)
    cpdef list codes_of(self, int node)
    @cython.locals(child=int, best=int)
    cpdef list line_from(self, int node)
    @cython.locals(node=int, total="long long")
    cpdef list candidates(self)
    @cython.locals(node=int, best=int)
    cpdef bint certain_after(self, int more)
    @cython.locals(seat=int, gap="long long", error="long long")
    cdef bint is_beaten(self, int node, int best, int more)
    @cython.locals(node=int, child=int)
    cpdef dict sequels(self, list codes)
    @cython.locals(node=int)
    cpdef int candidate(self, list codes)
    @cython.locals(child=int)
    cpdef list own_after(self, int node)
    @cython.locals(seat=int)
    cpdef tuple kept(self, int node)
    @cython.locals(node=int, spared=int, place=int, seat=int)
    cpdef int recall(self, list known)
