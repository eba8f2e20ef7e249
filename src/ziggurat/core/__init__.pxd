from libc.string cimport memcpy, memset

ctypedef unsigned long long Word

cdef inline void clear_bytes(unsigned char[::1] items, int start, int size) noexcept nogil:
    memset(&items[start], 0, size)

cdef inline void add_where(unsigned char[::1] items, int start, Word bits, int octets, Word value) noexcept nogil:
    """Add to 8 bytes at a time: copy 8 bits to each byte, select one bit in each, move it to the lowest place."""
    cdef unsigned char *out = &items[start]
    cdef unsigned short one = 1
    cdef bint little = (<unsigned char *> &one)[0]  # byte order; a compiler knows it
    cdef Word selected = 0x8040201008040201ULL if little else 0x0102040810204080ULL
    cdef Word word, sums
    cdef int i
    for i in range(octets):
        word = ((bits & 255) * 0x0101010101010101ULL) & selected
        word = ((word + 0x7F7F7F7F7F7F7F7FULL) >> 7) & 0x0101010101010101ULL
        memcpy(&sums, out, 8)
        sums += value * word
        memcpy(out, &sums, 8)
        bits = bits >> 8
        out += 8
