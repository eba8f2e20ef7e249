cimport cython
from ziggurat.core.rng cimport Stream
from ziggurat.search cimport unlocked
from ziggurat.search.evaluator cimport Evaluator
from ziggurat.search.turn_list cimport TurnList
from ziggurat.search.runner cimport Runner

cdef bint PLAIN
cdef int MAX_TURN_LENGTH, MAX_DEPTH, MAX_NODES, MAX_CANDIDATES, NO_NODE
cdef int PRIOR_VISITS, MIN_VISITS, MIN_BEST_VISITS
cdef long long WIN_VALUE, BLOCKS_PER_DEAL, MAX_DEFICIT, SURE_WIN, CLEAR_GAP
cdef int[::1] LOGS

cdef class Tree(Runner):
    cdef Evaluator evaluator
    cdef Stream stream
    cdef Stream deals
    cdef int width
    cdef int depth
    cdef int rollout_turns
    cdef int exploration
    cdef int capacity
    cdef TurnList turns
    cdef readonly int simulations
    cdef readonly int nodes
    cdef int root_turn
    cdef long long deviation
    cdef long long sum_of_squares
    cdef long long sum_of_values
    cdef int[::1] first_child
    cdef int[::1] next_sibling
    cdef int[::1] visits
    cdef int[::1] available
    cdef long long[::1] deficit
    cdef int[::1] prior
    cdef long long[::1] totals
    cdef long long[::1] points
    cdef unsigned long long[::1] hashes
    cdef int[::1] codes
    cdef int[::1] length
    cdef int[::1] path
    cdef long long[::1] leaf_value
    cdef int[::1] children
    cdef int[::1] movers
    cdef int[::1] reused

    @cython.locals(i=int)
    cdef void expand_root(self)
    @cython.locals(_=int)
    cdef void run_on(self, int count) noexcept nogil
    @cython.locals(node=int, length=int)
    cdef void simulate(self) noexcept nogil
    cdef bint rollout_ended(self) noexcept nogil
    cdef void play_node(self, int length, int node) noexcept nogil
    @cython.locals(length=int)
    cdef int descend(self, int node) noexcept nogil
    cdef int child_limit(self, int node) noexcept nogil
    @cython.locals(best=int, highest="long long", log=int, node=int, value="long long")
    cdef int select_candidate(self) noexcept nogil
    @cython.locals(i=int, best=int, highest="long long", value="long long")
    cdef int select_child(self, int parent, int seat) noexcept nogil
    @cython.locals(visits=int, bonus="long long", deficit="long long")
    cdef long long ucb(self, int node, int seat, int log) noexcept nogil
    @cython.locals(node=int)
    cdef int find_child(self, int parent, unsigned long long turn_hash) noexcept nogil
    @cython.locals(node=int, seat=int)
    cdef int new_node(self, unsigned long long turn_hash, long long deficit) noexcept nogil
    @cython.locals(deficit="long long", node=int, i=int, last=int)
    cdef int add_child(self, int parent, int slot) noexcept nogil
    @cython.locals(seat=int, lead="long long", size="long long", share="long long")
    cdef void evaluate_leaf(self) noexcept nogil
    @cython.locals(other="long long", i=int)
    cdef long long lead(self, int seat) noexcept nogil
    @cython.locals(i=int, node=int, seat=int)
    cdef void back_up(self, int length) noexcept nogil
    @cython.locals(mean="long long", variance="long long")
    cdef void update_deviation(self, long long value) noexcept nogil
    @cython.locals(guess="long long", better="long long")
    cdef long long integer_sqrt(self, long long number) noexcept nogil
    @cython.locals(log=int)
    cdef int log_hundredths(self, int number) noexcept nogil
    @cython.locals(i=int)
    cpdef list codes_of(self, int node)
    @cython.locals(child=int, best=int)
    cpdef list principal_variation(self, int node)
    @cython.locals(node=int, total="long long")
    cpdef list candidates(self)
    @cython.locals(node=int, best=int, total="long long")
    cpdef bint is_decided(self, int more)
    @cython.locals(seat=int, gap="long long", variance="long long", error="long long")
    cdef bint is_out(self, int node, int best, int more)
    @cython.locals(node=int, child=int)
    cpdef dict follow_ups(self, list codes)
    @cython.locals(node=int)
    cpdef int find_candidate(self, list codes)
    @cython.locals(child=int)
    cpdef list own_follow_ups(self, int node)
    @cython.locals(seat=int)
    cpdef tuple stats_of(self, int node)
    @cython.locals(node=int, visits_reused=int, place=int, seat=int)
    cpdef int reuse(self, list stats)
