"""Measures of the storage of gardens, shared by the hot modules: see `layout.py`."""

PLANES = 5  # covered squares, terraces, parks, arcades, fountains
MARGIN = 2  # bare rows above a plane and spare columns at the end of a row: no card reaches farther out
LEAD = 1  # a bare word before the first plane, for shifts across words
WORD = 64
ONE = 1  # typed as 64 bits where it is compiled, so that it may be shifted anywhere in a word
MASK64 = 0xFFFFFFFFFFFFFFFF
