cimport cython
from ziggurat.bots.hanging_gardens.tile_value cimport TileValues
from ziggurat.games.hanging_gardens.position cimport HangingGardensPosition

cdef int ALONE, END, GROUND, HOPE1, JOINT, MAX_GROUP, NEXT_FREE, PAIR_KINDS, READY_KINDS, SOME_READY, TEMPLED2, TOUCH
cdef int TEMPLES, MIN_GROUP, FAR, MAX_ROWS
cdef unsigned long long ONE, MASK64, BITS1, BITS2, BITS4, BYTES

cdef class GardenValues(TileValues):
    cdef unsigned long long[::1] covered
    cdef unsigned long long[::1] temple_rows
    cdef unsigned long long[::1] plane
    cdef unsigned long long[::1] rows
    cdef unsigned long long[::1] group
    cdef unsigned long long[::1] ones
    cdef unsigned long long[::1] twos
    cdef unsigned long long[::1] many
    cdef int height
    cdef int smallest
    cdef int upper
    cdef int lower

    @cython.locals(total=int, i=int)
    cdef int garden_value(self, HangingGardensPosition position, int p) noexcept nogil
    @cython.locals(kind=int, i=int)
    cdef void compute_garden_features(self, HangingGardensPosition position, int p) noexcept nogil
    @cython.locals(ground=int, row=int, i=int)
    cdef void read_ground(self, HangingGardensPosition position, int p) noexcept nogil
    cdef inline int bits(self, unsigned long long mask) noexcept nogil
    @cython.locals(row=int, pairs=bint, ready=bint, size=int)
    cdef void count_groups(self, HangingGardensPosition position, int first) noexcept nogil
    @cython.locals(growing=bint, i=int, now="unsigned long long", then="unsigned long long")
    cdef int take_group(self, int row) noexcept nogil
    cdef inline unsigned long long widened(self, unsigned long long mask) noexcept nogil
    @cython.locals(size=int, templed=bint, i=int)
    cdef int classify_group(self) noexcept nogil
    cdef void count_templed(self, int size) noexcept nogil
    @cython.locals(row=int, free="unsigned long long", ends="unsigned long long", touch="unsigned long long")
    cdef void count_growth(self) noexcept nogil
    cdef inline unsigned long long around(self, unsigned long long[::1] rows, int row) noexcept nogil
    @cython.locals(west="unsigned long long", east="unsigned long long", north="unsigned long long", south="unsigned long long")
    cdef unsigned long long between(self, int row) noexcept nogil
