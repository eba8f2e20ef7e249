"""Limits shared by the compiled modules of the search."""

MAX_TURN_LENGTH = 32  # actions of a whole turn
