"""Measures that the hot modules of the search share."""

LONGEST = 64  # actions in a line
