"""Tests for authors of games: `suite.py` has the whole contract, the other modules its single checks."""
