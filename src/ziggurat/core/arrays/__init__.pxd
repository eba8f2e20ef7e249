from cpython.array cimport array
from libc.string cimport memcpy

cdef inline unsigned long long *words_of(array memory) noexcept:
    return memory.data.as_ulonglongs

cdef inline void copy_words(unsigned long long *target, const unsigned long long *source, int count) noexcept nogil:
    memcpy(target, source, 8 * <size_t> count)
