"""Thousands of games at once, for learning programs: compiled, without the GIL, on several threads.

Needs NumPy: `pip install ziggurat-table[rl]`.
"""

from ziggurat.batch.batch import SKIP, Batch, parts_of

__all__ = ["SKIP", "Batch", "parts_of"]
