"""Tests for authors of games: `suite.py` has the contract, `plugin.py` runs it, other modules have single checks."""
