"""Measures that the hot modules of the search share."""

LONGEST = 32  # actions in a line
