cimport cython
from ziggurat.bots.babel.features cimport BabelFeatures
from ziggurat.core.position cimport Codes
from ziggurat.core.rng cimport Stream
from ziggurat.games.babel.position cimport BabelPosition
from ziggurat.search.evaluator cimport Evaluator
from ziggurat.search.turn_list cimport TurnList

cdef bint PLAIN
cdef int ABILITY, DROP_CARD, END, HALVE, KINDS, BY_POINTS, DROP, MAX_IN_RESERVE, PEOPLE_DRAW, TEMPLE_DRAW, MAX_TURN_LENGTH, ENDING, BEGINNING
cdef int MAX_DEPTH, WON, MAX_WIDTH

cdef class BabelEvaluator(Evaluator):
    cdef BabelPosition root
    cdef BabelPosition now
    cdef BabelPosition base
    cdef BabelPosition child
    cdef Codes codes
    cdef int width
    cdef int later
    cdef int quick
    cdef BabelFeatures features
    cdef TurnList even
    cdef TurnList odd
    cdef TurnList best

    cdef void determinise(self, Stream stream) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef void propose_turns(self, TurnList turns, int limit) noexcept nogil
    @cython.locals(card=int, held=int, slot=int)
    cdef void propose_drops(self, TurnList turns, int limit) noexcept nogil
    @cython.locals(i=int)
    cdef void play(self, int[::1] codes, int first, int length) noexcept nogil
    cdef void rollout_turn(self, Stream stream) noexcept nogil
    @cython.locals(op=int, most=int, card=int)
    cdef void discard_for_opponent(self, BabelPosition position) noexcept nogil
    @cython.locals(slot=int, depth=int)
    cdef void beam_search(self, TurnList turns, int limit, int width) noexcept nogil
    @cython.locals(i=int)
    cdef void extend_beam(self, TurnList turns, TurnList beam, TurnList longer, int depth) noexcept nogil
    @cython.locals(i=int)
    cdef void expand(self, TurnList turns, TurnList beam, TurnList longer, int slot, int depth) noexcept nogil
    @cython.locals(turn_hash="unsigned long long", value=int, kept=int, i=int)
    cdef void consider(self, TurnList turns, TurnList beam, TurnList longer, int slot, int code, int depth) noexcept nogil
    @cython.locals(halving=int, halved=bint, found=int, i=int)
    cdef void add_turn(self, TurnList turns, TurnList beam, int slot, int code, int value, unsigned long long turn_hash) noexcept nogil
    cdef bint is_halving(self, int code) noexcept nogil
    @cython.locals(turn_hash="unsigned long long", i=int)
    cdef unsigned long long prefix_hash(self, TurnList beam, int slot, int last) noexcept nogil

    @cython.locals(lead=int, p=int)
    cdef void evaluate(self) noexcept nogil
    @cython.locals(mine=int, theirs=int)
    cdef int result(self) noexcept nogil
    @cython.locals(before=BabelPosition, op=int, i=int, card=int)
    cdef unsigned long long hash_before(self, BabelPosition position, int known)
    cdef unsigned long long start_hash(self, BabelPosition position)
