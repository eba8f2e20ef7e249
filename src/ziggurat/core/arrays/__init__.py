"""Arrays of 64-bit words; a compiled module uses the functions of the same names in `__init__.pxd`."""

from __future__ import annotations

from array import array


def words_of(memory: array[int]) -> array[int]:
    """Return the words of an array of type "Q"; compiled, their address, which is valid as long as the array is."""
    return memory


def copy_words(target: array[int], source: array[int], count: int) -> None:
    """Copy the first words of an array."""
    target[:count] = source[:count]
